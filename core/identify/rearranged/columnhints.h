// SPDX-License-Identifier: GPL-3.0-or-later
// The frequencies of single columns.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/numberkind.h"
#include "core/identify/sheet.h"

namespace posiscope {

/// The frequencies of some fast columns: a column of sines or cosines satisfies c(r − 1) + c(r + 1) = 2 cos ω
/// · c(r).
class ColumnHints {
 public:
    /// Empty where a sampled column is neither a sine nor a cosine.
    static std::optional<ColumnHints> of(const Sheet& sheet, NumberKind cells);

    /// Whether all these frequencies may be B^(−i/denominator) for whole i.
    bool allow(double base, double denominator) const;

 private:
    struct Fast {
        double radians = 0, error = 0;
    };
    std::vector<Fast> fast_;
};

}  // namespace posiscope
