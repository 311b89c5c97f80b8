#include "ui/plot/meanssource.h"

namespace posiscope {

namespace {

double workOf(const Field& field, const RasterWindow& window) {
    const RasterAxes axes(field, window);
    return window.transposed ? field.work(axes.x.runs, axes.y.runs) : field.work(axes.y.runs, axes.x.runs);
}

}  // namespace

std::shared_ptr<const RasterMeans> MeansSource::get(const std::shared_ptr<const Field>& field,
                                                    const RasterWindow& window, bool wait,
                                                    const Pulse& pulse) {
    wanted_ = {field, window};
    result_.ask(wanted_, workOf(*field, window), wait, pulse,
                [request = wanted_](const Progress& proceed) -> Result<std::shared_ptr<const RasterMeans>> {
                    return std::make_shared<const RasterMeans>(
                        rasterMeans(*request.field, request.window, [&] { return proceed(0); }));
                });
    static const auto none = std::make_shared<const RasterMeans>();
    return result_.get() != nullptr ? *result_.get() : none;
}

}  // namespace posiscope
