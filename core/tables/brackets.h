// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays as JSON, NumPy and PyTorch print them.
#pragma once

#include <vector>

#include "core/tables/inputfile.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// Whether a file begins as lists of numbers do: "[", "tensor(", "array(", "Parameter containing:".
bool isBracketed(const InputFile& file);

/// The array of nested lists of numbers, separated by commas or blanks; what may stand behind them, as
/// ", dtype=float32)", is passed over. Its shape is that of the lists, which must agree. Says how many digits
/// the numbers are printed with. Fails, with the line, for everything else, and for an array that was
/// shortened to "...".
Result<TensorInfo> inspectBrackets(const InputFile& file);

/// Its numbers, row after row.
Result<std::vector<double>> readBrackets(const InputFile& file, const TensorInfo& info);

}  // namespace posiscope
