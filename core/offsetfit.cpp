#include "core/offsetfit.h"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "core/parameter.h"

namespace posiscope {

Result<OffsetFit> fitOffsetMap(const Field& table, std::int64_t offset) {
    constexpr std::int64_t mostCells = 33'554'432;
    const std::int64_t rows = table.rows();
    const std::int64_t columns = table.columns();
    if (std::llabs(offset) >= rows)
        return Error{{POSISCOPE_TR("core", "offset must be between -%1 and %1 to fit a map to %2 positions"),
                      {groupedDigits(rows - 1), groupedDigits(rows)}},
                     "offset"};
    if (rows > mostCells / columns)
        return Error{
            {POSISCOPE_TR("core",
                          "a fitted map needs the table in memory: max_len × d_model must be at most %1"),
             {groupedDigits(mostCells)}},
            "max_len"};

    using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    RowMajor all(rows, columns);
    table.fill({0, rows}, {0, columns}, all.data());

    const std::int64_t used = rows - std::llabs(offset);
    const auto from = all.middleRows(std::max<std::int64_t>(0, -offset), used);
    const auto to = all.middleRows(std::max<std::int64_t>(0, offset), used);

    // Rows are positions, so the equation reads from · Mᵀ = to.
    // The threshold of numpy.linalg.matrix_rank, by the longer side. Eigen's own goes by the shorter one, and
    // counts rounding noise as one more dimension (36 for 256 × 64).
    Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> solver;
    solver.setThreshold(static_cast<double>(std::max(used, columns)) *
                        std::numeric_limits<double>::epsilon());
    solver.compute(from);
    OffsetFit fit;
    fit.map = solver.solve(Eigen::MatrixXd(to)).transpose();
    const Eigen::MatrixXd residual = from * fit.map.transpose() - to;
    fit.maxResidual = residual.cwiseAbs().maxCoeff();
    fit.rmsResidual = std::sqrt(residual.squaredNorm() / static_cast<double>(residual.size()));
    fit.rank = solver.rank();
    fit.positions = used;
    return fit;
}

}  // namespace posiscope
