// SPDX-License-Identifier: GPL-3.0-or-later
// Where the mouse is on a plot: the cursor follows it, and a click stays there.
#include <qcustomplot.h>

#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/views/viewregistry.h"

using namespace posiscope;

namespace {

/// One pane with the view, of the first encoding here that it can show.
State stateFor(const std::string& view) {
    for (const char* encoding : {"sinusoidal", "rope", "rope-axes", "alibi"}) {
        State state = stateOf(encoding, {{"max_len", std::int64_t{101}},
                                         {"precision", std::string("custom")},
                                         {"precision_table", std::string("bfloat16")},
                                         {"precision_bias", std::string("bfloat16")}});
        state.arrangement.panes = {{view, {}, Subject::a}};
        if (whyUnavailable(*findViewType(view), makeSnapshot(state)).empty()) return state;
    }
    return {};
}

/// The plots of a pane, or all of it where it is no QCustomPlot.
QList<QRect> plotsOf(QWidget* widget) {
    const auto* plot = qobject_cast<QCustomPlot*>(widget);
    if (plot == nullptr) return {widget->rect()};
    QList<QRect> rects;
    for (const QCPAxisRect* rect : plot->axisRects())
        if (rect->visible() && !rect->rect().isEmpty()) rects << rect->rect();
    return rects;
}

QPoint within(const QRect& rect, double across, double down) {
    return {rect.left() + qRound(rect.width() * across), rect.top() + qRound(rect.height() * down)};
}

void hover(const WindowFixture& fixture, QWidget* widget, QPoint at) {
    fixture.moveMouse(widget, at - QPoint(3, 3));
    fixture.moveMouse(widget, at);
    WindowFixture::settle();
}

/// Position and dimension. A click may choose the reference as well.
std::array<std::int64_t, 2> cursorOf(const WindowFixture& fixture) {
    const State& state = fixture.store.state();
    return {state.get(keys::position), state.get(keys::dimension)};
}

}  // namespace

class TestClickedPlaces : public StrictTest {
    Q_OBJECT

 private slots:
    /// In every plot of every view, in its parts above and below.
    void aClickKeepsTheCursor_data() {
        const TextRows<> row("view");
        for (const ViewType* type : viewTypes())
            if (type->id != "readout" && type->id != "comparison" && type->id != "identity" &&
                type->id != "layers")  // texts
                row(type->id.c_str());
    }
    void aClickKeepsTheCursor() {
        QFETCH(QString, view);
        const State state = stateFor(view.toStdString());
        QVERIFY2(!state.arrangement.panes.empty(), "no encoding here has this view");
        WindowFixture fixture(state);
        QWidget* const widget = fixture.viewWidget(0);
        const auto before = cursorOf(fixture);
        bool moved = false;
        for (const QRect& rect : plotsOf(widget))
            for (const double across : {0.27, 0.71})
                for (const double down : {0.31, 0.68}) {
                    const QPoint at = within(rect, across, down);
                    hover(fixture, widget, at);
                    const auto under = cursorOf(fixture);
                    moved |= under != before;
                    fixture.press(widget, at);
                    fixture.release(widget, at);
                    WindowFixture::settle();
                    QVERIFY2(cursorOf(fixture) == under, qPrintable(QString("a click at %1, %2 of %3 × %4")
                                                                        .arg(at.x())
                                                                        .arg(at.y())
                                                                        .arg(widget->width())
                                                                        .arg(widget->height())));
                }
        QVERIFY(moved);
    }

    /// The middle of a cell, counted by hand: the n-th of so many across the plot.
    void theCellUnderTheMouse_data() {
        const Rows<QString, int, int, int, QString> row("view", "plot", "cells", "cell", "key");
        row("a row of the offset map", "offset-map", 0, 128, 77, "dimension");
        row("errors by position", "precision", 0, 101, 33, "position");
        row("errors by pair", "precision", 1, 64, 20, "dimension");
    }
    void theCellUnderTheMouse() {
        const auto [view, plot, cells, cell, key] = fetchRow<QString, int, int, int, QString>();
        WindowFixture fixture(stateFor(view.toStdString()));
        QWidget* const widget = fixture.viewWidget(0);
        const QList<QRect> plots = plotsOf(widget);
        QVERIFY(plot < plots.size());
        hover(fixture, widget, within(plots[plot], (cell + 0.5) / cells, 0.5));
        const auto [position, dimension] = cursorOf(fixture);
        // A pair is told by its sine.
        QCOMPARE(key == "position" ? position : cells == 64 ? dimension / 2 : dimension, std::int64_t{cell});
        QVERIFY(!fixture.store.history().canUndo());
    }

    void ctrlPutsThePairOfAMapIntoTheClocks() {
        WindowFixture fixture(stateFor("offset-map"));
        auto* const widget = static_cast<QCustomPlot*>(fixture.viewWidget(0));
        const Indices before = fixture.store.state().get(keys::clockPairs);
        const QPoint at = within(plotsOf(widget)[0], 80.5 / 128, 0.5);
        Indices more = before;
        more.push_back(40);
        for (const Indices& expected : {more, before}) {
            const QPoint inWindow = widget->mapTo(fixture.window.get(), at);
            QTest::mousePress(fixture.window->windowHandle(), Qt::LeftButton, Qt::ControlModifier, inWindow);
            QTest::mouseRelease(fixture.window->windowHandle(), Qt::LeftButton, Qt::ControlModifier,
                                inWindow);
            WindowFixture::settle();
            QVERIFY(fixture.store.state().get(keys::clockPairs) == expected);
            QCOMPARE(fixture.store.state().get(keys::dimension), std::int64_t{80});
        }
        fixture.trigger("undo");
        QVERIFY(fixture.store.state().get(keys::clockPairs) == more);
    }
};

POSISCOPE_WINDOW_TEST(TestClickedPlaces)
#include "tst_clickedplaces.moc"
