// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/sweepdialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <algorithm>
#include <cmath>

#include "core/parameters/keys.h"
#include "core/state/opentable.h"
#include "core/state/sweep.h"
#include "core/tables/tablename.h"
#include "ui/dialogs/dialogs.h"
#include "ui/files/tablepaths.h"
#include "ui/files/tablepatterns.h"
#include "ui/style/choicebox.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

const QString tables = QStringLiteral("table");

Failure openWord(State& state, const std::string& word) {
    const TableName name = splitTableName(word);
    return openTable(state, absoluteTablePath(QString::fromStdString(name.path)).toStdString(), name.tensor);
}

QString words(const Parameter& parameter, const std::vector<Value>& values) {
    QStringList all;
    for (const Value& value : values) {
        const QString word = QString::fromStdString(plainWord(parameter, value));
        if (!all.contains(word)) all << word;
    }
    return all.join(QStringLiteral(", "));
}

/// Around the number of now: each ten times the one before, where its slider is logarithmic over decades,
/// otherwise twice.
std::vector<Value> around(const State& state, const Parameter& parameter) {
    const Value& now = state.values.at(parameter.key);
    const bool whole = parameter.kind() == ParameterKind::integer;
    const double middle = whole ? static_cast<double>(std::get<std::int64_t>(now)) : std::get<double>(now);
    const Limits limits = limitsOf(state, parameter);
    const bool decades = !whole && parameter.slider && parameter.slider->scale == Scale::logarithmic;
    const double factor = decades ? 10 : 2;
    const double step = parameter.sliderStep();
    std::vector<Value> values;
    for (int n = -2; n <= 1; ++n) {
        double number = middle == 0 ? n + 2 : middle * std::pow(factor, n);
        if (whole) number = std::max(std::round(number / step) * step, limits.minimum);
        if (number < limits.minimum || number > limits.maximum ||
            (limits.openBelow && number <= limits.minimum))
            continue;
        values.push_back(whole ? Value(static_cast<std::int64_t>(number)) : Value(number));
    }
    return values;
}

}  // namespace

QString suggestedValues(const State& state, const Parameter& parameter) {
    const ParameterKind kind = parameter.kind();
    if (kind == ParameterKind::integer || kind == ParameterKind::real)
        return words(parameter, around(state, parameter));
    if (kind != ParameterKind::choice) return {};  // a list has no neighbours
    std::vector<Value> values;
    for (const Choice& choice : parameter.choices)
        if (values.size() < mostVariants) values.emplace_back(choice.id);
    return words(parameter, values);
}

SweepDialog::SweepDialog(const State& state, const std::string& key, QWidget* parent)
    : QDialog(parent), state_(state), problem_(new QLabel) {
    state_.variants.clear();
    for (Pane& pane : state_.arrangement.panes)
        pane.subject = Subject::a;
    setObjectName(QStringLiteral("sweepDialog"));
    setWindowTitle(tr("Several values"));
    auto* column = new QVBoxLayout(this);
    auto* about = new QLabel(tr("The pane shows a picture for each value, with common colours and axes: 2 to "
                                "%1 values, with commas between them.")
                                 .arg(mostVariants));
    about->setWordWrap(true);
    column->addWidget(about);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    rows_ = addLine(form, QStringLiteral("sweep"), tr("&Parameter"));
    columns_ = addLine(form, QStringLiteral("sweepColumns"), tr("&Columns"));
    column->addLayout(form);
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->setTextFormat(Qt::PlainText);
    problem_->setMinimumHeight(2 * problem_->fontMetrics().lineSpacing());
    column->addWidget(problem_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    accept_ = buttons->button(QDialogButtonBox::Ok);
    accept_->setText(tr("Show"));
    column->addWidget(buttons);
    accept_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto begin = [&](const char* wanted) {
        return rows_.parameter->findData(QString::fromUtf8(wanted));
    };
    int first = key.empty() ? begin(keys::base.name) : begin(key.c_str());
    if (first < 0) first = std::max(0, begin(keys::dModel.name));
    rows_.parameter->setCurrentIndex(first);
    const std::vector<std::string> now = writtenSweep(state);
    if (key.empty() && !now.empty()) {
        rows_.parameter->setCurrentIndex(begin(now[0].substr(0, now[0].find('=')).c_str()));
        rows_.values->setText(QString::fromStdString(now[0].substr(now[0].find('=') + 1)));
    }
    check();
    rows_.values->setFocus();
    rows_.values->selectAll();
}

void SweepDialog::addParameters(ChoiceBox* box) const {
    box->addItem(tr("Tables from files"), tables);
    for (const Parameter* parameter : parametersOf(state_))
        if (canVary(*parameter) && isOffered(state_, *parameter))
            box->addItem(translated(parameter->label), QString::fromStdString(parameter->key));
}

SweepDialog::Line SweepDialog::addLine(QFormLayout* form, const QString& name, const QString& label) {
    Line line{new ChoiceBox, new QLineEdit, new QPushButton(tr("Choose files …"))};
    line.parameter->setObjectName(name + QStringLiteral("Parameter"));
    line.values->setObjectName(name + QStringLiteral("Values"));
    line.files->setObjectName(name + QStringLiteral("Files"));
    line.values->setAccessibleName(tr("Values"));
    line.values->setMinimumWidth(scaled(320));
    line.files->setAutoDefault(false);
    const bool second = rows_.parameter != nullptr;
    if (second) line.parameter->addItem(tr("None"), QString());
    addParameters(line.parameter);
    form->addRow(label, line.parameter);
    auto* row = new QHBoxLayout;
    row->setSpacing(scaled(8));
    row->addWidget(line.values, 1);
    row->addWidget(line.files);
    form->addRow(QString(), row);
    const auto chosen = [this, line] {
        const QString key = line.parameter->currentData().toString();
        line.values->setEnabled(!key.isEmpty());
        line.files->setVisible(key == tables);
        suggest(line);
        check();
    };
    connect(line.parameter, &QComboBox::currentIndexChanged, this, chosen);
    connect(line.values, &QLineEdit::textChanged, this, &SweepDialog::check);
    connect(line.files, &QPushButton::clicked, this, [this, line] { chooseFiles(line); });
    line.values->setEnabled(!second);
    line.files->hide();
    return line;
}

void SweepDialog::suggest(const Line& line) const {
    const std::string key = line.parameter->currentData().toString().toStdString();
    const Parameter* const parameter = findParameter(state_, key);
    line.values->setText(parameter == nullptr ? QString() : suggestedValues(state_, *parameter));
    line.values->setPlaceholderText(key == tables.toStdString() ? tr("a.npy, b.npy, c.npy") : QString());
}

/// Files that can be shown are shown.
void SweepDialog::chooseFiles(const Line& line) {
    const QPointer<SweepDialog> alive = this;
    const QStringList files =
        filesToOpen(this, tr("Tables from files"), tr("Tables (%1);;All files (*)").arg(tablePatterns()));
    if (!alive || files.isEmpty()) return;
    const bool commas = files.join(QString()).contains(u',');
    line.values->setText(files.join(commas ? QStringLiteral("; ") : QStringLiteral(", ")));
    if (accept_->isEnabled()) accept();
}

void SweepDialog::check() {
    if (accept_ == nullptr) return;  // still being built
    std::vector<std::string> rules;
    bool isEmpty = false;  // where nothing is typed yet nothing is wrong
    for (const Line& line : {rows_, columns_}) {
        const QString key = line.parameter->currentData().toString();
        if (key.isEmpty()) continue;
        rules.push_back((key + u'=' + line.values->text()).toStdString());
        isEmpty = isEmpty || line.values->text().trimmed().isEmpty();
    }
    swept_ = state_;
    const Failure failure = setSweep(swept_, rules, openWord, viewIds());
    problem_->setText(failure && !isEmpty ? translated(failure->text) : QString());
    accept_->setEnabled(!failure);
}

}  // namespace posiscope
