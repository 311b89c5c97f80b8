#include "core/math/singularvalues.h"

#include <Eigen/Eigenvalues>
#include <array>
#include <cmath>
#include <limits>

#include "core/math/blockedqr.h"
#include "core/math/random.h"

namespace posiscope {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

constexpr double ulp = std::numeric_limits<double>::epsilon();

/// B and the reflections from the right, whose vectors stay in the rows of `matrix`.
struct Bidiagonal {
    VectorXd diagonal, above;
    VectorXd scales;
    MatrixXd matrix;

    /// v becomes V·v.
    void applyRight(VectorXd& v) const {
        double room = 0;
        for (Index k = scales.size() - 1; k >= 0; --k) {
            const Index rest = v.size() - k - 1;
            const VectorXd essential = matrix.row(k).tail(rest - 1);
            v.tail(rest).applyHouseholderOnTheLeft(essential, scales[k], &room);
        }
    }
};

std::optional<Bidiagonal> bidiagonalise(MatrixXd matrix, Steps& steps) {
    const Index n = matrix.cols();
    Bidiagonal b{VectorXd(n), VectorXd(std::max<Index>(0, n - 1)), VectorXd(std::max<Index>(0, n - 1)), {}};
    VectorXd room(n);
    VectorXd essential;
    for (Index k = 0; k < n; ++k) {
        const Index rest = n - k - 1;
        double scale = 0;
        matrix.col(k).tail(n - k).makeHouseholderInPlace(scale, b.diagonal[k]);
        matrix.bottomRightCorner(n - k, rest)
            .applyHouseholderOnTheLeft(matrix.col(k).tail(rest), scale, room.data());
        if (rest > 0) {
            matrix.row(k).tail(rest).makeHouseholderInPlace(b.scales[k], b.above[k]);
            essential = matrix.row(k).tail(rest - 1);
            matrix.bottomRightCorner(rest, rest)
                .applyHouseholderOnTheRight(essential, b.scales[k], room.data());
        }
        if (!steps.add(8 * static_cast<double>(rest) * static_cast<double>(rest))) return std::nullopt;
    }
    b.matrix = std::move(matrix);
    return b;
}

/// (T − shift·I)·x = b for the symmetric T with zeros on its diagonal and `beside` next to it, by elimination
/// with exchange of rows. Pivots that vanish are taken as `least`, which is what inverse iteration wants.
void solveShifted(const VectorXd& beside, double shift, double least, VectorXd& x) {
    const Index n = x.size();
    // Row k of the factor: its diagonal and the two to the right of it.
    Eigen::Matrix<double, Eigen::Dynamic, 3, Eigen::RowMajor> upper(n, 3);
    std::array<double, 3> row{-shift, n > 1 ? beside[0] : 0, 0};
    for (Index k = 0; k < n; ++k) {
        if (k + 1 == n) {
            upper.row(k) << row[0], 0, 0;
            break;
        }
        std::array<double, 3> next{beside[k], -shift, k + 2 < n ? beside[k + 1] : 0};
        if (std::abs(next[0]) > std::abs(row[0])) {
            std::swap(row, next);
            std::swap(x[k], x[k + 1]);
        }
        if (std::abs(row[0]) < least) row[0] = least;
        const double factor = next[0] / row[0];
        upper.row(k) << row[0], row[1], row[2];
        x[k + 1] -= factor * x[k];
        row = {next[1] - factor * row[1], next[2] - factor * row[2], 0};
    }
    for (Index k = n - 1; k >= 0; --k) {
        double value = x[k];
        if (k + 1 < n) value -= upper(k, 1) * x[k + 1];
        if (k + 2 < n) value -= upper(k, 2) * x[k + 2];
        x[k] = value / (std::abs(upper(k, 0)) < least ? least : upper(k, 0));
    }
}

/// Eigenvectors of the same T for the first `values`, each at right angles to those before it.
MatrixXd eigenvectors(const VectorXd& beside, const VectorXd& values, Index wanted, double noise) {
    constexpr int rounds = 4;
    const Index n = beside.size() + 1;
    MatrixXd found = MatrixXd::Zero(n, wanted);
    VectorXd x(n);
    for (Index i = 0; i < std::min(wanted, values.size()); ++i) {
        if (values[i] <= noise) break;
        for (Index k = 0; k < n; ++k)
            x[k] = uniformAt(static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(k)) - 0.5;
        for (int round = 0; round < rounds; ++round) {
            solveShifted(beside, values[i], ulp * values[0], x);
            x /= x.cwiseAbs().maxCoeff();
            for (int twice = 0; twice < 2; ++twice)
                x -= found.leftCols(i) * (found.leftCols(i).transpose() * x);
            x.normalize();
        }
        found.col(i) = x;
    }
    return found;
}

}  // namespace

double singularValuesCost(Index rows, Index columns) {
    const auto m = static_cast<double>(rows);
    const auto n = static_cast<double>(columns);
    return 2 * m * n * n + 2 * n * n * n;
}

std::optional<SingularValues> singularValues(MatrixXd matrix, Index wanted, Steps& steps) {
    const Index rows = matrix.rows();
    const Index n = matrix.cols();
    SingularValues answer{VectorXd::Zero(n), MatrixXd::Zero(n, wanted)};
    const double size = matrix.cwiseAbs().maxCoeff();
    if (size == 0) return answer;
    matrix /= size;
    const auto tall = BlockedQr::of(std::move(matrix), steps);
    if (!tall) return std::nullopt;
    const auto b = bidiagonalise(tall->packed().topRows(n).triangularView<Eigen::Upper>(), steps);
    if (!b) return std::nullopt;

    VectorXd beside(2 * n - 1);
    for (Index k = 0; k < n; ++k) {
        beside[2 * k] = b->diagonal[k];
        if (k + 1 < n) beside[2 * k + 1] = b->above[k];
    }
    const double largest = beside.cwiseAbs().maxCoeff();
    // Far below what rounding has left in them.
    for (double& each : beside)
        if (std::abs(each) <= 1e-4 * ulp * largest) each = 0;
    Eigen::SelfAdjointEigenSolver<MatrixXd> solver;
    solver.computeFromTridiagonal(VectorXd::Zero(2 * n), beside, Eigen::EigenvaluesOnly);
    answer.values = solver.eigenvalues().reverse().head(n).cwiseMax(0);

    const double noise = static_cast<double>(std::max(rows, n)) * ulp * answer.values[0];
    const MatrixXd vectors = eigenvectors(beside, answer.values, wanted, noise);
    for (Index i = 0; i < wanted; ++i) {
        VectorXd v = Eigen::Map<const VectorXd, 0, Eigen::InnerStride<2>>(vectors.col(i).data(), n);
        if (v.isZero(0)) continue;
        v.normalize();
        b->applyRight(v);
        answer.right.col(i) = v;
    }
    answer.values *= size;
    return answer;
}

}  // namespace posiscope
