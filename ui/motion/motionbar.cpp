// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/motion/motionbar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStandardItemModel>
#include <QToolButton>
#include <algorithm>

#include "core/parameters/keys.h"
#include "ui/dialogs/taborder.h"
#include "ui/parameters/numberfield.h"
#include "ui/style/choicebox.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/style/theme.h"
#include "ui/style/toolbutton.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

const Parameter& rowOf(const char* key) {
    const auto all = viewParameters();
    return *std::find_if(all.begin(), all.end(), [&](const Parameter& each) { return each.key == key; });
}

/// A label between the fields.
QLabel* word(const std::function<QString()>& text) {
    auto* label = new QLabel;
    label->setObjectName(QStringLiteral("motionWord"));
    keepLook(label, [label, text] { label->setText(text()); });
    return label;
}

/// Sets tool tip and accessible name from a row of parameters, and the widget's width.
void describe(QWidget* widget, const Parameter& row, int width = 0) {
    keepLook(widget, [=] {
        widget->setToolTip(translated(row.tooltip));
        widget->setAccessibleName(translated(row.label));
        if (width > 0) widget->setFixedWidth(scaled(width));
    });
}

/// The row whose values are the ends of the motion, with its current limits.
std::optional<Parameter> endsRow(const State& state) {
    const Parameter* row = findParameter(state, state.get(keys::motion));
    if (row == nullptr || !row->relevantIn(state.values)) return std::nullopt;
    Parameter ends = *row;
    ends.limits = row->limitsIn(state.values);
    ends.limitsFor = nullptr;
    return ends;
}

double asNumber(const Value& value) {
    const auto* whole = std::get_if<std::int64_t>(&value);
    return whole != nullptr ? static_cast<double>(*whole) : std::get<double>(value);
}

}  // namespace

MotionBar::MotionBar(StateStore& store, QWidget* parent)
    : QWidget(parent), store_(store), player_(new Player(store, this)) {
    setObjectName(QStringLiteral("motionBar"));
    setAttribute(Qt::WA_StyledBackground);
    keepLook(this, [this] { setAccessibleName(tr("Motion bar")); });
    connect(player_, &Player::playingChanged, this, &MotionBar::showPlaying);
    connect(player_, &Player::problem, this, &MotionBar::problem);
    hide();
}

void MotionBar::setVisible(bool visible) {
    if (visible && layout() == nullptr) build();
    QWidget::setVisible(visible);
}

void MotionBar::build() {
    note_ = new QLabel;
    note_->setTextFormat(Qt::PlainText);
    back_ = toolButton(
        QStringLiteral("step-back"), [] { return tr("One step back"); }, QStringLiteral("motionBack"));
    play_ = toolButton(
        QStringLiteral("play"),
        [this] { return player_->isPlaying() ? tr("Pause (Space)") : tr("Play (Space)"); },
        QStringLiteral("motionPlay"));
    forward_ = toolButton(
        QStringLiteral("step-forward"), [] { return tr("One step forward"); },
        QStringLiteral("motionForward"));
    export_ = toolButton(
        QStringLiteral("export"), [] { return tr("Export the motion"); }, QStringLiteral("motionExport"));
    motion_ = choices(rowOf(keys::motion.name), QStringLiteral("motion"));
    repeat_ = choices(rowOf(keys::motionRepeat.name), QStringLiteral("motionRepeat"));
    from_ = end(QStringLiteral("motionFrom"), keys::motionFrom);
    to_ = end(QStringLiteral("motionTo"), keys::motionTo);
    const Parameter& duration = rowOf(keys::motionSeconds.name);
    seconds_ = new NumberField(duration);
    seconds_->setObjectName(QStringLiteral("motionSeconds"));
    describe(seconds_, duration, 56);
    const auto setSeconds = [this](const Value& value, const Gesture& gesture) {
        edit([&](State& state) { state.values.set(keys::motionSeconds.name, value); }, tr("Duration"),
             gesture);
    };
    connect(seconds_, &NumberField::entered, this, [=](const Value& value) { setSeconds(value, {}); });
    connect(seconds_, &NumberField::stepped, this, [=](const Value& value) {
        setSeconds(value, {Gesture::Kind::parameter, keys::motionSeconds.name});
    });
    connect(seconds_, &NumberField::problemChanged, this, &MotionBar::sayProblem);
    note_->setObjectName(QStringLiteral("motionNote"));
    note_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(motion_, &QComboBox::activated, this,
            [this](int n) { chooseMotion(motion_->itemData(n).toString().toStdString()); });
    connect(repeat_, &QComboBox::activated, this, [this](int n) {
        edit([id = repeat_->itemData(n).toString().toStdString()](
                 State& state) { state.set(keys::motionRepeat, id); },
             tr("At the end of a motion"));
    });
    connect(back_, &QToolButton::clicked, this, [this] { player_->step(-1); });
    connect(play_, &QToolButton::clicked, this, [this] { player_->toggle(); });
    connect(forward_, &QToolButton::clicked, this, [this] { player_->step(1); });
    connect(export_, &QToolButton::clicked, this, &MotionBar::exportWanted);
    auto* row = new QHBoxLayout(this);
    keepLook(this, [row] { row->setContentsMargins(scaled(16), scaled(5), scaled(16), scaled(5)); });
    row->setSpacing(2);
    for (QWidget* widget : {back_, play_, forward_})
        row->addWidget(widget);
    row->addSpacing(8);
    row->setSpacing(6);
    for (QWidget* widget : std::initializer_list<QWidget*>{
             motion_, from_, word([] { return tr("to"); }), to_, word([] { return tr("in"); }), seconds_,
             word([unit = duration.unit] { return translated(unit); })})
        row->addWidget(widget);
    row->addSpacing(8);
    row->addWidget(repeat_);
    row->addWidget(note_, 1);
    row->addWidget(export_);
    chainTabOrder(this, this);
}

QComboBox* MotionBar::choices(const Parameter& parameter, const QString& name) {
    auto* box = new ChoiceBox;
    box->setObjectName(name);
    box->setFocusPolicy(Qt::TabFocus);
    for (const Choice& choice : parameter.choices)
        box->addItem(QString(), QString::fromStdString(choice.id));
    describe(box, parameter);
    keepLook(box, [box, choices = parameter.choices] {
        box->setFont(interfaceFont());
        for (int n = 0; n < box->count(); ++n)
            box->setItemText(n, translated(choices[static_cast<std::size_t>(n)].label));
    });
    return box;
}

NumberField* MotionBar::end(const QString& name, Key<double> key) {
    const Parameter& row = rowOf(key.name);
    auto* field = new NumberField(row);
    field->setObjectName(name);
    describe(field, row, 88);
    const auto set = [this, key](const Value& value, const Gesture& gesture) {
        edit([&](State& state) { state.set(key, asNumber(value)); }, tr("End of the motion"), gesture);
    };
    connect(field, &NumberField::entered, this, [=](const Value& value) { set(value, {}); });
    connect(field, &NumberField::stepped, this, [=](const Value& value) {
        set(value, {Gesture::Kind::parameter, key.name});
    });
    connect(field, &NumberField::problemChanged, this, &MotionBar::sayProblem);
    return field;
}

void MotionBar::sayProblem(const QString& text) {
    if (!text.isEmpty()) emit problem(text);
}

void MotionBar::edit(const Edit& change, const QString& name, const Gesture& gesture) {
    if (const auto failure = store_.update(change, name, gesture)) emit problem(translated(failure->text));
}

void MotionBar::chooseMotion(const std::string& key) {
    const auto usual = usualMotion(store_.state(), key);
    edit(
        [&](State& state) {
            if (!usual || state.get(keys::motion) == key) return;
            state.set(keys::motion, key);
            state.set(keys::motionFrom, usual->from);
            state.set(keys::motionTo, usual->to);
        },
        tr("Choose what moves"));
}

void MotionBar::toggle() {
    if (!store_.state().get(keys::motionBar))
        edit([](State& state) { state.set(keys::motionBar, true); }, tr("Show the motion bar"));
    player_->toggle();
}

void MotionBar::fillMotions(const State& state) {
    auto* model = qobject_cast<QStandardItemModel*>(motion_->model());
    for (int n = 0; model != nullptr && n < motion_->count(); ++n)
        model->item(n)->setEnabled(
            usualMotion(state, motion_->itemData(n).toString().toStdString()).has_value());
}

void MotionBar::showEnds(const State& state) {
    const auto row = endsRow(state);
    const auto held = motionOf(state);
    for (QWidget* widget : std::initializer_list<QWidget*>{from_, to_, back_, play_, forward_, export_})
        widget->setEnabled(row && held);
    if (!row || !held) {
        note_->setText(tr("not in this encoding"));
        note_->setToolTip(held ? QString() : translated(held.error().text));
        return;
    }
    const auto show = [&](NumberField* field, double number) {
        const Parameter& before = field->parameter();
        if (before.key != row->key || before.limits.minimum != row->limits.minimum ||
            before.limits.maximum != row->limits.maximum)
            field->setParameter(*row);
        field->setValue(held->motion.whole ? Value(static_cast<std::int64_t>(number)) : Value(number),
                        row->limits);
    };
    show(from_, held->motion.from);
    show(to_, held->motion.to);
    const auto limit = [&](double number) {
        return held->motion.whole ? grouped(static_cast<qint64>(number)) : readable(number, 6);
    };
    note_->setText(held->limited
                       ? tr("possible: %1 … %2").arg(limit(row->limits.minimum), limit(row->limits.maximum))
                       : QString());
    note_->setToolTip(held->limited ? translated(describeLimits(*row, row->limits)) : QString());
}

void MotionBar::show(const Snapshot& snapshot, const Theme& theme) {
    const State& state = snapshot.state;
    const bool restyled = theme_ != &theme;
    theme_ = &theme;
    setVisible(state.get(keys::motionBar));
    if (isHidden()) {
        theme_ = nullptr;
        player_->pause();
        return;
    }
    fillMotions(state);
    for (auto [box, id] :
         {std::pair{motion_, state.get(keys::motion)}, std::pair{repeat_, state.get(keys::motionRepeat)}})
        box->setCurrentIndex(box->findData(QString::fromStdString(id)));
    showEnds(state);
    seconds_->setValue(state.get(keys::motionSeconds), rowOf(keys::motionSeconds.name).limits);
    if (restyled) {
        for (QToolButton* each : {back_, forward_, export_})
            setToolIcon(each, theme);
        showPlaying(player_->isPlaying());
    }
}

void MotionBar::showPlaying(bool playing) {
    if (theme_ == nullptr) return;
    play_->setIcon(themedIcon(playing ? QStringLiteral("pause") : QStringLiteral("play"), theme_->accent));
    play_->setToolTip(playing ? tr("Pause (Space)") : tr("Play (Space)"));
    play_->setAccessibleName(play_->toolTip());
}

}  // namespace posiscope
