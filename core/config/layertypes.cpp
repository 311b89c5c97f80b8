// SPDX-License-Identifier: GPL-3.0-or-later
// Which layer is of which type is from huggingface/transformers, models/*/configuration_*.py, where nothing
// else is named.
#include "core/config/layertypes.h"

#include <algorithm>

#include "core/config/sizes.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;
using Types = std::vector<std::string>;

constexpr const char* full = "full_attention";
constexpr const char* sliding = "sliding_attention";
constexpr std::uint64_t mostLayers = 1'000'000;

/// A number for each layer that says its type.
struct NumberedTypes {
    const char* key;
    bool zeroIsLocal;
};

constexpr NumberedTypes numberedTypes[] = {
    // XiaomiMiMo/MiMo-V2-Flash, modeling_mimo_v2_flash.py: 1 has a window.
    {"hybrid_layer_pattern", false},
    // deepseek-ai/DeepSeek-V4-Flash, inference/model.py: 0 compresses no keys and has a window.
    {"compress_ratios", true}};

/// A number n: of each n layers one has full attention.
struct RepeatedTypes {
    const char* key;
    bool fullIsLast;
};

constexpr RepeatedTypes repeatedTypes[] = {{"sliding_window_pattern", true},
                                           {"_sliding_window_pattern", true},
                                           {"global_attn_every_n_layers", false},  // ModernBERT
                                           {"window_pattern", false}};             // CWM

bool isList(const std::optional<Given<const Json*>>& given) {
    return given && given->value->is_array() && !given->value->empty() && given->value->size() <= mostLayers;
}

Types listedTypes(ConfigReader& reader) {
    for (const std::string_view key : {"layer_types", "layers_block_type", "block_types"}) {
        const auto list = reader.any({key});
        if (!isList(list)) continue;
        Types types;
        for (const Json& each : *list->value)
            types.push_back(each.is_string() ? each.get<std::string>() : std::string());
        return types;
    }
    return {};
}

Types numbered(ConfigReader& reader) {
    for (const NumberedTypes& row : numberedTypes) {
        const auto list = reader.any({row.key});
        if (!isList(list)) continue;
        // The list may go on with layers that predict further words.
        const auto size = static_cast<std::int64_t>(list->value->size());
        const std::int64_t all = std::min(layersOf(reader).value_or(size), size);
        Types types;
        for (std::int64_t n = 0; n < all; ++n)
            types.emplace_back(((*list->value)[static_cast<std::size_t>(n)] == 0) == row.zeroIsLocal ? sliding
                                                                                                     : full);
        return types;
    }
    return {};
}

/// "LLLG", or the windows of some layers, 0 for full attention: over and over.
Types cycle(const Types& some, std::int64_t layers) {
    Types types;
    for (std::int64_t n = 0; n < layers && !some.empty(); ++n)
        types.push_back(some[static_cast<std::size_t>(n) % some.size()]);
    return types;
}

Types typesOfRule(const Json& rule, bool fullIsLast) {
    Types some;
    if (rule.is_string()) {
        for (const char letter : rule.get_ref<const std::string&>())
            some.emplace_back(letter == 'G' ? full : sliding);
    } else if (rule.is_array()) {
        for (const Json& each : rule)
            some.emplace_back(each == 0 || each == false ? full : sliding);
    } else if (rule.is_number_unsigned() && rule > 0 && rule <= mostLayers) {
        some.assign(rule.get<std::size_t>(), sliding);
        (fullIsLast ? some.back() : some.front()) = full;
    }
    return some;
}

Types repeated(ConfigReader& reader) {
    const auto layers = layersOf(reader);
    if (!layers || *layers > static_cast<std::int64_t>(mostLayers)) return {};
    for (const RepeatedTypes& row : repeatedTypes)
        if (const auto rule = reader.any({row.key}))
            if (Types types = cycle(typesOfRule(*rule->value, row.fullIsLast), *layers); !types.empty()) {
                if (rule->value->is_number()) reader.whole({row.key}, 1, mostLayers);  // notes a default
                return types;
            }
    // Qwen2: the layers from max_window_layers on have a window.
    const auto uses = reader.any({"use_sliding_window"});
    const auto first = reader.any({"max_window_layers"});
    if (!uses || *uses->value != true || !first || !first->value->is_number_unsigned()) return {};
    Types types(static_cast<std::size_t>(*layers), full);
    for (auto n = first->value->get<std::uint64_t>(); n < types.size(); ++n)
        types[n] = sliding;
    return types;
}

}  // namespace

std::optional<std::int64_t> layersOf(ConfigReader& reader) {
    const auto given =
        reader.any({"num_hidden_layers", "n_layer", "n_layers", "num_layers", "base_num_decoder_layers"});
    if (!given || !given->value->is_number_unsigned()) return std::nullopt;  // a list counts by stages
    const auto layers =
        reader.whole({"num_hidden_layers", "n_layer", "n_layers", "num_layers", "base_num_decoder_layers"}, 1,
                     largestWidth);
    return layers ? std::optional(layers->value) : std::nullopt;
}

std::vector<std::string> layerTypesOf(ConfigReader& reader) {
    if (Types types = listedTypes(reader); !types.empty()) return types;
    if (Types types = numbered(reader); !types.empty()) return types;
    return repeated(reader);
}

std::optional<LayerSet> layersOfType(ConfigReader& reader, std::string_view type) {
    const Types types = layerTypesOf(reader);
    if (types.empty()) return std::nullopt;
    LayerSet layers{{}, static_cast<std::int64_t>(types.size())};
    for (std::int64_t n = 0; n < layers.all; ++n)
        if (types[static_cast<std::size_t>(n)] == type) layers.which.push_back(n);
    return layers;
}

LayerSet everyNth(std::int64_t n, std::int64_t layers) {
    LayerSet every{{}, layers};
    for (std::int64_t layer = n - 1; layer < layers; layer += n)
        every.which.push_back(layer);
    return every;
}

bool isLocalType(std::string_view type) {
    return std::ranges::any_of(
        std::initializer_list<std::string_view>{"sliding", "window", "chunked", "local"},
        [type](std::string_view word) { return type.find(word) != std::string_view::npos; });
}

bool isAttention(std::string_view type) {
    return type.find("attention") != std::string_view::npos && type != "linear_attention";
}

std::optional<std::int64_t> windowOf(ConfigReader& reader) {
    const auto uses = reader.any({"use_sliding_window"});
    if (uses && *uses->value == false) return std::nullopt;
    const auto given = reader.any({"sliding_window", "sliding_window_size", "window_size", "local_attention",
                                   "attention_chunk_size", "window_pattern"});
    if (!given) return std::nullopt;
    const Json* length = given->value;
    // A window for each layer: 0 is none.
    if (length->is_array())
        for (const Json& each : *given->value)
            if (each.is_number_unsigned() && each > 0) length = &each;
    if (!length->is_number_unsigned() || *length == 0) return std::nullopt;
    return static_cast<std::int64_t>(std::min<std::uint64_t>(length->get<std::uint64_t>(), INT64_MAX));
}

}  // namespace posiscope
