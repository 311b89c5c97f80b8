// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as people read them, and as they type them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/parameters/parameter.h"

namespace posiscope {

/// A number that std::to_chars or printf has written, for a person: "-65536.5" → "−65 536.5",
/// "1.02368e+07" → "1.02368·10⁷". From five digits on the whole part is in groups of three with narrow
/// no-break spaces (U+202F), and the minus is a true one (U+2212). One rule for axes, fields, readouts,
/// sentences and messages; files and JSON never group. The decimal point stays.
std::string forPeople(std::string_view plain);

/// The shortest text that reads back to the same double, for a person. A whole number below 10⁹ shows all its
/// digits: "500 000", "10¹²", "0.5".
std::string inFull(double number);

/// A number rounded to `digits` significant digits, for a person: "1.02368·10⁷", "−0.25".
std::string withDigits(double number, int digits);

/// "-15" → "⁻¹⁵"
std::string raised(std::string_view number);

/// A typed number in the spelling of std::from_chars: "65 536" (spaces of any kind or underscores between
/// digits), "1,000" (commas between groups of three), "−5", "5·10⁵", "10¹²", "2^12", "10k" (10,000) and
/// "1.5M" all become plain. Nothing where a comma stands elsewhere: "1,5" could mean two things.
std::optional<std::string> typedNumber(std::string_view typed);

/// A value as a person reads it, with grouped digits; parseValue() takes it as well.
std::string writtenValue(const Parameter& parameter, const Value& value);

/// {10000, 0.5} → "10 000, 0.5".
std::string writtenNumbers(const NumberList& numbers);

/// {4, 5, 6, 65535} → "4-6,65 535".
std::string writtenIndices(const Indices& indices);

}  // namespace posiscope
