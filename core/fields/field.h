// Lazily evaluated matrices.
#pragma once

#include <cstdint>
#include <span>

#include "core/fields/run.h"

namespace posiscope {

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

    /// The exact arithmetic mean of the cells of `rowRun` × `columnRun` (both non-empty and inside the
    /// field).
    virtual double average(Run rowRun, Run columnRun) const = 0;

    /// The mean of every block rowRuns[y] × columnRuns[x], written to out[y · columnRuns.size() + x] with an
    /// error below 5e-4 of the field's range: this is what pictures are made of. Runs must be ascending and
    /// non-empty.
    virtual void averages(std::span<const Run> rowRuns, std::span<const Run> columnRuns, float* out) const;

    /// Roughly how long averages() takes for these runs, in billionths of a second on one core: whether a
    /// picture can be drawn at once or had better be computed in the background.
    virtual double work(std::span<const Run> rowRuns, std::span<const Run> columnRuns) const {
        return static_cast<double>(rowRuns.size()) * static_cast<double>(columnRuns.size());
    }

    /// The cells of a block in row-major order, bit for bit those of value(): this is what exports are made
    /// of.
    virtual void fill(Run rowRun, Run columnRun, double* out) const;

    /// The same, each rounded to the nearest float.
    virtual void fill(Run rowRun, Run columnRun, float* out) const;
};

}  // namespace posiscope
