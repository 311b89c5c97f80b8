// SPDX-License-Identifier: GPL-3.0-or-later
// The grid of image patches that the rows of a table stand for.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/positions/positions.h"

namespace posiscope {

/// A place of a grid, from 0 each.
struct Patch {
    std::int64_t frame = 0, row = 0, column = 0;
    bool operator==(const Patch&) const = default;
};

/// Rows that are patches of an image, or of the frames of a film, read row by row and frame by frame, with
/// tokens in front that are no patches (a class token, registers, text).
struct PatchGrid {
    std::int64_t tokensInFront = 0;
    std::int64_t frames = 1, height = 1, width = 1;

    std::int64_t patchesOfFrame() const { return height * width; }
    std::int64_t rows() const { return tokensInFront + frames * patchesOfFrame(); }
    std::int64_t rowOf(const Patch& patch) const {
        return tokensInFront + (patch.frame * height + patch.row) * width + patch.column;
    }
    /// Nothing for a token in front.
    std::optional<Patch> patchOf(std::int64_t row) const;

    bool operator==(const PatchGrid&) const = default;
};

/// Reads "14x14" (height, width), "1+14x14" (tokens in front), "8x14x14" (frames), "1+8x14x14".
Result<PatchGrid> parsePatchGrid(std::string_view text);
/// The text that parsePatchGrid() reads back.
std::string formatPatchGrid(const PatchGrid& grid);

/// The grid of rows that have these positions. `given` is one as parsePatchGrid() reads it, which must have
/// as many rows; empty: the axes of the positions say it, where frames, rows and columns follow each
/// other as in a raster, behind tokens with the same number on all axes. On one axis it is a square with 0,
/// 1, 2 or 5 tokens in front (197 rows are 1 + 14 · 14). The Error says what to give, with the key
/// "patch_grid".
Result<PatchGrid> patchGridOf(const Positions& positions, std::string_view given);

}  // namespace posiscope
