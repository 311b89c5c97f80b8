// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include <QMenu>

#include "core/state/comparisonshape.h"
#include "core/state/wavegame.h"
#include "ui/dialogs/dialogs.h"
#include "ui/panes/panearea.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/parameters/sweepdialog.h"
#include "ui/view/standins.h"
#include "ui/window/tablecommands.h"

namespace posiscope {

void CompareCommands::fill(QMenu* menu, TableCommands& tables) {
    auto* compare = add(menu, QT_TR_NOOP("&Compare two encodings"), QKeySequence(Qt::CTRL | Qt::Key_K),
                        QStringLiteral("compare"), [this] {
                            if (hasB(store_.state()))
                                store_.update(
                                    [](State& state) {
                                        stopComparing(state);
                                        bringViewsThatCan(state);
                                    },
                                    tr("Stop comparing"));
                            else
                                compareSideBySide();
                        });
    compare->setCheckable(true);
    auto* side = add(menu, QT_TR_NOOP("Side by side: the view of this &pane"),
                     QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K), QStringLiteral("sideBySide"),
                     [this] { compareSideBySide(); });
    auto* table = add(menu, QT_TR_NOOP("Open a table as &B …"), {}, QStringLiteral("openAsB"),
                      [&tables] { tables.askToOpenAsB(); });
    auto* swap =
        add(menu, QT_TR_NOOP("&Swap A and B"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_K),
            QStringLiteral("swapCompared"), [this] { store_.update(swapCompared, tr("Swap A and B")); });
    auto* copy = add(menu, QT_TR_NOOP("C&opy A to B"), {}, QStringLiteral("copyCompared"), [this] {
        store_.update([](State& state) { state.variants.front() = state.values; }, tr("Copy A to B"));
    });
    menu->addSeparator();
    auto* several = add(menu, QT_TR_NOOP("Se&veral values …"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V),
                        QStringLiteral("severalValues"), [this] { askForSeveral({}); });
    auto* one =
        add(menu, QT_TR_NOOP("O&ne value again"), {}, QStringLiteral("oneValue"), [this] { showOne(); });
    auto* keep = add(menu, QT_TR_NOOP("Keep this c&urve"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B),
                     QStringLiteral("keepCurve"), [this] { keepCurve(); });
    connect(bench_.panel, &ParameterPanel::severalWanted, menu,
            [this](const std::string& key) { askForSeveral(key); });
    const auto refresh = [=, this] {
        const bool comparing = hasB(store_.state());
        const bool sweeping = isSweep(store_.state());
        const bool playing = gameLevelOf(store_.state()) > 0;  // the game hides B from the player
        compare->setChecked(comparing);
        compare->setEnabled(!playing);
        table->setEnabled(!playing);
        for (QAction* action : {swap, copy, side})
            action->setEnabled(comparing && !playing);
        several->setEnabled(!playing);
        one->setEnabled(sweeping);
        keep->setEnabled(!playing && !sweeping && store_.state().variants.size() < mostVariants);
    };
    connect(&store_, &StateStore::changed, menu, refresh);
    refresh();
}

Pane& CompareCommands::currentPane(State& state) const {
    return state.arrangement.panes[static_cast<std::size_t>(bench_.panes->current())];
}

/// Shows several values in the current pane.
void CompareCommands::askForSeveral(const std::string& key) {
    HeldDialog<SweepDialog> dialog(store_.state(), key, bench_.window);
    if (!dialog.isAccepted()) return;
    store_.update(
        [&](State& state) {
            state.variants = dialog->swept().variants;
            for (Pane& pane : state.arrangement.panes)
                pane.subject = Subject::a;
            Pane& pane = currentPane(state);
            if (findViewType(pane.view)->comparesSides) pane.view = "heatmap";
            pane.subject = Subject::each;
            pane.viewport.reset();
        },
        tr("Several values"));
}

void CompareCommands::showOne() {
    store_.update(endSweep, tr("One value again"));
}

/// What is shown now stays in sight while its parameters change: in the same plot, or in a picture beside it.
void CompareCommands::keepCurve() {
    store_.update(
        [this](State& state) {
            state.variants.push_back(state.values);
            Pane& pane = currentPane(state);
            const ViewType& type = *findViewType(pane.view);
            if (type.comparesSides) return;
            const bool inOnePlot = type.overlays && state.variants.size() < type.mostOverlaid;
            pane.subject = inOnePlot ? Subject::both : Subject::each;
        },
        tr("Keep this curve"));
    tell(tr("This curve stays. Change a parameter of A, and see both."));
}

/// Shows the current pane's view of A, of B and of A − B, and the differences.
void CompareCommands::compareSideBySide() {
    const ViewType* shown = findViewType(
        store_.state().arrangement.panes[static_cast<std::size_t>(bench_.panes->current())].view);
    const ViewType& view = shown->comparesSides ? *findViewType("heatmap") : *shown;
    store_.update(
        [panes = comparisonPanes(view, snapshotOf(store_.snapshot(), Subject::a))](State& state) {
            const std::vector<Values> before = hasB(state) ? state.variants : std::vector<Values>();
            beginComparing(state, panes);
            beginWithFormula(state);
            if (!before.empty()) state.variants = before;
        },
        tr("Compare"));
    bench_.panel->setSide(Subject::b);
}

}  // namespace posiscope
