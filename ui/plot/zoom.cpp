// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/zoom.h"

#include <algorithm>

namespace posiscope {

namespace {

constexpr double smallestSpan = 2;  // cells: there is nothing finer to see

}  // namespace

/// Moves and shrinks [from, to] into [low, high].
void keepInside(double& from, double& to, double low, double high) {
    const double span = std::min(to - from, high - low);
    from = std::clamp(from, low, high - span);
    to = from + span;
}

/// Scales [from, to] about `fixed`, within limits.
void scaleAbout(double& from, double& to, double fixed, double factor, double low, double high) {
    const double span = std::clamp((to - from) * factor, std::min(smallestSpan, high - low), high - low);
    const double share = (fixed - from) / (to - from);
    from = fixed - share * span;
    to = from + span;
    keepInside(from, to, low, high);
}

/// Makes [from, to] at least as long as what can be told apart.
void keepVisible(double& from, double& to, double low, double high) {
    const double span = std::max(to - from, std::min(smallestSpan, high - low));
    const double middle = (from + to) / 2;
    from = middle - span / 2;
    to = middle + span / 2;
    keepInside(from, to, low, high);
}

Viewport turned(const Viewport& part) {
    return {part.top, part.bottom, part.left, part.right};
}

}  // namespace posiscope
