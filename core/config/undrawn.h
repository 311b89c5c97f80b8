// SPDX-License-Identifier: GPL-3.0-or-later
// What a configuration says that no picture shows.
#pragma once

#include <cstdint>
#include <string>

#include "core/base/text.h"

namespace posiscope {

/// How many layers of a model are of one kind.
struct LayerCount {
    std::int64_t some = 0, all = 0;
    bool operator==(const LayerCount&) const = default;
};

/// Something that was read and that no parameter holds: a note, and the numbers that it does not tell.
struct Undrawn {
    Text what;
    std::string value = {};
};

}  // namespace posiscope
