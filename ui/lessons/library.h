// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons that are available.
#pragma once

#include <QString>
#include <QStringList>

#include "core/lessons/lesson.h"
#include "ui/translation/language.h"

namespace posiscope {

/// The names of the built-in lessons, in the order of the course.
QStringList builtInLessons();
/// Those that are made of steps of the course, for one lecture.
QStringList lectures();
/// Whether it is a lesson of the course or a lecture.
bool isBuiltInLesson(const QString& name);
/// The lessons for somebody who has time for five: order, formula, wavelengths, RoPE, longer contexts.
QStringList shortPath();

/// Fills in the steps that a lesson takes from the course.
Failure takeStepsOf(Lesson& lesson, const Language& language);

/// Reads a built-in lesson, in this language or in English where it is not translated, or a file. Errors name
/// the file and the line.
Result<Lesson> loadLesson(const QString& nameOrFile, const Language& language);

}  // namespace posiscope
