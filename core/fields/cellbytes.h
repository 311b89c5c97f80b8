// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as the bytes of a file.
#pragma once

#include <string>

#include "core/fields/celltype.h"

namespace posiscope {

/// Appends a number, which the type holds exactly, in the byte order of this machine. Types of whole numbers
/// are written as float64.
void appendCell(CellType type, double number, std::string& bytes);

}  // namespace posiscope
