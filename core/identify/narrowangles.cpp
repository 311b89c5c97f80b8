// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/narrowangles.h"

#include <bit>
#include <cmath>

namespace posiscope {

namespace {

constexpr double leastAngle = 0x1p-13;    // all types have their full significand from here on
constexpr double farthestAngle = 0x1p24;  // that of a radian a row at tablelimits::rows

std::uint64_t wordOf(double x) {
    return std::bit_cast<std::uint64_t>(x);
}

}  // namespace

std::optional<NarrowAngles> NarrowAngles::of(const Recipe& recipe) {
    constexpr int mostBits = 11;
    const NumberKind angle = recipe.stages.angle;
    if (angle == NumberKind::exact || significandOf(angle) > mostBits || !recipe.cosines.empty() ||
        recipe.width > 0 || !recipe.growth.empty() || !recipe.lists.empty())
        return std::nullopt;
    return NarrowAngles(recipe);
}

NarrowAngles::NarrowAngles(const Recipe& recipe)
    : stages_(recipe.stages),
      dropped_(53 - significandOf(recipe.stages.angle)),
      least_(wordOf(leastAngle) >> dropped_) {
    for (const DoubleDouble& each : recipe.sines)
        radians_.push_back(roundTo(stages_.frequency, each.hi));
    const std::uint64_t end = wordOf(farthestAngle) >> dropped_;
    for (std::uint64_t word = least_; word < end; ++word)
        table_.push_back(computed(roundTo(stages_.angle, std::bit_cast<double>(word << dropped_))));
}

SinCos NarrowAngles::computed(double angle) const {
    return {roundTo(stages_.sine, std::sin(angle)), roundTo(stages_.sine, std::cos(angle))};
}

void NarrowAngles::at(std::int64_t position, double* sine, double* cosine) const {
    const double p = roundTo(stages_.position, static_cast<double>(position));
    const std::uint64_t half = (std::uint64_t{1} << (dropped_ - 1)) - 1;
    for (std::size_t i = 0; i < radians_.size(); ++i) {
        const double product = radians_[i] * p;
        // The rounding of roundTo(): to nearest, ties to even. An angle outside the table has an index beyond
        // its end.
        const std::uint64_t word = wordOf(product);
        const std::uint64_t place = ((word + half + (word >> dropped_ & 1U)) >> dropped_) - least_;
        const SinCos both = place < table_.size() ? table_[place] : computed(roundTo(stages_.angle, product));
        sine[i] = both.sine;
        cosine[i] = both.cosine;
    }
}

}  // namespace posiscope
