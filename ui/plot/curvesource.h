// Where curves over distances get their numbers from: at once, or from the background.
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "core/models/model.h"
#include "ui/plot/distancebands.h"
#include "ui/plot/raster.h"

namespace posiscope {

/// Keeps curves of models' distance() for the pixels of an axis. What takes long is computed in another
/// thread; until it is there, nothing is shown. One request runs at a time; a newer one stops it.
class CurveSource final : public QObject {
    Q_OBJECT

 public:
    explicit CurveSource(QObject* parent = nullptr);
    ~CurveSource() override;

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
    static double workOf(const Request& request);
    static std::vector<CurveBands> compute(const Request& request, const Pulse& pulse);

    /// One CurveBands for each of the curves, or none while isCurrent() is false. With `wait` (files) always
    /// all of them, unless `pulse` stops that.
    const std::vector<CurveBands>& get(const Request& request, bool wait, const Pulse& pulse);
    bool isCurrent() const { return !wanted_.has_value(); }

 signals:
    /// The curves have arrived: draw again.
    void arrived();

 private:
    void start();
    void finish();

    std::optional<Request> have_;
    std::vector<CurveBands> bands_;
    std::optional<Request> wanted_;
    std::optional<Request> running_;
    std::shared_ptr<std::atomic<bool>> stop_;
    QFutureWatcher<std::shared_ptr<std::vector<CurveBands>>> watcher_;
    QThreadPool pool_;  // of its own, as for MeansSource
};

}  // namespace posiscope
