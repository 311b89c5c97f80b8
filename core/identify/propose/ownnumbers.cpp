// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/propose/ownnumbers.h"

#include <algorithm>
#include <cmath>

#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

/// The answer's number for this key, or nothing.
std::optional<double> numberOf(const Identity& answer, const char* key) {
    for (const auto& [name, value] : answer.options)
        if (const auto* const number = std::get_if<double>(&value); number != nullptr && name == key)
            return *number;
    return std::nullopt;
}

bool isScaled(const Identity& answer, const char* scaling) {
    return std::ranges::any_of(answer.options, [&](const auto& option) {
        return option.first == keys::scaling.name && option.second == Value(std::string(scaling));
    });
}

}  // namespace

std::optional<Expectation> ofAnotherLength(const Expectation& expected, const Identity& answer) {
    constexpr double rounding = 1e-6;  // of frequencies in float32
    if (expected.encoding == nullptr || !expected.values.contains(keys::sequenceLength.name))
        return std::nullopt;
    const auto found = numberOf(answer, keys::factor.name);
    if (expected.values.get(keys::scaling) != "dynamic" || !found || !isScaled(answer, "ntk") ||
        answer.encoding != expected.encoding->id || answer.unexplainedCells > 0)
        return std::nullopt;
    const double factor = expected.values.get(keys::factor);
    const auto context = static_cast<double>(expected.values.get(keys::originalMaxPosition));
    // As a configuration is read that gives none.
    const auto given = static_cast<double>(expected.values.get(keys::sequenceLength));
    if (given != std::round(factor * context)) return std::nullopt;
    const double length = (*found + factor - 1) * context / factor;
    if (length <= context || std::abs(length - std::round(length)) > rounding * length) return std::nullopt;
    Expectation other = expected;
    other.others.clear();
    other.values.set(keys::sequenceLength, static_cast<std::int64_t>(std::llround(length)));
    other.about = Text(POSISCOPE_TR("core", "these are the frequencies of a text of %1 positions"),
                       {groupedDigits(std::llround(length))});
    return other;
}

void nameBaseOfOtherLayers(const Expectation& expected, Identity& answer) {
    const auto found = numberOf(answer, keys::base.name);
    if (!found || expected.encoding == nullptr || answer.encoding != expected.encoding->id) return;
    const double meant = expected.values.get(keys::base);
    const bool theirs =
        *found != meant && std::ranges::any_of(expected.others, [&](const Expectation& other) {
            return other.encoding == expected.encoding && other.values.get(keys::base) == *found;
        });
    if (!theirs) return;
    for (Finding& each : answer.mistakes)
        if (each.id == "base-with-a-digit-missing") {
            each.id = "base-of-other-layers";
            each.text =
                Text(POSISCOPE_TR("core",
                                  "The base is %1, which other layers of this model have, where %2 was "
                                  "meant; all else is of these layers"),
                     {inFull(*found), inFull(meant)});
        }
}

}  // namespace posiscope
