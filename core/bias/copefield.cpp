// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bias/copefield.h"

#include <algorithm>
#include <cmath>

#include "core/bias/attentionbias.h"
#include "core/math/random.h"

namespace posiscope {

namespace {

std::vector<double> normals(std::uint64_t seed, std::int64_t count, double deviation) {
    std::vector<double> numbers(static_cast<std::size_t>(count));
    for (std::size_t n = 0; n < numbers.size(); ++n)
        numbers[n] = deviation * normalAt(seed, n);
    return numbers;
}

double dot(const double* a, const double* b, std::int64_t count) {
    double sum = 0;
    for (std::int64_t n = 0; n < count; ++n)
        sum += a[n] * b[n];
    return sum;
}

}  // namespace

CopeField::CopeField(Shape shape, std::uint64_t seed, std::int64_t head) : shape_(shape) {
    const auto stream = static_cast<std::uint64_t>(3 * head);
    queries_ = normals(seedOf(seed, stream), shape.size * shape.dimensions, 1);
    keys_ = normals(seedOf(seed, stream + 1), shape.size * shape.dimensions, 1);
    table_ = normals(seedOf(seed, stream + 2), shape.count * shape.dimensions,
                     1 / std::sqrt(static_cast<double>(shape.dimensions)));
}

double CopeField::gate(std::int64_t row, std::int64_t column) const {
    const std::int64_t d = shape_.dimensions;
    const double score = dot(queries_.data() + row * d, keys_.data() + column * d, d);
    return 1 / (1 + std::exp(-score / std::sqrt(static_cast<double>(d))));
}

double CopeField::position(std::int64_t row, std::int64_t column) const {
    const auto full = static_cast<double>(shape_.count - 1);
    double sum = 0;
    for (std::int64_t key = row; key >= column && sum < full; --key)
        sum += gate(row, key);
    return std::min(sum, full);
}

double CopeField::logit(std::int64_t row, std::int64_t n) const {
    const std::int64_t d = shape_.dimensions;
    return dot(queries_.data() + row * d, table_.data() + n * d, d);
}

double CopeField::interpolated(double position, const std::vector<double>& logits) {
    const double below = std::floor(position);
    const double w = position - below;
    const auto at = static_cast<std::size_t>(below);
    return w == 0 ? logits[at] : (1 - w) * logits[at] + w * logits[at + 1];
}

void CopeField::rowCells(std::int64_t row, std::vector<double>& cells, std::vector<double>& logits) const {
    cells.resize(static_cast<std::size_t>(row) + 1);
    if (!shape_.positions) {
        logits.resize(static_cast<std::size_t>(shape_.count));
        for (std::int64_t n = 0; n < shape_.count; ++n)
            logits[static_cast<std::size_t>(n)] = logit(row, n);
    }
    const auto full = static_cast<double>(shape_.count - 1);
    double sum = 0;
    for (std::int64_t key = row; key >= 0; --key) {
        if (sum < full) sum += gate(row, key);
        const double position = std::min(sum, full);
        cells[static_cast<std::size_t>(key)] = shape_.positions ? position : interpolated(position, logits);
    }
}

double CopeField::value(std::int64_t row, std::int64_t column) const {
    if (column > row) return masking;
    const double p = position(row, column);
    if (shape_.positions) return p;
    const double below = std::floor(p);
    const double w = p - below;
    const auto at = static_cast<std::int64_t>(below);
    return w == 0 ? logit(row, at) : (1 - w) * logit(row, at) + w * logit(row, at + 1);
}

void CopeField::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    std::vector<double> cells;
    std::vector<double> logits;
    std::vector<double> line(columnRuns.size());
    for (const IndexRange rowRun : rowRuns) {
        std::fill(line.begin(), line.end(), 0.0);
        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row) {
            rowCells(row, cells, logits);
            for (std::size_t x = 0; x < columnRuns.size(); ++x) {
                const IndexRange run = columnRuns[x];
                if (run.end() - 1 > rowRun.first) continue;
                for (std::int64_t column = run.first; column < run.end(); ++column)
                    line[x] += cells[static_cast<std::size_t>(column)];
            }
        }
        for (std::size_t x = 0; x < columnRuns.size(); ++x) {
            const IndexRange run = columnRuns[x];
            const double count = static_cast<double>(rowRun.count) * static_cast<double>(run.count);
            *out++ = static_cast<float>(run.end() - 1 > rowRun.first ? masking : line[x] / count);
        }
    }
}

void CopeField::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    std::vector<double> cells;
    std::vector<double> logits;
    for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row) {
        rowCells(row, cells, logits);
        for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column)
            *out++ = column > row ? masking : cells[static_cast<std::size_t>(column)];
    }
}

}  // namespace posiscope
