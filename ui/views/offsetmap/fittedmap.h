// SPDX-License-Identifier: GPL-3.0-or-later
// Offset maps of encodings that have no exact one.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/analysis/dataset.h"
#include "core/fields/storedtable.h"
#include "core/state/snapshot.h"
#include "ui/async/asyncresult.h"

namespace posiscope {

/// The map that fitOffsetMap() finds for a snapshot, computed in the background where it takes long.
class FittedMap {
    Q_DECLARE_TR_FUNCTIONS(FittedMap)

 public:
    /// `arrived` is called when a map has come from the background, `progressed` while one is late.
    FittedMap(QObject* receiver, std::function<void()> arrived, std::function<void()> progressed);

    void ask(const Snapshot& snapshot, const Waiting& waiting);
    void forget() { answer_.forget(); }

    /// Whether the map is the snapshot's, and no fit is late.
    bool isCurrent(const Snapshot& snapshot) const { return answer_.isAnswerTo(keyOf(snapshot)); }
    /// The last map: the snapshot's, or until that is there an earlier one of the same shape. May be null.
    std::shared_ptr<const Field> map(const Snapshot& snapshot) const;
    /// A round number that no entry exceeds.
    double reach() const;
    /// How well the map carries the rows: "least squares, not exact: residual max 0.1 …".
    QString subtitle(const Snapshot& snapshot) const;
    QString description(const Snapshot& snapshot) const;
    /// What computes the map while it is late, and why there is none; both may be null.
    const AsyncWork* late(const Snapshot& snapshot) const;
    const Error* error(const Snapshot& snapshot) const;

    static Text problem(const Snapshot& snapshot);
    static Dataset data(const Snapshot& snapshot);

 private:
    struct Key {
        std::shared_ptr<const Model> model;
        std::int64_t offset = 0;
        double cut = 0;
        bool operator==(const Key&) const = default;
    };
    struct Drawn {
        std::shared_ptr<const StoredTable> map;
        double maxResidual = 0, rmsResidual = 0;
        std::int64_t rank = 0, positions = 0;
    };
    static Key keyOf(const Snapshot& snapshot);

    AsyncResult<Key, Drawn> answer_;
};

}  // namespace posiscope
