// Where lessons come from.
#pragma once

#include <QString>
#include <QStringList>

#include "core/lessons/lesson.h"
#include "ui/translation/language.h"

namespace posiscope {

/// The lessons that come with the program, by their names, in the order of the course.
QStringList builtInLessons();
bool isBuiltInLesson(const QString& name);

/// Reads a lesson: one that comes with the program in that language (in English where it has none), or a
/// file. Errors name the file and the line.
Result<Lesson> loadLesson(const QString& nameOrFile, const Language& language);

}  // namespace posiscope
