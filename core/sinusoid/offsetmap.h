// SPDX-License-Identifier: GPL-3.0-or-later
// The linear map that carries one position to another.
#pragma once

#include <Eigen/Core>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/fields/field.h"
#include "core/math/phase.h"
#include "core/sinusoid/pairlayout.h"

namespace posiscope {

/// M_k with PE(p + k) = M_k · PE(p) for column vectors PE(p) and every position p ("Attention Is All You
/// Need", section 3.5: "for any fixed offset k, PE(pos+k) can be represented as a linear function of
/// PE(pos)").
///
/// On the (sine, cosine) pair i the map is the rotation [c s; −s c] with c = cos(ω_i k), s = sin(ω_i k). It
/// depends on k alone, so M_0 = I and M_a · M_b = M_(a+b); k may be negative. Columns that belong to no
/// complete pair have no such map: a column of zeros gets the entry 1, and a sine without its cosine gets
/// cos(ω k), the best multiple of itself over all phases, which is not exact (see `exact`).
class OffsetMap final : public Field {
 public:
    /// With `backwards` the rows of the table run against its angles (distances that descend): a step of k
    /// turns every pair by −ω_i k. Where a pair grows or fades on the way, `stretch` has its factor over k
    /// positions: its rotation is multiplied by it.
    OffsetMap(std::span<const Frequency> frequencies, PairLayout layout, std::int64_t offset,
              bool backwards = false, std::span<const double> stretch = {});

    std::int64_t offset() const { return offset_; }
    /// Whether the equation holds for every dimension.
    bool exact() const { return !layout_.hasLoneSine(); }

    std::int64_t rows() const override { return layout_.dimensions(); }
    std::int64_t columns() const override { return layout_.dimensions(); }
    double value(std::int64_t row, std::int64_t column) const override;
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;

    /// out = M_k · in, both of d_model elements, in O(d_model).
    void apply(std::span<const double> in, std::span<double> out) const;
    /// M_k as a d_model × d_model matrix. Throws std::length_error above 16,384 dimensions (2 GiB).
    Eigen::MatrixXd dense() const;
    /// No entry goes farther from 0; at least 1.
    double reach() const;
    /// The rotation of pair i, with its factor.
    SinCos rotation(std::int64_t pair) const { return rotations_[static_cast<std::size_t>(pair)]; }

 private:
    struct Entry {
        std::int64_t column = 0;
        double value = 0;
    };
    /// The one or two entries of a row that are not zero by construction.
    struct Entries {
        std::array<Entry, 2> entry;
        std::size_t count = 0;
        const Entry* begin() const { return entry.data(); }
        const Entry* end() const { return entry.data() + count; }
    };
    Entries entries(std::int64_t row) const;

    PairLayout layout_;
    std::int64_t offset_;
    std::vector<SinCos> rotations_;
};

}  // namespace posiscope
