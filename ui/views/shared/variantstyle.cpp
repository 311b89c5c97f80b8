// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/variantstyle.h"

#include <cmath>

#include "core/base/colormap.h"
#include "core/state/sweep.h"
#include "ui/views/shared/sidenames.h"
#include "ui/views/shared/wavecolours.h"

namespace posiscope {

VariantStyle variantStyle(const Theme& theme, std::size_t place, std::size_t count) {
    const bool dashed = place % 2 == 1;
    if (count <= 2) return {dashed ? theme.cosine : theme.sine, dashed};
    // The end of the map that is as bright as the card is left out.
    constexpr double left = 0.18;
    const bool dark = theme.card.lightnessF() < 0.5F;
    const double from = dark ? left : 0, to = dark ? 1 : 1 - left;
    const double at = from + (to - from) * static_cast<double>(place) / static_cast<double>(count - 1);
    const auto& colours = resolveColormap("auto", false, theme).colours;
    const auto& [red, green, blue] =
        colours[static_cast<std::size_t>(std::lround(at * static_cast<double>(colours.size() - 1)))];
    return {QColor(red, green, blue), dashed};
}

void inVariantStyles(std::vector<FigureCurve>& curves, const Snapshot& snapshot, const Theme& theme) {
    const auto shown = shownModels(snapshot);
    for (FigureCurve& curve : curves)
        for (std::size_t n = 0; n < shown.size(); ++n) {
            if (!curve.name.starts_with(keyOfVariant(snapshot.state, shown[n].place) + "_")) continue;
            const VariantStyle style = variantStyle(theme, n, shown.size());
            curve.colour = scriptColour(style.colour);
            curve.dashed = style.dashed;
            curve.encoding = nameOfVariant(snapshot.state, shown[n].place).toStdString();
            curve.variant = n;
        }
}

}  // namespace posiscope
