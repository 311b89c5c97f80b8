// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/offsetbias.h"

#include <cmath>

#include "core/analysis/patchparameters.h"

namespace posiscope {

namespace {

constexpr std::int64_t rowsOfToken = 3;

std::int64_t offsetsOf(const PatchGrid& grid) {
    return (2 * grid.frames - 1) * (2 * grid.height - 1) * (2 * grid.width - 1);
}

class OffsetBias final : public Field {
 public:
    OffsetBias(std::shared_ptr<const Field> table, const PatchGrid& grid, std::int64_t head)
        : table_(std::move(table)), grid_(grid), head_(head) {}

    std::int64_t rows() const override { return grid_.rows(); }
    std::int64_t columns() const override { return grid_.rows(); }
    bool finite() const override { return table_->finite(); }
    double value(std::int64_t query, std::int64_t key) const override {
        return table_->value(rowOf(query, key), head_);
    }

 private:
    std::int64_t rowOf(std::int64_t query, std::int64_t key) const {
        const auto q = grid_.patchOf(query), k = grid_.patchOf(key);
        if (!q || !k) return offsetsOf(grid_) + (q ? 1 : k ? 0 : 2);
        const std::int64_t later = q->frame - k->frame + grid_.frames - 1;
        const std::int64_t down = q->row - k->row + grid_.height - 1;
        const std::int64_t right = q->column - k->column + grid_.width - 1;
        return (later * (2 * grid_.height - 1) + down) * (2 * grid_.width - 1) + right;
    }

    std::shared_ptr<const Field> table_;
    PatchGrid grid_;
    std::int64_t head_;
};

}  // namespace

Result<PatchGrid> offsetGridOf(std::int64_t rows, std::string_view given) {
    if (!given.empty()) {
        const auto grid = parsePatchGrid(given);
        if (!grid) return grid;
        if (grid->tokensInFront > 1)
            return Error{POSISCOPE_TR("core", "a table of biases has at most one token in front"),
                         keys::patchGrid.name};
        const std::int64_t needed = offsetsOf(*grid) + (grid->tokensInFront > 0 ? rowsOfToken : 0);
        if (needed == rows) return grid;
        return Error{
            {POSISCOPE_TR("core",
                          "biases of all offsets of a grid of %1 patches have %2 rows, and there are %3"),
             {formatPatchGrid(*grid), groupedDigits(needed), groupedDigits(rows)}},
            keys::patchGrid.name};
    }
    for (const std::int64_t token : {0, 1}) {
        const std::int64_t offsets = rows - token * rowsOfToken;
        const auto side = std::llround(std::sqrt(static_cast<double>(std::max<std::int64_t>(0, offsets))));
        if (side > 1 && side % 2 == 1 && side * side == offsets)
            return PatchGrid{token, 1, (side + 1) / 2, (side + 1) / 2};
    }
    return Error{
        {POSISCOPE_TR("core",
                      "the number of rows, %1, is not (2H − 1)² or three more: give the grid, such as 7x14"),
         {groupedDigits(rows)}},
        keys::patchGrid.name};
}

std::shared_ptr<const Field> offsetBias(std::shared_ptr<const Field> table, const PatchGrid& grid,
                                        std::int64_t head) {
    return std::make_shared<OffsetBias>(std::move(table), grid, head);
}

}  // namespace posiscope
