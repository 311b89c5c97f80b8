// SPDX-License-Identifier: GPL-3.0-or-later
// The sizes of a model, by all names of their keys.
#pragma once

#include "core/config/configreader.h"

namespace posiscope {

/// How many positions the model was made for, if the configuration says so. Sets nothing.
std::optional<Given<std::int64_t>> positionsOf(ConfigReader& reader);

/// Sets max_len to `positions`, or to `most` where that is less, with a note; leaves the encoding's own where
/// there are none.
void takeMaxLen(ConfigReader& reader, const std::optional<Given<std::int64_t>>& positions, std::int64_t most);

/// The width of the embeddings, the number of attention heads.
std::optional<Given<std::int64_t>> widthOf(ConfigReader& reader);
std::optional<Given<std::int64_t>> headsOf(ConfigReader& reader);

/// Sets d_model to the width, or says what is missing.
void takeWidth(ConfigReader& reader);
/// Sets heads, or leaves the encoding's own with a note.
void takeHeads(ConfigReader& reader);

/// Widths and numbers of heads beyond this are a mistake.
inline constexpr double largestWidth = 16'777'216;

/// An Error that says which keys were looked for.
Error missing(const std::string& what);

}  // namespace posiscope
