// SPDX-License-Identifier: GPL-3.0-or-later
// How high the curves of the distance view go.
#pragma once

#include <optional>

#include "ui/async/asyncresult.h"
#include "ui/views/distance/distancepicture.h"

namespace posiscope {

/// The range of the vertical axis: from the smallest to the largest value that is drawn of the distances in
/// sight, of A and of B where they are compared, so that it uses the room and both have the same axis.
class DistanceHeights {
 public:
    /// `arrived` is called when they have come from the background.
    DistanceHeights(QObject* receiver, std::function<void()> arrived)
        : answer_(receiver, std::move(arrived), [] {}) {}

    /// Looks at the distances from … to, each of them.
    void ask(const Snapshot& snapshot, double from, double to, const Waiting& waiting);
    /// With a little room; before it is known, the bounds of all values.
    QCPRange range(const Snapshot& snapshot) const;

 private:
    AsyncResult<DistanceRequest, std::optional<Interval>> answer_;
};

}  // namespace posiscope
