// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/sheet.h"

#include <algorithm>

#include "core/tables/tensorinfo.h"

namespace posiscope {

namespace {

struct ArrayAxis {
    std::int64_t length, step;
};

std::vector<ArrayAxis> axesOf(const StoredArray& array) {
    std::vector<ArrayAxis> axes;
    for (std::size_t n = 0; n < array.shape.size(); ++n)
        if (array.shape[n] > 1) axes.push_back({array.shape[n], array.steps[n]});
    return axes;
}

std::vector<std::int64_t> ascending(std::vector<std::int64_t> rows, std::int64_t end) {
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    rows.erase(std::lower_bound(rows.begin(), rows.end(), end), rows.end());
    return rows;
}

}  // namespace

Sheet::Sheet(std::vector<StoredArray> arrays, std::size_t rowAxis)
    : arrays_(std::move(arrays)), rowAxis_(rowAxis) {
    for (std::size_t n = 0; n < arrays_.size(); ++n) {
        std::vector<ArrayAxis> axes = axesOf(arrays_[n]);
        rows_ = axes[rowAxis].length;
        step_ = axes[rowAxis].step;
        axes.erase(axes.begin() + static_cast<std::ptrdiff_t>(rowAxis));
        std::vector<std::int64_t> offsets{0};
        for (const ArrayAxis& axis : axes) {
            std::vector<std::int64_t> longer;
            for (const std::int64_t offset : offsets)
                for (std::int64_t k = 0; k < axis.length; ++k)
                    longer.push_back(offset + k * axis.step);
            offsets = std::move(longer);
        }
        for (const std::int64_t offset : offsets)
            places_.push_back({n, offset});
        if (n == 0)
            for (const ArrayAxis& axis : axes)
                columnAxes_.push_back(axis.length);
    }
    findRuns();
}

void Sheet::findRuns() {
    runs_.clear();
    for (const Place& place : places_) {
        const bool next = !runs_.empty() && runs_.back().first.array == place.array &&
                          runs_.back().first.offset + runs_.back().count == place.offset;
        if (!next) runs_.push_back({place, 0});
        ++runs_.back().count;
    }
}

Sheet Sheet::from(std::int64_t row) const {
    Sheet rest = *this;
    rest.rows_ -= row;
    for (Place& place : rest.places_)
        place.offset += row * step_;
    rest.findRuns();
    return rest;
}

Sheet Sheet::part(std::int64_t stride, std::int64_t rows, std::int64_t firstColumn,
                  std::int64_t columns) const {
    Sheet part = *this;
    part.rows_ = rows;
    part.step_ = step_ * stride;
    part.places_.assign(places_.begin() + firstColumn, places_.begin() + firstColumn + columns);
    part.columnAxes_ = {columns};
    part.findRuns();
    return part;
}

double Sheet::at(std::int64_t row, std::int64_t column) const {
    const Place& place = places_[static_cast<std::size_t>(column)];
    return arrays_[place.array].at(row * step_ + place.offset);
}

void Sheet::row(std::int64_t row, double* out) const {
    for (const Run& run : runs_) {
        const StoredArray& array = arrays_[run.first.array];
        const std::int64_t place = row * step_ + run.first.offset;
        const std::int64_t width = array.cells->columns();
        const std::int64_t begin = place % width;
        if (run.count == 1)
            *out = array.at(place);
        else if (begin + run.count <= width)
            array.cells->fill({place / width, 1}, {begin, run.count}, out);
        else if (begin == 0 && run.count % width == 0)
            array.cells->fill({place / width, run.count / width}, {0, width}, out);
        else
            for (std::int64_t n = 0; n < run.count; ++n)
                out[n] = array.at(place + n);
        out += run.count;
    }
}

bool Sheet::standsUpright() const {
    return std::all_of(places_.begin(), places_.end(), [this](const Place& place) {
        const std::int64_t width = arrays_[place.array].cells->columns();
        return step_ == 1 && place.offset % width + rows_ <= width;
    });
}

void Sheet::column(std::int64_t column, double* out) const {
    const Place& place = places_[static_cast<std::size_t>(column)];
    const StoredTable& cells = *arrays_[place.array].cells;
    cells.fill({place.offset / cells.columns(), 1}, {place.offset % cells.columns(), rows_}, out);
}

std::vector<std::int64_t> longAxes(const StoredArray& array) {
    std::vector<std::int64_t> lengths;
    for (const ArrayAxis& axis : axesOf(array))
        lengths.push_back(axis.length);
    return lengths;
}

std::vector<Sheet> sheetsOf(const std::vector<StoredArray>& arrays) {
    constexpr auto most = static_cast<std::int64_t>(tablelimits::columns);
    std::vector<Sheet> sheets;
    const std::vector<std::int64_t> axes = longAxes(arrays.front());
    if (axes.size() < 2) return sheets;
    auto count = static_cast<std::int64_t>(arrays.size());
    for (const std::int64_t length : axes)
        count *= length;
    for (std::size_t axis = 0; axis < axes.size(); ++axis)
        if (count / axes[axis] <= most) sheets.emplace_back(arrays, axis);
    return sheets;
}

Sample::Sample(const Sheet& sheet, std::vector<std::int64_t> rows)
    : rows_(std::move(rows)),
      columns_(sheet.columns()),
      cells_(rows_.size() * static_cast<std::size_t>(columns_)) {
    // Cells that are far apart in the file are read one by one, many times slower.
    constexpr std::int64_t slower = 16;
    if (slower * static_cast<std::int64_t>(rows_.size()) > sheet.rows() && sheet.standsUpright()) {
        readColumns(sheet);
        return;
    }
    for (std::size_t n = 0; n < rows_.size(); ++n)
        sheet.row(rows_[n], cells_.data() + n * static_cast<std::size_t>(columns_));
}

void Sample::readColumns(const Sheet& sheet) {
    std::vector<double> column(static_cast<std::size_t>(sheet.rows()));
    for (std::int64_t j = 0; j < columns_; ++j) {
        sheet.column(j, column.data());
        for (std::size_t n = 0; n < rows_.size(); ++n)
            cells_[n * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(j)] =
                column[static_cast<std::size_t>(rows_[n])];
    }
}

std::int64_t Sample::find(std::int64_t row) const {
    const auto found = std::lower_bound(rows_.begin(), rows_.end(), row);
    return found != rows_.end() && *found == row ? found - rows_.begin() : -1;
}

std::vector<std::int64_t> spreadRows(std::int64_t rows, std::int64_t most) {
    std::vector<std::int64_t> all;
    const std::int64_t count = std::min(rows, most);
    for (std::int64_t n = 0; n < count; ++n)
        all.push_back(n * (rows - 1) / std::max<std::int64_t>(1, count - 1));
    return all;
}

std::vector<std::int64_t> rowsForFits(std::int64_t rows) {
    constexpr std::int64_t run = 64;
    std::vector<std::int64_t> all;
    for (std::int64_t row = 0; row < 3 * run; ++row)
        all.push_back(row);
    for (std::int64_t step = 2 * run; step < rows; step *= 2)
        for (std::int64_t row = 0; row < run; ++row)
            all.push_back(step + row);
    // Slow pairs have turned farthest at the end.
    for (std::int64_t row = std::max<std::int64_t>(0, rows - run); row < rows; ++row)
        all.push_back(row);
    return ascending(std::move(all), rows);
}

std::vector<std::int64_t> rowsForTrials(std::int64_t rows) {
    std::vector<std::int64_t> all{0, 1, 2, 3, 4, 5, 6, 7, rows - 2, rows - 1};
    for (std::int64_t row = 8; row < rows; row += std::max<std::int64_t>(1, row / 4))
        for (std::int64_t next = row; next < row + 3; ++next)
            all.push_back(next);
    std::erase_if(all, [](std::int64_t row) { return row < 0; });
    return ascending(std::move(all), rows);
}

std::vector<std::int64_t> rowsForStages(std::int64_t rows, std::int64_t columns) {
    constexpr std::size_t fewest = 32;
    constexpr std::int64_t cells = 16'384;
    std::vector<std::int64_t> all = rowsForTrials(rows);
    const std::size_t count =
        std::min(all.size(), std::max(fewest, static_cast<std::size_t>(cells / columns)));
    if (count == all.size()) return all;
    std::vector<std::int64_t> some;
    for (std::size_t n = 0; n < count; ++n)
        some.push_back(all[n * (all.size() - 1) / (count - 1)]);
    return some;
}

}  // namespace posiscope
