// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/encodingmenu.h"

#include <QActionGroup>
#include <QMenu>

#include "ui/translation/translated.h"

namespace posiscope {

namespace {

QString ofPaper(const Citation& citation, const std::string& words) {
    const bool published = !citation.link.empty();
    return published ? QString::fromStdString(words) : translated(Text(words, {}));
}

}  // namespace

QString sourceName(const Citation& citation) {
    return ofPaper(citation, citation.shortName);
}

QString sourceTitle(const Citation& citation) {
    return ofPaper(citation, citation.full);
}

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
        auto* action = menu->addAction(
            QStringLiteral("%1 (%2)").arg(translated(each->name), sourceName(each->citation)));
        action->setObjectName(QStringLiteral("encoding_") + QString::fromStdString(each->id));
        action->setToolTip(sourceTitle(each->citation));
        action->setCheckable(true);
        action->setChecked(each == &current);
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, menu, [each, chosen] { chosen(*each); });
    }
    menu->setToolTipsVisible(true);
}

}  // namespace posiscope
