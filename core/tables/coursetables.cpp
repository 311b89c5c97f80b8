// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/coursetables.h"

#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

CourseSource& commonSource() {
    static CourseSource source;
    return source;
}

}  // namespace

bool isCourseTable(std::string_view path) {
    return path.starts_with(courseScheme);
}

void setCourseSource(CourseSource source) {
    commonSource() = std::move(source);
}

Result<InputFile> openCourseTable(std::string_view path) {
    const std::string name(path.substr(courseScheme.size()));
    const auto bytes = commonSource() ? commonSource()(name) : std::nullopt;
    if (!bytes) return tableError(POSISCOPE_TR("core", "the course has no table of this name"));
    return InputFile::inMemory(*bytes);
}

}  // namespace posiscope
