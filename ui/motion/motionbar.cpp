// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/motion/motionbar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "core/parameters/keys.h"
#include "ui/dialogs/taborder.h"
#include "ui/parameters/motionfields.h"
#include "ui/parameters/numberfield.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/style/theme.h"
#include "ui/style/toolbutton.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

/// A label between the fields.
QLabel* word(const std::function<QString()>& text) {
    auto* label = new QLabel;
    label->setObjectName(QStringLiteral("motionWord"));
    keepLook(label, [label, text] { label->setText(text()); });
    return label;
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
    fields_ = new MotionFields(this);
    connect(fields_, &MotionFields::edited, this, &MotionBar::edit);
    connect(fields_, &MotionFields::problemChanged, this, [this](const QString& text) {
        if (!text.isEmpty()) emit problem(text);
    });
    repeat_ = MotionFields::choiceBox(keys::motionRepeat.name);
    repeat_->setObjectName(QStringLiteral("motionRepeat"));
    note_->setObjectName(QStringLiteral("motionNote"));
    note_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
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
             fields_->motion(), fields_->from(), word([] { return tr("to"); }), fields_->to(),
             word([] { return tr("in"); }), fields_->seconds(),
             word([unit = fields_->seconds()->parameter().unit] { return translated(unit); })})
        row->addWidget(widget);
    row->addSpacing(8);
    row->addWidget(repeat_);
    row->addWidget(note_, 1);
    row->addWidget(export_);
    chainTabOrder(this, this);
}

void MotionBar::edit(const Edit& change, const QString& name, const Gesture& gesture) {
    if (const auto failure = store_.update(change, name, gesture)) emit problem(translated(failure->text));
}

void MotionBar::toggle() {
    if (!store_.state().get(keys::motionBar))
        edit([](State& state) { state.set(keys::motionBar, true); }, tr("Show the motion bar"));
    player_->toggle();
}

void MotionBar::showLimits(const State& state) {
    const auto row = motionEnds(state);
    const auto held = motionOf(state);
    for (QToolButton* button : {back_, play_, forward_, export_})
        button->setEnabled(row && held);
    if (!row || !held) {
        note_->setText(tr("not in this encoding"));
        note_->setToolTip(held ? QString() : translated(held.error().text));
        return;
    }
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
    fields_->show(state);
    repeat_->setCurrentIndex(repeat_->findData(QString::fromStdString(state.get(keys::motionRepeat))));
    showLimits(state);
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
