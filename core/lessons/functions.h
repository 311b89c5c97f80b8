// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of expressions in lessons.
#pragma once

#include <span>
#include <string_view>

#include "core/base/result.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// Thrown by functions whose arguments make no sense for the snapshot; evaluate() turns it into an Error.
struct FunctionError {
    Text what;
};

/// A function of numbers. Without arguments its name is its value.
struct LessonFunction {
    std::string_view name;
    std::size_t arguments;
    double (*compute)(const Snapshot& snapshot, std::span<const double> arguments);
};

/// A question about words: is("layout = half-split").
struct LessonQuestion {
    std::string_view name;
    bool (*ask)(const Snapshot& snapshot, std::string_view words);
};

std::span<const LessonFunction> lessonFunctions();
std::span<const LessonQuestion> lessonQuestions();

}  // namespace posiscope
