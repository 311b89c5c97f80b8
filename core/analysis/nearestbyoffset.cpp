// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/nearestbyoffset.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/sinusoid/similaritybyoffset.h"

namespace posiscope {

namespace {

constexpr std::int64_t offsetsAtOnce = 1 << 12;  // share the sines and cosines of the kernel's steps
constexpr std::int64_t offsetsOfBound = 128;     // are passed over together
constexpr std::int64_t reachOfBound = offsetsOfBound / 2;
constexpr std::size_t firstPairs = 64;  // are added before the others
constexpr double sumRounding = 2e-15;   // of a term, with room to spare

/// ω as whole positions see it: no more than half a turn.
double effectiveRadians(const Frequency& frequency) {
    return std::abs(turnsOf(frequency.at(1))) * 2 * std::numbers::pi;
}

/// Neighbouring pairs with frequencies ω, ω + step, ω + 2·step …, up to a deviation.
struct Ladder {
    double step = 0;
    double deviation = 0;
};

std::vector<Ladder> laddersOf(const std::vector<double>& radians, std::size_t rungs) {
    std::vector<Ladder> all;
    for (std::size_t first = 0; first + rungs <= radians.size(); first += rungs) {
        const double end = radians[first + rungs - 1];
        Ladder ladder{(end - radians[first]) / static_cast<double>(rungs - 1), 0};
        for (std::size_t n = 0; n < rungs; ++n) {
            const double rung = radians[first] + static_cast<double>(n) * ladder.step;
            ladder.deviation = std::max(ladder.deviation, std::abs(radians[first + n] - rung));
        }
        all.push_back(ladder);
    }
    return all;
}

/// |Σ exp(i k x)| over k = 0 … rungs − 1, rungs a power of two: 2|cos(x/2)| · 2|cos(x)| · 2|cos(2x)| …
double lengthOfSum(double x, std::size_t rungs) {
    double length = 1;
    double cosine = std::cos(x / 2);
    for (std::size_t n = 1; n < rungs; n *= 2) {
        length *= 2 * std::abs(cosine);
        cosine = 2 * cosine * cosine - 1;
    }
    return length;
}

class OffsetSearch {
 public:
    explicit OffsetSearch(std::span<const Frequency> frequencies)
        : pairs_(frequencies.begin(), frequencies.end()) {
        std::stable_sort(pairs_.begin(), pairs_.end(), [](const Frequency& a, const Frequency& b) {
            return effectiveRadians(a) > effectiveRadians(b);
        });
        radians_.reserve(pairs_.size());
        for (const Frequency& each : pairs_)
            radians_.push_back(effectiveRadians(each));
        for (const std::size_t rungs : {16, 8, 4})
            ladders_.emplace_back(rungs, laddersOf(radians_, rungs));
        consider(1);
    }

    const NearestOffset& best() const { return best_; }
    void lookAt(IndexRange offsets);

 private:
    bool laddersExclude(IndexRange offsets) const;
    bool mayBeNearest(IndexRange offsets) const;
    void lookAtEach(IndexRange offsets);
    std::optional<double> sumOf(std::int64_t offset) const;
    void consider(std::int64_t offset);

    std::vector<Frequency> pairs_;  // the fastest first: they tell most offsets apart
    std::vector<double> radians_;
    std::vector<std::pair<std::size_t, std::vector<Ladder>>> ladders_;  // by their rungs
    NearestOffset best_{std::numeric_limits<double>::infinity(), 1};
};

/// Σ 4·sin²(ω_i Δ/2), without the cancellation of 2(c(0) − c(Δ)); nothing where it exceeds the best.
std::optional<double> OffsetSearch::sumOf(std::int64_t offset) const {
    double sine[firstPairs];
    double cosine[firstPairs];
    double sum = 0;
    for (std::size_t first = 0; first < pairs_.size(); first += firstPairs) {
        const std::size_t count = std::min(firstPairs, pairs_.size() - first);
        sinCosOfAll(std::span(pairs_).subspan(first, count), offset, sine, cosine);
        for (std::size_t i = 0; i < count; ++i)
            sum += 4 * sine[i] * sine[i];
        if (sum > best_.squared) return std::nullopt;
    }
    return sum;
}

void OffsetSearch::consider(std::int64_t offset) {
    const auto sum = sumOf(offset);
    if (sum && (*sum < best_.squared || (*sum == best_.squared && offset < best_.offset)))
        best_ = {*sum, offset};
}

/// Whether dense frequencies, whose hands are spread evenly at these offsets, leave no room for a smaller
/// sum: that of g rungs is 2(g − Σ cos(ω_i Δ)) ≥ 2(g − |Σ exp(i k·step·Δ)| − g·deviation·Δ), and the length
/// of the sum changes by g²/4·step at most from one offset to the next.
bool OffsetSearch::laddersExclude(IndexRange offsets) const {
    constexpr double roundingOfRung = 1e-6;  // of angles up to 2^24 times a frequency
    const auto reach = static_cast<double>(offsets.count / 2 + 1);
    const auto middle = static_cast<double>(offsets.first + offsets.count / 2);
    const auto farthest = static_cast<double>(offsets.end());
    for (const auto& [rungs, ladders] : ladders_) {
        const auto g = static_cast<double>(rungs);
        double sum = 0;
        for (const Ladder& ladder : ladders) {
            const double off = g * (ladder.deviation * farthest + roundingOfRung) +
                               std::abs(ladder.step) * reach * g * g / 4;
            if (off >= g) continue;
            sum += 2 * std::max(0.0, g - off - lengthOfSum(ladder.step * middle, rungs));
            if (sum > best_.squared) return true;
        }
    }
    return false;
}

/// Whether the slow pairs, which hardly move among these offsets, leave room for a smaller sum.
bool OffsetSearch::mayBeNearest(IndexRange offsets) const {
    constexpr double slow = 0.5;  // at the ends it has turned by a quarter of a radian more, at most
    const std::int64_t middle = offsets.first + reachOfBound;
    const auto begin = std::partition_point(radians_.begin(), radians_.end(), [](double radians) {
        return radians * static_cast<double>(reachOfBound) > slow;
    });
    double sine[firstPairs];
    double cosine[firstPairs];
    double sum = 0;
    for (auto first = static_cast<std::size_t>(begin - radians_.begin()); first < pairs_.size();
         first += firstPairs) {
        const std::size_t count = std::min(firstPairs, pairs_.size() - first);
        sinCosOfAll(std::span(pairs_).subspan(first, count), middle, sine, cosine);
        for (std::size_t i = 0; i < count; ++i) {
            const double reach = radians_[first + i] * static_cast<double>(reachOfBound) / 2;
            const double least = std::max(0.0, std::abs(sine[i]) - reach);
            sum += 4 * least * least;
        }
        if (sum > best_.squared + sumRounding * static_cast<double>(first + count)) return false;
    }
    return true;
}

/// Adds ever more pairs at all of these offsets, until the few that may still be the nearest can be looked at
/// one by one.
void OffsetSearch::lookAtEach(IndexRange offsets) {
    const auto count = static_cast<std::size_t>(offsets.count);
    const std::size_t few = 1 + count / 16;  // as dear as going on with all
    std::vector<double> kernel(count, 0.0);
    std::vector<double> part(count);
    std::size_t added = 0;
    for (std::size_t next = firstPairs; added < pairs_.size(); next *= 2) {
        const std::size_t pairs = std::min(next, pairs_.size() - added);
        similarityByOffset(std::span(pairs_).subspan(added, pairs), offsets, part.data());
        for (std::size_t n = 0; n < count; ++n)
            kernel[n] += part[n];
        added += pairs;
        const auto all = static_cast<double>(added);
        if (added == pairs_.size())
            consider(offsets.first + (std::max_element(kernel.begin(), kernel.end()) - kernel.begin()));
        // 2(m − c(Δ)) of the first m pairs is no larger than the sum of all.
        const double least = all - (best_.squared + sumRounding * all) / 2;
        const auto left = static_cast<std::size_t>(
            std::count_if(kernel.begin(), kernel.end(), [least](double value) { return value >= least; }));
        if (left > few && added < pairs_.size()) continue;
        for (std::size_t n = 0; left > 0 && n < count; ++n)
            if (kernel[n] >= least) consider(offsets.first + static_cast<std::int64_t>(n));
        return;
    }
}

void OffsetSearch::lookAt(IndexRange offsets) {
    if (laddersExclude(offsets)) return;
    std::int64_t first = offsets.end(), end = offsets.first;
    for (std::int64_t at = offsets.first; at < offsets.end(); at += offsetsOfBound)
        if (mayBeNearest({at, offsetsOfBound})) {
            first = std::min(first, at);
            end = std::min(at + offsetsOfBound, offsets.end());
        }
    if (first < end) lookAtEach({first, end - first});
}

}  // namespace

std::optional<NearestOffset> nearestOffset(std::span<const Frequency> frequencies, std::int64_t farthest,
                                           const Progress& proceed) {
    OffsetSearch search(frequencies);
    ProgressCounter counter(proceed, static_cast<double>(farthest));
    for (std::int64_t first = 1; first <= farthest && search.best().squared > 0; first += offsetsAtOnce) {
        const IndexRange run{first, std::min(offsetsAtOnce, farthest + 1 - first)};
        search.lookAt(run);
        if (!counter.add(static_cast<double>(run.count))) return std::nullopt;
    }
    return search.best();
}

}  // namespace posiscope
