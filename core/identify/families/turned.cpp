// SPDX-License-Identifier: GPL-3.0-or-later
// Biases and buckets as a function of key − query: the transposed matrix.
#include "core/identify/families/families.h"

namespace posiscope {

std::optional<Identity> recogniseTurned(const Subjects& subjects) {
    Subjects turned = subjects;
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
