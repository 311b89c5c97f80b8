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

/// The same in a title: "A · base 100", "B · learned.npy"; the letter alone where nothing differs. Of many
/// differences it has the first two.
QString titleOfVariant(const State& whole, std::size_t n);

/// The same as briefly as a line has room for: "A" and "B" of a comparison.
QString letterOfVariant(const State& whole, std::size_t n);

/// The label of a parameter inside a sentence: "Base" → "base", but "YaRN" as it is.
QString insideSentence(QString label);

/// The n-th of statesTogether(): what it has otherwise than the others, "base 100", "YaRN", "learned.npy".
QString nameOfVariant(const State& whole, std::size_t n);

}  // namespace posiscope
