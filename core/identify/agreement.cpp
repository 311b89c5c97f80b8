#include "core/identify/agreement.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

namespace {

/// The recipe's cells in the order of the form's columns, row by row, with their tolerances.
class ExpectedRow {
 public:
    ExpectedRow(const Form& form, const Recipe& recipe, NumberKind cells)
        : form_(form),
          recipe_(recipe),
          rows_(recipe),
          cells_(cells),
          sine_(recipe.pairs()),
          cosine_(recipe.pairs()),
          radians_(recipe.pairs()) {
        for (std::size_t i = 0; i < recipe.pairs(); ++i)
            radians_[i] = recipe.sines[i].hi;
    }

    void at(std::int64_t row) {
        rows_.at(row, sine_.data(), cosine_.data());
        row_ = static_cast<double>(row);
        position_ = std::abs(static_cast<double>(recipe_.first)) + static_cast<double>(row);
    }
    double cell(std::size_t column) const {
        const Slot& slot = form_.contents[column];
        const auto pair = static_cast<std::size_t>(slot.pair);
        if (slot.role == Role::plain && recipe_.coordinateRows > 0)
            return row_ / static_cast<double>(recipe_.coordinateRows);
        if (slot.role == Role::zero || slot.role == Role::plain || pair >= sine_.size()) return 0;
        return slot.sign * (slot.role == Role::sine ? sine_[pair] : cosine_[pair]);
    }
    double tolerance(std::size_t column, double cell) const {
        const auto pair =
            std::min(static_cast<std::size_t>(form_.contents[column].pair), radians_.size() - 1);
        const double envelope = recipe_.growth.empty()
                                    ? recipe_.amplitude
                                    : std::max(recipe_.amplitude, std::hypot(sine_[pair], cosine_[pair]));
        return toleranceAt(radians_[pair] * position_, cell, envelope, cells_);
    }

 private:
    const Form& form_;
    const Recipe& recipe_;
    RecipeRows rows_;
    NumberKind cells_;
    std::vector<double> sine_, cosine_, radians_;
    double position_ = 0, row_ = 0;
};

/// Joins the cell to the last block that it touches, or begins one.
void addToBlocks(std::vector<Block>& blocks, std::int64_t row, std::int64_t column, bool finite) {
    constexpr std::int64_t near = 4;
    for (Block& block : blocks) {
        if (row > block.lastRow + near || column < block.firstColumn - near ||
            column > block.lastColumn + near)
            continue;
        block.lastRow = std::max(block.lastRow, row);
        block.firstColumn = std::min(block.firstColumn, column);
        block.lastColumn = std::max(block.lastColumn, column);
        ++block.cells;
        block.notFinite += finite ? 0 : 1;
        return;
    }
    if (blocks.size() < mostBlocks) blocks.push_back({row, row, column, column, 1, finite ? 0 : 1});
}

}  // namespace

double toleranceAt(double angle, double value, double amplitude, NumberKind cells) {
    constexpr double float32 = 0x1p-21;  // an angle in float32: frequency, product, and the library's sine
    const double rounding = roundingOf(cells);
    return 1.01 * rounding * (std::abs(value) + rounding) +
           amplitude * (float32 * (0.25 + std::min(angle, 1e6)));
}

Agreement agreementOf(const Form& form, const Recipe& recipe, const Sample& sample, NumberKind cells) {
    Agreement found;
    ExpectedRow expected(form, recipe, cells);
    double squares = 0;
    double products = 0;
    double weights = 0;
    for (std::size_t n = 0; n < sample.rows().size(); ++n) {
        expected.at(sample.rows()[n]);
        const double* const row = sample.cells(static_cast<std::int64_t>(n));
        for (std::size_t j = 0; j < form.contents.size(); ++j) {
            const double cell = expected.cell(j);
            const double off = row[j] - cell;
            ++found.cells;
            if (!(std::abs(off) <= expected.tolerance(j, cell))) {
                ++found.beyond;
                continue;
            }
            squares += off * off;
            products += row[j] * cell;
            weights += cell * cell;
        }
    }
    const auto within = static_cast<double>(found.cells - found.beyond);
    found.rms = within > 0 ? std::sqrt(squares / within) : 0;
    found.ratio = weights > 0 ? products / weights : 1;
    return found;
}

Deviation deviationOf(const Sheet& sheet, const Form& form, const Recipe& recipe, NumberKind cells,
                      const std::function<bool(double)>& proceed) {
    Deviation found;
    ExpectedRow expected(form, recipe, cells);
    std::vector<double> row(static_cast<std::size_t>(sheet.columns()));
    double squares = 0;
    std::int64_t within = 0;
    for (std::int64_t r = 0; r < sheet.rows(); ++r) {
        if (proceed && r % 64 == 0 && !proceed(static_cast<double>(r) / static_cast<double>(sheet.rows()))) {
            found.complete = false;
            break;
        }
        expected.at(r);
        sheet.row(r, row.data());
        const std::int64_t before = found.unexplained;
        for (std::size_t j = 0; j < row.size(); ++j) {
            const double cell = expected.cell(j);
            const double off = std::abs(row[j] - cell);
            if (!(off <= expected.tolerance(j, cell))) {
                ++found.unexplained;
                addToBlocks(found.blocks, r, static_cast<std::int64_t>(j), std::isfinite(row[j]));
                continue;
            }
            squares += off * off;
            ++within;
            if (off <= found.largest) continue;
            found.largest = off;
            found.row = r;
            found.column = static_cast<std::int64_t>(j);
        }
        found.rowsInFull += found.unexplained == before ? 1 : 0;
    }
    found.rms = within > 0 ? std::sqrt(squares / static_cast<double>(within)) : 0;
    return found;
}

}  // namespace posiscope
