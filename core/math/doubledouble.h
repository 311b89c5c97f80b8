// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of about 106 significant bits as unevaluated sums of two doubles.
//
// Frequencies need them: an angle ω·p at p = 2^24 loses 24 bits of ω, so a plain double is wrong by 1e-10
// there. Algorithms: Dekker, "A floating-point technique for extending the available precision" (1971), and
// Hida, Li and Bailey, "Library for double-double and quad-double arithmetic" (2007), sections 2 and 3.
#pragma once

#include <cmath>

namespace posiscope {

/// The value hi + lo with |lo| ≤ ½ ulp(hi).
struct DoubleDouble {
    double hi = 0;
    double lo = 0;
};

/// a + b exactly, for |a| ≥ |b|.
inline DoubleDouble quickSum(double a, double b) {
    const double sum = a + b;
    return {sum, b - (sum - a)};
}

/// a + b exactly.
inline DoubleDouble exactSum(double a, double b) {
    const double sum = a + b;
    const double part = sum - a;
    return {sum, (a - (sum - part)) + (b - part)};
}

/// a · b exactly.
inline DoubleDouble exactProduct(double a, double b) {
    const double product = a * b;
    return {product, std::fma(a, b, -product)};
}

inline DoubleDouble operator-(DoubleDouble a) {
    return {-a.hi, -a.lo};
}

inline DoubleDouble operator+(DoubleDouble a, DoubleDouble b) {
    const DoubleDouble high = exactSum(a.hi, b.hi);
    const DoubleDouble low = exactSum(a.lo, b.lo);
    const DoubleDouble sum = quickSum(high.hi, high.lo + low.hi);
    return quickSum(sum.hi, sum.lo + low.lo);
}

inline DoubleDouble operator-(DoubleDouble a, DoubleDouble b) {
    return a + -b;
}

inline DoubleDouble operator*(DoubleDouble a, DoubleDouble b) {
    const DoubleDouble product = exactProduct(a.hi, b.hi);
    return quickSum(product.hi, product.lo + (a.hi * b.lo + a.lo * b.hi));
}

inline DoubleDouble operator/(DoubleDouble a, DoubleDouble b) {
    const double first = a.hi / b.hi;
    DoubleDouble rest = a - b * DoubleDouble{first, 0};
    const double second = rest.hi / b.hi;
    rest = rest - b * DoubleDouble{second, 0};
    return quickSum(first, second) + DoubleDouble{rest.hi / b.hi, 0};
}

/// e^x with a relative error below 1e-29 for |x| ≤ 28, and below 1e-28 for |x| ≤ 600.
DoubleDouble exponential(DoubleDouble x);

/// The natural logarithm with an absolute error below 1e-29 for x in (1, 1e12], and below 1e-28 for x in
/// [1e-6, 1e20].
DoubleDouble logarithm(double x);
/// The same of a sum of two doubles.
inline DoubleDouble logarithm(DoubleDouble x) {
    // ln(h + l) = ln h + l/h − …, and the next term is below 2^-107.
    return logarithm(x.hi) + DoubleDouble{x.lo / x.hi, 0};
}

inline constexpr DoubleDouble twoPi{6.283185307179586, 2.4492935982947064e-16};
inline constexpr DoubleDouble ln2{0.6931471805599453, 2.319046813846299e-17};

}  // namespace posiscope
