// SPDX-License-Identifier: GPL-3.0-or-later
// The names of A and B of a comparison.
#pragma once

#include <QString>

#include "core/state/state.h"

namespace posiscope {

/// "A · RoPE, base 10 000" and "B · RoPE, base 500 000, YaRN, factor 8": the encoding, and the parameters in
/// which the side differs from the other one. What only this side has is named where it is not the usual
/// value. Without a comparison the encoding's name alone.
QString sideName(const State& whole, Subject side);

}  // namespace posiscope
