// What curves over distances are made of.
#pragma once

#include <memory>
#include <vector>

#include "core/models/model.h"
#include "ui/async/asyncresult.h"
#include "ui/plot/distancebands.h"
#include "ui/plot/raster.h"

namespace posiscope {

/// Curves of models' distance() for the pixels of an axis.
struct CurveSource {
    struct Curve {
        std::shared_ptr<const Model> model;
        std::int64_t curve = 0;
        DistanceStyle style = DistanceStyle::values;
        bool operator==(const Curve&) const = default;
    };
    struct Request {
        std::vector<Curve> curves;
        DistanceAxis axis;
        bool operator==(const Request&) const = default;
    };
    /// In nanoseconds.
    static double workOf(const Request& request);
    /// One CurveBands for each of the curves.
    static std::vector<CurveBands> compute(const Request& request, const Pulse& pulse);
};

}  // namespace posiscope
