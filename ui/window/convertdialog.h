// How a table is to be written in another form.
#pragma once

#include <QDialog>

#include "core/convert/conversion.h"

class QComboBox;
class QSpinBox;

namespace posiscope {

/// Asks for form, order, type and length; each begins as the file has it.
class ConvertDialog final : public QDialog {
    Q_OBJECT

 public:
    /// `rows` of the file; 0 for frequencies alone, which need a length.
    ConvertDialog(const QString& file, std::int64_t rows, QWidget* parent);

    ConversionRequest request() const;

 private:
    QComboBox* addChoice(class QFormLayout* form, const QString& label, const QString& name);

    std::int64_t rows_;
    QComboBox *form_, *order_, *type_;
    QSpinBox* length_;
};

}  // namespace posiscope
