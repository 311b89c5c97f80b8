// SPDX-License-Identifier: GPL-3.0-or-later
// The views that come with the program.
#pragma once

#include "ui/view/view.h"

// clang-format off
/// The views in the order of menus: `NAMEViewType()` is defined in NAMEview.cpp. A new one is a line here.
#define POSISCOPE_VIEWS(each) \
    each(heatmap)             \
    each(waves)               \
    each(similarity)          \
    each(offsetMap)           \
    each(spectrum)            \
    each(components)          \
    each(sentence)            \
    each(counting)            \
    each(clocks)              \
    each(rotation)            \
    each(tokens)              \
    each(bias)                \
    each(distance)            \
    each(grid)                \
    each(precision)           \
    each(readout)             \
    each(comparison)          \
    each(identity)            \
    each(layers)
// clang-format on

namespace posiscope {

#define POSISCOPE_DECLARE(name) const ViewType& name##ViewType();
POSISCOPE_VIEWS(POSISCOPE_DECLARE)
#undef POSISCOPE_DECLARE

}  // namespace posiscope
