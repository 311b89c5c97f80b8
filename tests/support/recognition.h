// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the result of identify() with the expected encoding.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>

#include "core/identify/identify.h"
#include "core/parameters/parameter.h"

/// "base 10000, layout interleaved".
inline std::string wordsOf(const posiscope::OptionValues& options) {
    using namespace posiscope;
    std::string words;
    for (const auto& [key, value] : options) {
        words += (words.empty() ? "" : ", ") + key + " ";
        if (const auto* whole = std::get_if<std::int64_t>(&value)) words += std::to_string(*whole);
        if (const auto* real = std::get_if<double>(&value)) words += shortestDecimal(*real);
        if (const auto* flag = std::get_if<bool>(&value)) words += *flag ? "true" : "false";
        if (const auto* word = std::get_if<std::string>(&value)) words += *word;
        if (const auto* list = std::get_if<NumberList>(&value)) words += formatNumbers(*list);
    }
    return words;
}

inline std::string wordsOf(const posiscope::Identity& answer) {
    std::string words = answer.encoding + " (" + wordsOf(answer.options) + "), " + answer.storage.form;
    for (const posiscope::Alternative& each : answer.alternatives)
        words += "; or " + each.encoding + " (" + wordsOf(each.options) + ")";
    for (const posiscope::Finding& each : answer.mistakes)
        words += "; wrong: " + each.id;
    return words + "; " + std::to_string(answer.unexplainedCells) + " unexplained";
}

inline bool equalWithin(const posiscope::Value& a, const posiscope::Value& b, double tolerance) {
    const auto* x = std::get_if<double>(&a);
    const auto* y = std::get_if<double>(&b);
    return x != nullptr && y != nullptr ? std::abs(*x - *y) <= tolerance * std::abs(*y) : a == b;
}

/// Whether every option of the answer has the expected value.
inline bool tells(const posiscope::OptionValues& options, const posiscope::Values& values,
                  double tolerance = 1e-6) {
    return std::all_of(options.begin(), options.end(), [&](const auto& option) {
        return values.contains(option.first) &&
               equalWithin(option.second, values.at(option.first), tolerance);
    });
}

/// Whether the answer or one of its alternatives is the encoding with these parameters. `told` is an option
/// that it must contain.
inline bool names(const posiscope::Identity& answer, const std::string& encoding,
                  const posiscope::Values& values, double tolerance = 1e-6, const std::string& told = {}) {
    const auto says = [&](const std::string& id, const posiscope::OptionValues& options) {
        const bool given = told.empty() || std::any_of(options.begin(), options.end(),
                                                       [&](const auto& each) { return each.first == told; });
        return id == encoding && given && tells(options, values, tolerance);
    };
    return says(answer.encoding, answer.options) ||
           std::any_of(answer.alternatives.begin(), answer.alternatives.end(),
                       [&](const auto& each) { return says(each.encoding, each.options); });
}
