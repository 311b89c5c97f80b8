// SPDX-License-Identifier: GPL-3.0-or-later
// A recognised table of sines and cosines in another form, layout, type or length.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/convert/convertedarray.h"
#include "core/identify/conversionsource.h"
#include "core/identify/identity.h"

namespace posiscope {

/// A way to store a table of L positions and n pairs.
struct StorageForm {
    const char* id;     ///< that of Form in core/identify/forms.h, or "angles", "inv_freq"
    const char* words;  ///< shape and order
};

/// All forms of conversion.
std::span<const StorageForm> storageForms();

/// The wanted form, order, type and length.
struct ConversionRequest {
    std::string form = {};  ///< an id of storageForms(); empty: as the file
    /// Used where the form leaves the order open. Empty: the file's order, or cosines first for frequencies
    /// alone.
    std::optional<bool> cosineFirst = {};
    std::optional<CellType> type = {};  ///< float64, float32, float16 or bfloat16; else as the file
    std::int64_t rows = 0;              ///< 0: as the file
};

/// The conversion that undoes the mistakes of the answer: another layout, another order. Nothing is asked for
/// where no conversion does.
ConversionRequest fixOf(const Identity& answer);

/// The arrays of the result: one, or two for separate cosines and sines. Their cells, and the numbers of a
/// list of frequencies, are copied from the file, or come from the recognised formula where the file has no
/// such rows or cells. Fails where the table was not recognised as sines and cosines, or has columns that the
/// form cannot hold.
Result<std::vector<ConvertedArray>> convert(const Identity& answer, const ConversionRequest& request);

}  // namespace posiscope
