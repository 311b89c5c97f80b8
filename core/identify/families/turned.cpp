// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices of biases with keys for queries.
#include "core/identify/families/families.h"

namespace posiscope {

/// Biases and buckets as a function of key − query: the transposed matrix.
std::optional<Identity> recogniseTurned(const Input& input) {
    Input turned = input;
    turned.turned = true;
    for (auto* const recognise : {recogniseAlibi, recogniseBuckets}) {
        auto found = recognise(turned);
        if (!found) continue;
        found->storage.form += "-key-minus-query";
        found->evidence.emplace_back(POSISCOPE_TR("core", "distances count key − query"));
        return found;
    }
    return std::nullopt;
}

}  // namespace posiscope
