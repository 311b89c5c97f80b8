// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/fitting.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "core/analysis/arrayfield.h"
#include "core/fields/tablematrix.h"
#include "core/identify/numberkind.h"
#include "core/math/random.h"
#include "core/parameters/numbertext.h"
#include "core/resize/resize.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

namespace {

Error unfit(const char* sentence, const std::vector<std::string>& words = {}) {
    return {{sentence, words}, ""};
}

std::string sidesOf(Grid grid) {
    return groupedDigits(grid.height) + " × " + groupedDigits(grid.width);
}

/// What the rows of a table are.
struct Places {
    std::int64_t front = 0;  ///< rows before the places
    Grid grid;
    std::int64_t behind = 0;  ///< rows behind them
};

std::int64_t rootOf(std::int64_t number) {
    return std::llround(std::floor(std::sqrt(static_cast<double>(number))));
}

/// The side of the square of so many places; 0 where they make none.
std::int64_t squareSide(std::int64_t places) {
    const std::int64_t side = rootOf(places);
    return side * side == places ? side : 0;
}

/// The old places of a picture: as they are told, as the array has them, or a square behind few rows.
Result<Places> placesOf(std::int64_t rows, const std::optional<Grid>& stored, const FitRequest& request) {
    std::optional<Grid> grid = request.oldGrid ? request.oldGrid : stored;
    if (!grid && request.front)
        if (const std::int64_t side = squareSide(rows - *request.front); side > 0) grid = Grid{side, side};
    constexpr std::int64_t mostFront = 2;  // a class token, and one of a teacher
    for (std::int64_t front = 0; !grid && !request.front && front <= mostFront && front < rows; ++front)
        if (const std::int64_t side = squareSide(rows - front); side > 0) grid = Grid{side, side};
    if (!grid)
        return unfit(POSISCOPE_TR("core",
                                  "%1 rows are no square of places behind up to two others: --old-grid and "
                                  "--front say what they are"),
                     {groupedDigits(rows)});
    const std::int64_t front = request.front.value_or(rows - grid->places());
    if (front < 0 || front + grid->places() != rows)
        return unfit(POSISCOPE_TR("core", "%1 rows are not %2 places and %3 rows in front"),
                     {groupedDigits(rows), sidesOf(*grid), groupedDigits(std::max<std::int64_t>(0, front))});
    return Places{front, *grid, 0};
}

/// The (2h − 1)(2w − 1) relative places of a window, and the rows for the class token behind them.
Result<Places> relativePlacesOf(std::int64_t rows, const FitRequest& request) {
    constexpr std::int64_t token = 3;  // BEiT: to it, from it, and itself
    for (const std::int64_t behind : {std::int64_t{0}, token}) {
        const Grid old = request.oldGrid
                             ? Grid{2 * request.oldGrid->height - 1, 2 * request.oldGrid->width - 1}
                             : Grid{rootOf(rows - behind), rootOf(rows - behind)};
        const bool odd = old.height % 2 == 1 && old.width % 2 == 1;
        if (old.places() + behind == rows && odd && (old.places() > 1 || request.oldGrid))
            return Places{0, old, behind};
    }
    return unfit(
        POSISCOPE_TR("core",
                     "%1 rows are no table of relative biases, (2h − 1)(2w − 1) rows with or without "
                     "3 for a class token: --old-grid says the window"),
        {groupedDigits(rows)});
}

/// The rows of the file behind those that are dropped.
class SourceRows {
 public:
    SourceRows(const StoredArray& array, std::int64_t dropped, std::int64_t columns)
        : field_(array), dropped_(dropped), columns_(columns) {}

    std::int64_t rows() const { return field_.rows() * field_.columns() / columns_ - dropped_; }
    std::int64_t columns() const { return columns_; }
    void read(std::int64_t row, double* out) const { field_.fill({row + dropped_, 1}, {0, columns_}, out); }

 private:
    ArrayField field_;
    std::int64_t dropped_, columns_;
};

/// How places are resized.
struct Way {
    Interpolation interpolation;
    std::optional<Geometric> geometric = {};

    std::string name() const { return geometric ? nameOf(*geometric) : nameOf(interpolation); }
    LearnedRows make(const LearnedRows& rows, const Places& old, Grid to) const {
        if (!geometric) return resized(rows, old.front, old.grid, to, interpolation);
        return resizedGeometrically(rows.topRows(old.grid.places()), old.grid, to, *geometric);
    }
};

/// The rows in front, the resized places, and the rows behind.
Result<std::shared_ptr<const LearnedRows>> resizedRows(const SourceRows& source, const Places& old, Grid to,
                                                       const Way& way) {
    const std::int64_t kept = old.front + old.behind;
    if (std::max(source.rows(), kept + to.places()) > mostCellsInMemory / source.columns())
        return unfit(POSISCOPE_TR("core", "at most %1 cells are resized"),
                     {groupedDigits(mostCellsInMemory)});
    LearnedRows rows(source.rows(), source.columns());
    for (std::int64_t row = 0; row < source.rows(); ++row)
        source.read(row, rows.row(row).data());
    auto all = std::make_shared<LearnedRows>(kept + to.places(), source.columns());
    all->topRows(old.front + to.places()) = way.make(rows, old, to);
    all->bottomRows(old.behind) = rows.bottomRows(old.behind);
    return std::shared_ptr<const LearnedRows>(std::move(all));
}

/// The row of the file that a row behind the last one repeats.
std::int64_t repeatedRow(std::int64_t row, std::int64_t rows, std::int64_t front, Filling filling) {
    if (row < rows) return row;
    if (filling == Filling::last) return rows - 1;
    if (filling == Filling::tile) return row % rows;
    return front + (row - front) % (rows - front);
}

Text fillingWords(const FitRequest& request, std::int64_t rows) {
    const std::string from = groupedDigits(rows), to = groupedDigits(request.rows - 1);
    switch (request.filling) {
        case Filling::last: return {POSISCOPE_TR("core", "rows %1 to %2: the last row again"), {from, to}};
        case Filling::tile:
            return {POSISCOPE_TR("core", "rows %1 to %2: the table again from its first row"), {from, to}};
        case Filling::wrap:
            return {POSISCOPE_TR("core", "rows %1 to %2: the table again from row %3"),
                    {from, to, groupedDigits(request.front.value_or(0))}};
        default: break;
    }
    return {POSISCOPE_TR("core", "rows %1 to %2: normal random numbers of standard deviation %3, seed %4"),
            {from, to, inFull(request.deviation), std::to_string(request.seed)}};
}

/// Where a row of the new table was: the place nearest to the middle of its own.
std::int64_t rowBefore(std::int64_t row, const Places& old, Grid to) {
    const std::int64_t place = row - old.front;
    if (place < 0) return row;
    if (place >= to.places()) return row + old.grid.places() - to.places();
    const auto nearest = [](std::int64_t n, std::int64_t size, std::int64_t before) {
        return (2 * n + 1) * before / (2 * size);
    };
    return old.front + nearest(place / to.width, to.height, old.grid.height) * old.grid.width +
           nearest(place % to.width, to.width, old.grid.width);
}

/// Makes one table.
class Fitting {
 public:
    Fitting(const StoredArray& source, const FitRequest& request) : request_(request) {
        const StoredArray plain = source.shape.size() == 2 ? source : squeezed(source);
        if (plain.shape.size() == 3 && (request.grid || request.oldGrid))
            stored_ = Grid{plain.shape[0], plain.shape[1]};
        usable_ = !plain.complex && (plain.shape.size() == 2 || stored_.has_value());
        if (!usable_) return;
        rows_ = std::make_shared<const SourceRows>(plain, request.dropRows, plain.shape.back());
        head_ = {source.name, source.shape, typeOf(plain), false, 0, rows_->columns()};
    }

    Result<FittedTable> make() {
        if (!usable_)
            return unfit(POSISCOPE_TR(
                "core", "only tables of rows and columns, or grids of three axes, are made to fit"));
        if (rows_->rows() < 1)
            return unfit(POSISCOPE_TR("core", "no row would be left: the table has %1"),
                         {groupedDigits(rows_->rows() + request_.dropRows)});
        if (request_.dropRows > 0)
            notes_.push_back(
                {POSISCOPE_TR("core", "left out: the first %1 rows"), {groupedDigits(request_.dropRows)}});
        if (request_.window || request_.grid) return resizePlaces();
        if (request_.interpolation) return resizeLine();
        return extend();
    }

 private:
    static CellType typeOf(const StoredArray& array) {
        const CellType type = array.cells->cellType();
        return roundingOf(type) > 0 ? type : CellType::float64;
    }

    Result<FittedTable> resizePlaces() {
        const auto old = request_.window ? relativePlacesOf(rows_->rows(), request_)
                                         : placesOf(rows_->rows(), stored_, request_);
        if (!old) return old.error();
        const Grid to = request_.window
                            ? Grid{2 * request_.window->height - 1, 2 * request_.window->width - 1}
                            : *request_.grid;
        const std::int64_t least = std::min(old->grid.height, old->grid.width);
        if (request_.geometric && (least < 5 || std::min(to.height, to.width) < 3))
            return unfit(POSISCOPE_TR("core",
                                      "a window of at least 3 × 3 is resized with distances in a geometric "
                                      "progression, to one of at least 2 × 2"));
        return resizeFrom(*old, to, {request_.interpolation.value_or(Interpolation{}), request_.geometric});
    }

    Result<FittedTable> resizeLine() {
        const std::int64_t front = request_.front.value_or(0);
        if (front >= rows_->rows() || request_.rows <= front)
            return unfit(POSISCOPE_TR("core", "--front must be less than the rows before and after"));
        return resizeFrom({front, {1, rows_->rows() - front}, 0}, {1, request_.rows - front},
                          {*request_.interpolation});
    }

    Result<FittedTable> resizeFrom(const Places& old, Grid to, const Way& way) {
        const auto rows = resizedRows(*rows_, old, to, way);
        if (!rows) return rows.error();
        const bool line = old.grid.height == 1 && to.height == 1;
        notes_.push_back({POSISCOPE_TR("core", "%1 places became %2: %3"),
                          {line ? groupedDigits(old.grid.width) : sidesOf(old.grid),
                           line ? groupedDigits(to.width) : sidesOf(to), way.name()}});
        if (old.front > 0)
            notes_.push_back(
                {POSISCOPE_TR("core", "rows in front of them, kept: %1"), {groupedDigits(old.front)}});
        if (old.behind > 0)
            notes_.push_back(
                {POSISCOPE_TR("core", "rows behind them, kept: %1"), {groupedDigits(old.behind)}});
        const std::int64_t width = rows_->columns();
        return done((*rows)->rows(),
                    stored_ && old.front + old.behind == 0 ? std::optional(to) : std::nullopt,
                    [rows = *rows, width](std::int64_t row, double* out) {
                        std::copy_n(rows->data() + row * width, width, out);
                    },
                    [old, to](std::int64_t row) { return std::optional(rowBefore(row, old, to)); });
    }

    Result<FittedTable> extend() {
        const std::int64_t had = rows_->rows();
        if (request_.rows == 0) request_.rows = had;
        if (request_.rows > had && request_.filling == Filling::none)
            return unfit(
                POSISCOPE_TR("core", "the table has %1 rows: choose with --fill what stands behind them"),
                {groupedDigits(had)});
        const std::int64_t front = request_.front.value_or(0);
        if (front >= had)
            return unfit(POSISCOPE_TR("core", "--front must be less than the rows of the table"));
        if (request_.rows < had)
            notes_.push_back({POSISCOPE_TR("core", "kept: the first %1 of %2 rows"),
                              {groupedDigits(request_.rows), groupedDigits(had)}});
        if (request_.rows > had) notes_.push_back(fillingWords(request_, had));
        return done(
            request_.rows, std::nullopt,
            [rows = rows_, request = request_, had, front](std::int64_t row, double* out) {
                if (row < had || request.filling != Filling::random)
                    return rows->read(repeatedRow(row, had, front, request.filling), out);
                const std::int64_t first = (row - had) * rows->columns();
                for (std::int64_t j = 0; j < rows->columns(); ++j)
                    out[j] =
                        request.deviation * normalAt(request.seed, static_cast<std::uint64_t>(first + j));
            },
            [had](std::int64_t row) { return row < had ? std::optional(row) : std::nullopt; });
    }

    /// The array: the axes of length 1 that it had stay where they were.
    FittedTable done(std::int64_t rows, std::optional<Grid> grid, const ConvertedArray::Row& make,
                     const RowOrigin& origin) {
        head_.rows = rows;
        std::vector<std::int64_t> sides{rows, head_.columns};
        if (grid) sides = {grid->height, grid->width, head_.columns};
        std::vector<std::int64_t> shape;
        const bool asStored = grid || !stored_;
        std::size_t next = 0;
        for (const std::int64_t size : head_.shape)
            if (size == 1)
                shape.push_back(1);
            else if (asStored && next < sides.size())
                shape.push_back(sides[next++]);
        if (!asStored || next != sides.size() || head_.shape.size() == 2) shape = sides;
        head_.shape = shape;
        const auto kind = kindOf(request_.type.value_or(head_.type));
        if (request_.type) head_.type = *request_.type;
        const std::int64_t width = head_.columns;
        return {{head_,
                 [make, kind, width](std::int64_t row, double* out) {
                     make(row, out);
                     for (std::int64_t j = 0; j < width; ++j)
                         out[j] = roundTo(kind, out[j]);
                 }},
                std::move(notes_),
                [origin, dropped = request_.dropRows](std::int64_t row) {
                    const auto before = origin(row);
                    return before ? std::optional(*before + dropped) : std::nullopt;
                }};
    }

    FitRequest request_;
    std::optional<Grid> stored_;  // of an array with three axes
    bool usable_ = false;
    std::shared_ptr<const SourceRows> rows_;
    ConvertedArray::Head head_;
    std::vector<Text> notes_;
};

}  // namespace

std::optional<Filling> fillingNamed(std::string_view name) {
    if (name == "last") return Filling::last;
    if (name == "tile") return Filling::tile;
    if (name == "wrap") return Filling::wrap;
    return name == "random" ? std::optional(Filling::random) : std::nullopt;
}

Result<FittedTable> fitted(const StoredArray& source, const FitRequest& request) {
    return Fitting(source, request).make();
}

}  // namespace posiscope
