// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/describe.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/analysis/precisionfacts.h"
#include "core/analysis/uniquewords.h"
#include "core/base/answerschema.h"
#include "core/encodings/positionlist.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/rotary/axisturns.h"

namespace posiscope {

namespace {

/// About positions beyond those for which the error of a table is tested.
std::vector<Text> distanceNotes(const Model& model) {
    constexpr std::int64_t promised = 16'777'216;
    const Coordinate farthest = model.positions().highest();
    if (model.frequencies().empty() || farthest < Coordinate(promised)) return {};
    return {Text(POSISCOPE_TR("core",
                              "Position %1 lies beyond %2, up to where the error of the table is tested: the "
                              "angles are exact there, too."),
                 {farthest.written(), groupedDigits(promised)})};
}

}  // namespace

Description describe(const Snapshot& snapshot) {
    Description facts;
    const Model& model = *snapshot.model;
    facts.positions = model.table().rows();
    facts.dimensions = model.table().columns();
    for (const Frequency& frequency : model.frequencies())
        facts.pairs.push_back(
            {static_cast<std::int64_t>(facts.pairs.size()), frequency.radians(), frequency.wavelength()});
    facts.rowNormPosition = snapshot.state.get(keys::position);
    facts.hasTable = model.hasTable();
    if (facts.hasTable) {
        facts.rowNorm = model.similarity()->norm(facts.rowNormPosition);
        facts.rowNormIsConstant = facts.positions == 1 || model.similarity()->normIsConstant();
        facts.unique = *uniquenessOf(model, {}, fewDifferences);
    }
    const PairTurns turns = model.turns();
    const auto axes = model.positions().axes();
    facts.completeCycles = turns.completeCycles();
    for (std::size_t axis = 0; axes.size() > 1 && axis < axes.size(); ++axis)
        facts.axes.push_back(
            {axes[axis].id, axes[axis].length, turns.pairsAlong(axis), turns.completeCyclesAlong(axis)});
    const auto cells =
        static_cast<std::uint64_t>(facts.positions) * static_cast<std::uint64_t>(facts.dimensions);
    facts.bytesFloat64 = cells * sizeof(double);
    facts.bytesFloat32 = cells * sizeof(float);
    if (const AttentionBias* bias = model.bias()) facts.heads = bias->heads();
    facts.own = model.facts();
    for (Fact& fact : errorFacts(snapshot))
        facts.own.push_back(std::move(fact));
    facts.notes = model.notes();
    for (Text& note : distanceNotes(model))
        facts.notes.push_back(std::move(note));
    return facts;
}

namespace {

/// Whether the parameter means something here. Without a list of positions there is nothing to tell of it.
bool isTold(const Parameter& parameter, const Values& values) {
    const bool noList = parameter.key == keys::positions.name && !hasPositionList(values);
    return parameter.relevantIn(values) && !noList;
}

/// The beginning of a line: a name, and as many spaces as bring what follows into one column.
std::string label(const std::string& name) {
    constexpr std::size_t column = 17;
    return name + std::string(column - std::min(column - 1, name.size()), ' ');
}

std::string asText(const std::variant<double, std::vector<double>, std::string>& value) {
    if (const auto* number = std::get_if<double>(&value)) return inFull(*number);
    if (const auto* numbers = std::get_if<std::vector<double>>(&value)) return writtenNumbers(*numbers);
    return std::get<std::string>(value);
}

/// Shortest and longest; pairs of a stretched encoding need not be in order.
std::pair<double, double> endsOf(const std::vector<PairFacts>& pairs) {
    const auto [least, most] = std::minmax_element(
        pairs.begin(), pairs.end(),
        [](const PairFacts& a, const PairFacts& b) { return a.wavelength < b.wavelength; });
    return {least->wavelength, most->wavelength};
}

void describeTable(const Description& facts, const Model& model, std::ostream& text) {
    text << "shape            " << groupedDigits(facts.positions) << " positions × "
         << groupedDigits(facts.dimensions) << " dimensions\n";
    if (!facts.pairs.empty()) {
        const auto [shortest, longest] = endsOf(facts.pairs);
        text << "wavelengths      shortest " << inFull(shortest) << ", longest " << inFull(longest)
             << " positions\n";
    }
    text << "row norm         " << inFull(facts.rowNorm)
         << (facts.rowNormIsConstant
                 ? std::string(" (every row)")
                 : " (at position " + groupedDigits(facts.rowNormPosition) + "; it varies)")
         << "\n";
    constexpr int digits = 10;
    text << label("nearest rows") << nearestWords(facts.unique, model, digits).english() << "\n";
    text << "complete cycles  " << facts.completeCycles << " of " << facts.pairs.size() << " pairs";
    for (std::size_t n = 0; n < facts.axes.size(); ++n) {
        const Description::Axis& axis = facts.axes[n];
        text << (n == 0 ? " (" : ", ") << axis.completeCycles << " of " << axis.pairs << " along the "
             << axis.name << " of " << groupedDigits(axis.length) << (n + 1 == facts.axes.size() ? ")" : "");
    }
    text << "\n";
    text << "table in memory  " << groupedDigits(static_cast<std::int64_t>(facts.bytesFloat64))
         << " bytes as float64, " << groupedDigits(static_cast<std::int64_t>(facts.bytesFloat32))
         << " as float32\n";
}

/// Positions, as row_norm_position is one.
nlohmann::ordered_json nearestToJson(const Uniqueness& found, const Model& model) {
    nlohmann::ordered_json nearest{{"first", nullptr},           {"second", nullptr},
                                   {"distance", nullptr},        {"everywhere", nullptr},
                                   {"compared", found.compared}, {"left_out", found.leftOut}};
    if (!found.nearest) return nearest;
    const auto position = [&](std::int64_t row) -> nlohmann::ordered_json {
        const Coordinate at = model.positions().at(row);
        if (at.isWhole()) return at.numerator();
        return at.value();
    };
    nearest["first"] = position(found.nearest->first);
    nearest["second"] = position(found.nearest->second);
    nearest["distance"] = found.nearest->distance;
    nearest["everywhere"] = found.nearest->everywhere;
    return nearest;
}

void tableToJson(const Description& facts, const Model& model, nlohmann::ordered_json& root) {
    root["shape"] = {facts.positions, facts.dimensions};
    auto& wavelengths = root["wavelengths"];
    wavelengths["shortest"] = nullptr;
    wavelengths["longest"] = nullptr;
    if (!facts.pairs.empty()) {
        const auto [shortest, longest] = endsOf(facts.pairs);
        wavelengths["shortest"] = shortest;
        wavelengths["longest"] = longest;
    }
    wavelengths["pairs"] = nlohmann::ordered_json::array();
    for (const PairFacts& pair : facts.pairs)
        wavelengths["pairs"].push_back(
            {{"pair", pair.pair}, {"frequency", pair.frequency}, {"wavelength", pair.wavelength}});
    root["row_norm"] = facts.rowNorm;
    root["row_norm_position"] = facts.rowNormPosition;
    root["row_norm_constant"] = facts.rowNormIsConstant;
    root["nearest_rows"] = nearestToJson(facts.unique, model);
    root["complete_cycles"] = facts.completeCycles;
    for (const Description::Axis& axis : facts.axes)
        root["axes"].push_back({{"axis", axis.name},
                                {"length", axis.length},
                                {"pairs", axis.pairs},
                                {"complete_cycles", axis.completeCycles}});
    root["table_bytes"] = {{"float64", facts.bytesFloat64}, {"float32", facts.bytesFloat32}};
}

template <class Number>
nlohmann::ordered_json orNull(const std::optional<Number>& number) {
    return number ? nlohmann::ordered_json(*number) : nlohmann::ordered_json();
}

nlohmann::ordered_json orNull(const std::string& word) {
    return word.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(word);
}

void layersToJson(std::span<const LayerLine> layers, nlohmann::ordered_json& root) {
    for (const LayerLine& line : layers)
        root["layers"].push_back({{"layer", line.layer},
                                  {"kind", line.kind},
                                  {"type", orNull(line.type)},
                                  {"encoding", line.encoding},
                                  {"base", orNull(line.base)},
                                  {"scaling", orNull(line.scaling)},
                                  {"factor", orNull(line.factor)},
                                  {"head_dim", orNull(line.headDim)},
                                  {"rotated", orNull(line.rotated)},
                                  {"window", orNull(line.window)},
                                  {"temperature", orNull(line.temperature)}});
}

void programsToJson(std::span<const ProgramReading> programs, nlohmann::ordered_json& root) {
    for (const ProgramReading& program : programs) {
        auto layers = nlohmann::ordered_json::array();
        for (const ReadRope& read : program.layers)
            layers.push_back({{"type", orNull(read.layerType)},
                              {"base", orNull(read.base)},
                              {"scaling", orNull(read.scaling)},
                              {"factor", orNull(read.factor)},
                              {"original", orNull(read.original)},
                              {"rotated", orNull(read.rotated)},
                              {"head_dim", orNull(read.headDim)},
                              {"why", read.why.english()}});
        root["readers"].push_back({{"program", program.program},
                                   {"layers", std::move(layers)},
                                   {"unknown", orNull(program.unknown.english())}});
    }
}

void tensorsToJson(std::span<const TensorLine> tensors, nlohmann::ordered_json& root) {
    for (const TensorLine& line : tensors)
        root["tensors"].push_back({{"name", line.name},
                                   {"holds", line.holds},
                                   {"shape", line.shape},
                                   {"type", line.type},
                                   {"layer", orNull(line.layer)},
                                   {"layer_kind", orNull(line.kind)}});
}

/// The axis of a pair, or its weights on all of them; nothing where there is one axis.
void axisToJson(const Model& model, std::int64_t pair, nlohmann::ordered_json& json) {
    const auto axes = model.positions().axes();
    if (axes.size() < 2) return;
    const AxisTurns* const turns = model.axisTurns();
    if (turns == nullptr || !turns->areMixed()) {
        json["axis"] = axes[model.turns().axisOf(pair)].id;
        return;
    }
    for (std::size_t axis = 0; axis < axes.size(); ++axis) {
        const AxisTurn* const own = turns->along(pair, axis);
        json["weights"].push_back(own == nullptr ? 0.0 : own->radians());
    }
}

/// The two dimensions of each pair; null where one of them has none.
void pairsToJson(const Model& model, const Description& facts, nlohmann::ordered_json& root) {
    root["pairs"] = nlohmann::ordered_json::array();
    const auto dimension = [](std::int64_t j) {
        return j < 0 ? nlohmann::ordered_json() : nlohmann::ordered_json(j);
    };
    const RotaryEmbedding* const rotary = model.rotary();
    const auto frequencyOf = [&](std::int64_t pair, std::size_t which) {
        return facts.pairs[static_cast<std::size_t>(rotary->angleOf(pair, which))].frequency;
    };
    for (const PairFacts& pair : facts.pairs) {
        const auto [a, b] = model.turns().dimensions(pair.pair);
        nlohmann::ordered_json json{{"pair", pair.pair}, {"dimensions", {dimension(a), dimension(b)}}};
        if (rotary == nullptr || rotary->isRotation())
            json["frequency"] = pair.frequency;
        else
            json["frequencies"] = {frequencyOf(pair.pair, 0), frequencyOf(pair.pair, 1)},
            json["rotation"] = false;
        if (rotary == nullptr || rotary->isRotation()) axisToJson(model, pair.pair, json);
        root["pairs"].push_back(std::move(json));
    }
}

/// The angle of each pair at these coordinates, in radians, not reduced.
std::vector<double> anglesAt(const Model& model, std::span<const double> at) {
    std::vector<double> angles;
    for (std::size_t pair = 0; pair < model.frequencies().size(); ++pair) {
        const auto own = static_cast<std::int64_t>(pair);
        double angle = 0;
        if (const AxisTurns* const turns = model.axisTurns())
            for (const AxisTurn& turn : turns->of(own))
                angle += turn.radians() * at[turn.axis];
        else
            angle = model.frequencies()[pair].radians() * at[model.turns().axisOf(own)];
        angles.push_back(angle);
    }
    return angles;
}

}  // namespace

std::string describeText(const Snapshot& snapshot, std::span<const Text> read, const Text& warning) {
    const Description facts = describe(snapshot);
    std::ostringstream text;
    if (!warning.empty()) text << label("configuration") << warning.english() << "\n";
    text << "encoding         " << encodingOf(snapshot.state).name.english() << " ("
         << encodingOf(snapshot.state).citation.full << ")\n";
    const auto isFact = [&](const std::string& key) {
        return std::any_of(facts.own.begin(), facts.own.end(),
                           [&](const Fact& fact) { return fact.key == key; });
    };
    for (const Parameter& parameter : encodingOf(snapshot.state).parameters)
        if (isTold(parameter, snapshot.state.values) && !isFact(parameter.key))
            text << label(parameter.key) << writtenValue(parameter, snapshot.state.values.at(parameter.key))
                 << "\n";
    if (facts.hasTable)
        describeTable(facts, *snapshot.model, text);
    else
        text << label("shape") << groupedDigits(facts.positions) << " queries × "
             << groupedDigits(facts.positions) << " keys, " << groupedDigits(facts.heads)
             << (facts.heads == 1 ? " head\n" : " heads\n");
    for (const Fact& fact : facts.own)
        if (const std::string value = asText(fact.value); !value.empty())  // the name of a file's only table
            text << label(fact.key) << value << "\n";
    for (const Text& note : facts.notes)
        text << "note             " << note.english() << "\n";
    for (const Text& note : read)
        text << "configuration    " << note.english() << "\n";
    return text.str();
}

AnswerKeys descriptionKeys() {
    static constexpr AnswerKey keys[] = {
        {"warning?", "string", "The keys about positions of a configuration that were not understood."},
        {"encoding", "string", "The encoding: an id of “posiscope list encodings”."},
        {"parameters?", "object", "Its parameters, by their keys."},
        {"shape", "integer[]", "Positions and dimensions; of biases heads, queries and keys."},
        {"wavelengths?.shortest", "number?", "The shortest wavelength in positions."},
        {"wavelengths?.longest", "number?", "The longest wavelength in positions."},
        {"wavelengths?.pairs[].pair", "integer", "The pair, from 0."},
        {"wavelengths?.pairs[].frequency", "number", "Radians a position."},
        {"wavelengths?.pairs[].wavelength", "number?", "In positions; null: it does not turn."},
        {"pairs?[].pair", "integer", "The pair, from 0."},
        {"pairs?[].dimensions", "any", "Its two dimensions, sine before cosine; null: it has only one."},
        {"pairs?[].frequency?", "number", "Radians a position."},
        {"pairs?[].frequencies?", "number[]",
         "Those of its two elements, where they turn by different angles."},
        {"pairs?[].rotation?", "boolean", "False where they do: then it is no rotation."},
        {"pairs?[].axis?", "string", "The axis that it turns along, where there are several."},
        {"pairs?[].weights?", "number[]",
         "Radians for each step along each axis, of a pair that turns along several."},
        {"angles?", "number[]", "The angle of each pair at the coordinates of --at, radians, not reduced."},
        {"layers?[].layer", "integer", "A layer of the configuration, from 0."},
        {"layers?[].kind", "string", "global, local (a window of positions) or nope (no positions)."},
        {"layers?[].type", "string?", "Its type in the words of the configuration."},
        {"layers?[].encoding", "string", "Its encoding."},
        {"layers?[].base", "number?", "The base of its frequencies."},
        {"layers?[].scaling", "string?", "The scaling of its frequencies."},
        {"layers?[].factor", "number?", "The factor of that scaling."},
        {"layers?[].head_dim", "integer?", "Dimensions of a head."},
        {"layers?[].rotated", "integer?", "Those that turn."},
        {"layers?[].window", "integer?", "How many positions a query sees; null: all, or not known."},
        {"layers?[].temperature", "string?", "The factor of queries at p."},
        {"readers?[].program", "string", "A program that reads the configuration: transformers 4 or 5."},
        {"readers?[].layers[].type", "string?", "A type of layers; null: all layers."},
        {"readers?[].layers[].base", "number?", "The base that it takes; null: it fails."},
        {"readers?[].layers[].scaling", "string?", "The scaling; null: it fails."},
        {"readers?[].layers[].factor", "number?", "The factor of that scaling."},
        {"readers?[].layers[].original", "integer?", "The length that the scaling starts from."},
        {"readers?[].layers[].rotated", "integer?", "Dimensions of a head that turn."},
        {"readers?[].layers[].head_dim", "integer?", "Dimensions of a head."},
        {"readers?[].layers[].why", "string", "The keys that were taken and not read, or why it fails."},
        {"readers?[].unknown", "string?", "Why it is not known what the program reads."},
        {"tensors?[].name", "string",
         "A tensor about positions in the folder of a model; “cos,sin” are two."},
        {"tensors?[].holds", "string", "What it holds by its name: frequencies, table, biases …"},
        {"tensors?[].shape", "integer[]", "Its extents."},
        {"tensors?[].type", "string", "Its type."},
        {"tensors?[].layer", "integer?", "The layer that its name says, from 0."},
        {"tensors?[].layer_kind", "string?", "The kind of its layers in the words of the configuration."},
        {"row_norm?", "number?", "The norm of a row."},
        {"row_norm_position?", "integer", "The position of that row."},
        {"row_norm_constant?", "boolean", "Whether all rows have this norm."},
        {"nearest_rows?.first", "number?",
         "The first of the two positions whose rows are nearest; null: there are no two."},
        {"nearest_rows?.second", "number?", "The second one."},
        {"nearest_rows?.distance", "number?", "The Euclidean distance of their rows."},
        {"nearest_rows?.everywhere", "boolean?", "Whether any two positions so far apart are as near."},
        {"nearest_rows?.compared", "integer",
         "The first so many rows were compared; all, unless a table without a formula is very large."},
        {"nearest_rows?.left_out", "integer", "Those among them with NaN or infinity, which were left out."},
        {"complete_cycles?", "integer?", "Pairs that turn at least once within the table."},
        {"axes?[].axis", "string", "The axis of a grid."},
        {"axes?[].length", "integer", "Its positions."},
        {"axes?[].pairs", "integer", "Its pairs."},
        {"axes?[].complete_cycles", "integer?", "Those that turn at least once."},
        {"table_bytes?.float64", "integer", "Bytes of the table in float64."},
        {"table_bytes?.float32", "integer", "Bytes of the table in float32."},
        {"notes", "string[]", "Remarks on the encoding."},
        {"configuration?", "string[]", "Remarks on the configuration."},
    };
    return keys;
}

std::string describeJson(const Snapshot& snapshot, std::span<const Text> read, const Text& warning,
                         const ModelLines& model, std::span<const double> at) {
    const Description facts = describe(snapshot);
    nlohmann::ordered_json root{{"schema", answerSchema}};
    if (!warning.empty()) root["warning"] = warning.english();
    root["encoding"] = encodingOf(snapshot.state).id;
    for (const Parameter& parameter : encodingOf(snapshot.state).parameters)
        if (isTold(parameter, snapshot.state.values))
            std::visit([&](const auto& value) { root["parameters"][parameter.key] = value; },
                       snapshot.state.values.at(parameter.key));
    if (facts.hasTable)
        tableToJson(facts, *snapshot.model, root);
    else
        root["shape"] = {facts.heads, facts.positions, facts.positions};
    if (!facts.pairs.empty()) pairsToJson(*snapshot.model, facts, root);
    if (!at.empty()) root["angles"] = anglesAt(*snapshot.model, at);
    layersToJson(model.layers, root);
    programsToJson(model.programs, root);
    tensorsToJson(model.tensors, root);
    for (const Fact& fact : facts.own)
        std::visit([&](const auto& value) { root[fact.key] = value; }, fact.value);
    root["notes"] = nlohmann::ordered_json::array();
    for (const Text& note : facts.notes)
        root["notes"].push_back(note.english());
    for (const Text& note : read)
        root["configuration"].push_back(note.english());
    // Names of files and tables may hold bytes that are no text.
    return root.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace posiscope
