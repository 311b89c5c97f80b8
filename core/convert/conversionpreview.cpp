// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/conversionpreview.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include "core/analysis/arrayfield.h"

namespace posiscope {

namespace {

/// Rows of cells, read one after the other.
struct TableLines {
    std::int64_t rows = 0, columns = 0;
    std::function<void(std::int64_t row, double* out)> read;
};

TableLines linesOf(const StoredArray& array) {
    const auto field = std::make_shared<const ArrayField>(array);
    std::int64_t folded = 1;  // lines of the field in one of ours
    for (std::size_t axis = array.shape.size(); axis > 1 && array.shape[axis - 1] == 2; --axis)
        if (axis > 2) folded *= array.shape[axis - 2];
    const std::int64_t width = field->columns();
    return {field->rows() / folded, width * folded, [field, folded, width](std::int64_t row, double* out) {
                for (std::int64_t n = 0; n < folded; ++n)
                    field->fill({row * folded + n, 1}, {0, width}, out + n * width);
            }};
}

TableLines linesOf(const ConvertedArray& array) {
    return {array.rows(), array.columns(), [array](std::int64_t row, double* out) { array.row(row, out); }};
}

/// All of them beside each other; they have the same number of rows.
template <class Array>
TableLines linesBeside(const std::vector<Array>& arrays) {
    std::vector<TableLines> all;
    all.reserve(arrays.size());
    for (const Array& each : arrays)
        all.push_back(linesOf(each));
    TableLines beside{all.front().rows, 0, {}};
    for (const TableLines& each : all)
        beside.columns += each.columns;
    beside.read = [all](std::int64_t row, double* out) {
        for (const TableLines& each : all) {
            each.read(row, out);
            out += each.columns;
        }
    };
    return beside;
}

/// Which rows are compared.
class Pairing {
 public:
    Pairing(RowOrigin origin, std::int64_t old, std::int64_t now) : origin_(std::move(origin)), old_(old) {
        for (std::int64_t row = 0; row < now; ++row)
            if (const auto from = before(row)) {
                ++count_;
                moved_ = moved_ || *from != row;
            }
    }
    std::optional<std::int64_t> before(std::int64_t row) const {
        const auto from = origin_ ? origin_(row) : std::optional(row);
        return from && *from < old_ ? from : std::nullopt;
    }
    std::int64_t count() const { return count_; }
    bool moved() const { return moved_; }

 private:
    RowOrigin origin_;
    std::int64_t old_, count_ = 0;
    bool moved_ = false;
};

/// Sums up rows of cells to means.
class Blocks {
 public:
    Blocks(std::int64_t rows, std::int64_t columns, std::int64_t side) {
        means_.rows = rows;
        means_.columns = columns;
        means_.high = std::min(rows, side);
        means_.wide = std::min(columns, side);
        const auto count = static_cast<std::size_t>(means_.high * means_.wide);
        means_.means.assign(count, 0.0);
        cells_.assign(count, 0.0);
    }
    void add(std::int64_t row, const double* cells) {
        if (row >= means_.rows) return;
        const std::int64_t first = row * means_.high / means_.rows * means_.wide;
        for (std::int64_t n = 0; n < means_.columns; ++n) {
            const auto block = static_cast<std::size_t>(first + n * means_.wide / means_.columns);
            means_.means[block] += cells[n];
            ++cells_[block];
        }
    }
    BlockMeans done() {
        double least = std::numeric_limits<double>::infinity(), most = -least;
        for (std::size_t n = 0; n < cells_.size(); ++n) {
            double& mean = means_.means[n] /= cells_[n];
            if (!std::isfinite(mean)) continue;
            least = std::min(least, mean);
            most = std::max(most, mean);
        }
        if (least <= most) {
            means_.least = least;
            means_.most = most;
        }
        return std::move(means_);
    }

 private:
    BlockMeans means_;
    std::vector<double> cells_;
};

}  // namespace

Result<ConversionPreview> previewOf(const std::vector<StoredArray>& before,
                                    const std::vector<ConvertedArray>& after, const RowOrigin& origin,
                                    std::int64_t side, const Progress& progress) {
    const TableLines old = linesBeside(before), now = linesBeside(after);
    const Pairing pairing(origin, old.rows, now.rows);
    const std::int64_t columns = std::min(old.columns, now.columns);
    Blocks a(old.rows, old.columns, side), b(now.rows, now.columns, side),
        apart(pairing.count(), columns, side);
    std::vector<double> left(static_cast<std::size_t>(old.columns)), beside(left),
        right(static_cast<std::size_t>(now.columns)), differences(static_cast<std::size_t>(columns));
    ConversionPreview preview;
    preview.moved = pairing.moved();
    double squares = 0, count = 0;
    std::int64_t compared = 0;
    ProgressCounter counter(progress, static_cast<double>(std::max(old.rows, now.rows)));
    for (std::int64_t row = 0; row < std::max(old.rows, now.rows); ++row) {
        if (!counter.add(1)) return Error{POSISCOPE_TR("core", "the conversion was stopped"), ""};
        if (row < old.rows) {
            old.read(row, left.data());
            a.add(row, left.data());
        }
        if (row >= now.rows) continue;
        now.read(row, right.data());
        b.add(row, right.data());
        const auto from = pairing.before(row);
        if (!from) continue;
        if (*from != row) old.read(*from, beside.data());
        const std::vector<double>& other = *from == row ? left : beside;
        for (std::int64_t n = 0; n < columns; ++n) {
            const auto cell = static_cast<std::size_t>(n);
            const double difference = other[cell] - right[cell];
            differences[cell] = difference;
            if (!std::isfinite(difference)) continue;
            squares += difference * difference;
            ++count;
            if (std::abs(difference) <= preview.largest) continue;
            preview.largest = std::abs(difference);
            preview.row = row;
            preview.column = n;
        }
        apart.add(compared++, differences.data());
    }
    preview.before = a.done();
    preview.after = b.done();
    preview.difference = apart.done();
    preview.rms = count > 0 ? std::sqrt(squares / count) : 0;
    return preview;
}

}  // namespace posiscope
