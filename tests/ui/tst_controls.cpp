// SPDX-License-Identifier: GPL-3.0-or-later
// Controls are hidden one by one, and the state stores it.
#include <QLabel>
#include <QMenu>
#include <QStatusBar>
#include <QTest>
#include <QTimer>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/panes/panetitle.h"
#include "ui/parameters/editors.h"

using namespace posiscope;

namespace {

ParameterEditor* editorOf(const WindowFixture& fixture, const std::string& key) {
    for (auto* editor : fixture.window->findChildren<ParameterEditor*>())
        if (editor->parameter().key == key) return editor;
    return nullptr;
}

/// Opens View ▸ Controls as the mouse does, and triggers one of its entries.
void choose(const WindowFixture& fixture, const QString& action) {
    auto* menu = fixture.find<QMenu>(QStringLiteral("controlsMenu"));
    emit menu->aboutToShow();
    fixture.trigger(action);
}

}  // namespace

class TestControls : public StrictTest {
    Q_OBJECT

 private slots:
    void parts_data() {
        const Rows<QString, QString> row("control", "widget");
        row("panel", "panel", "panelScroll");
        row("encoding", "encoding", "encodingButton");
        row("titles", "titles", "paneHeader");
        row("status", "status", "statusValue");
        row("a slider", "base", "baseSlider");
        row("a choice", "layout", "layout_half-split");
        row("the offset", "offset", "offsetField");
    }
    void parts() {
        const auto [control, widget] = fetchRow<QString, QString>();
        WindowFixture fixture(defaultState(), {}, moreUnfolded());
        const auto visible = [&] { return fixture.find<QWidget>(widget)->isVisible(); };
        QVERIFY(visible());
        choose(fixture, QStringLiteral("control_") + control);
        QVERIFY(!visible());
        QCOMPARE(fixture.store.state().hidden.size(), std::size_t{1});
        QVERIFY(fixture.store.state().hidden.contains(control.toStdString()));
        fixture.trigger(QStringLiteral("undo"));
        QVERIFY(visible());
        choose(fixture, QStringLiteral("control_") + control);
        choose(fixture, QStringLiteral("showAllControls"));
        QVERIFY(visible());
        QVERIFY(fixture.store.state() == defaultState());
    }

    /// What is compared keeps its names.
    void namesOfSidesStay() {
        WindowFixture fixture;
        fixture.store.update(
            [](State& state) {
                addB(state);
                state.arrangement.panes = {{"heatmap", {}, Subject::a}, {"heatmap", {}, Subject::b}};
                state.hidden.insert("titles");
            },
            QStringLiteral("compare"));
        fixture.settle();
        const QList<PaneTitle*> titles = fixture.window->findChildren<PaneTitle*>();
        QVERIFY(titles.size() >= 2);
        QStringList names;
        for (PaneTitle* title : titles)
            if (title->isVisible()) names << title->text();
        names.sort();
        QCOMPARE(names, QStringList({QStringLiteral("A"), QStringLiteral("B")}));
        for (const QString& gone : {QStringLiteral("paneExport"), QStringLiteral("paneMaximise")})
            QVERIFY(!fixture.find<QWidget>(gone)->isVisible());
        fixture.store.update([](State& state) { state.hidden.clear(); }, QStringLiteral("show"));
        fixture.settle();
        QVERIFY(fixture.find<QWidget>(QStringLiteral("paneExport"))->isVisible());
        QVERIFY(fixture.window->panes()->card(0)->width() == fixture.window->panes()->card(1)->width());
    }

    void theReadout() {
        WindowFixture fixture;
        choose(fixture, QStringLiteral("control_readout"));
        QVERIFY(!fixture.find<QWidget>(QStringLiteral("section_cursor"))->isVisible());
    }

    /// The context menu of a control.
    void byContextMenu() {
        WindowFixture fixture;
        ParameterEditor* editor = editorOf(fixture, "base");
        QVERIFY(editor->isVisible());
        QTimer::singleShot(0, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            menu->findChild<QAction*>("hideControl")->trigger();
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, {5, 5}, editor->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(editor, &event);
        fixture.settle();
        QVERIFY(!editor->isVisible());
        QVERIFY(fixture.store.state().hidden.contains("base"));
    }

    void f9() {
        WindowFixture fixture;
        auto* panel = fixture.find<QWidget>(QStringLiteral("panelScroll"));
        fixture.trigger(QStringLiteral("togglePanel"));
        QVERIFY(!panel->isVisible());
        fixture.trigger(QStringLiteral("togglePanel"));
        QVERIFY(panel->isVisible());
    }
};

POSISCOPE_WINDOW_TEST(TestControls)
#include "tst_controls.moc"
