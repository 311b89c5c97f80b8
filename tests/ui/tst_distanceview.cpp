// SPDX-License-Identifier: GPL-3.0-or-later
// Curves over the distance in the window: their axes, and what is drawn of them.
#include "core/parameters/viewkeys.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/comparisons.h"

using namespace posiscope;

class TestDistanceView : public StrictTest {
    Q_OBJECT

 private slots:
    /// Rows of the distance view: a causal axis for rotary encodings, a logarithmic one, ranges that fit.
    void distancesFillTheirAxes_data() {
        const Rows<QString, QString, double> row("axis", "range", "from");
        row("automatic", "linear", "auto", -0.5);
        row("both directions", "linear", "all", -255.5);
        row("causal", "linear", "causal", -0.5);
        row("logarithmic", "logarithmic", "auto", 1.0);
        row("logarithmic, both directions", "logarithmic", "all", 1.0);
    }
    void distancesFillTheirAxes() {
        const auto [axis, range, from] = fetchRow<QString, QString, double>();
        State state = encodingState("rope");
        state.arrangement.panes = {{"distance", {}}};
        state.set(keys::distanceAxis, axis.toStdString());
        state.set(keys::distanceRange, range.toStdString());
        repair(state);
        WindowFixture fixture(state);
        QCOMPARE(axisOf(fixture, 0, QCPAxis::atBottom)->range().lower, from);
        const QCPRange heights = axisOf(fixture, 0, QCPAxis::atLeft)->range();
        const DistanceCurves& curves = *fixture.store.snapshot().model->distance();
        const std::int64_t first = range == "all" && axis == "linear" ? -255 : axis == "linear" ? 0 : 1;
        const Interval ends = curves.range(0, first, 255);
        QVERIFY(heights.lower <= ends.lowest && heights.upper >= ends.highest);
        // Six hundredths of room above and below.
        QVERIFY(heights.size() <= (ends.highest - ends.lowest) * 1.121);
        // The wheel zooms and a double click shows everything again.
        QWidget* plot = fixture.viewWidget(0);
        const double before = axisOf(fixture, 0, QCPAxis::atBottom)->range().size();
        WindowFixture::wheel(plot, plot->rect().center(), 2);
        QVERIFY(axisOf(fixture, 0, QCPAxis::atBottom)->range().size() < before);
    }

    /// The words above the pane name a value where a curve is, and no other.
    void valuesAreThoseOfCurves_data() {
        const Rows<QString, int, int, bool> row("encoding", "query", "key", "named");
        row("before the query", "alibi", 128, 40, true);
        row("masked", "alibi", 40, 128, false);
        row("beyond the axis", "rope", 40, 128, false);
        row("on the axis", "rope", 128, 40, true);
    }
    void valuesAreThoseOfCurves() {
        const auto [encoding, query, key, named] = fetchRow<QString, int, int, bool>();
        State state = encodingState(encoding.toStdString(), {"distance"});
        state.set(keys::position, std::int64_t{query});
        state.set(keys::reference, std::int64_t{key});
        repair(state);
        WindowFixture fixture(state);
        const QString said = fixture.window->panes()->card(0)->view()->description(fixture.store.snapshot());
        QVERIFY2(!said.contains("nan", Qt::CaseInsensitive), qPrintable(said));
        QVERIFY2(said.contains("88") == named, qPrintable(said));
    }

    /// What is drawn of a curve is chosen: its values, its running mean, its envelope.
    void stylesOfCurves() {
        State state = stretched({{"distance", {}, Subject::both}});
        std::vector<QImage> pictures;
        for (const char* style : {"values", "mean", "envelope"}) {
            state.set(keys::distanceCurve, std::string(style));
            const WindowFixture fixture(state);
            const QImage picture = fixture.picture(0);
            for (const QImage& other : pictures)
                QVERIFY(picture != other);
            pictures.push_back(picture);
        }
    }
};

POSISCOPE_WINDOW_TEST(TestDistanceView)
#include "tst_distanceview.moc"
