// SPDX-License-Identifier: GPL-3.0-or-later
// Learned tables made to fit another model.
#pragma once

#include <functional>
#include <optional>

#include "core/base/result.h"
#include "core/convert/convertedarray.h"
#include "core/resize/geometric.h"
#include "core/resize/interpolation.h"
#include "core/tables/arrayfile.h"

namespace posiscope {

/// The rows behind those of the file.
enum class Filling {
    none,    ///< there are none
    last,    ///< the last row again and again
    tile,    ///< the whole table again, from its first row
    wrap,    ///< the rows behind those in front again: position 0 after the last one
    random,  ///< normal random numbers
};

/// The one with this name: "last", "tile", "wrap", "random".
std::optional<Filling> fillingNamed(std::string_view name);

/// What is to become of learned rows. First rows are left out, then places are resized or rows cut or added.
struct FitRequest {
    std::int64_t dropRows = 0;               ///< the first ones
    std::optional<std::int64_t> front = {};  ///< rows before the places, kept; none: found
    std::optional<Grid> oldGrid = {};        ///< the places of the file; none: found
    std::optional<Grid> grid = {};           ///< the new places
    std::optional<Grid> window = {};         ///< of a table of relative biases, (2h − 1)(2w − 1) rows
    std::optional<Interpolation> interpolation = {};  ///< none: bicubic; of rows alone: no resizing
    std::optional<Geometric> geometric = {};          ///< in its place, of relative biases
    std::int64_t rows = 0;                            ///< 0: as many as there are
    Filling filling = Filling::none;
    double deviation = 0.02;  ///< of random rows
    std::uint64_t seed = 0;
    std::optional<CellType> type = {};  ///< none: as the file
};

/// The row of the file beside which a row of the new table stands: the same one where rows are only left out
/// or added, the nearest place where places were resized; none for added rows.
using RowOrigin = std::function<std::optional<std::int64_t>(std::int64_t row)>;

/// A table made to fit, and what was done, a line each.
struct FittedTable {
    ConvertedArray array;
    std::vector<Text> notes;
    RowOrigin origin = {};  ///< none: rows have other orders
};

/// Makes it. A table has rows and columns, or the three axes of a grid; axes of length 1 stay. All is
/// computed in float64 and rounded once to the type.
Result<FittedTable> fitted(const StoredArray& source, const FitRequest& request);

}  // namespace posiscope
