// Converted arrays as the bytes of a file.
#pragma once

#include <span>

#include "core/analysis/dataset.h"
#include "core/convert/conversion.h"

namespace posiscope {

/// The file extensions for converted tables, without dots, and whether a format can hold the arrays. NPY and
/// CSV hold one array, CSV needs two axes and real numbers, and NPY has no bfloat16.
std::span<const char* const> arrayFormats();
Failure whyNotIn(std::string_view format, const std::vector<ConvertedArray>& arrays);

/// Writes the arrays in blocks of rows; the format must be able to hold them. False: sink or progress stopped
/// it.
bool writeArrays(std::string_view format, const std::vector<ConvertedArray>& arrays, const Sink& sink,
                 const Progress& progress);

/// The number of bytes of the cells, without headers.
std::uint64_t bytesOf(const std::vector<ConvertedArray>& arrays);

/// The numbers as an NPY file of int64.
std::string npyOf(std::span<const std::int64_t> numbers);

}  // namespace posiscope
