// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a conversion, in the words of its options.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>

#include "core/base/result.h"
#include "core/convert/conversion.h"
#include "core/convert/fitting.h"
#include "core/convert/permutation.h"

namespace posiscope {

/// All that can be asked of a table. Without `fit` and `order` it is recognised and has another form.
struct ConvertRequest {
    ConversionRequest form = {};
    std::optional<FitRequest> fit = {};     ///< of learned rows
    std::optional<WeightOrder> order = {};  ///< of rows of weights
};

/// Options of `posiscope convert` without their hyphens, and what was typed: "grid" → "24x24".
using ConvertWords = std::map<std::string, std::string, std::less<>>;

/// The types that a converted array may have.
std::span<const CellType> convertedTypes();
/// The names of all interpolations, with those of relative biases.
std::string interpolationNames();

/// Reads the words. The field of an error is the option that it is about, and its text names options with
/// two hyphens.
Result<ConvertRequest> readConvertWords(const ConvertWords& words);

/// "--heads", "--head-dim", "--rotated" and "--rotated-last". The second may be left out where `needsAll` is
/// false.
Result<HeadShape> readHeadWords(const ConvertWords& words, bool needsAll);

}  // namespace posiscope
