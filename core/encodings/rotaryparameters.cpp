// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rotaryparameters.h"

#include "core/encodings/common.h"
#include "core/math/random.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// The views of a query and a key, and of their score.
const std::vector<std::string> scoreViews{"rotation", "distance", "comparison"};

Parameter givenVector(const char* key, Text label, std::string symbol, Text tooltip) {
    return {.key = key,
            .label = std::move(label),
            .symbol = std::move(symbol),
            .tooltip = std::move(tooltip),
            .initial = NumberList{},
            .limits = {-1e6, 1e6},
            .broughtBy = Bringer{keys::vectors.name, {"given"}},
            .views = scoreViews};
}

}  // namespace

Parameter ropeLayoutParameter() {
    return {
        .key = keys::ropeLayout.name,
        .label = POSISCOPE_TR("core", "Pairs"),
        .tooltip = POSISCOPE_TR("core", "Which two elements of a query or key are turned together."),
        .initial = std::string("half-split"),
        .choices = {{"half-split", POSISCOPE_TR("core", "Half-split"),
                     POSISCOPE_TR("core", "Element i with element i + d/2: rotate_half (Llama, GPT-NeoX)")},
                    {"interleaved", POSISCOPE_TR("core", "Interleaved"),
                     POSISCOPE_TR("core", "Element 2i with element 2i + 1 (RoFormer, GPT-J)")}}};
}

Parameter headDimParameter() {
    return {.key = keys::headDim.name,
            .label = POSISCOPE_TR("core", "Head dimensions"),
            .symbol = "d<sub>head</sub>",
            .unit = POSISCOPE_TR("core", "dimensions"),
            .tooltip = POSISCOPE_TR(
                "core", "How many elements a query and a key of one attention head have; an even number."),
            .initial = std::int64_t{128},
            .limits = {2, largestDModel},
            .slider = Slider{{2, 16, 128, 1024}, Scale::logarithmic, 2}};
}

std::vector<Parameter> vectorParameters() {
    return {
        {.key = keys::vectors.name,
         .label = POSISCOPE_TR("core", "Query and key"),
         .tooltip = POSISCOPE_TR("core", "The vectors that are turned and compared."),
         .initial = std::string("ones"),
         .views = scoreViews,
         .choices = {{"ones", POSISCOPE_TR("core", "Ones"), POSISCOPE_TR("core", "Every element is 1")},
                     {"random", POSISCOPE_TR("core", "Random"),
                      POSISCOPE_TR("core", "Independent standard normal numbers of the seed")},
                     {"given", POSISCOPE_TR("core", "Given"),
                      POSISCOPE_TR("core", "The numbers of query and key")}}},
        {.key = keys::seed.name,
         .label = POSISCOPE_TR("core", "Seed"),
         .tooltip = POSISCOPE_TR("core", "Which random numbers: the same seed gives the same ones."),
         .initial = std::int64_t{1},
         .limits = {0, 2'147'483'647},
         .broughtBy = Bringer{keys::vectors.name, {"random"}},
         .views = scoreViews},
        givenVector(keys::query.name, POSISCOPE_TR("core", "Query"), "<i>q</i>",
                    POSISCOPE_TR("core", "One number for every element of the head; none at all: all ones.")),
        givenVector(keys::key.name, POSISCOPE_TR("core", "Key"), "<i>k</i>",
                    POSISCOPE_TR("core", "One number for every element of the head; none at all: all ones.")),
        {.key = keys::scoreScaled.name,
         .label = POSISCOPE_TR("core", "Scores divided by √head_dim"),
         .tooltip = POSISCOPE_TR("core", "As attention does before its softmax."),
         .initial = false,
         .seldom = true,
         .views = scoreViews},
    };
}

Layout ropeLayoutOf(const Values& values) {
    return values.get(keys::ropeLayout) == "interleaved" ? Layout::interleaved : Layout::halfSplit;
}

RotaryVectors rotaryVectorsOf(const Values& values) {
    const auto size = static_cast<std::size_t>(values.get(keys::headDim));
    const std::string& word = values.get(keys::vectors);
    RotaryVectors vectors{NumberList(size, 1.0), NumberList(size, 1.0)};
    if (word == "given") {
        if (!values.get(keys::query).empty()) vectors.query = values.get(keys::query);
        if (!values.get(keys::key).empty()) vectors.key = values.get(keys::key);
    }
    if (word == "random") {
        const auto seed = static_cast<std::uint64_t>(values.get(keys::seed));
        for (std::size_t j = 0; j < size; ++j) {
            vectors.query[j] = normalAt(seedOf(seed, 0), j);
            vectors.key[j] = normalAt(seedOf(seed, 1), j);
        }
    }
    return vectors;
}

std::shared_ptr<const SinusoidTable> rotaryAngles(const Values& values, std::int64_t dimensions,
                                                  std::span<const Frequency> frequencies) {
    return std::make_shared<SinusoidTable>(
        std::vector<Frequency>(frequencies.begin(), frequencies.end()),
        PairLayout(dimensions, Layout::halfSplit, true),
        SinusoidTable::Shape{values.get(keys::maxLen), values.get(keys::firstPosition)});
}

Failure checkHeadDim(const Values& values) {
    const std::int64_t dimensions = values.get(keys::headDim);
    if (dimensions % 2 == 0) return std::nullopt;
    return Error{{POSISCOPE_TR("core", "head_dim must be even, not %1: elements are turned in pairs"),
                  {groupedDigits(dimensions)}},
                 keys::headDim.name};
}

Failure checkVectors(const Values& values) {
    if (values.get(keys::vectors) != "given") return std::nullopt;
    for (const auto key : {keys::query, keys::key})
        if (auto failure = checkCount(key.name, values.get(key), values.get(keys::headDim))) return failure;
    return std::nullopt;
}

Failure checkCount(const char* key, const NumberList& numbers, std::int64_t count) {
    if (numbers.empty() || static_cast<std::int64_t>(numbers.size()) == count) return std::nullopt;
    return Error{{POSISCOPE_TR("core", "%1 must hold %2 numbers, not %3, or none at all"),
                  {key, groupedDigits(count), groupedDigits(static_cast<std::int64_t>(numbers.size()))}},
                 key};
}

}  // namespace posiscope
