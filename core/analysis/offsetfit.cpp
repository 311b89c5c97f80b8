// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/offsetfit.h"

#include <Eigen/QR>
#include <Eigen/SVD>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>

#include "core/fields/tablematrix.h"
#include "core/math/rowreduction.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;

constexpr std::int64_t mostColumns = 4096;  // a map of 128 MiB
constexpr Index partRows = 256;             // at a time, so that the work can be stopped

constexpr Index mostForSingularValues = 1024;  // dimensions: a second

/// Operations of a decomposition that solves for as many right sides: of singular values, or orthogonal.
double solutionCost(double columns) {
    const double each = columns <= mostForSingularValues ? 30 : 8;
    return each * columns * columns * columns;
}

/// The solution of smallest norm of R·X = Y and the rank of R, whose directions below `threshold` are noise.
/// With `exactly` the directions are those of singular values, and not of the pivots that approximate them.
std::pair<MatrixXd, Index> solved(const MatrixXd& r, const MatrixXd& y, double threshold, bool exactly) {
    if (exactly && r.cols() <= mostForSingularValues) {
        Eigen::BDCSVD<MatrixXd> decomposition(r, Eigen::ComputeThinU | Eigen::ComputeThinV);
        decomposition.setThreshold(threshold);
        return {decomposition.solve(y), decomposition.rank()};
    }
    Eigen::CompleteOrthogonalDecomposition<MatrixXd> decomposition;
    decomposition.setThreshold(threshold);
    decomposition.compute(r);
    return {decomposition.solve(y), decomposition.rank()};
}

double fitOperations(std::int64_t rows, std::int64_t columns) {
    const auto m = static_cast<double>(rows);
    const auto n = static_cast<double>(columns);
    return m * n + rowReductionCost(m, n, n) + solutionCost(n) + 2 * m * n * n;
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

Result<OffsetFit> fitOffsetMap(const Field& table, std::int64_t offset, const Progress& proceed, double cut) {
    const std::int64_t rows = table.rows();
    const std::int64_t columns = table.columns();
    if (auto problem = offsetFitProblem(rows, columns, offset)) return *problem;
    ProgressCounter steps(proceed, fitOperations(rows, columns));
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
    const double threshold = std::max(
        cut, static_cast<double>(std::max(fit.positions, columns)) * std::numeric_limits<double>::epsilon());
    const auto reduced = reduceRows(from, to, steps);
    if (!reduced) return stoppedWork();
    const auto [solution, rank] = solved(reduced->r, reduced->qtb, threshold, cut > 0);
    if (!steps.add(solutionCost(static_cast<double>(columns)))) return stoppedWork();
    fit.map = solution.transpose();
    fit.rank = rank;

    double squares = 0;
    for (std::int64_t row = 0; row < fit.positions; row += partRows) {
        const std::int64_t count = std::min<std::int64_t>(partRows, fit.positions - row);
        const MatrixXd rest = from.middleRows(row, count) * solution - to.middleRows(row, count);
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
