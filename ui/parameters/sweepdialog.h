// SPDX-License-Identifier: GPL-3.0-or-later
// The question which values are shown together.
#pragma once

#include <QDialog>

#include "core/state/state.h"

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace posiscope {

class ChoiceBox;

/// Asks for a parameter and its values, or for files of tables, and perhaps for a second parameter. What
/// cannot be shown is said below the fields, and cannot be chosen.
class SweepDialog final : public QDialog {
    Q_OBJECT

 public:
    /// `key`: the parameter to begin with; empty for the first that has several values worth seeing.
    SweepDialog(const State& state, const std::string& key, QWidget* parent);

    /// The state with the chosen values as its variants.
    const State& swept() const { return swept_; }

 private:
    struct Line {
        ChoiceBox* parameter = nullptr;
        QLineEdit* values = nullptr;
        QPushButton* files = nullptr;
    };
    Line addLine(QFormLayout* form, const QString& name, const QString& label);
    void addParameters(ChoiceBox* box) const;
    void suggest(const Line& line) const;
    void chooseFiles(const Line& line);
    void check();

    State state_;
    State swept_;
    Line rows_, columns_;
    QLabel* problem_ = nullptr;
    QPushButton* accept_ = nullptr;
};

/// Values of the parameter that are worth comparing, around the one of now: "100, 1000, 10000, 100000".
QString suggestedValues(const State& state, const Parameter& parameter);

}  // namespace posiscope
