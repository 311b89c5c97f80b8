// SPDX-License-Identifier: GPL-3.0-or-later
// Two tables of one file side by side: cosines and sines.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/base/result.h"
#include "core/fields/storedtable.h"

namespace posiscope {

/// "cos" and "sin" of "cos,sin"; nothing where there is no comma outside of brackets.
std::optional<std::pair<std::string, std::string>> namesOfTwo(const std::string& name);

/// The rows of the one, each followed by that of the other. An Error where shapes or types differ.
Result<std::shared_ptr<const StoredTable>> sideBySide(const StoredTable& left, const StoredTable& right);

}  // namespace posiscope
