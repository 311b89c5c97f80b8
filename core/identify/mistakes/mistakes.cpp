// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/mistakes/mistakes.h"

#include <array>

namespace posiscope {

std::span<const Mistake* const> mistakes() {
#define POSISCOPE_ADDRESS(name) &name##Mistake(),
    static const std::array all{POSISCOPE_MISTAKES(POSISCOPE_ADDRESS)};
#undef POSISCOPE_ADDRESS
    return all;
}

}  // namespace posiscope
