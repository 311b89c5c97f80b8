// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/offsetmap/offsetmapdifference.h"

#include <algorithm>
#include <cmath>

#include "core/fields/fieldends.h"
#include "core/models/difference.h"
#include "core/parameters/keys.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

std::shared_ptr<const Field> mapOf(const Snapshot& side, FittedMap& fitted, const Waiting& waiting) {
    if (side.model->offsetMaps()) {
        fitted.forget();
        return side.model->offsetMaps()->map(side.state.get(keys::offset));
    }
    fitted.ask(side, waiting);
    return fitted.isCurrent(side) ? fitted.map(side) : nullptr;
}

Dataset dataOfSide(const Snapshot& side) {
    if (!side.model->offsetMaps()) return FittedMap::data(side);
    return {side.model->offsetMaps()->map(side.state.get(keys::offset)), {}};
}

}  // namespace

OffsetMapDifference::OffsetMapDifference(QObject* receiver, const std::function<void()>& arrived,
                                         const std::function<void()>& progressed)
    : a_(receiver, arrived, progressed), b_(receiver, arrived, progressed) {}

Text OffsetMapDifference::problem(const Snapshot& snapshot) {
    const std::int64_t a = snapshot.sides.a->table().columns();
    const std::int64_t b = snapshot.sides.b->table().columns();
    if (a == b) return {};
    return {
        POSISCOPE_TR("core", "The offset maps of A and B have %1 and %2 rows, so there is no difference."),
        {groupedDigits(a), groupedDigits(b)}};
}

Dataset OffsetMapDifference::data(const Snapshot& snapshot) {
    const Dataset a = dataOfSide(snapshotOf(snapshot, Subject::a));
    const Dataset b = dataOfSide(snapshotOf(snapshot, Subject::b));
    Dataset both{std::make_shared<DifferenceField>(a.field, b.field),
                 [](std::int64_t j) { return std::to_string(j); }};
    if (a.prepare || b.prepare)
        both.prepare = [a, b](const Progress& progress) -> Failure {
            for (const Dataset* side : {&a, &b})
                if (side->prepare)
                    if (auto failure = side->prepare(progress)) return failure;
            return std::nullopt;
        };
    return both;
}

void OffsetMapDifference::ask(const Snapshot& snapshot, const Waiting& waiting) {
    const Key now{snapshot.sides.a, snapshot.sides.b, snapshot.state.get(keys::offset)};
    if (field_ && key_ == now) return;
    field_.reset();
    largest_ = 0;
    const auto a = mapOf(snapshotOf(snapshot, Subject::a), a_, waiting);
    const auto b = mapOf(snapshotOf(snapshot, Subject::b), b_, waiting);
    if (!a || !b) return;
    field_ = std::make_shared<DifferenceField>(a, b);
    key_ = now;
    const Interval ends = endsOf(*field_);
    largest_ = ends.isNone() ? 0 : std::max(std::abs(ends.lowest), std::abs(ends.highest));
}

QString OffsetMapDifference::subtitle(const Snapshot& snapshot) const {
    const QString what = tr("M of A − M of B for k = %1").arg(grouped(snapshot.state.get(keys::offset)));
    const bool exact = snapshot.sides.a->offsetMaps() && snapshot.sides.b->offsetMaps();
    const QString kind = exact ? what : tr("%1, fitted by least squares").arg(what);
    return field_ ? tr("%1, largest entry %2").arg(kind, readable(largest_, 2)) : kind;
}

/// The side without a map, if any.
std::pair<const FittedMap*, Snapshot> OffsetMapDifference::missing(const Snapshot& snapshot) const {
    if (field_) return {};
    for (const auto& [side, fitted] : {std::pair{Subject::a, &a_}, std::pair{Subject::b, &b_}}) {
        const Snapshot own = snapshotOf(snapshot, side);
        if (!own.model->offsetMaps() && (!fitted->isCurrent(own) || !fitted->map(own))) return {fitted, own};
    }
    return {};
}

const AsyncWork* OffsetMapDifference::late(const Snapshot& snapshot) const {
    const auto [fitted, side] = missing(snapshot);
    return fitted ? fitted->late(side) : nullptr;
}

const Error* OffsetMapDifference::error(const Snapshot& snapshot) const {
    const auto [fitted, side] = missing(snapshot);
    return fitted ? fitted->error(side) : nullptr;
}

}  // namespace posiscope
