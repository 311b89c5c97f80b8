// SPDX-License-Identifier: GPL-3.0-or-later
// The encodings that come with the program.
#pragma once

#include "core/models/encoding.h"

// clang-format off
/// The encodings in the order of menus: `NAMEEncoding()` is defined in NAME.cpp. A new one is a line here.
#define POSISCOPE_ENCODINGS(each) \
    /* Absolute */                \
    each(sinusoidal)              \
    each(learned)                 \
    each(sinusoidal2d)            \
    each(timestep)                \
    each(fourier)                 \
    each(table)                   \
    /* Rotary */                  \
    each(rope)                    \
    each(ropeAxes)                \
    each(xpos)                    \
    /* Relative and bias */       \
    each(alibi)                   \
    each(t5)                      \
    each(deberta)                 \
    each(shaw)                    \
    each(transformerXl)           \
    each(kerple)                  \
    each(fire)                    \
    each(cope)                    \
    each(nope)
// clang-format on

namespace posiscope {

#define POSISCOPE_DECLARE(name) const Encoding& name##Encoding();
POSISCOPE_ENCODINGS(POSISCOPE_DECLARE)
#undef POSISCOPE_DECLARE

}  // namespace posiscope
