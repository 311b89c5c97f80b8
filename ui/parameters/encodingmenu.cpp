#include "ui/parameters/encodingmenu.h"

#include <QActionGroup>
#include <QMenu>

#include "ui/text.h"

namespace posiscope {

void fillEncodingMenu(QMenu* menu, const Encoding& current,
                      const std::function<void(const Encoding&)>& chosen) {
    auto* group = new QActionGroup(menu);
    const Encoding* before = nullptr;
    for (const Encoding* each : encodings()) {
        if (before == nullptr || before->family != each->family) {
            if (before != nullptr) menu->addSeparator();
            auto* heading = menu->addAction(translated(familyName(each->family)).toUpper());
            heading->setEnabled(false);
        }
        before = each;
        auto* action = menu->addAction(QStringLiteral("%1 (%2)").arg(
            translated(each->name), QString::fromStdString(each->citation.shortName)));
        action->setObjectName(QStringLiteral("encoding_") + QString::fromStdString(each->id));
        action->setToolTip(QString::fromStdString(each->citation.full));
        action->setCheckable(true);
        action->setChecked(each == &current);
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, menu, [each, chosen] { chosen(*each); });
    }
    menu->setToolTipsVisible(true);
}

}  // namespace posiscope
