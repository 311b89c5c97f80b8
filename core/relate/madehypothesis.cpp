// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relate/madehypothesis.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace posiscope {

namespace {

/// The axes that are sampled: those of the grid that it was resized to, as far as there are places.
Resizing resizingOf(const MadeHypothesis& hypothesis) {
    const Grid there = hypothesis.exchanged ? hypothesis.to.turned() : hypothesis.to;
    ResizedAxis down =
        resizedAxis(hypothesis.interpolation, hypothesis.from.height, hypothesis.sampled.height);
    ResizedAxis across =
        resizedAxis(hypothesis.interpolation, hypothesis.from.width, hypothesis.sampled.width);
    down.to = there.height;
    across.to = there.width;
    return {down, across, hypothesis.interpolation};
}

}  // namespace

MadeRows::MadeRows(RowReader original, const MadeHypothesis& hypothesis)
    : original_(std::move(original)), hypothesis_(hypothesis), resizing_(resizingOf(hypothesis)) {}

void MadeRows::copy(std::int64_t row, double* out) const {
    std::copy_n(original_.at(row), original_.columns, out);
}

MadeRows::Row MadeRows::at(std::int64_t row, double* out) {
    if (row < hypothesis_.extra) {
        if (hypothesis_.extra != hypothesis_.originalExtra) return Row::open;
        copy(row, out);
        return Row::made;
    }
    const std::int64_t r = (row - hypothesis_.extra) / hypothesis_.to.width;
    const std::int64_t c = (row - hypothesis_.extra) % hypothesis_.to.width;
    if (r >= hypothesis_.to.height) return Row::none;
    if (hypothesis_.kind == MadeHypothesis::Kind::cropped)
        copy(
            hypothesis_.originalExtra + (hypothesis_.top + r) * hypothesis_.from.width + hypothesis_.left + c,
            out);
    else if (hypothesis_.exchanged)
        resizing_.place(original_, hypothesis_.originalExtra, c, r, out);
    else
        resizing_.place(original_, hypothesis_.originalExtra, r, c, out);
    return Row::made;
}

namespace {

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

std::vector<std::int64_t> rowsFor(const MadeHypothesis& hypothesis) {
    if (hypothesis.to.height == 1) return mixed(spread(hypothesis.extra, hypothesis.to.width));
    const std::vector<std::int64_t> across = placesOf(hypothesis.to.width);
    std::vector<std::int64_t> all;
    for (const std::int64_t r : placesOf(hypothesis.to.height))
        for (const std::int64_t c : across)
            all.push_back(hypothesis.extra + r * hypothesis.to.width + c);
    return mixed(all);
}

}  // namespace

std::vector<std::int64_t> columnsOfSample(std::int64_t rows, std::int64_t columns) {
    constexpr std::int64_t most = 16;
    constexpr std::int64_t cells = std::int64_t{1} << 23U;
    constexpr std::int64_t fewCells = std::int64_t{1} << 18U;
    constexpr std::int64_t narrowest = 4;  // of a table in float16
    const std::int64_t room = std::max(fewCells / rows, columns / narrowest);
    const std::int64_t count =
        std::min(columns, std::clamp<std::int64_t>(std::min(room, cells / rows), 1, most));
    std::vector<std::int64_t> all;
    for (std::int64_t n = 0; n < count; ++n)
        all.push_back((2 * n + 1) * columns / (2 * count));
    return all;
}

/// PyTorch computes in float: where a place is sampled is off by some units of the axis's length, which the
/// slope of the kernel makes a share of the numbers around it.
double MadeTolerance::rest(const MadeHypothesis& hypothesis, Eigen::Index j) const {
    const double least = copied.absolute;
    if (hypothesis.kind != MadeHypothesis::Kind::resized) return least;
    const auto longest = static_cast<double>(std::max(hypothesis.from.height, hypothesis.from.width));
    const double computed = hypothesis.computes() ? 0x1p-20 + longest * 0x1p-22 : 0;
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

MadeSample::MadeSample(LearnedRows original, LearnedRows table, CellTolerance copied)
    : original_(std::move(original)),
      table_(std::move(table)),
      tolerance_{copied, 0, largestOf(readerOf(original_))} {}

ComparedRows rowsBeside(const RowReader& original, const RowReader& table, const MadeHypothesis& hypothesis,
                        const MadeTolerance& tolerance) {
    const auto columns = static_cast<std::size_t>(original.columns);
    std::vector<double> rest(columns), expected(columns), tolerances(columns);
    for (std::size_t j = 0; j < columns; ++j)
        rest[j] = tolerance.rest(hypothesis, static_cast<Eigen::Index>(j));
    return [=, share = tolerance.share(), made = MadeRows(original, hypothesis), rest = std::move(rest),
            expected = std::move(expected),
            tolerances = std::move(tolerances)](std::int64_t row) mutable -> ComparedRow {
        const MadeRows::Row kind = made.at(row, expected.data());
        if (kind == MadeRows::Row::open) return {};  // new rows in front of a grid are told of
        for (std::size_t j = 0; j < columns; ++j)
            // Nothing is near to a row too many.
            tolerances[j] = kind != MadeRows::Row::made ? -1 : share * std::abs(expected[j]) + rest[j];
        return {{table.at(row), columns}, expected, tolerances};
    };
}

Deviation MadeSample::agreement(const MadeHypothesis& hypothesis, const MadeHypothesis& other) const {
    return compare(rowsFor(other), rowsBeside(readerOf(original_), readerOf(table_), hypothesis, tolerance_),
                   Hopeless{0.2, 2 * original_.cols()});
}

std::vector<std::int64_t> MadeSample::findRow(std::int64_t row) const {
    constexpr std::size_t most = 4;
    const auto columns = static_cast<std::size_t>(original_.cols());
    const double share = tolerance_.share(),
                 rest = tolerance_.rest({.kind = MadeHypothesis::Kind::cropped}, 0);
    std::vector<double> tolerances(columns);
    const auto beside = [&](std::int64_t from) -> ComparedRow {
        const std::span expected(original_.row(from).data(), columns);
        for (std::size_t j = 0; j < columns; ++j)
            tolerances[j] = share * std::abs(expected[j]) + rest;
        return {{table_.row(row).data(), columns}, expected, tolerances};
    };
    std::vector<std::int64_t> all;
    for (std::int64_t from = 0; from < original_.rows() && all.size() < most; ++from)
        if (compare({from}, beside).unexplained * 5 <= original_.cols()) all.push_back(from);
    return all;
}

}  // namespace posiscope
