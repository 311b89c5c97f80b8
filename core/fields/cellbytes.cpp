// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fields/cellbytes.h"

#include <bit>
#include <cmath>

namespace posiscope {

namespace {

/// The bits of a float16 with this value, which it represents exactly.
std::uint16_t halfBits(double number) {
    const auto sign = static_cast<std::uint16_t>(std::signbit(number) ? 0x8000U : 0U);
    if (std::isnan(number)) return 0x7e00U | sign;
    if (std::isinf(number)) return 0x7c00U | sign;
    const double magnitude = std::abs(number);
    // Below 2^−14 a float16 is subnormal: the exponent field is 0 and the fraction counts units of 2^−24.
    if (magnitude < 0x1p-14) return static_cast<std::uint16_t>(magnitude * 0x1p24) | sign;
    const int exponent = std::ilogb(magnitude);
    const double fraction = std::ldexp(magnitude, 10 - exponent) - 1024;
    return static_cast<std::uint16_t>((exponent + 15) * 1024 + static_cast<int>(fraction)) | sign;
}

template <class Number>
void append(std::string& bytes, Number number) {
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

}  // namespace

void appendCell(CellType type, double number, std::string& bytes) {
    switch (type) {
        case CellType::float32: append(bytes, static_cast<float>(number)); break;
        case CellType::float16: append(bytes, halfBits(number)); break;
        case CellType::bfloat16:
            append(bytes, static_cast<std::uint16_t>(
                              std::bit_cast<std::uint32_t>(static_cast<float>(number)) >> 16U));
            break;
        default: append(bytes, number);
    }
}

}  // namespace posiscope
