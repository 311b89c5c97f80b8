// SPDX-License-Identifier: GPL-3.0-or-later
// A bias that depends only on the distance and has none of the known formulas.
#include <algorithm>

#include "core/identify/families/biases.h"
#include "core/identify/families/families.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

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

std::optional<Identity> recogniseDistance(const Input& input) {
    const auto biases = biasesOf(input);
    if (!biases || biases->length < 5) return std::nullopt;
    const auto curves = curvesOf(*biases);
    if (!curves) return std::nullopt;
    constexpr std::size_t most = 4;
    Identity answer;
    answer.recognised = true;
    answer.encoding = "distance-bias";
    answer.options = sizesOf(*biases);
    answer.ownNumbers = biases->heads * (biases->causal ? biases->length : 2 * biases->length - 1);
    answer.evidence.emplace_back(
        POSISCOPE_TR("core", "cells depend on the distance of query and key alone, by no known formula"));
    for (std::size_t head = 0; head < std::min(most, curves->size()); ++head)
        answer.evidence.emplace_back(
            Text(POSISCOPE_TR("core", "head %1 from distance 0 on: %2"),
                 {groupedDigits(static_cast<std::int64_t>(head)), beginningOf((*curves)[head])}));
    finishByDistance(input, *biases, *curves, answer);
    return answer;
}

}  // namespace posiscope
