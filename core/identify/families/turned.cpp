// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices of biases with keys for queries.
#include "core/identify/families/families.h"

namespace posiscope {

/// Biases and buckets as a function of key − query: the transposed matrix.
std::vector<Hypothesis> proposeTurned(const Input& input) {
    Input turned = input;
    turned.turned = true;
    std::vector<Hypothesis> all;
    for (auto* const propose : {proposeAlibi, proposeBuckets})
        for (Hypothesis& each : propose(turned)) {
            each.answer.storage.form += "-key-minus-query";
            each.answer.evidence.emplace_back(POSISCOPE_TR("core", "distances count key − query"));
            all.push_back(std::move(each));
        }
    return all;
}

}  // namespace posiscope
