// Where pictures get their numbers from: at once, or from the background.
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "ui/async/asyncresult.h"
#include "ui/plot/raster.h"

namespace posiscope {

/// Keeps the last means of a field. What takes long is computed in the background, so that the window never
/// waits: until it is there, the means of an earlier request stand in.
class MeansSource final : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

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

    Request have_;
    RasterMeans means_;
    int version_ = 0;
    std::optional<Request> wanted_;  // what get() was asked for last, if it is not there yet
    AsyncWork background_;
};

}  // namespace posiscope
