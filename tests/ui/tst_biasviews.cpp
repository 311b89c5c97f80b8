// SPDX-License-Identifier: GPL-3.0-or-later
// Attention biases in the window: pictures, cursors and readouts of a query and a key.
#include <QSet>
#include <QTest>

#include "core/parameters/keys.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"
#include "ui/translation/readout.h"

using namespace posiscope;

namespace {

/// The state of a window with one pane.
State windowOf(const std::string& encoding, const std::string& view, const Given& settings = {}) {
    State state = stateOf(encoding, settings);
    state.arrangement.panes = {{view, {}}};
    return state;
}

QImage draw(const std::string& view, const State& state, bool cursor = false) {
    FigureRequest request;
    request.snapshot = makeSnapshot(state);
    request.panes = {{view, {}}};
    request.size = {640, 400};
    request.heading = false;
    request.cursor = cursor;
    return renderImage(request).value();
}

/// Where the picture of a pane is in its widget: the margins of plots (ui/plot/plotview.h).
QRect pictureIn(const QWidget* widget) {
    return widget->rect().adjusted(74, 12, -76, -46);
}

std::vector<std::string> biases() {
    std::vector<std::string> ids;
    for (const Encoding* encoding : encodings())
        if (makeSnapshot(stateOf(encoding->id, {})).model->bias() != nullptr) ids.push_back(encoding->id);
    return ids;
}

}  // namespace

class TestBiasViews : public StrictTest {
    Q_OBJECT

    static void everyBias() { eachText("encoding", biases()); }

 private slots:
    void everyBiasIsDrawn_data() { everyBias(); }
    void everyBiasIsDrawn() {
        QFETCH(QString, encoding);
        const State state = stateOf(encoding.toStdString(), {});
        const Snapshot snapshot = makeSnapshot(state);
        for (const ViewType* type : viewTypes()) {
            const std::unique_ptr<View> view(type->create(nullptr));
            QVERIFY(!draw(type->id, state, true).isNull());
            if (!whyUnavailable(*type, snapshot).empty()) continue;
            QVERIFY(!view->subtitle(snapshot).isEmpty());
            QVERIFY(view->description(snapshot).size() > 20);
        }
        QVERIFY(whyUnavailable(*findViewType("bias"), snapshot).empty());
        QVERIFY(!whyUnavailable(*findViewType("heatmap"), snapshot).empty());
    }

    /// The legend explains masked cells where there are some, and no NaN: a bias has none.
    void theLegendNamesMaskedCellsAlone() {
        for (const char* mask : {"causal", "none"}) {
            const QImage image = draw("bias", stateOf("alibi", {{"mask", std::string(mask)}}));
            const QRect rect = image.rect().adjusted(74, 12, -76, -46);
            QSet<QRgb> below;
            for (int y = rect.bottom() + 10; y < image.height(); ++y)
                below << image.pixel(rect.right() + 26, y);
            QVERIFY(!below.contains(Theme::light().notANumber.rgb()));
            QCOMPARE(below.contains(Theme::light().masked.rgb()), mask == std::string("causal"));
        }
    }

    // A picture without any colour of a masked cell: the range is that of the finite values.
    void coloursSpanTheFiniteValues() {
        const State state = stateOf("alibi", {{"heads", std::int64_t{1}}, {"max_len", std::int64_t{16}}});
        const QImage image = draw("bias", state);
        const Colormap& map = resolveColormap("auto", false, Theme::light());
        const auto colour = [&](const auto& rgb) { return QColor(rgb[0], rgb[1], rgb[2]); };
        const QRect rect = QRect(QPoint(), image.size()).adjusted(74, 12, -76, -46);
        const auto cell = [&](int row, int column) {
            return QColor(image.pixel(rect.left() + rect.width() * (2 * column + 1) / 32,
                                      rect.top() + rect.height() * (2 * row + 1) / 32));
        };
        QCOMPARE(cell(0, 0), colour(map.colours.back()));
        QCOMPARE(cell(15, 0), colour(map.colours.front()));
    }

    void headsDiffer() {
        const State one = stateOf("alibi", {{"head", std::int64_t{0}}});
        const State other = stateOf("alibi", {{"head", std::int64_t{5}}});
        QVERIFY(draw("distance", one) != draw("distance", other));
        const std::unique_ptr<View> view(findViewType("bias")->create(nullptr));
        QCOMPARE(view->subtitle(makeSnapshot(one)), QString("head 0 of 8, slope 2⁻¹"));
        QCOMPARE(view->subtitle(makeSnapshot(other)), QString("head 5 of 8, slope 2⁻⁶"));
    }

    void randomNumbersAreSaidToBe_data() { eachText("encoding", {"t5", "kerple", "fire", "cope"}); }
    void randomNumbersAreSaidToBe() {
        QFETCH(QString, encoding);
        const Snapshot snapshot = makeSnapshot(
            stateOf(encoding.toStdString(), {{"values", std::string("bias")}, {"seed", std::int64_t{7}}}));
        const std::unique_ptr<View> view(findViewType("bias")->create(nullptr));
        QVERIFY2(view->subtitle(snapshot).contains("random"), qPrintable(view->subtitle(snapshot)));
        QVERIFY(view->subtitle(snapshot).endsWith("seed 7"));
    }

    void mouseChoosesQueryAndKey() {
        WindowFixture own(windowOf("alibi", "bias", {{"max_len", std::int64_t{100}}}));
        QWidget* const widget = own.viewWidget(0);
        const QRect rect = pictureIn(widget);
        // In the middle of a cell.
        const QPoint at(rect.left() + rect.width() * 51 / 200, rect.top() + rect.height() * 101 / 200);
        own.moveMouse(widget, at - QPoint(3, 3));
        own.moveMouse(widget, at);
        own.settle();
        QCOMPARE(own.store.state().get(keys::position), std::int64_t{50});
        QCOMPARE(own.store.state().get(keys::reference), std::int64_t{25});
        QVERIFY(!own.store.history().canUndo());
        const QPoint elsewhere(rect.left() + rect.width() * 61 / 200, at.y());
        own.press(widget, elsewhere);
        own.release(widget, elsewhere);
        own.settle();
        QCOMPARE(own.store.state().get(keys::reference), std::int64_t{30});
    }

    void mouseChoosesADistanceAndAHead() {
        WindowFixture own(
            windowOf("alibi", "distance", {{"max_len", std::int64_t{101}}, {"position", std::int64_t{10}}}));
        QWidget* const widget = own.viewWidget(0);
        // The legend is wider than a colour bar.
        const QRect rect = pictureIn(widget).adjusted(0, 0, 76 - 92, 0);
        const QPoint right(rect.left() + rect.width() / 2, rect.bottom() - 20);
        own.moveMouse(widget, right - QPoint(3, 3));
        own.moveMouse(widget, right);
        own.settle();
        const State hovered = own.store.state();
        // A query at 10 has no key so far back, so it moves on by as much as needed.
        QCOMPARE(hovered.get(keys::position) - hovered.get(keys::reference), std::int64_t{50});
        QCOMPARE(hovered.get(keys::reference), std::int64_t{0});
        own.press(widget, right);
        own.release(widget, right);
        own.settle();
        QCOMPARE(own.store.state().get(keys::head), std::int64_t{0});  // the steepest head
        const QPoint high(right.x(), rect.top() + 25);
        own.press(widget, high);
        own.release(widget, high);
        own.settle();
        QVERIFY(own.store.state().get(keys::head) > 4);
    }

    void arrowKeysMoveQueryAndKey() {
        State state =
            windowOf("t5", "bias", {{"position", std::int64_t{40}}, {"reference", std::int64_t{30}}});
        WindowFixture own(state);
        PaneCard* const card = own.window->panes()->card(0);
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Down);
        QTest::keyClick(card, Qt::Key_Right, Qt::ShiftModifier);
        own.settle();
        QCOMPARE(own.store.state().get(keys::position), std::int64_t{41});
        QCOMPARE(own.store.state().get(keys::reference), std::int64_t{38});
    }

    void arrowKeysMoveTheDistance() {
        State state =
            windowOf("t5", "distance", {{"position", std::int64_t{40}}, {"reference", std::int64_t{30}}});
        WindowFixture own(state);
        PaneCard* const card = own.window->panes()->card(0);
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Right);
        QTest::keyClick(card, Qt::Key_Up);
        own.settle();
        QCOMPARE(own.store.state().get(keys::position), std::int64_t{41});
        QCOMPARE(own.store.state().get(keys::reference), std::int64_t{30});
    }

    // The chosen values of the table return after a look at a bias.
    void comingBackToATable() {
        WindowFixture own(windowOf("sinusoidal", "heatmap"));
        const State before = own.store.state();
        own.store.update([](State& state) { state.set(keys::encoding, std::string("alibi")); }, "Encoding");
        own.settle();
        own.store.update([](State& state) { state.set(keys::encoding, std::string("sinusoidal")); },
                         "Encoding");
        own.settle();
        QVERIFY(own.store.state() == before);
    }

    void readoutOfACell_data() { everyBias(); }
    void readoutOfACell() {
        QFETCH(QString, encoding);
        const Snapshot snapshot = makeSnapshot(stateOf(
            encoding.toStdString(), {{"position", std::int64_t{40}}, {"reference", std::int64_t{28}}}));
        const Readout readout = readoutOf(snapshot, 6);
        QStringList labels;
        for (const ReadoutRow& row : readout.rows)
            labels << row.label;
        QVERIFY(labels.startsWith("query"));
        QCOMPARE(readout.rows[0].value, QString("40"));
        QCOMPARE(readout.rows[1].value, QString("28"));
        QCOMPARE(readout.rows[2].value, QString("12"));
        QVERIFY(readout.rows.size() <= 5);  // the card has room for no more
        QCOMPARE(labels.contains("head"), snapshot.model->bias()->heads() > 1);
        QCOMPARE(labels.last(), snapshot.model->bias()->isBuckets() ? QString("bucket") : QString("bias"));
        QVERIFY(readout.steps.last().startsWith("= "));
        QVERIFY(valueLine(snapshot, 5).startsWith("b(40, 28) = "));
        QVERIFY(similarityLine(snapshot, 5).startsWith("distance 12, head "));
        QVERIFY(!plainText(readout).isEmpty());
    }

    void maskedCellsAreInfinite() {
        const Snapshot snapshot =
            makeSnapshot(stateOf("alibi", {{"position", std::int64_t{3}}, {"reference", std::int64_t{28}}}));
        QCOMPARE(valueLine(snapshot, 5), QString("b(3, 28) = −∞"));
        QCOMPARE(readoutOf(snapshot, 5).rows.back().value, QString("−∞"));
        QCOMPARE(readoutOf(snapshot, 5).steps.last(), QString("= −∞"));
    }
};

POSISCOPE_WINDOW_TEST(TestBiasViews)
#include "tst_biasviews.moc"
