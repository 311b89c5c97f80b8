// SPDX-License-Identifier: GPL-3.0-or-later
// The types of numbers that tables are made of.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace posiscope {

enum class CellType {
    float64,
    float32,
    float16,
    bfloat16,
    int64,
    int32,
    int16,
    int8,
    uint64,
    uint32,
    uint16,
    uint8,
    boolean
};

/// Bytes of one number.
std::size_t bytesOf(CellType type);

/// Half a unit in the last place of a number, as a share of it; 0 where numbers are whole.
double roundingOf(CellType type);

/// The name in NumPy and PyTorch: "float32", "bfloat16", "int64", "bool" …
std::string_view nameOf(CellType type);

/// binary16 of IEEE 754: 1 sign, 5 exponent and 10 fraction bits.
struct Float16 {
    std::uint16_t bits;
};
/// The upper half of a binary32: 1 sign, 8 exponent and 7 fraction bits.
struct BFloat16 {
    std::uint16_t bits;
};
/// A byte that is false where it is 0, otherwise true.
struct Boolean {
    std::uint8_t bits;
};

/// Every float16 is a float: exact. The exponent is moved from its bias 15 to float's 127 by a product with
/// 2^112, which also brings subnormal numbers into their places; infinities and NaN get float's exponent.
inline float toFloat(Float16 number) {
    const std::uint32_t magnitude = static_cast<std::uint32_t>(number.bits & 0x7fffU) << 13U;
    const float scaled = std::bit_cast<float>(magnitude) * 0x1p112F;
    auto bits = std::bit_cast<std::uint32_t>(scaled);
    bits |= (number.bits & 0x7c00U) == 0x7c00U ? 0x7f800000U : 0U;
    bits |= static_cast<std::uint32_t>(number.bits & 0x8000U) << 16U;
    return std::bit_cast<float>(bits);
}
inline float toFloat(BFloat16 number) {
    return std::bit_cast<float>(static_cast<std::uint32_t>(number.bits) << 16U);
}

/// The number as a double: exact but for whole numbers beyond 2^53, which are rounded to the nearest.
template <class Number>
double toDouble(Number number) {
    return static_cast<double>(number);
}
inline double toDouble(Float16 number) {
    return static_cast<double>(toFloat(number));
}
inline double toDouble(BFloat16 number) {
    return static_cast<double>(toFloat(number));
}
inline double toDouble(Boolean number) {
    return number.bits != 0 ? 1 : 0;
}

/// Calls visitor(cells) with `cells` as a pointer to numbers of the type.
template <class Visitor>
auto visitCells(CellType type, const std::byte* cells, const Visitor& visitor) {
    switch (type) {
        case CellType::float64: break;
        case CellType::float32: return visitor(reinterpret_cast<const float*>(cells));
        case CellType::float16: return visitor(reinterpret_cast<const Float16*>(cells));
        case CellType::bfloat16: return visitor(reinterpret_cast<const BFloat16*>(cells));
        case CellType::int64: return visitor(reinterpret_cast<const std::int64_t*>(cells));
        case CellType::int32: return visitor(reinterpret_cast<const std::int32_t*>(cells));
        case CellType::int16: return visitor(reinterpret_cast<const std::int16_t*>(cells));
        case CellType::int8: return visitor(reinterpret_cast<const std::int8_t*>(cells));
        case CellType::uint64: return visitor(reinterpret_cast<const std::uint64_t*>(cells));
        case CellType::uint32: return visitor(reinterpret_cast<const std::uint32_t*>(cells));
        case CellType::uint16: return visitor(reinterpret_cast<const std::uint16_t*>(cells));
        case CellType::uint8: return visitor(reinterpret_cast<const std::uint8_t*>(cells));
        case CellType::boolean: return visitor(reinterpret_cast<const Boolean*>(cells));
    }
    return visitor(reinterpret_cast<const double*>(cells));
}

}  // namespace posiscope
