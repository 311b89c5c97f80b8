// SPDX-License-Identifier: GPL-3.0-or-later
// Clocks, used as a person would.
#include <QWheelEvent>

#include "tests/support/cputime.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/translation/readout.h"
#include "ui/views/clocks/clockspainter.h"
#include "ui/views/shared/picturewidget.h"

using namespace posiscope;

namespace {

State clocksState(const char* clocks = "chosen", std::int64_t columns = 128) {
    State state = defaultState();
    state.set(keys::dModel, columns);
    state.set(keys::clocks, std::string(clocks));
    state.arrangement.panes = {{"clocks", {}}};
    repair(state);
    return state;
}

PictureOf<ClocksPicture>* canvasOf(const WindowFixture& fixture) {
    return static_cast<PictureOf<ClocksPicture>*>(fixture.find<QWidget>(QStringLiteral("clocks")));
}

QPoint placeOf(const PictureOf<ClocksPicture>& canvas, qint64 pair) {
    const ClockGrid grid(canvas.size(), canvas.picture());
    for (qint64 n = 0; n < grid.shown(); ++n)
        if (grid.pairAt(n) == pair) return grid.centre(n).toPoint();
    return {-1, -1};
}

}  // namespace

class TestClocksView : public StrictTest {
    Q_OBJECT

 private slots:
    void mouseFindsPairs() {
        WindowFixture fixture(clocksState());
        PictureOf<ClocksPicture>* canvas = canvasOf(fixture);
        QCOMPARE(canvas->picture().emphasised, qint64{11});
        fixture.moveMouse(canvas, placeOf(*canvas, 24));
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::dimension), std::int64_t{48});
        QCOMPARE(fixture.store.history().count(), 0);
        QTest::mouseClick(canvas, Qt::LeftButton, Qt::ControlModifier, placeOf(*canvas, 0));
        fixture.settle();
        QVERIFY(fixture.store.state().get(keys::clockPairs) == (Indices{11, 24}));
        fixture.trigger(QStringLiteral("undo"));
        QVERIFY(fixture.store.state().get(keys::clockPairs) == (Indices{0, 11, 24}));
    }

    /// What a mark frames holds the words below the dial, in every language.
    void aFrameHoldsTheWords_data() { eachLanguage("language"); }
    void aFrameHoldsTheWords() {
        QFETCH(const QString, language);
        useLanguage(*findLanguage(language));
        State state = clocksState();
        state.set(keys::clockPairs, Indices{0, 1, 2, 3});
        const WindowFixture fixture(state);
        const ClocksPicture& picture = canvasOf(fixture)->picture();
        const ClockGrid grid({420, 400}, picture);
        useLanguage(*findLanguage(QStringLiteral("en")));
        const auto least =
            QFontMetricsF(textFont(12)).horizontalAdvance(QStringLiteral("sin −0.888cos −0.888"));
        QVERIFY(grid.shown() >= 4);
        QVERIFY(2 * grid.radius() < least);
        QVERIFY(grid.withCaption(1).width() > least + 18);
    }

    void allPairsAreChosenFrom() {
        WindowFixture fixture(clocksState());
        fixture.find<QWidget>(QStringLiteral("tool_allClocks"));
        QTest::mouseClick(fixture.find<QWidget>(QStringLiteral("tool_allClocks")), Qt::LeftButton);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::clocks), std::string("all"));
        PictureOf<ClocksPicture>* canvas = canvasOf(fixture);
        QCOMPARE(ClockGrid(canvas->size(), canvas->picture()).shown(), qint64{64});
        QTest::mouseClick(canvas, Qt::LeftButton, Qt::ControlModifier, placeOf(*canvas, 40));
        fixture.settle();
        QVERIFY(fixture.store.state().get(keys::clockPairs) == (Indices{0, 11, 24, 40}));
    }

    // Position is time: the wheel and the arrow keys turn the hands.
    void timeGoesOn() {
        WindowFixture fixture(clocksState());
        PictureOf<ClocksPicture>* canvas = canvasOf(fixture);
        const auto wheel = [&](int angle) {
            const QPointF at = canvas->rect().center();
            QWheelEvent event(at, canvas->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(canvas, &event);
            fixture.settle();
        };
        wheel(120);
        QCOMPARE(fixture.store.state().get(keys::position), std::int64_t{41});
        wheel(-60);
        wheel(-60);
        QCOMPARE(fixture.store.state().get(keys::position), std::int64_t{40});
        wheel(-120 * 200);
        QCOMPARE(fixture.store.state().get(keys::position), std::int64_t{0});
        QTest::keyClick(fixture.window->panes()->card(0), Qt::Key_Right);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::position), std::int64_t{1});
        QCOMPARE(canvas->picture().position, qint64{1});
    }

    // Shows as many clocks as can be read, from the first to the last pair, without delay.
    void manyPairs() {
        const Snapshot snapshot = makeSnapshot(clocksState("all", 65'536));
        ClocksPicture picture;
        picture.clocks = std::make_shared<Clocks>(snapshot.model);
        picture.all = true;
        const QSize size(560, 330);
        const ClockGrid grid(size, picture);
        QVERIFY(grid.shown() >= 48 && grid.shown() < 32'768);
        QCOMPARE(grid.pairAt(0), qint64{0});
        QCOMPARE(grid.pairAt(grid.shown() - 1), qint64{32'767});
        const QRectF inside(0, 0, size.width(), size.height());
        for (qint64 n = 0; n < grid.shown(); ++n) {
            QVERIFY(inside.contains(grid.centre(n)));
            QCOMPARE(grid.pairUnder(grid.centre(n)), grid.pairAt(n));
            if (n > 0) QVERIFY(grid.pairAt(n) > grid.pairAt(n - 1));
        }
        QImage image(size, QImage::Format_RGB32);
        QPainter painter(&image);
        // It takes about as long as pairs that all have their clock: 32,768 would take hundreds of times as
        // long.
        const auto timeOf = [&](const ClocksPicture& of) {
            return leastCpuTime(5, [&] { drawClocks(painter, size, of, Theme::light()); });
        };
        ClocksPicture few = picture;
        few.clocks = std::make_shared<Clocks>(makeSnapshot(clocksState("all", 2 * grid.shown())).model);
        QCOMPARE(ClockGrid(size, few).shown(), grid.shown());
        const double ours = timeOf(picture);
        const double reference = timeOf(few);
        QVERIFY2(ours < 20 * reference, qPrintable(QString("%1 ms, %2 ms").arg(ours).arg(reference)));
    }

    // At no size do clocks leave the pane or cover each other.
    void fitsEverywhere_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(120, 90), QSize(330, 560), QSize(560, 330), QSize(1400, 850)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void fitsEverywhere() {
        QFETCH(QSize, size);
        for (const bool all : {false, true})
            for (const qint64 count : {1, 2, 3, 7, 40}) {
                ClocksPicture picture;
                picture.clocks = std::make_shared<Clocks>(makeSnapshot(clocksState("all", 2 * count)).model);
                picture.all = all;
                for (qint64 pair = 0; pair < count; ++pair)
                    picture.chosen.push_back(pair);
                const ClockGrid grid(size, picture);
                QVERIFY(grid.shown() >= 1 && grid.shown() <= count);
                for (qint64 a = 0; a < grid.shown(); ++a)
                    for (qint64 b = 0; b < a; ++b)
                        QVERIFY(QLineF(grid.centre(a), grid.centre(b)).length() >= 2 * grid.radius());
                if (size.width() < 300) continue;
                const double r = grid.radius();
                for (qint64 n = 0; n < grid.shown(); ++n)
                    QVERIFY(QRectF(0, 0, size.width(), size.height())
                                .contains(QRectF(grid.centre(n) - QPointF(r, r), QSizeF(2 * r, 2 * r))));
            }
    }

    void saysWhatToChoose() {
        State state = clocksState();
        chooseEncoding(state, *findEncoding("learned"));
        repair(state);
        QVERIFY(whyUnavailable(*findViewType("clocks"), makeSnapshot(state))
                    .english()
                    .ends_with("choose Sinusoidal or a rotary encoding (RoPE, xPos)."));
        state = clocksState();
        chooseEncoding(state, *findEncoding("rope"));
        repair(state);
        QVERIFY(whyUnavailable(*findViewType("clocks"), makeSnapshot(state)).empty());
    }

    void wavelengths_data() {
        addColumns<double, QString>("positions", "text");
        QTest::newRow("one") << 1.0 << "1 position";
        QTest::newRow("as it is shown") << 1.0000001 << "1 position";
        QTest::newRow("a little more") << 1.0002 << "1.0002 positions";
        QTest::newRow("less") << 0.5 << "0.5 positions";
        QTest::newRow("many") << 30.597123 << "30.597 positions";
    }
    void wavelengths() {
        QFETCH(double, positions);
        QFETCH(QString, text);
        QCOMPARE(wavelengthText(positions, 5), text);
    }

    void inWords() {
        WindowFixture fixture(clocksState());
        QCOMPARE(fixture.subtitle(0), QString("pairs 0, 11, 24 at p = 40 and p + k = 45"));
        const QString words = fixture.window->panes()->card(0)->description();
        QVERIFY(
            words.contains("Pair 11: one turn takes 30.597 positions; sine 0.9359, cosine −0.3524; from p to "
                           "p + k ω·k = 58.8°"));
        QCOMPARE(turnText({{}, {}, 0, -1}), QString("ω·k = −57.3°"));
        QCOMPARE(turnText({{}, {}, 3, 5}), QString("ω·k = 3 × 360° + 286.5°"));
        QCOMPARE(turnText({{}, {}, -3, -5}), QString("ω·k = −3 × 360° − 286.5°"));
    }
};

POSISCOPE_WINDOW_TEST(TestClocksView)
#include "tst_clocksview.moc"
