// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that come with the program.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/tables/inputfile.h"

namespace posiscope {

/// The beginning of a path that names a table of the program, not a file: "course:accuracy.csv".
inline constexpr std::string_view courseScheme = "course:";

bool isCourseTable(std::string_view path);

/// Gives the bytes of the table `name`, or nothing where there is none. It is called from any thread.
using CourseSource = std::function<std::optional<std::string>(const std::string& name)>;

/// Says where the tables are; before, there are none. To be called at the start, before any table is read.
void setCourseSource(CourseSource source);

/// Opens what the path "course:NAME" names. Errors are reasons without the path, as those of
/// InputFile::open().
Result<InputFile> openCourseTable(std::string_view path);

}  // namespace posiscope
