// SPDX-License-Identifier: GPL-3.0-or-later
// Ways to write the number of a position, from plain counting to Gray code.
#pragma once

#include <array>
#include <string>

#include "core/analysis/positionfacts.h"
#include "core/fields/field.h"
#include "core/positions/positions.h"

namespace posiscope {

/// How n = 0, 1, 2 … is written. n counts the rows of a table: n = p − first position.
///
/// - integer: n itself, one column.
/// - normalised: n / (max_len − 1), one column; 0 where there is one position alone.
/// - oneHot: max_len columns, 1 in column n and 0 elsewhere.
/// - binary: the bits of n, ⌈log2 max_len⌉ columns (at least one), the highest bit first, as it is written.
/// - gray: the bits of n xor ⌊n/2⌋, the reflected code of Frank Gray (US patent 2632058, 1953), in the same
///   order: neighbours differ in one bit.
enum class PositionCode { integer, normalised, oneHot, binary, gray };

inline constexpr std::array positionCodes{PositionCode::integer, PositionCode::normalised,
                                          PositionCode::oneHot, PositionCode::binary, PositionCode::gray};

/// ⌈log2 length⌉ for length ≥ 1, at least 1: the bits that hold 0 … length − 1.
std::int64_t bitsFor(std::int64_t length);

/// "101000": the bits of `number` in binary or Gray code, the highest first.
std::string writtenBits(PositionCode code, std::int64_t number, std::int64_t bits);

/// The numbers 0 … length − 1, one a row. Averages are in closed form, with an error of a few ulp.
class CountingField final : public Field {
 public:
    CountingField(PositionCode code, std::int64_t length);

    std::int64_t rows() const override { return length_; }
    std::int64_t columns() const override { return columns_; }
    double value(std::int64_t row, std::int64_t column) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;

 private:
    double blockMean(IndexRange rowRun, IndexRange columnRun) const;

    PositionCode code_;
    std::int64_t length_;
    std::int64_t columns_;
};

/// The columns position, integer, normalised, binary_7 … binary_0, gray_7 … gray_0 of as many positions.
/// One-hot is left out: it repeats the position, and has max_len columns.
class CountingTable final : public Field {
 public:
    explicit CountingTable(const Positions& positions);

    std::int64_t rows() const override { return binary_.rows(); }
    std::int64_t columns() const override { return 3 + 2 * binary_.columns(); }
    double value(std::int64_t row, std::int64_t column) const override;
    std::string columnName(std::int64_t column) const;

 private:
    CountingField integer_, normalised_, binary_, gray_;
    Positions positions_;
};

/// The properties of the numbers 0 … length − 1 and the offset k, exact and in closed form.
PositionFacts factsOf(PositionCode code, std::int64_t length, std::int64_t offset);

}  // namespace posiscope
