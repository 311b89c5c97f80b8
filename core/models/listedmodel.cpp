// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/listedmodel.h"

#include <algorithm>
#include <cmath>

#include "core/fields/zerofield.h"
#include "core/parameters/numbertext.h"
#include "core/parameters/parameter.h"
#include "core/positions/listedfield.h"
#include "core/positions/listedmatrix.h"
#include "core/positions/parts.h"
#include "core/positions/positionstext.h"
#include "core/precision/roundedtable.h"
#include "core/sinusoid/listedsimilarity.h"
#include "core/sinusoid/rowsimilarity.h"

namespace posiscope {

namespace {

/// The first position that is no whole one.
Coordinate firstFraction(const Positions& positions) {
    for (std::int64_t row = 0; row < positions.rows(); ++row)
        if (const Coordinate at = positions.at(row); !at.isWhole()) return at;
    return {};
}

/// The least and the greatest distance of a query and a key, by the order of rows where later keys are
/// masked.
std::pair<Coordinate, Coordinate> endsOfDistances(const Positions& positions, bool causal) {
    if (!causal) {
        const Coordinate widest = positions.highest() - positions.lowest();
        return {Coordinate(0) - widest, widest};
    }
    Coordinate lowest = positions.at(0), highest = lowest, least = 0, greatest = 0;
    for (std::int64_t row = 0; row < positions.rows(); ++row) {
        const Coordinate at = positions.at(row);
        lowest = std::min(lowest, at);
        highest = std::max(highest, at);
        least = std::min(least, at - highest);
        greatest = std::max(greatest, at - lowest);
    }
    return {least, greatest};
}

}  // namespace

ListedModel::ListedModel(Source source, Positions positions)
    : source_(std::move(source)), rows_(std::move(positions)), table_(tableOfRows()) {}

std::shared_ptr<const Field> ListedModel::tableOfRows() const {
    if (!line().hasTable()) return std::make_shared<ZeroField>(rows_.rows(), 1);
    const std::shared_ptr<const Model>& line = source_.line;
    return std::make_shared<ListedField>(std::shared_ptr<const Field>(line, &line->table()), source_.first,
                                         rows_,
                                         [line](const Coordinate& position, IndexRange columns, double* out) {
                                             if (!line->cellsAt(position, columns, out))
                                                 std::fill_n(out, columns.count, 0.0);
                                         });
}

Text ListedModel::problem() const {
    if (!source_.problem.empty()) return source_.problem;
    if (!rows_.isWhole() && !cellsAt(firstFraction(rows_), {0, 0}, nullptr))
        return {POSISCOPE_TR("core",
                             "Only whole positions have a row here, and %1 is none. Sines and cosines that "
                             "are not rounded have rows at fractions, too."),
                {firstFraction(rows_).written()}};
    const double cells = static_cast<double>(table_->rows()) * static_cast<double>(table_->columns());
    const bool few = line().rounded() != nullptr && cells <= static_cast<double>(mostRoundedCells);
    return few ? Text() : line().problem();
}

bool ListedModel::cellsAt(const Coordinate& position, IndexRange columns, double* out) const {
    return line().rounded() == nullptr && line().cellsAt(position, columns, out);
}

Interval ListedModel::extremes(std::int64_t j, IndexRange cursors) const {
    const IndexRange rows{rows_.rowOf(cursors.first), cursors.count};
    Interval ends = Interval::none();
    if (rows_.isWhole()) {
        for (const RowPart& part : rowParts(rows_, rows, source_.first))
            ends.include(line().extremes(j, {line().positions().cursorOf(part.line.first), part.line.count}));
        return ends;
    }
    for (std::int64_t row = rows.first; row < rows.end(); ++row)
        ends.include(table_->value(row, j));
    return ends;
}

double ListedModel::between(double cursor, std::int64_t j) const {
    const auto last = static_cast<double>(rows_.rows() - 1);
    const double row = std::clamp(cursor - static_cast<double>(rows_.firstCursor()), 0.0, last);
    const double share = row - std::floor(row);
    const auto at = static_cast<std::int64_t>(std::floor(row));
    const double from = table_->value(at, j);
    return share == 0 ? from : from + share * (table_->value(at + 1, j) - from);
}

double ListedModel::norm(std::int64_t cursor) const {
    const Coordinate at = rows_.atCursor(cursor);
    if (at.isWhole()) return line().similarity()->norm(at.numerator());
    std::vector<double> cells(static_cast<std::size_t>(table_->columns()));
    table_->fill({rows_.rowOf(cursor), 1}, {0, table_->columns()}, cells.data());
    double sum = 0;
    for (const double cell : cells)
        sum += cell * cell;
    return std::sqrt(sum);
}

std::shared_ptr<const Field> ListedModel::matrix(SimilarityKind kind) const {
    if (!rows_.isWhole()) return std::make_shared<RowSimilarity>(table_, kind);
    auto cells =
        std::make_shared<ListedMatrix>(line().similarity()->matrix(kind), source_.first, rows_, false);
    return std::make_shared<ListedSimilarity>(std::move(cells), table_, kind,
                                              normIsConstant() ? norm(rows_.firstCursor()) : 0);
}

double ListedModel::residual(const OffsetMap& map, std::int64_t cursor) const {
    const Coordinate at = rows_.atCursor(cursor);
    if (at.isWhole()) return line().offsetMaps()->residual(map, at.numerator());
    const IndexRange all{0, table_->columns()};
    std::vector<double> from(static_cast<std::size_t>(all.count)), to(from.size()), carried(from.size());
    if (!cellsAt(at, all, from.data()) || !cellsAt(Coordinate::stepped(at, 1, map.offset()), all, to.data()))
        return std::nan("");
    map.apply(from, carried);
    double largest = 0;
    for (std::size_t j = 0; j < to.size(); ++j)
        largest = std::max(largest, std::abs(carried[j] - to[j]));
    return largest;
}

std::shared_ptr<const Field> ListedModel::matrix(std::int64_t head) const {
    return std::make_shared<ListedMatrix>(line().bias()->matrix(head), source_.first, rows_,
                                          source_.masked != nullptr);
}

Interval ListedModel::range(std::int64_t head) const {
    const DistanceCurves* const curves = line().distance();
    if (curves == nullptr) return line().bias()->range(head);
    const auto [least, greatest] = endsOfDistances(rows_, source_.masked != nullptr);
    return curves->range(head, least.floor(), greatest.floor());
}

std::vector<std::string> ListedModel::explainBetween(const Coordinate& position, std::int64_t j,
                                                     int digits) const {
    double cell = 0;
    cellsAt(position, {j, 1}, &cell);
    const Column what = column(j);
    std::vector<std::string> steps;
    if (what.role == Role::sine || what.role == Role::cosine) {
        const double radians = frequencies()[static_cast<std::size_t>(what.pair)].radians();
        steps.push_back("p × ω = " + position.written() + " × " + withDigits(radians, digits) + " = " +
                        withDigits(position.value() * radians, digits));
    }
    steps.push_back((rotary() != nullptr ? "R(" : "PE(") + position.written() + ", " + groupedDigits(j) +
                    ") = " + withDigits(cell, digits));
    return steps;
}

std::vector<std::string> ListedModel::explain(const Cursor& cursor, int digits) const {
    const Coordinate query = rows_.atCursor(cursor.position);
    const Coordinate key = rows_.atCursor(cursor.reference);
    std::vector<std::string> steps;
    if (!hasTable()) {
        if (source_.masked && cursor.reference > cursor.position)
            return {"row " + groupedDigits(cursor.reference) + " comes after row " +
                        groupedDigits(cursor.position) + ", masked",
                    "= −∞"};
        steps = line().explain({query.numerator(), cursor.dimension, key.numerator(), cursor.head}, digits);
        return steps;
    }
    if (!query.isWhole()) return explainBetween(query, cursor.dimension, digits);
    return line().explain({query.numerator(), cursor.dimension, key.floor(), cursor.head}, digits);
}

std::vector<Text> ListedModel::notes() const {
    std::vector<Text> notes = line().notes();
    if (offsetMaps() != nullptr && !rows_.areConsecutive())
        notes.emplace_back(
            POSISCOPE_TR("core",
                         "The offset k counts positions, not rows: M_k leads from the position "
                         "p of a row to p + k, whether a row has that position or not."));
    return notes;
}

std::vector<Fact> ListedModel::facts() const {
    std::vector<Fact> facts{{"rows_at", writtenPositions(rows_)}};
    for (Fact& fact : line().facts())
        facts.push_back(std::move(fact));
    return facts;
}

}  // namespace posiscope
