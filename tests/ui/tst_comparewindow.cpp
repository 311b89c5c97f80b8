// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing two encodings in the window: the form, the menus, and the steps that can be undone.
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include "core/state/session.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/comparisons.h"
#include "ui/files/savefile.h"

using namespace posiscope;

namespace {

/// A small table: base 100, so that the pairs turn by 1 and by 0.1.
State smallState() {
    State state = defaultState();
    state.set(keys::dModel, std::int64_t{4});
    state.set(keys::maxLen, std::int64_t{3});
    state.set(keys::base, 100.0);
    repair(state);
    return state;
}

void startComparing(const WindowFixture& fixture) {
    QTest::keyClick(fixture.window.get(), Qt::Key_K, Qt::ControlModifier);
    fixture.settle();
}

void click(const WindowFixture& fixture, const char* button) {
    QTest::mouseClick(fixture.find<QPushButton>(button), Qt::LeftButton);
    fixture.settle();
}

/// Opens a button's menu and clicks on an entry.
void chooseIn(QToolButton* button, const std::function<bool(const QAction&)>& wanted) {
    QMenu* const menu = button->menu();
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
    QVERIFY(QTest::qWaitForWindowExposed(menu, patience));
    for (QAction* family : menu->actions())
        if (family->menu() != nullptr)
            for (QAction* action : family->menu()->actions())
                if (wanted(*action)) {
                    action->trigger();
                    menu->close();
                    WindowFixture::settle();
                    return;
                }
    for (QAction* action : menu->actions())
        if (wanted(*action)) {
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            WindowFixture::settle();
            return;
        }
    menu->close();
    QFAIL("there is no such entry");
}

QString differences(const WindowFixture& fixture) {
    return fixture.find<QTextBrowser>("comparison")->toPlainText();
}

template <class T>
T ofB(const WindowFixture& fixture, Key<T> key) {
    return fixture.store.state().variants.front().get(key);
}

}  // namespace

class TestCompareWindow : public StrictTest {
    Q_OBJECT

    QTemporaryDir folder_;

 private slots:
    void comparingBeginsWithFourPanes_data() { eachText("view", {"heatmap", "similarity", "offset-map"}); }
    void comparingBeginsWithFourPanes() {
        QFETCH(QString, view);
        WindowFixture fixture;
        fixture.makePanesEqual();
        fixture.trigger("view_" + view);
        const State before = fixture.store.state();
        startComparing(fixture);
        const auto& panes = fixture.store.state().arrangement.panes;
        QCOMPARE(panes.size(), std::size_t{4});
        const Subject subjects[] = {Subject::a, Subject::b, Subject::difference};
        const QString beginnings[] = {"A · ", "B · ", "A − B · "};
        for (int n = 0; n < 3; ++n) {
            const auto& pane = panes[static_cast<std::size_t>(n)];
            QCOMPARE(QString::fromStdString(pane.view), view);
            QVERIFY(pane.subject == subjects[n]);
            const QString title =
                fixture.window->panes()->card(n)->findChild<QToolButton*>("paneTitle")->text();
            QVERIFY2(title.startsWith(beginnings[n]), qPrintable(title));
        }
        QCOMPARE(panes[3].view, std::string("comparison"));
        QVERIFY(fixture.store.state().variants.front() == before.values);
        QVERIFY(fixture.find<QPushButton>("compareB")->isChecked());
        QVERIFY(differences(fixture).contains("A and B have the same parameters"));
        QVERIFY(differences(fixture).contains("are equal to the last bit"));
        QVERIFY(fixture.picture(0) == fixture.picture(1));
        QCOMPARE(fixture.store.history().count(), view == "heatmap" ? 1 : 2);
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == before);
        QVERIFY(!fixture.find<QWidget>("compareBar")->isVisible());
        fixture.trigger("redo");
        QVERIFY(fixture.store.state().variants.front() == before.values);
        startComparing(fixture);  // the same keys end the comparison
        QVERIFY(!hasB(fixture.store.state()));
        QVERIFY(fixture.store.state().arrangement == defaultState().arrangement);
    }

    void theFormEditsOneSide_data() {
        QTest::addColumn<QString>("side");
        QTest::newRow("B") << "compareB";
        QTest::newRow("A") << "compareA";
    }
    void theFormEditsOneSide() {
        QFETCH(QString, side);
        const bool b = side == "compareB";
        WindowFixture fixture(defaultState(), {}, moreUnfolded());
        startComparing(fixture);
        click(fixture, qPrintable(side));
        const Values before = fixture.store.state().values;
        const auto steps = fixture.store.history().count();
        std::vector<QImage> pictures;
        for (int pane = 0; pane < 3; ++pane)
            pictures.push_back(fixture.picture(pane));
        const auto changed = [&](int pane) {
            const QImage now = fixture.picture(pane);
            return now != std::exchange(pictures[static_cast<std::size_t>(pane)], now);
        };
        const auto onlyThisSideChanged = [&] {
            const auto& state = fixture.store.state();
            const bool others = b ? state.values == before : state.variants.front() == before;
            return changed(b ? 1 : 0) && changed(2) && !changed(b ? 0 : 1) && others;
        };
        fixture.dragSlider("baseSlider", 30);
        QVERIFY(onlyThisSideChanged());
        click(fixture, "layout_half-split");
        QVERIFY(onlyThisSideChanged());
        fixture.type("max_lenField", "100");
        QVERIFY(onlyThisSideChanged());
        // The first of 256 rows would be no higher than the frame that covers it.
        fixture.find<QAbstractButton>("zero_first_rowBox")->click();
        fixture.settle();
        QVERIFY(onlyThisSideChanged());
        chooseIn(fixture.find<QToolButton>("encodingButton"),
                 [](const QAction& action) { return action.objectName() == "encoding_learned"; });
        if (QTest::currentTestFailed()) return;
        QVERIFY(onlyThisSideChanged());
        const Values& edited = b ? fixture.store.state().variants.front() : fixture.store.state().values;
        QCOMPARE(edited.get(keys::encoding), std::string("learned"));
        QVERIFY(differences(fixture).contains("Encoding"));
        QCOMPARE(fixture.store.history().count(), steps + 5);
        for (int n = 0; n < 5; ++n)
            fixture.trigger("undo");
        QVERIFY(fixture.store.state().values == before && fixture.store.state().variants.front() == before);
        for (int n = 0; n < 5; ++n)
            fixture.trigger("redo");
        const State& again = fixture.store.state();
        QCOMPARE((b ? again.variants.front() : again.values).get(keys::encoding), std::string("learned"));
        click(fixture, "reset");
        QVERIFY((b ? fixture.store.state().variants.front() : fixture.store.state().values) ==
                defaultState().values);
    }

    /// The form shows the parameters relevant to its side, whatever the other side's are.
    void theFormShowsTheRowsOfTheEditedSide_data() {
        const Rows<QString, QStringList> row("scaling", "rows");
        row("linear", "linear", QStringList{"factor", "original_max_position"});
        row("dynamic", "dynamic", QStringList{"factor", "sequence_length"});
        row("yarn", "yarn",
            QStringList{"factor", "original_max_position", "beta_fast", "beta_slow", "mscale",
                        "attention_factor"});
        row("llama3", "llama3", QStringList{"factor", "low_freq_factor", "high_freq_factor"});
        row("longrope", "longrope", QStringList{"sequence_length", "attention_factor"});
    }
    void theFormShowsTheRowsOfTheEditedSide() {
        const auto [scaling, rows] = fetchRow<QString, QStringList>();
        State state = encodingState("rope");
        WindowFixture fixture(state, {}, moreUnfolded());
        startComparing(fixture);
        fixture.trigger("scaling_" + scaling);
        QCOMPARE(ofB(fixture, keys::scaling), scaling.toStdString());
        const auto field = [&](const QString& key) {
            return fixture.window->findChild<QWidget*>(key + "Field");
        };
        for (const QString& key : rows)
            QVERIFY2(field(key) != nullptr && field(key)->isVisible(), qPrintable(key));
        click(fixture, "compareA");
        for (const QString& key : rows)
            QVERIFY2(!field(key)->isVisible(), qPrintable(key));
        click(fixture, "compareB");
        if (!rows.contains("factor")) return;
        fixture.type("factorField", "8");
        QCOMPARE(ofB(fixture, keys::factor), 8.0);
        QVERIFY(differences(fixture).contains("Factor"));
    }

    /// The panel keeps its width, and every button is fully visible.
    void theButtonsFitThePanel() {
        WindowFixture fixture;
        startComparing(fixture);
        for (const char* name : {"compareA", "compareB", "compareSwap", "compareCopy", "compareStop"}) {
            const auto* button = fixture.find<QPushButton>(name);
            QVERIFY2(button->visibleRegion().boundingRect() == button->rect(), name);
        }
    }

    /// View parameters belong to both sides: one side's use for them is enough.
    void aHeadThatOnlyBHasCanBeChosen() {
        WindowFixture fixture(sides("rope", "alibi", "distance"));
        click(fixture, "compareB");
        fixture.type("headField", "5");
        QCOMPARE(fixture.store.state().get(keys::head), std::int64_t{5});
        QVERIFY(fixture.window->panes()
                    ->card(1)
                    ->view()
                    ->description(snapshotOf(fixture.store.snapshot(), Subject::b))
                    .contains("head 5"));
        click(fixture, "compareSwap");
        QCOMPARE(fixture.store.state().get(keys::head), std::int64_t{5});
    }

    /// The menu of controls lists those of either side.
    void theControlsOfBothSidesCanBeHidden() {
        const WindowFixture fixture(sides("sinusoidal", "rope"));
        auto* menu = fixture.find<QMenu>("controlsMenu");
        menu->popup(QPoint(10, 10));
        fixture.settle();
        menu->close();
        QVERIFY(fixture.window->findChild<QAction*>("control_head_dim") != nullptr);
        QVERIFY(fixture.window->findChild<QAction*>("control_layout") != nullptr);
    }

    /// The form shows the values that the menus change.
    void theMenusEditTheSameSide_data() {
        QTest::addColumn<QString>("action");
        QTest::newRow("choice") << "layout_half-split";
        QTest::newRow("encoding") << "encoding_learned";
        QTest::newRow("reset") << "resetParameters";
    }
    void theMenusEditTheSameSide() {
        QFETCH(QString, action);
        WindowFixture fixture(smallState());
        startComparing(fixture);
        const Values before = fixture.store.state().values;
        auto* menu = fixture.find<QMenu>("encodingMenu");
        menu->popup(fixture.window->mapToGlobal(QPoint(100, 30)));
        fixture.settle();
        menu->close();
        fixture.trigger(action);
        QVERIFY(fixture.store.state().values == before);
        QVERIFY(fixture.store.state().variants.front() != before);
        // View parameters belong to both sides.
        fixture.find<QToolButton>("tool_turn")->click();
        QCOMPARE(fixture.store.state().get(keys::orientation), std::string("across"));
    }

    void wordsAndNumbers() {
        WindowFixture fixture(smallState());
        startComparing(fixture);
        fixture.type("baseField", "50");
        const QString text = differences(fixture);
        const QStringList cells = text.split('\n');
        const auto at = cells.indexOf("Base");
        QVERIFY2(at >= 0 && cells.value(at + 1) == "100" && cells.value(at + 2) == "50", qPrintable(text));
        // Cells of the second pair in rows 1 and 2: its angles are p/10 and p/√50.
        QVERIFY2(text.contains("4 of 12 cells differ."), qPrintable(text));
        const double a = std::sin(2 / 10.0);
        const double b = std::sin(2 / std::sqrt(50.0));
        QVERIFY2(text.contains("in row 2, column 2 (A 0.198669, B 0.279"), qPrintable(text));
        QVERIFY2(text.contains("Largest difference: " + QString::number(b - a, 'f', 4)), qPrintable(text));
        double squares = 0;
        for (const double p : {1.0, 2.0})
            squares += std::pow(std::sin(p / 10) - std::sin(p / std::sqrt(50.0)), 2) +
                       std::pow(std::cos(p / 10) - std::cos(p / std::sqrt(50.0)), 2);
        QVERIFY2(
            text.contains("Root mean square: " + QString::number(std::sqrt(squares / 12), 'f', 5).chopped(1)),
            qPrintable(text));
        fixture.type("max_lenField", "2");
        QVERIFY(differences(fixture).contains("The shapes differ: compared are the 2 × 4 cells"));
        QVERIFY(differences(fixture).contains("2 of 8 cells differ."));
    }

    void swapCopyStop() {
        WindowFixture fixture(smallState());
        fixture.makePanesEqual();
        startComparing(fixture);
        fixture.type("baseField", "50");
        const State before = fixture.store.state();
        const QImage a = fixture.picture(0);
        const QImage b = fixture.picture(1);
        click(fixture, "compareSwap");
        QCOMPARE(fixture.store.state().get(keys::base), 50.0);
        QCOMPARE(ofB(fixture, keys::base), 100.0);
        QVERIFY(fixture.picture(0) == b && fixture.picture(1) == a);
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == before);
        fixture.trigger("swapCompared");
        QCOMPARE(fixture.store.state().get(keys::base), 50.0);
        fixture.trigger("swapCompared");
        QCOMPARE(fixture.store.state().get(keys::base), 100.0);
        click(fixture, "compareCopy");
        QCOMPARE(ofB(fixture, keys::base), 100.0);
        QVERIFY(differences(fixture).contains("All 12 cells are equal to the last bit."));
        fixture.trigger("undo");
        QCOMPARE(ofB(fixture, keys::base), 50.0);
        fixture.trigger("redo");
        QCOMPARE(ofB(fixture, keys::base), 100.0);
        click(fixture, "compareStop");
        QVERIFY(!hasB(fixture.store.state()));
        QVERIFY(fixture.store.state().arrangement == defaultState().arrangement);
        QVERIFY(!fixture.find<QWidget>("compareBar")->isVisible());
        QVERIFY(!fixture.find<QAction>("swapCompared")->isEnabled());
        fixture.trigger("undo");
        QCOMPARE(ofB(fixture, keys::base), 100.0);
        QVERIFY(fixture.find<QWidget>("compareBar")->isVisible());
        fixture.trigger("redo");
        QVERIFY(!hasB(fixture.store.state()));
    }

    void aSessionKeepsTheComparison() {
        State kept;
        QString text;
        const QString path = folder_.filePath("both.posiscope");
        {
            WindowFixture fixture(smallState());
            startComparing(fixture);
            fixture.type("baseField", "50");
            fixture.type("d_modelField", "6");
            kept = fixture.store.state();
            text = differences(fixture);
            QVERIFY(!saveBytes(path, QByteArray::fromStdString(writeSession(kept))));
        }
        WindowFixture again;
        QVERIFY(again.window->files()->openSession(path));
        QVERIFY(again.store.state() == kept);
        QCOMPARE(differences(again), text);
        QVERIFY(again.find<QWidget>("compareBar")->isVisible());
        click(again, "compareB");
        QCOMPARE(again.find<NumberField>("baseField")->text(), QString("50"));
        again.trigger("undo");
        QVERIFY(again.store.state() == defaultState());
    }
};

POSISCOPE_WINDOW_TEST(TestCompareWindow)
#include "tst_comparewindow.moc"
