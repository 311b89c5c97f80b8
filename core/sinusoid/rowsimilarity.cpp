// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/rowsimilarity.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace posiscope {

namespace {

constexpr double perCellOfRow = 9;  // ns: its copy and its share of the norm and the mean

double dot(const std::vector<double>& a, const std::vector<double>& b) {
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

}  // namespace

/// The row, for cosines with length one; a row of zeros stays as it is.
std::vector<double> RowSimilarity::rowAt(std::int64_t row) const {
    std::vector<double> cells(static_cast<std::size_t>(table_->columns()));
    table_->fill({row, 1}, {0, table_->columns()}, cells.data());
    if (kind_ == SimilarityKind::dot) return cells;
    const double norm = std::sqrt(dot(cells, cells));
    if (norm > 0)
        for (double& cell : cells)
            cell /= norm;
    return cells;
}

std::vector<double> RowSimilarity::meanRow(IndexRange run) const {
    std::vector<double> mean = rowAt(run.first);
    for (std::int64_t row = run.first + 1; row < run.end(); ++row) {
        const std::vector<double> next = rowAt(row);
        for (std::size_t j = 0; j < mean.size(); ++j)
            mean[j] += next[j];
    }
    for (double& cell : mean)
        cell /= static_cast<double>(run.count);
    return mean;
}

double RowSimilarity::value(std::int64_t row, std::int64_t column) const {
    return dot(rowAt(row), rowAt(column));
}

template <class Number>
void RowSimilarity::productsOfMeans(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const {
    if (rowRuns.empty() || columnRuns.empty()) return;
    using Rows = Eigen::Matrix<Number, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const auto meansOf = [this](IndexRanges runs) {
        Rows means(static_cast<Eigen::Index>(runs.size()), static_cast<Eigen::Index>(table_->columns()));
        for (std::size_t n = 0; n < runs.size(); ++n) {
            const std::vector<double> mean = meanRow(runs[n]);
            std::transform(mean.begin(), mean.end(), means.row(static_cast<Eigen::Index>(n)).data(),
                           [](double cell) { return static_cast<Number>(cell); });
        }
        return means;
    };
    const bool same = std::equal(rowRuns.begin(), rowRuns.end(), columnRuns.begin(), columnRuns.end());
    const Rows left = meansOf(rowRuns);
    const Rows right = same ? Rows() : meansOf(columnRuns);
    Eigen::Map<Rows>(out, left.rows(), static_cast<Eigen::Index>(columnRuns.size())).noalias() =
        left * (same ? left : right).transpose();
}

void RowSimilarity::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    productsOfMeans(rowRuns, columnRuns, out);
}

void RowSimilarity::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    productsOfMeans(rowRuns, columnRuns, out);
}

void RowSimilarity::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    if (rowRun.count == 1) {  // no column is used twice
        const std::vector<double> left = rowAt(rowRun.first);
        for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column)
            *out++ = dot(left, rowAt(column));
        return;
    }
    std::vector<std::vector<double>> columns;
    for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column)
        columns.push_back(rowAt(column));
    for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row) {
        const std::vector<double> left = rowAt(row);
        for (const std::vector<double>& right : columns)
            *out++ = dot(left, right);
    }
}

}  // namespace posiscope
