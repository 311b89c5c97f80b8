// SPDX-License-Identifier: GPL-3.0-or-later
// A second encoding that can be laid beside a table from a file.
#pragma once

#include "core/state/state.h"

namespace posiscope {

/// Chooses an encoding that has the rows and columns of that shape, and the position of its first row, as far
/// as it has parameters for them: max_len, its width, first_position.
void chooseEncoding(State& state, const Encoding& encoding, const ModelShape& shape);

/// Chooses the encoding of A or of B. Where A is a table from a file, B takes its shape.
void chooseEncoding(State& state, Subject side, const Encoding& encoding);

/// Where A is a table from a file, B becomes the sinusoidal encoding of its shape: the same file again would
/// tell nothing. Only of a comparison.
void beginWithFormula(State& state);

}  // namespace posiscope
