// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the export dialog for a motion: the quantity, the duration and the frame rate.
#pragma once

#include <QObject>

#include "core/state/motion.h"

class QComboBox;
class QFormLayout;
class QLabel;

namespace posiscope {

class MotionFields;
class NumberRow;

class MotionRows final : public QObject {
    Q_OBJECT

 public:
    /// Adds the rows to the form, filled with the motion that the state holds.
    MotionRows(const State& state, QFormLayout* form, double megabytes, QObject* parent);

    /// Why nothing can be exported; usually empty.
    QString problem(const QString& format) const;
    const Motion& motion() const { return motion_; }
    /// One for each frame; empty while there is a problem.
    const std::vector<Value>& values() const { return values_; }
    double fps() const;
    /// How large a GIF may be; 0: as large as it will be.
    double megabytes() const;
    bool allPanes() const;
    /// Shows the rows that a file of this format needs.
    void setFormat(const QString& format);

 signals:
    void changed();

 private:
    void refresh();

    State state_;
    Motion motion_;
    std::vector<Value> values_;
    QString typed_;    ///< what is wrong with a number that is being typed
    QString problem_;  ///< what is wrong with the motion
    MotionFields* fields_;
    NumberRow* fps_;
    NumberRow* megabytes_;
    QFormLayout* form_;
    QLabel* frames_;
    QComboBox* panes_;
};

}  // namespace posiscope
