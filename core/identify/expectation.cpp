// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/expectation.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "core/config/readerlines.h"
#include "core/encodings/positionlist.h"
#include "core/encodings/registry.h"
#include "core/encodings/ropeparameters.h"
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

/// The row of a program's reading for layers of this kind, if it has one.
const ReadRope* readingOfKind(const std::vector<ReadRope>& layers, const LayerKind& kind) {
    if (layers.size() == 1) return &layers.front();
    const std::string name = kind.name.english();
    const auto found = std::ranges::find_if(layers, [&](const ReadRope& read) {
        return read.layerType == name ||
               read.layerType == (kind.local ? "sliding_attention" : "full_attention") ||
               read.layerType == (kind.local ? "main" : "compress");
    });
    return found == layers.end() ? nullptr : &*found;
}

/// What a program reads otherwise than it was meant.
OptionValues differentlyRead(const ReadRope& read, const Values& meant) {
    OptionValues all;
    const auto add = [&](const std::string& key, const Value& value) {
        if (meant.at(key) != value) all.emplace_back(key, value);
    };
    add(keys::base.name, *read.base);
    add(keys::scaling.name, read.scaling);
    if (read.factor) add(keys::factor.name, *read.factor);
    if (read.original) add(keys::originalMaxPosition.name, *read.original);
    const std::int64_t width = meant.get(keys::headDim);
    if (read.rotated && *read.rotated > 0 && *read.rotated <= width &&
        *read.rotated != rotaryDimensionsOf(meant))
        add(keys::partialRotaryFactor.name, shareOf(*read.rotated, width));
    return all;
}

/// Options of a person change what was meant, and not what the file says.
void addReadings(Expectation& expected, const ModelConfig& configuration) {
    if (expected.encoding->id != ropeEncoding().id || expected.rotary.proportional.given()) return;
    for (const ProgramReading& program : configuration.programs) {
        const ReadRope* const read = readingOfKind(program.layers, configuration.shown());
        if (read == nullptr || read->fails() || read->scaling == "proportional") continue;
        OptionValues values = differentlyRead(*read, configuration.values());
        const bool known = std::ranges::any_of(
            expected.readings, [&values](const OtherReading& each) { return each.values == values; });
        if (!values.empty() && !known)
            expected.readings.push_back({program.program, std::move(values), readingInWords({*read})});
    }
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

Text tableOfOthers(const LayerKind& kind) {
    return Text(POSISCOPE_TR("core", "this is the table of other layers of the model (%1)"))
        .with(nameWithCount(kind));
}

void addConfigured(Expectation& expected, const ModelConfig& configuration) {
    expected.rotary = configuration.shown().rotary;
    if (configuration.statesRows) expected.given.push_back(keys::maxLen.name);
    std::ranges::copy_if(configuration.notUnderstood, std::back_inserter(expected.notUnderstood),
                         [](const std::string& key) { return key.find("rope") != std::string::npos; });
    addReadings(expected, configuration);
    const auto others = otherKinds(configuration);
    for (const LayerKind* each : others) {
        if (!each->rotary.proportional.given()) continue;
        expected.others.push_back(otherThan(expected, each->values,
                                            POSISCOPE_TR("core", "expected were layers that are not shown")));
        expected.others.back().rotary = each->rotary;
    }
    for (const LayerKind* each : others)
        expected.others.push_back(otherThan(expected, drawnValues(*each), tableOfOthers(*each)));
    addShorterTexts(expected);
    addWholeBuffer(expected);
}

Expectation expectedBy(const ModelConfig& configuration) {
    Expectation expected{&configuration.encoding(), configuration.values(),
                         configuredKeys(configuration.encoding())};
    addConfigured(expected, configuration);
    return expected;
}

}  // namespace posiscope
