// SPDX-License-Identifier: GPL-3.0-or-later
// Files that Posiscope does not read, by what they are.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/tables/inputfile.h"

namespace posiscope {

/// What a file with these first bytes (the more, the better; 600 tell all) is, and the line that converts it.
/// Nothing where they say nothing.
std::optional<Error> knownFormat(std::string_view beginning);

/// That it is of no known kind.
Error unknownFormat();

/// The same for a whole file, by its name too: there is an answer for every file.
Error whyNotRead(const InputFile& file, const std::string& path);

}  // namespace posiscope
