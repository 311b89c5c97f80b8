// SPDX-License-Identifier: GPL-3.0-or-later
// The errors of numbers and pictures.
#include <cmath>
#include <numeric>

#include "tests/bench/row.h"
#include "tests/bench/tables.h"
#include "tests/bench/truthrows.h"
#include "tests/support/sample.h"
#include "ui/plot/raster.h"

namespace bench {

namespace {

using posiscope::Field;
using posiscope::IndexRange;

/// A random part of the field with about that many cells, in up to 64 × 64 pixels. Its edges need not be at
/// cells, and it may extend beyond the field.
posiscope::RasterWindow anyWindow(const Field& field, Sample& sample, std::int64_t mostCells) {
    const std::int64_t across = sample.anySize(1, std::min(field.columns(), mostCells));
    const std::int64_t down = sample.anySize(1, std::min(field.rows(), mostCells / across));
    const auto left = static_cast<double>(sample.whole(0, field.columns() - across));
    const auto top = static_cast<double>(sample.whole(0, field.rows() - down));
    posiscope::RasterWindow window{
        {static_cast<int>(sample.whole(1, 64)), static_cast<int>(sample.whole(1, 64))},
        left - sample.real(0, 0.9),
        left + static_cast<double>(across) - sample.real(0.1, 0.9),
        top - sample.real(0, 0.9),
        top + static_cast<double>(down) - sample.real(0.1, 0.9),
        sample.flag()};
    if (window.transposed) {
        std::swap(window.left, window.top);
        std::swap(window.right, window.bottom);
    }
    return window;
}

/// The averages of all cells of rowRun × each of the runs, by adding them up.
std::vector<double> bruteForce(const Field& field, IndexRange rowRun,
                               const std::vector<IndexRange>& columnRuns) {
    constexpr std::int64_t part = 64;
    const IndexRange columns{columnRuns.front().first, columnRuns.back().end() - columnRuns.front().first};
    std::vector<long double> sums(columnRuns.size(), 0);
    std::vector<double> cells(static_cast<std::size_t>(part * columns.count));
    for (std::int64_t row = rowRun.first; row < rowRun.end(); row += part) {
        const std::int64_t count = std::min(part, rowRun.end() - row);
        field.fill({row, count}, columns, cells.data());
        for (std::int64_t y = 0; y < count; ++y)
            for (std::size_t x = 0; x < columnRuns.size(); ++x) {
                const double* const first =
                    cells.data() + y * columns.count + columnRuns[x].first - columns.first;
                sums[x] = std::accumulate(first, first + columnRuns[x].count, sums[x]);
            }
    }
    std::vector<double> means(sums.size());
    for (std::size_t x = 0; x < means.size(); ++x)
        means[x] =
            static_cast<double>(sums[x] / static_cast<long double>(rowRun.count * columnRuns[x].count));
    return means;
}

/// The largest error × 255 of a pixel of a random viewport; the field's largest value counts as 1.
double pictureError(const Field& field, double largest, Sample& sample, std::int64_t mostCells) {
    const posiscope::RasterMeans raster = rasterMeans(field, anyWindow(field, sample, mostCells));
    const auto& rows = (raster.window.transposed ? raster.x : raster.y).runs;
    const auto& columns = (raster.window.transposed ? raster.y : raster.x).runs;
    double worst = 0;
    for (std::size_t y = 0; y < rows.size(); ++y) {
        const std::vector<double> exact = bruteForce(field, rows[y], columns);
        for (std::size_t x = 0; x < columns.size(); ++x)
            worst =
                std::max(worst, std::abs(raster.means[y * columns.size() + x] - exact[x]) / largest * 255);
    }
    return worst;
}

Row pictureRow(const QString& name, int viewports, std::int64_t mostCells,
               const std::function<double(Sample&, std::int64_t)>& error) {
    return {.what = QStringLiteral("largest error of a pixel × 255, %1").arg(name),
            .unit = {},
            .demands = {{Statistic::worst, 1, {}}},
            .ours = [=] {
                Sample sample(1);
                double worst = 0;
                for (int n = 0; n < viewports; ++n)
                    worst = std::max(worst, error(sample, mostCells));
                return worst;
            }};
}

Size anyTable(Sample& sample) {
    return {sample.anySize(1, 16'777'216), sample.anySize(1, 65'536)};
}

}  // namespace

std::vector<Group> accuracyRows(const Options& options) {
    const int viewports = options.repetitions(100);
    Group group{.repetitions = 1, .warmUp = false, .rows = truthRows(options)};
    group.rows.push_back(pictureRow(QStringLiteral("encoding table"), viewports, 300'000,
                                    [](Sample& sample, std::int64_t cells) {
                                        const auto model = modelOf(anyTable(sample), sample.real(1.1, 1e6));
                                        return pictureError(model->table(), 1, sample, cells);
                                    }));
    group.rows.push_back(
        pictureRow(QStringLiteral("similarity"), viewports, 20'000, [](Sample& sample, std::int64_t cells) {
            const auto kind =
                sample.flag() ? posiscope::SimilarityKind::cosine : posiscope::SimilarityKind::dot;
            const Size size{sample.anySize(1, 1'048'576), sample.anySize(1, 600)};
            const auto model = modelOf(size, sample.real(1.1, 1e6));
            return pictureError(*model->similarity()->matrix(kind), model->similarity()->largest(kind),
                                sample, cells);
        }));
    group.rows.push_back(
        pictureRow(QStringLiteral("offset map"), viewports, 300'000, [](Sample& sample, std::int64_t cells) {
            const auto model = modelOf({256, sample.anySize(1, 8192)});
            const auto map = model->offsetMaps()->map(sample.whole(-200, 200));
            return pictureError(*map, 1, sample, cells);
        }));
    return {group};
}

}  // namespace bench
