#include "ui/parameters/symbollabel.h"

#include "ui/style/theme.h"

namespace posiscope {

namespace {

/// What stands below the line is upright, as in the paper.
QString upright(QString symbol) {
    return symbol.replace(QLatin1String("<sub>"), QLatin1String("<sub style=\"font-style:normal\">"));
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
