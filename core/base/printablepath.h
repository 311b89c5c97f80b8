// SPDX-License-Identifier: GPL-3.0-or-later
// Paths in messages.
#pragma once

#include <string>
#include <string_view>

namespace posiscope {

/// The path as printable() shows it. Of one that would fill a message its last 300 bytes remain, which have
/// the file's name, and … stands before them.
std::string printablePath(std::string_view path);

}  // namespace posiscope
