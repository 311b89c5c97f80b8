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

/// A part of a dial, in degrees.
struct DialSector {
    double from = 0;
    double span = 0;
};

/// What a picture says about its dials.
struct MarkedDials {
    const DialGrid& grid;
    std::function<qint64(qint64 n)> pairOf;                       ///< the pair of dial n
    std::function<DialSector(const PictureMark&)> sectorOf = {};  ///< of an arc; none: it draws no arcs
};

/// A frame around the dial of each pair that is marked, or the marked part of it, with its word beside it,
/// clear of all dials and their captions where there is room.
void drawDialMarks(QPainter& painter, const std::vector<PictureMark>& marks, const MarkedDials& dials,
                   QSize size, const Theme& theme);

}  // namespace posiscope
