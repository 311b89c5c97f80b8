// SPDX-License-Identifier: GPL-3.0-or-later
// Choices of a rotation on several axes that its files ask for.
#pragma once

#include "core/encodings/axisspectrum.h"

namespace posiscope {

inline bool isMixed(const Values& values) {
    return values.get(keys::allocation) == "mixed";
}

inline bool isOverAxis(const Values& values) {
    return values.get(keys::spectrumOver) == "axis";
}

inline bool isOverHeads(const Values& values) {
    return values.get(keys::spectrumOver) == "heads";
}

}  // namespace posiscope
