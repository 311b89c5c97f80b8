// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/exportcommands.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <QProcess>
#include <algorithm>
#include <memory>
#include <numeric>

#include "core/parameters/keys.h"
#include "core/state/sweep.h"
#include "ui/dialogs/dialogs.h"
#include "ui/dialogs/drawingprogress.h"
#include "ui/dialogs/job.h"
#include "ui/documents/examples.h"
#include "ui/export/animation.h"
#include "ui/export/caption.h"
#include "ui/export/exportdialog.h"
#include "ui/export/figure.h"
#include "ui/export/figuresession.h"
#include "ui/export/printing.h"
#include "ui/export/sizerows.h"
#include "ui/files/savefile.h"
#include "ui/files/sessionfile.h"
#include "ui/lessons/player.h"
#include "ui/motion/motionbar.h"
#include "ui/panes/panearea.h"
#include "ui/translation/language.h"
#include "ui/translation/translated.h"
#include "ui/window/banner.h"
#include "ui/window/filename.h"

namespace posiscope {

ExportCommands::ExportCommands(Workbench& bench) : Commands(bench) {
    connect(bench.motion, &MotionBar::exportWanted, this, &ExportCommands::exportMotion);
    connect(bench.panes, &PaneArea::exportWanted, this, &ExportCommands::exportPane);
    connect(bench.panes, &PaneArea::copyWanted, this, &ExportCommands::copyPane);
}

void ExportCommands::fill(QMenu* menu) {
    add(menu, QT_TR_NOOP("&Export pane …"), QKeySequence(Qt::CTRL | Qt::Key_E), QStringLiteral("exportPane"),
        [this] { exportPane(panes().current()); });
    add(menu, QT_TR_NOOP("Export a&ll panes …"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E),
        QStringLiteral("exportAll"), [this] { exportAllPanes(); });
    add(menu, QT_TR_NOOP("Export &data of pane …"), QKeySequence(Qt::CTRL | Qt::Key_D),
        QStringLiteral("exportData"), [this] { exportPaneData(panes().current()); });
    add(menu, QT_TR_NOOP("&Copy picture of pane"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
        QStringLiteral("copyPicture"), [this] { copyPane(panes().current()); });
    add(menu, QT_TR_NOOP("Export &motion …"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M),
        QStringLiteral("exportMotion"), [this] { exportMotion(); });
    menu->addSeparator();
    add(menu, QT_TR_NOOP("&Print …"), QKeySequence::Print, QStringLiteral("print"), [this] { printPanes(); });
}

PaneArea& ExportCommands::panes() const {
    return *bench_.panes;
}

const Pane& ExportCommands::pane(int index) const {
    return store_.state().arrangement.panes[static_cast<std::size_t>(index)];
}

FigureRequest ExportCommands::figureOfPanes() const {
    const Arrangement& arrangement = store_.state().arrangement;
    FigureRequest request;
    request.snapshot = store_.snapshot();
    request.panes = arrangement.panes;
    request.columnSplit = arrangement.columnSplit;
    request.rowSplit = arrangement.rowSplit;
    request.theme = bench_.theme;
    return request;
}

void ExportCommands::tellExport(const QString& path, const Result<Outcome>& outcome) {
    if (!outcome)
        report(outcome.error());
    else
        tell(*outcome == Outcome::done ? tr("Exported %1").arg(path)
                                       : tr("Export cancelled; nothing was written"));
}

/// The choice made in the dialog. It is remembered for the next time.
std::optional<ExportChoice> ExportCommands::askForExport(ExportSubject subject) {
    HeldDialog<ExportDialog> dialog(std::move(subject), bench_.window);
    if (!dialog.isAccepted()) return std::nullopt;
    ExportChoice choice = dialog->choice();
    bench_.settings.exports = choice.memory;
    bench_.saveSoon();
    return choice;
}

ExportSubject ExportCommands::subjectOfPane(int index) const {
    return {.what = ExportSubject::What::picture,
            .heading = tr("Export pane"),
            .baseName = nameOfFile(pane(index), store_.state()),
            .shown = panes().card(index)->size(),
            .figure = figureOfPanes(),
            .chosen = {static_cast<std::size_t>(index)},
            .numbers = {},
            .memory = bench_.settings.exports};
}

void ExportCommands::exportPane(int index) {
    exportPicture(subjectOfPane(index));
}

bool ExportCommands::exportForPaper() {
    ExportSubject subject = subjectOfPane(panes().current());
    PictureMemory& memory = subject.memory.picture;
    if (memory.format.isEmpty()) {
        const auto column = std::ranges::find_if(sizePresets(), &SizePreset::printed);
        memory.format = QStringLiteral("pdf");
        memory.preset = column->id;
        memory.measure = column->measure;
        memory.heading = false;
    }
    return exportPicture(std::move(subject));
}

void ExportCommands::exportAllPanes() {
    const std::vector<Pane>& shown = store_.state().arrangement.panes;
    std::vector<std::size_t> all(shown.size());
    std::iota(all.begin(), all.end(), 0);
    // A list of differences is no picture, and rarely has room.
    const auto isList = [&](std::size_t n) { return findViewType(shown[n].view)->comparesSides; };
    if (!std::ranges::all_of(all, isList)) std::erase_if(all, isList);
    exportPicture({.what = ExportSubject::What::picture,
                   .heading = tr("Export all panes"),
                   .baseName = QStringLiteral("posiscope"),
                   .shown = panes().size(),
                   .figure = figureOfPanes(),
                   .chosen = all,
                   .numbers = {},
                   .memory = bench_.settings.exports});
}

void ExportCommands::exportExample(const Example& example) {
    const auto state = loadSession(example.picture, store_.views());
    if (!state) return report(state.error());
    ExportSubject subject{.what = ExportSubject::What::picture,
                          .heading = tr("Export an example"),
                          .baseName = example.id,
                          .shown = panes().size(),
                          .figure = {},
                          .chosen = {0},
                          .numbers = {},
                          .memory = bench_.settings.exports};
    subject.figure.snapshot = makeSnapshot(*state);
    subject.figure.panes = state->arrangement.panes;
    subject.figure.theme = bench_.theme;
    takeFigure(figureOfPicture(example.picture), subject.memory.picture);
    exportPicture(std::move(subject));
}

/// Returns whether a file was asked for.
bool ExportCommands::exportPicture(ExportSubject subject) {
    const auto choice = askForExport(std::move(subject));
    if (!choice) return false;
    FigureRequest request = choice->figure;
    carrySession(request, choice->path);
    // Widgets are drawn in this thread, while DrawingProgress handles the window's events. Encoding and
    // writing happen in another thread.
    std::optional<DrawingProgress> drawing(std::in_place, bench_.window,
                                           tr("Drawing %1 …").arg(QFileInfo(choice->path).fileName()));
    request.keepGoing = [&drawing] { return drawing->goOn(); };
    const auto figure = drawForFile(request, choice->format);
    drawing.reset();
    if (!figure) {
        report(figure.error());
        return true;
    }
    if (figure->cancelled) {
        tellExport(choice->path, Outcome::cancelled);
        return true;
    }
    const QString caption =
        choice->memory.picture.captionFile ? captionWithPapers(request.snapshot, request.panes) : QString();
    runJob(
        bench_.window, tr("Writing %1 …").arg(QFileInfo(choice->path).fileName()),
        [figure = *figure, path = choice->path, caption](const Progress& progress) -> Result<Outcome> {
            const auto bytes = encode(figure);
            if (!bytes) return bytes.error();
            if (!progress(0.5)) return Outcome::cancelled;
            if (auto failure = saveBytes(path, *bytes)) return *failure;
            if (!caption.isEmpty())
                if (auto failure = saveBytes(captionFileOf(path), caption.toUtf8() + '\n')) return *failure;
            return Outcome::done;
        },
        [this, path = choice->path](const Result<Outcome>& outcome) { tellExport(path, outcome); });
    return true;
}

void ExportCommands::exportPaneData(int index) {
    const ViewType* type = findViewType(pane(index).view);
    if (!type->data) {
        bench_.banner->say(tr("%1 has no numbers of its own to export. Choose another pane first.")
                               .arg(translated(type->name)));
        return;
    }
    const Snapshot snapshot = snapshotOfPane(store_.snapshot(), pane(index));
    if (const Text reason = whyUnavailable(*type, snapshot); !reason.empty()) {
        bench_.banner->say(translated(reason));
        return;
    }
    const Dataset numbers = dataOf(*type, snapshot);
    const QString heading =
        tr("Export data: %1, %2 × %3")
            .arg(translated(type->name), grouped(numbers.field->rows()), grouped(numbers.field->columns()));
    const auto choice = askForExport({.what = ExportSubject::What::data,
                                      .heading = heading,
                                      .baseName = nameOfFile(pane(index), store_.state()),
                                      .shown = {},
                                      .figure = {},
                                      .chosen = {},
                                      .numbers = numbers,
                                      .memory = bench_.settings.exports});
    if (!choice) return;
    runJob(
        bench_.window, tr("Writing %1 …").arg(QFileInfo(choice->path).fileName()),
        [numbers, path = choice->path, type = choice->type](const Progress& progress) {
            return exportData(numbers, path, type, progress);
        },
        [this, path = choice->path](const Result<Outcome>& outcome) { tellExport(path, outcome); });
}

void ExportCommands::copyPane(int index) {
    const PaneCard* card = panes().card(index);
    FigureRequest request = figureOfPanes();
    request.panes = {pane(index)};
    request.size = card->size();
    request.scale = 2;
    request.cursor = bench_.settings.exports.picture.cursor;  // as exported the last time
    const QString name = translated(findViewType(pane(index).view)->name);
    bool wanted = true;
    std::optional<DrawingProgress> drawing(std::in_place, bench_.window, tr("Drawing %1 …").arg(name));
    request.keepGoing = [&] { return wanted = wanted && drawing->goOn(); };
    const auto image = renderImage(request);
    drawing.reset();
    if (!wanted) return;
    if (!image) {
        report(image.error());
        return;
    }
    QGuiApplication::clipboard()->setImage(*image);
    tell(tr("Copied the picture of %1").arg(name));
}

void ExportCommands::exportMotion() {
    const auto asked = askForExport(
        {.what = ExportSubject::What::motion,
         .heading = tr("Export motion"),
         .baseName = nameOfFile(pane(panes().current()), store_.state()) + QStringLiteral("-motion"),
         .shown = panes().card(panes().current())->size(),
         .figure = figureOfPanes(),
         .chosen = {static_cast<std::size_t>(panes().current())},
         .numbers = {},
         .memory = bench_.settings.exports,
         .moves = !bench_.motion->player().reducedMotion()});
    if (!asked) return;
    const ExportChoice& choice = *asked;
    Animation animation;
    animation.figure = choice.figure;
    animation.figure.marksExplained = false;
    animation.key = choice.motion.key;
    animation.values = choice.values;
    animation.fps = choice.fps;
    animation.megabytes = choice.megabytes;
    bench_.motion->player().pause();
    // Whether the frames are still wanted. The writer sets it.
    const auto wanted = std::make_shared<KeepGoing>([] { return true; });
    const FrameSource frames = framesFromWindow(animation, [wanted] { return (*wanted)(); });
    const auto written = std::make_shared<std::size_t>(0);
    runJob(
        bench_.window, tr("Writing %1 …").arg(QFileInfo(choice.path).fileName()),
        [=, path = choice.path](const Progress& progress) -> Result<Outcome> {
            auto share = std::make_shared<double>(0);
            *wanted = [=] { return progress(*share); };
            const auto frameCount = exportAnimation(animation, frames, path, [=](double now) {
                *share = now;
                return progress(now);
            });
            if (!frameCount) return frameCount.error();
            *written = *frameCount;
            return *written > 0 ? Outcome::done : Outcome::cancelled;
        },
        [=, this, path = choice.path](const Result<Outcome>& outcome) {
            if (outcome && *written > 0 && *written < animation.values.size())
                tell(tr("Exported %1").arg(path) + QStringLiteral(". ") +
                     translated(fewerFrames(*written, animation)));
            else
                tellExport(path, outcome);
        });
}

void ExportCommands::printPanes() {
    constexpr int dotsPerInch = 600;
    QPrinter printer(QPrinter::HighResolution);
    printer.setResolution(dotsPerInch);
    printer.setPageOrientation(QPageLayout::Landscape);
    printer.setDocName(bench_.window->windowTitle().remove(QStringLiteral("[*]")));
    HeldDialog<QPrintDialog> dialog(&printer, bench_.window);
    dialog->setObjectName(QStringLiteral("printDialog"));
    if (!dialog.isAccepted()) return;
    FigureRequest request = figureOfPanes();
    request.theme = &Theme::print();
    request.size = panes().size();
    bool wanted = true;
    std::optional<DrawingProgress> drawing(std::in_place, bench_.window,
                                           tr("Drawing %1 …").arg(printer.docName()));
    request.keepGoing = [&] { return wanted = wanted && drawing->goOn(); };
    const auto failure = printFigure(request, printer);
    drawing.reset();
    if (!wanted) {
        printer.abort();
        return;
    }
    if (failure)
        report(*failure);
    else
        tell(tr("Printed"));
}

void ExportCommands::exportHandout(HandoutKind kind) {
    if (bench_.lessons->lesson() == nullptr) return;
    const Lesson lesson = *bench_.lessons->lesson();
    struct Words {
        QString title;
        QString ending;
    };
    const Words words = kind == HandoutKind::teacher
                            ? Words{tr("Save the teacher’s copy"), QStringLiteral("-teacher.pdf")}
                        : kind == HandoutKind::solutions
                            ? Words{tr("Save the handout with solutions"), QStringLiteral("-solutions.pdf")}
                            : Words{tr("Save the handout"), QStringLiteral(".pdf")};
    QString path = fileToSave(bench_.window, words.title, QString::fromStdString(lesson.id) + words.ending,
                              tr("PDF (*.pdf)"));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += QLatin1String(".pdf");
    const auto done = [this, path](const Result<Outcome>& outcome) { tellExport(path, outcome); };
    // Widgets are drawn in this thread, while DrawingProgress handles the window's events.
    const auto bytes = [&] {
        DrawingProgress drawing(bench_.window, tr("Drawing %1 …").arg(QFileInfo(path).fileName()));
        HandoutOptions options;
        options.kind = kind;
        options.pictures = bench_.lessons->pictures();
        options.progress = [&drawing](double share) { return drawing.goOn(share); };
        return handoutPdf(lesson, options);
    }();
    if (!bytes) {
        report(bytes.error());
        return;
    }
    if (bytes->isEmpty()) {
        done(Outcome::cancelled);
        return;
    }
    runJob(
        bench_.window, tr("Writing %1 …").arg(QFileInfo(path).fileName()),
        [bytes = *bytes, path](const Progress&) -> Result<Outcome> {
            if (auto failure = saveBytes(path, bytes)) return *failure;
            return Outcome::done;
        },
        done);
}

void ExportCommands::exportSlides() {
    if (bench_.lessons->lesson() == nullptr) return;
    const QString id = QString::fromStdString(bench_.lessons->lesson()->id);
    QString path = fileToSave(bench_.window, tr("Save as slides"), id + QStringLiteral("-slides.pdf"),
                              tr("PDF (*.pdf)"));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += QLatin1String(".pdf");
    const QString program = program_.isEmpty() ? QCoreApplication::applicationFilePath() : program_;
    const QStringList words{QStringLiteral("slides"),
                            QStringLiteral("--lesson"),
                            QString::fromStdString(store_.state().get(keys::lesson)),
                            QStringLiteral("--output"),
                            path,
                            QStringLiteral("--lang"),
                            QLatin1String(languageInUse().code)};
    runJob(
        bench_.window, tr("Writing %1 …").arg(QFileInfo(path).fileName()),
        [program, words](const Progress& proceed) -> Result<Outcome> {
            constexpr int pause = 100;  // ms between two looks at the button Cancel
            QProcess slides;
            slides.start(program, words);
            while (!slides.waitForFinished(pause) && slides.state() != QProcess::NotRunning)
                if (!proceed(0)) {
                    slides.kill();
                    slides.waitForFinished();
                    return Outcome::cancelled;
                }
            if (slides.exitStatus() == QProcess::NormalExit && slides.exitCode() == 0) return Outcome::done;
            const QString said = QString::fromUtf8(slides.readAllStandardError()).section(u'\n', 0, 0);
            return Error{Text::asIs((said.isEmpty() ? slides.errorString() : said).toStdString()), ""};
        },
        [this, path](const Result<Outcome>& outcome) { tellExport(path, outcome); });
}

}  // namespace posiscope
