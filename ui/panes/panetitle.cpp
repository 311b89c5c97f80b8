#include "ui/panes/panetitle.h"

#include <QStyleOptionToolButton>

#include "ui/style/interfacescale.h"

namespace posiscope {

QString PaneTitle::shown() const {
    constexpr int padding = 24;  // see style.qss
    return fontMetrics().elidedText(text(), Qt::ElideRight, width() - scaled(padding));
}

void PaneTitle::initStyleOption(QStyleOptionToolButton* option) const {
    QToolButton::initStyleOption(option);
    option->text = shown();
}

}  // namespace posiscope
