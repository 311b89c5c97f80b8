// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of similarity matrices.
#pragma once

#include <vector>

#include "core/sinusoid/similaritykind.h"
#include "core/sinusoid/sinusoidtable.h"

namespace posiscope {

/// The means over blocks of the similarity matrix of a sinusoidal table, to within 5e-4 of its largest value;
/// see Field::pixelMeans.
///
/// Complete pairs make a matrix that depends on p − q alone (see toeplitzpixelmeans.h), whatever their
/// number. A sine without its cosine adds the product of its means. What does not fit into that, such as a
/// first row of zeros or a pixel at a border that holds fewer positions, is a row or column of its own,
/// computed as the product of mean rows.
class SimilarityPixelMeans {
 public:
    SimilarityPixelMeans(const SinusoidTable& table, SimilarityKind kind);

    void means(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const;

 private:
    class Curves;
    /// The part of an axis that fits into a regular grid.
    struct Regular {
        std::size_t first = 0, count = 0;
    };
    Regular regularPart(IndexRanges runs) const;
    bool fits(IndexRanges runs, double negligible) const;
    bool byCurves(IndexRanges rowRuns, IndexRanges columnRuns) const;
    void profile(IndexRange row, IndexRanges columnRuns, float* out) const;
    void byProduct(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const;
    bool isMasked(IndexRange run) const { return table_.shape().zeroFirstRow && run.first == 0; }
    std::vector<float> loneSines(IndexRanges runs) const;
    std::vector<float> inverseNorms(IndexRanges runs) const;

    const SinusoidTable& table_;
    std::size_t pairs_;  // complete ones
    bool varyingNorm_;   // to be divided by, and different from row to row
    float scale_;        // of everything else
};

}  // namespace posiscope
