// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/ropelayers.h"

#include <algorithm>

#include "core/base/printable.h"
#include "core/config/sizes.h"
#include "core/encodings/registry.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

/// How many layers there are, if the configuration says so.
std::optional<std::int64_t> layersOf(ConfigReader& reader) {
    const auto layers =
        reader.whole({"num_hidden_layers", "n_layer", "n_layers", "num_layers"}, 1, largestWidth);
    return layers ? std::optional(layers->value) : std::nullopt;
}

std::string quotient(const LayerCount& count) {
    return groupedDigits(count.some) + "/" + groupedDigits(count.all);
}

void addWithoutPositions(ConfigReader& reader, const std::optional<LayerCount>& count) {
    reader.addOther(
        {.name = POSISCOPE_TR("core", "without positions"), .count = count, .encoding = &nopeEncoding()});
}

void noteEvery(ConfigReader& reader, const Given<std::int64_t>& interval) {
    const auto layers = layersOf(reader);
    std::optional<LayerCount> count;
    if (layers) count = LayerCount{*layers / interval.value, *layers};
    addWithoutPositions(reader, count);
    if (!count)
        return reader.note(
            {POSISCOPE_TR("core", "not shown: every layer number %1 has no positional encoding (%2)"),
             {groupedDigits(interval.value), interval.name}});
    reader.note(
        {POSISCOPE_TR("core", "not shown: every layer number %1 has no positional encoding (%2; %3 layers)"),
         {groupedDigits(interval.value), interval.name, quotient(*count)}});
}

/// The list says 1 for a layer with RoPE and 0 for one without; left out or empty, every nth is without.
void noteListed(ConfigReader& reader) {
    const auto list = reader.any({"no_rope_layers"});
    const auto interval = reader.whole({"no_rope_layer_interval", "nope_layer_interval"}, 0, largestWidth);
    if (list && list->value->is_array() && !list->value->empty()) {
        const auto without = std::count(list->value->begin(), list->value->end(), Json(0));
        reader.note({POSISCOPE_TR("core", "not shown: %1 of %2 layers have no positional encoding (%3)"),
                     {groupedDigits(without), groupedDigits(list->value->size()), list->name}});
        if (without > 0)
            addWithoutPositions(reader, LayerCount{without, static_cast<std::int64_t>(list->value->size())});
    } else if (interval && interval->value > 0) {
        noteEvery(reader, *interval);
    }
}

void noteFull(ConfigReader& reader) {
    const auto listed = layersOfType(reader, "full_attention");
    const auto pattern = reader.any({"sliding_window_pattern"});
    if (listed) {
        addWithoutPositions(reader, listed);
        return reader.note(
            {POSISCOPE_TR(
                 "core",
                 "not shown: layers with full attention have no positional encoding at all (%1 layers, %2)"),
             {quotient(*listed), "layer_types"}});
    }
    if (pattern && pattern->value->is_number_integer())
        if (const auto every = reader.whole({"sliding_window_pattern"}, 0, largestWidth);
            every && every->value > 0)
            return noteEvery(reader, *every);
    addWithoutPositions(reader, {});
    reader.note(
        POSISCOPE_TR("core", "not shown: layers with full attention have no positional encoding at all"));
}

void noteUnscaled(ConfigReader& reader) {
    const auto scaling = reader.values().find(keys::scaling.name);
    if (scaling == reader.values().end() || scaling->second == Value(std::string("none"))) return;
    const auto listed = layersOfType(reader, "sliding_attention");
    reader.addOther({.name = POSISCOPE_TR("core", "with a sliding window"),
                     .count = listed,
                     .values = {{keys::scaling.name, std::string("none")}}});
    if (!listed)
        return reader.note(POSISCOPE_TR("core",
                                        "not shown: layers with a sliding window keep the frequencies of "
                                        "training; shown are those with full attention"));
    reader.note(
        {POSISCOPE_TR("core",
                      "not shown: layers with a sliding window keep the frequencies of training (%1 layers); "
                      "shown are those with full attention"),
         {quotient(*listed)}});
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
    return given->value->is_boolean() ? given->value->get<bool>()
                                      : given->value->is_number() && *given->value != 0;
}

void noteTemperatures(ConfigReader& reader) {
    if (isTrue(reader, "attn_temperature_tuning"))
        reader.noteUndrawn(
            {POSISCOPE_TR(
                 "core",
                 "not shown: layers without RoPE multiply the query at p by 1 + %1·ln(⌊(p + 1)/%2⌋ + 1) "
                 "(attn_temperature_tuning)"),
             {shown(reader, "attn_scale", "a"), shown(reader, "floor_scale", "n")}});
    if (reader.has({"llama_4_scaling_beta"}))
        reader.noteUndrawn({POSISCOPE_TR("core",
                                         "not shown: the query at p is multiplied by 1 + %1·ln(1 + ⌊p/L₀⌋) "
                                         "(llama_4_scaling_beta)"),
                            {shown(reader, "llama_4_scaling_beta", "β")}});
    if (isTrue(reader, "use_logn_attn"))
        reader.noteUndrawn(
            POSISCOPE_TR("core",
                         "not shown: queries beyond the length of training are multiplied by a quotient of "
                         "logarithms (use_logn_attn)"));
    // Grok-2: sgl-project/sglang, models/grok.py and the attention kernels (xai_temperature_len).
    if (reader.has({"attn_temperature_len"}))
        reader.noteUndrawn(
            {POSISCOPE_TR("core",
                          "not shown: queries beyond position %1 are multiplied by a quotient of "
                          "logarithms (attn_temperature_len)"),
             {shown(reader, "attn_temperature_len", "n")}});
    // Qwen2.5-1M: vllm-project/vllm, rotary_embedding/dual_chunk_rope.py.
    if (const auto chunks = reader.any({"dual_chunk_attention_config"});
        chunks && chunks->value->is_object()) {
        const auto size = chunks->value->find("chunk_size");
        if (size != chunks->value->end() && size->is_number())
            reader.noteUndrawn(
                {POSISCOPE_TR("core",
                              "not shown: queries and keys of different chunks of %1 positions are "
                              "numbered anew (dual_chunk_attention_config); shown is one chunk"),
                 {shortForm(*size)}});
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

std::optional<LayerCount> layersOfType(ConfigReader& reader, std::string_view type) {
    const auto list = reader.any({"layer_types"});
    if (!list || !list->value->is_array() || list->value->empty()) return std::nullopt;
    return LayerCount{std::count(list->value->begin(), list->value->end(), Json(std::string(type))),
                      static_cast<std::int64_t>(list->value->size())};
}

std::optional<LayerCount> windowedLayers(ConfigReader& reader) {
    if (const auto listed = layersOfType(reader, "sliding_attention")) return listed;
    const auto ratios = reader.any({"compress_ratios"});
    if (!ratios || !ratios->value->is_array() || ratios->value->empty()) return std::nullopt;
    // The list may go on with layers that predict further words.
    const auto size = static_cast<std::int64_t>(ratios->value->size());
    const std::int64_t all = std::min(layersOf(reader).value_or(size), size);
    return LayerCount{std::count(ratios->value->begin(), ratios->value->begin() + all, Json(0)), all};
}

Text withCount(Text name, const std::optional<LayerCount>& count) {
    if (!count) return name;
    return Text(POSISCOPE_TR("core", "%1, %2 layers"))
        .with(std::move(name))
        .with(Text::asIs(quotient(*count)));
}

std::optional<LayerCount> layersOfObject(ConfigReader& reader, const std::string& name) {
    const bool windowed = name == "main";  // DeepSeek-V4
    return windowed ? windowedLayers(reader) : layersOfType(reader, name);
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
