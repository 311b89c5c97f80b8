// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/precisionparameters.h"

#include <algorithm>

#include "core/parameters/keys.h"
#include "core/precision/presets.h"

namespace posiscope {

namespace {

/// A stage whose type is chosen.
struct Stage {
    const char* key;
    Text label;
    Text tooltip;
    NumberKind Pipeline::*kind;
    bool rotaryAlone;
    bool seldom;
};

const std::vector<Stage>& stages() {
    static const std::vector<Stage> all{
        {"precision_frequency", POSISCOPE_TR("core", "Frequencies"),
         POSISCOPE_TR("core", "The type that frequencies are kept in: inv_freq, a buffer of the model."),
         &Pipeline::frequency, false, false},
        {"precision_position", POSISCOPE_TR("core", "Positions"),
         POSISCOPE_TR("core",
                      "The type of positions: bfloat16 holds whole numbers up to 256, float16 up to 2,048."),
         &Pipeline::position, false, false},
        {"precision_angle", POSISCOPE_TR("core", "Angles"),
         POSISCOPE_TR("core", "The type in which positions are multiplied by frequencies."), &Pipeline::angle,
         false, false},
        {"precision_sine", POSISCOPE_TR("core", "Sine and cosine"),
         POSISCOPE_TR("core", "The type in which sines and cosines of the angles are computed."),
         &Pipeline::sine, false, false},
        {"precision_table", POSISCOPE_TR("core", "Stored table"),
         POSISCOPE_TR("core", "The type in which sines and cosines are kept."), &Pipeline::table, false,
         false},
        {"precision_application", POSISCOPE_TR("core", "Application"),
         POSISCOPE_TR("core",
                      "The type of the products and sums that turn queries and keys, each one rounded."),
         &Pipeline::application, true, false},
        {"precision_vectors", POSISCOPE_TR("core", "Queries and keys"),
         POSISCOPE_TR("core", "The type of queries and keys before and after they are turned."),
         &Pipeline::vectors, true, false},
        {"precision_arithmetic", POSISCOPE_TR("core", "Arithmetic of frequencies"),
         POSISCOPE_TR("core",
                      "The type of every operation that leads to a frequency: exponent, power, reciprocal."),
         &Pipeline::arithmetic, false, true}};
    return all;
}

const std::vector<Stage>& biasStages() {
    static const std::vector<Stage> all{
        {"precision_slope", POSISCOPE_TR("core", "Slopes"),
         POSISCOPE_TR("core", "The type that the slopes of the heads are kept in."), &Pipeline::frequency,
         false, false},
        {"precision_distance", POSISCOPE_TR("core", "Distances"),
         POSISCOPE_TR("core", "The type of the distances that slopes are multiplied by."),
         &Pipeline::position, false, false},
        {"precision_bias", POSISCOPE_TR("core", "Bias"),
         POSISCOPE_TR("core", "The type of the product, which is added to scores."), &Pipeline::table, false,
         false}};
    return all;
}

constexpr Key<std::string> orderKey{"precision_order"};
constexpr Key<bool> quotientKey{"precision_quotient"};

std::vector<Choice> typeChoices() {
    std::vector<Choice> all{{"exact", POSISCOPE_TR("core", "Exact"), POSISCOPE_TR("core", "Not rounded")}};
    for (const NumberKind kind : numberKinds()) {
        if (kind == NumberKind::exact) continue;
        const std::string name = nameOf(kind);
        all.push_back(
            {name, Text::asIs(name),
             Text(POSISCOPE_TR("core", "%1 significant bits"), {std::to_string(significandOf(kind))})});
    }
    return all;
}

Parameter typeParameter(const Stage& stage) {
    return {.key = stage.key,
            .label = stage.label,
            .tooltip = stage.tooltip,
            .initial = std::string("exact"),
            .broughtBy = Bringer{keys::precision.name, {"custom"}},
            .seldom = stage.seldom,
            .choices = typeChoices()};
}

Parameter precisionParameter(std::vector<Choice> choices) {
    return {.key = keys::precision.name,
            .label = POSISCOPE_TR("core", "Computed"),
            .tooltip = POSISCOPE_TR(
                "core", "Where the computation rounds: nowhere, as a program does, or stage by stage."),
            .initial = std::string("exact"),
            .seldom = true,
            .choices = std::move(choices)};
}

Parameter modelTypeParameter(std::vector<std::string> words) {
    std::vector<Choice> choices;
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16, NumberKind::float32})
        choices.push_back(
            {nameOf(kind), Text::asIs(nameOf(kind)),
             Text(POSISCOPE_TR("core", "%1 significant bits"), {std::to_string(significandOf(kind))})});
    return {.key = keys::modelType.name,
            .label = POSISCOPE_TR("core", "Type of the model"),
            .tooltip = POSISCOPE_TR("core", "The type of the model’s weights, which some stages take over."),
            .initial = std::string("bfloat16"),
            .broughtBy = Bringer{keys::precision.name, std::move(words)},
            .choices = std::move(choices)};
}

Parameter orderParameter() {
    return {
        .key = orderKey.name,
        .label = POSISCOPE_TR("core", "Order of operations"),
        .tooltip = POSISCOPE_TR("core", "How frequencies are computed in their arithmetic."),
        .initial = std::string("power"),
        .broughtBy = Bringer{keys::precision.name, {"custom"}},
        .seldom = true,
        .choices = {{"power", POSISCOPE_TR("core", "Power"), POSISCOPE_TR("core", "1 / B^(2i/d)")},
                    {"exp", POSISCOPE_TR("core", "Exponential"),
                     POSISCOPE_TR("core", "exp(2i · (−ln B/d)), as in the PyTorch tutorial")},
                    {"exp-quotient", POSISCOPE_TR("core", "Exponential of a quotient"),
                     POSISCOPE_TR("core", "exp((−ln B · 2i)/d), as in diffusers")},
                    {"running-product", POSISCOPE_TR("core", "Running product"),
                     POSISCOPE_TR("core", "Each angle is the one before times B^(−2/d), as in llama.cpp")}}};
}

Parameter quotientParameter() {
    return {.key = quotientKey.name,
            .label = POSISCOPE_TR("core", "Divide by timescales"),
            .tooltip = POSISCOPE_TR("core",
                                    "An angle is the position divided by B^(2i/d) in place of the position "
                                    "times a frequency."),
            .initial = false,
            .broughtBy = Bringer{keys::precision.name, {"custom"}},
            .seldom = true};
}

FrequencyOrder orderNamed(std::string_view word) {
    if (word == "exp") return FrequencyOrder::exponential;
    if (word == "exp-quotient") return FrequencyOrder::dividedLogarithm;
    return word == "running-product" ? FrequencyOrder::runningProduct : FrequencyOrder::power;
}

bool isFor(const PipelinePreset& preset, PrecisionOf encoding) {
    switch (encoding) {
        case PrecisionOf::sinusoidal: return preset.use == PresetFor::sinusoidal;
        case PrecisionOf::rotary: return preset.use == PresetFor::rotary;
        case PrecisionOf::timestep: return preset.use == PresetFor::timestep;
        case PrecisionOf::alibi: break;
    }
    return false;
}

constexpr std::pair<std::string_view, PrecisionOf> precisionKinds[] = {
    {"sinusoidal", PrecisionOf::sinusoidal},
    {"rope", PrecisionOf::rotary},
    {"xpos", PrecisionOf::rotary},
    {"timestep", PrecisionOf::timestep},
    {"alibi", PrecisionOf::alibi}};

const std::pair<std::string_view, PrecisionOf>* kindIn(const Values& values) {
    const auto* found =
        std::find_if(std::begin(precisionKinds), std::end(precisionKinds),
                     [&](const auto& kind) { return kind.first == values.get(keys::encoding); });
    return found == std::end(precisionKinds) ? nullptr : found;
}

}  // namespace

std::vector<Parameter> precisionParameters(PrecisionOf encoding) {
    std::vector<Choice> choices{
        {"exact", POSISCOPE_TR("core", "Exact"), POSISCOPE_TR("core", "Nothing is rounded")},
        {"custom", POSISCOPE_TR("core", "Custom"), POSISCOPE_TR("core", "A type for every stage")}};
    std::vector<std::string> ofModelType;
    for (const PipelinePreset& preset : pipelinePresets()) {
        if (!isFor(preset, encoding)) continue;
        choices.push_back(
            {preset.id, Text(POSISCOPE_TR("core", "As in %1"), {preset.name}), Text::asIs(preset.source)});
        if (preset.ofModelType) ofModelType.emplace_back(preset.id);
    }
    std::vector<Parameter> all{precisionParameter(std::move(choices))};
    if (encoding == PrecisionOf::alibi) {
        for (const Stage& stage : biasStages())
            all.push_back(typeParameter(stage));
        return all;
    }
    if (!ofModelType.empty()) all.push_back(modelTypeParameter(std::move(ofModelType)));
    for (const Stage& stage : stages())
        if (!stage.rotaryAlone || encoding == PrecisionOf::rotary) all.push_back(typeParameter(stage));
    all.push_back(orderParameter());
    all.push_back(quotientParameter());
    return all;
}

Pipeline pipelineOf(const Values& values, PrecisionOf encoding) {
    const std::string& word = values.get(keys::precision);
    if (const PipelinePreset* preset = findPreset(word); preset != nullptr && isFor(*preset, encoding))
        return preset->pipeline(preset->ofModelType ? numberKindNamed(values.get(keys::modelType))
                                                    : NumberKind::exact);
    Pipeline pipeline;
    if (word != "custom") return pipeline;
    const bool bias = encoding == PrecisionOf::alibi;
    for (const Stage& stage : bias ? biasStages() : stages())
        if (!stage.rotaryAlone || encoding == PrecisionOf::rotary)
            pipeline.*stage.kind = numberKindNamed(std::get<std::string>(values.at(stage.key)));
    if (bias) return pipeline;
    pipeline.order = orderNamed(values.get(orderKey));
    pipeline.quotient = values.get(quotientKey);
    return pipeline;
}

Pipeline pipelineOf(const Values& values) {
    const auto* kind = kindIn(values);
    return kind == nullptr ? Pipeline{} : pipelineOf(values, kind->second);
}

bool hasPrecision(const Values& values) {
    return kindIn(values) != nullptr;
}

void roundStages(Values& values, const StageTypes& types) {
    const auto* kind = kindIn(values);
    if (kind == nullptr || kind->second == PrecisionOf::alibi) return;
    values.set(keys::precision, std::string("custom"));
    const std::pair<const char*, const std::string&> all[] = {{"precision_frequency", types.frequency},
                                                              {"precision_position", types.position},
                                                              {"precision_angle", types.angle},
                                                              {"precision_sine", types.sine},
                                                              {"precision_table", types.table}};
    for (const auto& [key, type] : all)
        values.set(key, Value(type.empty() ? std::string("exact") : type));
}

Values exactly(Values values) {
    if (values.contains(keys::precision.name)) values.set(keys::precision, std::string("exact"));
    return values;
}

}  // namespace posiscope
