// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and conditions in lessons.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

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

/// Which state a number of a text is computed in.
enum class NumberOf {
    shown,    ///< {{ x }}: the state on the screen
    kept,     ///< {{= x }}: the state that the text keeps its numbers from
    answered  ///< {{=> x }}: the state that the answer has led to
};

/// A number as a text has it: {{ expression : format | position | positions }}.
struct WrittenNumber {
    NumberOf of = NumberOf::shown;
    std::string expression;
    NumberFormat format;
    std::vector<std::string> forms;  ///< of the word that goes with it: one, two as in English, or three
    std::size_t begin = 0, end = 0;  ///< of the text
    int line = 0;
};

/// The numbers of a passage. Those that cannot be read are among the mistakes, each with its line.
std::vector<WrittenNumber> numbersIn(const Passage& passage, std::vector<Error>& mistakes);

/// The snapshots that the numbers of a text are computed in. `kept` and `answered` are `shown` where they are
/// null.
struct NumberSnapshots {
    NumberSnapshots(const Snapshot& shown,  // NOLINT(google-explicit-constructor)
                    const Snapshot* kept = nullptr, const Snapshot* answered = nullptr)
        : all{&shown, kept ? kept : &shown, answered ? answered : &shown} {}
    const Snapshot& of(NumberOf which) const { return *all[static_cast<std::size_t>(which)]; }
    std::array<const Snapshot*, 3> all;
};

/// The passage's text with each number replaced by what `write` makes of its value, and by the form of the
/// word that goes with it. The error names the line.
Result<std::string> fillNumbers(const Passage& passage, const NumberSnapshots& snapshots,
                                const std::function<std::string(double, NumberFormat)>& write);

/// A number as files and the command line have it: 1234.5, 2e-15.
std::string plainNumber(double value, NumberFormat format);

}  // namespace posiscope
