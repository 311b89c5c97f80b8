// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/resources.h"

#include <QApplication>
#include <QProxyStyle>

#include "ui/files/tablepaths.h"
#include "ui/style/fonts.h"
#include "ui/style/theme.h"

// Q_INIT_RESOURCE declares a function and must not stand inside a namespace.
static void initialiseOutsideNamespace() {
    Q_INIT_RESOURCE(posiscope);
}

namespace posiscope {

namespace {

/// The Fusion style. Dialog buttons are without icons, which would be of another design than ours.
class InterfaceStyle final : public QProxyStyle {
 public:
    InterfaceStyle() : QProxyStyle(QStringLiteral("Fusion")) {}
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* answer) const override {
        if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
        return QProxyStyle::styleHint(hint, option, widget, answer);
    }
    /// Our icon for the menu bar's overflow. Qt's own would load every image plugin at the start.
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                       const QWidget* widget) const override {
        if (which == SP_ToolBarHorizontalExtensionButton)
            return themedIcon(QStringLiteral("chevron-down"), Theme::light().muted);
        return QProxyStyle::standardIcon(which, option, widget);
    }
};

}  // namespace

void initialiseResources() {
    provideFonts();
    // Style and font come before the first widget, because some widgets take theirs when they are made.
    QApplication::setStyle(new InterfaceStyle);
    QApplication::setFont(textFont());
    initialiseOutsideNamespace();
    provideCourseTables();
}

}  // namespace posiscope
