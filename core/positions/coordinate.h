// SPDX-License-Identifier: GPL-3.0-or-later
// Positions as exact numbers.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace posiscope {

/// A whole or fractional position, kept as numerator/denominator in lowest terms: sums and multiples are
/// exact as long as both fit into 64 bits. Nearly all positions are whole, and a whole number is one.
class Coordinate {
 public:
    Coordinate(std::int64_t whole = 0) : numerator_(whole) {}  // NOLINT(google-explicit-constructor)

    /// numerator/denominator; the denominator is not 0.
    static Coordinate ratio(std::int64_t numerator, std::int64_t denominator);
    /// The number itself where it is a multiple of 2^-62, else the nearest multiple. It is finite and below
    /// 2^53 in size, and its fraction is exact unless the number is below 2^-9.
    static Coordinate of(double number);

    std::int64_t numerator() const { return numerator_; }
    std::int64_t denominator() const { return denominator_; }
    bool isWhole() const { return denominator_ == 1; }
    /// The whole number at or below it.
    std::int64_t floor() const;
    /// What is above floor(), in units of 2^-64.
    std::uint64_t fraction() const;
    /// The nearest double.
    double value() const { return static_cast<double>(numerator_) / static_cast<double>(denominator_); }

    /// "951.5", "1/3", "-20": as parsePositions() reads it, without grouped digits.
    std::string text() const;
    /// The same for a person: "65 536", "−0.5", "1/3".
    std::string written() const;

    /// first + n · step.
    static Coordinate stepped(const Coordinate& first, const Coordinate& step, std::int64_t n);
    Coordinate operator-(const Coordinate& other) const { return stepped(*this, other, -1); }
    bool operator==(const Coordinate&) const = default;
    std::strong_ordering operator<=>(const Coordinate& other) const;

 private:
    std::int64_t numerator_ = 0;
    std::int64_t denominator_ = 1;
};

}  // namespace posiscope
