// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope handout, posiscope lesson, posiscope list lessons.
#pragma once

#include <optional>

#include "app/commandline.h"
#include "core/lessons/lesson.h"

namespace posiscope {

/// The error for a lesson that is neither built in nor a file; none where the lesson exists.
std::optional<CommandError> missingLesson(const QString& nameOrFile);

/// `handout --lesson NAME|FILE -o FILE.pdf [--solutions]`, in the current language.
Exit runHandout(const QStringList& words);

/// `lesson FILE… [--json]`: checks each file. A sound lesson is a line on stdout; the first mistake of any
/// other is a line on stderr. In JSON both are on stdout.
Exit runCheckLessons(const QStringList& words);

/// The built-in lessons with their names, in the current language.
std::vector<std::pair<std::string, Lesson>> builtInLessonTexts();

/// The text for --help.
QString lessonHelp(const QString& command);

}  // namespace posiscope
