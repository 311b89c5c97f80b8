// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers rounded to a type by the processor's additions, sharing nothing with core/math/rounding.h but the
// names of the types.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/math/rounding.h"

/// The nearest number of the type, ties to even. A sum is rounded to the unit in its own last place: with 1.5
/// · 2^52 units of `kind` added, this unit is a unit of `kind`.
inline double rounded(posiscope::NumberKind kind, double x) {
    using posiscope::NumberKind;
    constexpr double infinite = std::numeric_limits<double>::infinity();
    struct Type {
        int bits;      ///< of the significand
        int smallest;  ///< the exponent of the least number above 0
        double largest;
        double beyond = infinite;
    };
    // IEEE 754-2019, table 3.5; bfloat16 and tf32 are float32 with 8 and 11 bits; OCP 8-bit
    // specification 1.0, table 1.
    const auto typeOf = [&]() -> Type {
        switch (kind) {
            case NumberKind::float32: return {24, -149, 0x1.fffffep127};
            case NumberKind::tf32: return {11, -136, 0x1.ffcp127};
            case NumberKind::float16: return {11, -24, 65504};
            case NumberKind::bfloat16: return {8, -133, 0x1.fep127};
            case NumberKind::e4m3: return {4, -9, 448, std::numeric_limits<double>::quiet_NaN()};
            case NumberKind::e5m2: return {3, -16, 57344};
            default: return {53, -1074, std::numeric_limits<double>::max()};
        }
    };
    const Type type = typeOf();
    if (type.bits == 53 || x == 0 || std::isnan(x)) return x;
    if (std::isinf(x)) return std::copysign(type.beyond, x);
    const int unit = std::max(std::ilogb(x) + 1 - type.bits, type.smallest);
    const double raised = std::ldexp(1.5, unit + 52);
    const double sum = x + raised;
    const double near = sum - raised;
    return std::copysign(std::abs(near) > type.largest ? type.beyond : near, x);
}
