// Converted arrays as the bytes of a file.
#pragma once

#include <span>

#include "core/analysis/dataset.h"
#include "core/convert/conversion.h"

namespace posiscope {

/// The endings that converted tables can have, without dots, and whether the arrays fit one: NPY and CSV hold
/// one array, CSV two axes and no complex numbers, NPY no bfloat16.
std::span<const char* const> arrayFormats();
Failure whyNotIn(std::string_view format, const std::vector<ConvertedArray>& arrays);

/// Writes the arrays, which fit the format, in blocks of rows. False when sink or progress stopped it.
bool writeArrays(std::string_view format, const std::vector<ConvertedArray>& arrays, const Sink& sink,
                 const Progress& progress);

/// How many bytes that will be, heads apart.
std::uint64_t bytesOf(const std::vector<ConvertedArray>& arrays);

/// Whole numbers as NPY of int64.
std::string npyOf(std::span<const std::int64_t> numbers);

}  // namespace posiscope
