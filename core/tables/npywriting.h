// SPDX-License-Identifier: GPL-3.0-or-later
// The head of an NPY file.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace posiscope {

/// The bytes before the cells: format version 1.0, C order. `descr` is the type as NumPy writes it: "<f4",
/// "<c8". Source: NumPy's numpy/lib/format.py.
std::string npyHeader(std::string_view descr, std::span<const std::int64_t> shape);

}  // namespace posiscope
