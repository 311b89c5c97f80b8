// SPDX-License-Identifier: GPL-3.0-or-later
// A box to type a number in.
#pragma once

#include <QAbstractSpinBox>
#include <QElapsedTimer>

#include "core/parameters/parameter.h"
#include "ui/parameters/slidermap.h"

namespace posiscope {

/// Whether a key in a field belongs to the window: undo and redo unless a text is being typed, and Ctrl+E,
/// which a line of text takes on some desktops.
bool isOfTheWindow(const QKeyEvent& event, bool typing);

/// A spin box for any number parameter: takes every legal value, in the spelling of the command line and with
/// grouped digits, and says what is wrong with the others. What is typed counts when Enter is pressed or the
/// box is left; Escape brings the old value back. Of a value that is computed where none is given the box is
/// empty and says in grey what applies.
class NumberField final : public QAbstractSpinBox {
    Q_OBJECT

 public:
    explicit NumberField(const Parameter& parameter, QWidget* parent = nullptr);

    /// Shows a value, with the limits that hold for it now. Emits nothing.
    void setValue(const Value& value, const Limits& limits);
    /// What applies where no value is given; see Parameter::automaticFor.
    void setAutomatic(double number);
    void setAutomaticWords(const QString& words);
    void setProblem(const QString& problem);
    /// Takes values of another parameter from now on; setValue() must follow.
    void setParameter(const Parameter& parameter);
    const Parameter& parameter() const { return parameter_; }

    /// The value, or the computed one that applies, and its limits; for assistive technology.
    double number() const;
    const Limits& limits() const { return limits_; }
    /// The number as a value of the parameter.
    Value valueOf(double number) const;
    /// Asks for a number, which is brought within the limits.
    void ask(double number);

    void stepBy(int steps) override;
    QSize sizeHint() const override;

 signals:
    /// By arrow keys or the wheel: part of a gesture.
    void stepped(const posiscope::Value& value);
    /// Typed to the end.
    void entered(const posiscope::Value& value);
    /// What was typed cannot be taken; empty when the trouble is over.
    void problemChanged(const QString& problem);

 protected:
    StepEnabled stepEnabled() const override { return StepUpEnabled | StepDownEnabled; }
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void accept();
    void showValue();
    bool isAutomatic() const { return parameter_.automaticFor && value_ == valueOf(0); }

    Parameter parameter_;
    SliderMap map_;
    Value value_;
    Limits limits_;
    double automatic_ = 0;
    QElapsedTimer sinceDoubleClick_;
};

}  // namespace posiscope
