// SPDX-License-Identifier: GPL-3.0-or-later
// The marks over plots, such as the cursor.
#include <qcustomplot.h>

#include <QHelpEvent>
#include <QSignalSpy>
#include <QToolTip>
#include <cstdlib>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"

using namespace posiscope;

namespace {

/// The largest difference of any channel of any pixel.
int difference(const QImage& a, const QImage& b) {
    int most = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            most = std::max({most, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                             std::abs(qBlue(p) - qBlue(q))});
        }
    return most;
}

QString toolTipAt(QWidget* plot, QPoint at) {
    QHelpEvent help(QEvent::ToolTip, at, plot->mapToGlobal(at));
    QCoreApplication::sendEvent(plot, &help);
    const QString text = QToolTip::text();
    QToolTip::hideText();
    return text;
}

}  // namespace

class TestMarks : public StrictTest {
    Q_OBJECT

 private slots:
    void theCursorMovesWithoutAReplot() {
        WindowFixture fixture;
        auto* plot = qobject_cast<QCustomPlot*>(fixture.viewWidget(0));
        const QPoint at = plot->axisRect(0)->rect().center();
        fixture.moveMouse(plot, at);
        WindowFixture::settle();
        const QImage before = fixture.picture(0);
        const QSignalSpy replots(plot, &QCustomPlot::afterReplot);
        fixture.moveMouse(plot, at + QPoint(40, 30));
        WindowFixture::settle();
        QCOMPARE(replots.count(), 0);
        QVERIFY(fixture.picture(0) != before);
    }

    /// No cursor stays where it was, whether it moved last alone or with the picture.
    void theCursorIsOnlyAtItsPlace() {
        WindowFixture fixture;
        auto* plot = qobject_cast<QCustomPlot*>(fixture.viewWidget(0));
        const QPoint at = plot->axisRect(0)->rect().center();
        for (const int step : {0, 1, 2}) {
            fixture.store.update([step](State& state) { state.set(keys::base, 100.0 + step); }, "base");
            WindowFixture::settle();
            for (const int move : {0, 1, 2}) {
                fixture.moveMouse(plot, at + QPoint(40, 30) * (move + step));
                WindowFixture::settle();
                const QImage moved = fixture.picture(0);
                plot->replot();
                WindowFixture::settle();
                // One level: lines over a transparent layer round differently.
                QVERIFY(difference(moved, fixture.picture(0)) <= 1);
            }
        }
        const QImage alone = fixture.picture(0);
        fixture.store.update([](State& state) { state.set(keys::base, 200.0); }, "base");
        fixture.store.update([](State& state) { state.set(keys::base, 102.0); }, "base");
        WindowFixture::settle();
        QVERIFY(difference(alone, fixture.picture(0)) <= 1);
    }

    /// Where a click or a key has put it, not where it follows the mouse.
    void theCursorIsNamedOnItsOwnLineAlone() {
        const WindowFixture fixture(encodingState("sinusoidal", {"heatmap"}));
        QWidget* const plot = fixture.viewWidget(0);
        const QPoint here = plot->rect().center(), there = here + QPoint(90, 70);
        const auto isNamed = [&](QPoint at) {
            const bool named = toolTipAt(plot, at).contains("The cursor");
            // It goes a moment later, and has its text until then.
            return QTest::qWaitFor([] { return !QToolTip::isVisible(); }, patience) && named;
        };
        const auto named = [&](QPoint at) {
            fixture.moveMouse(plot, at);
            fixture.settle();
            return isNamed(at);
        };
        QVERIFY(!named(here));
        QVERIFY(!named(there));
        fixture.press(plot, there);
        fixture.release(plot, there);
        fixture.settle();
        QVERIFY(named(there));
        QVERIFY(!named(here));
        // The keys have put it under the mouse.
        PaneCard* const card = fixture.window->panes()->card(0);
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Up);
        QTest::keyClick(card, Qt::Key_Down);
        fixture.settle();
        QVERIFY(isNamed(here));
    }

    /// Somewhere in the picture the mouse finds each mark, and words about it.
    void marksExplainThemselves_data() {
        const Rows<QString, QStringList> row("view", "words");
        row("a table", "heatmap", {"The cursor", "p + k =", "drawn as a wave"});
        row("similarities", "similarity", {"The cursor", "The reference position"});
        row("an offset map", "offset-map", {"Pair i ="});
        row("waves", "waves", {"pale: not of pair 11, where the cursor is", "p + k ="});
    }
    void marksExplainThemselves() {
        const auto [view, words] = fetchRow<QString, QStringList>();
        const WindowFixture fixture(encodingState("sinusoidal", {view.toStdString()}));
        QWidget* const plot = fixture.viewWidget(0);
        QString all;
        for (int y = 0; y < plot->height(); y += 4)
            for (int x = 0; x < plot->width(); x += 4) {
                if (const QString text = toolTipAt(plot, {x, y}); !all.contains(text)) all += text + u'\n';
            }
        for (const QString& word : words)
            QVERIFY2(all.contains(word), qPrintable(all));
    }
};

POSISCOPE_WINDOW_TEST(TestMarks)
#include "tst_marks.moc"
