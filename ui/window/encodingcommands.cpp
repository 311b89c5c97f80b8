// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include <QActionGroup>
#include <QMenu>
#include <algorithm>
#include <optional>

#include "core/encodings/axispresets.h"
#include "core/state/comparisonshape.h"
#include "ui/parameters/encodingmenu.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/style/look.h"
#include "ui/translation/translated.h"
#include "ui/view/standins.h"
#include "ui/window/choicemenu.h"

namespace posiscope {

void EncodingCommands::fill(QMenu* menu) {
    menu->setObjectName(QStringLiteral("encodingMenu"));
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { list(menu); });
    keepLook(menu, [this, menu] { list(menu); });
}

void EncodingCommands::list(QMenu* menu) {
    // clear() leaves submenus and groups behind.
    qDeleteAll(menu->findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    qDeleteAll(menu->findChildren<QActionGroup*>(Qt::FindDirectChildrenOnly));
    menu->clear();
    const State shown = snapshotOf(store_.snapshot(), bench_.panel->side()).state;
    posiscope::fillEncodingMenu(menu, encodingOf(shown), [this](const Encoding& chosen) {
        const Failure failure = store_.update(
            [&, side = bench_.panel->side()](State& state) {
                chooseEncoding(state, side, chosen);
                bringViewsThatCan(state);
            },
            tr("Encoding"));
        if (failure) report(*failure);
    });
    menu->addSeparator();
    fillModels(addSubmenu(this, menu, QT_TR_NOOP("Models with &several axes")), shown);
    auto* options = addSubmenu(this, menu, QT_TR_NOOP("&Options of the encoding"));
    for (const Parameter& parameter : encodingOf(shown).parameters) {
        if (!parameter.relevantIn(shown.values)) continue;
        if (parameter.kind() == ParameterKind::choice)
            addChoiceMenu(
                options, parameter,
                [this] { return snapshotOf(store_.snapshot(), bench_.panel->side()).state; },
                [this, parameter](const std::string& id) { bench_.panel->set(parameter, id); });
        if (parameter.kind() != ParameterKind::flag) continue;
        auto* action = options->addAction(translated(parameter.label));
        action->setCheckable(true);
        action->setChecked(std::get<bool>(shown.values.at(parameter.key)));
        connect(action, &QAction::triggered, this,
                [this, parameter](bool on) { bench_.panel->set(parameter, on); });
    }
    options->menuAction()->setVisible(!options->isEmpty());
}

/// The released models, a submenu for each kind, with the one that is shown checked.
void EncodingCommands::fillModels(QMenu* menu, const State& shown) {
    menu->setObjectName(QStringLiteral("axisModelsMenu"));
    const auto fitting = fittingAxisPresets(shown.values);
    std::optional<AxisModels> kind;
    QMenu* ofKind = nullptr;
    for (const AxisPreset& preset : axisPresets()) {
        if (kind != preset.kind) {
            ofKind = menu->addMenu(translated(nameOf(preset.kind)));
            ofKind->setToolTipsVisible(true);
        }
        kind = preset.kind;
        auto* action = ofKind->addAction(translated(nameOf(preset)));
        action->setToolTip(QString::fromUtf8(preset.source));
        action->setCheckable(true);
        action->setChecked(std::ranges::find(fitting, &preset) != fitting.end());
        connect(action, &QAction::triggered, this, [this, &preset] { show(preset); });
    }
}

void EncodingCommands::show(const AxisPreset& preset) {
    const Failure failure = store_.update(
        [&, side = bench_.panel->side()](State& state) {
            editSubject(state, side, [&](State& own) { applyAxisPreset(preset, own.values); });
            bringViewsThatCan(state);
        },
        translated(nameOf(preset)));
    if (failure) report(*failure);
}

}  // namespace posiscope
