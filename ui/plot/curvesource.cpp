#include "ui/plot/curvesource.h"

namespace posiscope {

double CurveSource::workOf(const Request& request) {
    double work = 0;
    for (const Curve& each : request.curves)
        work += workOfBands(*each.model->distance(), each.style, request.axis);
    return work;
}

std::vector<CurveBands> CurveSource::compute(const Request& request, const Pulse& pulse) {
    std::vector<CurveBands> all;
    for (const Curve& each : request.curves)
        all.push_back(distanceBands(*each.model->distance(), each.curve, each.style, request.axis, pulse));
    return all;
}

}  // namespace posiscope
