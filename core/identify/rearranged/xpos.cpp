// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/rearranged/xpos.h"

#include <cmath>

#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// The scale base of most tables, a power of two, or the roundest number.
double scaleBaseNear(double measured, double error) {
    constexpr double usual = 512;
    if (std::abs(measured - usual) <= error) return usual;
    const double power = std::exp2(std::nearbyint(std::log2(measured)));
    return std::abs(measured - power) <= error ? power : roundNear(measured, error).value;
}

}  // namespace

double logZeta(std::size_t pair, std::size_t pairs) {
    const auto d = static_cast<double>(2 * pairs);
    return std::log((2 * static_cast<double>(pair) + 0.4 * d) / (1.4 * d));
}

std::optional<Envelopes> envelopesOf(const StraightLine& line, double middle) {
    constexpr double near = 0.4;
    constexpr double sure = 4;  // σ
    constexpr double float32 = 1e-6;
    if (!(line.slope > sure * line.slopeError)) return std::nullopt;
    const double measured = 1 / line.slope;
    const double error = measured * (sure * line.slopeError / line.slope + float32);
    const double scaleBase = scaleBaseNear(measured, error);
    const double centre = middle - scaleBase * (line.intercept + line.slope * middle);
    if (!(std::abs(centre) < 1e6) || std::abs(centre - std::nearbyint(centre)) > near) return std::nullopt;
    return Envelopes{scaleBase, std::llround(centre)};
}

std::optional<Meaning> xposMeaning(std::int64_t dimensions, double base, const Envelopes& envelopes,
                                   const Extent& extent, const std::string& layout) {
    const bool whole = (extent.first + extent.rows + 1) / 2 == envelopes.centre;
    OptionValues options{{keys::headDim.name, dimensions},
                         {keys::maxLen.name, whole ? extent.rows : 2 * envelopes.centre},
                         {keys::base.name, base},
                         {keys::scaleBase.name, envelopes.scaleBase},
                         {keys::firstPosition.name, whole ? extent.first : std::int64_t{0}}};
    if (!layout.empty()) options.emplace_back(keys::ropeLayout.name, layout);
    auto meaning = meaningOf("xpos", std::move(options));
    if (!meaning || meaning->recipe.growth.empty()) return std::nullopt;
    meaning->recipe.first = extent.first;
    return meaning;
}

}  // namespace posiscope
