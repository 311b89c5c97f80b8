// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/ropelayers.h"

#include <algorithm>

#include "core/base/printable.h"
#include "core/config/layertypes.h"
#include "core/config/sizes.h"
#include "core/encodings/registry.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

std::string quotient(const LayerSet& layers) {
    return groupedDigits(layers.count()) + "/" + groupedDigits(layers.all);
}

/// Layers that are told by a note, and not shown.
void addWithoutPositions(ConfigReader& reader, const std::optional<LayerSet>& layers, const Text& note) {
    reader.note(note);
    reader.addOther({.name = POSISCOPE_TR("core", "without positions"),
                     .layers = layers,
                     .encoding = &nopeEncoding(),
                     .note = note});
}

void noteEvery(ConfigReader& reader, const Given<std::int64_t>& interval) {
    const auto all = layersOf(reader);
    std::optional<LayerSet> layers;
    if (all) layers = everyNth(interval.value, *all);
    if (!layers)
        return addWithoutPositions(
            reader, layers,
            {POSISCOPE_TR("core", "not shown: every layer number %1 has no positional encoding (%2)"),
             {groupedDigits(interval.value), interval.name}});
    addWithoutPositions(
        reader, layers,
        {POSISCOPE_TR("core", "not shown: every layer number %1 has no positional encoding (%2; %3 layers)"),
         {groupedDigits(interval.value), interval.name, quotient(*layers)}});
}

void noteWithout(ConfigReader& reader, const Given<const Json*>& list, int without) {
    const bool numbers = std::ranges::all_of(
        *list.value, [](const Json& each) { return each.is_number() || each.is_boolean(); });
    if (!numbers)
        return reader.fail({{POSISCOPE_TR("core", "%1 must be a list of numbers"), {list.name}}, ""});
    LayerSet layers{{}, static_cast<std::int64_t>(list.value->size())};
    for (std::int64_t n = 0; n < layers.all; ++n) {
        const Json& each = (*list.value)[static_cast<std::size_t>(n)];
        if (each == without || each == (without != 0)) layers.which.push_back(n);
    }
    if (layers.count() == 0) return;
    addWithoutPositions(reader, layers,
                        {POSISCOPE_TR("core", "not shown: %1 of %2 layers have no positional encoding (%3)"),
                         {groupedDigits(layers.count()), groupedDigits(layers.all), list.name}});
}

/// Megatron's list says 1 for a layer without RoPE, the opposite of all others: NVIDIA/Megatron-LM,
/// megatron/core/transformer/transformer_config.py, no_rope_freq. A number n: every n-th is without.
void noteMegatron(ConfigReader& reader) {
    const auto given = reader.any({"no_rope_freq"});
    if (!given) return;
    if (given->value->is_array()) return noteWithout(reader, *given, 1);
    if (const auto interval = reader.whole({"no_rope_freq"}, 0, largestWidth);
        interval && interval->value > 0)
        noteEvery(reader, *interval);
}

/// The list says 1 for a layer with RoPE and 0 for one without; left out or empty, every nth is without.
void noteListed(ConfigReader& reader) {
    const auto list = reader.any({"no_rope_layers"});
    // A list of bases has 0 for those without: withoutLayerLists.
    if (list && list->value->is_object() && list->value->size() == 1)
        return noteWithout(reader, {&*list->value->begin(), list->value->begin().key()}, 0);
    if (list && !list->value->is_array())
        return reader.fail({{POSISCOPE_TR("core", "%1 must be a list of numbers"), {list->name}}, ""});
    if (list && !list->value->empty()) {
        reader.any({"no_rope_layer_interval", "nope_layer_interval"});  // the list goes before it
        return noteWithout(reader, *list, 0);
    }
    const auto interval = reader.whole({"no_rope_layer_interval", "nope_layer_interval"}, 0, largestWidth);
    if (interval && interval->value > 0) return noteEvery(reader, *interval);
    noteMegatron(reader);
}

void noteFull(ConfigReader& reader) {
    const bool types = reader.has({"layer_types"});
    const auto listed = layersOfType(reader, "full_attention");
    const auto pattern = reader.any({"sliding_window_pattern"});
    if (types && listed) {
        return addWithoutPositions(
            reader, listed,
            {POSISCOPE_TR(
                 "core",
                 "not shown: layers with full attention have no positional encoding at all (%1 layers, %2)"),
             {quotient(*listed), "layer_types"}});
    }
    if (pattern && pattern->value->is_number_integer())
        if (const auto every = reader.whole({"sliding_window_pattern"}, 0, largestWidth);
            every && every->value > 0)
            return noteEvery(reader, *every);
    addWithoutPositions(
        reader, listed,
        POSISCOPE_TR("core", "not shown: layers with full attention have no positional encoding at all"));
}

void noteUnscaled(ConfigReader& reader) {
    const auto scaling = reader.values().find(keys::scaling.name);
    if (scaling == reader.values().end() || scaling->second == Value(std::string("none"))) return;
    const auto listed = layersOfType(reader, "sliding_attention");
    const Text note =
        listed ? Text{POSISCOPE_TR("core",
                                   "not shown: layers with a sliding window keep the frequencies of training "
                                   "(%1 layers); shown are those with full attention"),
                      {quotient(*listed)}}
               : Text(POSISCOPE_TR("core",
                                   "not shown: layers with a sliding window keep the frequencies of "
                                   "training; shown are those with full attention"));
    reader.note(note);
    reader.addOther({.name = POSISCOPE_TR("core", "with a sliding window"),
                     .layers = listed,
                     .values = {{keys::scaling.name, std::string("none")}},
                     .local = true,
                     .note = note});
}

/// A number under a key, as a note shows it; its symbol where the file does not say.
std::string shown(ConfigReader& reader, std::string_view key, const char* symbol) {
    const auto given = reader.any({key});
    return given ? shortForm(*given->value) : symbol;
}

bool isTrue(ConfigReader& reader, std::string_view key) {
    const auto given = reader.any({key});
    if (!given) return false;
    // Llama 4 was published with a number here.
    if (given->value->is_string()) reader.mustBe(*given, POSISCOPE_TR("core", "true or false"));
    return given->value->is_boolean() ? given->value->get<bool>()
                                      : given->value->is_number() && *given->value != 0;
}

/// Llama 4: meta-llama/llama-models, models/llama4/model.py.
void noteTuning(ConfigReader& reader) {
    if (!isTrue(reader, "attn_temperature_tuning")) return;
    const std::string scale = shown(reader, "attn_scale", "a"), floor = shown(reader, "floor_scale", "n");
    const Undrawn reading{temperatureOfQueries, "1 + " + scale + "·ln(⌊(p + 1)/" + floor + "⌋ + 1)"};
    const Text note{POSISCOPE_TR("core",
                                 "not shown: layers without RoPE multiply the query at p by 1 + %1·ln(⌊(p + "
                                 "1)/%2⌋ + 1) (attn_temperature_tuning)"),
                    {scale, floor}};
    if (!reader.addToLayersIn(nopeEncoding(), reading)) return reader.noteUndrawn(note, reading);
    reader.note(note);
}

/// L₀, as it was read.
std::string originalLength(const ConfigReader& reader) {
    const auto found = reader.values().find(keys::originalMaxPosition.name);
    return found == reader.values().end() ? "L₀" : std::to_string(std::get<std::int64_t>(found->second));
}

/// DeepSeek-V3.2: deepseek-ai/DeepSeek-V3.2-Exp, inference/model.py, Indexer.
void noteIndexer(ConfigReader& reader) {
    const auto own = reader.any({"index_head_dim"});
    const auto turned = reader.any({"qk_rope_head_dim"});
    if (!own || !turned || own->assumed) return;
    const std::string of = shortForm(*turned->value) + "/" + shortForm(*own->value);
    reader.noteUndrawn({POSISCOPE_TR("core",
                                     "not shown: the queries and keys of the indexer, of which %1 elements "
                                     "turn with the same frequencies (index_head_dim)"),
                        {of}},
                       {POSISCOPE_TR("core", "elements of the indexer that turn"), of});
}

void noteTemperatures(ConfigReader& reader) {
    noteTuning(reader);
    noteIndexer(reader);
    if (reader.has({"llama_4_scaling_beta"})) {
        const std::string beta = shown(reader, "llama_4_scaling_beta", "β");
        reader.noteUndrawn(
            {POSISCOPE_TR("core",
                          "not shown: the query at p is multiplied by 1 + %1·ln(1 + ⌊p/L₀⌋) "
                          "(llama_4_scaling_beta)"),
             {beta}},
            {temperatureOfQueries, "1 + " + beta + "·ln(1 + ⌊p/" + originalLength(reader) + "⌋)"});
    }
    if (isTrue(reader, "use_logn_attn"))
        reader.noteUndrawn(
            POSISCOPE_TR("core",
                         "not shown: queries beyond the length of training are multiplied by a quotient of "
                         "logarithms (use_logn_attn)"),
            {temperatureOfQueries, "ln(p)/ln(L₀)"});
    // Grok-2: sgl-project/sglang, models/grok.py and the attention kernels (xai_temperature_len).
    if (reader.has({"attn_temperature_len"}))
        reader.noteUndrawn(
            {POSISCOPE_TR("core",
                          "not shown: queries beyond position %1 are multiplied by a quotient of "
                          "logarithms (attn_temperature_len)"),
             {shown(reader, "attn_temperature_len", "n")}},
            {temperatureOfQueries, "attn_temperature_len " + shown(reader, "attn_temperature_len", "n")});
    // Qwen2.5-1M: vllm-project/vllm, rotary_embedding/dual_chunk_rope.py.
    if (const auto chunks = reader.any({"dual_chunk_attention_config"});
        chunks && chunks->value->is_object()) {
        const auto size = chunks->value->find("chunk_size");
        if (size != chunks->value->end() && size->is_number())
            reader.noteUndrawn(
                {POSISCOPE_TR("core",
                              "not shown: queries and keys of different chunks of %1 positions are "
                              "numbered anew (dual_chunk_attention_config); shown is one chunk"),
                 {shortForm(*size)}},
                {POSISCOPE_TR("core", "chunks that are numbered anew"), shortForm(*size)});
        else
            reader.noteUndrawn(
                POSISCOPE_TR("core",
                             "not shown: queries and keys of different chunks are numbered anew "
                             "(dual_chunk_attention_config); shown is one chunk"));
    }
    if (isTrue(reader, "use_dynamic_ntk"))
        reader.noteUndrawn(POSISCOPE_TR("core",
                                        "not shown: sequences longer than those of training raise the base "
                                        "(use_dynamic_ntk); the encoding is that of shorter ones"));
}

}  // namespace

std::optional<LayerSet> layersOfObject(ConfigReader& reader, const std::string& name) {
    const bool windowed = name == "main";  // DeepSeek-V4
    if (name == "compress") {
        auto layers = layersOfType(reader, "sliding_attention");
        if (!layers) return std::nullopt;
        LayerSet others{{}, layers->all};
        for (std::int64_t n = 0; n < layers->all; ++n)
            if (!std::ranges::binary_search(layers->which, n)) others.which.push_back(n);
        return others;
    }
    return layersOfType(reader, windowed ? "sliding_attention" : name);
}

void noteOtherLayers(ConfigReader& reader, const SchemeChoice& choice) {
    switch (choice.type != nullptr ? choice.type->others : OtherLayers::none) {
        case OtherLayers::none:
        case OtherLayers::listed: noteListed(reader); break;
        case OtherLayers::full: noteFull(reader); break;
        case OtherLayers::slidingUnscaled: noteUnscaled(reader); break;
    }
    noteTemperatures(reader);
}

}  // namespace posiscope
