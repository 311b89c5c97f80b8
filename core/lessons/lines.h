// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a lesson's file.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/lessons/lesson.h"

namespace posiscope {

struct Line {
    std::string_view text;
    int number = 0;  ///< from 1
};

std::vector<Line> linesOf(std::string_view file);

/// "key<separator>value" as its two halves, without the spaces around them.
std::optional<std::pair<std::string_view, std::string_view>> halves(std::string_view line,
                                                                    std::string_view separator);

/// Lines joined again; blank ones around them are left out.
Passage passageOf(std::span<const Line> lines);

/// "key = value".
Result<Setting> settingIn(const Line& line, std::string_view text);

}  // namespace posiscope
