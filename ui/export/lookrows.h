// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the export dialog for axes, legends, type and lines.
#pragma once

#include <QWidget>

#include <set>
#include <vector>

#include "core/parameters/value.h"
#include "ui/view/figurelook.h"

namespace posiscope {

class ParameterEditor;

/// The editor of each of lookParameters().
class LookRows final : public QWidget {
    Q_OBJECT

 public:
    explicit LookRows(Values chosen);

    const Values& values() const { return values_; }
    /// A value that suits the figure, where nobody has chosen another one here.
    void offer(const char* key, const Value& value);
    bool isChosen(const char* key) const { return chosen_.contains(key); }
    /// Disables what would change nothing in a figure with these parts, and says why.
    void setParts(const FigureParts& parts, std::size_t panes);

 signals:
    void changed();

 private:
    Values values_;
    std::set<std::string, std::less<>> chosen_;  ///< keys of the rows that were changed by hand
    std::vector<ParameterEditor*> editors_;
};

}  // namespace posiscope
