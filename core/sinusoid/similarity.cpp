// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/similarity.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/math/simd/kernels.h"
#include "core/sinusoid/similaritybyoffset.h"
#include "core/sinusoid/similaritypixelmeans.h"
#include "core/sinusoid/unitrowmeans.h"

namespace posiscope {

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

void SinusoidSimilarity::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    if (rowRun.count == 0 || columnRun.count == 0) return;
    // The kernel is even, so the distances |p − q| of the block are all that is needed.
    const std::int64_t farthest = std::max(std::llabs(rowRun.end() - 1 - columnRun.first),
                                           std::llabs(columnRun.end() - 1 - rowRun.first));
    std::int64_t nearest = 0;
    if (rowRun.first >= columnRun.end()) nearest = rowRun.first - columnRun.end() + 1;
    if (columnRun.first >= rowRun.end()) nearest = columnRun.first - rowRun.end() + 1;
    const auto pairs = static_cast<std::size_t>(table_->layout().completePairs());
    std::vector<double> kernel(static_cast<std::size_t>(farthest - nearest + 1));
    similarityByOffset(std::span(table_->frequencies()).first(pairs), {nearest, farthest - nearest + 1},
                       kernel.data());

    if (toeplitzTerms() > 0) {
        fillToeplitz(rowRun, columnRun, nearest, kernel, out);
        return;
    }
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

/// Every row is a piece of the same sequence c(−n) … c(0) … c(n), one place further left than the row above.
void SinusoidSimilarity::fillToeplitz(IndexRange rowRun, IndexRange columnRun, std::int64_t nearest,
                                      std::vector<double>& kernel, double* out) const {
    if (kind_ == SimilarityKind::cosine)
        for (double& value : kernel)
            value = table_->layout().completePairs() == 0
                        ? 0.0
                        : value / static_cast<double>(table_->layout().completePairs());
    const std::int64_t lowest = columnRun.first - (rowRun.end() - 1);
    std::vector<double> sequence(static_cast<std::size_t>(rowRun.count + columnRun.count - 1));
    for (std::size_t n = 0; n < sequence.size(); ++n)
        sequence[n] =
            kernel[static_cast<std::size_t>(std::llabs(lowest + static_cast<std::int64_t>(n)) - nearest)];
    // Blocks larger than the cache are written with non-temporal stores.
    constexpr std::int64_t large = 2'097'152;  // cells
    const bool past = rowRun.count * columnRun.count >= large;
    for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row, out += columnRun.count) {
        const double* const from = sequence.data() + (rowRun.end() - 1 - row);
        if (past)
            kernels().copyNonTemporal(from, static_cast<std::size_t>(columnRun.count), out);
        else
            std::copy_n(from, columnRun.count, out);
    }
}

/// The mean over each run of the rows, which for cosines have length 1.
TableMatrix SinusoidSimilarity::meanRows(IndexRanges runs) const {
    TableMatrix means(static_cast<Eigen::Index>(runs.size()), static_cast<Eigen::Index>(table_->columns()));
    if (kind_ == SimilarityKind::cosine && !constantNorm()) {
        UnitRowMeans(*table_).means(runs, {0, table_->columns()}, means.data());
        return means;
    }
    std::vector<IndexRange> each;
    for (std::int64_t j = 0; j < table_->columns(); ++j)
        each.push_back({j, 1});
    table_->exactMeans(runs, each, means.data());
    return means;
}

/// The dot product is bilinear: the mean of PE(p)·PE(q) over a block is the product of the mean rows.
void SinusoidSimilarity::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    if (rowRuns.empty() || columnRuns.empty()) return;
    Eigen::Map<TableMatrix> product(out, static_cast<Eigen::Index>(rowRuns.size()),
                                    static_cast<Eigen::Index>(columnRuns.size()));
    product.noalias() = meanRows(rowRuns) * meanRows(columnRuns).transpose();
    const std::int64_t pairs = table_->layout().completePairs();
    if (kind_ == SimilarityKind::cosine && constantNorm() && pairs > 0) product /= static_cast<double>(pairs);
}

void SinusoidSimilarity::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    SimilarityPixelMeans(*table_, kind_).means(rowRuns, columnRuns, out);
}

}  // namespace posiscope
