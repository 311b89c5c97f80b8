// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include <QMenu>

#include "core/state/comparisonshape.h"
#include "core/state/wavegame.h"
#include "ui/panes/panearea.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/view/standins.h"
#include "ui/window/tablecommands.h"

namespace posiscope {

void CompareCommands::fill(QMenu* menu, TableCommands& tables) {
    auto* compare = add(menu, QT_TR_NOOP("&Compare two encodings"), QKeySequence(Qt::CTRL | Qt::Key_K),
                        QStringLiteral("compare"), [this] {
                            if (store_.state().compared)
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
        store_.update([](State& state) { state.compared = state.values; }, tr("Copy A to B"));
    });
    const auto refresh = [=, this] {
        const bool comparing = store_.state().compared.has_value();
        const bool playing = gameLevelOf(store_.state()) > 0;  // the game hides B from the player
        compare->setChecked(comparing);
        compare->setEnabled(!playing);
        table->setEnabled(!playing);
        for (QAction* action : {swap, copy, side})
            action->setEnabled(comparing && !playing);
    };
    connect(&store_, &StateStore::changed, menu, refresh);
    refresh();
}

/// Shows the current pane's view of A, of B and of A − B, and the differences.
void CompareCommands::compareSideBySide() {
    const ViewType* shown = findViewType(
        store_.state().arrangement.panes[static_cast<std::size_t>(bench_.panes->current())].view);
    const ViewType& view = shown->comparesSides ? *findViewType("heatmap") : *shown;
    store_.update(
        [panes = comparisonPanes(view, snapshotOf(store_.snapshot(), Subject::a))](State& state) {
            const std::optional<Values> b = state.compared;
            beginComparing(state, panes);
            beginWithFormula(state);
            if (b) state.compared = b;
        },
        tr("Compare"));
    bench_.panel->setSide(Subject::b);
}

}  // namespace posiscope
