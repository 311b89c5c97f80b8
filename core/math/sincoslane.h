// SPDX-License-Identifier: GPL-3.0-or-later
// Sine and cosine of one angle, written so that compilers turn loops over it into vector code.
//
// Only sums, products and selections in a fixed order, no fused operations and no calls: with contraction
// off, every instruction set gives the same bits. Functions here have internal linkage on purpose: a copy
// compiled for one processor must never be linked into code for another.
#pragma once

#include <cstdint>

namespace posiscope {
namespace {  // NOLINT(*-dcl59-cpp,google-build-namespaces): for the reason above

/// An angle in units of 2^-128 turns, cut into words that are exact in a double.
struct AngleWords {
    std::uint32_t first;  ///< units of 2^-32 turns
    std::uint32_t second;
    std::uint32_t third;
    std::uint32_t fourth;
};

struct LanePair {
    double sine;
    double cosine;
};

// Taylor series on |x| ≤ π/4; the first term left out is below 5e-17 of the result.
inline double sineTail(double z) {  // (sin x − x) / x, z = x²
    double sum = 1.0 / 355687428096000;
    sum = -1.0 / 1307674368000 + z * sum;
    sum = 1.0 / 6227020800 + z * sum;
    sum = -1.0 / 39916800 + z * sum;
    sum = 1.0 / 362880 + z * sum;
    sum = -1.0 / 5040 + z * sum;
    sum = 1.0 / 120 + z * sum;
    sum = -1.0 / 6 + z * sum;
    return z * sum;
}

inline double cosineTail(double z) {  // (cos x − 1 + x²/2), z = x²
    double sum = -1.0 / 6402373705728000;
    sum = 1.0 / 20922789888000 + z * sum;
    sum = -1.0 / 87178291200 + z * sum;
    sum = 1.0 / 479001600 + z * sum;
    sum = -1.0 / 3628800 + z * sum;
    sum = 1.0 / 40320 + z * sum;
    sum = -1.0 / 720 + z * sum;
    sum = 1.0 / 24 + z * sum;
    return z * z * sum;
}

/// Absolute error below 1.2e-16, and small relative error near the zeros.
inline LanePair sinCosLane(AngleWords angle) {
    // The nearest quarter turn is taken out; the rest is at most an eighth of a turn. The words in the middle
    // are taken as signed, and what that subtracts is carried into the one above.
    constexpr double turn = 6.283185307179586;
    constexpr double turnHead = 6.28318500518798828125;  // 24 bits of 2π: its product with 30 bits is exact
    constexpr double turnTail = 3.019915981956753e-07;   // 2π − turnHead
    const auto fourth = static_cast<std::int32_t>(angle.fourth >> 1U);
    const auto third = static_cast<std::int32_t>(angle.third);
    const std::uint32_t carried = angle.second + (angle.third >> 31U);
    const std::uint32_t wrapped = carried < angle.second ? 1U : 0U;
    const auto second = static_cast<std::int32_t>(carried);
    const std::uint32_t rounded = angle.first + (carried >> 31U) + wrapped;
    const std::uint32_t quarter = (rounded + 0x20000000U) >> 30U;
    const auto rest = static_cast<std::int32_t>(rounded - (quarter << 30U));

    const double head = static_cast<double>(rest) * (turnHead * 0x1p-32);
    const double tail =
        static_cast<double>(rest) * (turnTail * 0x1p-32) +
        (static_cast<double>(second) * (turn * 0x1p-64) +
         (static_cast<double>(third) * (turn * 0x1p-96) + static_cast<double>(fourth) * (turn * 0x1p-127)));
    const double x = head + tail;
    const double lost = (head - x) + tail;  // what the addition rounded away

    const double z = x * x;
    const double sine = x + (lost + x * sineTail(z));
    const double half = 0.5 * z;
    const double top = 1 - half;
    const double cosine = top + (((1 - top) - half) + (cosineTail(z) - x * lost));

    const bool swapped = (quarter & 1U) != 0;
    const double upward = swapped ? cosine : sine;
    const double across = swapped ? sine : cosine;
    return {(quarter & 2U) != 0 ? -upward : upward, ((quarter + 1) & 2U) != 0 ? -across : across};
}

}  // namespace
}  // namespace posiscope
