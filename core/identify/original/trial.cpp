// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/original/trial.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace posiscope {

namespace {

/// The axes that are sampled: those of the grid that it was resized to, as far as there are places.
Resizing resizingOf(const Making& making) {
    const Grid there = making.exchanged ? making.to.turned() : making.to;
    ResizedAxis down = resizedAxis(making.interpolation, making.from.height, making.sampled.height);
    ResizedAxis across = resizedAxis(making.interpolation, making.from.width, making.sampled.width);
    down.to = there.height;
    across.to = there.width;
    return {down, across, making.interpolation};
}

}  // namespace

MadeRows::MadeRows(RowReader original, const Making& making)
    : original_(std::move(original)), making_(making), resizing_(resizingOf(making)) {}

void MadeRows::copy(std::int64_t row, double* out) const {
    std::copy_n(original_.at(row), original_.columns, out);
}

MadeRows::Row MadeRows::at(std::int64_t row, double* out) {
    if (making_.kind == Making::Kind::rows) {
        const std::int64_t from = row - making_.shift;
        if (from < 0) return Row::open;
        if (from >= original_.rows) return Row::none;
        copy(from, out);
        return Row::made;
    }
    if (row < making_.extra) {
        if (making_.extra != making_.originalExtra) return Row::open;
        copy(row, out);
        return Row::made;
    }
    const std::int64_t r = (row - making_.extra) / making_.to.width;
    const std::int64_t c = (row - making_.extra) % making_.to.width;
    if (r >= making_.to.height) return Row::none;
    if (making_.kind == Making::Kind::cropped)
        copy(making_.originalExtra + (making_.top + r) * making_.from.width + making_.left + c, out);
    else if (making_.exchanged)
        resizing_.place(original_, making_.originalExtra, c, r, out);
    else
        resizing_.place(original_, making_.originalExtra, r, c, out);
    return Row::made;
}

namespace {

/// How many columns take as much memory in float64 as the sheet does.
std::int64_t columnsInRoomOf(const Sheet& sheet) {
    const auto bytes = static_cast<std::int64_t>(bytesOf(sheet.type()));
    return sheet.columns() * bytes / static_cast<std::int64_t>(sizeof(double));
}

/// Few of the columns, fewer of long tables. They take no more memory than the tables, unless that is little.
std::vector<std::int64_t> columnsFor(const Sheet& original, const Sheet& table) {
    constexpr std::int64_t most = 16;
    constexpr std::int64_t cells = std::int64_t{1} << 23U;
    constexpr std::int64_t fewCells = std::int64_t{1} << 18U;
    const std::int64_t rows = std::max(original.rows(), table.rows());
    const std::int64_t room =
        std::max(fewCells / rows, std::min(columnsInRoomOf(original), columnsInRoomOf(table)));
    const std::int64_t count =
        std::min(table.columns(), std::clamp<std::int64_t>(std::min(room, cells / rows), 1, most));
    std::vector<std::int64_t> columns;
    for (std::int64_t n = 0; n < count; ++n)
        columns.push_back((2 * n + 1) * table.columns() / (2 * count));
    return columns;
}

/// Both ends of an axis, and places between them; the middle first.
std::vector<std::int64_t> placesOf(std::int64_t length) {
    std::vector<std::int64_t> all;
    for (const std::int64_t place : {length / 2, length / 3, std::int64_t{0}, length - 1, std::int64_t{1},
                                     length - 2, std::int64_t{2}, length - 3, 3 * length / 4})
        if (place >= 0 && place < length && std::find(all.begin(), all.end(), place) == all.end())
            all.push_back(place);
    return all;
}

/// In an order in which neighbours are far from each other: a damaged block is not met at once. There are at
/// most 9 × 9 rows, far less than the stride, which is prime.
std::vector<std::int64_t> mixed(const std::vector<std::int64_t>& rows) {
    constexpr std::size_t stride = 10007;
    std::vector<std::int64_t> all;
    all.reserve(rows.size());
    for (std::size_t n = 0; n < rows.size(); ++n)
        all.push_back(rows[n * stride % rows.size()]);
    return all;
}

/// Rows from `first` on, from the first of them to the last one.
std::vector<std::int64_t> spread(std::int64_t first, std::int64_t rows) {
    constexpr std::int64_t some = 81;
    std::vector<std::int64_t> all;
    if (rows <= some)
        for (std::int64_t row = 0; row < rows; ++row)
            all.push_back(first + row);
    else
        for (std::int64_t n = 0; n < some; ++n)
            all.push_back(first + n * (rows - 1) / (some - 1));
    return all;
}

std::vector<std::int64_t> rowsFor(const Making& making, std::int64_t rows) {
    if (making.kind == Making::Kind::rows) return spread(0, rows);
    if (making.to.height == 1) return mixed(spread(making.extra, making.to.width));
    const std::vector<std::int64_t> across = placesOf(making.to.width);
    std::vector<std::int64_t> all;
    for (const std::int64_t r : placesOf(making.to.height))
        for (const std::int64_t c : across)
            all.push_back(making.extra + r * making.to.width + c);
    return mixed(all);
}

}  // namespace

double MadeTolerance::share() const {
    return 1.01 * (roundingOf(cells) + looser);
}

/// PyTorch computes in float: where a place is sampled is off by some units of the axis's length, which the
/// slope of the kernel makes a share of the numbers around it.
double MadeTolerance::rest(const Making& making, Eigen::Index j) const {
    const double least = roundingAt(cells, 0);
    if (making.kind != Making::Kind::resized) return least;
    const auto longest = static_cast<double>(std::max(making.from.height, making.from.width));
    const double computed = making.computes() ? 0x1p-20 + longest * 0x1p-22 : 0;
    return least + (computed + looser) * largest[j];
}

Eigen::RowVectorXd largestOf(const RowReader& rows) {
    Eigen::RowVectorXd largest = Eigen::RowVectorXd::Zero(rows.columns);
    for (Eigen::Index row = 0; row < rows.rows; ++row) {
        const double* const cells = rows.at(row);
        for (Eigen::Index j = 0; j < rows.columns; ++j) {
            const double size = std::abs(cells[j]);
            if (size > largest[j] && std::isfinite(size)) largest[j] = size;
        }
    }
    return largest;
}

Trial::Trial(const Sheet& original, const Sheet& table, NumberKind cells) {
    const std::vector<std::int64_t> columns = columnsFor(original, table);
    original_ = someColumns(original, columns);
    table_ = someColumns(table, columns);
    tolerance_ = {cells, 0, largestOf(readerOf(original_))};
}

Deviation Trial::agreement(const Making& making, const Making& other) const {
    constexpr double hopeless = 0.8;  // of the cells so far
    MadeRows made(readerOf(original_), making);
    const Eigen::Index columns = original_.cols();
    Eigen::RowVectorXd expected(columns), rest(columns);
    for (Eigen::Index j = 0; j < columns; ++j)
        rest[j] = tolerance_.rest(making, j);
    const double share = tolerance_.share();
    const auto count = static_cast<std::size_t>(columns);
    std::vector<double> tolerances(count);
    Comparison comparison(false);
    int looked = 0;
    for (const std::int64_t row : rowsFor(other, table_.rows())) {
        const MadeRows::Row kind = made.at(row, expected.data());
        if (kind == MadeRows::Row::open) continue;
        for (Eigen::Index j = 0; j < columns; ++j)
            tolerances[static_cast<std::size_t>(j)] =
                kind == MadeRows::Row::made ? share * std::abs(expected[j]) + rest[j] : -1;
        comparison.add(row, {{table_.row(row).data(), count}, {expected.data(), count}, tolerances});
        // Rows are few, and those at the end may be missing.
        const bool few = making.kind == Making::Kind::rows || ++looked % 2 != 0;
        if (!few && comparison.share() < 1 - hopeless) return {.cells = 1, .unexplained = 1, .blocks = {}};
    }
    return comparison.finish();
}

std::vector<std::int64_t> Trial::findRow(std::int64_t row) const {
    constexpr std::size_t most = 4;
    const double share = tolerance_.share(), rest = tolerance_.rest({}, 0);
    std::vector<std::int64_t> all;
    for (std::int64_t from = 0; from < original_.rows() && all.size() < most; ++from) {
        Eigen::Index off = 0;
        for (Eigen::Index j = 0; j < original_.cols() && off * 5 <= original_.cols(); ++j) {
            const double expected = original_(from, j);
            off += std::abs(table_(row, j) - expected) <= share * std::abs(expected) + rest ? 0 : 1;
        }
        if (off * 5 <= original_.cols()) all.push_back(from);
    }
    return all;
}

}  // namespace posiscope
