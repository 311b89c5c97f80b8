#include "ui/parameters/symbollabel.h"

#include "ui/style/interfacescale.h"
#include "ui/style/theme.h"

namespace posiscope {

namespace {

/// What stands below the line is upright, as in the paper, and in the type of text, which is easier to read
/// there.
QString upright(QString symbol) {
    // Qt draws it at two thirds of its size.
    const int pixels = interfaceFont(16).pixelSize();
    return symbol.replace(
        QLatin1String("<sub>"),
        QStringLiteral("<sub style=\"font-style:normal; font-family:'%1'; font-size:%2px\">")
            .arg(textFont().family())
            .arg(pixels));
}

}  // namespace

SymbolLabel::SymbolLabel(const QString& name, const QString& symbol, QWidget* parent)
    : QLabel(symbol.isEmpty()
                 ? name.toHtmlEscaped()
                 : QStringLiteral("%1 <span style=\"font-family:'%2'; font-style:italic\">%3</span>")
                       .arg(name.toHtmlEscaped(), symbolFamily(), upright(symbol)),
             parent) {
    setTextFormat(Qt::RichText);
}

}  // namespace posiscope
