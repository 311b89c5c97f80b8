// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/positions/coordinate.h"

#include <cmath>
#include <numeric>

#include "core/parameters/numbertext.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

__extension__ using Wide = __int128;

Wide magnitude(Wide number) {
    return number < 0 ? -number : number;
}

Wide greatestDivisor(Wide a, Wide b) {
    while (b != 0) {
        const Wide rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/// Whether the fraction has a finite number of decimals.
bool isDecimal(std::int64_t denominator) {
    for (const std::int64_t factor : {2, 5})
        while (denominator % factor == 0)
            denominator /= factor;
    return denominator == 1;
}

}  // namespace

Coordinate Coordinate::ratio(std::int64_t numerator, std::int64_t denominator) {
    const std::int64_t divisor = std::gcd(numerator, denominator) * (denominator < 0 ? -1 : 1);
    Coordinate made(numerator / divisor);
    made.denominator_ = denominator / divisor;
    return made;
}

Coordinate Coordinate::of(double number) {
    constexpr int mostBits = 62;
    int exponent = 0;
    const double mantissa = std::frexp(number, &exponent);
    const int bits = std::min(mostBits, std::max(0, 53 - exponent));
    const auto scaled = static_cast<std::int64_t>(std::nearbyint(std::ldexp(mantissa, exponent + bits)));
    return ratio(scaled, std::int64_t{1} << bits);
}

std::int64_t Coordinate::floor() const {
    const std::int64_t towardsZero = numerator_ / denominator_;
    return towardsZero - (numerator_ % denominator_ < 0 ? 1 : 0);
}

std::uint64_t Coordinate::fraction() const {
    const Wide rest = static_cast<Wide>(numerator_) - static_cast<Wide>(floor()) * denominator_;
    return static_cast<std::uint64_t>((rest << 64) / denominator_);
}

std::string Coordinate::text() const {
    if (isWhole()) return std::to_string(numerator_);
    if (isDecimal(denominator_)) return shortestDecimal(value());
    return std::to_string(numerator_) + "/" + std::to_string(denominator_);
}

std::string Coordinate::written() const {
    if (isWhole()) return groupedDigits(numerator_);
    if (isDecimal(denominator_)) return inFull(value());
    return groupedDigits(numerator_) + "/" + groupedDigits(denominator_);
}

Coordinate Coordinate::stepped(const Coordinate& first, const Coordinate& step, std::int64_t n) {
    if (first.isWhole() && step.isWhole()) return {first.numerator_ + n * step.numerator_};
    const Wide common = std::lcm(first.denominator_, step.denominator_);
    const Wide sum = first.numerator_ * (common / first.denominator_) +
                     static_cast<Wide>(n) * step.numerator_ * (common / step.denominator_);
    const Wide divisor = greatestDivisor(magnitude(sum), common);
    Coordinate made(static_cast<std::int64_t>(sum / divisor));
    made.denominator_ = static_cast<std::int64_t>(common / divisor);
    return made;
}

std::strong_ordering Coordinate::operator<=>(const Coordinate& other) const {
    return static_cast<Wide>(numerator_) * other.denominator_ <=>
           static_cast<Wide>(other.numerator_) * denominator_;
}

}  // namespace posiscope
