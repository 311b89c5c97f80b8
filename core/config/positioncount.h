// SPDX-License-Identifier: GPL-3.0-or-later
// How many positions a model has by the sizes of its pictures, windows or series.
#pragma once

#include "core/config/configreader.h"

namespace posiscope {

/// The patches of a picture.
struct PatchGrid {
    std::int64_t rows = 0, columns = 0;
    std::string name;  ///< what an Error calls them
};

/// image_size divided by the number, or by the last two numbers, under `patchKey`, with a note.
std::optional<PatchGrid> gridOf(ConfigReader& reader, std::string_view patchKey = "patch_size");

/// How many positions there are by what is known of the model type, with a note.
std::optional<Given<std::int64_t>> countedPositions(ConfigReader& reader, Count count);

}  // namespace posiscope
