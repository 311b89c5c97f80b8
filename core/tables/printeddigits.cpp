// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/printeddigits.h"

#include <algorithm>

namespace posiscope {

void PrintedDigits::add(std::string_view word) {
    const std::size_t point = word.find('.');
    if (point == std::string_view::npos) return;
    const std::size_t end = std::min(word.find_first_not_of("0123456789", point + 1), word.size());
    const std::size_t digits = end - point - 1;
    if (digits == 0) return;
    most_ = std::max(most_, digits);
    ++fractions_;
    if (end < word.size()) ++withExponent_;
    ++counts_[std::min(digits, largest)];
}

NumberKind PrintedDigits::kind() const {
    constexpr std::uint64_t telling = 8;
    const std::size_t fewestDigits = withExponent_ != 0 ? 3 : 4;  // 4 in all
    constexpr std::size_t mostDigits = 7;
    const bool few = fractions_ < telling || most_ > mostDigits || most_ < fewestDigits;
    const bool mixed = withExponent_ != 0 && withExponent_ != fractions_;
    // NumPy leaves zeros at the end out: one in ten numbers is shorter.
    if (few || mixed || 4 * counts_[most_] < 3 * fractions_) return NumberKind::exact;
    return printedKind(static_cast<int>(most_), withExponent_ != 0);
}

}  // namespace posiscope
