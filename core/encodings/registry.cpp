// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/registry.h"

#include <algorithm>
#include <array>

#include "core/models/encoding.h"
#include "core/parameters/keys.h"

namespace posiscope {

std::span<const Encoding* const> encodings() {
#define POSISCOPE_ADDRESS(name) &name##Encoding(),
    static const std::array all{POSISCOPE_ENCODINGS(POSISCOPE_ADDRESS)};
#undef POSISCOPE_ADDRESS
    return all;
}

const Encoding* findEncoding(std::string_view id) {
    const auto all = encodings();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Encoding* each) { return each->id == id; });
    return found == all.end() ? nullptr : *found;
}

ModelShape shapeOf(const Values& values) {
    const Encoding* encoding = findEncoding(values.get(keys::encoding));
    return (encoding != nullptr ? encoding : encodings().front())->shape(values);
}

Text familyName(Family family) {
    switch (family) {
        case Family::absolute: return POSISCOPE_TR("core", "Absolute");
        case Family::rotary: return POSISCOPE_TR("core", "Rotary");
        case Family::relative: break;
    }
    return POSISCOPE_TR("core", "Relative and bias");
}

}  // namespace posiscope
