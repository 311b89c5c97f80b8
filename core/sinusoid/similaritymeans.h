// Pictures of similarity matrices.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/sinusoid/similaritykind.h"
#include "core/sinusoid/sinusoidtable.h"

namespace posiscope {

/// The means over blocks of the similarity matrix of a sinusoidal table, to within 5e-4 of its largest value;
/// see Field::averages.
///
/// Complete pairs make a matrix that depends on p − q alone (see toeplitzmeans.h), whatever their
/// number. A sine without its cosine adds the product of its means. What does not fit into that, such as a
/// first row of zeros or a pixel at a border that holds fewer positions, is a row or column of its own,
/// computed as the product of mean rows.
class SimilarityMeans {
 public:
    SimilarityMeans(const SinusoidTable& table, SimilarityKind kind);

    void means(std::span<const Run> rowRuns, std::span<const Run> columnRuns, float* out) const;
    /// See Field::work.
    double work(std::span<const Run> rowRuns, std::span<const Run> columnRuns) const;

 private:
    class Curves;
    /// The part of an axis that fits into a regular grid.
    struct Regular {
        std::size_t first = 0, count = 0;
    };
    Regular regularPart(std::span<const Run> runs) const;
    bool fits(std::span<const Run> runs, double negligible) const;
    bool byCurves(std::span<const Run> rowRuns, std::span<const Run> columnRuns) const;
    void profile(Run row, std::span<const Run> columnRuns, float* out) const;
    void byProduct(std::span<const Run> rowRuns, std::span<const Run> columnRuns, float* out) const;
    bool isMasked(Run run) const { return table_.shape().zeroFirstRow && run.first == 0; }
    std::vector<float> loneSines(std::span<const Run> runs) const;
    std::vector<float> inverseNorms(std::span<const Run> runs) const;

    const SinusoidTable& table_;
    SimilarityKind kind_;
    std::size_t pairs_;  // complete ones
    bool varyingNorm_;   // to be divided by, and different from row to row
    float scale_;        // of everything else
};

}  // namespace posiscope
