// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/slides.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <algorithm>
#include <tuple>

#include "ui/async/asyncwork.h"
#include "ui/export/pdfdate.h"
#include "ui/lessons/library.h"
#include "ui/lessons/player.h"
#include "ui/view/view.h"
#include "ui/window/lessoncommands.h"
#include "ui/window/mainwindow.h"
#include "ui/window/presentation.h"

namespace posiscope {

namespace {

constexpr char addressOfPosiscope[] = "https://github.com/posiscope/posiscope";
constexpr int dotsPerInch = 144;

/// A lesson that is presented in a window of its own.
class Show {
 public:
    Show() : store_(defaultState(), viewIds()), window_(store_, {}, {}) {
        AsyncWork::setFramePatience(-1);
        window_.lessons()->motion().setByHand(true);  // a motion is two slides
        window_.lessons()->setOnPaper(true);
        window_.QMainWindow::show();
    }
    ~Show() {
        window_.presentation()->set(false);
        AsyncWork::setFramePatience(AsyncWork::usualFramePatience);
    }
    Q_DISABLE_COPY_MOVE(Show)

    Failure open(const QString& lesson) {
        if (const auto read = loadLesson(lesson, languageInUse()); !read) return read.error();
        window_.lessonCommands()->open(lesson);
        window_.presentation()->set(true);
        settle();
        return std::nullopt;
    }
    const LessonPlayer& player() const { return *window_.lessons(); }
    MainWindow& window() { return window_; }
    /// False behind the last slide.
    bool forward() {
        const auto place = [this] {
            const LessonPlayer& now = player();
            return std::tuple(now.step(), static_cast<int>(now.stage().part), now.stage().paragraphs,
                              now.isQuestionOpen(), now.isTaskDone(), now.motion().isPlaying(),
                              store_.shared().get());
        };
        const auto before = place();
        window_.lessons()->forward();
        settle();
        return place() != before;
    }
    /// Until everything is laid out and drawn.
    static void settle() {
        constexpr int rounds = 6;
        for (int n = 0; n < rounds; ++n) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QCoreApplication::processEvents();
        }
    }

 private:
    StateStore store_;
    MainWindow window_;
};

/// Calls `take` for each slide and `behind` after the last one of each step; false from `take` ends it.
bool present(Show& show, const Progress& progress, const std::function<bool()>& take,
             const std::function<void()>& behind) {
    for (bool more = true; more;) {
        const int step = show.player().step();
        if (!progress(static_cast<double>(step) / std::max(1, show.player().steps())) || !take())
            return false;
        more = show.forward();
        if (!more || show.player().step() != step) behind();
    }
    return progress(1);
}

/// A text on a page of its own.
void writePage(QPainter& painter, const QString& markdown) {
    constexpr int margin = 120, type = 34;
    QTextDocument text;
    QFont font = QGuiApplication::font();
    font.setPixelSize(type);
    text.setDefaultFont(font);
    text.setMarkdown(markdown);
    text.setTextWidth(slideSize.width() - 2 * margin);
    painter.save();
    painter.translate(margin, margin);
    const double room = slideSize.height() - 2.0 * margin;
    if (text.size().height() > room) painter.scale(room / text.size().height(), room / text.size().height());
    text.drawContents(&painter);
    painter.restore();
}

QString notesOf(const LessonPlayer& player, const Step& step) {
    if (step.notes.text.empty()) return {};
    return QStringLiteral("## %1\n\n%2").arg(QString::fromStdString(step.title), player.filled(step.notes));
}

}  // namespace

QByteArray screenForSlides() {
    return QStringLiteral(R"({"synchronousWindowSystemEvents": true, "windowFrameMargins": false,
        "screens": [{"name": "slides", "x": 0, "y": 0, "width": %1, "height": %2,
                     "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})")
        .arg(slideSize.width())
        .arg(slideSize.height())
        .toUtf8();
}

Result<QByteArray> slidesPdf(const QString& lesson, const SlideOptions& options) {
    Show show;
    if (auto failure = show.open(lesson)) return *failure;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QSizeF(slideSize) / dotsPerInch, QPageSize::Inch));
    writer.setPageMargins({});
    writer.setResolution(dotsPerInch);
    writer.setCreator(QStringLiteral("Posiscope"));
    const QString title = QString::fromStdString(show.player().lesson()->title);
    writer.setTitle(title);
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    QString notes;
    const auto drawNotes = [&] {
        if (notes.isEmpty()) return;
        writePage(painter, notes);
        writer.newPage();
    };
    const auto take = [&] {
        notes = options.notes ? notesOf(show.player(), show.player().current()) : QString();
        // A fade to transparent is black in a PDF.
        for (auto* fade : show.window().findChildren<QWidget*>(QStringLiteral("lessonFade")))
            fade->hide();
        show.window().render(&painter);
        writer.newPage();
        return true;
    };
    if (!present(show, options.progress, take, drawNotes)) return QByteArray();
    writePage(painter, QStringLiteral("# %1\n\n%2").arg(title, sourceOfSlides()));
    painter.end();
    return atSourceDate(bytes);
}

QString sourceOfSlides() {
    return QCoreApplication::translate(
               "posiscope::Slides",
               "A lesson of Posiscope, a microscope for positional encodings.\n\n%1\n\n"
               "Texts and pictures: CC BY 4.0")
        .arg(QLatin1String(addressOfPosiscope));
}

Result<std::size_t> countSlides(const QString& lesson) {
    Show show;
    if (auto failure = show.open(lesson)) return *failure;
    std::size_t count = 1;
    while (show.forward())
        ++count;
    return count;
}

Failure eachSlide(const QString& lesson, const SlideOptions& options,
                  const std::function<Failure(const Slide& slide)>& take) {
    Show show;
    if (auto failure = show.open(lesson)) return failure;
    Failure failed;
    const auto drawn = [&show] {
        QImage picture(slideSize, QImage::Format_RGB32);
        show.window().render(&picture);
        return picture;
    };
    const auto along = [&](double phase) {
        show.window().lessons()->motion().show(phase);
        Show::settle();
        return drawn();
    };
    const auto draw = [&] {
        const LessonPlayer& player = show.player();
        failed =
            take({drawn(), QString::fromStdString(player.current().title), player.motion().seconds(), along});
        if (player.motion().isPlaying()) along(0);  // its end is the next slide
        return !failed;
    };
    present(show, options.progress, draw, [] {});
    return failed;
}

}  // namespace posiscope
