// SPDX-License-Identifier: GPL-3.0-or-later
// Paths of tables in files, and names of the course's tables (core/tables/coursetables.h).
#pragma once

#include <QString>
#include <string>

namespace posiscope {

/// Makes "course:NAME" name the built-in tables of :/lessons/experiment and :/lessons/tables. To be called at
/// the start.
void provideCourseTables();

/// The name of the file, or NAME, on one line.
QString shownTableName(const std::string& path);

/// The absolute path; "course:NAME" stays as it is.
QString absoluteTablePath(const QString& path);

}  // namespace posiscope
