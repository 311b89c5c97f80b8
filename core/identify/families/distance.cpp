// SPDX-License-Identifier: GPL-3.0-or-later
// Masks alone, and biases of the distance that have none of the known formulas.
#include <algorithm>

#include "core/identify/biases.h"
#include "core/identify/families/families.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// The values of a mask for visible and hidden keys.
struct MaskKind {
    const char* form;
    double seen;

    ExpectedCell at(std::int64_t query, std::int64_t key, double cell) const {
        if (key <= query) return {seen, 0};
        if (seen == 1) return {0, 0};
        return {isMasked(cell) ? cell : -HUGE_VAL, 0};
    }
};
constexpr MaskKind maskKinds[] = {{"mask", 0}, {"mask-of-ones", 1}};

Hypothesis maskOf(const MaskKind& kind, const Input& input, const Biases& biases) {
    Identity answer = recognisedAs("nope", {{"max_len", biases.length}, {"mask", std::string("causal")}});
    answer.evidence.emplace_back(
        POSISCOPE_TR("core", "the causal mask alone: nothing tells how far away a key is"));
    const auto expect = [kind](std::int64_t, std::int64_t query, std::int64_t key, double cell) {
        return kind.at(query, key, cell);
    };
    Hypothesis mask = hypothesisOf(input, biases, expect, std::move(answer));
    mask.answer.storage.form = kind.form;
    mask.answer.storage.words = "a mask of queries and keys";
    return mask;
}

/// A matrix of zeros, or of any other number: the same is added to all scores.
Hypothesis withoutMask(const Input& input, const Biases& biases) {
    const double first = biases.at(0, 0, 0);
    Identity answer = recognisedAs("nope", {{"max_len", biases.length}, {"mask", std::string("none")}});
    answer.evidence.emplace_back(
        first == 0 ? Text(POSISCOPE_TR("core", "a matrix of zeros: nothing is added to any score"))
                   : Text(POSISCOPE_TR("core",
                                       "all cells are %1: what is added to all scores alike tells nothing of "
                                       "positions"),
                          {inFull(first)}));
    const auto expect = [first](std::int64_t, std::int64_t, std::int64_t, double) -> ExpectedCell {
        return {first, 0};
    };
    Hypothesis same = hypothesisOf(input, biases, expect, std::move(answer));
    same.enough = 1;
    return same;
}

}  // namespace

std::vector<Hypothesis> proposeNope(const Input& input) {
    const auto biases = biasesOf(input);
    if (!biases || biases->length < 4) return {};
    std::vector<Hypothesis> all;
    for (const MaskKind& kind : maskKinds)
        all.push_back(maskOf(kind, input, *biases));
    const double first = biases->at(0, 0, 0);
    if (!biases->causal && std::isfinite(first) && !isMasked(first))
        all.push_back(withoutMask(input, *biases));
    return all;
}

namespace {

/// The curve of a head from distance 0 on: "−0.5, −0.25, 0 …".
std::string beginningOf(const ByDistance& curve) {
    constexpr std::int64_t most = 6;
    std::string words;
    const auto last = static_cast<std::int64_t>(curve.values.size() / 2);
    for (std::int64_t distance = 0; distance <= std::min(most - 1, last); ++distance)
        words += (distance == 0 ? "" : ", ") + withDigits(curve.at(distance), 4);
    return words + (last >= most ? " …" : "");
}

}  // namespace

std::vector<Hypothesis> proposeDistance(const Input& input) {
    const auto biases = biasesOf(input);
    if (!biases || biases->length < 5) return {};
    const auto curves = curvesOf(*biases);
    if (!curves) return {};
    constexpr std::size_t most = 4;
    Identity answer = recognisedAs("distance-bias", sizesOf(*biases));
    answer.ownNumbers = biases->heads * (biases->causal ? biases->length : 2 * biases->length - 1);
    answer.evidence.emplace_back(
        POSISCOPE_TR("core", "cells depend on the distance of query and key alone, by no known formula"));
    for (std::size_t head = 0; head < std::min(most, curves->size()); ++head)
        answer.evidence.emplace_back(
            Text(POSISCOPE_TR("core", "head %1 from distance 0 on: %2"),
                 {groupedDigits(static_cast<std::int64_t>(head)), beginningOf((*curves)[head])}));
    return {hypothesisOf(input, *biases, *curves, std::move(answer))};
}

}  // namespace posiscope
