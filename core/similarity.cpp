#include "core/similarity.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/normalisedmeans.h"

namespace posiscope {

namespace {

constexpr std::int64_t block = 32;  // offsets that share an anchor, as in SinusoidTable

double cosineOfSum(SinCos a, SinCos b) {
    return a.cosine * b.cosine - a.sine * b.sine;
}

bool allSingle(std::span<const Run> runs) {
    return std::all_of(runs.begin(), runs.end(), [](const Run& run) { return run.count == 1; });
}

using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

}  // namespace

void offsetKernel(std::span<const Frequency> frequencies, Run offsets, double* out) {
    std::fill_n(out, offsets.count, 0.0);
    std::vector<double> lost(static_cast<std::size_t>(offsets.count), 0.0);  // by the roundings of the sums
    SinCos steps[block];
    for (const Frequency& frequency : frequencies) {
        const bool oneBlock = offsets.first / block == (offsets.end() - 1) / block;
        const Run needed = oneBlock ? Run{offsets.first % block, offsets.count} : Run{0, block};
        for (std::int64_t t = needed.first; t < needed.end(); ++t)
            steps[t] = sinCos(frequency.at(t));
        for (std::int64_t at = offsets.first; at < offsets.end();) {
            const std::int64_t anchor = at & ~(block - 1);
            const std::int64_t end = std::min(anchor + block, offsets.end());
            const SinCos base = sinCos(frequency.at(anchor));
            for (; at < end; ++at) {
                const std::int64_t i = at - offsets.first;
                const DoubleDouble sum = exactSum(out[i], cosineOfSum(base, steps[at - anchor]));
                out[i] = sum.hi;
                lost[static_cast<std::size_t>(i)] += sum.lo;
            }
        }
    }
    for (std::int64_t i = 0; i < offsets.count; ++i)
        out[i] += lost[static_cast<std::size_t>(i)];
}

SinusoidSimilarity::SinusoidSimilarity(std::shared_ptr<const SinusoidTable> table, SimilarityKind kind)
    : table_(std::move(table)), kind_(kind) {}

double SinusoidSimilarity::loneSine(std::int64_t row) const {
    if (!table_->layout().hasLoneSine()) return 0;
    return table_->pairAt(table_->shape().firstPosition + row, table_->layout().completePairs()).sine;
}

double SinusoidSimilarity::norm(std::int64_t row) const {
    const double lone = loneSine(row);
    return std::sqrt(static_cast<double>(table_->layout().completePairs()) + lone * lone);
}

double SinusoidSimilarity::largest() const {
    if (kind_ == SimilarityKind::cosine) return 1;
    return static_cast<double>(table_->layout().completePairs()) + (table_->layout().hasLoneSine() ? 1 : 0);
}

double SinusoidSimilarity::value(std::int64_t row, std::int64_t column) const {
    double cell = 0;
    fill({row, 1}, {column, 1}, &cell);
    return cell;
}

void SinusoidSimilarity::fill(Run rowRun, Run columnRun, double* out) const {
    if (rowRun.count == 0 || columnRun.count == 0) return;
    // The kernel is even, so the distances |p − q| of the block are all that is needed.
    const std::int64_t farthest = std::max(std::llabs(rowRun.end() - 1 - columnRun.first),
                                           std::llabs(columnRun.end() - 1 - rowRun.first));
    std::int64_t nearest = 0;
    if (rowRun.first >= columnRun.end()) nearest = rowRun.first - columnRun.end() + 1;
    if (columnRun.first >= rowRun.end()) nearest = columnRun.first - rowRun.end() + 1;
    const auto pairs = static_cast<std::size_t>(table_->layout().completePairs());
    std::vector<double> kernel(static_cast<std::size_t>(farthest - nearest + 1));
    offsetKernel(std::span(table_->frequencies()).first(pairs), {nearest, farthest - nearest + 1},
                 kernel.data());

    std::vector<double> lone(static_cast<std::size_t>(columnRun.count));
    std::vector<double> columnNorm(lone.size());
    for (std::size_t q = 0; q < lone.size() && !constantNorm(); ++q) {
        lone[q] = loneSine(columnRun.first + static_cast<std::int64_t>(q));
        columnNorm[q] = norm(columnRun.first + static_cast<std::int64_t>(q));
    }
    for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row, out += columnRun.count) {
        const double rowLone = loneSine(row);
        const double rowNorm = constantNorm() ? 0 : norm(row);
        for (std::int64_t q = 0; q < columnRun.count; ++q) {
            const std::int64_t column = columnRun.first + q;
            const auto at = static_cast<std::size_t>(q);
            const double dot =
                kernel[static_cast<std::size_t>(std::llabs(row - column) - nearest)] + rowLone * lone[at];
            double scale = 1;
            if (kind_ == SimilarityKind::cosine)
                scale = constantNorm() ? static_cast<double>(pairs) : rowNorm * columnNorm[at];
            out[q] = zeroRow(row) || zeroRow(column) || scale == 0 ? 0.0 : dot / scale;
        }
    }
}

double SinusoidSimilarity::average(Run rowRun, Run columnRun) const {
    // The dot product is bilinear: the mean of PE(p)·PE(q) over a block is the product of the mean rows.
    const bool normalise = kind_ == SimilarityKind::cosine && !constantNorm();
    const NormalisedMeans normalised(*table_);
    double sum = 0;
    for (std::int64_t j = 0; j < table_->columns(); ++j)
        sum += normalise ? normalised.mean(rowRun, j) * normalised.mean(columnRun, j)
                         : table_->average(rowRun, {j, 1}) * table_->average(columnRun, {j, 1});
    const double scale = kind_ == SimilarityKind::cosine && !normalise
                             ? static_cast<double>(table_->layout().completePairs())
                             : 1;
    return scale == 0 ? 0 : sum / scale;
}

void SinusoidSimilarity::averages(std::span<const Run> rowRuns, std::span<const Run> columnRuns,
                                  float* out) const {
    if (rowRuns.empty() || columnRuns.empty()) return;
    if (!toeplitz() || !allSingle(rowRuns) || !allSingle(columnRuns)) {
        averagesByProduct(rowRuns, columnRuns, out);
        return;
    }
    const std::int64_t lowest = rowRuns.front().first - columnRuns.back().first;
    const std::int64_t highest = rowRuns.back().first - columnRuns.front().first;
    std::int64_t nearest = 0;
    if (lowest > 0) nearest = lowest;
    if (highest < 0) nearest = -highest;
    const std::int64_t farthest = std::max(std::llabs(lowest), std::llabs(highest));
    std::vector<double> kernel(static_cast<std::size_t>(farthest - nearest + 1));
    offsetKernel(table_->frequencies(), {nearest, farthest - nearest + 1}, kernel.data());
    const double scale =
        kind_ == SimilarityKind::cosine ? static_cast<double>(table_->layout().completePairs()) : 1;
    for (const Run row : rowRuns)
        for (const Run column : columnRuns)
            *out++ =
                scale == 0
                    ? 0.0F
                    : static_cast<float>(
                          kernel[static_cast<std::size_t>(std::llabs(row.first - column.first) - nearest)] /
                          scale);
}

void SinusoidSimilarity::averagesByProduct(std::span<const Run> rowRuns, std::span<const Run> columnRuns,
                                           float* out) const {
    constexpr std::int64_t tile = 256;  // dimensions at a time, so that memory does not grow with d_model
    const auto height = static_cast<Eigen::Index>(rowRuns.size());
    const auto width = static_cast<Eigen::Index>(columnRuns.size());
    Eigen::Map<RowMajor> sum(out, height, width);
    sum.setZero();
    const bool normalise = kind_ == SimilarityKind::cosine && !constantNorm();
    const NormalisedMeans normalised(*table_);
    const auto means = [&](std::span<const Run> runs, Run dimensions) {
        RowMajor part(static_cast<Eigen::Index>(runs.size()), dimensions.count);
        if (normalise) {
            normalised.means(runs, dimensions, part.data());
            return part;
        }
        std::vector<Run> single;
        for (std::int64_t j = dimensions.first; j < dimensions.end(); ++j)
            single.push_back({j, 1});
        table_->averages(runs, single, part.data());
        return part;
    };
    for (std::int64_t from = 0; from < table_->columns(); from += tile) {
        const Run dimensions{from, std::min(tile, table_->columns() - from)};
        sum.noalias() += means(rowRuns, dimensions) * means(columnRuns, dimensions).transpose();
    }
    const auto pairs = static_cast<float>(table_->layout().completePairs());
    if (kind_ == SimilarityKind::cosine && !normalise && pairs > 0) sum /= pairs;
}

}  // namespace posiscope
