// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/lookrows.h"

#include <QCheckBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLineEdit>

#include "core/parameters/keys.h"
#include "ui/export/lookchoices.h"
#include "ui/export/lookreasons.h"
#include "ui/export/numberbox.h"
#include "ui/style/choicebox.h"
#include "ui/style/interfacescale.h"

namespace posiscope {

namespace {

QString nameOfRow(const Parameter& row) {
    return QString::fromStdString(row.key);
}

}  // namespace

LookRows::LookRows(const Values& chosen) : values_(chosen) {
    setObjectName(QStringLiteral("lookRows"));
    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(16);
    for (const Parameter* row : lookParameters())
        add(form, *row);
}

void LookRows::choose(const std::string& key, const Value& value) {
    values_.set(key, value);
    emit changed();
}

void LookRows::add(QFormLayout* form, const Parameter& row) {
    if (row.key == keys::font.name) return addFont(form, row);
    if (row.kind() == ParameterKind::text) return addText(form, row);
    if (row.kind() != ParameterKind::flag) return addNumber(form, row);
    auto* box = new QCheckBox(translated(row.label));
    box->setObjectName(nameOfRow(row));
    box->setToolTip(translated(row.tooltip));
    box->setChecked(std::get<bool>(values_.at(row.key)));
    connect(box, &QCheckBox::toggled, this, [this, key = row.key](bool on) { choose(key, on); });
    rows_.push_back({&row, box});
    form->addRow(QString(), box);
}

void LookRows::setParts(const FigureParts& parts, std::size_t panes) {
    for (const Row& row : rows_) {
        const Text reason = whyWithoutEffect(row.parameter->key, parts, panes);
        const QString tip = reason.empty() ? translated(row.parameter->tooltip) : tipOf(reason);
        row.field->setEnabled(reason.empty() && (row.box == nullptr || row.box->isChecked()));
        row.field->setToolTip(tip);
        if (row.box == nullptr) continue;
        row.box->setEnabled(reason.empty());
        row.box->setToolTip(tip);
    }
}

/// A field for a text of one's own. In place of its label there is a box where the text can be left out.
void LookRows::addText(QFormLayout* form, const Parameter& row) {
    const QString text = QString::fromStdString(std::get<std::string>(values_.at(row.key)));
    auto* field = new QLineEdit(isLeftOut(text) ? QString() : text);
    field->setObjectName(nameOfRow(row));
    field->setToolTip(translated(row.tooltip));
    field->setMinimumWidth(scaled(150));
    QCheckBox* box = nullptr;
    if (row.removable) {
        field->setPlaceholderText(tr("Its own"));
        box = new QCheckBox(translated(row.label));
        box->setObjectName(nameOfRow(row) + QStringLiteral("_on"));
        box->setChecked(!isLeftOut(text));
        field->setEnabled(box->isChecked());
        connect(box, &QCheckBox::toggled, field, &QWidget::setEnabled);
    }
    const auto read = [this, field, box, key = row.key] {
        const bool on = box == nullptr || box->isChecked();
        choose(key, on ? field->text().toStdString() : std::string(leftOut));
    };
    rows_.push_back({&row, field, box});
    connect(field, &QLineEdit::textChanged, this, read);
    if (box == nullptr) return form->addRow(translated(row.label), field);
    connect(box, &QCheckBox::toggled, this, read);
    form->addRow(box, field);
}

/// 0 stands for what the program chooses.
void LookRows::addNumber(QFormLayout* form, const Parameter& row) {
    const bool whole = row.kind() == ParameterKind::integer;
    QDoubleSpinBox* const box = numberBox(row, 0, whole ? 0 : 2, nameOfRow(row));
    box->setSpecialValueText(tr("automatic"));
    if (!row.unit.empty()) box->setSuffix(u' ' + translated(row.unit));
    const Value now = values_.at(row.key);
    box->setValue(whole ? static_cast<double>(std::get<std::int64_t>(now)) : std::get<double>(now));
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, whole, key = row.key](double number) {
        choose(key, whole ? Value(static_cast<std::int64_t>(number)) : Value(number));
    });
    rows_.push_back({&row, box});
    form->addRow(translated(row.label), box);
}

void LookRows::addFont(QFormLayout* form, const Parameter& row) {
    auto* box = new ChoiceBox;
    box->setObjectName(nameOfRow(row));
    box->setToolTip(translated(row.tooltip));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    box->addItem(tr("Sans serif"), QStringLiteral("sans"));
    box->addItem(tr("Serif"), QStringLiteral("serif"));
    for (const QString& family : QFontDatabase::families())
        if (!family.startsWith(QLatin1String("Posiscope "))) box->addItem(family, family);
    const QString chosen = QString::fromStdString(std::get<std::string>(values_.at(row.key)));
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, box, key = row.key] { choose(key, box->currentData().toString().toStdString()); });
    form->addRow(translated(row.label), box);
}

}  // namespace posiscope
