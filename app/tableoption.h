// --table FILE[:TENSOR]
#pragma once

#include <optional>

#include "app/commandline.h"

namespace posiscope {

/// Makes `state` show a table of a file. The value names the file as it is where there is one of that name;
/// otherwise the part before a colon does, and what follows is the table's name in it. Several tables and no
/// name: wrong usage, with a line for each table.
std::optional<CommandError> applyTable(const QString& value, State& state);

}  // namespace posiscope
