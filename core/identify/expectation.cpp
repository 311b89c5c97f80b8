// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/expectation.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "core/encodings/positionlist.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

bool Expectation::gives(const std::string& key) const {
    return std::find(given.begin(), given.end(), key) != given.end();
}

std::vector<std::string> configuredKeys(const Encoding& encoding) {
    // Rows may be any number, and trained numbers are in the weights.
    static const std::set<std::string> others{keys::maxLen.name, keys::positions.name, keys::seed.name,
                                              "values",          "standard_deviation", "initial_numbers"};
    std::vector<std::string> all;
    for (const Parameter& parameter : encoding.parameters)
        if (!others.contains(parameter.key)) all.push_back(parameter.key);
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

/// fairseq's buffer: row p holds position p, and padding has the row before the first word's.
void addWholeBuffer(Expectation& expected) {
    if (!isFairseqs(expected) || expected.values.get(keys::firstPosition) < 1) return;
    Values values = expected.values;
    values.set(keys::firstPosition, std::int64_t{0});
    const std::int64_t padding = expected.values.get(keys::firstPosition) - 1;
    expected.others.push_back(otherThan(
        expected, values,
        {POSISCOPE_TR("core", "this is the whole buffer: row p holds position p, and row %1 is for padding"),
         {groupedDigits(padding)}}));
    expected.others.back().paddingRow = padding;
}

}  // namespace

bool isFairseqs(const Expectation& expected) {
    return expected.encoding != nullptr && expected.encoding->id == "sinusoidal" &&
           expected.values.get(keys::layout) == "half-split" &&
           expected.values.get(keys::spectrum) == "endpoint";
}

void addConfigured(Expectation& expected, const ModelConfig& configuration) {
    expected.rotary = configuration.shown().rotary;
    if (configuration.statesRows) expected.given.push_back(keys::maxLen.name);
    std::ranges::copy_if(configuration.notUnderstood, std::back_inserter(expected.notUnderstood),
                         [](const std::string& key) { return key.find("rope") != std::string::npos; });
    const auto others = otherKinds(configuration);
    for (const LayerKind* each : others) {
        if (!each->rotary.proportional.given()) continue;
        expected.others.push_back(otherThan(expected, each->values,
                                            POSISCOPE_TR("core", "expected were layers that are not shown")));
        expected.others.back().rotary = each->rotary;
    }
    for (const LayerKind* each : others)
        expected.others.push_back(
            otherThan(expected, drawnValues(*each),
                      Text(POSISCOPE_TR("core", "this is the table of other layers of the model (%1)"))
                          .with(nameWithCount(*each))));
    addShorterTexts(expected);
    addWholeBuffer(expected);
}

}  // namespace posiscope
