#include "core/field.h"

namespace posiscope {

void Field::averages(std::span<const Run> rowRuns, std::span<const Run> columnRuns, float* out) const {
    for (const Run rowRun : rowRuns)
        for (const Run columnRun : columnRuns)
            *out++ = static_cast<float>(average(rowRun, columnRun));
}

void Field::fill(Run rowRun, Run columnRun, double* out) const {
    for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row)
        for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column)
            *out++ = value(row, column);
}

}  // namespace posiscope
