// SPDX-License-Identifier: GPL-3.0-or-later
// "cos,sin": two tables of a file as one.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/fields/storedtable.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// Whether these are all tables of a file, and are cosines and sines by their names and shapes.
bool areCosinesAndSines(const std::vector<TensorInfo>& tables);

/// The two names around a comma that is not part of an index in brackets; neither is empty.
std::optional<std::pair<std::string, std::string>> twoNames(const std::string& names);

/// The columns of `left`, then those of `right`; the name has both with a comma between them. Fails where
/// they have different numbers of rows or types. The error is the reason alone.
Result<std::shared_ptr<const StoredTable>> beside(const StoredTable& left, const StoredTable& right);

}  // namespace posiscope
