// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/deviations.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace posiscope {

namespace {

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

/// What most rows are: without any cell that is too far off. Sums are kept in lanes, which the processor adds
/// at once.
struct CleanRow {
    bool clean = true;
    double squares = 0, largest = 0;
};

CleanRow cleanRow(const std::vector<double>& row, const std::vector<double>& expected,
                  const std::vector<double>& tolerances) {
    constexpr std::size_t lanes = 8;
    std::array<double, lanes> squares{};
    std::array<double, lanes> largest{};
    std::array<std::int64_t, lanes> wrong{};
    const double* const cells = row.data();
    const double* const meant = expected.data();
    const double* const loose = tolerances.data();
    const auto add = [&](std::size_t j, std::size_t lane) {
        const double off = std::abs(cells[j] - meant[j]);
        squares[lane] += off * off;
        largest[lane] = largest[lane] < off ? off : largest[lane];
        wrong[lane] |= off <= loose[j] ? 0 : 1;
    };
    std::size_t j = 0;
    for (; j + lanes <= row.size(); j += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            add(j + lane, lane);
    for (; j < row.size(); ++j)
        add(j, 0);
    CleanRow found;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        found.clean = found.clean && wrong[lane] == 0;
        found.squares += squares[lane];
        found.largest = std::max(found.largest, largest[lane]);
    }
    return found;
}

}  // namespace

void Deviations::add(std::int64_t r, const std::vector<double>& row, const std::vector<double>& meant,
                     const std::vector<double>& loose) {
    const CleanRow clean = cleanRow(row, meant, loose);
    if (!clean.clean) return addDamaged(r, row, meant, loose);
    squares_ += clean.squares;
    within_ += static_cast<std::int64_t>(row.size());
    ++found_.rowsInFull;
    if (clean.largest <= found_.largest) return;
    for (std::size_t j = 0; j < row.size(); ++j)
        addLargest(std::abs(row[j] - meant[j]), r, j);
}

void Deviations::addDamaged(std::int64_t r, const std::vector<double>& row, const std::vector<double>& meant,
                            const std::vector<double>& loose) {
    for (std::size_t j = 0; j < row.size(); ++j) {
        const double off = std::abs(row[j] - meant[j]);
        if (!(off <= loose[j])) {
            ++found_.unexplained;
            addToBlocks(found_.blocks, r, static_cast<std::int64_t>(j), std::isfinite(row[j]));
            continue;
        }
        squares_ += off * off;
        ++within_;
        addLargest(off, r, j);
    }
}

Deviation Deviations::finish() {
    found_.rms = within_ > 0 ? std::sqrt(squares_ / static_cast<double>(within_)) : 0;
    return std::move(found_);
}

void Deviations::addLargest(double off, std::int64_t r, std::size_t j) {
    if (off <= found_.largest) return;
    found_.largest = off;
    found_.row = r;
    found_.column = static_cast<std::int64_t>(j);
}

}  // namespace posiscope
