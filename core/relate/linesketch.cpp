// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relate/linesketch.h"

#include "core/math/random.h"

namespace posiscope {

Eigen::MatrixXd weightsFor(Eigen::Index cells) {
    constexpr std::uint64_t weightSeed = 1;
    if (cells <= sketchSums) return Eigen::MatrixXd::Identity(cells, cells);
    Eigen::MatrixXd weights(cells, sketchSums);
    for (Eigen::Index n = 0; n < weights.size(); ++n)
        weights.data()[n] = uniformAt(weightSeed, static_cast<std::uint64_t>(n)) - 0.5;
    return weights.colwise().normalized();
}

Sketches unorderedSketches(const TableMatrix& cells, const CellLine& line, double size) {
    Sketches all(cells.rows(), sketchSums);
    for (Eigen::Index row = 0; row < cells.rows(); ++row) {
        const Eigen::ArrayXd square =
            ((line.factor * cells.row(row).transpose().array() + line.constant) / size).square();
        for (const double slope : {1.0, 16.0}) {
            const Eigen::ArrayXd part = (1 + slope * square).inverse();
            Eigen::ArrayXd power = Eigen::ArrayXd::Ones(square.size());
            for (Eigen::Index n = slope == 1 ? 0 : sketchSums / 2, end = n + sketchSums / 2; n < end; ++n) {
                power *= part;
                all(row, n) = power.mean();
            }
        }
    }
    return all;
}

}  // namespace posiscope
