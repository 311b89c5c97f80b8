// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the export dialog for axes, legends, type and lines.
#pragma once

#include <QWidget>

#include <vector>

#include "core/parameters/value.h"
#include "ui/view/figurelook.h"

class QCheckBox;
class QFormLayout;

namespace posiscope {

struct Parameter;

/// A row for each of lookParameters(), made from its kind.
class LookRows final : public QWidget {
    Q_OBJECT

 public:
    explicit LookRows(const Values& chosen);

    const Values& values() const { return values_; }
    /// Disables what would change nothing in a figure with these parts, and says why.
    void setParts(const FigureParts& parts, std::size_t panes);

 signals:
    void changed();

 private:
    void add(QFormLayout* form, const Parameter& row);
    void addText(QFormLayout* form, const Parameter& row);
    void addNumber(QFormLayout* form, const Parameter& row);
    void addFont(QFormLayout* form, const Parameter& row);
    void choose(const std::string& key, const Value& value);

    /// What a person chooses with.
    struct Row {
        const Parameter* parameter;
        QWidget* field;
        QCheckBox* box = nullptr;  ///< where the text can be left out
    };
    Values values_;
    std::vector<Row> rows_;
};

}  // namespace posiscope
