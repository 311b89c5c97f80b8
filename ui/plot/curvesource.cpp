#include "ui/plot/curvesource.h"

#include <QtConcurrent>

namespace posiscope {

namespace {

/// Curves that take longer would be felt.
constexpr double longest = 20e6;  // billionths of a second

}  // namespace

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

CurveSource::CurveSource(QObject* parent) : QObject(parent) {
    pool_.setMaxThreadCount(1);
    connect(&watcher_, &QFutureWatcherBase::finished, this, &CurveSource::finish);
}

CurveSource::~CurveSource() {
    watcher_.disconnect(this);
    if (stop_) *stop_ = true;  // the pool waits until the thread has seen it
}

const std::vector<CurveBands>& CurveSource::get(const Request& request, bool wait, const Pulse& pulse) {
    const bool known = have_ == request;
    if (known || wait || workOf(request) <= longest) {
        wanted_.reset();
        if (running_) *stop_ = true;
        if (!known) {
            bands_ = compute(request, pulse);
            have_ = request;
        }
        return bands_;
    }
    wanted_ = request;
    have_.reset();
    bands_.clear();
    if (!running_)
        start();
    else if (*running_ != request)
        *stop_ = true;
    return bands_;
}

void CurveSource::start() {
    running_ = wanted_;
    stop_ = std::make_shared<std::atomic<bool>>(false);
    watcher_.setFuture(QtConcurrent::run(&pool_, [request = *running_, stop = stop_] {
        return std::make_shared<std::vector<CurveBands>>(compute(request, [&] { return !*stop; }));
    }));
}

void CurveSource::finish() {
    const Request done = *std::exchange(running_, std::nullopt);
    if (wanted_ && *wanted_ == done && !*stop_) {
        bands_ = std::move(*watcher_.result());
        have_ = done;
        wanted_.reset();
        emit arrived();
    } else if (wanted_) {
        start();
    }
}

}  // namespace posiscope
