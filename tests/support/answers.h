// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers for answers about tables.
#pragma once

#include <cmath>

#include "core/identify/identify.h"

/// The option of an answer as a number.
inline double numberOf(const posiscope::Identity& answer, const std::string& key) {
    for (const auto& [name, value] : answer.options) {
        if (name != key) continue;
        if (const auto* real = std::get_if<double>(&value)) return *real;
        if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
        if (const auto* flag = std::get_if<bool>(&value)) return *flag ? 1 : 0;
    }
    return NAN;
}

/// The option of an answer as a word.
inline std::string wordOf(const posiscope::Identity& answer, const std::string& key) {
    for (const auto& [name, value] : answer.options)
        if (const auto* word = std::get_if<std::string>(&value); word != nullptr && name == key) return *word;
    return {};
}

/// Whether a mistake says that rows or columns are in another order, or missing.
inline bool isAboutOrder(const std::string& id) {
    return id.starts_with("rows-") || id.starts_with("columns-");
}

/// The ids of the mistakes, with commas.
inline std::string idsOf(const posiscope::Identity& answer) {
    std::string ids;
    for (const posiscope::Finding& finding : answer.mistakes)
        ids += (ids.empty() ? "" : ", ") + finding.id;
    return ids;
}
