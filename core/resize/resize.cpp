#include "core/resize/resize.h"

namespace posiscope {

Resizing::Resizing(Grid from, Grid to, const Interpolation& interpolation)
    : Resizing(resizedAxis(interpolation, from.height, to.height),
               resizedAxis(interpolation, from.width, to.width), interpolation) {}

Resizing::Resizing(const ResizedAxis& down, const ResizedAxis& across, const Interpolation& interpolation)
    : width_(across.from), down_(tapsOf(interpolation, down)), across_(tapsOf(interpolation, across)) {}

void Resizing::place(const LearnedRows& rows, std::int64_t extra, std::int64_t r, std::int64_t c,
                     double* out) const {
    const Taps& down = down_[static_cast<std::size_t>(r)];
    const Taps& across = across_[static_cast<std::size_t>(c)];
    Eigen::Map<Eigen::RowVectorXd> sum(out, rows.cols());
    sum.setZero();
    for (std::size_t i = 0; i < down.weights.size(); ++i) {
        const std::int64_t line = extra + (down.first + static_cast<std::int64_t>(i)) * width_ + across.first;
        for (std::size_t k = 0; k < across.weights.size(); ++k)
            sum += down.weights[i] * across.weights[k] * rows.row(line + static_cast<std::int64_t>(k));
    }
}

LearnedRows resized(const LearnedRows& rows, std::int64_t extra, Grid from, Grid to,
                    const Interpolation& interpolation) {
    const Resizing resizing(from, to, interpolation);
    LearnedRows all(extra + to.places(), rows.cols());
    all.topRows(extra) = rows.topRows(extra);
    for (std::int64_t r = 0; r < to.height; ++r)
        for (std::int64_t c = 0; c < to.width; ++c)
            resizing.place(rows, extra, r, c, all.row(extra + r * to.width + c).data());
    return all;
}

}  // namespace posiscope
