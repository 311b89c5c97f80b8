// SPDX-License-Identifier: GPL-3.0-or-later
// A recognised table of sines and cosines, prepared for conversion.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/forms.h"
#include "core/identify/recipe.h"

namespace posiscope {

struct ConversionSource {
    /// The cells; empty where the file has only frequencies or angles.
    std::optional<Sheet> sheet;
    Form form;      ///< the form of the cells; without cells only its number of pairs matters
    Recipe recipe;  ///< computes cells that the file lacks
    CellType type = CellType::float64;  ///< of the file
    std::int64_t rows = 0;              ///< of the file; 0 for frequencies alone
    /// The numbers of a file with frequencies alone, as they are there; the recipe has the exact ones.
    std::vector<double> frequencies = {};
};

}  // namespace posiscope
