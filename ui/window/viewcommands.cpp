// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include <QMenu>
#include <algorithm>

#include "core/parameters/keys.h"
#include "ui/panes/panearea.h"
#include "ui/panes/panecard.h"
#include "ui/parameters/coloursdialog.h"
#include "ui/style/look.h"
#include "ui/translation/translated.h"
#include "ui/window/controlsmenu.h"
#include "ui/window/presentation.h"

namespace posiscope {

void ViewCommands::setPaneCount(int count) {
    store_.update(
        [count](State& state) {
            auto& panes = state.arrangement.panes;
            state.arrangement.maximised = -1;
            panes.resize(std::min(panes.size(), static_cast<std::size_t>(count)));
            // A new pane shows a view that is in no other pane.
            for (const ViewType* type : viewTypes()) {
                if (panes.size() >= static_cast<std::size_t>(count)) break;
                if (std::none_of(panes.begin(), panes.end(),
                                 [&](const Pane& pane) { return pane.view == type->id; }))
                    panes.push_back({type->id, {}});
            }
        },
        tr("Arrange panes"));
}

/// Menu entries that move the gaps between panes, for the keyboard.
void ViewCommands::fillSplits(QMenu* menu) {
    constexpr int keys = static_cast<int>(Qt::CTRL | Qt::ALT);
    const auto move = [&](const char* text, Qt::Key key, const char* name, double columns, double rows) {
        add(menu, text, QKeySequence(keys | key), QLatin1String(name), [this, columns, rows] {
            const Arrangement& now = store_.state().arrangement;
            bench_.panes->split(now.columnSplit + columns, now.rowSplit + rows);
        });
    };
    constexpr double step = 0.04;
    move(QT_TR_NOOP("Left column &narrower"), Qt::Key_Left, "narrower", -step, 0);
    move(QT_TR_NOOP("Left column &wider"), Qt::Key_Right, "wider", step, 0);
    move(QT_TR_NOOP("Upper row &lower"), Qt::Key_Up, "lower", 0, -step);
    move(QT_TR_NOOP("Upper row &higher"), Qt::Key_Down, "higher", 0, step);
}

void ViewCommands::fillViews(QMenu* shown) {
    for (const ViewType* type : viewTypes()) {
        auto* action = new QAction(shown);
        shown->addAction(action);
        keepLook(shown, [action, type] { action->setText(translated(type->name)); });
        action->setObjectName(QStringLiteral("view_") + QString::fromStdString(type->id));
        connect(action, &QAction::triggered, this, [this, type] {
            const auto index = static_cast<std::size_t>(bench_.panes->current());
            store_.update(
                [=](State& state) {
                    state.arrangement.panes[index] = withView(state.arrangement.panes[index], *type);
                },
                tr("Choose view"));
        });
    }
}

void ViewCommands::fill(QMenu* menu) {
    constexpr const char* names[] = {QT_TR_NOOP("&One pane"), QT_TR_NOOP("&Two panes"),
                                     QT_TR_NOOP("T&hree panes"), QT_TR_NOOP("&Four panes")};
    for (int count = 1; count <= static_cast<int>(mostPanes); ++count)
        add(menu, names[count - 1], QKeySequence(static_cast<int>(Qt::CTRL) | (Qt::Key_0 + count)),
            QStringLiteral("panes%1").arg(count), [this, count] { setPaneCount(count); });
    add(menu, QT_TR_NOOP("&Maximise pane"), QKeySequence(Qt::CTRL | Qt::Key_M), QStringLiteral("maximise"),
        [this] {
            const int index = store_.state().arrangement.maximised >= 0 ? -1 : bench_.panes->current();
            store_.update([index](State& state) { state.arrangement.maximised = index; },
                          tr("Maximise pane"));
        });
    add(menu, QT_TR_NOOP("&Next pane"), QKeySequence(Qt::Key_F6), QStringLiteral("nextPane"), [this] {
        const int next = (bench_.panes->current() + 1) % bench_.panes->count();
        if (store_.state().arrangement.maximised >= 0)
            store_.update([next](State& state) { state.arrangement.maximised = next; }, tr("Maximise pane"));
        bench_.panes->setCurrent(next);
        bench_.panes->card(next)->setFocus(Qt::ShortcutFocusReason);
    });
    add(menu, QT_TR_NOOP("Show &everything"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F),
        QStringLiteral("fit"), [this] {
            store_.update(
                [](State& state) {
                    for (Pane& pane : state.arrangement.panes)
                        pane.viewport.reset();
                },
                tr("Show everything"));
        });
    fillSplits(addSubmenu(this, menu, QT_TR_NOOP("&Resize panes")));
    fillViews(addSubmenu(this, menu, QT_TR_NOOP("Pane &shows")));
    menu->addSeparator();
    auto* colours =
        add(menu, QT_TR_NOOP("Co&lours …"), {}, QStringLiteral("colours"), [this] { chooseColours(); });
    connect(menu, &QMenu::aboutToShow, colours, [this, colours] {
        const auto current = static_cast<std::size_t>(bench_.panes->current());
        const Pane& pane = store_.state().arrangement.panes[current];
        colours->setEnabled(!findViewType(pane.view)->colormapKey.empty());
    });
}

void ViewCommands::chooseColours() {
    const int current = bench_.panes->current();
    const PaneCard* const card = bench_.panes->card(current);
    chooseColoursAt(current, card->mapToGlobal(card->rect().topRight()));
}

void ViewCommands::chooseColoursAt(int pane, QPoint place) {
    const Pane& shown = store_.state().arrangement.panes[static_cast<std::size_t>(pane)];
    const ViewType& type = *findViewType(shown.view);
    if (type.colormapKey.empty()) return;
    const auto inSight = [card = bench_.panes->card(pane)]() -> std::optional<ColourScale> {
        return card->view() != nullptr ? card->view()->coloursInSight() : std::nullopt;
    };
    auto* dialog = new ColoursDialog(store_, type, snapshotOfPane(store_.snapshot(), shown), inSight,
                                     *bench_.theme, bench_.window);
    dialog->openAt(place);
}

void ViewCommands::fillControls(QMenu* menu, Presentation& presentation) {
    auto* controls = addSubmenu(this, menu, QT_TR_NOOP("&Controls"));
    controls->setObjectName(QStringLiteral("controlsMenu"));
    connect(controls, &QMenu::aboutToShow, this, [this, controls] { ControlsMenu::fill(controls, store_); });
    auto* panel = add(menu, QT_TR_NOOP("&Parameters"), QKeySequence(Qt::Key_F9),
                      QStringLiteral("togglePanel"), [this, &presentation] {
                          if (presentation.isOn()) return presentation.togglePanel();
                          store_.update(
                              [](State& state) {
                                  if (state.hidden.erase("panel") == 0) state.hidden.insert("panel");
                              },
                              tr("Show or hide controls"));
                      });
    panel->setCheckable(true);
    connect(menu, &QMenu::aboutToShow, this,
            [this, panel] { panel->setChecked(!store_.state().hidden.contains("panel")); });
}

}  // namespace posiscope
