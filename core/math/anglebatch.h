// SPDX-License-Identifier: GPL-3.0-or-later
// Sines and cosines of many angles.
#pragma once

#include <algorithm>
#include <cstddef>

#include "core/math/phase.h"
#include "core/math/simd/kernels.h"
#include "core/math/sincoslane.h"

namespace posiscope {

namespace {  // NOLINT(*-dcl59-cpp,google-build-namespaces): as sincoslane.h

inline AngleWords wordsOf(Turns angle) {
    return {static_cast<std::uint32_t>(angle >> 96U), static_cast<std::uint32_t>(angle >> 64U),
            static_cast<std::uint32_t>(angle >> 32U), static_cast<std::uint32_t>(angle)};
}

}  // namespace

/// sine[i] and cosine[i] of angleOf(i) for i = 0 … count−1, the same numbers as sinCos() gives.
template <class AngleOf>
void sinCosOfEach(std::size_t count, const AngleOf& angleOf, double* sine, double* cosine) {
    constexpr std::size_t chunk = 256;  // the words stay in the first cache
    std::uint32_t words[4][chunk];
    for (std::size_t at = 0; at < count; at += chunk) {
        const std::size_t part = std::min(chunk, count - at);
        for (std::size_t i = 0; i < part; ++i) {
            const AngleWords angle = wordsOf(angleOf(at + i));
            words[0][i] = angle.first;
            words[1][i] = angle.second;
            words[2][i] = angle.third;
            words[3][i] = angle.fourth;
        }
        kernels().sinCos(words[0], words[1], words[2], words[3], part, sine + at, cosine + at);
    }
}

}  // namespace posiscope
