// SPDX-License-Identifier: GPL-3.0-or-later
// A table that another one is said to be made from.
#pragma once

#include <optional>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/identify/finish.h"
#include "core/resize/interpolation.h"

namespace posiscope {

/// A learned table of a file, and what was meant to be made of it.
struct OriginalTable {
    StoredArray array;
    std::optional<Interpolation> interpolation = {};  ///< none: any is right
    std::optional<Grid> grid = {};                    ///< the places that were meant; none: any
};

/// The narrowest type that holds all numbers of an array.
NumberKind kindOfCells(const StoredArray& array);

/// Why an array is no learned table; empty where it may be one.
Text whyNoOriginal(const StoredArray& array);

/// Reads the array of a file, or the only one where `tensor` is empty.
Result<OriginalTable> readOriginal(const std::string& path, const std::string& tensor,
                                   const Progress& progress = {});

/// How the table was made from the original, and what is wrong with that. Nothing where it was not.
std::optional<Identity> identifyMade(const Input& input, const OriginalTable& original);

/// Whether an answer that is made but for this is as expected: nothing is wrong or open, and the grid is the
/// one that was meant.
void judge(const OriginalTable& original, bool gridIsMeant, Identity& answer);

/// Says of what a table is that it was not made from the original.
void tellNotMade(const Input& input, const OriginalTable& original, Identity& answer);

}  // namespace posiscope
