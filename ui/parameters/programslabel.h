// SPDX-License-Identifier: GPL-3.0-or-later
// What other programs read from a configuration.
#pragma once

#include <QLabel>
#include <vector>

#include "core/analysis/readrope.h"

namespace posiscope {

/// One line where transformers 4 and 5 read the same from a file, or else a table with a column for each. The
/// tool tip has the keys that they take.
class ProgramsLabel final : public QLabel {
    Q_OBJECT

 public:
    explicit ProgramsLabel(QWidget* parent = nullptr);

    /// Nothing where there are no programs.
    void show(const std::vector<ProgramReading>& programs);

 private:
    static QString tableOf(const std::vector<ProgramReading>& programs);
    static QString reasonsOf(const std::vector<ProgramReading>& programs);
};

}  // namespace posiscope
