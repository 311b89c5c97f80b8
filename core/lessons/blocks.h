// SPDX-License-Identifier: GPL-3.0-or-later
// The blocks of a step.
#pragma once

#include <span>
#include <string_view>

#include "core/lessons/lines.h"

namespace posiscope {

/// The line that opens a block, "```more TITLE" or "```place 1": its name, and what follows the name.
struct BlockOpening {
    std::string_view name;
    std::string_view title;
    int line = 0;
};

BlockOpening openingIn(const Line& line);

/// A block between lines of ``` that says something about its step.
struct BlockKind {
    std::string_view name;
    /// Reads what can be read, and adds the mistakes of the others.
    void (*read)(std::span<const Line> lines, const BlockOpening& opening, Step& step,
                 std::vector<Error>& mistakes);
    bool repeats = false;  ///< a step may have several, each with a title
};

/// Null when there is no such block.
const BlockKind* findBlockKind(std::string_view name);

/// Whether ```name begins lines of code, which belong to the step's text.
bool isCodeLanguage(std::string_view name);

}  // namespace posiscope
