// SPDX-License-Identifier: GPL-3.0-or-later
// The colours and dashes of several encodings in one plot.
#pragma once

#include <QColor>
#include <cstddef>
#include <vector>

#include "core/analysis/figurescript.h"
#include "core/state/snapshot.h"
#include "ui/style/theme.h"

namespace posiscope {

/// How the curves of one encoding are drawn. A and B are blue and orange, B dashed; of more than two each has
/// a colour of the theme's own map of magnitudes, in their order, and every other one is dashed.
struct VariantStyle {
    QColor colour;
    bool dashed = false;  ///< and its dots are diamonds
};
VariantStyle variantStyle(const Theme& theme, std::size_t place, std::size_t count);

/// Gives the curves of a script the looks and the names of their encodings. They are named as by
/// besideData(): "a_3".
void inVariantStyles(std::vector<FigureCurve>& curves, const Snapshot& snapshot, const Theme& theme);

}  // namespace posiscope
