// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/families/copeseed.h"

#include <algorithm>

#include "core/bias/copefield.h"
#include "core/identify/naming.h"
#include "core/math/random.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

constexpr std::int64_t mostDimensions = 512;
constexpr std::int64_t mostCopeSeeds = 4000;  // each takes some 50 µs

/// All small numbers of dimensions, and multiples of 16.
std::vector<std::int64_t> usualDimensions() {
    std::vector<std::int64_t> all;
    for (std::int64_t d = 1; d <= mostDimensions; d += d < 16 ? 1 : 16)
        all.push_back(d);
    return all;
}

struct Numbers {
    std::int64_t seed = 0, dimensions = 1;
    bool positions = false;
};

bool near(double cell, double meant, double loose) {
    return std::abs(cell - meant) <= loose * std::abs(meant);
}

/// The first cell by query 0, key 0 and the first two positions, for growing dimensions.
class FirstCell {
 public:
    explicit FirstCell(std::int64_t seed) {
        const auto stream = [seed](std::uint64_t n) { return seedOf(static_cast<std::uint64_t>(seed), n); };
        for (std::uint64_t n = 0; n < mostDimensions; ++n) {
            queries_.push_back(normalAt(stream(0), n));
            scores_.push_back(queries_[n] * normalAt(stream(1), n) + (n == 0 ? 0 : scores_[n - 1]));
        }
        for (std::uint64_t n = 0; n < 2 * mostDimensions; ++n)
            table_.push_back(normalAt(stream(2), n));
    }

    double position(std::int64_t dimensions) const {
        return 1 / (1 + std::exp(-scores_[static_cast<std::size_t>(dimensions - 1)] / root(dimensions)));
    }
    double bias(std::int64_t dimensions) const {
        const double p = position(dimensions);
        return ((1 - p) * product(dimensions, 0) + p * product(dimensions, dimensions)) / root(dimensions);
    }

 private:
    static double root(std::int64_t dimensions) { return std::sqrt(static_cast<double>(dimensions)); }
    double product(std::int64_t dimensions, std::int64_t from) const {
        double sum = 0;
        for (std::int64_t n = 0; n < dimensions; ++n)
            sum += queries_[static_cast<std::size_t>(n)] * table_[static_cast<std::size_t>(from + n)];
        return sum;
    }

    std::vector<double> queries_, scores_, table_;
};

/// Whether cells near the diagonal, where nothing is full yet, are those of these numbers.
bool firstRowsAgree(const Numbers& numbers, const Biases& biases, double loose) {
    const std::int64_t rows = std::min<std::int64_t>(biases.length, 8);
    const CopeField field({rows, numbers.dimensions, rows + 1, numbers.positions},
                          static_cast<std::uint64_t>(numbers.seed), 0);
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t key = row; key >= 0 && field.position(row, key) <= 1; --key)
            if (!near(biases.at(0, row, key), field.value(row, key), loose)) return false;
    return true;
}

std::optional<Numbers> numbersOf(const Biases& biases, double loose) {
    const std::vector<std::int64_t> dimensions = usualDimensions();
    const double cell = biases.at(0, 0, 0);
    for (std::int64_t seed = 0; seed < mostCopeSeeds; ++seed) {
        constexpr std::int64_t often = 64;
        if (biases.pace != nullptr && seed % often == 0) biases.pace->step();
        const FirstCell first(seed);
        for (const std::int64_t d : dimensions)
            for (const bool positions : {true, false}) {
                const Numbers numbers{seed, d, positions};
                if (near(cell, positions ? first.position(d) : first.bias(d), loose) &&
                    firstRowsAgree(numbers, biases, loose))
                    return numbers;
            }
    }
    return std::nullopt;
}

/// The numbers of positions that the last row may have counted to: where the farthest keys are alike, the
/// count is full.
std::vector<std::int64_t> countsOf(const Numbers& numbers, const Biases& biases) {
    const std::int64_t last = biases.length - 1;
    const CopeField field({biases.length, numbers.dimensions, biases.length + 1, true},
                          static_cast<std::uint64_t>(numbers.seed), 0);
    std::int64_t alike = 0;
    while (alike < last && biases.at(0, last, alike + 1) == biases.at(0, last, 0))
        ++alike;
    std::vector<std::int64_t> counts;
    if (alike > 0) {
        const auto full = static_cast<std::int64_t>(field.position(last, alike));
        counts = {full + 1, full + 2, full};
    }
    counts.push_back(biases.length + 1);
    return counts;
}

}  // namespace

std::optional<OptionValues> seededCope(const Biases& biases, double loose) {
    const auto numbers = numbersOf(biases, loose);
    if (!numbers) return std::nullopt;
    const Encoding& cope = *findEncoding("cope");
    OptionValues options{{"cope_values", std::string(numbers->positions ? "positions" : "bias")},
                         {"head_dim", numbers->dimensions},
                         {keys::seed.name, numbers->seed},
                         {keys::maxLen.name, biases.length}};
    if (biases.heads > 1) options.emplace_back("heads", biases.heads);
    const auto fits = [&] { return isMatrixOf(cope, valuesWith(cope, options), biases, loose); };
    // A table of positions that is longer than any count is as good as another one.
    if (fits()) return options;
    options.emplace_back("npos_max", std::int64_t{0});
    for (const std::int64_t count : countsOf(*numbers, biases)) {
        options.back().second = count;
        if (fits()) return options;
    }
    return std::nullopt;
}

}  // namespace posiscope
