// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/listedsimilarity.h"

#include <Eigen/Core>
#include <algorithm>
#include <type_traits>
#include <vector>

#include "core/sinusoid/rowsimilarity.h"

namespace posiscope {

template <class Number>
void ListedSimilarity::productsOfMeans(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const {
    if (rowRuns.empty() || columnRuns.empty()) return;
    using Rows = Eigen::Matrix<Number, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    std::vector<IndexRange> each;
    for (std::int64_t j = 0; j < table_->columns(); ++j)
        each.push_back({j, 1});
    const auto meansOf = [&](IndexRanges runs) {
        Rows means(static_cast<Eigen::Index>(runs.size()), static_cast<Eigen::Index>(each.size()));
        if constexpr (std::is_same_v<Number, float>)
            table_->pixelMeans(runs, each, means.data());
        else
            table_->exactMeans(runs, each, means.data());
        return means;
    };
    const bool same = std::equal(rowRuns.begin(), rowRuns.end(), columnRuns.begin(), columnRuns.end());
    const Rows left = meansOf(rowRuns);
    const Rows right = same ? Rows() : meansOf(columnRuns);
    Eigen::Map<Rows> product(out, left.rows(), static_cast<Eigen::Index>(columnRuns.size()));
    product.noalias() = left * (same ? left : right).transpose();
    if (kind_ == SimilarityKind::cosine) product /= static_cast<Number>(norm_ * norm_);
}

void ListedSimilarity::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    if (cells_->isOfRuns(rowRuns, columnRuns))
        cells_->pixelMeans(rowRuns, columnRuns, out);
    else if (norm_ > 0)
        productsOfMeans(rowRuns, columnRuns, out);
    else
        RowSimilarity(table_, kind_).pixelMeans(rowRuns, columnRuns, out);
}

void ListedSimilarity::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    if (cells_->isOfRuns(rowRuns, columnRuns))
        cells_->exactMeans(rowRuns, columnRuns, out);
    else if (norm_ > 0)
        productsOfMeans(rowRuns, columnRuns, out);
    else
        RowSimilarity(table_, kind_).exactMeans(rowRuns, columnRuns, out);
}

}  // namespace posiscope
