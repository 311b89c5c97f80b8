// SPDX-License-Identifier: GPL-3.0-or-later
// FILE:TENSOR, as the command line names a table.
#pragma once

#include <string>

namespace posiscope {

struct TableName {
    std::string path;
    std::string tensor;  ///< empty where none is named
};

/// Parts the text at the first colon before which there is a file or a folder, and FILE[3] before its
/// bracket. All of it is the path where there is a file of that name, or none of any, or where it names a
/// table of the course (coursetables.h).
TableName splitTableName(const std::string& text);

}  // namespace posiscope
