// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/rowreduction.h"

#include <Eigen/QR>

namespace posiscope {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;

MatrixXd stacked(const MatrixXd& above, const RowsOfMatrix& below) {
    MatrixXd both(above.rows() + below.rows(), below.cols());
    both.topRows(above.rows()) = above;
    both.bottomRows(below.rows()) = below;
    return both;
}

}  // namespace

double rowReductionCost(double rows, double columns, double right) {
    return 2 * rows * columns * columns + 4 * rows * columns * right;
}

std::optional<RowReduction> reduceRows(const RowsOfMatrix& a, const RowsOfMatrix& b, ProgressCounter& steps) {
    const Index n = a.cols();
    const Index height = std::max<Index>(4 * n, 1024);
    RowReduction reduced{MatrixXd(0, n), MatrixXd(0, b.cols())};
    for (Index row = 0; row < a.rows(); row += height) {
        const Index count = std::min(height, a.rows() - row);
        MatrixXd rows = stacked(reduced.r, a.middleRows(row, count));
        const Index left = std::min(rows.rows(), n);
        const Eigen::HouseholderQR<Eigen::Ref<MatrixXd>> qr(rows);
        reduced.r = rows.topRows(left).triangularView<Eigen::Upper>();
        if (b.cols() > 0) {
            MatrixXd right = stacked(reduced.qtb, b.middleRows(row, count));
            right.applyOnTheLeft(qr.householderQ().adjoint());
            reduced.qtb = right.topRows(left);
        }
        const auto cost = rowReductionCost(static_cast<double>(count), static_cast<double>(n),
                                           static_cast<double>(b.cols()));
        if (!steps.add(cost)) return std::nullopt;
    }
    return reduced;
}

}  // namespace posiscope
