// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of a lesson over a picture of cells.
#pragma once

#include <qcustomplot.h>

#include "core/lessons/picturemarks.h"
#include "core/state/state.h"
#include "ui/plot/markboard.h"

namespace posiscope {

/// What a view's picture can be marked in: the cells of a table, of a matrix of positions or of dimensions,
/// or the numbers on the axis across curves.
struct CellPicture {
    enum class Cells { none, table, positions, dimensions, alongPositions, alongPairs, alongDistances };
    Cells cells = Cells::none;
    std::string_view view = {};  ///< its id
};

/// The cells of a picture in pixels.
struct MarkedCells {
    CellPicture::Cells kind = CellPicture::Cells::none;
    QRect area;           ///< the picture
    bool turned = false;  ///< rows run across
    QCPAxis* across = nullptr;
    QCPAxis* down = nullptr;

    /// The pixel of a row and a column; halves are the edges of cells.
    QPointF at(double row, double column) const;
    QRectF cells(double firstRow, double lastRow, double firstColumn, double lastColumn) const;
    /// A number on the axis across, from the top of the picture to its bottom.
    QRectF upright(double number) const;
};

/// The marks of a lesson that a view has.
std::vector<PictureMark> marksOf(const State& state, std::string_view view);

/// First and last row, first and last column of a mark that is a rectangle; far beyond the picture where it
/// goes all the way. Nothing for other marks.
struct MarkedBlock {
    double firstRow = 0, lastRow = 0, firstColumn = 0, lastColumn = 0;
};
std::optional<MarkedBlock> blockOf(const PictureMark& mark);

/// Draws those marks that a picture of these axes can have, each with its word beside it. `pairColumns` are
/// the columns of a pair.
void addPictureMarks(MarkBoard& board, const std::vector<PictureMark>& wanted, const MarkedCells& grid,
                     const std::function<std::vector<double>(std::int64_t pair)>& pairColumns);

}  // namespace posiscope
