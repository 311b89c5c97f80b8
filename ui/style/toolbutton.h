// Small buttons with an icon.
#pragma once

#include <QToolButton>
#include <functional>

namespace posiscope {

struct Theme;

/// Flat, 16 pixels wide; read out as its tip, which is asked for again in another language. The icon comes
/// with setToolIcon().
QToolButton* toolButton(const QString& icon, const std::function<QString()>& tip, const QString& name,
                        QWidget* parent = nullptr);

/// Which icon of the resources it shows from the next setToolIcon() on; empty for none.
void chooseToolIcon(QToolButton* button, const QString& icon);

/// The icon in the colour of the theme; nothing for buttons that have none.
void setToolIcon(QToolButton* button, const Theme& theme);

}  // namespace posiscope
