// SPDX-License-Identifier: GPL-3.0-or-later
// Number boxes of dialogs, made from the rows of parameters.
#pragma once

#include <QDoubleSpinBox>
#include <algorithm>
#include <span>

#include "core/parameters/parameter.h"
#include "ui/translation/translated.h"

namespace posiscope {

/// The row with this key, which must be there.
inline const Parameter& parameterRow(std::span<const Parameter> all, std::string_view key) {
    return *std::ranges::find(all, key, &Parameter::key);
}

/// A box for the parameter, from `least` to its maximum.
inline QDoubleSpinBox* numberBox(const Parameter& row, double least, int decimals, const QString& name) {
    auto* box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setDecimals(decimals);
    box->setRange(least, row.limits.maximum);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setToolTip(translated(row.tooltip));
    return box;
}

}  // namespace posiscope
