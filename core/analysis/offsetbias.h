// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with a bias for each offset of patches.
#pragma once

#include <memory>
#include <string_view>

#include "core/analysis/patchgrid.h"
#include "core/fields/field.h"

namespace posiscope {

/// The patches that a table has biases for. `given` is their grid as parsePatchGrid() reads it; empty: a
/// square, with a token in front where there are three rows more. The Error says what to give, with the key
/// "patch_grid".
Result<PatchGrid> offsetGridOf(std::int64_t rows, std::string_view given);

/// Column `head` of the table as a matrix of queries × keys of the grid, which is offsetGridOf() its rows.
/// With T × H × W patches and Δ = query − key, in raster order, the bias is that of row
///     ((Δt + T − 1)(2H − 1) + Δr + H − 1)(2W − 1) + Δc + W − 1.
/// A token in front has the three rows behind them: token to patch, patch to token, token to itself.
/// Sources: microsoft/Swin-Transformer, models/swin_transformer.py; SwinTransformer/Video-Swin-Transformer;
/// microsoft/unilm, beit/modeling_finetune.py.
std::shared_ptr<const Field> offsetBias(std::shared_ptr<const Field> table, const PatchGrid& grid,
                                        std::int64_t head);

}  // namespace posiscope
