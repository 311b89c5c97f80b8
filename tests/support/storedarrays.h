// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays of numbers as files hold them, made in memory.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "core/fields/field.h"
#include "core/identify/numberkind.h"
#include "core/tables/arrayfile.h"
#include "tests/support/rounded.h"

/// The bits of a number of the type.
inline std::uint64_t bitsOf(double number, posiscope::CellType type) {
    using namespace posiscope;
    if (type == CellType::float64) return std::bit_cast<std::uint64_t>(number);
    if (type == CellType::float32) return std::bit_cast<std::uint32_t>(static_cast<float>(number));
    if (type == CellType::bfloat16)
        return std::bit_cast<std::uint32_t>(static_cast<float>(rounded(NumberKind::bfloat16, number))) >> 16U;
    // The low bytes are those of the narrower types.
    if (roundingOf(type) == 0) return static_cast<std::uint64_t>(static_cast<std::int64_t>(number));
    // binary16: sign, exponent and fraction of the rounded number.
    const double half = rounded(NumberKind::float16, number);
    const std::uint64_t sign = std::signbit(half) ? 0x8000U : 0U;
    if (std::isnan(half)) return 0x7e00U;
    if (std::isinf(half)) return sign | 0x7c00U;
    const double magnitude = std::abs(half);
    if (magnitude < 0x1p-14) return sign | static_cast<std::uint64_t>(magnitude * 0x1p24);
    int exponent = 0;
    const double fraction = std::frexp(magnitude, &exponent);
    return sign | (static_cast<std::uint64_t>(exponent + 14) << 10U) |
           (static_cast<std::uint64_t>(fraction * 2048) - 1024);
}

/// An array of this shape with these numbers, row after row, each rounded to the type.
inline posiscope::StoredArray arrayOf(const std::vector<std::int64_t>& shape,
                                      const std::vector<double>& numbers,
                                      posiscope::CellType type = posiscope::CellType::float64) {
    using namespace posiscope;
    const std::size_t size = bytesOf(type);
    auto bytes = roomForCells(numbers.size() * size);
    for (std::size_t n = 0; n < numbers.size(); ++n) {
        const std::uint64_t bits = bitsOf(numbers[n], type);
        std::memcpy(bytes.get() + n * size, &bits, size);
    }
    const std::int64_t width = shape.back() <= 65'536 ? shape.back() : 1;
    StoredArray array{
        "", std::string(nameOf(type)), false, shape, std::vector<std::int64_t>(shape.size()), nullptr};
    std::int64_t step = 1;
    for (std::size_t n = shape.size(); n-- > 0;) {
        array.steps[n] = step;
        step *= shape[n];
    }
    array.cells = std::make_shared<StoredTable>("", type, static_cast<std::int64_t>(numbers.size()) / width,
                                                width, std::move(bytes));
    return array;
}

/// All cells of a field, row after row.
inline std::vector<double> cellsOf(const posiscope::Field& field) {
    std::vector<double> cells(static_cast<std::size_t>(field.rows() * field.columns()));
    field.fill({0, field.rows()}, {0, field.columns()}, cells.data());
    return cells;
}

/// The same numbers, with the sign of zero; NaN is as NaN.
inline bool sameCells(const std::vector<double>& a, const std::vector<double>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](double x, double y) {
        return std::isnan(x) ? std::isnan(y) : x == y && std::signbit(x) == std::signbit(y);
    });
}

inline posiscope::StoredArray arrayOf(const posiscope::Field& field,
                                      posiscope::CellType type = posiscope::CellType::float64) {
    return arrayOf({field.rows(), field.columns()}, cellsOf(field), type);
}
