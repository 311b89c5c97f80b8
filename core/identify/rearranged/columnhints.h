// What single columns say about their frequencies.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/numberkind.h"
#include "core/identify/sheet.h"

namespace posiscope {

/// Frequencies of some fast columns: a column of sines or cosines has c(r − 1) + c(r + 1) = 2 cos ω · c(r).
class ColumnHints {
 public:
    /// Nothing where some column that is looked at is no sine or cosine.
    static std::optional<ColumnHints> of(const Sheet& sheet, NumberKind cells);

    /// Whether all of them may be B^(−i/denominator) for whole i.
    bool allow(double base, double denominator) const;

 private:
    struct Fast {
        double radians = 0, error = 0;
    };
    std::vector<Fast> fast_;
};

}  // namespace posiscope
