// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/stages.h"

#include <algorithm>
#include <cmath>

#include "core/encodings/precisionparameters.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/precision/presets.h"

namespace posiscope {

namespace {

/// Compares a pair of columns with one frequency in float32.
class Pair {
 public:
    Pair(const Recipe& recipe, const Sample& trials, std::int64_t sine, std::int64_t cosine)
        : recipe_(recipe), trials_(trials), sine_(sine), cosine_(cosine) {}

    /// The number of different cells, counted up to `most`. It begins with the last rows, which are most
    /// sensitive.
    std::int64_t differing(double radians, bool roundedAngle, std::int64_t most) const {
        std::int64_t count = 0;
        for (std::size_t n = trials_.rows().size(); n-- > 0 && count < most;) {
            const std::int64_t row = trials_.rows()[n];
            if (row < recipe_.zeroRows) continue;
            const double position =
                roundTo(recipe_.stages.position, static_cast<double>(recipe_.first + row));
            // The product of two numbers with 24 bits is exact in double.
            const double product = radians * position;
            const double angle = roundedAngle ? roundTo(NumberKind::float32, product) : product;
            const double* const cells = trials_.cells(static_cast<std::int64_t>(n));
            const auto differs = [](double cell, double expected) {
                return cell == static_cast<double>(static_cast<float>(expected)) ? 0 : 1;
            };
            if (sine_ >= 0) count += differs(cells[sine_], recipe_.sineSign * std::sin(angle));
            if (cosine_ >= 0) count += differs(cells[cosine_], std::cos(angle));
        }
        return count;
    }

 private:
    const Recipe& recipe_;
    const Sample& trials_;
    std::int64_t sine_, cosine_;
};

struct Nearby {
    float radians = 0;
    std::int64_t differing = 0;
};

/// The frequency near the exact one with the fewest different cells.
Nearby nearby(const Pair& pair, double exact, bool roundedAngle, std::int64_t most) {
    constexpr int farthest = 12;  // units in the last place
    const auto middle = static_cast<float>(exact);
    Nearby best{middle, pair.differing(middle, roundedAngle, most)};
    float above = middle;
    float below = middle;
    for (int n = 0; n < farthest && best.differing > 0; ++n) {
        above = std::nextafter(above, HUGE_VALF);
        below = std::nextafter(below, 0.0F);
        for (const float each : {above, below})
            if (const auto count = pair.differing(each, roundedAngle, best.differing); count < best.differing)
                best = {each, count};
    }
    return best;
}

/// Libraries and orders of operations move float32 frequencies by some units in the last place. So
/// frequencies near the exact ones are tried pair by pair, with angles in float32 and with exact ones; the
/// sample's cells agree bit for bit with few of them. Empty where the cells are no float32 numbers, or agree
/// no better than without any rounding: `exactly` is the number of cells that differ then.
std::optional<Computation> nearbyFrequencies(const Form& form, const Recipe& recipe, const Sample& trials,
                                             NumberKind cells, std::int64_t exactly, Pace& pace) {
    constexpr std::int64_t clearly = 4;
    if (cells != NumberKind::float32 || recipe.amplitude != 1 || exactly < clearly) return std::nullopt;
    std::int64_t sums[2] = {0, 0};
    std::vector<DoubleDouble> radians[2];
    const auto most = 2 * static_cast<std::int64_t>(trials.rows().size());
    std::int64_t compared = 0;
    for (std::size_t i = 0; i < recipe.pairs(); ++i) {
        pace.step();
        const Pair pair(recipe, trials, form.sines[i], form.cosines[i]);
        for (const bool rounded : {true, false}) {
            const Nearby own = nearby(pair, recipe.sines[i].hi, rounded, most);
            sums[rounded ? 0 : 1] += own.differing;
            radians[rounded ? 0 : 1].push_back({own.radians, 0});
        }
        compared += most;
    }
    const bool rounded = sums[0] <= sums[1];
    const std::int64_t best = rounded ? sums[0] : sums[1];
    if (best * clearly > exactly) return std::nullopt;
    Computation found;
    found.stages.frequency = NumberKind::float32;
    found.stages.position = recipe.stages.position;
    // If rounded and exact angles fit equally well, the angles' type stays open.
    if (sums[0] * clearly <= sums[1]) found.stages.angle = NumberKind::float32;
    found.radians = radians[rounded ? 0 : 1];
    found.cells = compared;
    found.same = compared - best;
    return found;
}

struct ComputedTable {
    Values values;
    Pipeline pipeline;
    std::string program;  ///< all programs with this computation
    std::int64_t differing = 0;
};

/// The pipeline without the stages after the table, which leave no trace in it.
Pipeline ofTable(Pipeline pipeline) {
    pipeline.application = pipeline.vectors = NumberKind::exact;
    return pipeline;
}

void add(const Values& values, const std::string& program, NumberKind cells,
         std::vector<ComputedTable>& all) {
    const Pipeline pipeline = ofTable(pipelineOf(values));
    // Cells of a narrower type would be recognised.
    if (pipeline.table != NumberKind::exact && significandOf(pipeline.table) < significandOf(cells)) return;
    for (ComputedTable& known : all)
        if (known.pipeline == pipeline) {
            if (!program.empty() && known.program.find(program) == std::string::npos)
                known.program += ", " + program;
            return;
        }
    all.push_back({values, pipeline, program});
}

/// The exact table first, then those of the programs that compute this encoding, then single stages.
std::vector<ComputedTable> computedTables(const Encoding& encoding, Values values, NumberKind position,
                                          NumberKind cells) {
    std::vector<ComputedTable> all{{exactly(values), Pipeline{}, ""}};
    const auto precision = std::find_if(encoding.parameters.begin(), encoding.parameters.end(),
                                        [](const auto& each) { return each.key == keys::precision.name; });
    for (const Choice& choice : precision->choices) {
        const PipelinePreset* preset = findPreset(choice.id);
        if (preset == nullptr) continue;
        values.set(keys::precision, std::string(preset->id));
        for (const char* type : {"float32", "bfloat16", "float16"}) {
            if (preset->ofModelType) values.set(keys::modelType, std::string(type));
            add(values, preset->name, cells, all);
        }
    }
    values.set(keys::precision, std::string("custom"));
    values.set("precision_position", std::string(nameOf(position)));
    for (const auto& [arithmetic, frequency, angle] :
         {std::tuple{"exact", "float32", "exact"}, std::tuple{"float32", "float32", "exact"},
          std::tuple{"exact", "exact", "float32"}, std::tuple{"exact", "float32", "float32"}}) {
        values.set("precision_arithmetic", std::string(arithmetic));
        values.set("precision_frequency", std::string(frequency));
        values.set("precision_angle", std::string(angle));
        add(values, "", cells, all);
    }
    return all;
}

/// The number of cells in the sample that differ from the model in any bit.
std::int64_t differing(const Model& model, const Form& form, const Recipe& recipe, const Sample& trials,
                       NumberKind cells) {
    std::vector<std::int64_t> columns;
    for (const Slot& slot : form.contents)
        columns.push_back(model.dimensionOf(slot.pair, slot.role));
    std::vector<double> row(static_cast<std::size_t>(model.table().columns()));
    std::int64_t next = 0;
    const auto read = [&](std::int64_t r, double* into) {
        model.table().fill({r, 1}, {0, model.table().columns()}, row.data());
        std::copy_n(trials.cells(next++), columns.size(), into);
    };
    const auto expect = [&](std::int64_t r, std::size_t j, double) -> ExpectedCell {
        const Slot& slot = form.contents[j];
        if (columns[j] < 0 || r < recipe.zeroRows) return {std::nan("")};
        const double sign = slot.sign * (slot.role == Role::sine ? recipe.sineSign : 1);
        return {roundTo(cells, sign * row[static_cast<std::size_t>(columns[j])]), 0};
    };
    return compare(trials.rows(), cellByCell(static_cast<std::int64_t>(columns.size()), read, expect))
        .unexplained;
}

/// The detectable kind: types wider than the cells leave no trace.
NumberKind told(NumberKind kind) {
    return kind == NumberKind::float64 ? NumberKind::exact : kind;
}

Stages stagesIn(const Pipeline& pipeline) {
    return {.frequency = told(pipeline.frequency),
            .position = told(pipeline.position),
            .angle = told(pipeline.angle),
            .sine = told(pipeline.sine)};
}

void keepCommon(NumberKind& stage, NumberKind other) {
    if (stage != other) stage = NumberKind::exact;
}

/// Whether the recipe's rows are those of the encoding's own table.
bool isOwnTable(const Values& values, const Recipe& recipe) {
    return hasPrecision(values) && recipe.step == 1 && recipe.first >= 0 && !recipe.isOnAxes() &&
           recipe.growth.empty() && !recipe.oneRow && recipe.cosines.empty();
}

}  // namespace

std::optional<Computation> computationOf(const Encoding& encoding, const Values& values, const Form& form,
                                         const Recipe& recipe, const Sample& trials, NumberKind cells,
                                         Pace& pace) {
    if (!isOwnTable(values, recipe)) return std::nullopt;
    Values own = values;
    own.set(keys::maxLen, trials.rows().back() + 1);
    own.set(keys::firstPosition, recipe.first);
    std::vector<ComputedTable> all = computedTables(encoding, own, recipe.stages.position, cells);
    Computation found;
    for (ComputedTable& each : all) {
        pace.step();
        each.differing = differing(*encoding.make(each.values), form, recipe, trials, cells);
    }
    const auto best = std::min_element(
        all.begin(), all.end(), [](const auto& a, const auto& b) { return a.differing < b.differing; });
    constexpr std::int64_t fewest = 4;
    constexpr std::int64_t clearly = 4;
    const std::int64_t exactly = all.front().differing;
    if (exactly < fewest) return std::nullopt;
    if (best->differing * clearly > exactly)
        return nearbyFrequencies(form, recipe, trials, cells, exactly, pace);
    found.stages = stagesIn(best->pipeline);
    found.program = best->program;
    found.running = best->pipeline.order == FrequencyOrder::runningProduct;
    const auto model = encoding.make(best->values);
    for (const Frequency& each : model->frequencies())
        found.radians.push_back(each.exactRadians());
    found.cells = static_cast<std::int64_t>(trials.rows().size() * form.contents.size());
    found.same = found.cells - best->differing;
    for (const ComputedTable& each : all) {
        if (each.differing > best->differing + best->differing / 5) continue;
        const Stages other = stagesIn(each.pipeline);
        keepCommon(found.stages.frequency, other.frequency);
        keepCommon(found.stages.position, other.position);
        keepCommon(found.stages.angle, other.angle);
        keepCommon(found.stages.sine, other.sine);
        if (&each != &*best) found.program.clear();
    }
    return found.stages.exact() ? std::nullopt : std::optional(found);
}

std::optional<MovedBase> movedBaseOf(const Encoding& encoding, const Values& values, const Form& form,
                                     const Recipe& recipe, const Sample& trials, NumberKind cells,
                                     Pace& pace) {
    // One unit of float32 in every factor of the product.
    constexpr double farthest = 2e-5;
    if (!isOwnTable(values, recipe) || !values.contains(keys::base.name)) return std::nullopt;
    for (const double usual : usualBases()) {
        const double off = std::abs(values.get(keys::base) / usual - 1);
        if (off == 0 || off > farthest) continue;
        MovedBase moved{usual, values, {}};
        moved.values.set(keys::base, usual);
        const auto computed = computationOf(encoding, moved.values, form, recipe, trials, cells, pace);
        if (!computed || computed->same * 10 < computed->cells * 9) continue;
        moved.computed = *computed;
        return moved;
    }
    return std::nullopt;
}

namespace {

/// The plain pipelines: each type in some of the stages.
std::vector<Stages> pipelines() {
    constexpr NumberKind none = NumberKind::exact;
    std::vector<Stages> all{{}};
    for (const NumberKind kind :
         {NumberKind::float32, NumberKind::float16, NumberKind::bfloat16, NumberKind::tf32}) {
        all.push_back({.frequency = kind});
        all.push_back({.angle = kind});
        all.push_back({.frequency = kind, .angle = kind});
        if (kind == NumberKind::float32) continue;
        all.push_back({.position = kind});
        all.push_back({.frequency = kind, .position = kind});
        all.push_back({.position = kind, .angle = kind});
        all.push_back({.frequency = kind, .position = kind, .angle = kind});
        all.push_back({.frequency = kind, .position = kind, .angle = kind, .sine = kind});
        all.push_back({.frequency = none, .position = none, .angle = none, .sine = kind});
    }
    return all;
}

bool explainsMore(const Deviation& a, const Deviation& best) {
    constexpr double much = 0.7;
    if (a.unexplained * 2 < best.unexplained) return true;
    return a.unexplained <= best.unexplained && a.rms < much * best.rms;
}

}  // namespace

Stages stagesOf(const Form& form, const Recipe& recipe, const Sample& trials, NumberKind cells, Pace& pace) {
    Stages found = recipe.stages;
    Deviation best = compare(form, recipe, trials, cells);
    // Deviations below half a unit of the cells say nothing about earlier stages.
    // Digits that were not printed hide every other rounding.
    if (best.unexplained == 0 && (printedForm(cells) || best.rms < 0.3 * roundingOf(cells))) return found;
    for (const Stages& stages : pipelines()) {
        pace.step();
        Recipe rounded = recipe;
        rounded.stages = stages;
        const Deviation agreement = compare(form, rounded, trials, cells);
        if (!explainsMore(agreement, best)) continue;
        best = agreement;
        found = stages;
    }
    return found;
}

void adopt(Stages stages, const Form& form, const Sample& trials, NumberKind cells, Recipe& recipe) {
    // Products in float32 can be seen in narrower angles.
    if (productKind(stages.position, stages.frequency, stages.angle) == NumberKind::exact)
        for (NumberKind* const kind : {&stages.frequency, &stages.position, &stages.angle, &stages.sine})
            if (*kind == NumberKind::float32) *kind = NumberKind::exact;
    // Sines of the type of the cells are rounded only once.
    if (significandOf(stages.sine) >= significandOf(cells)) stages.sine = NumberKind::exact;
    Recipe rounded = recipe;
    rounded.stages = stages;
    const Deviation before = compare(form, recipe, trials, cells);
    const Deviation after = compare(form, rounded, trials, cells);
    if (after.unexplained <= before.unexplained) recipe.stages = stages;
}

Recipe computedRecipe(const Computation& computed, const Recipe& recipe) {
    Recipe own = recipe;
    const NumberKind frequency = recipe.stages.frequency;
    if (computed.radians.size() == own.sines.size() &&
        (frequency == NumberKind::exact || frequency == NumberKind::float32))
        own.sines = computed.radians;
    constexpr double perFactor = 1.0 / 8;
    if (computed.running) own.looserAngles = std::max(1.0, perFactor * static_cast<double>(own.sines.size()));
    return own;
}

void nameStages(const std::optional<Computation>& computed, const Recipe& recipe, Identity& answer) {
    const Stages& stages = computed ? computed->stages : recipe.stages;
    answer.rounding.frequency = nameOf(stages.frequency);
    answer.rounding.position = nameOf(stages.position);
    answer.rounding.angle = nameOf(stages.angle);
    answer.rounding.sine = nameOf(stages.sine);
    if (!computed) return;
    const std::string same = groupedDigits(computed->same);
    const std::string cells = groupedDigits(computed->cells);
    answer.evidence.emplace_back(
        computed->program.empty()
            ? Text(POSISCOPE_TR("core",
                                "rounding: %1 of %2 cells are, bit for bit, those of this computation"),
                   {same, cells})
            : Text(POSISCOPE_TR("core", "rounding: %1 of %2 cells are, bit for bit, those of %3"),
                   {same, cells, computed->program}));
}

}  // namespace posiscope
