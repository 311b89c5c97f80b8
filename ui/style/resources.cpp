#include "ui/style/resources.h"

#include <QApplication>
#include <QProxyStyle>

#include "ui/files/tablepaths.h"
#include "ui/style/theme.h"

// Q_INIT_RESOURCE declares a function and must not stand inside a namespace.
static void initialiseOutsideNamespace() {
    Q_INIT_RESOURCE(posiscope);
}

namespace posiscope {

namespace {

/// Fusion without the desktop's icons in dialog buttons: they come from another family of pictures.
class InterfaceStyle final : public QProxyStyle {
 public:
    InterfaceStyle() : QProxyStyle(QStringLiteral("Fusion")) {}
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* answer) const override {
        if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
        return QProxyStyle::styleHint(hint, option, widget, answer);
    }
    /// Qt's own picture for the menu bar's overflow would load every plugin for image files at the start.
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                       const QWidget* widget) const override {
        if (which == SP_ToolBarHorizontalExtensionButton)
            return themedIcon(QStringLiteral("chevron-down"), Theme::light().muted);
        return QProxyStyle::standardIcon(which, option, widget);
    }
};

}  // namespace

void initialiseResources() {
    // Before the first widget: some take their font and style when they are made.
    QApplication::setStyle(new InterfaceStyle);
    QApplication::setFont(textFont());
    initialiseOutsideNamespace();
    provideCourseTables();
}

}  // namespace posiscope
