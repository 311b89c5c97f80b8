// SPDX-License-Identifier: GPL-3.0-or-later
// Where pictures get their numbers from.
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "ui/async/asyncresult.h"
#include "ui/plot/raster.h"

namespace posiscope {

/// The last means of a field. What the frame cannot wait for comes later: until it is there, coarse means
/// stand in where the last ones were slow, and else those of an earlier request.
class MeansSource {
 public:
    /// The arguments are those of AsyncResult.
    MeansSource(QObject* receiver, const std::function<void()>& arrived,
                const std::function<void()>& progressed)
        : result_(receiver, arrived, progressed), coarse_(receiver, arrived, [] {}) {}

    /// The means for this request, or coarse or older ones while isCurrent() is false; never null. Who waits
    /// until they are done gets the means themselves.
    std::shared_ptr<const RasterMeans> get(const std::shared_ptr<const Field>& field,
                                           const RasterWindow& window, const Waiting& waiting);
    bool isCurrent() const { return result_.isAnswerTo(wanted_); }
    const AsyncWork& work() const { return result_.work(); }

 private:
    struct Request {
        std::shared_ptr<const Field> field;
        RasterWindow window;
        bool operator==(const Request&) const = default;
    };

    /// Means that nobody holds. Their memory is written again: new memory takes 2 ms in every frame.
    std::shared_ptr<RasterMeans> unused();

    Request wanted_;
    /// Into so many parts the work is divided, between which it can be stopped: those of a tenth of a second
    /// of the last work, and twice as many when work was in the way of newer work.
    std::shared_ptr<std::atomic<int>> parts_ = std::make_shared<std::atomic<int>>(1);
    std::shared_ptr<std::atomic<bool>> slow_ =
        std::make_shared<std::atomic<bool>>(false);  ///< the last work was
    std::vector<std::shared_ptr<RasterMeans>> made_;
    AsyncResult<Request, std::shared_ptr<const RasterMeans>> result_, coarse_;
};

}  // namespace posiscope
