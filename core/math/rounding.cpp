// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/rounding.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace posiscope {

namespace {

constexpr double unbounded = std::numeric_limits<double>::infinity();
constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

struct Precision {
    const char* name;
    int bits;       ///< of the significand, the leading one too
    int smallest;   ///< the exponent of the least number above 0
    double normal;  ///< the least one with all bits
    double largest;
    double beyond;  ///< what is larger becomes this
};

// In the order of NumberKind.
constexpr Precision precisions[] = {
    {"", 53, -1074, 0x1p-1022, std::numeric_limits<double>::max(), unbounded},
    {"float64", 53, -1074, 0x1p-1022, std::numeric_limits<double>::max(), unbounded},
    {"float32", 24, -149, 0x1p-126, 0x1.fffffep127, unbounded},
    {"tf32", 11, -136, 0x1p-126, 0x1.ffcp127, unbounded},
    {"float16", 11, -24, 0x1p-14, 65504, unbounded},
    {"bfloat16", 8, -133, 0x1p-126, 0x1.fep127, unbounded},
    {"float8_e4m3", 4, -9, 0x1p-6, 448, undefined},
    {"float8_e5m2", 3, -16, 0x1p-14, 57344, unbounded}};

constexpr NumberKind kinds[] = {NumberKind::exact, NumberKind::float64, NumberKind::float32,
                                NumberKind::tf32,  NumberKind::float16, NumberKind::bfloat16,
                                NumberKind::e4m3,  NumberKind::e5m2};

const Precision& precisionOf(NumberKind kind) {
    return precisions[static_cast<std::size_t>(kind)];
}

constexpr int firstPrinted = 16;
constexpr int mostPrinted = 15;  // digits

/// The last printed digit of a number.
double printedUnit(const PrintedForm& form, double x) {
    const double exponent = form.exponent && x != 0 ? std::floor(std::log10(std::abs(x))) : 0;
    return std::pow(10.0, exponent - form.digits);
}

}  // namespace

NumberKind printedKind(int digits, bool exponent) {
    return static_cast<NumberKind>(firstPrinted + 2 * std::clamp(digits, 1, mostPrinted) +
                                   (exponent ? 1 : 0));
}

std::optional<PrintedForm> printedForm(NumberKind kind) {
    const int place = static_cast<int>(kind) - firstPrinted;
    if (place < 2) return std::nullopt;
    return PrintedForm{place / 2, place % 2 != 0};
}

std::span<const NumberKind> numberKinds() {
    return kinds;
}

double roundTo(NumberKind kind, double x) {
    if (const auto printed = printedForm(kind)) {
        if (!std::isfinite(x)) return x;
        const double unit = printedUnit(*printed, x);
        return std::nearbyint(x / unit) * unit;
    }
    const Precision& precision = precisionOf(kind);
    if (precision.bits == 53 || x == 0 || std::isnan(x)) return x;
    if (std::abs(x) >= precision.normal && std::abs(x) < precision.largest) {
        // Half a unit is added to the bits, less one where the last bit that stays is 0.
        const int dropped = 53 - precision.bits;
        auto word = std::bit_cast<std::uint64_t>(x);
        word += (std::uint64_t{1} << (dropped - 1)) - 1 + (word >> dropped & 1U);
        return std::bit_cast<double>(word >> dropped << dropped);
    }
    if (std::isinf(x)) return std::copysign(precision.beyond, x);
    int exponent = 0;
    std::frexp(x, &exponent);
    const int unit = std::max(exponent - precision.bits, precision.smallest);
    const double rounded = std::ldexp(std::nearbyint(std::ldexp(x, -unit)), unit);
    return std::abs(rounded) > precision.largest ? std::copysign(precision.beyond, x) : rounded;
}

double roundingOf(NumberKind kind) {
    if (const auto printed = printedForm(kind)) return 0.5 * printedUnit(*printed, 1);
    return std::ldexp(1.0, -precisionOf(kind).bits);
}

double roundingAt(NumberKind kind, double x) {
    if (const auto printed = printedForm(kind))
        return printed->exponent && x == 0 ? 0 : 0.5 * printedUnit(*printed, x);
    return std::max(roundingOf(kind) * std::abs(x), std::ldexp(0.5, precisionOf(kind).smallest));
}

int significandOf(NumberKind kind) {
    if (printedForm(kind)) return static_cast<int>(-std::log2(roundingOf(kind)));
    return precisionOf(kind).bits;
}

std::string nameOf(NumberKind kind) {
    if (const auto printed = printedForm(kind))
        return "%." + std::to_string(printed->digits) + (printed->exponent ? "e" : "f");
    return precisionOf(kind).name;
}

NumberKind numberKindNamed(std::string_view name) {
    for (const NumberKind kind : kinds)
        if (precisionOf(kind).name == name) return kind;
    return NumberKind::exact;
}

}  // namespace posiscope
