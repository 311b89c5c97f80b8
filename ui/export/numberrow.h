// SPDX-License-Identifier: GPL-3.0-or-later
// A number in a form, with its unit.
#pragma once

#include <QWidget>

#include "core/parameters/parameter.h"

namespace posiscope {

class NumberField;

/// The field of a parameter that is no part of a state: keeps the number that is entered.
class NumberRow final : public QWidget {
    Q_OBJECT

 public:
    /// What 0 stands for: words that say it in grey, and the number that arrow keys begin with.
    struct Zero {
        QString words = {};
        double start = 0;
    };
    /// Arrow keys change the number by `step`. Without words for it 0 is written like other numbers.
    NumberRow(const Parameter& row, const QString& unit, double step, const Zero& zero);

    double value() const;
    /// Shows a number. Emits nothing.
    void setValue(double number);
    /// What is wrong with the text in the field; empty: nothing.
    const QString& problem() const { return problem_; }

 signals:
    void changed();

 private:
    Limits limits_;
    double value_;
    NumberField* field_;
    QString problem_;
};

}  // namespace posiscope
