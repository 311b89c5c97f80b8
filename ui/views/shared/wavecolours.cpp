// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/wavecolours.h"

#include <algorithm>
#include <cmath>

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
    const auto [low, high] = std::minmax(luminanceOf(a), luminanceOf(b));
    return (high + flare) / (low + flare);
}

QColor over(const QColor& card, const QColor& colour, float alpha) {
    const auto mixed = [alpha](float below, float above) { return below + alpha * (above - below); };
    return QColor::fromRgbF(mixed(card.redF(), colour.redF()), mixed(card.greenF(), colour.greenF()),
                            mixed(card.blueF(), colour.blueF()));
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
    const Indices& all = snapshot.state.get(keys::dimensions);
    const auto drawn = std::span(all).first(std::min(all.size(), mostWaves));
    const Column what = snapshot.model->column(dimension);
    if (what.role == Role::plain) {
        const auto at = std::lower_bound(drawn.begin(), drawn.end(), dimension);
        return theme.series(static_cast<std::size_t>(at - drawn.begin()));
    }
    std::vector<std::int64_t> pairs;
    for (const std::int64_t j : drawn)
        if (const Column each = snapshot.model->column(j);
            each.role == Role::sine || each.role == Role::cosine)
            pairs.push_back(each.pair);
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    const auto at = std::lower_bound(pairs.begin(), pairs.end(), what.pair);
    const bool known = at != pairs.end() && *at == what.pair && what.role != Role::zero;
    return known ? shade(theme.of(what.role), static_cast<std::size_t>(at - pairs.begin()), pairs.size())
                 : theme.of(what.role);
}

}  // namespace posiscope
