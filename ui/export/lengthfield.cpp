// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/lengthfield.h"

#include <QSignalBlocker>
#include <cmath>

#include "ui/translation/translated.h"

namespace posiscope {

namespace {

QString shown(double value, LengthUnit unit) {
    const double tens = std::pow(10.0, infoOf(unit).decimals);
    return localised(QString::number(std::round(value * tens) / tens, 'g', 12));
}

}  // namespace

LengthField::LengthField(const QString& name, QWidget* parent) : QLineEdit(parent) {
    setObjectName(name);
    setMaximumWidth(110);
    connect(this, &QLineEdit::textChanged, this, [this](const QString& text) {
        const auto length = parseLength(text.toStdString());
        emit edited(length ? length->unit : std::nullopt);
    });
    // The unit has a menu of its own beside the field.
    connect(this, &QLineEdit::editingFinished, this, [this] {
        const auto length = parseLength(text().toStdString());
        if (!length || !length->unit) return;
        const QSignalBlocker quiet(this);
        setValue(length->value, *length->unit);
    });
}

std::optional<double> LengthField::value() const {
    const auto length = parseLength(text().toStdString());
    return length ? std::optional(length->value) : std::nullopt;
}

void LengthField::setValue(double value, LengthUnit unit) {
    const QSignalBlocker quiet(this);
    setText(shown(value, unit));
}

}  // namespace posiscope
