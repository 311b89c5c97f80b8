// SPDX-License-Identifier: GPL-3.0-or-later
// Offset maps as pictures show them.
#pragma once

#include <memory>

#include "core/models/model.h"

namespace posiscope {

/// The offset map of a model for pictures: a pixel that holds many cells has the colour of the entry that is
/// farthest from 0. Nearly all cells are zeros, so that averages of them could not be seen; colours mean
/// entries at every size.
class StrongestEntries final : public Field {
 public:
    StrongestEntries(std::shared_ptr<const Model> model, std::shared_ptr<const OffsetMap> map)
        : model_(std::move(model)), map_(std::move(map)) {}

    std::int64_t rows() const override { return map_->rows(); }
    std::int64_t columns() const override { return map_->columns(); }
    double value(std::int64_t row, std::int64_t column) const override { return map_->value(row, column); }
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;

 private:
    std::shared_ptr<const Model> model_;
    std::shared_ptr<const OffsetMap> map_;
};

}  // namespace posiscope
