// SPDX-License-Identifier: GPL-3.0-or-later
// Conversions of a table, one after the other.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "core/base/progress.h"
#include "core/convert/convertwords.h"

namespace posiscope {

/// What a conversion gives.
struct Converted {
    std::vector<ConvertedArray> arrays;
    std::vector<Text> notes;                          ///< what was done, a line each
    std::shared_ptr<const Identity> recognised = {};  ///< where sines and cosines have another form
    RowOrigin origin = {};                            ///< of the rows of a table made to fit
};

/// Converts one table as often as is asked. It is recognised at most once. Thread-safe; a second call waits
/// for the first.
class Converter {
 public:
    /// One array, or cosines and sines.
    explicit Converter(std::vector<StoredArray> arrays) : arrays_(std::move(arrays)) {}

    const std::vector<StoredArray>& arrays() const { return arrays_; }
    /// Learned rows that are only cut, or written in another type, need no formula. Where `progress` stops it
    /// the result is an error.
    Result<Converted> convert(const ConvertRequest& request, const Progress& progress = {});

 private:
    Result<std::shared_ptr<const Identity>> recognised(const Progress& progress);
    Result<Converted> fit(const FitRequest& request) const;

    std::vector<StoredArray> arrays_;
    std::mutex mutex_;
    std::shared_ptr<const Identity> answer_;
};

}  // namespace posiscope
