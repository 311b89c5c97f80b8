// SPDX-License-Identifier: GPL-3.0-or-later
// FILE[:TENSOR], as --table, identify and convert take it.
#pragma once

#include <optional>

#include "app/commandoptions.h"

namespace posiscope {

/// Makes `state` show a table of a file. `value` is the path of an existing file, or a path, a colon and the
/// name of a table in that file. Several tables and no name is wrong usage; the error lists the tables.
std::optional<CommandError> applyTable(const QString& value, State& state);

/// The file that `word` names, and the names of its arrays (arraysNamed()).
std::optional<CommandError> nameArrays(const QString& word, std::string& path,
                                       std::vector<std::string>& arrays);

}  // namespace posiscope
