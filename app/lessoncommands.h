// posiscope handout, posiscope lesson, posiscope list lessons.
#pragma once

#include <optional>

#include "app/commandline.h"

namespace posiscope {

/// Whether a lesson of that name comes with the program, or a file is there; otherwise what to say.
std::optional<CommandError> missingLesson(const QString& nameOrFile);

/// `handout --lesson NAME|FILE -o FILE.pdf [--solutions]`, in the language that is in use.
Exit runHandout(const QStringList& words);

/// `lesson FILE…`: checks each, a line for a sound one on stdout, one for the first mistake of another on
/// stderr.
Exit runCheckLessons(const QStringList& words);

/// The lessons that come with the program: "wavelengths<tab>Wavelengths … : How long the waves are …".
std::string lessonList();

/// The text for --help.
QString lessonHelp(const QString& command);

}  // namespace posiscope
