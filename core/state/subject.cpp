// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/subject.h"

#include <algorithm>
#include <array>
#include <utility>

namespace posiscope {

namespace {

constexpr std::array<std::pair<Subject, std::string_view>, 5> ids{{{Subject::a, "a"},
                                                                   {Subject::b, "b"},
                                                                   {Subject::difference, "difference"},
                                                                   {Subject::both, "both"},
                                                                   {Subject::each, "each"}}};

}  // namespace

std::string_view idOf(Subject subject) {
    return std::find_if(ids.begin(), ids.end(), [&](const auto& each) { return each.first == subject; })
        ->second;
}

std::optional<Subject> subjectOf(std::string_view id) {
    const auto* const found =
        std::find_if(ids.begin(), ids.end(), [&](const auto& each) { return each.second == id; });
    if (found == ids.end()) return std::nullopt;
    return found->first;
}

}  // namespace posiscope
