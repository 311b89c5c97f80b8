// SPDX-License-Identifier: GPL-3.0-or-later
// Where pictures get their numbers from: at once, or from the background.
#pragma once

#include <memory>
#include <vector>

#include "ui/async/asyncresult.h"
#include "ui/plot/raster.h"

namespace posiscope {

/// The last means of a field. What takes long is computed in the background: until it is there, the means of
/// an earlier request stand in.
class MeansSource {
 public:
    /// `arrived` is called when means have come from the background.
    MeansSource(QObject* receiver, std::function<void()> arrived)
        : result_(receiver, std::move(arrived), [] {}) {}

    /// The means for this request, or older ones while isCurrent() is false; never null. Who waits
    /// until they are done gets the means themselves.
    std::shared_ptr<const RasterMeans> get(const std::shared_ptr<const Field>& field,
                                           const RasterWindow& window, const Waiting& waiting);
    bool isCurrent() const { return result_.isAnswerTo(wanted_); }

 private:
    struct Request {
        std::shared_ptr<const Field> field;
        RasterWindow window;
        bool operator==(const Request&) const = default;
    };

    /// Means that nobody holds. Their memory is written again: new memory takes 2 ms in every frame.
    std::shared_ptr<RasterMeans> unused();

    Request wanted_;
    std::vector<std::shared_ptr<RasterMeans>> made_;
    AsyncResult<Request, std::shared_ptr<const RasterMeans>> result_;
};

}  // namespace posiscope
