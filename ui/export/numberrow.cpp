// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/numberrow.h"

#include <QHBoxLayout>
#include <QLabel>

#include "ui/parameters/numberfield.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

Parameter withZero(Parameter row, const QString& zero) {
    if (!zero.isEmpty()) row.automaticFor = [](const Values&) { return 0.0; };
    return row;
}

}  // namespace

NumberRow::NumberRow(const Parameter& row, const QString& unit, const QString& zero)
    : limits_(row.limits), field_(new NumberField(withZero(row, zero))) {
    field_->setObjectName(QString::fromStdString(row.key));
    field_->setToolTip(translated(row.tooltip));
    field_->setAccessibleName(translated(row.label));
    if (!zero.isEmpty()) field_->setAutomaticWords(zero);
    setFocusProxy(field_);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins({});
    line->setSpacing(8);
    line->addWidget(field_);
    line->addWidget(new QLabel(unit));
    line->addStretch(1);
    const auto take = [this](const Value& value) {
        field_->setValue(value, limits_);
        emit changed();
    };
    connect(field_, &NumberField::entered, this, take);
    connect(field_, &NumberField::stepped, this, take);
    connect(field_, &NumberField::problemChanged, this, [this](const QString& problem) {
        problem_ = problem;
        emit changed();
    });
}

double NumberRow::value() const {
    return field_->number();
}

void NumberRow::setValue(double number) {
    field_->setValue(number, limits_);
}

}  // namespace posiscope
