// SPDX-License-Identifier: GPL-3.0-or-later
// A second encoding that can be laid beside a table from a file.
#pragma once

#include "core/state/state.h"

namespace posiscope {

/// Chooses the encoding of A or of B. Where A is a table from a file, B takes its rows and columns, and the
/// position of its first row, as far as the encoding has parameters for them: max_len, d_model or head_dim,
/// first_position.
void chooseEncoding(State& state, Subject side, const Encoding& encoding);

/// Where A is a table from a file, B becomes the sinusoidal encoding of its shape: the same file again would
/// tell nothing. Only of a comparison.
void beginWithFormula(State& state);

}  // namespace posiscope
