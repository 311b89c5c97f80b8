// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resize/resize.h"

namespace posiscope {

Resizing::Resizing(Grid from, Grid to, const Interpolation& interpolation)
    : Resizing(resizedAxis(interpolation, from.height, to.height),
               resizedAxis(interpolation, from.width, to.width), interpolation) {}

Resizing::Resizing(const ResizedAxis& down, const ResizedAxis& across, const Interpolation& interpolation)
    : down_(down), across_(across), interpolation_(interpolation) {}

RowReader readerOf(const LearnedRows& rows) {
    return {rows.rows(), rows.cols(), [&rows](std::int64_t row) { return rows.data() + row * rows.cols(); }};
}

void Resizing::place(const RowReader& rows, std::int64_t extra, std::int64_t r, std::int64_t c, double* out) {
    tapsAt(interpolation_, down_, r, upright_);
    tapsAt(interpolation_, across_, c, level_);
    Eigen::Map<Eigen::RowVectorXd> sum(out, rows.columns);
    sum.setZero();
    for (std::size_t i = 0; i < upright_.weights.size(); ++i) {
        const std::int64_t line =
            extra + (upright_.first + static_cast<std::int64_t>(i)) * across_.from + level_.first;
        for (std::size_t k = 0; k < level_.weights.size(); ++k)
            sum += upright_.weights[i] * level_.weights[k] *
                   Eigen::Map<const Eigen::RowVectorXd>(rows.at(line + static_cast<std::int64_t>(k)),
                                                        rows.columns);
    }
}

LearnedRows resized(const LearnedRows& rows, std::int64_t extra, Grid from, Grid to,
                    const Interpolation& interpolation) {
    Resizing resizing(from, to, interpolation);
    const RowReader reader = readerOf(rows);
    LearnedRows all(extra + to.places(), rows.cols());
    all.topRows(extra) = rows.topRows(extra);
    for (std::int64_t r = 0; r < to.height; ++r)
        for (std::int64_t c = 0; c < to.width; ++c)
            resizing.place(reader, extra, r, c, all.row(extra + r * to.width + c).data());
    return all;
}

}  // namespace posiscope
