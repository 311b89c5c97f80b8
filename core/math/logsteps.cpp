// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/logsteps.h"

#include <cmath>
#include <numeric>
#include <vector>

namespace posiscope {

namespace {

/// A whole number of any size, in digits of 32 bits, the lowest first.
using Digits = std::vector<std::uint32_t>;

void multiply(Digits& number, std::int64_t factor, std::int64_t times) {
    for (; times > 0; --times) {
        std::uint64_t carry = 0;
        for (std::uint32_t& digit : number) {
            carry += std::uint64_t{digit} * static_cast<std::uint64_t>(factor);
            digit = static_cast<std::uint32_t>(carry);
            carry >>= 32U;
        }
        if (carry != 0) number.push_back(static_cast<std::uint32_t>(carry));
    }
}

int sign(const Digits& a, const Digits& b) {
    if (a.size() != b.size()) return a.size() < b.size() ? -1 : 1;
    for (std::size_t n = a.size(); n-- > 0;)
        if (a[n] != b[n]) return a[n] < b[n] ? -1 : 1;
    return 0;
}

constexpr double near = 1e-6;  // far above the rounding errors of at()

}  // namespace

double LogSteps::at(std::int64_t r) const {
    const auto u = static_cast<double>(unit);
    return std::log(static_cast<double>(r) / u) / std::log(static_cast<double>(far) / u) *
           static_cast<double>(steps);
}

int LogSteps::compare(std::int64_t r, std::int64_t k) const {
    // (r/unit)^n ≷ (far/unit)^k, both exponents divided by what they have in common.
    const std::int64_t common = std::gcd(steps, k);
    const std::int64_t n = steps / common;
    k /= common;
    Digits left{1};
    Digits right{1};
    multiply(left, r, n);
    multiply(right, far, k);
    multiply(n > k ? right : left, unit, n > k ? n - k : k - n);
    return sign(left, right);
}

std::int64_t LogSteps::floorAt(std::int64_t r) const {
    const double x = at(r);
    const auto k = static_cast<std::int64_t>(std::llround(x));
    if (std::abs(x - static_cast<double>(k)) > near) return static_cast<std::int64_t>(std::floor(x));
    return compare(r, k) >= 0 ? k : k - 1;
}

std::int64_t LogSteps::ceilAt(std::int64_t r) const {
    const double x = at(r);
    const auto k = static_cast<std::int64_t>(std::llround(x));
    if (std::abs(x - static_cast<double>(k)) > near) return static_cast<std::int64_t>(std::ceil(x));
    return compare(r, k) <= 0 ? k : k + 1;
}

}  // namespace posiscope
