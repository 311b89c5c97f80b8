// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/expectation.h"

#include <algorithm>
#include <iterator>

#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

bool Expectation::gives(const std::string& key) const {
    return std::find(given.begin(), given.end(), key) != given.end();
}

std::vector<std::string> configuredKeys(const Encoding& encoding) {
    std::vector<std::string> all;
    for (const Parameter& parameter : encoding.parameters)
        if (parameter.key != keys::maxLen.name) all.push_back(parameter.key);
    return all;
}

namespace {

Expectation otherThan(const Expectation& expected, const Values& values, Text about) {
    Expectation other{expected.encoding, values, expected.given};
    other.about = std::move(about);
    return other;
}

/// The same frequencies where no text is longer than the original length: these are the ones that a model
/// begins with.
void addShorterTexts(Expectation& expected) {
    if (!expected.values.contains(keys::scaling.name)) return;
    const std::string scaling = expected.values.get(keys::scaling);
    const std::int64_t original = expected.values.get(keys::originalMaxPosition);
    if ((scaling != "longrope" && scaling != "dynamic") ||
        expected.values.get(keys::sequenceLength) <= original)
        return;
    Values values = expected.values;
    values.set(keys::sequenceLength, original);
    expected.others.push_back(otherThan(
        expected, values,
        {POSISCOPE_TR("core",
                      "these are the frequencies of texts of up to %1 positions; longer ones have others"),
         {groupedDigits(original)}}));
}

}  // namespace

void addConfigured(Expectation& expected, const ConfigReading& configuration) {
    expected.rotary = configuration.rotary;
    std::ranges::copy_if(configuration.notUnderstood, std::back_inserter(expected.notUnderstood),
                         [](const std::string& key) { return key.find("rope") != std::string::npos; });
    if (configuration.hidden) {
        expected.others.push_back(otherThan(expected, configuration.hidden->values,
                                            POSISCOPE_TR("core", "expected were layers that are not shown")));
        expected.others.back().rotary = configuration.hidden->rotary;
    }
    for (const OtherKind& each : configuration.others)
        expected.others.push_back(
            otherThan(expected, each.values,
                      Text(POSISCOPE_TR("core", "this is the table of other layers of the model (%1)"))
                          .with(each.name)));
    addShorterTexts(expected);
}

}  // namespace posiscope
