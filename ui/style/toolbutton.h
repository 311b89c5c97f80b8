// SPDX-License-Identifier: GPL-3.0-or-later
// Small buttons with an icon.
#pragma once

#include <QToolButton>
#include <functional>

namespace posiscope {

struct Theme;

/// A flat button with an icon of 16 pixels. Its tool tip is also its accessible name and follows the
/// language. setToolIcon() draws the icon.
QToolButton* toolButton(const QString& icon, const std::function<QString()>& tip, const QString& name,
                        QWidget* parent = nullptr);

/// Chooses the resource that the next setToolIcon() draws; empty for none.
void chooseToolIcon(QToolButton* button, const QString& icon);

/// Draws the icon in the theme's colour. Buttons without an icon stay as they are.
void setToolIcon(QToolButton* button, const Theme& theme);

}  // namespace posiscope
