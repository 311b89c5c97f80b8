#include "core/analysis/offsetfit.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "core/fields/tablematrix.h"
#include "core/math/blockedqr.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;

constexpr std::int64_t mostColumns = 4096;  // a map of 128 MiB
constexpr Index partRows = 256;             // at a time, so that the work can be stopped

double operationsOf(std::int64_t rows, std::int64_t columns) {
    const auto m = static_cast<double>(rows);
    const auto n = static_cast<double>(columns);
    return m * n + 8 * m * n * n + 5 * n * n * n;
}

/// X with A·X ≈ B, of smallest norm, and the rank of A by `threshold`.
struct Solution {
    MatrixXd x;
    Index rank = 0;
};

/// Solves triangle · x = b column by column, in place.
template <class Triangle>
bool solve(const Triangle& triangle, MatrixXd& b, Steps& steps) {
    for (Index j = 0; j < b.cols(); j += partRows) {
        const Index count = std::min(partRows, b.cols() - j);
        triangle.solveInPlace(b.middleCols(j, count));
        if (!steps.add(static_cast<double>(b.rows()) * static_cast<double>(b.rows() * count))) return false;
    }
    return true;
}

/// From R·P = Q·R₂, R₂ of rank × n, and Qᵀ·b.
std::optional<MatrixXd> smallestSolution(const BlockedQr& qr, const MatrixXd& b, Steps& steps) {
    const Index rank = qr.rank();
    const Index n = qr.packed().cols();
    MatrixXd y = b.topRows(rank);
    if (rank == n) {
        if (!solve(qr.packed().topRows(n).triangularView<Eigen::Upper>(), y, steps)) return std::nullopt;
    } else {
        MatrixXd trapezoid = MatrixXd::Zero(rank, n);
        trapezoid.triangularView<Eigen::Upper>() = qr.packed().topRows(rank);
        const auto across = BlockedQr::of(trapezoid.transpose(), steps);
        if (!across) return std::nullopt;
        const MatrixXd square = across->packed().topRows(rank);
        if (!solve(square.triangularView<Eigen::Upper>().transpose(), y, steps)) return std::nullopt;
        y.conservativeResize(n, Eigen::NoChange);
        y.bottomRows(n - rank).setZero();
        if (!across->apply(y, steps)) return std::nullopt;
    }
    MatrixXd x(n, y.cols());
    for (Index row = 0; row < n; ++row)
        x.row(qr.order()[row]) = y.row(row);
    return x;
}

std::optional<Solution> leastSquares(MatrixXd a, MatrixXd b, double threshold, Steps& steps) {
    const Index n = a.cols();
    if (a.rows() > n) {
        const auto tall = BlockedQr::of(std::move(a), steps);
        if (!tall || !tall->applyTransposed(b, steps)) return std::nullopt;
        a = MatrixXd(tall->packed().topRows(n).triangularView<Eigen::Upper>());
        b.conservativeResize(n, Eigen::NoChange);
    }
    const auto ranked = BlockedQr::pivoted(std::move(a), threshold, steps);
    if (!ranked || !ranked->applyTransposed(b, steps)) return std::nullopt;
    auto x = smallestSolution(*ranked, b, steps);
    if (!x) return std::nullopt;
    return Solution{std::move(*x), ranked->rank()};
}

}  // namespace

Failure offsetFitProblem(std::int64_t rows, std::int64_t columns, std::int64_t offset) {
    if (rows > mostCellsInMemory / columns)
        return Error{
            {POSISCOPE_TR("core",
                          "A fitted map needs the table in memory: max_len × d_model must be at most %1."),
             {groupedDigits(mostCellsInMemory)}},
            "max_len"};
    if (columns > mostColumns)
        return Error{{POSISCOPE_TR("core", "A fitted map needs room in memory: d_model must be at most %1."),
                      {groupedDigits(mostColumns)}},
                     "d_model"};
    if (std::llabs(offset) >= rows && rows == 1)
        return Error{POSISCOPE_TR("core", "The offset must be 0 to fit a map to a single position."),
                     "offset"};
    if (std::llabs(offset) >= rows)
        return Error{
            {POSISCOPE_TR("core", "The offset must be between -%1 and %1 to fit a map to %2 positions."),
             {groupedDigits(rows - 1), groupedDigits(rows)}},
            "offset"};
    return std::nullopt;
}

double offsetFitWork(std::int64_t rows, std::int64_t columns) {
    constexpr double perOperation = 0.2;
    return perOperation * operationsOf(rows, columns);
}

Result<OffsetFit> fitOffsetMap(const Field& table, std::int64_t offset, const Progress& proceed) {
    const std::int64_t rows = table.rows();
    const std::int64_t columns = table.columns();
    if (auto problem = offsetFitProblem(rows, columns, offset)) return *problem;
    Steps steps(proceed, operationsOf(rows, columns));
    auto all = tableInMemory(table, steps);
    if (!all) return all.error();
    // By a power of two, so that no square of a number is too large or too small.
    const double largest = all->cwiseAbs().maxCoeff();
    const double size = largest > 0 ? std::exp2(std::ilogb(largest)) : 1;
    all.value() /= size;

    OffsetFit fit;
    fit.positions = rows - std::llabs(offset);
    const auto from = all->middleRows(std::max<std::int64_t>(0, -offset), fit.positions);
    const auto to = all->middleRows(std::max<std::int64_t>(0, offset), fit.positions);
    const double threshold =
        static_cast<double>(std::max(fit.positions, columns)) * std::numeric_limits<double>::epsilon();
    const auto solution = leastSquares(from, to, threshold, steps);
    if (!solution) return stoppedWork();
    fit.map = solution->x.transpose();
    fit.rank = solution->rank;

    double squares = 0;
    for (std::int64_t row = 0; row < fit.positions; row += partRows) {
        const std::int64_t count = std::min<std::int64_t>(partRows, fit.positions - row);
        const MatrixXd rest = from.middleRows(row, count) * solution->x - to.middleRows(row, count);
        fit.maxResidual = std::max(fit.maxResidual, rest.cwiseAbs().maxCoeff());
        squares += rest.squaredNorm();
        const auto cells = static_cast<double>(count * columns);
        if (!steps.add(2 * cells * static_cast<double>(columns))) return stoppedWork();
    }
    fit.maxResidual *= size;
    fit.rmsResidual =
        size * std::sqrt(squares / (static_cast<double>(fit.positions) * static_cast<double>(columns)));
    return fit;
}

}  // namespace posiscope
