// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/convert/convertform.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/style/choicebox.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

constexpr int wordsRole = Qt::UserRole + 1;

QString fromTable(const char* text) {
    return QCoreApplication::translate("convert", text);
}

/// The name of a field for tests and for the settings: "convert_old-grid".
QString nameOfField(const char* option) {
    return QStringLiteral("convert_") + QLatin1String(option);
}

/// Whole numbers may be grouped.
QString plain(QString typed) {
    static const QRegularExpression spaces(QStringLiteral("\\s"));
    return typed.remove(spaces);
}

QLabel* lineBelow(const QString& name, QVBoxLayout* column) {
    auto* line = new QLabel;
    line->setObjectName(name);
    line->setWordWrap(true);
    line->setTextFormat(Qt::PlainText);
    line->hide();
    column->addWidget(line);
    return line;
}

}  // namespace

QJsonObject beginningWith(const ConversionRequest& wanted, QJsonObject memory) {
    if (wanted.form.empty() && !wanted.cosineFirst) return memory;
    memory[QLatin1String("task")] = QStringLiteral("form");
    memory[QLatin1String("to")] = QString::fromStdString(wanted.form);
    memory[QLatin1String("order")] = !wanted.cosineFirst   ? QString()
                                     : *wanted.cosineFirst ? QStringLiteral("cosine-first")
                                                           : QStringLiteral("sine-first");
    return memory;
}

ConvertForm::ConvertForm(const QJsonObject& remembered, bool isPartOfModel)
    : form_(new QGridLayout(this)),
      task_(new ChoiceBox),
      whole_(new QCheckBox),
      isPartOfModel_(isPartOfModel) {
    form_->setContentsMargins({});
    form_->setVerticalSpacing(scaled(8));
    form_->setHorizontalSpacing(scaled(16));
    addTask(remembered);
    for (const ConvertRow& row : convertRows())
        addRow(row, remembered);
    whole_->setObjectName(QStringLiteral("convert_whole"));
    whole_->setText(tr("Copy of the whole &model file"));
    whole_->setToolTip(
        plainToolTip(tr("Writes a .safetensors file with all other tensors of this one, byte for byte")));
    whole_->setChecked(remembered[QLatin1String("whole")].toBool());
    whole_->setVisible(isPartOfModel);
    form_->addWidget(whole_, form_->rowCount(), 1);
    connect(whole_, &QCheckBox::toggled, this, &ConvertForm::changed);
    showRows();
}

void ConvertForm::addTask(const QJsonObject& remembered) {
    task_->setObjectName(QStringLiteral("convert_task"));
    for (const ConvertTaskName& each : convertTasks())
        task_->addItem(fromTable(each.text), static_cast<unsigned>(each.task));
    for (const ConvertTaskName& each : convertTasks())
        if (remembered[QLatin1String("task")].toString() == QLatin1String(each.id)) setTask(each.task);
    place(new QLabel(tr("&Task")), task_, task_);
    connect(task_, &QComboBox::currentIndexChanged, this, [this] {
        showRows();
        emit changed();
    });
}

void ConvertForm::addRow(const ConvertRow& row, const QJsonObject& remembered) {
    Field field{.row = &row, .label = new QLabel(labelOf(row)), .whole = new QWidget};
    const QString last = remembered[QLatin1String(row.option)].toString();
    const QString tip = plainToolTip(fromTable(row.tip));
    auto* column = new QVBoxLayout(field.whole);
    column->setContentsMargins({});
    column->setSpacing(scaled(2));
    QWidget* control = nullptr;
    if (row.empty != nullptr) {
        field.text = new QLineEdit(last);
        field.text->setPlaceholderText(localised(fromTable(row.empty)));
        connect(field.text, &QLineEdit::textChanged, this, &ConvertForm::changed);
        control = field.text;
    } else {
        field.list = new ChoiceBox;
        fillList(field);
        field.list->setCurrentIndex(std::max(0, field.list->findData(last)));
        connect(field.list, &QComboBox::currentIndexChanged, this, [this, option = row.option] {
            if (option == std::string_view("fill")) showRows();
            emit changed();
        });
        control = field.list;
    }
    control->setObjectName(nameOfField(row.option));
    control->setToolTip(tip);
    control->setMinimumWidth(scaled(150));
    column->addWidget(control);
    field.words = lineBelow(QStringLiteral("convertWords"), column);
    field.problem = lineBelow(QStringLiteral("problem"), column);
    if (field.list != nullptr) {
        const auto tell = [field] {
            const QString words = field.list->currentData(wordsRole).toString();
            field.words->setText(words);
            field.words->setVisible(!words.isEmpty());
        };
        connect(field.list, &QComboBox::currentIndexChanged, this, tell);
        tell();
    }
    field.label->setToolTip(tip);
    place(field.label, field.whole, control);
    fields_[row.option] = field;
}

/// A row of its own; the label stands beside the control, whatever stands under that. A form's layout loses
/// rows below one whose words wrap.
void ConvertForm::place(QLabel* label, QWidget* field, QWidget* control) {
    label->setBuddy(control);
    label->setMinimumHeight(control->sizeHint().height());
    const int row = form_->rowCount();
    form_->addWidget(label, row, 0, Qt::AlignTop);
    form_->addWidget(field, row, 1);
}

void ConvertForm::fillList(Field& field) {
    const QSignalBlocker quiet(field.list);
    const QVariant chosen = field.list->currentData();
    field.list->clear();
    for (const ConvertChoice& each : choicesOf(*field.row, task())) {
        field.list->addItem(each.text, each.word);
        if (each.tip.isEmpty()) continue;
        field.list->setItemData(field.list->count() - 1, plainToolTip(each.tip), Qt::ToolTipRole);
        field.list->setItemData(field.list->count() - 1, each.tip, wordsRole);
    }
    field.list->setCurrentIndex(std::max(0, field.list->findData(chosen)));
}

ConvertTask ConvertForm::task() const {
    return static_cast<ConvertTask>(task_->currentData().toUInt());
}

void ConvertForm::setTask(ConvertTask task) {
    task_->setCurrentIndex(std::max(0, task_->findData(static_cast<unsigned>(task))));
}

bool ConvertForm::isInSight(const ConvertRow& row) const {
    if ((row.tasks & task()) == 0) return false;
    const std::string_view option = row.option;
    if (task() != otherRows) return true;
    const QString filling = fields_.at("fill").list->currentData().toString();
    if (option == "std" || option == "seed") return filling == QLatin1String("random");
    return option != "interpolation" || filling == interpolated;
}

void ConvertForm::showRows() {
    for (auto& [option, field] : fields_) {
        field.label->setVisible(isInSight(*field.row));
        field.whole->setVisible(isInSight(*field.row));
        if (option == "interpolation") fillList(field);
    }
}

QString ConvertForm::wordOf(const Field& field) const {
    if (field.text == nullptr) return field.list->currentData().toString();
    const QString typed = plain(field.text->text());
    // A number with a fraction has the language's decimal mark.
    return field.row->option == std::string_view("std") ? QString(typed).replace(u',', u'.') : typed;
}

ConvertWords ConvertForm::words() const {
    ConvertWords words;
    for (const auto& [option, field] : fields_) {
        const QString word = wordOf(field);
        if (isInSight(*field.row) && !word.isEmpty() && word != interpolated)
            words[option] = word.toStdString();
    }
    // A task is one even where all its fields are empty.
    if (task() == otherRows && !words.contains("interpolation")) words.try_emplace("front", "0");
    return words;
}

QString ConvertForm::missing() const {
    for (const ConvertRow& row : convertRows())
        if (row.needed && isInSight(row) && wordOf(fields_.find(row.option)->second).isEmpty())
            return withLabels(QStringLiteral("--") + QLatin1String(row.option));
    if (task() == otherRows && fields_.at("rows").text->text().isEmpty() &&
        fields_.at("fill").list->currentIndex() > 0)
        return withLabels(QStringLiteral("--rows"));
    return {};
}

bool ConvertForm::copiesModel() const {
    return isPartOfModel_ && whole_->isChecked();
}

bool ConvertForm::setProblem(const std::string& option, const QString& text) {
    bool shown = false;
    for (auto& [each, field] : fields_) {
        const bool here = each == option && !text.isEmpty() && isInSight(*field.row);
        field.problem->setText(here ? text : QString());
        field.problem->setVisible(here);
        shown = shown || here;
    }
    return shown;
}

QJsonObject ConvertForm::memory() const {
    QJsonObject memory{{QStringLiteral("whole"), whole_->isChecked()}};
    for (const ConvertTaskName& each : convertTasks())
        if (each.task == task()) memory[QLatin1String("task")] = QLatin1String(each.id);
    for (const auto& [option, field] : fields_)
        if (const QString word = wordOf(field); !word.isEmpty())
            memory[QString::fromStdString(option)] = word;
    return memory;
}

}  // namespace posiscope
