// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/distance/distancewords.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/parameters/viewkeys.h"
#include "ui/translation/translated.h"
#include "ui/views/distance/distancepicture.h"
#include "ui/views/shared/sidenames.h"

namespace posiscope {

namespace {

struct DistanceWords {
    Q_DECLARE_TR_FUNCTIONS(DistanceView)
};

QString styleName(const Snapshot& now) {
    const std::string& drawn = now.state.get(keys::distanceCurve);
    const QString window = grouped(now.state.get(keys::distanceWindow));
    if (drawn == "mean") return DistanceWords::tr("mean over %1 distances").arg(window);
    if (drawn == "envelope") return DistanceWords::tr("mean and envelope over %1 distances").arg(window);
    return {};
}

}  // namespace

double distanceValue(const Snapshot& snapshot, const Model& model, std::int64_t distance) {
    const DistanceCurves* curves = model.distance();
    if (curves == nullptr || distance < curves->nearest() || distance > curves->farthest())
        return std::numeric_limits<double>::quiet_NaN();
    return curves->value(chosenCurve(snapshot, model), distance);
}

QString distanceValues(const Snapshot& now) {
    const auto number = [&](const Model& model) {
        const double value = distanceValue(now, model, distanceOf(now));
        return std::isfinite(value) ? readable(value, 4) : QStringLiteral("–");
    };
    const auto shown = shownModels(now);
    if (shown.size() == 1) return number(*now.model);
    QStringList all;
    for (const ShownModel& each : shown)
        all << QStringLiteral("%1: %2").arg(letterOfVariant(now.state, each.place), number(*each.model));
    return listed(all);
}

QString distanceSubtitle(const Snapshot& now) {
    const DistanceCurves* curves = now.model->distance();
    if (curves == nullptr) return DistanceWords::tr("none");
    QStringList parts{translated(curves->quantity())};
    if (const QString style = styleName(now); !style.isEmpty()) parts << style;
    if (now.subject == Subject::both) return listed(parts);
    const std::int64_t chosen = chosenCurve(now, *now.model);
    if (curves->count() > mostCurves)
        parts << DistanceWords::tr("the first %1 of %2 heads and the chosen one")
                     .arg(grouped(mostCurves), grouped(curves->count()));
    else if (curves->count() > 1)
        parts << DistanceWords::tr("%1 heads").arg(grouped(curves->count()));
    if (const AttentionBias* bias = now.model->bias())
        if (const Text about = bias->about(std::min(chosen, bias->heads() - 1)); !about.empty())
            parts << (curves->count() > 1 ? DistanceWords::tr("%1: %2").arg(translated(curves->name(chosen)),
                                                                            translated(about))
                                          : translated(about));
    return listed(parts);
}

QString distanceDescription(const Snapshot& now) {
    const DistanceCurves* curves = now.model->distance();
    if (curves == nullptr) return DistanceWords::tr("This encoding has no curve over the distance.");
    const AxisIndices distances = distancesOf(now);
    QStringList all{
        DistanceWords::tr("Curves over the distance from the query back to the key, from %1 to %2: %3.")
            .arg(grouped(distances.first), grouped(distances.last()), distanceSubtitle(now))};
    if (now.subject == Subject::both && hasB(now.state))
        all << DistanceWords::tr("The full line is %1, the dashed one %2.")
                   .arg(sideName(now.state, Subject::a), sideName(now.state, Subject::b));
    const std::int64_t distance = distanceOf(now);
    const auto shown = shownModels(now);
    const bool isCurveThere = std::ranges::any_of(shown, [&](const ShownModel& each) {
        return std::isfinite(distanceValue(now, *each.model, distance));
    });
    if (distance < distances.first || distance > distances.last() || !isCurveThere) return all.join(u' ');
    all << (now.subject == Subject::both
                ? DistanceWords::tr("At distance %1: %2.").arg(grouped(distance), distanceValues(now))
                : DistanceWords::tr("At distance %1 the chosen curve is at %2.")
                      .arg(grouped(distance), readable(distanceValue(now, *now.model, distance), 4)));
    return all.join(u' ');
}

std::int64_t distanceOf(const Snapshot& snapshot) {
    const Positions& positions = snapshot.model->positions();
    return (positions.atCursor(snapshot.state.get(keys::position)) -
            positions.atCursor(snapshot.state.get(keys::reference)))
        .floor();
}

}  // namespace posiscope
