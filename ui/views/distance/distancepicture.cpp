// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/distance/distancepicture.h"

#include <algorithm>

#include "core/parameters/viewkeys.h"

namespace posiscope {

namespace {

bool isRotary(const Snapshot& snapshot) {
    const auto all = modelsInRange(snapshot);
    return std::any_of(all.begin(), all.end(), [](const auto& model) { return model->rotary() != nullptr; });
}

/// Those of the models that have curves.
std::vector<std::shared_ptr<const Model>> withCurves(std::vector<std::shared_ptr<const Model>> all) {
    std::erase_if(all, [](const auto& model) { return model->distance() == nullptr; });
    return all;
}

/// The styles in which a curve is drawn, from back to front.
std::vector<DistanceStyle> stylesOf(const Snapshot& snapshot) {
    const std::string& drawn = snapshot.state.get(keys::distanceCurve);
    if (drawn == "mean") return {DistanceStyle::mean};
    if (drawn == "envelope") return {DistanceStyle::envelope, DistanceStyle::mean};
    return {DistanceStyle::values};
}

/// The chosen curve is the last one, on top of the others; the only one where A and B share the plot.
std::vector<DistanceLine> linesOfModel(const Snapshot& snapshot, const ShownModel& shown, bool alone) {
    const std::int64_t chosen = chosenCurve(snapshot, *shown.model);
    std::vector<DistanceLine> lines;
    const std::int64_t count = alone ? 0 : std::min(shown.model->distance()->count(), mostCurves);
    for (std::int64_t curve = 0; curve < count; ++curve)
        if (curve != chosen)
            lines.push_back({{shown.model, curve, stylesOf(snapshot).back()}, shown.place, false});
    for (const DistanceStyle style : stylesOf(snapshot))
        lines.push_back({{shown.model, chosen, style}, shown.place, true});
    return lines;
}

}  // namespace

std::int64_t chosenCurve(const Snapshot& snapshot, const Model& model) {
    return std::clamp<std::int64_t>(snapshot.state.get(keys::head), 0, model.distance()->count() - 1);
}

bool hasLogarithmicDistances(const Snapshot& snapshot) {
    return snapshot.state.get(keys::distanceAxis) == "logarithmic";
}

AxisIndices distancesOf(const Snapshot& snapshot) {
    std::int64_t nearest = 0;
    std::int64_t farthest = 0;
    for (const auto& model : withCurves(modelsInExtent(snapshot))) {
        nearest = std::min(nearest, model->distance()->nearest());
        farthest = std::max(farthest, model->distance()->farthest());
    }
    const std::string& range = snapshot.state.get(keys::distanceRange);
    if (range == "causal" || (range == "auto" && isRotary(snapshot))) nearest = 0;
    if (hasLogarithmicDistances(snapshot)) nearest = 1;
    farthest = std::max(farthest, nearest);
    return {nearest, farthest - nearest + 1};
}

std::vector<Envelope> envelopesOf(const DistanceRequest& request, const Progress& proceed) {
    std::vector<Envelope> all;
    for (const DistanceCurve& each : request.curves)
        all.push_back(distanceBands(*each.model->distance(), each.curve, each.style, request.axis,
                                    [&] { return !proceed || proceed(0); }));
    return all;
}

std::vector<DistanceLine> linesOf(const Snapshot& snapshot) {
    std::vector<DistanceLine> all;
    const auto shown = shownModels(snapshot);
    for (const ShownModel& each : shown)
        if (each.model->distance() != nullptr)
            for (DistanceLine& line : linesOfModel(snapshot, each, shown.size() > 1))
                all.push_back(std::move(line));
    return all;
}

std::vector<DistanceCurve> curvesInRange(const Snapshot& snapshot) {
    std::vector<DistanceCurve> all;
    for (const auto& model : withCurves(modelsInRange(snapshot)))
        for (const DistanceLine& line : linesOfModel(snapshot, {model}, false))
            all.push_back(line.curve);
    return all;
}

}  // namespace posiscope
