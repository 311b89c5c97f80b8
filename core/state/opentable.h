// SPDX-License-Identifier: GPL-3.0-or-later
// A state that shows a table from a file.
#pragma once

#include <string>

#include "core/state/state.h"

namespace posiscope {

/// Looks into the file and makes `state` show `tensor` of it, or the only table where `tensor` is empty. On
/// failure the state stays as it was.
Failure openTable(State& state, const std::string& path, const std::string& tensor);

}  // namespace posiscope
