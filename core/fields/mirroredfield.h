// A field seen from its end.
#pragma once

#include <memory>
#include <vector>

#include "core/fields/field.h"

namespace posiscope {

/// The rows of a field in reverse order, and its columns too where `columnsToo` says so: row r is row
/// rows − 1 − r of the other. Values, averages and fills are those of the other in every bit.
class MirroredField final : public Field {
 public:
    explicit MirroredField(std::shared_ptr<const Field> field, bool columnsToo = false)
        : field_(std::move(field)), columnsToo_(columnsToo) {}

    std::int64_t rows() const override { return field_->rows(); }
    std::int64_t columns() const override { return field_->columns(); }
    double value(std::int64_t row, std::int64_t column) const override {
        return field_->value(rows() - 1 - row, columnsToo_ ? columns() - 1 - column : column);
    }
    double average(Run rowRun, Run columnRun) const override {
        return field_->average(mirrored(rowRun, rows()), ownColumns(columnRun));
    }
    void averages(std::span<const Run> rowRuns, std::span<const Run> columnRuns, float* out) const override;
    double work(std::span<const Run> rowRuns, std::span<const Run> columnRuns) const override;
    void exactAverages(std::span<const Run> rowRuns, std::span<const Run> columnRuns,
                       double* out) const override;
    double exactWork(std::span<const Run> rowRuns, std::span<const Run> columnRuns) const override;
    MeansFrom meansFrom() const override { return field_->meansFrom(); }
    void fill(Run rowRun, Run columnRun, double* out) const override;
    void fill(Run rowRun, Run columnRun, float* out) const override;

 private:
    static Run mirrored(Run run, std::int64_t size) { return {size - run.end(), run.count}; }
    Run ownColumns(Run run) const { return columnsToo_ ? mirrored(run, columns()) : run; }
    static std::vector<Run> mirrored(std::span<const Run> runs, std::int64_t size);
    std::vector<Run> ownColumns(std::span<const Run> runs) const {
        return columnsToo_ ? mirrored(runs, columns()) : std::vector<Run>(runs.begin(), runs.end());
    }
    template <class Number>
    void fillAll(Run rowRun, Run columnRun, Number* out) const;
    /// Brings the other's lines, and numbers within them, into our order.
    template <class Number>
    void turn(std::size_t lines, std::size_t width, Number* out) const;

    std::shared_ptr<const Field> field_;
    bool columnsToo_;
};

}  // namespace posiscope
