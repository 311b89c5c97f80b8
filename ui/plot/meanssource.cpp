#include "ui/plot/meanssource.h"

namespace posiscope {

namespace {

double workOf(const Field& field, const RasterWindow& window) {
    const RasterAxes axes(field, window);
    return window.transposed ? field.work(axes.x.runs, axes.y.runs) : field.work(axes.y.runs, axes.x.runs);
}

}  // namespace

const RasterMeans& MeansSource::get(const std::shared_ptr<const Field>& field, const RasterWindow& window,
                                    bool wait, const Pulse& pulse) {
    const Request request{field, window};
    if (request == have_) {
        wanted_.reset();
        background_.stop();
        return means_;
    }
    if (wait || workOf(*field, window) <= longestAtOnce) {
        wanted_.reset();
        background_.stop();
        if (pulse) {  // which may let the window's other events in
            RasterMeans fresh;
            computeMeans(*field, window, pulse, fresh);
            means_ = std::move(fresh);
        } else {
            computeMeans(*field, window, pulse, means_);
        }
        have_ = request;
        ++version_;
        return means_;
    }
    if (wanted_ == request) return means_;
    wanted_ = request;
    auto means = std::make_shared<RasterMeans>();
    background_.start(
        [request, means](const Progress& proceed) {
            computeMeans(
                *request.field, request.window, [&] { return proceed(0); }, *means);
        },
        [this, means] {
            means_ = std::move(*means);
            have_ = *std::exchange(wanted_, std::nullopt);
            ++version_;
            emit arrived();
        });
    return means_;
}

}  // namespace posiscope
