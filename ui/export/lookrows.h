// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the export dialog for axes, legends, type and lines.
#pragma once

#include <QWidget>

#include "core/parameters/value.h"

class QFormLayout;

namespace posiscope {

struct Parameter;

/// A row for each of lookParameters(), made from its kind.
class LookRows final : public QWidget {
    Q_OBJECT

 public:
    explicit LookRows(const Values& chosen);

    const Values& values() const { return values_; }

 signals:
    void changed();

 private:
    void add(QFormLayout* form, const Parameter& row);
    void addText(QFormLayout* form, const Parameter& row);
    void addNumber(QFormLayout* form, const Parameter& row);
    void addFont(QFormLayout* form, const Parameter& row);
    void choose(const std::string& key, const Value& value);

    Values values_;
};

}  // namespace posiscope
