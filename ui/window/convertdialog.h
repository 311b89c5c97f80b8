// SPDX-License-Identifier: GPL-3.0-or-later
// The options for writing a table in another form.
#pragma once

#include <QDialog>

#include "core/convert/conversion.h"

class QComboBox;

namespace posiscope {

class NumberField;

/// Asks for form, order, type and length. Each begins with that of the file.
class ConvertDialog final : public QDialog {
    Q_OBJECT

 public:
    /// `rows` is the file's number of rows; 0 for frequencies alone, which need a length. `first` is chosen
    /// at first.
    ConvertDialog(const QString& file, std::int64_t rows, const ConversionRequest& first, QWidget* parent);

    ConversionRequest request() const;

 private:
    void choose(const ConversionRequest& first);

    std::int64_t rows_;
    QComboBox *form_ = nullptr, *order_ = nullptr, *type_ = nullptr;
    NumberField* length_;
};

}  // namespace posiscope
