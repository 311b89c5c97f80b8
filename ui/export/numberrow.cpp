// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/numberrow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include "ui/parameters/numberfield.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

Parameter stepwise(Parameter row, double step, const NumberRow::Zero& zero) {
    row.slider = Slider{{row.limits.minimum, row.limits.maximum}, Scale::linear, step};
    if (!zero.words.isEmpty()) row.automaticFor = [](const Values&) { return 0.0; };
    return row;
}

}  // namespace

NumberRow::NumberRow(const Parameter& row, const QString& unit, double step, const Zero& zero)
    : limits_(row.limits),
      value_(std::get<double>(row.initial)),
      field_(new NumberField(stepwise(row, step, zero))) {
    field_->setObjectName(QString::fromStdString(row.key));
    field_->setToolTip(translated(row.tooltip));
    field_->setAccessibleName(translated(row.label));
    if (!zero.words.isEmpty()) {
        field_->setAutomatic(zero.start);
        field_->setAutomaticWords(zero.words);
    }
    setFocusPolicy(Qt::StrongFocus);  // a label gives the focus to nothing else
    setFocusProxy(field_);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins({});
    line->setSpacing(8);
    line->addWidget(field_);
    line->addWidget(new QLabel(unit));
    line->addStretch(1);
    const auto take = [this](const Value& value) {
        value_ = std::get<double>(value);
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
    return value_;
}

void NumberRow::setValue(double number) {
    const QSignalBlocker quiet(this);
    value_ = number;
    field_->setValue(number, limits_);
}

}  // namespace posiscope
