// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/motionfields.h"

#include <QStandardItemModel>
#include <algorithm>

#include "core/parameters/keys.h"
#include "ui/parameters/numberfield.h"
#include "ui/style/choicebox.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

const Parameter& rowOf(const char* key) {
    return *std::ranges::find(viewParameters(), key, &Parameter::key);
}

/// Sets tool tip and accessible name from a row of parameters, and the widget's width.
void describe(QWidget* widget, const Parameter& row, int width = 0) {
    keepLook(widget, [=] {
        widget->setToolTip(translated(row.tooltip));
        widget->setAccessibleName(translated(row.label));
        if (width > 0) widget->setFixedWidth(scaled(width));
    });
}

}  // namespace

std::optional<Parameter> motionEnds(const State& state) {
    const Parameter* row = findParameter(state, state.get(keys::motion));
    if (row == nullptr || !row->relevantIn(state.values)) return std::nullopt;
    Parameter ends = *row;
    ends.limits = row->limitsIn(state.values);
    ends.limitsFor = nullptr;
    return ends;
}

MotionFields::MotionFields(QObject* parent)
    : QObject(parent),
      motion_(choiceBox(keys::motion.name)),
      from_(field(rowOf(keys::motionFrom.name), QStringLiteral("motionFrom"), tr("End of the motion"), 88)),
      to_(field(rowOf(keys::motionTo.name), QStringLiteral("motionTo"), tr("End of the motion"), 88)),
      seconds_(field(rowOf(keys::motionSeconds.name), QStringLiteral("motionSeconds"), tr("Duration"), 56)) {
    motion_->setObjectName(QStringLiteral("motion"));
    connect(motion_, &QComboBox::activated, this,
            [this](int n) { chooseMotion(motion_->itemData(n).toString().toStdString()); });
}

QComboBox* MotionFields::choiceBox(const char* key) {
    const Parameter& row = rowOf(key);
    auto* box = new ChoiceBox;
    box->setFocusPolicy(Qt::TabFocus);
    for (const Choice& choice : row.choices)
        box->addItem(QString(), QString::fromStdString(choice.id));
    describe(box, row);
    keepLook(box, [box, choices = row.choices] {
        box->setFont(interfaceFont());
        for (int n = 0; n < box->count(); ++n)
            box->setItemText(n, translated(choices[static_cast<std::size_t>(n)].label));
    });
    return box;
}

NumberField* MotionFields::field(const Parameter& row, const QString& name, const QString& step, int width) {
    auto* made = new NumberField(row);
    made->setObjectName(name);
    describe(made, row, width);
    const auto set = [this, key = row.key, step](const Value& value, const Gesture& gesture) {
        // The ends are stored as real numbers, of a whole parameter too.
        const auto* whole = std::get_if<std::int64_t>(&value);
        const double number = whole != nullptr ? static_cast<double>(*whole) : std::get<double>(value);
        emit edited([key, number](State& state) { state.values.set(key, number); }, step, gesture);
    };
    connect(made, &NumberField::entered, this, [set](const Value& value) { set(value, {}); });
    connect(made, &NumberField::stepped, this, [set, key = row.key](const Value& value) {
        set(value, {Gesture::Kind::parameter, key});
    });
    connect(made, &NumberField::problemChanged, this, [this, made](const QString& text) {
        problems_[made] = text;
        const auto first =
            std::ranges::find_if(problems_, [](const auto& each) { return !each.second.isEmpty(); });
        emit problemChanged(first != problems_.end() ? first->second : QString());
    });
    return made;
}

void MotionFields::chooseMotion(const std::string& key) {
    emit edited(
        [key](State& state) {
            const auto usual = usualMotion(state, key);
            if (!usual || state.get(keys::motion) == key) return;
            state.set(keys::motion, key);
            state.set(keys::motionFrom, usual->from);
            state.set(keys::motionTo, usual->to);
        },
        tr("Choose what moves"), {});
}

void MotionFields::show(const State& state) {
    auto* model = qobject_cast<QStandardItemModel*>(motion_->model());
    for (int n = 0; model != nullptr && n < motion_->count(); ++n)
        model->item(n)->setEnabled(
            usualMotion(state, motion_->itemData(n).toString().toStdString()).has_value());
    motion_->setCurrentIndex(motion_->findData(QString::fromStdString(state.get(keys::motion))));
    showEnds(state);
    seconds_->setValue(state.get(keys::motionSeconds), rowOf(keys::motionSeconds.name).limits);
}

void MotionFields::showEnds(const State& state) {
    const auto row = motionEnds(state);
    const auto held = motionOf(state);
    for (NumberField* field : {from_, to_})
        field->setEnabled(row && held);
    if (!row || !held) return;
    const auto showEnd = [&](NumberField* field, double number) {
        const Parameter& before = field->parameter();
        if (before.key != row->key || before.limits.minimum != row->limits.minimum ||
            before.limits.maximum != row->limits.maximum)
            field->setParameter(*row);
        field->setValue(held->motion.whole ? Value(static_cast<std::int64_t>(number)) : Value(number),
                        row->limits);
    };
    showEnd(from_, held->motion.from);
    showEnd(to_, held->motion.to);
}

}  // namespace posiscope
