// SPDX-License-Identifier: GPL-3.0-or-later
// Lazily evaluated matrices.
#pragma once

#include <cstdint>
#include <span>

#include "core/fields/indexrange.h"

namespace posiscope {

/// The source of the exact means of blocks: all their cells, a closed form where blocks are large, or a form
/// alone because each cell costs as much as a mean.
enum class MeansFrom { cells, cellsOrForm, form };

/// A real function on an integer lattice of rows × columns (0-based). The encoding table, the similarity
/// matrix and the offset map are fields; nothing that is only looked at is ever stored. Implementations are
/// immutable and may be read from several threads at once.
class Field {
 public:
    Field() = default;
    Field(const Field&) = delete;
    Field& operator=(const Field&) = delete;
    virtual ~Field() = default;

    virtual std::int64_t rows() const = 0;
    virtual std::int64_t columns() const = 0;

    /// Whether every cell is a finite number: neither NaN (a table from a file) nor infinite (a masked
    /// score).
    virtual bool finite() const { return true; }

    /// The cell in row `row` and column `column`.
    virtual double value(std::int64_t row, std::int64_t column) const = 0;

    /// The mean of every block rowRuns[y] × columnRuns[x], written to out[y · columnRuns.size() + x] with an
    /// error below 5e-4 of the field's range: this is what pictures are made of. Runs must be ascending and
    /// non-empty. By default those of exactMeans().
    virtual void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const;

    /// The means of pixelMeans() with an error of a few units in the last place of the field's largest value:
    /// the difference of two fields that are nearly equal is computed from these. By default the sums of
    /// value() over their number.
    virtual void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const;
    /// That of one block.
    double exactMean(IndexRange rowRun, IndexRange columnRun) const;

    virtual MeansFrom meansFrom() const { return MeansFrom::cells; }

    /// The cells of a block in row-major order, bit for bit those of value(): this is what exports are made
    /// of.
    virtual void fill(IndexRange rowRun, IndexRange columnRun, double* out) const;

    /// The same, each rounded to the nearest float.
    virtual void fill(IndexRange rowRun, IndexRange columnRun, float* out) const;
};

/// How many cells ascending runs hold.
double cellsIn(IndexRanges runs);

}  // namespace posiscope
