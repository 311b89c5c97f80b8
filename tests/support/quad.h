// SPDX-License-Identifier: GPL-3.0-or-later
// The sinusoidal encoding in 113-bit arithmetic, written straight from its definition (Vaswani et al.,
// arXiv:1706.03762, section 3.5) and sharing nothing with the core.
#pragma once

#ifdef POSISCOPE_QUAD

#include <quadmath.h>

#include "tests/support/setup.h"

namespace truth {

__extension__ using Quad = __float128;

inline Quad pi() {
    return 4 * atanq(1);
}

inline Quad omega(const Setup& setup, std::int64_t pair) {
    const std::int64_t pairs = setup.interleaved() ? (setup.dModel + 1) / 2 : setup.dModel / 2;
    Quad exponent = static_cast<Quad>(2 * pair) / static_cast<Quad>(setup.dModel);
    if (setup.endpoint()) exponent = pairs < 2 ? 0 : static_cast<Quad>(pair) / static_cast<Quad>(pairs - 1);
    return expq(-exponent * logq(static_cast<Quad>(setup.base)));
}

inline Quad value(const Setup& setup, std::int64_t row, std::int64_t column) {
    if (setup.zeroFirstRow && row == 0) return 0;
    const std::int64_t half = setup.dModel / 2;
    const auto position = static_cast<Quad>(setup.firstPosition + row);
    if (setup.interleaved()) {
        const Quad angle = position * omega(setup, column / 2);
        return column % 2 == 0 ? sinq(angle) : cosq(angle);
    }
    if (column == 2 * half) return 0;
    const Quad angle = position * omega(setup, column % half);
    return column < half ? sinq(angle) : cosq(angle);
}

/// |a − b| as a double.
inline double distance(double a, Quad b) {
    return static_cast<double>(fabsq(static_cast<Quad>(a) - b));
}

}  // namespace truth

#endif
