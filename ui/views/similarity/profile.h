// SPDX-License-Identifier: GPL-3.0-or-later
// The similarity of one position to all others as a curve.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "core/fields/field.h"
#include "core/math/interval.h"
#include "ui/async/asyncresult.h"
#include "ui/plot/envelope.h"
#include "ui/plot/meanssource.h"
#include "ui/views/shared/rowbands.h"

namespace posiscope {

/// A row of a similarity matrix, and the pixels that it is drawn on.
struct ProfileRequest {
    std::shared_ptr<const Field> matrix;
    std::int64_t first = 0;      ///< the position of the matrix' first row
    std::int64_t reference = 0;  ///< the position of the row
    double from = 0, to = 0;     ///< positions
    int pixels = 0;
    double perCell = 0;  ///< numbers that each cell is made of
};

/// The curve of a row. Where a pixel holds several positions, it goes from the least to the greatest
/// similarity; what takes long to compute comes later, and averages stand in.
class Profile {
 public:
    /// `arrived` is called when what came later is there.
    Profile(QObject* receiver, const std::function<void()>& arrived);

    Envelope curve(const ProfileRequest& request, const Waiting& waiting);
    /// Whether the last curve shows each cell: averages do not tell how far the values go.
    bool showsCells() const { return showsCells_; }

 private:
    Envelope bandsOr(Envelope means, const ProfileRequest& request, const Waiting& waiting);

    MeansSource means_;
    AsyncResult<RowRequest, std::vector<Interval>> bands_;
    bool showsCells_ = false;
};

}  // namespace posiscope
