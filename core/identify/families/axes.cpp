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
constexpr std::int64_t fewestAxisRows = 4, sampledAxisRows = 64;
constexpr double enoughCells = 0.97;

/// A rotation, and the pairs that each of its axes turns.
struct AxisModel {
    std::string name;
    Values values;
    std::shared_ptr<const Model> model;
    std::vector<std::vector<std::size_t>> pairs;  ///< by axis, some of them
};

AxisModel axisModelOf(const char* name, const Values& values) {
    AxisModel made{name, values, findEncoding(values.get(keys::encoding))->make(values), {}};
    const auto axes = made.model->pairAxes();
    made.pairs.resize(made.model->positions().axes().size());
    for (std::size_t pair = 0; pair < axes.size(); ++pair)
        made.pairs[axes[pair]].push_back(pair);
    for (std::vector<std::size_t>& own : made.pairs)
        own = someOfPairs(own, pairsForPlaces);
    return made;
}

/// Whether the places of rows follow from its angles: whole numbers from 0 on, which enough pairs of each
/// axis tell.
bool tellsPlaces(const AxisModel& each) {
    const Positions places = each.model->positions();
    for (std::size_t axis = 0; axis < places.axes().size(); ++axis)
        if (each.pairs[axis].size() < fewestOfAxis || places.lowest(axis) < Coordinate(0)) return false;
    return places.isWhole() && !each.model->axisTurns()->areMixed();
}

/// The released models whose tables tell their places, each rotation once. Those of the same angles differ by
/// the pairs of elements, which a table of angles does not tell.
std::vector<AxisModel> modelsOnAxes() {
    std::vector<AxisModel> all;
    for (const AxisPreset& preset : axisPresets()) {
        Values values = defaultState().values;
        applyAxisPreset(preset, values);
        if (fittingAxisPresets(values).front() != &preset) continue;
        AxisModel each = axisModelOf(preset.name, values);
        // Those of two axes are proposeAxial()'s.
        const bool many = each.pairs.size() > 2;
        if (many && each.model->rotary()->isRotation() && tellsPlaces(each)) all.push_back(std::move(each));
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
        std::size_t missing = 0;
        for (std::size_t n = 0; n < sample.rows().size(); ++n) {
            input.pace.step();
            const auto phases = phasesOf(sample.cells(static_cast<std::int64_t>(n)), form, model.pairs[axis]);
            const auto place = finder.at(phases, hint);
            // A few rows may be damaged: their cells tell it.
            if (!place && 10 * ++missing > sample.rows().size()) return std::nullopt;
            hint = place.value_or(hint);
            places[axis].emplace_back(hint);
        }
    }
    return places;
}

/// Whether it is RoPE of one axis: all have the same places, or no two move.
bool isOfOneAxis(const PlacesOfRows& places) {
    const auto moves = [](const std::vector<Coordinate>& axis) {
        return std::any_of(axis.begin(), axis.end(),
                           [&](const Coordinate& at) { return at != axis.front(); });
    };
    return std::count_if(places.begin(), places.end(), moves) < 2 ||
           std::all_of(places.begin(), places.end(),
                       [&](const auto& axis) { return axis == places.front(); });
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
    const bool told = gridOfPlaces(places, model.values) || places.onOneAxis();
    for (const Parameter& each : findEncoding(values.get(keys::encoding))->parameters)
        if (!told && each.key == keys::extents.name)
            continue;  // no option says where the rows stand
        else if (values.at(each.key) != each.initial)
            options.emplace_back(each.key, values.at(each.key));
    return options;
}

Sample rowsEvenly(const Sheet& sheet, std::int64_t most) {
    const std::int64_t count = std::min(most, sheet.rows());
    std::vector<std::int64_t> rows;
    for (std::int64_t n = 0; n < count; ++n)
        rows.push_back(count == 1 ? 0 : n * (sheet.rows() - 1) / (count - 1));
    return {sheet, std::move(rows)};
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
    Identity answer = recognisedAs("rope-axes", optionsOf(model, *recipe.places));
    if (!model.name.empty())
        answer.evidence.push_back(
            {POSISCOPE_TR("core", "pairs turn along several axes as in %1"), {model.name}});
    for (std::size_t axis = 0; axis < named.size(); ++axis)
        answer.evidence.push_back(
            {POSISCOPE_TR("core", "the axis %1: %2 pairs, coordinates from %3 to %4"),
             {named[axis].id, std::to_string(std::count(axes.begin(), axes.end(), axis)),
              recipe.places->lowest(axis).written(), recipe.places->highest(axis).written()}});
    const auto sample = std::make_shared<const Sample>(rowsEvenly(sheet, sampledAxisRows));
    Hypothesis found = hypothesisOf(input, sheet, form, recipe, std::move(answer), sample, enoughCells);
    found.answer.storage.form += "-several-axes";
    // A conversion supports only one position a row.
    forbidConversion(found.answer);
    return found;
}

/// A sheet that holds the rotation at any places; with those of text alone where `oneAxisToo`.
std::optional<Hypothesis> hypothesisIn(const Input& input, const Sheet& sheet, const Form& form,
                                       const Sample& trials, const AxisModel& model, bool oneAxisToo) {
    input.pace.step();
    const auto pairs = static_cast<std::int64_t>(model.model->frequencies().size());
    if (form.pairs != pairs || !placesIn(trials, form, model, input)) return std::nullopt;
    const auto places = placesIn(rowsEvenly(sheet, sheet.rows()), form, model, input);
    if (!places || (!oneAxisToo && isOfOneAxis(*places))) return std::nullopt;
    Hypothesis found = hypothesisOfModel(input, sheet, form, model, *places);
    if (shareOfSample(found) < found.enough) return std::nullopt;
    return found;
}

/// A sheet with the very rows of the model.
Hypothesis hypothesisOfCells(const Input& input, const Sheet& sheet, const Form& form,
                             const AxisModel& model) {
    const auto expect = [table = model.model, form, tolerance = 4 * roundingOf(input.cells) + 1e-6](
                            std::int64_t row, std::size_t column, double) -> ExpectedCell {
        const Slot& slot = form.contents[column];
        const std::int64_t own = table->dimensionOf(slot.pair, slot.role);
        return {own < 0 ? 0 : slot.sign * table->table().value(row, own), tolerance};
    };
    Hypothesis found =
        hypothesisOf(sheet, expect, recognisedAs("rope-axes", optionsOf(model, model.model->positions())));
    describeStorage(input, sheet, form, {}, found.answer);
    found.answer.storage.form += "-several-axes";
    forbidConversion(found.answer);
    return found;
}

/// The forms of a sheet that have sines and cosines.
std::vector<Form> formsOfPairs(const Sheet& sheet, const Sample& trials) {
    std::vector<Form> all = formsOf(sheet);
    std::erase_if(all, [&](const Form& form) {
        return form.pairs == 0 || form.sines[0] < 0 || form.cosines[0] < 0 || !repeatsHold(form, trials);
    });
    return all;
}

constexpr std::int64_t firstAxisRows = 12;

}  // namespace

std::vector<Hypothesis> proposeAxes(const Input& input) {
    static const std::vector<AxisModel> models = modelsOnAxes();
    for (const Sheet& sheet : input.sheets) {
        if (sheet.rows() < fewestAxisRows) continue;
        const Sample trials = rowsEvenly(sheet, firstAxisRows);
        for (const Form& form : formsOfPairs(sheet, trials))
            for (const AxisModel& model : models)
                if (auto found = hypothesisIn(input, sheet, form, trials, model, false))
                    return {*std::move(found)};
    }
    return {};
}

std::optional<Identity> identifyRotation(const Input& input, const Values& values) {
    const AxisModel model = axisModelOf("", values);
    if (!model.model->problem().empty()) return std::nullopt;
    const bool anyRows = tellsPlaces(model);
    for (const Sheet& sheet : input.sheets) {
        const Sample trials = rowsEvenly(sheet, firstAxisRows);
        for (const Form& form : formsOfPairs(sheet, trials)) {
            if (anyRows) {
                if (auto found = hypothesisIn(input, sheet, form, trials, model, true))
                    return proved(*std::move(found), input.pace);
            } else if (sheet.rows() == model.model->table().rows() &&
                       form.pairs == static_cast<std::int64_t>(model.model->frequencies().size())) {
                Identity found = proved(hypothesisOfCells(input, sheet, form, model), input.pace);
                if (2 * found.unexplainedCells < sheet.rows() * sheet.columns()) return found;
            }
        }
    }
    return std::nullopt;
}

}  // namespace posiscope
