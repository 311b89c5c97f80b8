// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/doubledouble.h"

namespace posiscope {

DoubleDouble exponential(DoubleDouble x) {
    // e^x = 2^n · (e^r)^512 with |r| ≤ ln 2 / 1024, and e^r by its Taylor series. What is squared is e^r − 1,
    // so that the squarings keep relative precision: (1 + s)² − 1 = 2s + s².
    constexpr int squarings = 9;
    constexpr int terms = 9;
    const double n = std::nearbyint(x.hi / ln2.hi);
    DoubleDouble r = x - ln2 * DoubleDouble{n, 0};
    r = {std::ldexp(r.hi, -squarings), std::ldexp(r.lo, -squarings)};

    DoubleDouble tail{0, 0};  // (e^r − 1) / r by Horner's rule: 1 + r/2 · (1 + r/3 · (…))
    for (int k = terms; k >= 2; --k)
        tail = (DoubleDouble{1, 0} + tail) * r / DoubleDouble{static_cast<double>(k), 0};
    DoubleDouble s = (DoubleDouble{1, 0} + tail) * r;
    for (int k = 0; k < squarings; ++k)
        s = DoubleDouble{2 * s.hi, 2 * s.lo} + s * s;
    const DoubleDouble result = DoubleDouble{1, 0} + s;
    const int scale = static_cast<int>(n);
    return {std::ldexp(result.hi, scale), std::ldexp(result.lo, scale)};
}

DoubleDouble logarithm(double x) {
    // Newton's method on e^y = x. One step from the double result doubles its 53 bits; the second one is for
    // arguments near 1, where the first guess has fewer correct bits relative to the small logarithm.
    DoubleDouble y{std::log(x), 0};
    for (int step = 0; step < 2; ++step)
        y = y + (DoubleDouble{x, 0} * exponential(-y) - DoubleDouble{1, 0});
    return y;
}

}  // namespace posiscope
