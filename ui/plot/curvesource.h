// Where curves over distances get their numbers from: at once, or from the background.
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "core/model.h"
#include "ui/plot/curvebands.h"
#include "ui/plot/raster.h"

namespace posiscope {

/// Keeps the curves of a model's distance() for the pixels of an axis. What takes long is computed in another
/// thread; until it is there, nothing is shown. One request runs at a time; a newer one stops it.
class CurveSource final : public QObject {
    Q_OBJECT

 public:
    explicit CurveSource(QObject* parent = nullptr);
    ~CurveSource() override;

    struct Request {
        std::shared_ptr<const Model> model;
        std::vector<std::int64_t> curves;
        double from = 0, to = 0;  ///< distances
        int pixels = 0;
        bool operator==(const Request&) const = default;
    };
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
