// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/motionrows.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>

#include "core/parameters/keys.h"
#include "core/state/exportparameters.h"
#include "ui/export/animation.h"
#include "ui/export/numberrow.h"
#include "ui/parameters/motionfields.h"
#include "ui/parameters/numberfield.h"
#include "ui/style/choicebox.h"
#include "ui/translation/translated.h"

namespace posiscope {

MotionRows::MotionRows(const State& state, QFormLayout* form, double megabytes, QObject* parent)
    : QObject(parent),
      state_(state),
      fields_(new MotionFields(this)),
      fps_(new NumberRow(exportParameter(keys::fps.name), tr("per second"), 1, {})),
      form_(form),
      frames_(new QLabel),
      panes_(new ChoiceBox) {
    const auto rowOf = [form](const QString& words, const std::vector<QWidget*>& widgets) {
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        for (QWidget* widget : widgets)
            row->addWidget(widget);
        row->addStretch(1);
        auto* label = new QLabel(words);
        label->setBuddy(widgets.front());
        form->addRow(label, row);
    };
    rowOf(tr("&Motion"), {fields_->motion(), fields_->from(), new QLabel(tr("to")), fields_->to()});
    rowOf(tr("&Duration"),
          {fields_->seconds(), new QLabel(translated(fields_->seconds()->parameter().unit))});
    connect(fields_, &MotionFields::edited, this, [this](const Edit& change) {
        change(state_);
        refresh();
    });
    connect(fields_, &MotionFields::problemChanged, this, [this](const QString& text) {
        typed_ = text;
        emit changed();
    });
    rowOf(tr("F&rames"), {fps_, frames_});
    const Parameter& limit = exportParameter(keys::gifLimit.name);
    megabytes_ = new NumberRow(limit, translated(limit.unit), 0.5,
                               {tr("As large as it will be"), std::get<double>(limit.initial)});
    megabytes_->setValue(megabytes);
    form->addRow(tr("A&t most"), megabytes_);
    panes_->setObjectName(QStringLiteral("panes"));
    panes_->addItems({tr("The current pane"), tr("All panes")});
    panes_->setEnabled(state.arrangement.panes.size() > 1);
    form->addRow(tr("&What is drawn"), panes_);
    connect(fps_, &NumberRow::changed, this, &MotionRows::refresh);
    refresh();
}

void MotionRows::refresh() {
    values_.clear();
    problem_.clear();
    fields_->show(state_);
    const auto held = motionOf(state_);
    const auto values = held ? frameValues(held->motion, fps(), state_.get(keys::motionSeconds))
                             : Result<std::vector<Value>>(held.error());
    if (values) {
        motion_ = held->motion;
        values_ = *values;
    } else {
        problem_ = translated(values.error().text);
    }
    frames_->setText(values_.empty() ? QString() : tr("= %1 frames").arg(grouped(qint64(values_.size()))));
    emit changed();
}

QString MotionRows::problem(const QString& format) const {
    for (const QString& typed : {typed_, fps_->problem(), megabytes_->problem()})
        if (!typed.isEmpty()) return typed;
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
