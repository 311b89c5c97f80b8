// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/attention.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/math/random.h"

namespace posiscope {

namespace {

/// A larger head begins with the numbers of a smaller one.
TableMatrix randomWeights(std::int64_t width, std::int64_t size, std::uint64_t seed) {
    TableMatrix weights(width, size);
    const double root = std::sqrt(static_cast<double>(width));
    for (std::int64_t k = 0; k < width; ++k)
        for (std::int64_t c = 0; c < size; ++c)
            weights(k, c) = normalAt(seed, static_cast<std::uint64_t>(k * largestHead + c)) / root;
    return weights;
}

/// input · weights with sums in the order of the columns of `input`. (Eigen's product sums rows in blocks,
/// whose order depends on the index of the row.)
TableMatrix projected(const TableMatrix& input, const TableMatrix& weights) {
    TableMatrix out = TableMatrix::Zero(input.rows(), weights.cols());
    for (Eigen::Index t = 0; t < input.rows(); ++t)
        for (Eigen::Index k = 0; k < input.cols(); ++k) {
            const double factor = input(t, k);
            const double* const row = weights.data() + k * weights.cols();
            double* const sum = out.data() + t * out.cols();
            for (Eigen::Index c = 0; c < weights.cols(); ++c)
                sum[c] += factor * row[c];
        }
    return out;
}

double dot(const TableMatrix& a, Eigen::Index row, const TableMatrix& b, Eigen::Index other) {
    double sum = 0;
    for (Eigen::Index c = 0; c < a.cols(); ++c)
        sum += a(row, c) * b(other, c);
    return sum;
}

}  // namespace

AttentionHead::AttentionHead(std::int64_t width, std::int64_t size, std::int64_t seed)
    : query_(randomWeights(width, size, seedOf(static_cast<std::uint64_t>(seed), 0))),
      key_(randomWeights(width, size, seedOf(static_cast<std::uint64_t>(seed), 1))),
      value_(randomWeights(width, size, seedOf(static_cast<std::uint64_t>(seed), 2))) {}

Attention AttentionHead::attend(const TableMatrix& input, std::span<const std::size_t> words) const {
    const Eigen::Index n = input.rows();
    std::vector<Eigen::Index> order(static_cast<std::size_t>(n));
    std::iota(order.begin(), order.end(), Eigen::Index{0});
    std::stable_sort(order.begin(), order.end(), [&](Eigen::Index a, Eigen::Index b) {
        return words[static_cast<std::size_t>(a)] < words[static_cast<std::size_t>(b)];
    });
    const TableMatrix queries = projected(input, query_);
    const TableMatrix keys = projected(input, key_);
    const double root = std::sqrt(static_cast<double>(query_.cols()));
    Attention all{TableMatrix::Zero(n, n), TableMatrix::Zero(n, query_.cols()), projected(input, value_)};
    for (Eigen::Index t = 0; t < n; ++t) {
        for (Eigen::Index key = 0; key < n; ++key)
            all.weights(t, key) = dot(queries, t, keys, key) / root;
        const double largest = all.weights.row(t).maxCoeff();
        double sum = 0;
        for (const Eigen::Index key : order)
            sum += all.weights(t, key) = std::exp(all.weights(t, key) - largest);
        for (const Eigen::Index key : order) {
            const double weight = all.weights(t, key) /= sum;
            for (Eigen::Index c = 0; c < all.values.cols(); ++c)
                all.outputs(t, c) += weight * all.values(key, c);
        }
    }
    return all;
}

}  // namespace posiscope
