// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/biases.h"

#include <algorithm>
#include <numeric>

#include "core/identify/pairhypothesis.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

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

std::vector<std::int64_t> someOf(std::int64_t first, std::int64_t last, std::int64_t many) {
    std::vector<std::int64_t> all;
    const std::int64_t stride = std::max<std::int64_t>(1, (last - first) / many);
    for (std::int64_t each = first; each <= last; each += stride)
        all.push_back(each);
    if (all.back() != last) all.push_back(last);
    return all;
}

namespace {

/// Some queries of all heads as rows of some keys.
struct SomeBiases {
    std::vector<std::int64_t> rows;
    ComparedRows compared;
};

SomeBiases someBiases(const Biases& biases, const ExpectedBias& expect, std::int64_t many) {
    const std::vector<std::int64_t> some = someOf(0, biases.length - 1, many);
    const auto count = static_cast<std::int64_t>(some.size());
    std::vector<std::int64_t> rows(static_cast<std::size_t>(biases.heads * count));
    std::iota(rows.begin(), rows.end(), 0);
    const auto read = [=](std::int64_t row, double* cells) {
        const std::int64_t query = some[static_cast<std::size_t>(row % count)];
        for (const std::int64_t key : some)
            *cells++ = biases.at(row / count, query, key);
    };
    const auto expectCell = [=](std::int64_t row, std::size_t n, double cell) {
        return expect(row / count, some[static_cast<std::size_t>(row % count)], some[n], cell);
    };
    return {std::move(rows), cellByCell(count, read, expectCell)};
}

}  // namespace

Deviation compareSome(const Biases& biases, const ExpectedBias& expect, const Hopeless& hopeless,
                      std::int64_t many) {
    biases.pace->step();
    const SomeBiases some = someBiases(biases, expect, many);
    return compare(some.rows, some.compared, hopeless);
}

namespace {

/// Whether biases are the same number, up to float32.
constexpr double alike = 1e-6;

/// A masked key is expected to be masked by any number.
ExpectedCell expectedAs(double value, double cell) {
    return isMasked(value) && isMasked(cell) ? ExpectedCell{cell, 0} : nearTo(value, alike);
}

}  // namespace

ByDistance byDistance(const Biases& biases, std::int64_t head) {
    const std::int64_t length = biases.length;
    ByDistance found;
    for (std::int64_t distance = 1 - length; distance < length; ++distance)
        found.values.push_back(distance >= 0 ? biases.at(head, length - 1, length - 1 - distance)
                                             : biases.at(head, 0, -distance));
    found.some =
        compareSome(biases.only(head), [&](std::int64_t, std::int64_t query, std::int64_t key, double cell) {
            if (biases.causal && key > query) return ExpectedCell{cell, 0};
            return expectedAs(found.at(query - key), cell);
        });
    return found;
}

std::optional<std::vector<ByDistance>> curvesOf(const Biases& biases) {
    std::vector<ByDistance> heads;
    bool varied = false;
    for (std::int64_t head = 0; head < biases.heads; ++head) {
        heads.push_back(byDistance(biases, head));
        const std::vector<double>& own = heads.back().values;
        if (!heads.back().holds()) return std::nullopt;
        varied = varied || compare(own, [&own](std::size_t n) {
                               return expectedAs(own.back(), own[n]);
                           }).unexplained > 0;
    }
    return varied ? std::optional(std::move(heads)) : std::nullopt;
}

bool areWhole(const Biases& biases) {
    const Deviation found = compareSome(
        biases.only(0), [&](std::int64_t, std::int64_t query, std::int64_t key, double cell) -> ExpectedCell {
            if (biases.causal && key > query && isMasked(cell)) return {std::nan("")};
            return {std::isfinite(cell) ? std::nearbyint(cell) : 0, 0};
        });
    return found.unexplained == 0;
}

OptionValues sizesOf(const Biases& biases) {
    OptionValues options{{keys::maxLen.name, biases.length}};
    if (biases.heads > 1) options.emplace_back("heads", biases.heads);
    if (biases.causal) options.emplace_back("mask", std::string("causal"));
    return options;
}

void describeStorage(const Input& input, const Biases& biases, Identity& answer) {
    answer.storage.form = biases.heads > 1 ? "bias-of-heads" : "bias";
    answer.storage.words = "biases of queries and keys";
    answer.storage.axisOrder = {"query", "key"};
    if (biases.heads > 1) answer.storage.axisOrder.insert(answer.storage.axisOrder.begin(), "head");
    answer.storage.rows = answer.storage.columns = biases.length;
    answer.rounding.table = nameOf(input.cells);
}

ExactBias exactBiases(const Encoding& encoding, const Values& values) {
    return [&encoding, values, model = std::shared_ptr<const Model>(),
            heads = std::vector<std::shared_ptr<const Field>>()](std::int64_t head, std::int64_t query,
                                                                 std::int64_t key) mutable {
        if (model == nullptr) model = encoding.make(values);
        for (auto next = static_cast<std::int64_t>(heads.size()); next <= head; ++next)
            heads.push_back(model->bias()->matrix(next));
        return heads[static_cast<std::size_t>(head)]->value(query, key);
    };
}

ExpectedBias within(const Input& input, const Biases& biases, ExactBias exact, double tolerance,
                    double least) {
    return [exact = std::move(exact), causal = biases.causal, tolerance, least, cells = input.cells](
               std::int64_t head, std::int64_t query, std::int64_t key, double cell) -> ExpectedCell {
        if (causal && key > query && isMasked(cell)) return {std::nan("")};
        const double expected = exact(head, query, key);
        if (std::isinf(expected)) return {expected, 0};
        return {expected, std::max(tolerance * std::max(least, std::abs(expected)),
                                   1.01 * roundingAt(cells, expected))};
    };
}

Hypothesis hypothesisOf(const Input& input, const Biases& biases, ExpectedBias expect, Identity answer,
                        std::int64_t places) {
    describeStorage(input, biases, answer);
    // Holes in a mask do not tell against it before all cells are compared.
    const auto expectSeen = [=](std::int64_t head, std::int64_t query, std::int64_t key, double cell) {
        return biases.causal && key > query ? ExpectedCell{std::nan("")} : expect(head, query, key, cell);
    };
    SomeBiases some = someBiases(biases, expectSeen, places);
    const std::int64_t length = biases.length;
    return {
        .answer = std::move(answer),
        .someRows = std::move(some.rows),
        .some = std::move(some.compared),
        .enough = nearlyAllBiases,
        .rows = biases.heads * length,
        .all = cellByCell(
            length, [=](std::int64_t n, double* cells) { readRow(biases, n / length, n % length, cells); },
            [=](std::int64_t n, std::size_t column, double cell) {
                return expect(n / length, n % length, static_cast<std::int64_t>(column), cell);
            }),
        .headLength = biases.heads > 1 ? length : 0};
}

Hypothesis hypothesisOf(const Input& input, const Biases& biases, std::vector<ByDistance> curves,
                        Identity answer) {
    const auto exact = [curves = std::move(curves)](std::int64_t head, std::int64_t query, std::int64_t key) {
        return curves[static_cast<std::size_t>(head)].at(query - key);
    };
    Hypothesis found = hypothesisOf(input, biases, within(input, biases, exact, alike), std::move(answer));
    found.enough = nearlyAllOfCurves;
    return found;
}

double toleranceFor(NumberKind cells) {
    constexpr double inFloat32 = 1e-6;
    constexpr double inFloat64 = 1e-11;
    return 1.1 * roundingOf(cells) + (roundingOf(cells) > inFloat64 ? inFloat32 : inFloat64);
}

bool isMatrixOf(const Encoding& encoding, const Values& values, const Biases& biases, double tolerance) {
    if (!areSound(encoding, values)) return false;
    const ExactBias exact = exactBiases(encoding, values);
    const auto expect = [&](std::int64_t head, std::int64_t query, std::int64_t key, double) -> ExpectedCell {
        if (biases.causal && key > query) return {std::nan("")};
        return nearTo(exact(head, query, key), tolerance);
    };
    return compareSome(biases, expect, {0.75, 200}, 40).share() >= nearlyAllBiases;
}

}  // namespace posiscope
