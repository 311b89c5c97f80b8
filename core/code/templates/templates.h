// The list of code templates.
#pragma once

#include "core/code/codetemplate.h"

// clang-format off
/// `NAMECode()` is defined in NAME.cpp. A new one is a line here.
#define POSISCOPE_CODE_TEMPLATES(each) \
    each(sinusoidal)                   \
    each(sinusoidal2d)                 \
    each(timestep)                     \
    each(fourier)                      \
    each(rope)                         \
    each(xpos)                         \
    each(alibi)                        \
    each(t5)                           \
    each(deberta)                      \
    each(shaw)                         \
    each(transformerXl)                \
    each(kerple)                       \
    each(fire)                         \
    each(nope)
// clang-format on

namespace posiscope {

#define POSISCOPE_DECLARE(name) const CodeTemplate& name##Code();
POSISCOPE_CODE_TEMPLATES(POSISCOPE_DECLARE)
#undef POSISCOPE_DECLARE

}  // namespace posiscope
