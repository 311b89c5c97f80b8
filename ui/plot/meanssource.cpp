// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/meanssource.h"

#include <algorithm>

namespace posiscope {

namespace {

double workOf(const Field& field, const RasterWindow& window) {
    const RasterAxes axes(field, window);
    return window.transposed ? field.work(axes.x.runs, axes.y.runs) : field.work(axes.y.runs, axes.x.runs);
}

}  // namespace

std::shared_ptr<const RasterMeans> MeansSource::get(const std::shared_ptr<const Field>& field,
                                                    const RasterWindow& window, const Waiting& waiting) {
    wanted_ = {field, window};
    const double work = result_.isAnswerTo(wanted_) ? 0 : workOf(*field, window);
    result_.ask(wanted_, work, waiting,
                [request = wanted_, into = unused(), parts = work > longestAtOnce](
                    const Progress& proceed) -> Result<std::shared_ptr<const RasterMeans>> {
                    *into = rasterMeans(*request.field, request.window,
                                        parts ? KeepGoing([&] { return proceed(0); }) : KeepGoing(),
                                        std::move(into->means));
                    return std::shared_ptr<const RasterMeans>(into);
                });
    static const auto none = std::make_shared<const RasterMeans>();
    return result_.get() != nullptr ? *result_.get() : none;
}

std::shared_ptr<RasterMeans> MeansSource::unused() {
    const auto free =
        std::find_if(made_.begin(), made_.end(), [](const auto& each) { return each.use_count() == 1; });
    return free != made_.end() ? *free : made_.emplace_back(std::make_shared<RasterMeans>());
}

}  // namespace posiscope
