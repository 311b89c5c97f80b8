// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons on the command line.
#pragma once

#include <QString>
#include <optional>

#include "app/report.h"
#include "core/lessons/lesson.h"

namespace posiscope {

/// The error for a lesson that is neither built in nor a file; none where the lesson exists.
std::optional<CommandError> missingLesson(const QString& nameOrFile);

/// The built-in lessons with their names, in the current language.
std::vector<std::pair<std::string, Lesson>> builtInLessonTexts();

}  // namespace posiscope
