#include "core/math/blockedqr.h"

#include <Eigen/QR>
#include <cmath>
#include <limits>

namespace posiscope {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

constexpr Index blockWidth = 64;    // reflections at a time
constexpr Index partColumns = 512;  // that they are applied to at a time

double operations(Index rows, Index reflections, Index columns) {
    return 4.0 * static_cast<double>(rows) * static_cast<double>(reflections) * static_cast<double>(columns);
}

/// The lengths of the remaining parts of columns, brought up to date from row to row instead of being
/// measured anew. Source: Drmač and Bujanović, LAPACK Working Note 176.
class ColumnLengths {
 public:
    explicit ColumnLengths(const MatrixXd& matrix)
        : length_(matrix.colwise().norm().transpose()), measured_(length_) {}

    Index longest(Index from) const {
        Index at = 0;
        length_.tail(length_.size() - from).maxCoeff(&at);
        return from + at;
    }
    double operator[](Index column) const { return length_[column]; }
    void swap(Index a, Index b) {
        std::swap(length_[a], length_[b]);
        std::swap(measured_[a], measured_[b]);
    }
    /// The columns from `row` + 1 on have lost row `row`.
    void withoutRow(const MatrixXd& matrix, Index row) {
        for (Index j = row + 1; j < length_.size(); ++j) {
            if (length_[j] == 0) continue;
            const double share = std::abs(matrix(row, j)) / length_[j];
            const double left = std::max(0.0, (1 + share) * (1 - share));
            const double ratio = length_[j] / measured_[j];
            if (left * ratio * ratio <= std::sqrt(std::numeric_limits<double>::epsilon())) {
                length_[j] = measured_[j] = matrix.col(j).tail(matrix.rows() - row - 1).norm();
            } else {
                length_[j] *= std::sqrt(left);
            }
        }
    }

 private:
    VectorXd length_, measured_;
};

}  // namespace

BlockedQr::BlockedQr(MatrixXd matrix)
    : packed_(std::move(matrix)),
      scales_(std::min(packed_.rows(), packed_.cols())),
      order_(Eigen::VectorXi::LinSpaced(packed_.cols(), 0, static_cast<int>(packed_.cols()) - 1)) {}

std::optional<BlockedQr> BlockedQr::of(MatrixXd matrix, Steps& steps) {
    BlockedQr qr(std::move(matrix));
    MatrixXd& a = qr.packed_;
    const Index rows = a.rows();
    for (Index k = 0; k < qr.rank(); k += blockWidth) {
        const Index width = std::min(blockWidth, qr.rank() - k);
        Eigen::Ref<MatrixXd> block = a.block(k, k, rows - k, width);
        const Eigen::HouseholderQR<Eigen::Ref<MatrixXd>> inPlace(block);
        qr.scales_.segment(k, width) = inPlace.hCoeffs();
        if (!steps.add(operations(rows - k, width, width) / 2)) return std::nullopt;
        if (!qr.applyBlock(k, true, a.rightCols(a.cols() - k - width), steps)) return std::nullopt;
    }
    return qr;
}

std::optional<BlockedQr> BlockedQr::pivoted(MatrixXd matrix, double threshold, Steps& steps) {
    BlockedQr qr(std::move(matrix));
    MatrixXd& a = qr.packed_;
    const Index rows = a.rows();
    const Index columns = a.cols();
    ColumnLengths lengths(a);
    VectorXd room(columns);
    double first = 0;
    Index k = 0;
    for (; k < std::min(rows, columns); ++k) {
        const Index longest = lengths.longest(k);
        if (k == 0) first = lengths[longest];
        if (!(lengths[longest] > threshold * first)) break;
        if (longest != k) {
            a.col(k).swap(a.col(longest));
            std::swap(qr.order_[k], qr.order_[longest]);
            lengths.swap(k, longest);
        }
        double diagonal = 0;
        a.col(k).tail(rows - k).makeHouseholderInPlace(qr.scales_[k], diagonal);
        a(k, k) = diagonal;
        a.bottomRightCorner(rows - k, columns - k - 1)
            .applyHouseholderOnTheLeft(a.col(k).tail(rows - k - 1), qr.scales_[k], room.data());
        lengths.withoutRow(a, k);
        if (!steps.add(operations(rows - k, 1, columns - k))) return std::nullopt;
    }
    qr.scales_.conservativeResize(k);
    return qr;
}

bool BlockedQr::applyBlock(Index first, bool transposed, Eigen::Ref<MatrixXd> b, Steps& steps) const {
    const Index rows = packed_.rows() - first;
    const Index width = std::min(blockWidth, rank() - first);
    const auto reflections =
        Eigen::householderSequence(packed_.block(first, first, rows, width), scales_.segment(first, width));
    for (Index j = 0; j < b.cols(); j += partColumns) {
        const Index count = std::min(partColumns, b.cols() - j);
        auto part = b.block(first, j, rows, count);
        if (transposed)
            part.applyOnTheLeft(reflections.transpose());
        else
            part.applyOnTheLeft(reflections);
        if (!steps.add(operations(rows, width, count))) return false;
    }
    return true;
}

bool BlockedQr::applyTransposed(MatrixXd& b, Steps& steps) const {
    for (Index k = 0; k < rank(); k += blockWidth)
        if (!applyBlock(k, true, b, steps)) return false;
    return true;
}

bool BlockedQr::apply(MatrixXd& b, Steps& steps) const {
    for (Index k = (rank() - 1) / blockWidth * blockWidth; k >= 0 && rank() > 0; k -= blockWidth)
        if (!applyBlock(k, false, b, steps)) return false;
    return true;
}

}  // namespace posiscope
