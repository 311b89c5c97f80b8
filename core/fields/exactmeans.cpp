#include "core/fields/exactmeans.h"

namespace posiscope {

void exactAverages(const Field& field, std::span<const Run> rowRuns, std::span<const Run> columnRuns,
                   double* out) {
    if (const auto* means = dynamic_cast<const ExactMeans*>(&field)) {
        means->exactAverages(rowRuns, columnRuns, out);
        return;
    }
    for (const Run rowRun : rowRuns)
        for (const Run columnRun : columnRuns)
            *out++ = field.average(rowRun, columnRun);
}

double exactWork(const Field& field, std::span<const Run> rowRuns, std::span<const Run> columnRuns) {
    const auto* means = dynamic_cast<const ExactMeans*>(&field);
    return means ? means->exactWork(rowRuns, columnRuns) : cellsWork(field, rowRuns, columnRuns);
}

MeansFrom meansFrom(const Field& field) {
    const auto* means = dynamic_cast<const ExactMeans*>(&field);
    return means ? means->meansFrom() : MeansFrom::cells;
}

double cellsWork(const Field& field, std::span<const Run> rowRuns, std::span<const Run> columnRuns) {
    const double cells = cellsIn(rowRuns) * cellsIn(columnRuns);
    const auto* means = dynamic_cast<const ExactMeans*>(&field);
    return means ? means->cellWork() * cells : 3 * cells + field.work(rowRuns, columnRuns);
}

double cellsIn(std::span<const Run> runs) {
    double cells = 0;
    for (const Run& run : runs)
        cells += static_cast<double>(run.count);
    return cells;
}

}  // namespace posiscope
