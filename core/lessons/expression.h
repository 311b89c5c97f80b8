// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and conditions in lessons.
#pragma once

#include <functional>
#include <string>

#include "core/lessons/lesson.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// How a number is written: with so many significant digits, or decimals.
struct NumberFormat {
    int digits = 4;
    bool decimals = false;
};

/// The value of an expression over the snapshot: arithmetic by muParser, the parameters that are numbers, and
/// the functions of resources/lessons/README.md. Refused where it makes no sense, or is no finite number.
Result<double> evaluate(const std::string& expression, const Snapshot& snapshot);

/// The passage's text with each {{ expression : format }} replaced by what `write` makes of its value.
/// {{= expression }} is computed in `kept`, where there is one. {{ expression | position | positions }} is
/// followed by the form of the word that goes with the number: one form, two as in English, or three as in
/// Russian. The error names the line.
Result<std::string> fillNumbers(const Passage& passage, const Snapshot& snapshot,
                                const std::function<std::string(double, NumberFormat)>& write,
                                const Snapshot* kept = nullptr);

/// A number as files and the command line have it: 1234.5, 2e-15.
std::string plainNumber(double value, NumberFormat format);

}  // namespace posiscope
