// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of a lesson around dials.
#pragma once

#include <QPainter>
#include <functional>
#include <vector>

#include "core/lessons/picturemarks.h"
#include "ui/style/theme.h"
#include "ui/views/shared/dialgrid.h"

namespace posiscope {

/// A frame around the dial of each pair that is marked, with its word beside it, clear of all dials and their
/// captions where there is room. `pairOf` is the pair of dial n.
void drawDialMarks(QPainter& painter, const std::vector<PictureMark>& marks, const DialGrid& grid,
                   const std::function<qint64(qint64 n)>& pairOf, QSize size, const Theme& theme);

}  // namespace posiscope
