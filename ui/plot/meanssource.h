// Where pictures get their numbers from: at once, or from the background.
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <memory>
#include <optional>

#include "ui/plot/raster.h"

namespace posiscope {

/// Keeps the last means of a field. What takes long is computed in another thread, so that the window never
/// waits: until it is there, the means of an earlier request stand in. One request runs at a time; a newer
/// one replaces any that waits and stops the one that runs.
class MeansSource final : public QObject {
    Q_OBJECT

 public:
    explicit MeansSource(QObject* parent = nullptr);
    ~MeansSource() override;

    /// The means for this request, or older ones while isCurrent() is false. With `wait` (files) always the
    /// means themselves; `pulse` may stop that.
    const RasterMeans& get(const std::shared_ptr<const Field>& field, const RasterWindow& window, bool wait,
                           const Pulse& pulse);
    bool isCurrent() const { return !wanted_.has_value(); }
    /// Changes with the means.
    int version() const { return version_; }

 signals:
    /// The means have arrived: draw again.
    void arrived();

 private:
    struct Request {
        std::shared_ptr<const Field> field;
        RasterWindow window;
        bool operator==(const Request&) const = default;
    };
    void start();
    void finish();

    Request have_;
    RasterMeans means_;
    int version_ = 0;
    std::optional<Request> wanted_;   // what get() was asked for last, if it is not there yet
    std::optional<Request> running_;  // what the other thread is at
    std::shared_ptr<std::atomic<bool>> stop_;
    QFutureWatcher<std::shared_ptr<RasterMeans>> watcher_;
    QThreadPool pool_;  // of its own: Qt paints large pictures with the common one, and would wait for us
};

}  // namespace posiscope
