// SPDX-License-Identifier: GPL-3.0-or-later
// The view Grid: which patch is chosen, what its picture shows, and what is said of it.
#include <qcustomplot.h>

#include <QHelpEvent>
#include <QToolTip>

#include "core/analysis/patchparameters.h"
#include "core/state/sweep.h"
#include "tests/support/paintrecord.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"
#include "ui/view/view.h"

using namespace posiscope;

namespace {

const ViewType& grid() {
    return *findViewType("grid");
}

/// Random rows on one axis.
State rowsOf(std::int64_t count) {
    State state = encodingState("learned", {"grid"});
    state.set(keys::maxLen, count);
    state.set(keys::dModel, std::int64_t{16});
    repair(state);
    return state;
}

State choosing(State state, std::int64_t row) {
    state.set(keys::reference, row);
    state.set(keys::position, row);
    return state;
}

QString subtitleOf(const State& state) {
    const std::unique_ptr<View> view(grid().create(nullptr));
    return view->subtitle(makeSnapshot(state));
}

std::int64_t chosenIn(const WindowFixture& fixture) {
    return fixture.store.state().get(keys::reference);
}
std::int64_t cursorIn(const WindowFixture& fixture) {
    return fixture.store.state().get(keys::position);
}

/// The middle of a cell of the picture.
QPoint cell(const WindowFixture& fixture, int row, int column) {
    const auto* const plot = qobject_cast<QCustomPlot*>(fixture.viewWidget(0));
    return QPointF(plot->axisRect(0)->axis(QCPAxis::atBottom)->coordToPixel(column),
                   plot->axisRect(0)->axis(QCPAxis::atLeft)->coordToPixel(row))
        .toPoint();
}

void moveTo(const WindowFixture& fixture, QPoint at) {
    fixture.moveMouse(fixture.viewWidget(0), at - QPoint(2, 2));
    fixture.moveMouse(fixture.viewWidget(0), at);
    WindowFixture::settle();
}

FigureRequest figureOf(const State& state) {
    FigureRequest request;
    request.snapshot = makeSnapshot(state);
    request.panes = state.arrangement.panes;
    request.size = {640, 480};
    request.heading = false;
    return request;
}

}  // namespace

class TestGridView : public StrictTest {
    Q_OBJECT

 private slots:
    void theGridIsSaid_data() {
        const Rows<int, int, QString, QString> row("rows", "reference", "given", "subtitle");
        row("a class token", 197, 128, "",
            "1 token in front, 14 × 14 patches, similarity to row 9, column 1");
        row("the token itself", 197, 0, "",
            "1 token in front, 14 × 14 patches, similarity to token 0 in front");
        row("registers", 201, 5, "", "5 tokens in front, 14 × 14 patches, similarity to row 0, column 0");
        row("no token", 256, 17, "", "16 × 16 patches, similarity to row 1, column 1");
        row("given", 192, 17, "12x16", "12 × 16 patches, similarity to row 1, column 1");
        row("a film", 33, 18, "1+2x4x4",
            "1 token in front, 2 frames of 4 × 4 patches, similarity to frame 1, row 0, column 1");
    }
    void theGridIsSaid() {
        const auto [rows, reference, given, subtitle] = fetchRow<int, int, QString, QString>();
        State state = choosing(rowsOf(rows), reference);
        state.set(keys::patchGrid, given.toStdString());
        QCOMPARE(subtitleOf(state), subtitle);
    }

    void ofAxesAndOfBiases() {
        State places = encodingState("sinusoidal-2d", {"grid"});
        QCOMPARE(subtitleOf(choosing(places, 16)), QString("10 × 14 patches, similarity to row 1, column 2"));
        State bias = encodingState("alibi", {"grid"});
        bias.set(keys::maxLen, std::int64_t{17});
        repair(bias);
        bias.set(keys::position, std::int64_t{16});
        QCOMPARE(subtitleOf(bias),
                 QString("1 token in front, 4 × 4 patches, head 0 of 8, from row 3, column 3"));
        const Dataset data = grid().data(makeSnapshot(bias));
        QCOMPARE(data.field->rows(), 4);
        QCOMPARE(data.field->value(3, 2), -0.5);  // one patch before, slope 1/2
    }

    /// A table with a row for each offset of 3 × 3 patches; the cursor's dimension is the head.
    void biasesOfOffsets() {
        State state = rowsOf(25);
        state.set(keys::patchRows, std::string("offsets"));
        state.set(keys::dimension, std::int64_t{3});
        state = choosing(state, 4);
        QCOMPARE(subtitleOf(state), QString("3 × 3 patches, head 3 of 16, from row 1, column 1"));
        const Snapshot snapshot = makeSnapshot(state);
        const Dataset data = grid().data(snapshot);
        // From the middle to the left: Δ = (0, 1).
        QCOMPARE(data.field->value(1, 0), snapshot.model->table().value(2 * 5 + 3, 3));
        WindowFixture fixture(state);
        const auto colours = fixture.window->panes()->card(0)->view()->coloursInSight();
        QVERIFY(colours && colours->lowest == -colours->highest);
        fixture.window->panes()->card(0)->setFocus();
        QTest::keyClick(fixture.window->panes()->card(0), Qt::Key_End);
        QCOMPARE(chosenIn(fixture), std::int64_t{8});
        QVERIFY(renderImage(figureOf(fixture.store.state())));
    }

    void whatToGive() {
        const Text reason = whyUnavailable(grid(), makeSnapshot(rowsOf(200)));
        QCOMPARE(
            reason.english(),
            std::string(
                "the number of rows, 200, is no square with 0, 1, 2 or 5 tokens in front: give the grid, "
                "such as 1+12x16: --patch-grid"));
        WindowFixture fixture(rowsOf(200));
        QVERIFY(fixture.window->panes()->card(0)->view() == nullptr);
        fixture.store.update([](State& state) { state.set(keys::patchGrid, std::string("10x20")); }, "grid");
        WindowFixture::settle();
        QCOMPARE(fixture.subtitle(0).section(u',', 0, 0), QString("10 × 20 patches"));
    }

    /// All pictures of a million patches would be as many pixels for each.
    void tooManyPictures() {
        State state = encodingState("sinusoidal-2d", {"grid"});
        state.set(Key<std::int64_t>{"height"}, std::int64_t{200});
        state.set(Key<std::int64_t>{"width"}, std::int64_t{200});
        QVERIFY(whyUnavailable(grid(), makeSnapshot(state)).empty());
        state.set(keys::patches, std::string("all"));
        QVERIFY(QString::fromStdString(whyUnavailable(grid(), makeSnapshot(state)).english())
                    .contains("--patches one"));
    }

    void keysGoAlongRowsAndColumns_data() {
        const Rows<int, int, int, int> row("from", "key", "modifiers", "to");
        // Patches of two frames of 3 × 4 behind two tokens.
        row("right", 7, Qt::Key_Right, Qt::NoModifier, 8);
        row("left", 7, Qt::Key_Left, Qt::NoModifier, 6);
        row("down", 7, Qt::Key_Down, Qt::NoModifier, 11);
        row("up", 7, Qt::Key_Up, Qt::NoModifier, 3);
        row("the next frame", 7, Qt::Key_PageDown, Qt::NoModifier, 19);
        row("the frame before", 19, Qt::Key_PageUp, Qt::NoModifier, 7);
        row("not beyond the right edge", 9, Qt::Key_Right, Qt::NoModifier, 9);
        row("not beyond the lower edge", 11, Qt::Key_Down, Qt::NoModifier, 11);
        row("eight columns", 6, Qt::Key_Right, Qt::ShiftModifier, 9);
        row("the first row", 19, Qt::Key_Home, Qt::NoModifier, 0);
        row("the last row", 7, Qt::Key_End, Qt::NoModifier, 25);
        row("from token to token", 0, Qt::Key_Right, Qt::NoModifier, 1);
        row("from a token to the patches", 1, Qt::Key_Right, Qt::NoModifier, 2);
        row("down from a token", 0, Qt::Key_Down, Qt::NoModifier, 2);
    }
    void keysGoAlongRowsAndColumns() {
        const auto [from, key, modifiers, to] = fetchRow<int, int, int, int>();
        State state = rowsOf(26);
        state.set(keys::patchGrid, std::string("2+2x3x4"));
        WindowFixture fixture(choosing(state, from));
        PaneCard* const card = fixture.window->panes()->card(0);
        card->setFocus();
        QTest::keyClick(card, static_cast<Qt::Key>(key), static_cast<Qt::KeyboardModifier>(modifiers));
        WindowFixture::settle();
        QCOMPARE(chosenIn(fixture), std::int64_t{to});
        QCOMPARE(cursorIn(fixture), std::int64_t{to});
    }

    void theMouseChoosesAPatch() {
        WindowFixture fixture(choosing(rowsOf(197), 1));
        QWidget* const plot = fixture.viewWidget(0);
        moveTo(fixture, cell(fixture, 3, 5));
        QCOMPARE(cursorIn(fixture), std::int64_t{1 + 3 * 14 + 5});
        QCOMPARE(chosenIn(fixture), std::int64_t{1});
        QVERIFY(!fixture.store.history().canUndo());
        fixture.press(plot, cell(fixture, 3, 5));
        fixture.release(plot, cell(fixture, 3, 5));
        WindowFixture::settle();
        QCOMPARE(chosenIn(fixture), std::int64_t{1 + 3 * 14 + 5});
        // A drag chooses one after the other, in one step.
        fixture.press(plot, cell(fixture, 3, 5));
        for (const int column : {7, 9, 12}) {
            fixture.moveMouse(plot, cell(fixture, 6, column));
            WindowFixture::settle();
            QCOMPARE(chosenIn(fixture), std::int64_t{1 + 6 * 14 + column});
        }
        fixture.release(plot, cell(fixture, 6, 12));
        WindowFixture::settle();
        QVERIFY(!fixture.store.state().arrangement.panes[0].viewport);
        fixture.trigger("undo");
        QCOMPARE(chosenIn(fixture), std::int64_t{1 + 3 * 14 + 5});
    }

    void amongAllPicturesAPatchOfOne() {
        State state = choosing(rowsOf(9), 0);
        state.set(keys::patches, std::string("all"));
        WindowFixture fixture(state);
        moveTo(fixture, cell(fixture, 3 * 1 + 2, 3 * 2 + 0));
        QCOMPARE(chosenIn(fixture), std::int64_t{5});
        QCOMPARE(cursorIn(fixture), std::int64_t{6});
    }

    void aDragMovesAPart() {
        State state = choosing(rowsOf(256), 0);
        state.arrangement.panes[0].viewport = Viewport{-0.5, 7.5, -0.5, 7.5};
        WindowFixture fixture(state);
        QWidget* const plot = fixture.viewWidget(0);
        fixture.press(plot, cell(fixture, 5, 5));
        for (const int column : {4, 3, 2})
            fixture.moveMouse(plot, cell(fixture, 5, column));
        fixture.release(plot, cell(fixture, 5, 2));
        WindowFixture::settle();
        QVERIFY(fixture.store.state().arrangement.panes[0].viewport->left > 1);
        QCOMPARE(chosenIn(fixture), std::int64_t{0});
    }

    void aHoverTellsBothPatches() {
        WindowFixture fixture(choosing(encodingState("sinusoidal-2d", {"grid"}), 16));
        QWidget* const plot = fixture.viewWidget(0);
        const QPoint at = cell(fixture, 4, 6);
        moveTo(fixture, at);
        const Snapshot snapshot = fixture.store.snapshot();
        const double value =
            snapshot.model->similarity()->matrix(SimilarityKind::cosine)->value(16, 4 * 14 + 6);
        QCOMPARE(*fixture.window->panes()->card(0)->view()->valueAtCursor(snapshot), value);
        QHelpEvent help(QEvent::ToolTip, at, plot->mapToGlobal(at));
        QCoreApplication::sendEvent(plot, &help);
        const QString text = QToolTip::text();
        QToolTip::hideText();
        QVERIFY2(text.startsWith("row 1, column 2 → row 4, column 6: 0."), qPrintable(text));
        QVERIFY(std::abs(text.section(u' ', -1).toDouble() - value) < 1e-4);
    }

    /// Each cell of a figure has the colour of its number, among all pictures too.
    void coloursAreThoseOfTheNumbers_data() { eachText("patches", {"one", "all"}); }
    void coloursAreThoseOfTheNumbers() {
        QFETCH(QString, patches);
        State state = choosing(rowsOf(17), 6);
        state.set(keys::patches, patches.toStdString());
        const FigureRequest request = figureOf(state);
        const auto image = renderImage(request);
        QVERIFY(image);
        const std::unique_ptr<View> view(grid().create(nullptr));
        auto* const plot = qobject_cast<QCustomPlot*>(view->widget());
        plot->resize(640, 480);
        view->show({std::make_shared<const Snapshot>(request.snapshot),
                    Theme::light(),
                    std::nullopt,
                    false,
                    false,
                    {true}});
        const QImage picture = plot->grab().toImage();
        const ColourScale scale = *view->coloursInSight();
        const Dataset data = grid().data(request.snapshot);
        for (std::int64_t row = 0; row < data.field->rows(); ++row)
            for (std::int64_t column = 0; column < data.field->columns(); ++column) {
                const double share =
                    (data.field->value(row, column) - scale.lowest) / (scale.highest - scale.lowest);
                const auto& colours = scale.map->colours;
                const auto& rgb = colours[static_cast<std::size_t>(
                    std::lround(share * static_cast<double>(colours.size() - 1)))];
                const QPointF at(
                    plot->axisRect(0)->axis(QCPAxis::atBottom)->coordToPixel(static_cast<double>(column)),
                    plot->axisRect(0)->axis(QCPAxis::atLeft)->coordToPixel(static_cast<double>(row)));
                const QColor seen = picture.pixelColor(at.toPoint());
                const int off = std::abs(seen.red() - rgb[0]) + std::abs(seen.green() - rgb[1]) +
                                std::abs(seen.blue() - rgb[2]);
                QVERIFY2(off <= 12, qPrintable(QString("%1, %2: %3").arg(row).arg(column).arg(off)));
            }
    }

    /// One patch is as wide as it is high.
    void patchesAreSquare() {
        WindowFixture fixture(rowsOf(197));
        const QPoint first = cell(fixture, 0, 0), last = cell(fixture, 13, 13);
        QVERIFY(std::abs((last - first).x() - (last - first).y()) <= 2);
    }

    void framesAreBesideEachOtherOrTheCursorsAlone() {
        State state = choosing(rowsOf(32), 0);
        state.set(keys::patchGrid, std::string("2x4x4"));
        QCOMPARE(grid().data(makeSnapshot(state)).field->columns(), 8);
        state.set(keys::patchFrames, std::string("one"));
        state.set(keys::position, std::int64_t{20});
        const Dataset data = grid().data(makeSnapshot(state));
        QCOMPARE(data.field->columns(), 4);
        const auto matrix = makeSnapshot(state).model->similarity()->matrix(SimilarityKind::cosine);
        QCOMPARE(data.field->value(1, 2), matrix->value(0, 22));
        QVERIFY(subtitleOf(state).endsWith("frame 1"));
        // The frame follows the cursor.
        const QImage second = renderImage(figureOf(state)).value();
        state.set(keys::position, std::int64_t{3});
        QVERIFY(second != renderImage(figureOf(state)).value());
    }

    /// A picture for each value, and the keys choose in all of them.
    void sweeps() {
        State state = encodingState("sinusoidal-2d", {"grid"});
        QVERIFY(!setSweep(state, std::vector{std::string("base=100,1000,10000")}, {}, viewIds()));
        state.arrangement.panes = {{"grid", {}, Subject::each}};
        WindowFixture fixture(choosing(state, 16));
        QCOMPARE(fixture.viewWidget(0)->findChildren<QCustomPlot*>().size(), 3);
        PaneCard* const card = fixture.window->panes()->card(0);
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Down);
        WindowFixture::settle();
        QCOMPARE(chosenIn(fixture), std::int64_t{30});
        QVERIFY(renderImage(figureOf(fixture.store.state())));
    }

    void theButtonShowsAll() {
        WindowFixture fixture(rowsOf(197));
        fixture.window->panes()->card(0)->view()->actions().first()->trigger();
        WindowFixture::settle();
        QCOMPARE(fixture.store.state().get(keys::patches), std::string("all"));
        QVERIFY(!fixture.subtitle(0).contains("similarity"));
    }
};

POSISCOPE_WINDOW_TEST(TestGridView)
#include "tst_gridview.moc"
