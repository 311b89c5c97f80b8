// SPDX-License-Identifier: GPL-3.0-or-later
// Choices of parameters of rotary encodings.
#pragma once

#include <QtTest>

#include "core/encodings/ropeparameters.h"
#include "tests/support/setup.h"

/// The parameters of the rotary encodings, each with its default.
struct RopeSetup {
    std::int64_t headDim = 128;
    std::int64_t maxLen = 256;
    double base = 10000;
    const char* layout = "half-split";
    double partial = 1;
    std::int64_t firstPosition = 0;
    const char* scaling = "none";
    double factor = 4;
    std::int64_t original = 4096;
    std::int64_t sequence = 16384;
    double betaFast = 32;
    double betaSlow = 1;
    bool truncate = true;
    double mixedB = 1;
    double mscale = 0;
    double mscaleAllDim = 0;
    double attentionFactor = 0;
    double lowFreqFactor = 1;
    double highFreqFactor = 4;
    posiscope::NumberList shortFactor = {};
    posiscope::NumberList longFactor = {};
    double scaleBase = 512;
    const char* vectors = "ones";
    std::int64_t seed = 0;
    posiscope::NumberList query = {};
    posiscope::NumberList key = {};
    bool scoreScaled = false;
};

inline posiscope::Values valuesOf(const RopeSetup& setup, const char* encoding = "rope") {
    using namespace posiscope;
    Values values = defaultState().values;
    values.set(keys::encoding, std::string(encoding));
    values.set(keys::headDim, setup.headDim);
    values.set(keys::maxLen, setup.maxLen);
    values.set(keys::base, setup.base);
    values.set(keys::ropeLayout, std::string(setup.layout));
    values.set(keys::partialRotaryFactor, setup.partial);
    values.set(keys::firstPosition, setup.firstPosition);
    values.set(keys::scaling, std::string(setup.scaling));
    values.set(keys::factor, setup.factor);
    values.set(keys::originalMaxPosition, setup.original);
    values.set(keys::sequenceLength, setup.sequence);
    values.set(keys::betaFast, setup.betaFast);
    values.set(keys::betaSlow, setup.betaSlow);
    values.set(keys::truncate, setup.truncate);
    values.set(keys::mixedB, setup.mixedB);
    values.set(keys::mscale, setup.mscale);
    values.set(keys::mscaleAllDim, setup.mscaleAllDim);
    values.set(keys::attentionFactor, setup.attentionFactor);
    values.set(keys::lowFreqFactor, setup.lowFreqFactor);
    values.set(keys::highFreqFactor, setup.highFreqFactor);
    values.set(keys::shortFactor, setup.shortFactor);
    values.set(keys::longFactor, setup.longFactor);
    values.set(keys::scaleBase, setup.scaleBase);
    values.set(keys::vectors, std::string(setup.vectors));
    values.set(keys::seed, setup.seed);
    values.set(keys::query, setup.query);
    values.set(keys::key, setup.key);
    values.set(keys::scoreScaled, setup.scoreScaled);
    return values;
}

inline std::shared_ptr<const posiscope::Model> rope(const RopeSetup& setup) {
    return posiscope::findEncoding("rope")->make(valuesOf(setup));
}

inline std::shared_ptr<const posiscope::Model> xpos(const RopeSetup& setup) {
    return posiscope::findEncoding("xpos")->make(valuesOf(setup, "xpos"));
}

/// The vector at a position.
inline std::vector<double> rotated(const posiscope::Model& model, const std::vector<double>& vector,
                                   std::int64_t position, bool key = false) {
    std::vector<double> out(vector.size());
    model.rotary()->rotate(vector, position, key, out);
    return out;
}

inline double dot(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0;
    for (std::size_t j = 0; j < a.size(); ++j)
        sum += a[j] * b[j];
    return sum;
}

inline posiscope::NumberList counted(std::int64_t from, std::int64_t count, double step = 1) {
    posiscope::NumberList numbers;
    for (std::int64_t n = 0; n < count; ++n)
        numbers.push_back(static_cast<double>(from) + step * static_cast<double>(n));
    return numbers;
}

/// One of every kind, partial ones among them.
inline std::vector<std::pair<std::string, RopeSetup>> everyRope() {
    return {
        {"plain", {}},
        {"interleaved", {.headDim = 64, .layout = "interleaved"}},
        {"one pair", {.headDim = 2}},
        {"base 1e12", {.base = 1e12, .firstPosition = 16'777'216}},
        {"partial", {.headDim = 96, .partial = 0.4}},
        {"partial interleaved", {.headDim = 80, .layout = "interleaved", .partial = 0.25}},
        {"linear", {.scaling = "linear", .factor = 3}},
        {"ntk", {.scaling = "ntk", .factor = 8}},
        {"ntk, one pair", {.headDim = 2, .scaling = "ntk", .factor = 8}},
        {"ntk-mixed", {.base = 160000, .scaling = "ntk-mixed", .factor = 2}},
        {"ntk-mixed, b 0.625", {.headDim = 64, .scaling = "ntk-mixed", .factor = 8.5, .mixedB = 0.625}},
        {"ntk-mixed, one pair", {.headDim = 2, .scaling = "ntk-mixed", .factor = 1e6, .mixedB = 10}},
        {"dynamic", {.scaling = "dynamic", .factor = 10, .original = 2048, .sequence = 16384}},
        {"yarn", {.base = 500000, .scaling = "yarn", .factor = 16}},
        {"yarn, not truncated", {.scaling = "yarn", .factor = 7.3, .truncate = false}},
        {"yarn, DeepSeek",
         {.headDim = 64, .scaling = "yarn", .factor = 40, .mscale = 1, .mscaleAllDim = 0.707}},
        {"yarn, empty range", {.headDim = 48, .scaling = "yarn", .factor = 4, .original = 2}},
        {"yarn, partial", {.partial = 0.5, .scaling = "yarn", .attentionFactor = 1.5}},
        {"llama3", {.base = 500000, .scaling = "llama3", .factor = 8, .original = 8192}},
        {"llama3, a step",
         {.base = 500000, .scaling = "llama3", .factor = 16, .original = 8192, .highFreqFactor = 1}},
        {"proportional",
         {.headDim = 96, .base = 1e6, .partial = 0.25, .scaling = "proportional", .factor = 1}},
        {"proportional, divided",
         {.headDim = 64, .partial = 0.5, .firstPosition = 3, .scaling = "proportional", .factor = 8}},
        {"proportional interleaved",
         {.headDim = 64, .layout = "interleaved", .partial = 0.5, .scaling = "proportional", .factor = 2}},
        {"proportional, all of them", {.headDim = 32, .scaling = "proportional", .factor = 1}},
        {"longrope, short", {.scaling = "longrope", .sequence = 100, .shortFactor = counted(1, 64, 0.37)}},
        {"longrope, long", {.scaling = "longrope", .longFactor = counted(1, 64)}},
        {"longrope, growing",
         {.headDim = 8, .scaling = "longrope", .factor = 32, .longFactor = {0.001, 0.25, 900, 0.01}}}};
}

/// Rows of a test with the column `at`, to be read by ropeAt().
inline void ropeRows() {
    QTest::addColumn<int>("at");
    const auto all = everyRope();
    for (std::size_t at = 0; at < all.size(); ++at)
        QTest::newRow(all[at].first.c_str()) << static_cast<int>(at);
}

inline RopeSetup ropeAt(int at) {
    return everyRope()[static_cast<std::size_t>(at)].second;
}

/// What is wrong with the parameters, or nothing.
inline posiscope::Failure checked(const RopeSetup& setup) {
    return posiscope::findEncoding("rope")->check(valuesOf(setup));
}
