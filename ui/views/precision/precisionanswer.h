// SPDX-License-Identifier: GPL-3.0-or-later
// The results of the precision view, computed in another thread.
#pragma once

#include "core/analysis/precisionerrors.h"
#include "core/analysis/precisionfacts.h"
#include "ui/async/asyncresult.h"
#include "ui/plot/raster.h"

namespace posiscope {

/// The rows whose errors are shown, and the number of their pixels.
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

/// The requested pair; −1 for all.
std::int64_t askedPair(const Snapshot& snapshot);
PrecisionQuestion questionOf(const Snapshot& snapshot);

/// The errors of a rounding snapshot. Snapshots with the same model share their results.
class PrecisionAnswer {
 public:
    PrecisionAnswer(QObject* receiver, const std::function<void()>& factsArrived,
                    const std::function<void()>& bandsArrived, const std::function<void()>& progressed);

    void askFacts(const Snapshot& snapshot, const Waiting& waiting);
    void askBands(const Snapshot& snapshot, const ErrorAxis& axis, const Waiting& waiting);
    /// The facts; null until they have arrived.
    const PrecisionFacts* facts(const Snapshot& snapshot) const;
    /// The errors; those of an earlier request until they have arrived.
    const ErrorColumns* bands() const { return bands_.get(); }
    const AsyncWork& workOfBands() const { return bands_.work(); }
    const AsyncWork& workOfFacts() const { return facts_.work(); }
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

    /// The exact model beside the rounding one, made once for each.
    const PrecisionSubject& subjectOf(const Snapshot& snapshot);

    PrecisionSubject subject_;
    AsyncResult<FactsKey, PrecisionFacts> facts_;
    AsyncResult<BandsKey, ErrorColumns> bands_;
};

}  // namespace posiscope
