// What the precision view computes beside the window.
#pragma once

#include "core/analysis/precisionerrors.h"
#include "ui/async/asyncresult.h"
#include "ui/plot/raster.h"

namespace posiscope {

/// The part of an axis that errors are looked at for.
struct ErrorAxis {
    double from = 0, to = 0;  ///< rows
    int pixels = 0;
    bool operator==(const ErrorAxis&) const = default;
};

/// The errors of the rows under each pixel.
struct ErrorColumns {
    RasterAxis axis;
    std::vector<ErrorBand> bands;  ///< of the axis's runs
};

/// The pair that is asked for: −1 for all of them.
std::int64_t askedPair(const Snapshot& snapshot);
PrecisionQuestion questionOf(const Snapshot& snapshot);

/// Errors of a snapshot that rounds; requests with the same model are the same.
class PrecisionAnswer {
 public:
    PrecisionAnswer(QObject* receiver, const std::function<void()>& factsArrived,
                    const std::function<void()>& bandsArrived, const std::function<void()>& progressed);

    void askFacts(const Snapshot& snapshot, bool waits, const std::function<bool()>& pulse);
    void askBands(const Snapshot& snapshot, const ErrorAxis& axis, bool waits,
                  const std::function<bool()>& pulse);
    /// Null until they have come.
    const PrecisionFacts* facts(const Snapshot& snapshot) const;
    /// Those of an earlier request until they have come.
    const ErrorColumns* bands() const { return bands_.get(); }
    bool areBandsLate() const { return late_; }
    const AsyncWork& work() const { return facts_.work(); }
    bool areFactsLate(const Snapshot& snapshot) const { return facts(snapshot) == nullptr; }

 private:
    struct FactsKey {
        std::shared_ptr<const Model> model;
        PrecisionQuestion question;
        bool operator==(const FactsKey&) const = default;
    };
    struct BandsKey {
        std::shared_ptr<const Model> model;
        std::int64_t pair = -1;
        ErrorAxis axis;
        bool operator==(const BandsKey&) const = default;
    };

    /// The exact model is made once for each that rounds.
    const PrecisionSubject& subjectOf(const Snapshot& snapshot);

    PrecisionSubject subject_;
    AsyncResult<FactsKey, PrecisionFacts> facts_;
    AsyncResult<BandsKey, ErrorColumns> bands_;
    bool late_ = false;
};

}  // namespace posiscope
