// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fields/scaledfield.h"

namespace posiscope {

void ScaledField::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    field_->pixelMeans(rowRuns, columnRuns, out);
    const auto factor = static_cast<float>(factor_);
    for (std::size_t n = 0; n < rowRuns.size() * columnRuns.size(); ++n)
        out[n] *= factor;
}

void ScaledField::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    field_->exactMeans(rowRuns, columnRuns, out);
    for (std::size_t n = 0; n < rowRuns.size() * columnRuns.size(); ++n)
        out[n] *= factor_;
}

void ScaledField::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    field_->fill(rowRun, columnRun, out);
    for (std::int64_t n = 0; n < rowRun.count * columnRun.count; ++n)
        out[n] *= factor_;
}

}  // namespace posiscope
