// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary pairs on several axes, by the rotations of released models.
#include <algorithm>
#include <numeric>
#include <optional>

#include "core/encodings/axisplaces.h"
#include "core/encodings/axispresets.h"
#include "core/encodings/positionlist.h"
#include "core/identify/families/families.h"
#include "core/identify/finish.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/rowpositions.h"
#include "core/parameters/keys.h"
#include "core/positions/positionstext.h"
#include "core/rotary/axisturns.h"
#include "core/state/state.h"

namespace posiscope {

namespace {

constexpr std::int64_t farthestPlace = 200'000;
constexpr std::size_t pairsForPlaces = 24, fewestOfAxis = 4;

/// A released model, and the pairs that each of its axes turns.
struct AxisModel {
    const AxisPreset* preset = nullptr;
    Values values;
    std::shared_ptr<const Model> model;
    std::vector<std::vector<std::size_t>> pairs;  ///< by axis, some of them
};

/// The models whose places are whole numbers from 0 on, each rotation once. Those of the same angles differ
/// by the pairs of elements, which a table of angles does not tell.
std::vector<AxisModel> modelsOnAxes() {
    std::vector<AxisModel> all;
    for (const AxisPreset& preset : axisPresets()) {
        AxisModel each{&preset, defaultState().values, {}, {}};
        applyAxisPreset(preset, each.values);
        if (fittingAxisPreset(each.values) != &preset) continue;
        each.model = findEncoding(each.values.get(keys::encoding))->make(each.values);
        const auto axes = each.model->pairAxes();
        const Positions places = each.model->positions();
        const bool whole = places.isWhole() && each.model->rotary()->isRotation();
        if (!whole || each.model->axisTurns()->areMixed()) continue;
        each.pairs.resize(places.axes().size());
        for (std::size_t pair = 0; pair < axes.size(); ++pair)
            each.pairs[axes[pair]].push_back(pair);
        for (std::vector<std::size_t>& own : each.pairs)
            own = someOfPairs(own, pairsForPlaces);
        const bool enough = std::all_of(each.pairs.begin(), each.pairs.end(),
                                        [](const auto& own) { return own.size() >= fewestOfAxis; });
        if (enough) all.push_back(std::move(each));
    }
    return all;
}

using PlacesOfRows = std::vector<std::vector<Coordinate>>;

/// The places of the rows by axis; nothing where a row has none.
std::optional<PlacesOfRows> placesIn(const Sample& sample, const Form& form, const AxisModel& model,
                                     const Input& input) {
    PlacesOfRows places(model.pairs.size());
    const auto frequencies = model.model->frequencies();
    for (std::size_t axis = 0; axis < model.pairs.size(); ++axis) {
        std::vector<double> radians;
        for (const std::size_t pair : model.pairs[axis])
            radians.push_back(frequencies[pair].radians());
        const PositionFinder finder(std::move(radians), input.cells, farthestPlace);
        std::int64_t hint = 0;
        for (std::size_t n = 0; n < sample.rows().size(); ++n) {
            input.pace.step();
            const auto phases = phasesOf(sample.cells(static_cast<std::int64_t>(n)), form, model.pairs[axis]);
            const auto place = finder.at(phases, hint);
            if (!place) return std::nullopt;
            places[axis].emplace_back(*place);
            hint = *place;
        }
    }
    return places;
}

/// The extents of a grid whose rows these are, behind tokens in front.
std::optional<std::pair<NumberList, std::int64_t>> gridOfPlaces(const Positions& places, Values values) {
    NumberList extents;
    std::int64_t cells = 1;
    const NumberList& steps = values.get(keys::coordinateSteps);
    for (std::size_t axis = 0; axis < places.axes().size(); ++axis) {
        const auto step = static_cast<std::int64_t>(steps.empty() ? 1 : steps[axis]);
        const std::int64_t count = places.highest(axis).numerator() / step + 1;
        extents.push_back(static_cast<double>(count));
        cells *= count;
        if (cells > places.rows()) return std::nullopt;
    }
    const std::int64_t front = places.rows() - cells;
    if (front > 64) return std::nullopt;
    values.set(keys::extents, extents);
    values.set(keys::tokensInFront, front);
    values.set(keys::coordinateStarts, NumberList{});
    const auto grid = placesOnAxes(values);
    if (!grid || !(*grid == places)) return std::nullopt;
    return std::pair(std::move(extents), front);
}

/// The options of the model that are not at their initial values, and the rows where these can be said.
OptionValues optionsOf(const AxisModel& model, const Positions& places) {
    OptionValues options;
    Values values = model.values;
    if (const auto grid = gridOfPlaces(places, values)) {
        values.set(keys::extents, grid->first);
        values.set(keys::tokensInFront, grid->second);
    } else if (const auto text = places.onOneAxis()) {
        values.set(keys::positions, formatPositions(*text));
    }
    for (const Parameter& each : findEncoding(values.get(keys::encoding))->parameters)
        if (values.at(each.key) != each.initial) options.emplace_back(each.key, values.at(each.key));
    return options;
}

Hypothesis hypothesisOfModel(const Input& input, const Sheet& sheet, const Form& form, const AxisModel& model,
                             const PlacesOfRows& lists) {
    const auto named = model.model->positions().axes();
    Recipe recipe;
    for (const Frequency& each : model.model->frequencies())
        recipe.sines.push_back(each.exactRadians());
    recipe.amplitude = model.model->rotary()->attentionFactor();
    recipe.places = Positions::lists({named.begin(), named.end()}, lists);
    const auto axes = model.model->pairAxes();
    recipe.axes.assign(axes.begin(), axes.end());
    Identity answer = recognisedAs(model.values.get(keys::encoding), optionsOf(model, *recipe.places));
    answer.evidence.push_back(
        {POSISCOPE_TR("core", "pairs turn along several axes as in %1"), {model.preset->name}});
    for (std::size_t axis = 0; axis < named.size(); ++axis)
        answer.evidence.push_back(
            {POSISCOPE_TR("core", "the axis %1: %2 pairs, coordinates from %3 to %4"),
             {named[axis].id, std::to_string(std::count(axes.begin(), axes.end(), axis)),
              recipe.places->lowest(axis).written(), recipe.places->highest(axis).written()}});
    Hypothesis found = hypothesisOf(input, sheet, form, recipe, std::move(answer));
    found.answer.storage.form += "-several-axes";
    // A conversion supports only one position a row.
    forbidConversion(found.answer);
    return found;
}

Sample rowsEvenly(const Sheet& sheet, std::int64_t most) {
    const std::int64_t count = std::min(most, sheet.rows());
    std::vector<std::int64_t> rows;
    for (std::int64_t n = 0; n < count; ++n)
        rows.push_back(count == 1 ? 0 : n * (sheet.rows() - 1) / (count - 1));
    return {sheet, std::move(rows)};
}

}  // namespace

std::vector<Hypothesis> proposeAxes(const Input& input) {
    constexpr std::int64_t few = 12;
    const std::vector<AxisModel> models = modelsOnAxes();
    for (const Sheet& sheet : input.sheets) {
        const Sample trials = rowsEvenly(sheet, few);
        for (const Form& form : formsOf(sheet)) {
            if (form.pairs == 0 || form.sines[0] < 0 || form.cosines[0] < 0 || !repeatsHold(form, trials))
                continue;
            for (const AxisModel& model : models) {
                input.pace.step();
                const auto pairs = static_cast<std::int64_t>(model.model->frequencies().size());
                if (form.pairs != pairs || !placesIn(trials, form, model, input)) continue;
                const auto places = placesIn(rowsEvenly(sheet, sheet.rows()), form, model, input);
                if (!places) continue;
                Hypothesis found = hypothesisOfModel(input, sheet, form, model, *places);
                if (found.answer.storage.rows > 0) return {std::move(found)};
            }
        }
    }
    return {};
}

}  // namespace posiscope
