// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/nearestbyrow.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace posiscope {

namespace {

using Rows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();

/// How many rows have their products together, and are in memory twice.
std::int64_t rowsAtOnce(const Field& table) {
    constexpr std::int64_t most = 512, least = 16;
    constexpr std::int64_t cells = 1 << 22;
    return std::clamp(cells / table.columns(), least, most);
}

struct RowBlock {
    IndexRange run;
    Rows cells;               ///< times a power of two, so that no square is too large or too small
    Eigen::VectorXd squares;  ///< of the norms; NaN of a row with a cell that is no finite number
};

/// Reads blocks of rows.
class RowReader {
 public:
    RowReader(const Field& table, std::int64_t count)
        : table_(table), count_(count), step_(rowsAtOnce(table)) {}

    IndexRange runFrom(std::int64_t first) const { return {first, std::min(step_, count_ - first)}; }
    std::int64_t count() const { return count_; }
    std::int64_t columns() const { return table_.columns(); }
    double scale() const { return scale_; }

    /// Chooses the scale from the largest cell, and counts rows to leave out.
    std::int64_t measure() {
        double largest = 0;
        std::int64_t leftOut = 0;
        Rows cells;
        for (std::int64_t first = 0; first < count_; first += step_) {
            fill(runFrom(first), cells);
            for (Eigen::Index n = 0; n < cells.rows(); ++n)
                if (cells.row(n).allFinite())
                    largest = std::max(largest, cells.row(n).cwiseAbs().maxCoeff());
                else
                    ++leftOut;
        }
        if (largest > 0) scale_ = std::exp2(std::clamp(-std::ilogb(largest), -1022, 1022));
        return leftOut;
    }

    void read(IndexRange run, RowBlock& block) const {
        block.run = run;
        fill(run, block.cells);
        block.squares.resize(block.cells.rows());
        for (Eigen::Index n = 0; n < block.cells.rows(); ++n) {
            const bool finite = block.cells.row(n).allFinite();
            if (!finite) block.cells.row(n).setZero();
            block.cells.row(n) *= scale_;
            block.squares[n] = finite ? block.cells.row(n).squaredNorm() : noNumber;
        }
    }

 private:
    void fill(IndexRange run, Rows& cells) const {
        cells.resize(run.count, table_.columns());
        table_.fill(run, {0, table_.columns()}, cells.data());
    }

    const Field& table_;
    std::int64_t count_, step_;
    double scale_ = 1;
};

/// The nearest pair so far.
class RowSearch {
 public:
    explicit RowSearch(std::int64_t columns) : rounding_((2 * static_cast<double>(columns) + 8) * 0x1p-53) {}

    bool isSettled() const { return pair_.distance == 0; }
    /// Nothing where no two rows were compared.
    std::optional<NearestRows> nearest(double scale) const {
        if (std::isinf(pair_.distance)) return std::nullopt;
        NearestRows found = pair_;
        found.distance = std::sqrt(pair_.distance) / scale;
        return found;
    }

    /// |a|² + |b|² − 2ab tells which pairs may be the nearest; its rounding is a share of |a|² + |b|².
    void compare(const RowBlock& a, const RowBlock& b) {
        products_.noalias() = a.cells * b.cells.transpose();
        for (Eigen::Index p = 0; p < a.cells.rows(); ++p) {
            const bool same = a.run.first == b.run.first;
            for (Eigen::Index q = same ? p + 1 : 0; q < b.cells.rows(); ++q) {
                const double squares = a.squares[p] + b.squares[q];
                if (squares - 2 * products_(p, q) - rounding_ * squares <= pair_.distance)
                    consider((a.cells.row(p) - b.cells.row(q)).squaredNorm(), a.run.first + p,
                             b.run.first + q);
            }
        }
    }

 private:
    void consider(double squared, std::int64_t first, std::int64_t second) {
        if (std::tuple(squared, first, second) < std::tuple(pair_.distance, pair_.first, pair_.second))
            pair_ = {squared, first, second};
    }

    NearestRows pair_{std::numeric_limits<double>::infinity()};  // its distance is squared
    double rounding_;
    Rows products_;
};

}  // namespace

std::optional<Uniqueness> nearestByRow(const Field& table, std::int64_t count, const Progress& proceed) {
    RowReader reader(table, count);
    Uniqueness found{.nearest = {}, .compared = count, .leftOut = reader.measure()};
    RowSearch search(table.columns());
    RowBlock a, b;
    const auto rows = static_cast<double>(count);
    ProgressCounter pairs(proceed, rows * (rows + 1) / 2);
    for (std::int64_t first = 0; first < count && !search.isSettled(); first += a.run.count) {
        reader.read(reader.runFrom(first), a);
        for (std::int64_t second = first; second < count; second += b.run.count) {
            reader.read(reader.runFrom(second), b);
            search.compare(a, b);
            const auto each = static_cast<double>(a.run.count);
            const auto other = static_cast<double>(b.run.count);
            if (!pairs.add(second == first ? each * (each + 1) / 2 : each * other)) return std::nullopt;
        }
    }
    found.nearest = search.nearest(reader.scale());
    return found;
}

}  // namespace posiscope
