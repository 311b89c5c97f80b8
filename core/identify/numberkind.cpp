#include "core/identify/numberkind.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>
#include <limits>

namespace posiscope {

namespace {

struct Precision {
    NumberKind kind;
    const char* name;
    int bits;       ///< of the significand, the leading one too
    int smallest;   ///< the exponent of the least number above 0
    double normal;  ///< the least one with all bits
    double largest;
};

constexpr Precision precisions[] = {
    {NumberKind::exact, "", 53, -1074, 0x1p-1022, std::numeric_limits<double>::max()},
    {NumberKind::float64, "float64", 53, -1074, 0x1p-1022, std::numeric_limits<double>::max()},
    {NumberKind::float32, "float32", 24, -149, 0x1p-126, 0x1.fffffep127},
    {NumberKind::tf32, "tf32", 11, -136, 0x1p-126, 0x1.ffcp127},
    {NumberKind::float16, "float16", 11, -24, 0x1p-14, 65504},
    {NumberKind::bfloat16, "bfloat16", 8, -133, 0x1p-126, 0x1.fep127}};

const Precision& precisionOf(NumberKind kind) {
    return precisions[static_cast<std::size_t>(kind)];
}

}  // namespace

double roundTo(NumberKind kind, double x) {
    const Precision& precision = precisionOf(kind);
    if (precision.bits == 53 || x == 0 || !std::isfinite(x)) return x;
    if (std::abs(x) >= precision.normal && std::abs(x) < precision.largest) {
        // Half a unit is added to the bits, less one where the last bit that stays is 0.
        const int dropped = 53 - precision.bits;
        auto word = std::bit_cast<std::uint64_t>(x);
        word += (std::uint64_t{1} << (dropped - 1)) - 1 + (word >> dropped & 1U);
        return std::bit_cast<double>(word >> dropped << dropped);
    }
    int exponent = 0;
    std::frexp(x, &exponent);
    const int unit = std::max(exponent - precision.bits, precision.smallest);
    const double rounded = std::ldexp(std::nearbyint(std::ldexp(x, -unit)), unit);
    return std::abs(rounded) > precision.largest ? std::copysign(HUGE_VAL, x) : rounded;
}

double roundingOf(NumberKind kind) {
    return std::ldexp(1.0, -precisionOf(kind).bits);
}

double roundingAt(NumberKind kind, double x) {
    return std::max(roundingOf(kind) * std::abs(x), std::ldexp(0.5, precisionOf(kind).smallest));
}

std::string nameOf(NumberKind kind) {
    return precisionOf(kind).name;
}

NumberKind kindOf(CellType type) {
    if (type == CellType::float32) return NumberKind::float32;
    if (type == CellType::float16) return NumberKind::float16;
    if (type == CellType::bfloat16) return NumberKind::bfloat16;
    return NumberKind::float64;
}

NumberKind narrowestKind(const std::vector<double>& numbers, NumberKind widest) {
    constexpr int telling = 8;  // so many numbers that are no quarters
    const auto tells = [](double x) { return std::isfinite(x) && std::nearbyint(4 * x) != 4 * x; };
    if (std::count_if(numbers.begin(), numbers.end(), tells) < telling) return widest;
    for (std::size_t n = std::size(precisions); n-- > 1;) {
        const NumberKind kind = precisions[n].kind;
        if (kind == widest) return widest;
        if (precisions[n].bits > precisionOf(widest).bits) continue;
        if (std::all_of(numbers.begin(), numbers.end(),
                        [&](double x) { return !std::isfinite(x) || roundTo(kind, x) == x; }))
            return kind;
    }
    return widest;
}

}  // namespace posiscope
