// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/biases.h"

#include <algorithm>

#include "core/identify/hypothesis.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

bool alike(double cell, double usual) {
    if (isMasked(cell) && isMasked(usual)) return true;
    return cell == usual || (std::isnan(cell) && std::isnan(usual)) ||
           std::abs(cell - usual) <= 1e-6 * std::abs(usual);
}

/// Reads the biases of one query in a head, whatever the shape of the array's table.
void readRow(const Biases& biases, std::int64_t head, std::int64_t query, double* out) {
    if (!biases.turned && biases.array->cells->columns() == biases.length) {
        const std::int64_t place = (head * biases.length + query) * biases.length;
        biases.array->cells->fill({place / biases.length, 1}, {0, biases.length}, out);
        return;
    }
    for (std::int64_t key = 0; key < biases.length; ++key)
        out[key] = biases.at(head, query, key);
}

}  // namespace

std::optional<Biases> biasesOf(const Input& input) {
    const auto& axes = input.axes;
    if (input.arrays.size() != 1 || axes.size() < 2 || axes.size() > 3) return std::nullopt;
    const StoredArray& array = input.arrays.front();
    Biases biases{.array = &array,
                  .heads = axes.size() == 3 ? axes[0] : 1,
                  .length = axes.back(),
                  .turned = input.turned,
                  .pace = &input.pace};
    const bool inOrder = array.steps.empty() || array.steps.back() == 1 || array.shape.back() == 1;
    if (axes[axes.size() - 2] != biases.length || !inOrder || biases.length < 2 || biases.length > 16'384)
        return std::nullopt;
    const std::int64_t last = biases.length - 1;
    biases.causal = isMasked(biases.at(0, 0, 1)) && isMasked(biases.at(0, 0, last)) &&
                    isMasked(biases.at(0, last - 1, last)) && !isMasked(biases.at(0, last, 0));
    return biases;
}

std::vector<std::int64_t> someOf(std::int64_t first, std::int64_t last) {
    constexpr std::int64_t many = 400;
    std::vector<std::int64_t> all;
    const std::int64_t stride = std::max<std::int64_t>(1, (last - first) / many);
    for (std::int64_t each = first; each <= last; each += stride)
        all.push_back(each);
    if (all.back() != last) all.push_back(last);
    return all;
}

ByDistance byDistance(const Biases& biases, std::int64_t head) {
    biases.pace->step();
    const std::int64_t length = biases.length;
    ByDistance found;
    for (std::int64_t distance = 1 - length; distance < length; ++distance)
        found.values.push_back(distance >= 0 ? biases.at(head, length - 1, length - 1 - distance)
                                             : biases.at(head, 0, -distance));
    for (const std::int64_t query : someOf(0, length - 1))
        for (const std::int64_t key : someOf(0, length - 1)) {
            found.others += alike(biases.at(head, query, key), found.at(query - key)) ? 0 : 1;
            ++found.cells;
        }
    return found;
}

std::optional<std::vector<ByDistance>> curvesOf(const Biases& biases) {
    std::vector<ByDistance> heads;
    bool varied = false;
    for (std::int64_t head = 0; head < biases.heads; ++head) {
        heads.push_back(byDistance(biases, head));
        const ByDistance& own = heads.back();
        if (!own.holds()) return std::nullopt;
        for (const double value : own.values)
            varied = varied || !alike(value, own.values.back());
    }
    return varied ? std::optional(std::move(heads)) : std::nullopt;
}

bool areWhole(const Biases& biases) {
    for (const std::int64_t query : someOf(0, biases.length - 1))
        for (const std::int64_t key : someOf(0, biases.length - 1)) {
            const double cell = biases.at(0, query, key);
            if (biases.causal && key > query && isMasked(cell)) continue;
            if (!std::isfinite(cell) || cell != std::nearbyint(cell)) return false;
        }
    return true;
}

OptionValues sizesOf(const Biases& biases) {
    OptionValues options{{keys::maxLen.name, biases.length}};
    if (biases.heads > 1) options.emplace_back("heads", biases.heads);
    if (biases.causal) options.emplace_back("mask", std::string("causal"));
    return options;
}

void finishBiases(const Input& input, const Biases& biases,
                  const std::function<double(std::int64_t, std::int64_t, std::int64_t)>& exact,
                  double tolerance, Identity& answer, double least) {
    answer.storage.form = biases.heads > 1 ? "bias-of-heads" : "bias";
    answer.storage.words = "biases of queries and keys";
    answer.storage.axisOrder = {"query", "key"};
    if (biases.heads > 1) answer.storage.axisOrder.insert(answer.storage.axisOrder.begin(), "head");
    answer.storage.rows = answer.storage.columns = biases.length;
    answer.rounding.table = nameOf(input.cells);
    const std::int64_t length = biases.length;
    Deviation found = compare(
        biases.heads * length,
        cellByCell(
            length, [&](std::int64_t n, double* cells) { readRow(biases, n / length, n % length, cells); },
            [&](std::int64_t n, std::size_t column, double cell) -> ExpectedCell {
                const auto key = static_cast<std::int64_t>(column);
                if (biases.causal && key > n % length && isMasked(cell)) return {std::nan("")};
                const double expected = exact(n / length, n % length, key);
                return {expected, std::max(tolerance * std::max(least, std::abs(expected)),
                                           1.01 * roundingAt(input.cells, expected))};
            }),
        input.pace);
    found.row %= length;
    for (Block& block : found.blocks) {
        if (biases.heads > 1) block.head = block.firstRow / length;
        const std::int64_t first = block.firstRow / length * length;
        block.lastRow = std::min(block.lastRow - first, length - 1);
        block.firstRow -= first;
    }
    addDeviation(found, answer);
}

void finishByDistance(const Input& input, const Biases& biases, const std::vector<ByDistance>& curves,
                      Identity& answer) {
    constexpr double tolerance = 1e-6;
    finishBiases(
        input, biases,
        [&](std::int64_t head, std::int64_t query, std::int64_t key) {
            return curves[static_cast<std::size_t>(head)].at(query - key);
        },
        tolerance, answer);
}

double toleranceFor(NumberKind cells) {
    constexpr double inFloat32 = 1e-6;
    constexpr double inFloat64 = 1e-11;
    return 1.1 * roundingOf(cells) + (roundingOf(cells) > inFloat64 ? inFloat32 : inFloat64);
}

bool isMatrixOf(const Encoding& encoding, const Values& values, const Biases& biases, double tolerance) {
    if (!areSound(encoding, values)) return false;
    const auto model = encoding.make(values);
    std::int64_t off = 0;
    std::int64_t cells = 0;
    const std::int64_t stride = std::max<std::int64_t>(1, biases.length / 40);
    for (std::int64_t head = 0; head < biases.heads; ++head) {
        biases.pace->step();
        const auto matrix = model->bias()->matrix(head);
        for (std::int64_t query = biases.length - 1; query >= 0; query -= stride)
            for (std::int64_t key = 0; key < biases.length; key += stride) {
                const double cell = biases.at(head, query, key);
                if (biases.causal && key > query) continue;
                const double expected = matrix->value(query, key);
                off += std::abs(cell - expected) <= tolerance * std::abs(expected) ? 0 : 1;
                if (++cells > 200 && off * 4 > cells) return false;
            }
    }
    return off * 20 <= cells;
}

}  // namespace posiscope
