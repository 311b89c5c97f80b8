// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fields/fieldends.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace posiscope {

namespace {

constexpr std::int64_t mostCells = 4'000'000;      // of which each is looked at
constexpr std::int64_t latticeCells = 1LL << 18U;  // of more
constexpr std::int64_t wholeColumns = 8192, latticeSide = 512;
/// Of a first row with more terms the nearest cells are looked at, and single ones, each with about the terms
/// of a part.
constexpr std::int64_t termsOfRow = 1LL << 21U, termsOfPart = 1LL << 19U;

struct EndsLattice {
    std::vector<IndexRange> rows, columns;
};

/// At least `count` of so many cells in runs, evenly spread from the first to the last.
std::vector<IndexRange> evenlySpread(std::int64_t cells, std::int64_t count, std::int64_t run) {
    if (count >= cells) return {{0, cells}};
    constexpr std::int64_t fewestRuns = 64;
    run = std::clamp<std::int64_t>(count / fewestRuns, 1, run);
    const std::int64_t runs = std::max<std::int64_t>(2, (count + run - 1) / run);
    std::vector<IndexRange> all;
    for (std::int64_t n = 0; n < runs; ++n) {
        const IndexRange next{n * (cells - run) / (runs - 1), run};
        if (all.empty() || next.first >= all.back().end())
            all.push_back(next);
        else
            all.back().count = next.end() - all.back().first;
    }
    return all;
}

/// The nearest cells to the diagonal, where similarities change most, and single ones that are farther and
/// farther apart.
std::vector<IndexRange> ofFirstRow(std::int64_t cells, std::int64_t terms) {
    if (cells <= termsOfRow / terms) return {{0, cells}};
    constexpr std::int64_t grid = 128;  // similarities at its multiples take half the time
    std::int64_t near = 16;
    while (4 * near < cells && 2 * near * terms <= termsOfPart)
        near *= 2;
    constexpr std::int64_t perSingle = 64;  // a cell without neighbours costs so many
    const auto single = std::clamp<std::int64_t>(termsOfPart / (perSingle * terms), 16, 512);
    const double growth =
        std::pow(static_cast<double>(cells - 1) / static_cast<double>(near), 1 / static_cast<double>(single));
    std::vector<IndexRange> all{{0, near}};
    double at = static_cast<double>(near);
    for (std::int64_t n = 1; n < single; ++n) {
        at *= growth;
        const auto cell = static_cast<std::int64_t>(at) / grid * grid;
        if (cell >= all.back().end() && cell < cells - 1) all.push_back({cell, 1});
    }
    all.push_back({cells - 1, 1});
    return all;
}

EndsLattice latticeOf(const Field& field) {
    if (const std::int64_t terms = toeplitzTerms(field); terms > 0)
        return {{{0, 1}}, ofFirstRow(field.columns(), terms)};
    constexpr std::int64_t run = 8;
    const std::int64_t rows = field.rows(), columns = field.columns();
    if (rows <= mostCells / std::max<std::int64_t>(1, columns)) return {{{0, rows}}, {{0, columns}}};
    // Rows that are products share the work of as many columns.
    const bool whole = columns <= wholeColumns && field.meansFrom() != MeansFrom::form;
    const std::int64_t across = whole ? columns : std::min(columns, latticeSide);
    return {evenlySpread(rows, latticeCells / across, run), evenlySpread(columns, across, run)};
}

std::vector<IndexRange> cellByCell(const std::vector<IndexRange>& runs) {
    std::vector<IndexRange> all;
    for (const IndexRange& run : runs)
        for (std::int64_t at = run.first; at < run.end(); ++at)
            all.push_back({at, 1});
    return all;
}

/// In several registers: one comparison after the other takes the time of the cells.
template <class Number>
void include(const std::vector<Number>& cells, std::size_t count, Interval& ends) {
    constexpr std::size_t lanes = 8;
    constexpr Number none = std::numeric_limits<Number>::infinity();
    std::array<Number, lanes> least{}, most{};
    least.fill(none);
    most.fill(-none);
    const auto take = [&](std::size_t lane, Number cell) {
        least[lane] = cell < least[lane] && cell > -none ? cell : least[lane];
        most[lane] = cell > most[lane] && cell < none ? cell : most[lane];
    };
    std::size_t n = 0;
    for (; n + lanes <= count; n += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            take(lane, cells[n + lane]);
    for (; n < count; ++n)
        take(0, cells[n]);
    const Number smallest = *std::min_element(least.begin(), least.end());
    const Number largest = *std::max_element(most.begin(), most.end());
    if (smallest > largest) return;
    ends.include(static_cast<double>(smallest));
    ends.include(static_cast<double>(largest));
}

}  // namespace

std::int64_t toeplitzTerms(const Field& field) {
    const auto* maybe = dynamic_cast<const MaybeToeplitz*>(&field);
    return maybe != nullptr ? maybe->toeplitzTerms() : 0;
}

Interval endsOf(const Field& field) {
    Interval ends = Interval::none();
    if (field.rows() <= 0 || field.columns() <= 0) return ends;
    const EndsLattice lattice = latticeOf(field);
    if (field.meansFrom() == MeansFrom::form) {
        const auto rows = cellByCell(lattice.rows), columns = cellByCell(lattice.columns);
        std::vector<float> cells(rows.size() * columns.size());
        field.pixelMeans(rows, columns, cells.data());
        include(cells, cells.size(), ends);
        return ends;
    }
    constexpr std::int64_t room = 1LL << 17U;  // cells that stay in a cache
    std::vector<double> cells;
    for (const IndexRange& columns : lattice.columns) {
        const std::int64_t strip = std::max<std::int64_t>(1, room / columns.count);
        for (const IndexRange& rows : lattice.rows)
            for (std::int64_t row = rows.first; row < rows.end(); row += strip) {
                const IndexRange part{row, std::min(strip, rows.end() - row)};
                const auto count = static_cast<std::size_t>(part.count * columns.count);
                cells.resize(std::max(cells.size(), count));
                field.fill(part, columns, cells.data());
                include(cells, count, ends);
            }
    }
    return ends;
}

}  // namespace posiscope
