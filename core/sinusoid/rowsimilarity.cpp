// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/rowsimilarity.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace posiscope {

namespace {

double dot(const std::vector<double>& a, const std::vector<double>& b) {
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

}  // namespace

/// For cosines; a row of zeros stays as it is.
void RowSimilarity::normalise(double* row) const {
    if (kind_ == SimilarityKind::dot) return;
    double* const end = row + table_->columns();
    const double norm = std::sqrt(std::inner_product(row, end, row, 0.0));
    if (norm > 0)
        for (double* cell = row; cell != end; ++cell)
            *cell /= norm;
}

std::shared_ptr<const RowSimilarity> RowSimilarity::keepingRows() const {
    if (table_->rows() > mostKept / std::max<std::int64_t>(1, table_->columns())) return nullptr;
    const auto keeping = std::make_shared<RowSimilarity>(table_, kind_);
    keeping->kept_ = std::make_shared<KeptRows>();
    return keeping;
}

const double* RowSimilarity::keptRow(std::int64_t row) const {
    std::call_once(kept_->once, [this] {
        const std::int64_t rows = table_->rows(), columns = table_->columns();
        kept_->cells.resize(static_cast<std::size_t>(rows * columns));
        table_->fill({0, rows}, {0, columns}, kept_->cells.data());
        for (std::int64_t n = 0; n < rows; ++n)
            normalise(kept_->cells.data() + n * columns);
    });
    return kept_->cells.data() + row * table_->columns();
}

std::vector<double> RowSimilarity::rowAt(std::int64_t row) const {
    if (kept_) return {keptRow(row), keptRow(row) + table_->columns()};
    std::vector<double> cells(static_cast<std::size_t>(table_->columns()));
    table_->fill({row, 1}, {0, table_->columns()}, cells.data());
    normalise(cells.data());
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

std::shared_ptr<const Field> keepingRows(std::shared_ptr<const Field> matrix) {
    const auto* const rows = dynamic_cast<const RowSimilarity*>(matrix.get());
    const std::shared_ptr<const Field> keeping = rows != nullptr ? rows->keepingRows() : nullptr;
    return keeping != nullptr ? keeping : matrix;
}

}  // namespace posiscope
