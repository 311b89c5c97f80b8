#include "ui/plot/meanssource.h"

#include <QtConcurrent>

namespace posiscope {

namespace {

/// A picture that takes longer would be felt.
constexpr double longest = 20e6;  // billionths of a second

double workOf(const Field& field, const RasterWindow& window) {
    const RasterAxis x(window.left, window.right, window.pixels.width(),
                       window.transposed ? field.rows() : field.columns());
    const RasterAxis y(window.top, window.bottom, window.pixels.height(),
                       window.transposed ? field.columns() : field.rows());
    return window.transposed ? field.work(x.runs, y.runs) : field.work(y.runs, x.runs);
}

}  // namespace

MeansSource::MeansSource(QObject* parent) : QObject(parent) {
    pool_.setMaxThreadCount(1);
    connect(&watcher_, &QFutureWatcherBase::finished, this, &MeansSource::finish);
}

MeansSource::~MeansSource() {
    watcher_.disconnect(this);
    if (stop_) *stop_ = true;  // the pool waits until the thread has seen it
}

const RasterMeans& MeansSource::get(const std::shared_ptr<const Field>& field, const RasterWindow& window,
                                    bool wait, const Pulse& pulse) {
    const Request request{field, window};
    if (request == have_) {
        wanted_.reset();
        if (running_ && stop_) *stop_ = true;
        return means_;
    }
    if (wait || workOf(*field, window) <= longest) {
        wanted_.reset();
        if (running_ && stop_) *stop_ = true;
        if (pulse) {  // which may let the window's other events in
            RasterMeans fresh;
            computeMeans(*field, window, pulse, fresh);
            means_ = std::move(fresh);
        } else {
            computeMeans(*field, window, pulse, means_);
        }
        have_ = request;
        ++version_;
        return means_;
    }
    wanted_ = request;
    if (!running_)
        start();
    else if (*running_ != request)
        *stop_ = true;
    return means_;
}

void MeansSource::start() {
    running_ = wanted_;
    stop_ = std::make_shared<std::atomic<bool>>(false);
    watcher_.setFuture(QtConcurrent::run(&pool_, [request = *running_, stop = stop_] {
        auto means = std::make_shared<RasterMeans>();
        computeMeans(
            *request.field, request.window, [&] { return !*stop; }, *means);
        return means;
    }));
}

void MeansSource::finish() {
    const Request done = *std::exchange(running_, std::nullopt);
    const bool stopped = *stop_;
    if (wanted_ && *wanted_ == done && !stopped) {
        means_ = std::move(*watcher_.result());
        have_ = done;
        wanted_.reset();
        ++version_;
        emit arrived();
    } else if (wanted_) {
        start();
    }
}

}  // namespace posiscope
