#include "ui/lessons/handscount.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QSpinBox>
#include <algorithm>

#include "ui/lessons/cardparts.h"
#include "ui/style/interfacescale.h"

namespace posiscope {

HandsCount::HandsCount(int hands, QWidget* parent)
    : QWidget(parent), field_(named(new QSpinBox, "handsField")), bar_(named(new QProgressBar, "handsBar")) {
    constexpr int most = 9999;
    field_->setRange(0, most);
    field_->setValue(hands);
    field_->setAccessibleName(tr("Hands for this answer"));
    bar_->setFixedWidth(scaled(110));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(field_);
    row->addWidget(bar_);
    connect(field_, &QSpinBox::valueChanged, this, &HandsCount::counted);
}

int HandsCount::hands() const {
    return field_->value();
}

void HandsCount::showShare(int all) {
    bar_->setRange(0, std::max(1, all));
    bar_->setValue(field_->value());
    bar_->setFormat(all == 0 ? QString() : QStringLiteral("%p %"));
}

}  // namespace posiscope
