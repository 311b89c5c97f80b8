// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/tablename.h"

#include <filesystem>

#include "core/tables/coursetables.h"

namespace posiscope {

namespace {

bool isThere(const std::string& path) {
    std::error_code problem;
    return std::filesystem::exists(path, problem);
}

bool isFile(const std::string& path) {
    std::error_code problem;
    return isThere(path) && !std::filesystem::is_directory(path, problem);
}

}  // namespace

TableName splitTableName(const std::string& text) {
    if (isCourseTable(text) || isThere(text)) return {text, {}};
    // A file before a folder.
    for (const auto& is : {isFile, isThere})
        for (auto colon = text.find(':'); colon != std::string::npos; colon = text.find(':', colon + 1))
            if (is(text.substr(0, colon))) return {text.substr(0, colon), text.substr(colon + 1)};
    // FILE[3] is FILE:[3].
    const auto bracket = text.rfind('[');
    if (bracket != std::string::npos && text.ends_with(']') && isFile(text.substr(0, bracket)))
        return {text.substr(0, bracket), text.substr(bracket)};
    return {text, {}};
}

}  // namespace posiscope
