// A recognised table of sines and cosines, prepared for conversion.
#pragma once

#include <optional>

#include "core/identify/forms.h"
#include "core/identify/recipe.h"

namespace posiscope {

struct Understanding {
    /// The cells; empty where the file has only frequencies or angles.
    std::optional<Sheet> sheet;
    Form form;      ///< how the cells are stored; where there are none, its number of pairs counts alone
    Recipe recipe;  ///< gives what the file does not have
    CellType type = CellType::float64;  ///< of the file
    std::int64_t rows = 0;              ///< of the file; 0 for frequencies alone
};

}  // namespace posiscope
