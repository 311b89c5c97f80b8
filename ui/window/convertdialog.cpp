// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/convertdialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <cmath>

#include "core/tables/tensorinfo.h"
#include "ui/parameters/numberfield.h"
#include "ui/style/choicebox.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

QComboBox* addChoice(QFormLayout* form, const QString& label, const QString& name) {
    auto* choice = new ChoiceBox;
    choice->setObjectName(name);
    choice->addItem(ConvertDialog::tr("As in the file"));
    form->addRow(label, choice);
    return choice;
}

Parameter rowsOfTable(std::int64_t rows) {
    constexpr std::int64_t usual = 4096;
    return {.key = "rows",
            .label = POSISCOPE_TR("core", "Rows"),
            .initial = rows > 0 ? rows : usual,
            .limits = {1, static_cast<double>(tablelimits::rows)}};
}

}  // namespace

ConvertDialog::ConvertDialog(const QString& file, std::int64_t rows, const ConversionRequest& first,
                             QWidget* parent)
    : QDialog(parent), rows_(rows), length_(new NumberField(rowsOfTable(rows))) {
    setObjectName(QStringLiteral("convertDialog"));
    setWindowTitle(tr("Convert a table"));
    auto* column = new QVBoxLayout(this);
    auto* heading = new QLabel(
        tr("%1 is written anew. Cells of the file are copied; those that it does not have are computed by "
           "the recognised formula.")
            .arg(file));
    heading->setTextFormat(Qt::PlainText);
    heading->setWordWrap(true);
    column->addWidget(heading);
    auto* rowsOfForm = new QFormLayout;
    column->addLayout(rowsOfForm);
    form_ = addChoice(rowsOfForm, tr("Storage form"), QStringLiteral("convertForm"));
    for (const StorageForm& each : storageForms()) {
        form_->addItem(QLatin1String(each.id), QByteArray(each.id));
        form_->setItemData(form_->count() - 1, translated(Text(each.words)), Qt::ToolTipRole);
    }
    auto* words = new QLabel;
    words->setObjectName(QStringLiteral("convertWords"));
    words->setWordWrap(true);
    rowsOfForm->addRow(QString(), words);
    connect(form_, &QComboBox::currentIndexChanged, words,
            [this, words] { words->setText(form_->currentData(Qt::ToolTipRole).toString()); });
    order_ = addChoice(rowsOfForm, tr("Order"), QStringLiteral("convertOrder"));
    order_->addItem(tr("Sines first"), false);
    order_->addItem(tr("Cosines first"), true);
    type_ = addChoice(rowsOfForm, tr("Number type"), QStringLiteral("convertType"));
    for (const CellType type : {CellType::float64, CellType::float32, CellType::float16, CellType::bfloat16})
        type_->addItem(QString::fromStdString(std::string(nameOf(type))), static_cast<int>(type));
    length_->setObjectName(QStringLiteral("convertRows"));
    rowsOfForm->addRow(tr("Rows"), length_);
    choose(first);
    auto* problem = new QLabel;
    problem->setObjectName(QStringLiteral("problem"));
    problem->setWordWrap(true);
    column->addWidget(problem);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Save)->setText(tr("Save as …"));
    buttons->button(QDialogButtonBox::Save)->setObjectName(QStringLiteral("convertSave"));
    column->addWidget(buttons);
    const auto take = [this](const Value& value) { length_->setValue(value, length_->limits()); };
    connect(length_, &NumberField::stepped, this, take);
    connect(length_, &NumberField::entered, this, take);
    connect(length_, &NumberField::problemChanged, this, [buttons, problem](const QString& text) {
        problem->setText(text);
        buttons->button(QDialogButtonBox::Save)->setEnabled(text.isEmpty());
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ConvertDialog::choose(const ConversionRequest& first) {
    if (!first.form.empty()) form_->setCurrentIndex(form_->findData(QByteArray::fromStdString(first.form)));
    if (first.cosineFirst) order_->setCurrentIndex(order_->findData(*first.cosineFirst));
}

ConversionRequest ConvertDialog::request() const {
    ConversionRequest request;
    request.form = form_->currentData().toByteArray().toStdString();
    if (order_->currentIndex() > 0) request.cosineFirst = order_->currentData().toBool();
    if (type_->currentIndex() > 0) request.type = static_cast<CellType>(type_->currentData().toInt());
    const auto rows = std::llround(length_->number());
    if (rows != rows_) request.rows = rows;
    return request;
}

}  // namespace posiscope
