// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/layerkind.h"

#include <algorithm>

#include "core/encodings/registry.h"
#include "core/parameters/keys.h"

namespace posiscope {

Values drawnValues(const LayerKind& kind) {
    Values values = kind.values;
    if (kind.rotary.proportional.given()) setScaling(kind.rotary.proportional, values);
    return values;
}

bool isSameKind(const Values& a, const Values& b) {
    const Encoding& encoding = *findEncoding(a.get(keys::encoding));
    return encoding.id == b.get(keys::encoding) &&
           std::all_of(encoding.parameters.begin(), encoding.parameters.end(), [&](const Parameter& row) {
               return row.key == keys::maxLen.name || !row.views.empty() || a.at(row.key) == b.at(row.key);
           });
}

const char* sortOf(const LayerKind& kind) {
    if (kind.values.get(keys::encoding) == nopeEncoding().id) return "nope";
    return kind.local ? "local" : "global";
}

Text nameWithCount(const LayerKind& kind) {
    if (!kind.layers) return kind.name;
    return Text(POSISCOPE_TR("core", "%1, %2 layers"))
        .with(kind.name)
        .with(Text::asIs(groupedDigits(kind.layers->count()) + "/" + groupedDigits(kind.layers->all)));
}

}  // namespace posiscope
