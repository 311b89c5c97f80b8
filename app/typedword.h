// SPDX-License-Identifier: GPL-3.0-or-later
// Words with a fixed spelling, as people type them.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace posiscope {

/// The word that is meant: in any case, with _ for -, or by another name of the field (“bf16” is bfloat16).
/// Empty where there is none.
std::string typedWord(std::string_view typed, std::span<const std::string> words);

}  // namespace posiscope
