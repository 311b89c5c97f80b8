// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/rowpositions.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/identify/pairfit.h"

namespace posiscope {

namespace {

constexpr double turn = 2 * std::numbers::pi;
constexpr double most = 0.8;        ///< of the phases of a row
constexpr double inFloat32 = 1e-6;  ///< the relative error of an angle in float32

}  // namespace

std::vector<double> phasesOf(const double* row, const Form& form, const std::vector<std::size_t>& pairs) {
    std::vector<double> phases;
    phases.reserve(pairs.size());
    for (const std::size_t i : pairs) {
        const double sine = row[form.sines[i]];
        const double cosine = row[form.cosines[i]];
        const bool sound = std::isfinite(sine) && std::isfinite(cosine) && (sine != 0 || cosine != 0);
        phases.push_back(sound ? std::atan2(sine, cosine) : NAN);
    }
    return phases;
}

std::vector<std::size_t> someOfPairs(const std::vector<std::size_t>& pairs, std::size_t count) {
    if (pairs.size() <= count) return pairs;
    std::vector<std::size_t> some;
    for (std::size_t n = 0; n < count; ++n)
        some.push_back(pairs[n * (pairs.size() - 1) / (count - 1)]);
    return some;
}

PositionFinder::PositionFinder(std::vector<double> radians, NumberKind cells, std::int64_t limit)
    : radians_(std::move(radians)), noise_(2 * roundingOf(cells)), limit_(limit) {
    for (std::size_t i = 0; i < radians_.size(); ++i)
        if (radians_[i] > 0) slowFirst_.push_back(i);
    std::sort(slowFirst_.begin(), slowFirst_.end(),
              [this](std::size_t a, std::size_t b) { return radians_[a] < radians_[b]; });
}

bool PositionFinder::agrees(std::size_t pair, double phase, std::int64_t position) const {
    const double angle = radians_[pair] * static_cast<double>(position);
    return std::abs(wrapped(phase - angle)) <= 2 * inFloat32 + 1.5 * noise_ + inFloat32 * angle;
}

double PositionFinder::share(const std::vector<double>& phases, std::int64_t position) const {
    std::size_t agreeing = 0;
    for (std::size_t i = 0; i < phases.size(); ++i)
        agreeing += !std::isnan(phases[i]) && agrees(i, phases[i], position) ? 1 : 0;
    return static_cast<double>(agreeing) / static_cast<double>(phases.size());
}

/// Refines the position from a slow pair, with a number of whole turns, to faster pairs, which are more
/// precise.
double PositionFinder::refined(const std::vector<double>& phases, std::size_t slowest, double turns) const {
    double position = 0;
    double error = HUGE_VAL;
    for (std::size_t n = slowest; n < slowFirst_.size(); ++n) {
        const std::size_t i = slowFirst_[n];
        if (std::isnan(phases[i])) continue;
        const double radians = radians_[i];
        if (error == HUGE_VAL) {
            position = (phases[i] + turns) / radians;
        } else {
            constexpr double quarter = turn / 4;
            if (error * radians > quarter) continue;
            const double left = wrapped(phases[i] - radians * position);
            // A pair that contradicts the others altogether is ignored.
            if (std::abs(left) > 2 * (error * radians + noise_) + inFloat32 * radians * position) continue;
            position += left / radians;
        }
        error = noise_ / radians + 2 * inFloat32 * std::abs(position) + 1e-9;
    }
    return position;
}

/// The whole position nearby with the least squares of angles.
std::int64_t PositionFinder::nearest(const std::vector<double>& phases, double position) const {
    constexpr std::int64_t near = 4;
    const auto centre = static_cast<std::int64_t>(std::nearbyint(position));
    // Fast pairs determine the position to much less than 1.
    if (noise_ < 0.02 * radians_[slowFirst_.back()]) return centre;
    std::int64_t best = centre;
    double least = HUGE_VAL;
    for (std::int64_t p = std::max<std::int64_t>(0, centre - near); p <= centre + near; ++p) {
        double squares = 0;
        for (std::size_t i = 0; i < phases.size(); ++i) {
            const double off = wrapped(phases[i] - radians_[i] * static_cast<double>(p));
            squares += off * off;  // 0 for a cell that is not finite
        }
        if (squares >= least) continue;
        least = squares;
        best = p;
    }
    return best;
}

std::optional<std::int64_t> PositionFinder::from(std::size_t slowest, const std::vector<double>& phases,
                                                 std::int64_t hint) const {
    const double radians = radians_[slowFirst_[slowest]];
    const double first = phases[slowFirst_[slowest]];
    if (std::isnan(first)) return std::nullopt;
    const auto attempt = [&](double turns) -> std::optional<std::int64_t> {
        const double position = refined(phases, slowest, turn * turns);
        if (!(position > -0.5) || position > static_cast<double>(limit_)) return std::nullopt;
        const std::int64_t whole = nearest(phases, position);
        return share(phases, whole) >= most ? std::optional(whole) : std::nullopt;
    };
    if (const auto found = attempt(std::nearbyint((radians * static_cast<double>(hint) - first) / turn)))
        return found;
    const double last = std::min(1e4, radians * static_cast<double>(limit_) / turn + 1);
    for (int turns = 0; turns <= last; ++turns)
        if (const auto found = attempt(turns)) return found;
    return std::nullopt;
}

std::optional<std::int64_t> PositionFinder::at(const std::vector<double>& phases, std::int64_t hint) const {
    // One of the slowest pairs may be wrong.
    for (std::size_t slowest = 0; slowest < std::min<std::size_t>(3, slowFirst_.size()); ++slowest)
        if (const auto found = from(slowest, phases, hint)) return found;
    return std::nullopt;
}

}  // namespace posiscope
