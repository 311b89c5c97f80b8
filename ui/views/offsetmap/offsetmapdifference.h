// SPDX-License-Identifier: GPL-3.0-or-later
// The difference of the maps of A and of B.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <tuple>

#include "core/analysis/dataset.h"
#include "ui/views/offsetmap/fittedmap.h"

namespace posiscope {

/// M_A − M_B for one offset, each exact where its encoding has such a map, otherwise fitted. Only for
/// snapshots of A − B, whose maps have the same size.
class OffsetMapDifference {
    Q_DECLARE_TR_FUNCTIONS(OffsetMapDifference)

 public:
    /// As for FittedMap.
    OffsetMapDifference(QObject* receiver, const std::function<void()>& arrived,
                        const std::function<void()>& progressed);

    static bool isWanted(const Snapshot& snapshot) {
        return snapshot.subject == Subject::difference && snapshot.sides;
    }
    /// Why there is none; empty where there is one.
    static Text problem(const Snapshot& snapshot);
    static Dataset data(const Snapshot& snapshot);

    void ask(const Snapshot& snapshot, const Waiting& waiting);
    /// Null while a map is being fitted.
    const std::shared_ptr<const Field>& field() const { return field_; }
    /// The largest magnitude of an entry (core/fields/fieldends.h), or 1.
    double reach() const { return largest_ > 0 ? largest_ : 1; }
    QString subtitle(const Snapshot& snapshot) const;
    /// As for FittedMap, of the side that there is no map of.
    const AsyncWork* late(const Snapshot& snapshot) const;
    const Error* error(const Snapshot& snapshot) const;

 private:
    std::pair<const FittedMap*, Snapshot> missing(const Snapshot& snapshot) const;

    using Key = std::tuple<std::shared_ptr<const Model>, std::shared_ptr<const Model>, std::int64_t>;

    FittedMap a_, b_;
    std::shared_ptr<const Field> field_;
    Key key_;
    double largest_ = 0;
};

}  // namespace posiscope
