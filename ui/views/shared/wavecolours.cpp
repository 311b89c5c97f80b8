// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/wavecolours.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "core/parameters/keys.h"
#include "ui/style/colourvision.h"

namespace posiscope {

namespace {

/// Number n of `count` shades of a colour, from darker than it to lighter.
QColor shade(const QColor& colour, std::size_t n, std::size_t count) {
    if (count < 2) return colour;
    const float lightness = colour.lightnessF();
    const float darkest = 0.72F * lightness;
    const float lightest = lightness + 0.6F * (0.74F - lightness);
    const float step = static_cast<float>(n) / static_cast<float>(count - 1);
    return QColor::fromHslF(colour.hslHueF(), colour.hslSaturationF(), darkest + step * (lightest - darkest));
}

double contrastOf(const QColor& a, const QColor& b) {
    constexpr double flare = 0.05;
    const auto [low, high] = std::minmax({luminanceOf(a), luminanceOf(b)});
    return (high + flare) / (low + flare);
}

QColor over(const QColor& card, const QColor& colour, float alpha) {
    const auto mixed = [alpha](float below, float above) { return below + alpha * (above - below); };
    return QColor::fromRgbF(mixed(card.redF(), colour.redF()), mixed(card.greenF(), colour.greenF()),
                            mixed(card.blueF(), colour.blueF()));
}

/// The pairs of these dimensions, ascending.
std::vector<std::int64_t> pairsAmong(std::span<const std::int64_t> dimensions, const Model& model) {
    std::vector<std::int64_t> pairs;
    for (const std::int64_t j : dimensions)
        if (const Column each = model.column(j); each.role == Role::sine || each.role == Role::cosine)
            pairs.push_back(each.pair);
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    return pairs;
}

std::span<const std::int64_t> drawnWaves(const Snapshot& snapshot) {
    const Indices& all = snapshot.state.get(keys::dimensions);
    return std::span(all).first(std::min(all.size(), mostWaves));
}

std::size_t placeIn(std::span<const std::int64_t> ascending, std::int64_t number) {
    return static_cast<std::size_t>(std::ranges::lower_bound(ascending, number) - ascending.begin());
}

}  // namespace

QColor standingBack(QColor colour, float alpha, const Theme& theme) {
    constexpr double least = 3.05;  // the rounding to 8 bits of a colour may take a little
    constexpr float step = 0.025F;
    while (theme.isDark && alpha < 1 && contrastOf(over(theme.card, colour, alpha), theme.card) < least)
        alpha = std::min(1.0F, alpha + step);
    colour.setAlphaF(alpha);
    return colour;
}

QColor colourOfWave(const Snapshot& snapshot, const Theme& theme, std::int64_t dimension) {
    const auto drawn = drawnWaves(snapshot);
    const Column what = snapshot.model->column(dimension);
    if (what.role == Role::plain) {
        const auto at = std::lower_bound(drawn.begin(), drawn.end(), dimension);
        return theme.series(static_cast<std::size_t>(at - drawn.begin()));
    }
    const std::vector<std::int64_t> pairs = pairsAmong(drawn, *snapshot.model);
    const auto at = std::lower_bound(pairs.begin(), pairs.end(), what.pair);
    const bool known = at != pairs.end() && *at == what.pair && what.role != Role::zero;
    return known ? shade(theme.of(what.role), static_cast<std::size_t>(at - pairs.begin()), pairs.size())
                 : theme.of(what.role);
}

bool colourTellsVariants(const Snapshot& snapshot) {
    constexpr std::size_t most = 4;  // colours of more are too near to each other
    return shownModels(snapshot).size() <= most && drawnWaves(snapshot).size() > 1;
}

Dash dashOfWave(const Snapshot& snapshot, const Theme& theme, std::int64_t dimension, std::size_t place) {
    constexpr std::array ofTwo{Dash::none, Dash::longDashes, Dash::dashes, Dash::dots};
    const std::size_t together = shownModels(snapshot).size();
    const Column what = snapshot.model->column(dimension);
    const auto drawn = drawnWaves(snapshot);
    if (together > 2) {
        const std::size_t n = placeIn(drawn, dimension);
        if (colourTellsVariants(snapshot)) return dashOfCurve(Theme::print(), n);
        return ofTwo[2 * (place % 2) + (drawn.size() > 1 ? n % 2 : 0)];
    }
    const bool paired = what.role == Role::sine || what.role == Role::cosine;
    const std::size_t pair = paired ? placeIn(pairsAmong(drawn, *snapshot.model), what.pair) : 0;
    const std::size_t role = what.role == Role::cosine ? 1 : 0;
    // On paper sines and cosines are the same grey.
    if (together == 2) return ofTwo[2 * place + (theme.isPrint() ? role : pair % 2)];
    if (!paired) return dashOfCurve(theme, placeIn(drawn, dimension));
    return dashOfCurve(theme, 2 * pair + role);
}

Dash dashOfCurve(const Theme& theme, std::size_t n) {
    constexpr std::array all{Dash::none, Dash::dashes, Dash::dots, Dash::longDashes};
    if (theme.isPrint()) return all[n % all.size()];
    // Dots of whole positions would fill the gaps of a dotted line.
    constexpr std::array pairs{Dash::none, Dash::dashes, Dash::longDashes, Dash::dots};
    return pairs[n / 2 % pairs.size()];
}

}  // namespace posiscope
