// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relate/sides.h"

#include "core/encodings/table.h"
#include "core/relate/tolerance.h"

namespace posiscope {

bool haveRelation(const Model& a, const Model& b) {
    return a.problem().empty() && b.problem().empty() && a.hasTable() && b.hasTable() &&
           (storedTableOf(a) != nullptr || storedTableOf(b) != nullptr);
}

std::optional<Relation> relationOf(const Model& a, const Model& b, const Progress& progress) {
    if (!haveRelation(a, b)) return std::nullopt;
    const auto left = storedTableOf(a), right = storedTableOf(b);
    const StoredTable& first = left ? *left : *right;
    const StoredTable& second = right ? *right : *left;
    return relate(a.table(), b.table(), cellTolerance(first, second), progress);
}

}  // namespace posiscope
