// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relate/relate.h"

#include <algorithm>
#include <cmath>
#include <future>
#include <numeric>

#include "core/parameters/numbertext.h"
#include "core/relate/cellmap.h"
#include "core/relate/linematch.h"
#include "core/relate/linesketch.h"
#include "core/relate/resized.h"

namespace posiscope {

namespace {

/// Thrown where the search is not wanted any more, and caught by relate() alone.
struct Stopped {};

/// What the search tells: that a step of it is done, and that it goes on.
struct Telling {
    std::function<void()> step, pulse;
};

/// Reads all cells in blocks.
TableMatrix cellsOf(const Field& field, ProgressCounter& steps) {
    constexpr std::int64_t part = 1 << 18;
    TableMatrix all(field.rows(), field.columns());
    const std::int64_t height = std::max<std::int64_t>(1, part / field.columns());
    for (std::int64_t row = 0; row < field.rows(); row += height) {
        const std::int64_t count = std::min(height, field.rows() - row);
        field.fill({row, count}, {0, field.columns()}, all.data() + row * field.columns());
        if (!steps.add(static_cast<double>(count * field.columns()))) throw Stopped();
    }
    return all;
}

/// Puts numbers in place of what is none; the cells as they were, where there were some.
std::optional<TableMatrix> madeFinite(TableMatrix& cells) {
    // A sum of numbers that is one has no other among them.
    if (std::isfinite(cells.sum()) || cells.allFinite()) return std::nullopt;
    TableMatrix raw = cells;
    double largest = 0;
    for (const double cell : cells.reshaped())
        if (std::isfinite(cell)) largest = std::max(largest, std::abs(cell));
    for (double& cell : cells.reshaped())
        if (!std::isfinite(cell)) cell = std::isnan(cell) ? 0 : std::copysign(2 * largest, cell);
    return raw;
}

struct Moments {
    double mean = 0, deviation = 0;
};
Moments momentsOf(const TableMatrix& cells) {
    const double mean = cells.mean();
    const double squares = cells.squaredNorm() / static_cast<double>(cells.size());
    return {mean, std::sqrt(std::max(0.0, squares - mean * mean))};
}

LineOrder inPlace(std::int64_t count, std::int64_t known) {
    LineOrder order(static_cast<std::size_t>(count), -1);
    std::iota(order.begin(), order.begin() + std::min(count, known), 0);
    return order;
}

void addEdits(std::vector<TableEdit> more, std::vector<TableEdit>& edits) {
    std::ranges::move(more, std::back_inserter(edits));
}

/// The edits of columns' signs and of cells.
std::vector<TableEdit> editsOfCells(const CellMap& map, const Explained& explained) {
    std::vector<TableEdit> edits;
    CellLine line = map.line;
    const auto negated = std::ranges::count(map.negated, true);
    const auto columns = std::ssize(map.negated);
    if (negated == columns && line.constant == 0)
        line.factor = -line.factor;
    else if (negated > 0)
        edits.push_back({.kind = TableEdit::Kind::columnsNegated, .last = negated, .of = columns});
    if (line.constant != 0)
        edits.push_back({.kind = TableEdit::Kind::onALine, .factor = line.factor, .constant = line.constant});
    else if (line.factor != 1)
        edits.push_back({.kind = line.factor == -1 ? TableEdit::Kind::negated : TableEdit::Kind::scaled,
                         .factor = line.factor});
    if (map.rounded != NumberKind::exact)
        edits.push_back({.kind = TableEdit::Kind::rounded, .name = nameOf(map.rounded)});
    const bool inSteps = map.quantum.steps > 0;
    if (map.rms > 0)
        edits.push_back({.kind = inSteps ? TableEdit::Kind::quantised : TableEdit::Kind::near,
                         .of = map.quantum.steps,
                         .constant = map.quantum.size,
                         .rms = explained.rms,
                         .largest = explained.largest});
    return edits;
}

/// The search for the map of one table into another, both as they stand.
class Search {
 public:
    Search(const TwoTables& tables, const Telling& telling) : tables_(tables), telling_(telling) {}

    /// The best map that explains at least half of the rows.
    struct Best {
        CellMap map;
        Explained explained;
        std::vector<TableEdit> edits;

        /// An edit more has to explain more than a few cells.
        double worth() const {
            constexpr double ofAnEdit = 0.05;
            return static_cast<double>(explained.cells) * (1 - ofAnEdit * static_cast<double>(edits.size()));
        }
    };
    /// Whether rows in any order were not looked for.
    bool tooMany() const { return tooMany_; }

    std::optional<Best> run() {
        for (const CellLine& line : lines()) {
            tryLine(line);
            if (isDone()) break;
        }
        return std::move(best_);
    }

 private:
    Eigen::Index columns() const { return std::min(tables_.a.cols(), tables_.b.cols()); }

    /// Whether nothing plainer is left to look for: one edit may say the same as two.
    bool isDone() const { return isEnough() && best_->edits.size() < 2; }

    /// Whether nearly all cells are explained of which anything is said.
    bool isEnough() const {
        constexpr double nearly = 0.9;
        if (!best_) return false;
        const auto known = [](const LineOrder& order) {
            return static_cast<double>(std::ssize(order) - std::ranges::count(order, -1));
        };
        return static_cast<double>(best_->explained.cells) >=
               nearly * known(best_->map.rows) * known(best_->map.columns);
    }

    /// The tables as they are, then with the same mean and deviation.
    std::vector<CellLine> lines() const {
        const Moments a = momentsOf(tables_.a), b = momentsOf(tables_.b);
        std::vector<CellLine> all{CellLine{}};
        if (!(a.deviation > 0)) return all;
        for (const double sign : {1.0, -1.0}) {
            const double factor = sign * b.deviation / a.deviation;
            const CellLine line{factor, b.mean - factor * a.mean};
            if (sign < 0 || !isNearlyEqual(line)) all.push_back(line);
        }
        return all;
    }

    /// Whether the line changes the size of cells so little that nothing else is found with it.
    bool isNearlyEqual(const CellLine& line) const {
        constexpr double hardly = 1e-4;
        return std::abs(std::abs(line.factor) - 1) <= hardly &&
               std::abs(line.constant) <= hardly * tables_.size;
    }

    LineDistances distances(const CellLine& line) const {
        constexpr double near = 0.35, looser = 4;
        const double size = std::abs(line.factor) * tables_.size;
        const double dimensions = std::sqrt(static_cast<double>(sketchSums));
        return {dimensions * (looser * tables_.tolerance.absolute + 1e-12 * size),
                looser * tables_.tolerance.share, dimensions * near * size};
    }

    void tryLine(const CellLine& line) {
        const bool asWide = tables_.a.cols() == tables_.b.cols(),
                   asHigh = tables_.a.rows() == tables_.b.rows();
        if (asWide || !asHigh) tryRows(line);
        if (!isDone() && (asHigh || !asWide)) tryColumns(line, inPlace(tables_.b.rows(), tables_.a.rows()));
        if (!best_ && asWide && tables_.b.rows() >= tables_.a.rows()) tryInPlace(line);
        // Signs are no part of what both go by.
        const bool isTried = !line.isIdentity() && isNearlyEqual(line);
        if (!isEnough() && asWide && !isTried) tryBoth(line);
    }

    /// Rows in any order, columns as they stand.
    LineOrder rowsWith(const CellLine& line, const LineOrder& order, const std::vector<bool>& negated) {
        TableMatrix weights = TableMatrix::Zero(tables_.b.cols(), sketchSums);
        TableMatrix ofA = TableMatrix::Zero(tables_.a.cols(), sketchSums);
        const Eigen::MatrixXd all = weightsFor(columns());
        Eigen::RowVectorXd constant = Eigen::RowVectorXd::Zero(sketchSums);
        for (Eigen::Index j = 0, n = 0; j < tables_.b.cols() && n < all.rows(); ++j) {
            const auto column = static_cast<std::size_t>(j);
            if (order[column] < 0) continue;
            weights.row(j).head(all.cols()) = all.row(n);
            ofA.row(order[column]).head(all.cols()) +=
                (negated[column] ? -line.factor : line.factor) * all.row(n++);
            constant += line.constant * weights.row(j);
        }
        telling_.step();
        Sketches a = tables_.a * ofA;
        a.rowwise() += constant;
        telling_.step();
        const Sketches b = tables_.b * weights;
        telling_.step();
        return orderIn(matchLines(a, b, distances(line), false, searchFor(order, negated, line)));
    }
    LineOrder orderIn(LineMatch match) {
        tooMany_ = tooMany_ || match.tooMany;
        return std::move(match.order);
    }
    /// Rows are looked for where some of them fit, with these columns.
    LineSearch searchFor(const LineOrder& columns, const std::vector<bool>& negated,
                         const CellLine& line) const {
        return {[this, columns, negated, line](const LineOrder& some) {
                    CellMap map{some, columns, negated, line};
                    return fitCells(map, tables_);
                },
                telling_.pulse};
    }
    /// All lines where they stand, of which many may be damaged.
    void tryInPlace(const CellLine& line) {
        const LineOrder columns = inPlace(tables_.b.cols(), tables_.a.cols());
        consider(
            {inPlace(tables_.b.rows(), tables_.a.rows()), columns, std::vector<bool>(columns.size()), line});
    }
    void tryRows(const CellLine& line) {
        const LineOrder columns = inPlace(tables_.b.cols(), tables_.a.cols());
        const std::vector<bool> negated(columns.size(), false);
        LineOrder rows = rowsWith(line, columns, negated);
        if (!rows.empty()) consider({std::move(rows), columns, negated, line});
    }

    /// Columns in any order, of rows whose order is known.
    LineMatch columnsWith(const CellLine& line, const std::vector<std::size_t>& rows,
                          const LineOrder& order) {
        const auto count = static_cast<Eigen::Index>(rows.size());
        TableMatrix a(tables_.a.cols(), count), b(tables_.b.cols(), count);
        for (Eigen::Index n = 0; n < count; ++n) {
            const std::size_t row = rows[static_cast<std::size_t>(n)];
            a.col(n) = line.factor * tables_.a.row(order[row]).transpose();
            b.col(n) = tables_.b.row(static_cast<Eigen::Index>(row)).transpose().array() - line.constant;
        }
        const Eigen::MatrixXd weights = weightsFor(count);
        telling_.step();
        return matchLines(a * weights, b * weights, distances(line), true);
    }
    /// Calls isEnough(map) for some ways to order the columns, until it is true.
    void orderColumns(const CellLine& line, const LineOrder& rows,
                      const std::function<bool(CellMap map)>& isEnough) {
        constexpr std::size_t most = 256;
        std::vector<std::size_t> known;
        for (std::size_t row = 0; row < rows.size(); ++row)
            if (rows[row] >= 0) known.push_back(row);
        const std::size_t count = std::min(most, known.size());
        // Rows from everywhere, or only the first ones: some may be damaged.
        for (const bool spread : {true, false}) {
            std::vector<std::size_t> some;
            for (std::size_t n = 0; n < (spread ? count : std::min<std::size_t>(sketchSums, count)); ++n)
                some.push_back(known[spread && count > 1 ? n * (known.size() - 1) / (count - 1) : n]);
            if (some.empty()) return;
            LineMatch match = columnsWith(line, some, rows);
            if (match.order.empty()) continue;
            if (isEnough({rows, std::move(match.order), std::move(match.negated), line})) return;
        }
    }
    void tryColumns(const CellLine& line, const LineOrder& rows) {
        orderColumns(line, rows, [this](CellMap map) {
            consider(std::move(map));
            return isEnough();
        });
    }

    /// Rows by sums that no order of columns changes, then the columns, then the rows once more.
    void tryBoth(const CellLine& line) {
        constexpr double near = 0.02;
        const double size = std::abs(line.factor) * tables_.size;
        telling_.step();
        auto ofB = std::async(std::launch::async, [&] { return unorderedSketches(tables_.b, {}, size); });
        const Sketches a = unorderedSketches(tables_.a, line, size), b = ofB.get();
        telling_.step();
        const double dimensions = std::sqrt(static_cast<double>(sketchSums));
        const LineDistances same = distances(line);
        const auto haveColumns = [&](const LineOrder& some) {
            bool fit = false;
            orderColumns(line, some, [&](CellMap map) { return fit = fitCells(map, tables_); });
            return fit;
        };
        LineOrder rows = orderIn(
            matchLines(a, b, {same.same / size, 0, near * dimensions}, false, {haveColumns, telling_.pulse}));
        if (rows.empty()) return;
        tryColumns(line, rows);
        if (!best_) return;
        const CellMap found = best_->map;
        rows = rowsWith(found.line, found.columns, found.negated);
        if (!rows.empty() && rows != found.rows)
            consider({std::move(rows), found.columns, found.negated, line});
    }

    /// Whether the same lines were considered before.
    bool isKnown(const CellMap& map) {
        const auto isSame = [&](const CellMap& other) {
            return map.rows == other.rows && map.columns == other.columns && map.negated == other.negated &&
                   map.line == other.line;
        };
        if (std::ranges::any_of(considered_, isSame)) return true;
        considered_.push_back(map);
        return false;
    }

    void consider(CellMap map) {
        telling_.step();
        if (isKnown(map)) return;
        if (!fitCells(map, tables_)) return;
        telling_.step();
        Explained explained = explainedBy(map, tables_);
        if (2 * explained.countOfRows() < std::min(tables_.a.rows(), tables_.b.rows())) return;
        std::vector<TableEdit> edits = editsOf(map.rows, tables_.a.rows(), LineKind::rows);
        // Rows that are hardly explained may be none of A's, where that is plainer.
        LineOrder sure = map.rows;
        for (std::size_t row = 0; row < sure.size(); ++row)
            if (!explained.rows[row]) sure[row] = -1;
        if (auto fewer = editsOf(sure, tables_.a.rows(), LineKind::rows); fewer.size() < edits.size()) {
            edits = std::move(fewer);
            map.rows = std::move(sure);
            explained = explainedBy(map, tables_);
        }
        addEdits(editsOf(map.columns, tables_.a.cols(), LineKind::columns), edits);
        // For any line there is one of many that is near by chance.
        constexpr std::ptrdiff_t most = 2;
        constexpr double nearly = 0.75;
        if (map.rms > 0 && (std::ssize(edits) > most || static_cast<double>(explained.cells) <
                                                            nearly * static_cast<double>(tables_.b.size())))
            return;
        addEdits(editsOfCells(map, explained), edits);
        Best found{std::move(map), std::move(explained), std::move(edits)};
        if (!best_ || found.worth() > best_->worth()) best_ = std::move(found);
    }

    const TwoTables& tables_;
    const Telling& telling_;
    std::optional<Best> best_;
    std::vector<CellMap> considered_;
    bool tooMany_ = false;
};

Relation relationOf(Search::Best best, bool transposed) {
    Relation relation{.found = true,
                      .explained = best.explained.cells,
                      .onlyNear = best.explained.onlyNear,
                      .rms = best.explained.rms,
                      .largest = best.explained.largest,
                      .firstOff = best.explained.firstOff};
    if (transposed) relation.edits.push_back({.kind = TableEdit::Kind::transposed});
    addEdits(std::move(best.edits), relation.edits);
    relation.rows = std::move(best.map.rows);
    relation.columns = std::move(best.map.columns);
    return relation;
}

/// Whether hardly a cell is left, or is only near.
bool explainsNearlyAll(const Explained& explained, const Field& b) {
    constexpr double nearly = 0.9;
    const auto cells = static_cast<double>(b.rows() * b.columns());
    return static_cast<double>(explained.cells - explained.onlyNear) >= nearly * cells;
}

/// Why there is nothing to look for.
Text whyNone(const Field& a, const Field& b) {
    for (const Field* field : {&a, &b})
        if (field->rows() * field->columns() > mostCellsInMemory)
            return {POSISCOPE_TR("core", "No relation was looked for: a table has more than %1 cells."),
                    {groupedDigits(mostCellsInMemory)}};
    return {};
}

Relation found(const Field& a, const Field& b, CellTolerance tolerance, const Progress& progress) {
    const auto cells = static_cast<double>(a.rows() * a.columns() + b.rows() * b.columns());
    constexpr double reading = 0.5, ways = 24;
    const Progress ofReading = [&](double share) { return !progress || progress(reading * share); };
    ProgressCounter steps(ofReading, cells);
    double done = reading;
    const auto pulse = [&] {
        if (progress && !progress(done)) throw Stopped();
    };
    const auto step = [&] {
        done = std::min(1.0, done + (1 - reading) / ways);
        pulse();
    };
    const Telling telling{step, pulse};
    TwoTables tables;
    tables.a = cellsOf(a, steps);
    tables.b = cellsOf(b, steps);
    tables.tolerance = tolerance;
    tables.rawA = madeFinite(tables.a);
    tables.rawB = madeFinite(tables.b);
    tables.size = momentsOf(tables.a).deviation;
    // One number in all cells says nothing of other shapes.
    if (tables.size == 0 && (a.rows() != b.rows() || a.columns() != b.columns())) return {};
    Search search(tables, telling);
    auto best = search.run();
    if (best && explainsNearlyAll(best->explained, b)) return relationOf(*std::move(best), false);
    const Progress goOn = [&](double) { return pulse(), true; };
    Pace ofResizing(goOn);
    auto resized = resizedFrom(tables, ofResizing);
    if (resized && (!best || resized->explained > best->explained.cells)) return *std::move(resized);
    if (best) return relationOf(*std::move(best), false);
    Relation none;
    if (search.tooMany())
        none.whyNot = {POSISCOPE_TR("core",
                                    "B is not A in another scale, size or rounding. Whether its %1 rows are "
                                    "in any other order was not looked for: too many are nearly alike."),
                       {groupedDigits(b.rows())}};
    const bool mayBeTransposed = a.rows() == b.columns() || a.columns() == b.rows();
    if (!mayBeTransposed || a.rows() == 1 || a.columns() == 1) return none;
    tables.a.transposeInPlace();
    if (tables.rawA) tables.rawA->transposeInPlace();
    if (auto best = Search(tables, telling).run()) return relationOf(*std::move(best), true);
    return none;
}

}  // namespace

Relation relate(const Field& a, const Field& b, CellTolerance tolerance, const Progress& progress) {
    Relation relation;
    try {
        if (Text why = whyNone(a, b); !why.empty())
            relation.whyNot = std::move(why);
        else
            relation = found(a, b, tolerance, progress);
    } catch (const Stopped&) {
        relation.complete = false;
    }
    relation.cells = b.rows() * b.columns();
    return relation;
}

}  // namespace posiscope
