// SPDX-License-Identifier: GPL-3.0-or-later
// How many digits the numbers of a text are printed with.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/math/rounding.h"

namespace posiscope {

/// Looks at the numbers of a text one after the other. They are printed with k digits behind the point if
/// most of those with a fraction have k digits and none has more, all with an exponent or none with one. Of
/// few numbers, of less than 4 digits (3 and one before the point, with an exponent), and of more than 7,
/// nothing follows: a program that writes all that it knows writes them so.
class PrintedDigits {
 public:
    void add(std::string_view word);
    /// `exact` where nothing follows.
    NumberKind kind() const;
    /// The most digits behind the point.
    std::size_t most() const { return most_; }

 private:
    static constexpr std::size_t largest = 20;
    std::array<std::uint64_t, largest + 1> counts_{};  // of numbers with so many digits
    std::size_t most_ = 0;
    std::uint64_t fractions_ = 0;
    std::uint64_t withExponent_ = 0;
};

}  // namespace posiscope
