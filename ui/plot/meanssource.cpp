// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/meanssource.h"

#include <QElapsedTimer>
#include <algorithm>
#include <utility>

namespace posiscope {

namespace {

constexpr qint64 slowest = 30;  // ms: a frame or two
constexpr int mostParts = 64;   // some fields prepare for each part what they could have prepared once

int partsOf(qint64 ms) {
    constexpr qint64 tenth = 100;
    return static_cast<int>(std::clamp<qint64>(ms / tenth, 1, mostParts));
}

}  // namespace

std::shared_ptr<const RasterMeans> MeansSource::get(const std::shared_ptr<const Field>& field,
                                                    const RasterWindow& window, const Waiting& waiting) {
    const Request before = std::exchange(wanted_, {field, window});
    if (result_.work().isBusy() && wanted_ != before) {
        *parts_ = std::min(mostParts, 2 * *parts_);
        *slow_ = true;
    }
    if (*slow_ && !waiting.untilDone)
        coarse_.ask(wanted_, waiting, [request = wanted_](const Progress&) {
            const auto made = std::make_shared<RasterMeans>(coarseMeans(*request.field, request.window));
            return Result<std::shared_ptr<const RasterMeans>>(made);
        });
    result_.ask(
        wanted_, waiting,
        [request = wanted_, into = unused(), parts = parts_,
         slow = slow_](const Progress& proceed) -> Result<std::shared_ptr<const RasterMeans>> {
            QElapsedTimer clock;
            clock.start();
            *into = rasterMeans(*request.field, request.window, {*parts, proceed}, std::move(into->means));
            if (!into->means.empty()) {
                *parts = partsOf(clock.elapsed());
                *slow = clock.elapsed() > slowest;
            }
            return std::shared_ptr<const RasterMeans>(into);
        });
    static const auto none = std::make_shared<const RasterMeans>();
    if (!isCurrent() && coarse_.isAnswerTo(wanted_)) return *coarse_.get();
    return result_.get() != nullptr ? *result_.get() : none;
}

std::shared_ptr<RasterMeans> MeansSource::unused() {
    const auto free =
        std::find_if(made_.begin(), made_.end(), [](const auto& each) { return each.use_count() == 1; });
    return free != made_.end() ? *free : made_.emplace_back(std::make_shared<RasterMeans>());
}

}  // namespace posiscope
