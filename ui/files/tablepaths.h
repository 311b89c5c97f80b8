// Paths of tables: of files, and of the tables of the course (core/tables/coursetables.h).
#pragma once

#include <QString>
#include <string>

namespace posiscope {

/// Lets "course:NAME" name the tables that are compiled in below :/lessons/experiment and :/lessons/tables.
/// To be called at the start.
void provideCourseTables();

/// The name of the file, or NAME, on one line.
QString shownTableName(const std::string& path);

/// The path from the root; "course:NAME" stays as it is.
QString absoluteTablePath(const QString& path);

}  // namespace posiscope
