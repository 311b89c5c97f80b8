// SPDX-License-Identifier: GPL-3.0-or-later
// Converted arrays as the bytes of a file.
#pragma once

#include <span>

#include "core/analysis/dataset.h"
#include "core/base/result.h"
#include "core/convert/convertedarray.h"

namespace posiscope {

/// The file extensions for converted tables, without dots, and whether a format can hold the arrays. NPY and
/// CSV hold one array, CSV needs two axes and real numbers, and NPY and NPZ have no bfloat16.
std::span<const char* const> arrayFormats();
Failure whyNotIn(std::string_view format, const std::vector<ConvertedArray>& arrays);

/// Writes the arrays in blocks of rows; the format must be able to hold them. False: sink or progress stopped
/// it.
bool writeArrays(std::string_view format, const std::vector<ConvertedArray>& arrays, const Sink& sink,
                 const Progress& progress);

/// Writes the cells of an array, little-endian, and counts its rows. False as above.
bool writeCells(const ConvertedArray& array, const Sink& sink, ProgressCounter& rows);

/// "F32", "BF16" …: the type in a safetensors header.
std::string safetensorsType(const ConvertedArray& array);

/// The number of bytes of the cells, without headers.
std::uint64_t bytesOf(const ConvertedArray& array);
std::uint64_t bytesOf(const std::vector<ConvertedArray>& arrays);

/// The numbers as an NPY file of int64.
std::string npyOf(std::span<const std::int64_t> numbers);

}  // namespace posiscope
