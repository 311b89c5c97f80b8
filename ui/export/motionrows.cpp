// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/motionrows.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

#include "core/parameters/keys.h"
#include "core/state/exportparameters.h"
#include "ui/export/animation.h"
#include "ui/export/numberbox.h"
#include "ui/style/choicebox.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

QDoubleSpinBox* number(const Parameter& row, double least, double value, const QString& name,
                       const QString& unit) {
    QDoubleSpinBox* const box = numberBox(row, least, 1, name);
    box->setValue(value);
    box->setSuffix(QStringLiteral(" ") + unit);
    return box;
}

}  // namespace

MotionRows::MotionRows(const State& state, QFormLayout* form, QObject* parent)
    : QObject(parent),
      state_(state),
      text_(new QLineEdit),
      form_(form),
      frames_(new QLabel),
      panes_(new ChoiceBox) {
    text_->setObjectName(QStringLiteral("motionText"));
    if (const auto held = motionOf(state))
        text_->setText(QString::fromStdString(formatMotion(state, held->motion)));
    text_->setToolTip(translated(parameterRow(exportParameters(), keys::animate.name).tooltip));
    form->addRow(tr("&Motion"), text_);
    const Parameter& duration = parameterRow(viewParameters(), keys::motionSeconds.name);
    seconds_ = number(duration, duration.limits.minimum, state.get(keys::motionSeconds),
                      QStringLiteral("seconds"), translated(duration.unit));
    form->addRow(tr("&Duration"), seconds_);
    const Parameter& rate = parameterRow(exportParameters(), keys::fps.name);
    fps_ = number(rate, 1, std::get<double>(rate.initial), QStringLiteral("fps"), tr("per second"));
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(fps_);
    row->addWidget(frames_, 1);
    auto* label = new QLabel(tr("F&rames"));
    label->setBuddy(fps_);
    form->addRow(label, row);
    const Parameter& limit = parameterRow(exportParameters(), keys::gifLimit.name);
    megabytes_ =
        number(limit, 0, std::get<double>(limit.initial), QStringLiteral("gifLimit"), translated(limit.unit));
    megabytes_->setSpecialValueText(tr("As large as it will be"));
    form->addRow(tr("At &most"), megabytes_);
    panes_->setObjectName(QStringLiteral("panes"));
    panes_->addItems({tr("The current pane"), tr("All panes")});
    panes_->setEnabled(state.arrangement.panes.size() > 1);
    form->addRow(tr("&What is drawn"), panes_);
    connect(text_, &QLineEdit::textChanged, this, &MotionRows::refresh);
    connect(seconds_, &QDoubleSpinBox::valueChanged, this, &MotionRows::refresh);
    connect(fps_, &QDoubleSpinBox::valueChanged, this, &MotionRows::refresh);
    refresh();
}

void MotionRows::refresh() {
    values_.clear();
    problem_.clear();
    const auto motion = parseMotion(state_, text_->text().toStdString());
    const auto values =
        motion ? frameValues(*motion, fps(), seconds_->value()) : Result<std::vector<Value>>(motion.error());
    if (values) {
        motion_ = *motion;
        values_ = *values;
    } else {
        problem_ = translated(values.error().text);
    }
    frames_->setText(values_.empty() ? QString() : tr("= %1 frames").arg(grouped(qint64(values_.size()))));
    emit changed();
}

QString MotionRows::problem(const QString& format) const {
    if (!problem_.isEmpty()) return problem_;
    Animation probe;
    probe.figure.snapshot.state = state_;
    probe.key = motion_.key;
    probe.values = values_;
    probe.fps = fps();
    const auto failure = checkAnimation(probe, format);
    return failure ? translated(failure->text) : QString();
}

double MotionRows::fps() const {
    return fps_->value();
}

double MotionRows::megabytes() const {
    return megabytes_->value();
}

void MotionRows::setFormat(const QString& format) {
    form_->setRowVisible(megabytes_, format == QLatin1String("gif"));
}

bool MotionRows::allPanes() const {
    return panes_->currentIndex() == 1;
}

}  // namespace posiscope
