// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of a pane: the dialog at the colour bar, and scales that are common or each its own.
#include <qcustomplot.h>

#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <cmath>

#include "core/parameters/viewkeys.h"
#include "core/state/sweep.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/panes/panecard.h"
#include "ui/parameters/coloursdialog.h"
#include "ui/plot/colourbar.h"
#include "ui/view/view.h"

using namespace posiscope;

namespace {

/// Every view with a bar of colours, with an encoding that it can show.
void barRows() {
    const Rows<QString, QString> row("view", "encoding");
    row("table", "heatmap", "sinusoidal");
    row("similarity", "similarity", "sinusoidal");
    row("grid", "grid", "sinusoidal");
    row("offset map", "offset-map", "sinusoidal");
    row("counting", "counting", "sinusoidal");
    row("tokens", "tokens", "rope-axes");
    row("bias of both signs", "bias", "t5");
    row("bias of one sign", "bias", "alibi");
}

State stateWith(const QString& view, const QString& encoding) {
    return encodingState(encoding.toStdString(), {view.toStdString()});
}

ColoursDialog* openDialog() {
    return QApplication::activePopupWidget() == nullptr
               ? nullptr
               : qobject_cast<ColoursDialog*>(QApplication::activePopupWidget());
}

/// A sinusoid beside random numbers that are fifty times smaller.
State faintB(const std::string& view) {
    State state = encodingState("sinusoidal", {view, view});
    addB(state);
    editSubject(state, Subject::b, [](State& b) {
        chooseEncoding(b, *findEncoding("learned"));
        b.values.set("standard_deviation", 0.002);
    });
    state.arrangement.panes[1].subject = Subject::b;
    return state;
}

std::optional<ColourScale> scaleOf(const WindowFixture& fixture, int pane) {
    return fixture.window->panes()->card(pane)->view()->coloursInSight();
}

QToolButton* switchOf(const WindowFixture& fixture, int pane) {
    return fixture.window->panes()->card(pane)->findChild<QToolButton*>("ownScale");
}

}  // namespace

class TestColours : public StrictTest {
    Q_OBJECT

 private slots:
    /// Curves that stand back can be seen in a dark window.
    void paleCurvesAreSeen_data() {
        const Rows<QString, QString> row("view", "encoding");
        row("waves of other pairs", "waves", "sinusoidal");
        row("other heads", "distance", "alibi");
    }
    void paleCurvesAreSeen() {
        const auto [view, encoding] = fetchRow<QString, QString>();
        State state = stateWith(view, encoding);
        if (view == "waves") state.set(keys::dimensions, Indices{0, 1, 4, 5, 22, 23, 60, 61});
        Settings settings;
        settings.theme = "dark";
        const WindowFixture fixture(state, {}, settings);
        const auto light = [](double part) {
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        const auto luminance = [&](const QColor& colour) {
            return 0.2126 * light(colour.redF()) + 0.7152 * light(colour.greenF()) +
                   0.0722 * light(colour.blueF()) + 0.05;
        };
        const MarkMeanings curves = fixture.window->panes()->card(0)->view()->legendMeanings();
        QVERIFY(curves.size() > 1);
        for (const MarkMeaning& each : curves) {
            QPixmap drawn(1, 1);
            drawn.fill(Theme::dark().card);
            QPainter(&drawn).fillRect(0, 0, 1, 1, each.colours[0]);
            const QColor seen = drawn.toImage().pixelColor(0, 0);
            QVERIFY2(luminance(seen) / luminance(Theme::dark().card) >= 3,
                     qPrintable(each.text + seen.name()));
        }
    }

    void aClickOnTheBar_data() { barRows(); }
    void aClickOnTheBar() {
        const auto [view, encoding] = fetchRow<QString, QString>();
        const WindowFixture fixture(stateWith(view, encoding));
        auto* const plot = qobject_cast<QCustomPlot*>(fixture.viewWidget(0));
        QVERIFY(plot != nullptr);
        const auto bars = plot->plotLayout()->findChildren<ColourBar*>();
        QVERIFY(!bars.isEmpty());
        QVERIFY(openDialog() == nullptr);
        const QPoint at = bars.front()->rect().center();
        fixture.press(plot, at);
        fixture.release(plot, at);
        fixture.settle();
        QVERIFY(openDialog() != nullptr);
        QTest::keyClick(openDialog(), Qt::Key_Escape);
        fixture.settle();
        QVERIFY(openDialog() == nullptr);
        // By the menu, for the keyboard.
        fixture.trigger("colours");
        QVERIFY(openDialog() != nullptr);
        openDialog()->close();
    }

    void limits_data() { barRows(); }
    void limits() {
        const auto [view, encoding] = fetchRow<QString, QString>();
        const std::string key = findViewType(view.toStdString())->limitsKey;
        const WindowFixture fixture(stateWith(view, encoding));
        fixture.trigger("colours");
        ColoursDialog* const dialog = openDialog();
        QVERIFY(dialog != nullptr);
        auto* const symmetric = dialog->findChild<QPushButton*>("symmetricLimits");
        auto* const automatic = dialog->findChild<QPushButton*>("automaticLimits");
        QCOMPARE(symmetric == nullptr, key.empty());
        QVERIFY(dialog->findChild<QWidget*>("colour_scale_same") == nullptr);
        if (key.empty()) {
            dialog->close();
            return;
        }
        QVERIFY(!automatic->isEnabled());
        const ColourScale before = *scaleOf(fixture, 0);
        QCOMPARE(symmetric->isEnabled(), before.lowest != -before.highest);
        if (symmetric->isEnabled()) {
            symmetric->click();
            const double reach = std::max(-before.lowest, before.highest);
            QVERIFY(
                (std::get<NumberList>(fixture.store.state().values.at(key)) == NumberList{-reach, reach}));
            QTRY_COMPARE(scaleOf(fixture, 0)->lowest, -reach);
            QVERIFY(!symmetric->isEnabled());
            automatic->click();
            QVERIFY(std::get<NumberList>(fixture.store.state().values.at(key)).empty());
            QTRY_COMPARE(scaleOf(fixture, 0)->lowest, before.lowest);
        }
        dialog->close();
    }

    void aScaleOfItsOwn_data() { eachText("view", {"heatmap", "similarity"}); }
    void aScaleOfItsOwn() {
        QFETCH(QString, view);
        const WindowFixture fixture(faintB(view.toStdString()));
        QTRY_VERIFY(scaleOf(fixture, 0) && scaleOf(fixture, 1));
        QVERIFY(*scaleOf(fixture, 0) == *scaleOf(fixture, 1));
        // A fills the common scale, and B says how little of it it uses.
        QVERIFY(!switchOf(fixture, 0)->isVisible());
        QVERIFY(switchOf(fixture, 1)->isVisible());
        QVERIFY(switchOf(fixture, 1)->text().contains('%'));
        const double common = scaleOf(fixture, 1)->highest;
        switchOf(fixture, 1)->click();
        fixture.settle();
        QVERIFY(scaleOf(fixture, 1)->highest < common / 20);
        QCOMPARE(scaleOf(fixture, 0)->highest, common);
        QVERIFY(switchOf(fixture, 0)->isVisible() && switchOf(fixture, 0)->isChecked());
        fixture.trigger("undo");
        QCOMPARE(scaleOf(fixture, 1)->highest, common);
    }

    /// Pictures of a sweep have one bar, or each its own.
    void barsOfASweep() {
        State state = encodingState("learned", {"heatmap"});
        const std::vector<std::string> rules{"standard_deviation=0.001,0.01,1"};
        QVERIFY(!setSweep(state, rules, {}, viewIds()));
        showSweep(state, 0);
        const WindowFixture fixture(state);
        const auto plots = fixture.viewWidget(0)->findChildren<QCustomPlot*>();
        QCOMPARE(plots.size(), qsizetype{3});
        const auto shownBars = [&] {
            return std::ranges::count_if(plots, [](QCustomPlot* plot) {
                return plot->plotLayout()->findChild<ColourBar*>()->isShown();
            });
        };
        QCOMPARE(shownBars(), 0);
        QVERIFY(scaleOf(fixture, 0).has_value());
        QVERIFY(switchOf(fixture, 0)->isVisible());
        // The common bar is at the right of all of them.
        QWidget* const around = fixture.viewWidget(0);
        QTest::mouseClick(around, Qt::LeftButton, {}, {around->width() - 20, around->height() / 3});
        QVERIFY(openDialog() != nullptr);
        openDialog()->close();
        switchOf(fixture, 0)->click();
        fixture.settle();
        QCOMPARE(shownBars(), 3);
    }

    /// A − B has limits of its own, and no other side to share them with.
    void aDifference() {
        State state = faintB("heatmap");
        state.arrangement.panes[0].subject = Subject::difference;
        const WindowFixture fixture(state);
        fixture.trigger("colours");
        QVERIFY(openDialog() != nullptr);
        QVERIFY(openDialog()->findChild<QWidget*>("difference_limitsField") != nullptr);
        openDialog()->close();
        QVERIFY(!switchOf(fixture, 0)->isVisible());
    }

    /// Titles say what differs.
    void titles_data() {
        const Rows<QString, QString, QString, QString> row("encoding", "setting", "a", "b");
        row("base", "", "base=100", "A · base 10 000 · ", "B · base 100 · ");
        row("encodings", "learned", "", "A · Sinusoidal · ", "B · Learned (untrained) · ");
        row("nothing", "", "", "A · ", "B · ");
    }
    void titles() {
        const auto [encoding, setting, a, b] = fetchRow<QString, QString, QString, QString>();
        State state = encodingState("sinusoidal", {"waves", "waves"});
        addB(state);
        editSubject(state, Subject::b, [&](State& side) {
            if (!encoding.isEmpty()) chooseEncoding(side, *findEncoding(encoding.toStdString()));
            if (!setting.isEmpty()) side.set(keys::base, 100.0);
        });
        state.arrangement.panes[1].subject = Subject::b;
        QString first = nameOfPane(state.arrangement.panes[0], state);
        QString second = nameOfPane(state.arrangement.panes[1], state);
        for (QString* title : {&first, &second})
            title->replace(QChar(0x202f), u' ');
        QCOMPARE(first, a + "Waves");
        QCOMPARE(second, b + "Waves");
    }
};

POSISCOPE_WINDOW_TEST(TestColours)
#include "tst_colours.moc"
