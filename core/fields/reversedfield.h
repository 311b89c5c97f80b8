// SPDX-License-Identifier: GPL-3.0-or-later
// A field seen from its end.
#pragma once

#include <memory>
#include <vector>

#include "core/fields/fieldends.h"

namespace posiscope {

/// The rows of a field in reverse order, and its columns too where `columnsToo` says so: row r is row
/// rows − 1 − r of the other. Values, averages and fills are those of the other in every bit.
class ReversedField final : public Field, public MaybeToeplitz {
 public:
    explicit ReversedField(std::shared_ptr<const Field> field, bool columnsToo = false)
        : field_(std::move(field)), columnsToo_(columnsToo) {}

    std::int64_t rows() const override { return field_->rows(); }
    std::int64_t columns() const override { return field_->columns(); }
    double value(std::int64_t row, std::int64_t column) const override {
        return field_->value(rows() - 1 - row, columnsToo_ ? columns() - 1 - column : column);
    }
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    MeansFrom meansFrom() const override { return field_->meansFrom(); }
    /// Both sides turned, a distance keeps its size.
    std::int64_t toeplitzTerms() const override {
        return columnsToo_ ? posiscope::toeplitzTerms(*field_) : 0;
    }
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;
    void fill(IndexRange rowRun, IndexRange columnRun, float* out) const override;

 private:
    static IndexRange mirrored(IndexRange run, std::int64_t size) { return {size - run.end(), run.count}; }
    IndexRange ownColumns(IndexRange run) const { return columnsToo_ ? mirrored(run, columns()) : run; }
    static std::vector<IndexRange> mirrored(IndexRanges runs, std::int64_t size);
    std::vector<IndexRange> ownColumns(IndexRanges runs) const {
        return columnsToo_ ? mirrored(runs, columns()) : std::vector<IndexRange>(runs.begin(), runs.end());
    }
    template <class Number>
    void fillAll(IndexRange rowRun, IndexRange columnRun, Number* out) const;
    /// Brings the other's lines, and numbers within them, into our order.
    template <class Number>
    void turn(std::size_t lines, std::size_t width, Number* out) const;

    std::shared_ptr<const Field> field_;
    bool columnsToo_;
};

}  // namespace posiscope
