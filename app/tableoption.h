// FILE[:TENSOR], as --table, identify and convert take it.
#pragma once

#include <optional>

#include "app/commandline.h"

namespace posiscope {

/// Makes `state` show a table of a file. The value names the file as it is where there is one of that name;
/// otherwise the part before a colon does, and what follows is the table's name in it. Several tables and no
/// name: wrong usage, with a line for each table.
std::optional<CommandError> applyTable(const QString& value, State& state);

/// The file that `word` names, and the names of its arrays (arraysNamed()).
std::optional<CommandError> nameArrays(const QString& word, std::string& path,
                                       std::vector<std::string>& arrays);

}  // namespace posiscope
