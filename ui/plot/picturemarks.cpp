// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/picturemarks.h"

#include <cmath>
#include <optional>

namespace posiscope {

namespace {

using Kind = PictureMark::Kind;

constexpr double far = 1e7;

/// The columns of a pair; neighbours share a frame.
std::vector<MarkedBlock> pairBlocks(const std::vector<double>& columns) {
    if (columns.size() == 2 && std::abs(columns[0] - columns[1]) == 1)
        return {{-far, far, std::min(columns[0], columns[1]), std::max(columns[0], columns[1])}};
    std::vector<MarkedBlock> blocks;
    blocks.reserve(columns.size());
    for (const double column : columns)
        blocks.push_back({-far, far, column, column});
    return blocks;
}

void addBlocks(MarkBoard& board, const PictureMark& mark, const MarkedCells& grid,
               const std::function<std::vector<double>(std::int64_t)>& pairColumns) {
    std::vector<MarkedBlock> blocks;
    if (const auto block = blockOf(mark))
        blocks.push_back(*block);
    else if (mark.kind == Kind::pair)
        blocks = pairBlocks(pairColumns(std::llround(mark.at[0])));
    std::string word = mark.word;
    for (const auto& [top, bottom, left, right] : blocks)
        board.frame(grid.cells(top, bottom, left, right), grid.area, std::exchange(word, {}));
}

/// The kind of mark that names a number on the axis across curves.
std::optional<Kind> kindAlong(CellPicture::Cells cells) {
    switch (cells) {
        case CellPicture::Cells::alongPositions: return Kind::row;
        case CellPicture::Cells::alongPairs: return Kind::pair;
        case CellPicture::Cells::alongDistances: return Kind::column;
        default: return std::nullopt;
    }
}

void addDiagonal(MarkBoard& board, const PictureMark& mark, const MarkedCells& grid) {
    const double k = mark.at[0];
    board.line({grid.at(-far, -far + k), grid.at(far, far + k)}, grid.area, false, mark.word);
}

}  // namespace

QPointF MarkedCells::at(double row, double column) const {
    return {across->coordToPixel(turned ? row : column), down->coordToPixel(turned ? column : row)};
}

QRectF MarkedCells::cells(double firstRow, double lastRow, double firstColumn, double lastColumn) const {
    return QRectF(at(firstRow - 0.5, firstColumn - 0.5), at(lastRow + 0.5, lastColumn + 0.5)).normalized();
}

QRectF MarkedCells::upright(double number) const {
    constexpr double least = 15;  // wide enough to leave the point inside in sight
    double from = across->coordToPixel(number - 0.5), to = across->coordToPixel(number + 0.5);
    if (const double missing = least - std::abs(to - from); missing > 0) {
        const double side = (from < to ? 1 : -1) * missing / 2;
        from -= side;
        to += side;
    }
    return QRectF(from, area.top(), to - from, area.height()).normalized();
}

std::vector<PictureMark> marksOf(const State& state, std::string_view view) {
    const std::string& text = state.get(keys::marks);
    if (text.empty()) return {};
    auto wanted = pictureMarksOf(text);
    if (!wanted) return {};  // a session by hand: the lesson's checker has said it
    std::erase_if(*wanted, [&](const PictureMark& mark) { return !mark.view.empty() && mark.view != view; });
    return *std::move(wanted);
}

std::optional<MarkedBlock> blockOf(const PictureMark& mark) {
    const std::vector<double>& at = mark.at;
    switch (mark.kind) {
        case Kind::cell: return MarkedBlock{at[0], at[0], at[1], at[1]};
        case Kind::row: return MarkedBlock{at[0], at[0], -far, far};
        case Kind::column: return MarkedBlock{-far, far, at[0], at[0]};
        case Kind::region: return MarkedBlock{at[0], at[1], at[2], at[3]};
        default: return std::nullopt;
    }
}

void addPictureMarks(MarkBoard& board, const std::vector<PictureMark>& wanted, const MarkedCells& grid,
                     const std::function<std::vector<double>(std::int64_t pair)>& pairColumns) {
    using Cells = CellPicture::Cells;
    const auto along = kindAlong(grid.kind);
    for (const PictureMark& mark : wanted) {
        board.begin(mark);
        if (along) {
            if (mark.kind == *along) board.frame(grid.upright(mark.at[0]), grid.area, mark.word);
        } else if (mark.kind == Kind::diagonal) {
            if (grid.kind != Cells::table) addDiagonal(board, mark, grid);
        } else if (mark.kind == Kind::arrow) {
            board.line({grid.at(mark.at[0], mark.at[1]), grid.at(mark.at[2], mark.at[3])}, grid.area, true,
                       mark.word);
        } else if (mark.kind != Kind::pair || grid.kind != Cells::positions) {
            addBlocks(board, mark, grid, pairColumns);
        }
    }
}

}  // namespace posiscope
