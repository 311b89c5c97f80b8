// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a motion: what moves, between which ends, and in how many seconds.
#pragma once

#include <QComboBox>
#include <map>

#include "core/state/motion.h"
#include "ui/store/statestore.h"

namespace posiscope {

class NumberField;

/// The fields stand wherever their owner puts them, and change its state by edits.
class MotionFields final : public QObject {
    Q_OBJECT

 public:
    explicit MotionFields(QObject* parent);

    QComboBox* motion() const { return motion_; }
    NumberField* from() const { return from_; }
    NumberField* to() const { return to_; }
    NumberField* seconds() const { return seconds_; }

    /// Shows the motion of the state. The ends are disabled where there is none.
    void show(const State& state);

    /// A box with the choices of a parameter of motions.
    static QComboBox* choiceBox(const char* key);

 signals:
    void edited(const posiscope::Edit& change, const QString& name, const posiscope::Gesture& gesture);
    /// Why what was typed in one of the fields cannot be taken; empty when no trouble is left.
    void problemChanged(const QString& text);

 private:
    NumberField* field(const Parameter& row, const QString& name, const QString& step, int width);
    void chooseMotion(const std::string& key);
    void showEnds(const State& state);

    QComboBox* motion_;
    std::map<const NumberField*, QString> problems_;
    NumberField* from_;
    NumberField* to_;
    NumberField* seconds_;
};

/// The row whose values are the ends of the state's motion, with its current limits; nothing where it has
/// none.
std::optional<Parameter> motionEnds(const State& state);

}  // namespace posiscope
