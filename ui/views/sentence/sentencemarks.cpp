// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sentence/sentencemarks.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "ui/plot/picturemarks.h"

namespace posiscope {

namespace {

struct MarkedTable {
    std::string_view part;
    QRectF place;
    const Field* field = nullptr;
    double firstColumn = 0;
};

std::vector<MarkedTable> tablesOf(const SentencePicture& picture, const SentenceLayout& layout) {
    const SentenceResult& result = *picture.result;
    const auto keys = static_cast<double>(picture.firstPosition);
    return {{"embedding", layout.maps[0], result.embedding.get()},
            {"encoding", layout.maps[1], result.encoding.get()},
            {"input", layout.maps[2], result.input.get()},
            {"attention-without", layout.heads[0], result.weightsWithout.get(), keys},
            {"attention", layout.heads[1], result.weightsWith.get(), keys},
            {"outputs-without", layout.heads[2], result.outputsWithout.get()},
            {"outputs", layout.heads[3], result.outputsWith.get()}};
}

/// From one edge of a table to another, in cells.
QRectF cellsOf(const MarkedTable& table, const MarkedBlock& block, double firstPosition) {
    const auto rows = static_cast<double>(table.field->rows());
    const auto columns = static_cast<double>(table.field->columns());
    const double top = std::clamp(block.firstRow - firstPosition, 0.0, rows);
    const double bottom = std::clamp(block.lastRow - firstPosition + 1, 0.0, rows);
    const double left = std::clamp(block.firstColumn - table.firstColumn, 0.0, columns);
    const double right = std::clamp(block.lastColumn - table.firstColumn + 1, 0.0, columns);
    const double width = table.place.width() / columns, height = table.place.height() / rows;
    return {table.place.left() + left * width, table.place.top() + top * height,
            std::max(0.0, right - left) * width, std::max(0.0, bottom - top) * height};
}

}  // namespace

void drawSentenceMarks(QPainter& painter, const SentencePicture& picture, const SentenceLayout& layout,
                       const Theme& theme) {
    if (picture.marks.empty()) return;
    MarkBoard board([&](const MarkBoard::Draw& draw) { draw(painter); }, theme);
    for (const PictureMark& mark : picture.marks) {
        const auto block = blockOf(mark);
        if (!block) continue;
        board.begin(mark);
        std::string word = mark.word;
        for (const MarkedTable& table : tablesOf(picture, layout)) {
            if (table.place.isEmpty() || table.field == nullptr) continue;
            if (!mark.part.empty() && mark.part != table.part) continue;
            const QRectF cells = cellsOf(table, *block, static_cast<double>(picture.firstPosition));
            if (!cells.isEmpty()) board.frame(cells, table.place, std::exchange(word, {}));
        }
    }
    board.finish();
}

}  // namespace posiscope
