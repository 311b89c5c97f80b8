// What a table is, as text and as JSON.
#pragma once

#include <string>

#include "core/identify/answer.h"

namespace posiscope {

/// A line for everything that is known, the evidence last.
std::string answerAsText(const Identity& answer, const std::vector<Text>& notes);

/// The keys recognised, encoding, options, storage, rounding, largest_deviation, rms_deviation,
/// unexplained_cells, mistakes and alternatives.
std::string answerAsJson(const Identity& answer);

}  // namespace posiscope
