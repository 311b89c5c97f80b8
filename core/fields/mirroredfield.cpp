#include "core/fields/mirroredfield.h"

#include <algorithm>

namespace posiscope {

std::vector<Run> MirroredField::mirrored(std::span<const Run> runs, std::int64_t size) {
    std::vector<Run> turned;
    turned.reserve(runs.size());
    for (std::size_t n = runs.size(); n-- > 0;)
        turned.push_back(mirrored(runs[n], size));
    return turned;
}

template <class Number>
void MirroredField::turn(std::size_t lines, std::size_t width, Number* out) const {
    for (std::size_t line = 0; line < lines / 2; ++line)
        std::swap_ranges(out + line * width, out + (line + 1) * width, out + (lines - 1 - line) * width);
    if (!columnsToo_) return;
    for (std::size_t line = 0; line < lines; ++line)
        std::reverse(out + line * width, out + (line + 1) * width);
}

void MirroredField::averages(std::span<const Run> rowRuns, std::span<const Run> columnRuns,
                             float* out) const {
    field_->averages(mirrored(rowRuns, rows()), ownColumns(columnRuns), out);
    turn(rowRuns.size(), columnRuns.size(), out);
}

void MirroredField::exactAverages(std::span<const Run> rowRuns, std::span<const Run> columnRuns,
                                  double* out) const {
    field_->exactAverages(mirrored(rowRuns, rows()), ownColumns(columnRuns), out);
    turn(rowRuns.size(), columnRuns.size(), out);
}

double MirroredField::work(std::span<const Run> rowRuns, std::span<const Run> columnRuns) const {
    return field_->work(mirrored(rowRuns, rows()), ownColumns(columnRuns));
}

double MirroredField::exactWork(std::span<const Run> rowRuns, std::span<const Run> columnRuns) const {
    return field_->exactWork(mirrored(rowRuns, rows()), ownColumns(columnRuns));
}

template <class Number>
void MirroredField::fillAll(Run rowRun, Run columnRun, Number* out) const {
    field_->fill(mirrored(rowRun, rows()), ownColumns(columnRun), out);
    turn(static_cast<std::size_t>(rowRun.count), static_cast<std::size_t>(columnRun.count), out);
}

void MirroredField::fill(Run rowRun, Run columnRun, double* out) const {
    fillAll(rowRun, columnRun, out);
}

void MirroredField::fill(Run rowRun, Run columnRun, float* out) const {
    fillAll(rowRun, columnRun, out);
}

}  // namespace posiscope
