// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/components.h"

#include <Eigen/SVD>
#include <cmath>
#include <limits>

#include "core/fields/tablematrix.h"
#include "core/math/rowreduction.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;

constexpr std::int64_t mostComponents = 4096;

/// Every column less its mean. The mean of what is left is taken away once more, so that a column of equal
/// numbers becomes one of zeros.
void centre(TableMatrix& all) {
    for (int twice = 0; twice < 2; ++twice) {
        const Eigen::RowVectorXd mean = all.colwise().mean();
        all.rowwise() -= mean;
    }
}

/// Operations of the singular value decomposition of a square matrix with its right vectors.
double decompositionCost(double columns) {
    return 8 * columns * columns * columns;
}

/// The sign that makes the largest loading positive.
double signOf(const Eigen::VectorXd& loadings) {
    const double almost = (1 - 1e-6) * loadings.cwiseAbs().maxCoeff();
    for (const double loading : loadings)
        if (std::abs(loading) >= almost) return loading < 0 ? -1 : 1;
    return 1;
}

double componentOperations(std::int64_t rows, std::int64_t columns) {
    const auto longer = static_cast<double>(std::max(rows, columns));
    const auto shorter = static_cast<double>(std::min(rows, columns));
    return longer * shorter + rowReductionCost(longer, shorter, 0) + decompositionCost(shorter);
}

}  // namespace

double Components::share(Index index) const {
    const double all = singularValues.squaredNorm();
    return all > 0 ? singularValues[index] * singularValues[index] / all : 0;
}

double Components::scoredShare() const {
    double sum = 0;
    for (Index i = 0; i < std::min(scored, singularValues.size()); ++i)
        sum += share(i);
    return sum;
}

std::int64_t Components::countFor(double wanted) const {
    if (rank == 0) return 0;
    double sum = 0;
    for (Index i = 0; i < singularValues.size(); ++i) {
        sum += share(i);
        if (sum >= wanted) return i + 1;
    }
    return singularValues.size();
}

Failure componentsProblem(std::int64_t rows, std::int64_t columns) {
    if (rows > mostCellsInMemory / columns)
        return Error{{POSISCOPE_TR("core",
                                   "Principal components need the table in memory: max_len × d_model must be "
                                   "at most %1."),
                      {groupedDigits(mostCellsInMemory)}},
                     "max_len"};
    if (std::min(rows, columns) > mostComponents)
        return Error{{POSISCOPE_TR("core",
                                   "Principal components of %1 × %2 would take too long: max_len or d_model "
                                   "must be at most %3."),
                      {groupedDigits(rows), groupedDigits(columns), groupedDigits(mostComponents)}},
                     "d_model"};
    return std::nullopt;
}

Result<Components> principalComponents(const Field& table, const Progress& proceed) {
    const std::int64_t rows = table.rows();
    const std::int64_t columns = table.columns();
    if (auto problem = componentsProblem(rows, columns)) return *problem;
    ProgressCounter steps(proceed, componentOperations(rows, columns));
    auto all = tableInMemory(table, steps);
    if (!all) return all.error();
    TableMatrix& centred = all.value();
    // By a power of two, so that sums and squares are neither too large nor too small.
    const double largest = centred.cwiseAbs().maxCoeff();
    const double size = largest > 0 ? std::exp2(std::ilogb(largest)) : 1;
    centred /= size;
    centre(centred);

    // The tall side up: where there are fewer rows than columns, the rows' vectors are those from the right.
    const bool turned = rows < columns;
    if (turned) centred = TableMatrix(centred.transpose());
    const auto reduced = reduceRows(centred, TableMatrix(centred.rows(), 0), steps);
    if (!reduced) return stoppedWork();
    const Eigen::BDCSVD<MatrixXd> decomposition(reduced->r, Eigen::ComputeThinV);
    if (!steps.add(decompositionCost(static_cast<double>(centred.cols())))) return stoppedWork();
    Components answer{decomposition.singularValues(), MatrixXd::Zero(rows, Components::scored)};
    const double noise = static_cast<double>(std::max(rows, columns)) *
                         std::numeric_limits<double>::epsilon() * answer.singularValues[0];
    answer.rank = (answer.singularValues.array() > noise).count();
    for (Index i = 0; i < std::min<Index>(Components::scored, answer.rank); ++i) {
        const Eigen::VectorXd vector = decomposition.matrixV().col(i);
        const Eigen::VectorXd along = centred * vector;
        answer.scores.col(i) = turned ? Eigen::VectorXd(signOf(along) * answer.singularValues[i] * vector)
                                      : Eigen::VectorXd(signOf(vector) * along);
    }
    answer.scores *= size;
    answer.singularValues *= size;
    return answer;
}

}  // namespace posiscope
