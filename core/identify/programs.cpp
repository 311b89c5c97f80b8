// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/programs.h"

#include <algorithm>
#include <cmath>

#include "core/encodings/precisionparameters.h"
#include "core/identify/nearbyfrequencies.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"
#include "core/precision/presets.h"

namespace posiscope {

namespace {

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
std::vector<ComputedTable> computedTables(const Encoding& encoding, Values values, NumberKind cells) {
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
    const auto read = [&](std::int64_t r, double* cells) {
        model.table().fill({r, 1}, {0, model.table().columns()}, row.data());
        std::copy_n(trials.cells(next++), columns.size(), cells);
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
    return hasPrecision(values) && recipe.step == 1 && recipe.first >= 0 && recipe.width == 0 &&
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
    std::vector<ComputedTable> all = computedTables(encoding, own, cells);
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

}  // namespace posiscope
