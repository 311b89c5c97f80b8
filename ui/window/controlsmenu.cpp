// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/controlsmenu.h"

#include <QMenu>
#include <set>
#include <vector>

#include "ui/store/statestore.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

/// The state with all controls visible.
State unhidden(State state) {
    state.hidden.clear();
    return state;
}

void addControl(QMenu* menu, StateStore& store, const std::string& name, const QString& label,
                const QString& step) {
    auto* action = menu->addAction(label);
    action->setObjectName(QStringLiteral("control_") + QString::fromStdString(name));
    action->setCheckable(true);
    action->setChecked(!store.state().hidden.contains(name));
    QObject::connect(action, &QAction::triggered, menu, [&store, name, step](bool on) {
        store.update(
            [&](State& state) {
                if (on)
                    state.hidden.erase(name);
                else
                    state.hidden.insert(name);
            },
            step);
    });
}

}  // namespace

void ControlsMenu::fill(QMenu* menu, StateStore& store) {
    menu->clear();
    const QString step = tr("Show or hide controls");
    auto* all = menu->addAction(tr("Show &all controls"));
    all->setObjectName(QStringLiteral("showAllControls"));
    all->setEnabled(!store.state().hidden.empty());
    QObject::connect(all, &QAction::triggered, menu,
                     [&store, step] { store.update([](State& state) { state.hidden.clear(); }, step); });
    menu->addSeparator();
    for (const auto& [name, label] :
         {std::pair{"panel", tr("Panel at the left")}, std::pair{"encoding", tr("Choice of the encoding")},
          std::pair{"readout", tr("Values at the cursor")}, std::pair{"status", tr("Status line")},
          std::pair{"titles", tr("Titles of panes")}})
        addControl(menu, store, name, label, step);
    menu->addSeparator();
    const State shown = unhidden(store.state());
    std::set<std::string> listed{encodingParameter().key};
    // A comparison lists the controls of both sides: a control is hidden by its name, on both.
    for (const State& side : hasB(shown) ? std::vector{shown, stateOfB(shown)} : std::vector{shown})
        for (const Parameter* parameter : parametersOf(side))
            if (isOffered(side, *parameter) && listed.insert(parameter->key).second)
                addControl(menu, store, parameter->key, translated(parameter->label), step);
}

}  // namespace posiscope
