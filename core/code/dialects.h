// SPDX-License-Identifier: GPL-3.0-or-later
// The libraries of copied programs.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace posiscope {

/// One library's spelling of NumPy's calls.
struct Spelling {
    std::string_view numpy, own;
};

struct CodeDialect {
    std::string_view id;                  ///< numpy
    std::string_view name;                ///< NumPy
    std::span<const Spelling> spellings;  ///< applied in this order
};

std::span<const CodeDialect> codeDialects();

/// The line in the spelling of the dialect.
std::string spelled(std::string line, const CodeDialect& dialect);

}  // namespace posiscope
