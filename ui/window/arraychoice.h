// SPDX-License-Identifier: GPL-3.0-or-later
// Which array of a file is meant.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/tables/tablefile.h"

class QString;
class QWidget;

namespace posiscope {

/// The arrays of numbers of any shape, the likeliest table first.
std::vector<TensorInfo> arraysOfNumbers(const TableFileInfo& file);

/// The name of the array that a person chooses, or of the only one; nothing where none was chosen.
std::optional<std::string> arrayChosen(const QString& path, const std::vector<TensorInfo>& arrays,
                                       QWidget* parent);

}  // namespace posiscope
