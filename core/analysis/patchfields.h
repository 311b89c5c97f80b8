// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix of positions against positions as pictures of a grid.
#pragma once

#include <memory>

#include "core/analysis/patchgrid.h"
#include "core/fields/field.h"

namespace posiscope {

/// Row `row` of the matrix as a picture: height × width, and the pictures of these frames beside each other.
/// The cell (r, t · width + c) is matrix(row, patch r, c of the t-th of the frames). Its means are those of
/// the matrix over runs of columns.
std::shared_ptr<const Field> patchPicture(std::shared_ptr<const Field> matrix, const PatchGrid& grid,
                                          std::int64_t row, IndexRange frames);

/// The pictures of all patches of a frame to the same frame, laid out as the patches are:
/// (height · height) × (width · width). The cell (a · height + r, b · width + c) is
/// matrix(patch a, b; patch r, c). A mean costs one of the matrix for each row of patches that it covers, and
/// for each picture.
/// Source: Dosovitskiy et al., "An Image is Worth 16x16 Words", arXiv:2010.11929, Figure 7 (centre).
std::shared_ptr<const Field> patchPictures(std::shared_ptr<const Field> matrix, const PatchGrid& grid,
                                           std::int64_t frame);

}  // namespace posiscope
