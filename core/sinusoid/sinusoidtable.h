// SPDX-License-Identifier: GPL-3.0-or-later
// The table of sines and cosines as a field.
#pragma once

#include <mutex>
#include <vector>

#include "core/fields/field.h"
#include "core/math/phase.h"
#include "core/positions/coordinate.h"
#include "core/sinusoid/pairlayout.h"

namespace posiscope {

/// Rows are positions first_position + row, columns are dimensions:
///     PE[p, sine column of i] = sin(ω_i p),  PE[p, cosine column of i] = cos(ω_i p).
///
/// Values have an error below 4e-16 at every position up to 2^24 and far beyond: the angle at every 64th
/// position is reduced exactly (see math/phase.h), and the positions on both sides of it follow by angle
/// addition, sin(a ± b) = sin a cos b ± cos a sin b. value() and fill() use the same operations in the same
/// order, so that they agree in every bit.
class SinusoidTable final : public Field {
 public:
    struct Shape {
        std::int64_t rows = 0;
        std::int64_t firstPosition = 0;
        bool zeroFirstRow = false;  ///< row 0 is all zeros, cosines too
    };

    SinusoidTable(std::vector<Frequency> frequencies, PairLayout layout, Shape shape);

    std::int64_t rows() const override { return shape_.rows; }
    std::int64_t columns() const override { return layout_.dimensions(); }
    double value(std::int64_t row, std::int64_t column) const override;
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    MeansFrom meansFrom() const override { return MeansFrom::cellsOrForm; }
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;
    void fill(IndexRange rowRun, IndexRange columnRun, float* out) const override;

    std::span<const Frequency> frequencies() const { return frequencies_; }
    const PairLayout& layout() const { return layout_; }
    const Shape& shape() const { return shape_; }

    /// sin(ω_i p) and cos(ω_i p) at any whole position, inside the table or not.
    SinCos pairAt(std::int64_t position, std::int64_t pair) const;
    /// The same at any position; at a fraction, of its own angle.
    SinCos pairAt(const Coordinate& position, std::int64_t pair) const;
    /// The sines and cosines of all pairs, the same numbers.
    std::vector<SinCos> pairsAt(std::int64_t position) const;

 private:
    /// Neighbouring columns that belong to neighbouring pairs.
    struct Tile {
        IndexRange columns;
        std::int64_t firstPair = 0;
        std::int64_t pairs = 0;
    };
    /// The values of each column of a tile at a position: its own function, and the other one of its pair.
    class TilePhasors {
     public:
        TilePhasors(const SinusoidTable& table, const Tile& tile);
        void at(std::int64_t position, double* own, double* other);
        bool isSine(std::size_t column) const { return isSine_[column]; }

     private:
        std::span<const Frequency> frequencies_;
        std::vector<double> numbers_;            // sines, cosines, a zero
        std::vector<std::int32_t> own_, other_;  // where each column finds its two
        std::vector<bool> isSine_;
        // Whether sines and cosines alternate. They need no search then: with the search, a float64 table of
        // 8192×1024 takes longer than its limit, 1.25 times memset.
        bool interleaved_ = true;
    };
    /// Angle addition, column by column: value = own · cosine + other · sine.
    struct Steps {
        std::vector<double> cosine, sine;
    };

    IndexRange pairsOf(IndexRange columns) const;
    std::vector<Tile> tiles(IndexRange columnRun, std::int64_t widest) const;
    const Steps& steps() const;
    template <class Number>
    void fillTile(const Tile& tile, IndexRange rowRun, std::int64_t stride, bool past, Number* out) const;
    template <class Number>
    void fillAll(IndexRange rowRun, IndexRange columnRun, Number* out) const;

    std::vector<Frequency> frequencies_;
    PairLayout layout_;
    Shape shape_;
    // cos and ± sin of ω t for every t up to 32 and every column, made when an export first asks for rows.
    mutable std::once_flag stepsOnce_;
    mutable Steps steps_;
};

}  // namespace posiscope
