// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relate/deviation.h"

#include <algorithm>
#include <cmath>

#include "core/math/simd/kernels.h"

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

}  // namespace

ExpectedCell nearTo(double value, double share) {
    return {value, std::isfinite(value) ? share * std::abs(value) : 0};
}

ComparedRows cellByCell(std::int64_t columns, std::function<void(std::int64_t, double*)> read,
                        std::function<ExpectedCell(std::int64_t, std::size_t, double)> expect) {
    const auto count = static_cast<std::size_t>(columns);
    return [read = std::move(read), expect = std::move(expect), cells = std::vector<double>(count),
            expected = std::vector<double>(count),
            tolerances = std::vector<double>(count)](std::int64_t row) mutable -> ComparedRow {
        read(row, cells.data());
        for (std::size_t j = 0; j < cells.size(); ++j) {
            const ExpectedCell cell = expect(row, j, cells[j]);
            expected[j] = cell.value;
            tolerances[j] = std::isnan(cell.value) ? HUGE_VAL : cell.tolerance;
        }
        return {cells, expected, tolerances};
    };
}

bool agrees(const ComparedRow& row) {
    constexpr std::size_t some = 32;  // most rows differ early
    const auto& [cells, expected, tolerances] = row;
    for (std::size_t j = 0; j < cells.size(); j += some) {
        const std::size_t end = std::min(j + some, cells.size());
        if (kernels().compareCells(&cells[j], &expected[j], &tolerances[j], end - j).near) continue;
        for (std::size_t n = j; n < end; ++n)
            if (!std::isinf(tolerances[n]) && !ExpectedCell{expected[n], tolerances[n]}.explains(cells[n]))
                return false;
    }
    return true;
}

void Comparison::add(std::int64_t r, const ComparedRow& row) {
    const auto& [cells, expected, tolerances] = row;
    const CellsDeviation off =
        kernels().compareCells(cells.data(), expected.data(), tolerances.data(), cells.size());
    if (!off.near) return addCellByCell(r, row);
    squares_ += off.squares;
    found_.cells += static_cast<std::int64_t>(cells.size());
    if (off.largest <= found_.largest) return;
    for (std::size_t j = 0; j < cells.size(); ++j)
        addLargest(std::abs(cells[j] - expected[j]), r, j);
}

void Comparison::addCellByCell(std::int64_t r, const ComparedRow& row) {
    const auto& [cells, expected, tolerances] = row;
    for (std::size_t j = 0; j < cells.size(); ++j) {
        if (std::isinf(tolerances[j])) continue;
        ++found_.cells;
        const double off = ExpectedCell{expected[j]}.off(cells[j]);
        const bool explained = off <= tolerances[j];
        if (!explained) {
            ++found_.unexplained;
            if (places_) addToBlocks(found_.blocks, r, static_cast<std::int64_t>(j), std::isfinite(cells[j]));
        }
        if (!std::isfinite(off)) {
            ++notFinite_;
            continue;
        }
        (explained ? squares_ : unexplainedSquares_) += off * off;
        addLargest(off, r, j);
    }
}

Deviation Comparison::finish() {
    const std::int64_t within = found_.cells - found_.unexplained;
    const std::int64_t finite = found_.cells - notFinite_;
    found_.rms = within > 0 ? std::sqrt(squares_ / static_cast<double>(within)) : 0;
    found_.rmsOfAll =
        finite > 0 ? std::sqrt((squares_ + unexplainedSquares_) / static_cast<double>(finite)) : 0;
    return std::move(found_);
}

void Comparison::addLargest(double off, std::int64_t r, std::size_t j) {
    if (off <= found_.largest) return;
    found_.largest = off;
    found_.row = r;
    found_.column = static_cast<std::int64_t>(j);
}

Deviation compare(std::span<const double> numbers, const std::function<ExpectedCell(std::size_t)>& expect) {
    const auto read = [&](std::int64_t, double* cells) { std::ranges::copy(numbers, cells); };
    const auto expectCell = [&](std::int64_t, std::size_t n, double) { return expect(n); };
    Comparison comparison;
    comparison.add(0, cellByCell(static_cast<std::int64_t>(numbers.size()), read, expectCell)(0));
    return comparison.finish();
}

Deviation compare(std::int64_t rows, const ComparedRows& compared, Pace& pace) {
    constexpr std::int64_t often = 64;
    Comparison comparison;
    for (std::int64_t r = 0; r < rows; ++r) {
        if (r % often == 0) pace.at(static_cast<double>(r) / static_cast<double>(rows));
        comparison.add(r, compared(r));
    }
    return comparison.finish();
}

Deviation compare(const std::vector<std::int64_t>& rows, const ComparedRows& compared,
                  const Hopeless& hopeless) {
    Comparison comparison(false);
    for (const std::int64_t row : rows) {
        comparison.add(row, compared(row));
        if (comparison.cells() >= hopeless.cells && comparison.share() < hopeless.share) break;
    }
    return comparison.finish();
}

}  // namespace posiscope
