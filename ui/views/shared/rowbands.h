// SPDX-License-Identifier: GPL-3.0-or-later
// The values of one row of a field under each pixel of an axis.
#pragma once

#include <memory>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/fields/field.h"
#include "core/math/interval.h"

namespace posiscope {

/// A row of a field, and the part of it that so many pixels show.
struct RowRequest {
    std::shared_ptr<const Field> field;
    std::int64_t row = 0;
    double from = 0, to = 0;  ///< in cells, as RasterWindow has them
    int pixels = 0;

    bool operator==(const RowRequest&) const = default;
    /// Whether a pixel holds more than one cell.
    bool isDense() const { return to - from > pixels; }
};

/// The least and the greatest finite value under each pixel; Interval::none() where there is none. Every cell
/// in sight is looked at.
Result<std::vector<Interval>> rowBands(const RowRequest& request, const Progress& proceed);

}  // namespace posiscope
