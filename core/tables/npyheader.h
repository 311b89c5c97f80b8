// SPDX-License-Identifier: GPL-3.0-or-later
// The headers of NPY files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/tables/tensorinfo.h"

namespace posiscope {

/// The first bytes of an NPY file: "\x93NUMPY", a byte each for the major and minor version.
constexpr std::string_view npyMagic("\x93NUMPY", 6);

/// Of a member that is no array of numbers but of no harm either (text, dates): alone in a file it is
/// refused.
enum class OtherCells { refuse, describe };

/// The array that the first bytes of an NPY file describe, versions 1.0, 2.0 and 3.0. `bytes` holds the
/// beginning of the file, at least mostNpyHeader bytes where it has them, and `size` is all there is of it.
///
/// The header is a dictionary as Python writes it, with the keys descr, fortran_order and shape, each once,
/// in any order. Fails for everything else, for types that need pickles, and where the numbers that shape and
/// descr promise are not exactly what follows the header. Source: numpy/lib/format.py; stricter where other
/// readers could take the file for another array.
Result<TensorInfo> parseNpy(std::string_view bytes, std::uint64_t size, OtherCells others);

/// Headers longer than this are refused, as NumPy does.
constexpr std::size_t mostNpyHeader = 12 + 10'000;

}  // namespace posiscope
