// SPDX-License-Identifier: GPL-3.0-or-later
// Names from files, made safe to show.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace posiscope {

/// `text` on one line, as valid UTF-8: control characters, line separators, invisible characters and those
/// that change the direction of what follows become \uXXXX, bytes that are no UTF-8 become �, and what is
/// longer than `most` characters ends in …. The result is text, not HTML: whoever puts it into HTML escapes
/// it.
std::string printable(std::string_view text, std::size_t most = 80);

}  // namespace posiscope
