// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a length.
#pragma once

#include <QLineEdit>
#include <optional>

#include "core/parameters/picturesize.h"

namespace posiscope {

/// Takes a number, or a number and its unit: "3.25", "3.25 in". What is neither stays as it was typed, and
/// has no value.
class LengthField final : public QLineEdit {
    Q_OBJECT

 public:
    explicit LengthField(const QString& name, QWidget* parent = nullptr);

    std::optional<double> value() const;
    /// Shows a value in a unit, with as many decimals as one would write.
    void setValue(double value, LengthUnit unit);

 signals:
    /// The number was changed by hand; the unit where one was typed.
    void edited(std::optional<posiscope::LengthUnit> unit);
};

}  // namespace posiscope
