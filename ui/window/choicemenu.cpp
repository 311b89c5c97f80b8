// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/choicemenu.h"

#include <QActionGroup>
#include <utility>

#include "ui/style/look.h"
#include "ui/translation/translated.h"

namespace posiscope {

void addChoiceMenu(QMenu* menu, const Parameter& parameter, std::function<State()> now,
                   const std::function<void(const std::string& id)>& choose) {
    auto* sub = menu->addMenu(QString());
    keepLook(sub, [sub, label = parameter.label] { sub->setTitle(translated(label)); });
    sub->setToolTipsVisible(true);
    auto* group = new QActionGroup(sub);
    const std::string key = parameter.key;
    for (const Choice& choice : parameter.choices) {
        auto* action = new QAction(sub);
        sub->addAction(action);
        action->setObjectName(QString::fromStdString(key + "_" + choice.id));
        keepLook(sub, [action, choice] {
            action->setText(translated(choice.label));
            action->setToolTip(translated(choice.tooltip));
        });
        action->setCheckable(true);
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, sub, [choose, id = choice.id] { choose(id); });
    }
    QObject::connect(sub, &QMenu::aboutToShow, sub, [sub, key, now = std::move(now)] {
        const auto chosen = std::get<std::string>(now().values.at(key));
        const QString name = QString::fromStdString(key + "_" + chosen);
        for (QAction* action : sub->actions())
            action->setChecked(action->objectName() == name);
    });
}

}  // namespace posiscope
