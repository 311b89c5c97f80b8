// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/toolbutton.h"

#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/style/theme.h"

namespace posiscope {

namespace {

constexpr const char* iconName = "iconName";

}  // namespace

QToolButton* toolButton(const QString& icon, const std::function<QString()>& tip, const QString& name,
                        QWidget* parent) {
    auto* made = new QToolButton(parent);
    made->setObjectName(name);
    made->setProperty("tool", true);  // selects a rule of style.qss
    keepLook(made, [made, tip] {
        made->setToolTip(tip());
        made->setAccessibleName(tip());
        made->setIconSize(scaled(QSize(16, 16)));
    });
    made->setFocusPolicy(Qt::TabFocus);
    chooseToolIcon(made, icon);
    return made;
}

void chooseToolIcon(QToolButton* button, const QString& icon) {
    button->setProperty(iconName, icon);
}

void setToolIcon(QToolButton* button, const Theme& theme) {
    if (const QString icon = button->property(iconName).toString(); !icon.isEmpty())
        button->setIcon(themedIcon(icon, theme.muted));
}

}  // namespace posiscope
