// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson on a projector, in every language, with only a clicker: each stage of each step is visible.
// CTest runs this test on screens of 1920×1080 and 1280×720.
#include <qcustomplot.h>

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <map>

#include "core/lessons/markup.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/drawntype.h"
#include "tests/ui/lessonrows.h"
#include "tests/ui/windowfixture.h"
#include "ui/lessons/lessoncard.h"
#include "ui/lessons/library.h"
#include "ui/lessons/player.h"
#include "ui/panes/panetitle.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/language.h"
#include "ui/views/shared/picturewidget.h"

using namespace posiscope;

namespace {

/// The window is laid out but not painted: a picture takes longer than all the rest.
void layOut() {
    for (int n = 0; n < 4; ++n) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }
    QTest::qWait(0);
}

QString placeOf(const LessonPlayer& player) {
    return QStringLiteral("step %1, part %2, paragraph %3")
        .arg(player.step() + 1)
        .arg(static_cast<int>(player.stage().part))
        .arg(player.stage().paragraphs);
}

/// What a press can change: the place in the lesson, the reply, the task, and the state.
QString shownBy(const WindowFixture& fixture) {
    const LessonPlayer& player = *fixture.window->lessons();
    return placeOf(player) + QStringLiteral(", open %1, done %2, moves %3, state %4")
                                 .arg(player.isQuestionOpen())
                                 .arg(player.isTaskDone())
                                 .arg(player.motion().isPlaying())
                                 .arg(reinterpret_cast<quintptr>(fixture.store.shared().get()));
}

/// Whether a view has room for its picture in the pane that it is shown in.
bool hasRoom(View& view) {
    QWidget* picture = view.widget();
    for (auto* each : view.widget()->findChildren<QWidget*>())
        if (auto* painted = dynamic_cast<PictureWidget*>(each)) picture = painted;
    const QSize size = inLargePixels(picture->size());
    QImage image(size, QImage::Format_RGB32);
    QCPPainter painter(&image);
    return view.paint(painter, size);
}

/// The parts of the panes that are too small or cut off.
QStringList panesAtFault(const WindowFixture& fixture) {
    constexpr double least = 380.0 / 1080, leastWidth = 700.0 / 1920;
    QStringList faults;
    const PaneArea& panes = *fixture.window->panes();
    for (int n = 0; n < panes.count(); ++n) {
        const PaneCard& card = *panes.card(n);
        if (!card.isVisible()) continue;
        if (card.height() < std::floor(least * fixture.window->height()) ||
            card.width() < std::floor(leastWidth * fixture.window->width()))
            faults << QStringLiteral("pane %1 has %2×%3").arg(n).arg(card.width()).arg(card.height());
        if (card.view() != nullptr && !hasRoom(*card.view()))
            faults << QStringLiteral("pane %1 has no room for its picture").arg(n);
        const auto* title = card.findChild<PaneTitle*>();
        if (title->isVisible() && title->shown() != title->text())
            faults << QStringLiteral("the title “%1” is cut").arg(title->text());
    }
    return faults;
}

/// Where the picture and the text stand, and A and B.
QStringList arrangementAtFault(const WindowFixture& fixture) {
    QStringList faults;
    const PaneArea& panes = *fixture.window->panes();
    const auto placeOfWidget = [&](const QWidget& widget) {
        return QRect(widget.mapTo(fixture.window.get(), QPoint()), widget.size());
    };
    std::vector<QRect> shown;
    for (int n = 0; n < panes.count(); ++n)
        if (panes.card(n)->isVisible()) shown.push_back(placeOfWidget(*panes.card(n)));
    const QRect text = placeOfWidget(*fixture.find<QScrollArea>(QStringLiteral("lessonScroll")));
    if (shown[0].left() < text.right()) faults << QStringLiteral("the picture is not beside the text");
    if (!hasB(fixture.store.state()) || shown.size() != 2) return faults;
    if (std::abs(shown[0].width() - shown[1].width()) > 2 || shown[0].height() != shown[1].height())
        faults << QStringLiteral("A has %1×%2 and B %3×%4")
                      .arg(shown[0].width())
                      .arg(shown[0].height())
                      .arg(shown[1].width())
                      .arg(shown[1].height());
    for (int n = 0; n < 2; ++n)
        if (!panes.card(n)->findChild<PaneTitle*>()->isVisible())
            faults << QStringLiteral("pane %1 of a comparison has no name").arg(n);
    return faults;
}

/// The panes together.
QRect pictureOf(const WindowFixture& fixture) {
    const QWidget& panes = *fixture.window->panes();
    return {panes.mapTo(fixture.window.get(), QPoint()), panes.size()};
}

/// The parts of the text that are cut off, too small, or out of sight without a sign.
QStringList textAtFault(const WindowFixture& fixture) {
    QStringList faults;
    auto* scroll = fixture.find<QScrollArea>(QStringLiteral("lessonScroll"));
    const LessonPlayer& player = *fixture.window->lessons();
    const QRect sight = scroll->viewport()->rect();
    // Of 1080: 28 pixels for what is read aloud, 24 for code and small print.
    const double pixel = fixture.window->screen()->size().height() / 1080.0;
    static const QSet<QString> readAloud{
        QStringLiteral("stepText"), QStringLiteral("stepTextAfterCode"), QStringLiteral("questionText"),
        QStringLiteral("thenText"), QStringLiteral("answerText"),        QStringLiteral("because"),
        QStringLiteral("taskText"), QStringLiteral("moreTitle"),         QStringLiteral("moreText")};
    const bool asks = player.stage().part == Stage::Part::question;
    for (const auto* label : scroll->widget()->findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty()) continue;
        const QString name = label->objectName();
        const double least = (readAloud.contains(name) ? 28 : 24) * pixel;
        if (label->fontInfo().pixelSize() < std::floor(least))
            faults << QStringLiteral("%1 has type of %2 px").arg(name).arg(label->fontInfo().pixelSize());
        if (label->height() + 1 < label->heightForWidth(label->width()))
            faults << QStringLiteral("%1 is cut").arg(name);
        const QRect place(label->mapTo(scroll->viewport(), QPoint()), label->size());
        if (place.left() < 0 || place.right() > sight.width())
            faults << QStringLiteral("%1 is wider than the card").arg(name);
        // A question is in sight as a whole; a reason that is too long for that is, without what it answers.
        const bool newest = asks && (player.isQuestionOpen() || name == QLatin1String("because"));
        if (newest && !sight.contains(place))
            faults << QStringLiteral("%1 is out of sight: to %2 of %3")
                          .arg(name)
                          .arg(place.bottom())
                          .arg(sight.bottom());
    }
    const QScrollBar& bar = *scroll->verticalScrollBar();
    const auto signs = fixture.window->findChildren<QLabel*>(QStringLiteral("lessonSign"));
    if ((bar.value() > bar.minimum() && !signs[0]->isVisible()) ||
        (bar.value() < bar.maximum() && !signs[1]->isVisible()))
        faults << QStringLiteral("there is more, and no sign says so");
    if (!asks && player.stage().part == Stage::Part::text && bar.value() < bar.maximum())
        faults << QStringLiteral("the last paragraph is below the edge");
    return faults;
}

/// The controls that do the task and are out of sight.
QStringList controlsAtFault(const WindowFixture& fixture) {
    const LessonPlayer& player = *fixture.window->lessons();
    const ParameterPanel& panel = *fixture.window->panel();
    if (player.stage().part != Stage::Part::task || !panel.isVisible()) return {};
    static const QRegularExpression kinds(QStringLiteral("^(Menu|Field|Slider|Box|_.*)$"));
    QStringList faults;
    const QWidget& sight = *panel.parentWidget();
    for (const Setting& setting : player.current().task->solution)
        for (const auto* control : panel.findChildren<QWidget*>()) {
            const QString key = QString::fromStdString(setting.key);
            const QString name = control->objectName();
            if (!control->isVisible() || !name.startsWith(key) ||
                !kinds.match(name.mid(key.size())).hasMatch())
                continue;
            if (!sight.rect().contains(QRect(control->mapTo(&sight, QPoint()), control->size())))
                faults << QStringLiteral("%1 is out of sight").arg(name);
        }
    return faults;
}

/// Type that is too small as it is drawn: in panes, in a picture of the text that has their place, and in
/// formulas.
QStringList typeAtFault(const WindowFixture& fixture) {
    constexpr double least = 24, rounding = 1e-6;  // of 1080, as small print
    const double pixel = fixture.window->screen()->size().height() / 1080.0;
    QStringList faults;
    const auto complain = [&](const QString& what, double type, const QString& where) {
        if (type < std::floor(least * pixel) - rounding)
            faults << QStringLiteral("%1 has type of %2 px in %3").arg(what).arg(type / pixel).arg(where);
    };
    const auto* const picture = fixture.find<QWidget>(QStringLiteral("stepPicture"));
    if (picture->isVisible()) {
        const auto large = largePictureIn(fixture.window->lessons()->current().text.text);
        QFile file(QStringLiteral(":/lessons/pictures/") + QString::fromStdString(large->name));
        if (!file.open(QIODevice::ReadOnly)) return {file.errorString()};
        const QByteArray svg = file.readAll();
        const QSize room = picture->size() - QSize(scaled(24), scaled(24));
        const QSizeF size = QSizeF(QSvgRenderer(svg).defaultSize()).scaled(room, Qt::KeepAspectRatio);
        const auto drawn = wordsOfDrawing(svg, size);
        if (drawn.empty())
            faults << QStringLiteral("%1 has no words that can be measured").arg(file.fileName());
        for (const DrawnWords& each : drawn)
            complain(each.text, each.type, file.fileName());
    } else {
        const VisibleWordsCollector words(fixture.window->panes());
        for (const VisibleWords& each : words.all())
            complain(each.text, each.type, nameOf(each.widget));
    }
    for (const auto* label :
         fixture.find<QScrollArea>(QStringLiteral("lessonScroll"))->findChildren<QLabel*>()) {
        if (!label->isVisible()) continue;
        for (const PictureInText& each : picturesIn(*label))
            if (const double type = typeOfFormula(each.picture); type > 0)
                complain(QStringLiteral("a formula"), type / each.fineness, label->objectName());
            else
                faults << QStringLiteral("a picture in %1 has no equals sign to measure")
                              .arg(label->objectName());
    }
    return faults;
}

/// The plots of a step, which stay where they are as long as the same views share the window.
class PlotsOfStep {
 public:
    explicit PlotsOfStep(const WindowFixture& fixture) : fixture_(fixture) {}

    /// The plots that have another place than when they were first seen in this step.
    QStringList moved() {
        const auto state = fixture_.store.shared();
        if (std::exchange(step_, fixture_.window->lessons()->step()) != fixture_.window->lessons()->step())
            places_.clear();
        else if (state == seen_)
            return {};
        seen_ = state;
        fixture_.settle();
        QStringList faults;
        const PaneArea& panes = *fixture_.window->panes();
        for (int n = 0; n < panes.count(); ++n)
            for (const auto* plot : panes.card(n)->findChildren<QCustomPlot*>()) {
                if (!plot->isVisible() || plot->axisRectCount() == 0) continue;
                const QString name = QStringLiteral("plot %1 of %2").arg(n).arg(views());
                const QRect now = plot->axisRect()->rect();
                const QRect& first = places_.try_emplace(name, now).first->second;
                if (!isNear(first, now)) faults << name + QStringLiteral(" does not hold still");
            }
        return faults;
    }

 private:
    /// All edges but for a line of a legend or of numbers.
    static bool isNear(const QRect& a, const QRect& b) {
        constexpr int line = 20;
        return std::abs(a.left() - b.left()) <= line && std::abs(a.right() - b.right()) <= line &&
               std::abs(a.top() - b.top()) <= line && std::abs(a.bottom() - b.bottom()) <= line;
    }
    QString views() const {
        QStringList all;
        for (const Pane& pane : fixture_.store.state().arrangement.panes)
            all << QString::fromStdString(pane.view) + QString::number(static_cast<int>(pane.subject));
        return all.join(QStringLiteral(", "));
    }

    const WindowFixture& fixture_;
    SnapshotPtr seen_;
    int step_ = -1;
    std::map<QString, QRect> places_;
};

}  // namespace

class TestClassroom : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() {
        setInterfaceScale(1);
        QApplication::setFont(interfaceFont());
        useLanguage(*findLanguage(QStringLiteral("en")));
    }

    void everyStageIsInSight_data() { addLessonsInTurn(3); }
    void everyStageIsInSight() {
        const auto [name, code] = fetchRow<QString, QString>();
        useLanguage(*findLanguage(code));
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(name));
        fixture.window->presentation()->set(true);
        QVERIFY(QTest::qWaitFor([&] { return fixture.window->isFullScreen(); }, patience));
        LessonPlayer& player = *fixture.window->lessons();
        QStringList faults;
        int presses = 0, place = -1;
        QRect picture;  // of the step
        PlotsOfStep plots(fixture);
        // Every press changes something, up to the last one.
        for (QString before; before != shownBy(fixture);) {
            before = shownBy(fixture);
            layOut();
            // A solution that has been played changes the look of its task once the state has been followed.
            if (player.isTaskDone() && player.stage().part == Stage::Part::task) fixture.settle();
            for (const QString& fault : panesAtFault(fixture) + arrangementAtFault(fixture) +
                                            textAtFault(fixture) + controlsAtFault(fixture) +
                                            typeAtFault(fixture) + plots.moved())
                faults << shownBy(fixture) + QStringLiteral(": ") + fault;
            if (std::exchange(place, player.step()) != player.step())
                picture = pictureOf(fixture);
            else if (picture != pictureOf(fixture))
                faults << shownBy(fixture) + QStringLiteral(": the picture does not hold still");
            player.forward();
            ++presses;
        }
        QCOMPARE(player.step() + 1, player.steps());
        QVERIFY(presses > 2 * player.steps());
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// What M unfolds is in sight, or a sign says that there is more. The picture keeps half of the height.
    void unfoldedAsides_data() {
        addColumns<QString, QString>("name", "code");
        const QStringList names = builtInLessons(), codes = languageCodes();
        for (qsizetype n = 0; n < names.size(); ++n)
            for (qsizetype m = 0; m < codes.size(); ++m) {
                const auto lesson = loadLesson(names[n], *findLanguage(codes[m]));
                const bool has =
                    std::ranges::any_of(lesson->steps, [](const Step& step) { return !step.more.empty(); });
                if (has && isInTurn(n, m, codes.size()))
                    QTest::newRow(qPrintable(names[n] + u' ' + codes[m])) << names[n] << codes[m];
            }
    }
    void unfoldedAsides() {
        const auto [name, code] = fetchRow<QString, QString>();
        useLanguage(*findLanguage(code));
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(name));
        fixture.window->presentation()->set(true);
        QVERIFY(QTest::qWaitFor([&] { return fixture.window->isFullScreen(); }, patience));
        LessonPlayer& player = *fixture.window->lessons();
        QStringList faults;
        int unfolded = 0;
        for (QString before; before != shownBy(fixture); player.forward()) {
            before = shownBy(fixture);
            layOut();
            // The card is built anew where the text gets more room.
            const auto seen = [&](const char* part) {
                const auto* found = fixture.window->findChild<QWidget*>(QLatin1String(part));
                return found != nullptr && found->isVisible();
            };
            if (!seen("more0")) continue;
            QTest::keyClick(fixture.window->windowHandle(), Qt::Key_M);
            layOut();
            unfolded += seen("moreText") ? 1 : 0;
            if (2 * fixture.window->panes()->card(0)->height() < fixture.window->height())
                faults << shownBy(fixture) + QStringLiteral(": the aside takes the picture's room");
            for (const QString& fault : panesAtFault(fixture) + textAtFault(fixture))
                faults << shownBy(fixture) + QStringLiteral(": ") + fault;
        }
        QVERIFY(unfolded > 0);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// What is built anew for another size is in sight at once, not only with the next event.
    void inSightAtOnce() {
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("in-code")));
        fixture.window->presentation()->set(true);
        QVERIFY(QTest::qWaitFor([&] { return fixture.window->isFullScreen(); }, patience));
        const auto& scroll = *fixture.find<QScrollArea>(QStringLiteral("lessonScroll"));
        auto& card = *fixture.find<LessonCard>(QStringLiteral("lessonCard"));
        QStringList faults;
        for (QString before; before != shownBy(fixture);) {
            before = shownBy(fixture);
            fixture.window->lessons()->forward();
            layOut();
            card.resize(card.width(), card.height() - 12);
            card.show(fixture.window->theme());  // builds the step anew
            QRect shown;
            for (const auto* part : scroll.widget()->findChildren<QLabel*>())
                if (part->isVisible() && !part->text().isEmpty())
                    shown |= QRect(part->mapTo(scroll.viewport(), QPoint()), part->size());
            if (!scroll.viewport()->rect().intersects(shown))
                faults << QStringLiteral("%1: %2 to %3")
                              .arg(placeOf(*fixture.window->lessons()))
                              .arg(shown.top())
                              .arg(shown.bottom());
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// Presses that come faster than the window is laid out leave the text in sight.
    void quickPresses_data() {
        addColumns<QString, int>("lesson", "presses");
        const QStringList names = builtInLessons();
        constexpr int presses[] = {2, 3, 6};
        // In the quick suite every second lesson.
        for (qsizetype n = 0; n < names.size(); n += allRows() ? 1 : 2)
            for (qsizetype m = 0; m < 3; ++m)
                if (isInTurn(n / 2, m, 3))
                    QTest::addRow("%s %d", qPrintable(names[n]), presses[m]) << names[n] << presses[m];
    }
    void quickPresses() {
        const auto [lesson, presses] = fetchRow<QString, int>();
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(lesson));
        fixture.window->presentation()->set(true);
        for (int n = 0; n < presses; ++n)
            fixture.window->lessons()->forward();
        QVERIFY(QTest::qWaitFor([&] { return fixture.window->isFullScreen(); }, patience));
        QTest::qWait(100);
        layOut();
        const QStringList faults = panesAtFault(fixture) + textAtFault(fixture);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        const auto* text = fixture.find<QLabel>(QStringLiteral("stepText"));
        const auto* scroll = fixture.find<QScrollArea>(QStringLiteral("lessonScroll"));
        if (!text->isVisible()) return;
        const QRect place(text->mapTo(scroll->viewport(), QPoint()), text->size());
        QVERIFY2(place.bottom() > 20, qPrintable(QString::number(place.bottom())));
        QVERIFY2(place.top() <= 20 || place.top() < scroll->viewport()->height() / 2,
                 qPrintable(QString::number(place.top())));
    }
};

POSISCOPE_WINDOW_TEST(TestClassroom)
#include "tst_classroom.moc"
