// SPDX-License-Identifier: GPL-3.0-or-later
// During a drag of a slider only the drawn data moves: plots, limits and axis labels keep still.

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/models/encoding.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/plot/niceceiling.h"
#include "ui/plot/steadyranges.h"

using namespace posiscope;

namespace {

/// Tells whether ranges that began to rest after it may have settled by now: it rests as long as they do.
class Rest {
 public:
    Rest() : ranges_([this] { over_ = true; }) { begin(); }
    void begin() {
        over_ = false;
        ranges_.begin(true);
        ranges_.shown(this, {-1, 1});
        ranges_.shown(this, {0, 0});
    }
    bool isOver() const { return over_; }

 private:
    bool over_ = false;
    SteadyRanges ranges_;
};

/// Returns when ranges that began to rest before the call have settled, where they do.
void waitForRest() {
    const Rest rest;
    QTRY_VERIFY(rest.isOver());
}

/// A plot at one moment of a drag.
struct Look {
    QList<QRect> places;
    QList<QCPRange> ranges;
    QList<QImage> labels;  // to the left of the axes and below them
};

QCustomPlot* plotOf(const WindowFixture& fixture) {
    return qobject_cast<QCustomPlot*>(fixture.viewWidget(0));
}

Look lookAt(const WindowFixture& fixture) {
    Look look;
    const QImage picture = fixture.picture(0);
    for (QCPAxisRect* rect : plotOf(fixture)->axisRects()) {
        const QRect place = rect->rect();
        look.places << place;
        for (const QCPAxis* axis : rect->axes({QCPAxis::atLeft, QCPAxis::atBottom}))
            look.ranges << axis->range();
        constexpr int marks = 6;  // of the cursor, at the very edge
        if (rect->axis(QCPAxis::atLeft)->tickLabels())
            look.labels << picture.copy(0, place.top(), place.left() - marks, place.height());
        if (rect->axis(QCPAxis::atBottom)->tickLabels())
            look.labels << picture.copy(place.left(), place.bottom() + marks, place.width(), 18);
    }
    return look;
}

bool contains(const QCPRange& outer, const QCPRange& inner) {
    return outer.contains(inner.lower) && outer.contains(inner.upper);
}

/// A state with the first encoding that the view can show.
std::optional<State> stateFor(const ViewType& type) {
    State state = defaultState();
    for (const Encoding* encoding : encodings()) {
        if (encoding->fromFile) continue;
        state.set(keys::encoding, encoding->id);
        state.arrangement.panes[0].view = type.id;
        repair(state);
        if (whyUnavailable(type, makeSnapshot(state)).empty()) return state;
    }
    return std::nullopt;
}

}  // namespace

class TestKeepStill : public StrictTest {
    Q_OBJECT

    /// All views with plots, with the sliders beside them; the named ones where there are any.
    static void plotsAndSliders(const QStringList& named = {}) {
        addColumns<QString, QString>("view", "slider");
        for (const ViewType* type : viewTypes()) {
            const std::optional<State> state = stateFor(*type);
            if (!state) continue;
            const WindowFixture fixture(*state);
            if (plotOf(fixture) == nullptr) continue;
            for (const ParameterSlider* slider : fixture.window->findChildren<ParameterSlider*>()) {
                const QString name = slider->objectName().chopped(6);                  // …Slider
                if (type->id == "grid" && name == QLatin1String("max_len")) continue;  // no grid in between
                if (slider->isVisible() && (named.isEmpty() || named.contains(name)))
                    QTest::addRow("%s, %s", type->id.c_str(), qPrintable(name))
                        << QString::fromStdString(type->id) << name;
            }
        }
    }

    /// Drags the slider of a window with that view to and fro, and calls `see` after every step.
    static void drag(const WindowFixture& fixture, const QString& name,
                     const std::function<void(const Look&)>& see) {
        auto* slider = fixture.find<ParameterSlider>(name + "Slider");
        const int from = qRound(8 + (slider->width() - 16) * slider->value() / double(SliderMap::steps));
        fixture.press(slider, {from, 10});
        for (const int to : {2, 30, 60, 30, 0, -30, -60, 0}) {
            fixture.moveMouse(slider, {from + to, 10});
            fixture.settle();
            see(lookAt(fixture));
        }
        fixture.release(slider, {from, 10});
    }

 private slots:
    void plotsStayWhereTheyAre_data() { plotsAndSliders(); }
    void plotsStayWhereTheyAre() {
        QFETCH(QString, view);
        QFETCH(QString, slider);
        WindowFixture fixture(*stateFor(*findViewType(view.toStdString())));
        const QList<QRect> before = lookAt(fixture).places;
        QVERIFY(!before.isEmpty());
        int steps = 0;
        drag(fixture, slider, [&](const Look& look) {
            ++steps;
            QCOMPARE(look.places, before);
        });
        QCOMPARE(steps, 8);
    }

    /// These parameters change neither the number of positions nor of dimensions.
    void limitsOnlyWiden_data() { plotsAndSliders({"base", "offset"}); }
    void limitsOnlyWiden() {
        QFETCH(QString, view);
        QFETCH(QString, slider);
        WindowFixture fixture(*stateFor(*findViewType(view.toStdString())));
        Look last;
        bool widened = false;
        Rest step;
        drag(fixture, slider, [&](const Look& look) {
            // A machine that is too slow rests between two steps.
            const bool rested = step.isOver();
            step.begin();
            if (last.ranges.isEmpty() || rested) {
                last = look;
                return;
            }
            for (qsizetype n = 0; n < last.ranges.size(); ++n)
                QVERIFY2(contains(look.ranges[n], last.ranges[n]),
                         qPrintable(QStringLiteral("axis %1: %2 … %3 after %4 … %5")
                                        .arg(n)
                                        .arg(look.ranges[n].lower)
                                        .arg(look.ranges[n].upper)
                                        .arg(last.ranges[n].lower)
                                        .arg(last.ranges[n].upper)));
            const bool same = look.ranges == last.ranges;
            widened = widened || !same;
            if (same) QVERIFY(look.labels == last.labels);
            last = look;
        });
        if (!widened) return;
        // At rest they equal a window without the drag, wherever the mouse is.
        fixture.moveMouse(fixture.viewWidget(0), lookAt(fixture).places.front().center());
        fixture.settle();
        const WindowFixture fresh(fixture.store.state());
        QTRY_COMPARE(lookAt(fixture).ranges, lookAt(fresh).ranges);
    }

    /// The labels of a colour bar whose range follows a slider.
    void coloursKeepStillToo() {
        const WindowFixture fixture(*stateFor(*findViewType("bias")), {}, moreUnfolded());
        const auto barOf = [](const WindowFixture& shown) {
            const QImage picture = shown.picture(0);
            const int left = plotOf(shown)->axisRect()->rect().right() + 8;
            return picture.copy(left, 0, picture.width() - left, picture.height());
        };
        auto* slider = fixture.find<ParameterSlider>("alibi_bias_maxSlider");
        const int from = qRound(8 + (slider->width() - 16) * slider->value() / double(SliderMap::steps));
        const auto moveTo = [&](int to) {
            fixture.moveMouse(slider, {from + to, 10});
            fixture.settle();
        };
        const QImage before = barOf(fixture);
        fixture.press(slider, {from, 10});
        moveTo(-30);
        moveTo(-60);
        const QImage widest = barOf(fixture);
        QVERIFY(widest != before);
        moveTo(-30);
        QVERIFY(barOf(fixture) == widest);
        fixture.release(slider, {from - 30, 10});
        QTRY_VERIFY(barOf(fixture) != widest);
        QVERIFY(barOf(fixture) == barOf(WindowFixture(fixture.store.state())));
    }

    void rangesSettleOnce() {
        int settled = 0;
        SteadyRanges ranges([&] { ++settled; });
        const int axis = 0;
        const int colours = 0;
        QCOMPARE(ranges.shown(&axis, {-1, 1}), QCPRange(-1, 1));
        ranges.begin(true);
        QCOMPARE(ranges.shown(&axis, {-3, 1}), QCPRange(-3, 1));
        QCOMPARE(ranges.shown(&colours, {0, 9}), QCPRange(0, 9));
        ranges.begin(true);
        QCOMPARE(ranges.shown(&axis, {-1, 2}), QCPRange(-3, 2));
        // Slow results arrive in between, and the window is painted again.
        for (int n = 0; n < 3; ++n)
            QCOMPARE(ranges.shown(&axis, {-1, 1}), QCPRange(-3, 2));
        QTRY_COMPARE(settled, 1);
        QCOMPARE(ranges.shown(&axis, {-1, 1}), QCPRange(-1, 1));
        QCOMPARE(ranges.shown(&colours, {0, 9}), QCPRange(0, 9));
        waitForRest();
        QCOMPARE(settled, 1);
    }

    /// Undo right after a drag.
    void anotherChangeSettlesAtOnce() {
        int settled = 0;
        SteadyRanges ranges([&] { ++settled; });
        const int axis = 0;
        ranges.begin(true);
        QCOMPARE(ranges.shown(&axis, {-3, 3}), QCPRange(-3, 3));
        ranges.begin(false);
        QCOMPARE(ranges.shown(&axis, {-1, 1}), QCPRange(-1, 1));
        waitForRest();
        QCOMPARE(settled, 0);
    }

    void whatFitsIsNotDrawnAgain() {
        int settled = 0;
        SteadyRanges ranges([&] { ++settled; });
        const int axis = 0;
        for (const double reach : {1.0, 2.0, 3.0}) {
            ranges.begin(true);
            QCOMPARE(ranges.shown(&axis, {-reach, reach}), QCPRange(-reach, reach));
        }
        waitForRest();
        QCOMPARE(settled, 0);
    }

    void limitsAreRound_data() {
        const Rows<double, double, double> row("largest", "fine", "coarse");
        row("round already", 2.0, 2.0, 2.0);
        row("between", 3.26, 4.0, 5.0);
        row("the last step", 7.1, 8.0, 10.0);
        row("the next power", 0.081, 0.1, 0.1);
        row("large", 61234.0, 80000.0, 100000.0);
        row("rounding of float32", 0.50000003, 0.5, 0.5);
        row("nothing", 0.0, 1.0, 1.0);
        row("not a number", std::nan(""), 1.0, 1.0);
    }
    void limitsAreRound() {
        const auto [largest, fine, coarse] = fetchRow<double, double, double>();
        QCOMPARE(niceCeiling(largest), fine);
        QCOMPARE(niceCeiling(largest, {1, 2, 5}), coarse);
    }
};

POSISCOPE_WINDOW_TEST(TestKeepStill)
#include "tst_keepstill.moc"
