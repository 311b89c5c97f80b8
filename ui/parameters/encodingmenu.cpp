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

/// A submenu, with a mark where it has the current encoding.
QMenu* familyMenu(QMenu* menu, Family family, const Encoding& current) {
    QMenu* const sub = menu->addMenu(translated(familyName(family)));
    sub->setToolTipsVisible(true);
    sub->menuAction()->setCheckable(true);
    sub->menuAction()->setChecked(family == current.family);
    return sub;
}

QMenu* underHeading(QMenu* menu, Family family, bool first) {
    if (!first) menu->addSeparator();
    menu->addAction(translated(familyName(family)).toUpper())->setEnabled(false);
    return menu;
}

}  // namespace

QString sourceName(const Citation& citation) {
    return ofPaper(citation, citation.shortName);
}

QString sourceTitle(const Citation& citation) {
    return ofPaper(citation, citation.full);
}

void fillEncodingMenu(QMenu* menu, const Encoding& current,
                      const std::function<void(const Encoding&)>& chosen,
                      std::span<const Encoding* const> all) {
    constexpr std::size_t mostInOne = 17;  // with headings about 650 px
    auto* group = new QActionGroup(menu);
    const Encoding* before = nullptr;
    QMenu* target = menu;
    for (const Encoding* each : all) {
        if (before == nullptr || before->family != each->family)
            target = all.size() > mostInOne ? familyMenu(menu, each->family, current)
                                            : underHeading(menu, each->family, before == nullptr);
        before = each;
        auto* action = target->addAction(
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
