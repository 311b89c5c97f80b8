// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/random.h"

#include <array>
#include <cmath>

namespace posiscope {

namespace {

constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;

constexpr std::uint64_t mix(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9;
    bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111eb;
    return bits ^ (bits >> 31U);
}

using Polynomial = std::array<double, 8>;  // highest power first

double at(const Polynomial& coefficients, double x) {
    double sum = 0;
    for (const double each : coefficients)
        sum = sum * x + each;
    return sum;
}

constexpr Polynomial middleAbove{2.5090809287301226727e+3, 3.3430575583588128105e+4, 6.7265770927008700853e+4,
                                 4.5921953931549871457e+4, 1.3731693765509461125e+4, 1.9715909503065514427e+3,
                                 1.3314166789178437745e+2, 3.3871328727963666080e+0};
constexpr Polynomial middleBelow{
    5.2264952788528545610e+3, 2.8729085735721942674e+4, 3.9307895800092710610e+4, 2.1213794301586595867e+4,
    5.3941960214247511077e+3, 6.8718700749205790830e+2, 4.2313330701600911252e+1, 1};
constexpr Polynomial tailAbove{7.74545014278341407640e-4, 2.27238449892691845833e-2,
                               2.41780725177450611770e-1, 1.27045825245236838258e+0,
                               3.64784832476320460504e+0, 5.76949722146069140550e+0,
                               4.63033784615654529590e+0, 1.42343711074968357734e+0};
constexpr Polynomial tailBelow{1.05075007164441684324e-9, 5.47593808499534494600e-4,
                               1.51986665636164571966e-2, 1.48103976427480074590e-1,
                               6.89767334985100004550e-1, 1.67638483018380384940e+0,
                               2.05319162663775882187e+0, 1};
constexpr Polynomial farAbove{2.01033439929228813265e-7, 2.71155556874348757815e-5, 1.24266094738807843860e-3,
                              2.65321895265761230930e-2, 2.96560571828504891230e-1, 1.78482653991729133580e+0,
                              5.46378491116411436990e+0, 6.65790464350110377720e+0};
constexpr Polynomial farBelow{2.04426310338993978564e-15, 1.42151175831644588870e-7,
                              1.84631831751005468180e-5,  7.86869131145613259100e-4,
                              1.48753612908506148525e-2,  1.36929880922735805310e-1,
                              5.99832206555887937690e-1,  1};

/// ln x by 2·artanh((m − 1)/(m + 1)) with x = m·2^e and m near 1.
double portableLogarithm(double x) {
    int exponent = 0;
    double mantissa = std::frexp(x, &exponent);
    if (mantissa < 0.70710678118654752) {
        mantissa *= 2;
        --exponent;
    }
    const double s = (mantissa - 1) / (mantissa + 1);
    const double square = s * s;
    double sum = 0;
    for (int power = 23; power >= 1; power -= 2)
        sum = sum * square + 1.0 / power;
    return exponent * 0.69314718055994530942 + 2 * s * sum;
}

}  // namespace

std::uint64_t bitsAt(std::uint64_t seed, std::uint64_t index) {
    return mix(mix(seed + golden) + (index + 1) * golden);
}

std::uint64_t seedOf(std::uint64_t seed, std::uint64_t stream) {
    return mix(bitsAt(seed, stream) ^ golden);
}

double uniformAt(std::uint64_t seed, std::uint64_t index) {
    return static_cast<double>(bitsAt(seed, index) >> 11U) * 0x1p-53;
}

double normalAt(std::uint64_t seed, std::uint64_t index) {
    // The middles of 2^52 equal parts: never 0 or 1, and symmetric about one half.
    return normalQuantile((static_cast<double>(bitsAt(seed, index) >> 12U) + 0.5) * 0x1p-52);
}

double normalQuantile(double p) {
    const double q = p - 0.5;
    if (std::abs(q) <= 0.425) {
        const double r = 0.180625 - q * q;
        return q * at(middleAbove, r) / at(middleBelow, r);
    }
    const double r = std::sqrt(-portableLogarithm(q < 0 ? p : 1 - p));
    const double size =
        r <= 5 ? at(tailAbove, r - 1.6) / at(tailBelow, r - 1.6) : at(farAbove, r - 5) / at(farBelow, r - 5);
    return q < 0 ? -size : size;
}

}  // namespace posiscope
