// SPDX-License-Identifier: GPL-3.0-or-later
// How the line of a curve is broken, so that it differs from others in grey too.
#pragma once

namespace posiscope {

enum class Dash { none, dashes, dots, longDashes };

/// The lengths of a dash and of the gap behind it, in logical pixels.
struct DashLengths {
    double on = 7, off = 4;
    double period() const { return on + off; }
};
inline DashLengths lengthsOf(Dash dash) {
    switch (dash) {
        case Dash::dots: return {2, 3};
        case Dash::longDashes: return {16, 4};
        case Dash::none:
        case Dash::dashes: break;
    }
    return {};
}

}  // namespace posiscope
