// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers that are the same on every machine.
#pragma once

#include <cmath>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "core/fields/indexrange.h"

/// The standard defines the engine's output but not that of distributions, so these are our own.
class Sample {
 public:
    explicit Sample(std::uint64_t seed) : seed_(seed), engine_(seed) {}

    /// A whole number from low to high, both included.
    std::int64_t whole(std::int64_t low, std::int64_t high) {
        return low + static_cast<std::int64_t>(engine_() % static_cast<std::uint64_t>(high - low + 1));
    }
    /// A whole number from low to high, evenly distributed over the powers of two.
    std::int64_t anySize(std::int64_t low, std::int64_t high) {
        const double spread = std::exp2(real(0, std::log2(static_cast<double>(high - low + 1))));
        return std::min(high, low + static_cast<std::int64_t>(spread) - 1);
    }
    double real(double low, double high) {
        return low + (high - low) * static_cast<double>(engine_() >> 11U) * 0x1p-53;
    }
    bool flag() { return (engine_() & 1U) != 0; }
    template <class T>
    const T& oneOf(const std::vector<T>& all) {
        return all[static_cast<std::size_t>(whole(0, static_cast<std::int64_t>(all.size()) - 1))];
    }

    /// A non-empty run within 0 … size−1 of at most `longest` cells.
    posiscope::IndexRange run(std::int64_t size, std::int64_t longest) {
        const std::int64_t count = anySize(1, std::min(size, longest));
        return {whole(0, size - count), count};
    }
    /// Ascending runs within 0 … size−1, of irregular lengths, some with gaps.
    std::vector<posiscope::IndexRange> runs(std::int64_t size, std::int64_t most) {
        std::vector<posiscope::IndexRange> runs;
        const std::int64_t typical = std::max<std::int64_t>(1, 2 * size / most);
        for (std::int64_t at = 0; at < size;) {
            const std::int64_t count = std::min(size - at, whole(1, typical));
            runs.push_back({at, count});
            at += count;
            if (whole(0, 7) == 0) at += whole(0, typical);
        }
        return runs;
    }

    /// For messages: "seed 7".
    std::string seed() const { return "seed " + std::to_string(seed_); }

 private:
    std::uint64_t seed_;
    std::mt19937_64 engine_;
};
