// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons on the command line.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "app/report.h"
#include "core/base/result.h"
#include "core/lessons/lesson.h"

namespace posiscope {

/// The error for a lesson that is neither built in nor a file; none where the lesson exists.
std::optional<CommandError> missingLesson(const QString& nameOrFile);

/// A lesson that is checked: all its mistakes, and what should be looked at. What the form of a file does not
/// allow comes first, then what the words of all the rest mean.
struct CheckedLesson {
    Lesson lesson;
    std::vector<Error> mistakes;
    std::vector<Error> warnings;
};

CheckedLesson checkedLesson(const QString& nameOrFile);

/// "FILE: line 12: …", as many of them as somebody will read.
void printLines(const QString& file, const std::vector<Error>& found, void (*print)(const Text&));

/// The built-in lessons with their names, in the current language.
std::vector<std::pair<std::string, Lesson>> builtInLessonTexts();

}  // namespace posiscope
