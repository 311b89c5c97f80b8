// SPDX-License-Identifier: GPL-3.0-or-later
// Which layer is of which type is from huggingface/transformers, models/*/configuration_*.py, where nothing
// else is named.
#include "core/config/layertypes.h"

#include <algorithm>

#include "core/config/sizes.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;
using Types = std::vector<std::string>;

constexpr const char* full = "full_attention";
constexpr const char* sliding = "sliding_attention";
constexpr const char* linear = "linear_attention";
constexpr const char* chunkedAttention = "chunked_attention";
constexpr std::uint64_t mostLayers = 1'000'000;

/// A number for each layer that says its type: 0, and any other.
struct NumberedTypes {
    const char* key;
    const char* zero;
    const char* other;
};

constexpr NumberedTypes numberedTypes[] = {
    // XiaomiMiMo/MiMo-V2-Flash, modeling_mimo_v2_flash.py: 1 has a window.
    {"hybrid_layer_pattern", full, sliding},
    // deepseek-ai/DeepSeek-V4-Flash, inference/model.py: 0 compresses no keys and has a window.
    {"compress_ratios", sliding, full},
    // MiniMaxAI/MiniMax-Text-01, modeling_minimax_text_01.py: 0 is lightning attention.
    {"attn_type_list", linear, full}};

/// The numbers of the layers that have attention, and what the others are.
struct IndexedTypes {
    const char* key;
    const char* other;
};

constexpr IndexedTypes indexedTypes[] = {{"full_attn_idxs", "conv"},        // LFM2
                                         {"attn_layer_indices", "mamba"}};  // Bamba

/// A number n: of each n layers one has full attention, and the others are of another type.
struct RepeatedTypes {
    const char* key;
    bool fullIsLast;
    const char* other = sliding;
};

constexpr RepeatedTypes repeatedTypes[] = {{"sliding_window_pattern", true},
                                           {"_sliding_window_pattern", true},
                                           {"global_attn_every_n_layers", false},       // ModernBERT
                                           {"window_pattern", false},                   // CWM
                                           {"full_attention_interval", true, linear}};  // Qwen3-Next

bool isList(const std::optional<Given<const Json*>>& given) {
    return given && given->value->is_array() && !given->value->empty() && given->value->size() <= mostLayers;
}

/// The types of some layers, over and over.
Types cycle(const Types& some, std::int64_t layers) {
    Types types;
    for (std::int64_t n = 0; n < layers && !some.empty(); ++n)
        types.push_back(some[static_cast<std::size_t>(n) % some.size()]);
    return types;
}

/// RecurrentGemma names the types of some layers, which come again and again; its attention has a window.
Types blockTypes(ConfigReader& reader) {
    const auto list = reader.any({"block_types"});
    const auto layers = layersOf(reader);
    if (!isList(list) || !layers || *layers > static_cast<std::int64_t>(mostLayers)) return {};
    const bool windowed = reader.any({"attention_window_size"}).has_value();
    Types some;
    for (const Json& each : *list->value)
        some.push_back(each == "attention" && windowed ? sliding
                       : each.is_string()              ? each.get<std::string>()
                                                       : std::string());
    return cycle(some, *layers);
}

Types listedTypes(ConfigReader& reader) {
    for (const std::string_view key : {"layer_types", "layers_block_type"}) {
        const auto list = reader.any({key});
        if (!list) continue;
        const bool words = list->value->is_array() && std::ranges::all_of(*list->value, [](const Json& each) {
                               return each.is_string();
                           });
        if (!words) {
            reader.mustBe(*list, POSISCOPE_TR("core", "a list of words"));
            return {};
        }
        if (!isList(list)) continue;
        const auto layers = layersOf(reader);
        const auto named = static_cast<std::int64_t>(list->value->size());
        if (layers && *layers > named) {
            reader.fail({{POSISCOPE_TR("core", "%1 names %2 layers where there are %3"),
                          {list->name, groupedDigits(named), groupedDigits(*layers)}},
                         ""});
            return {};
        }
        return list->value->get<Types>();
    }
    return blockTypes(reader);
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
            types.emplace_back((*list->value)[static_cast<std::size_t>(n)] == 0 ? row.zero : row.other);
        return types;
    }
    return {};
}

Types indexed(ConfigReader& reader) {
    const auto layers = layersOf(reader);
    if (!layers || *layers > static_cast<std::int64_t>(mostLayers)) return {};
    for (const IndexedTypes& row : indexedTypes) {
        const auto list = reader.any({row.key});
        if (!isList(list)) continue;
        Types types(static_cast<std::size_t>(*layers), row.other);
        for (const Json& each : *list->value)
            if (each.is_number_unsigned() && each.get<std::uint64_t>() < types.size())
                types[each.get<std::size_t>()] = full;
        return types;
    }
    return {};
}

/// Llama 4: layers with RoPE see the positions of their chunk, and those without RoPE see all.
Types chunked(ConfigReader& reader) {
    const Json& object = reader.outermost();
    const auto own = object.find("attention_chunk_size");
    if (own != object.end() && own->is_null()) return {};
    const auto size = reader.whole({"attention_chunk_size"}, 1, static_cast<double>(INT32_MAX));
    if (!size) return {};
    const auto layers = layersOf(reader);
    const auto list = reader.any({"no_rope_layers"});
    Types types;
    if (isList(list)) {
        for (const Json& each : *list->value)
            types.emplace_back(each == 0 ? full : chunkedAttention);
        return types;
    }
    const auto interval = reader.any({"no_rope_layer_interval", "nope_layer_interval"});
    if (!interval || !interval->value->is_number_unsigned() || *interval->value == 0 || !layers ||
        *layers > static_cast<std::int64_t>(mostLayers))
        return {};
    types.assign(static_cast<std::size_t>(*layers), chunkedAttention);
    for (const std::int64_t layer : everyNth(interval->value->get<std::int64_t>(), *layers).which)
        types[static_cast<std::size_t>(layer)] = full;
    return types;
}

/// "LLLG", or the windows of some layers, 0 for full attention.
Types typesOfRule(const Json& rule, const RepeatedTypes& row) {
    Types some;
    if (rule.is_string()) {
        for (const char letter : rule.get_ref<const std::string&>())
            some.emplace_back(letter == 'G' ? full : row.other);
    } else if (rule.is_array()) {
        for (const Json& each : rule)
            some.emplace_back(each == 0 || each == false ? full : row.other);
    } else if (rule.is_number_unsigned() && rule > 0 && rule <= mostLayers) {
        some.assign(rule.get<std::size_t>(), row.other);
        (row.fullIsLast ? some.back() : some.front()) = full;
    }
    return some;
}

/// Whether a rule is of a kind that means something: "LLLG", a list of windows or a number of layers.
bool isRule(const Json& rule) {
    const auto isLetter = [](char letter) { return letter == 'G' || letter == 'L'; };
    if (rule.is_string()) {
        const auto& letters = rule.get_ref<const std::string&>();
        return !letters.empty() && std::ranges::all_of(letters, isLetter);
    }
    if (rule.is_array())
        return std::ranges::all_of(
            rule, [](const Json& each) { return each.is_number() || each.is_boolean() || each.is_null(); });
    return rule.is_number_unsigned() || rule.is_boolean();
}

Types repeated(ConfigReader& reader) {
    const auto layers = layersOf(reader);
    if (!layers || *layers > static_cast<std::int64_t>(mostLayers)) return {};
    for (const RepeatedTypes& row : repeatedTypes)
        if (const auto rule = reader.any({row.key})) {
            if (!isRule(*rule->value)) {
                reader.mustBe(*rule, POSISCOPE_TR("core", "a number of layers, or letters such as LLLG"));
                return {};
            }
            if (Types types = cycle(typesOfRule(*rule->value, row), *layers); !types.empty()) {
                if (rule->value->is_number()) reader.whole({row.key}, 1, mostLayers);  // notes a default
                return types;
            }
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
    if (!given || given->value->is_array()) return std::nullopt;  // a list counts by stages
    const auto layers =
        reader.whole({"num_hidden_layers", "n_layer", "n_layers", "num_layers", "base_num_decoder_layers"}, 1,
                     largestWidth);
    return layers ? std::optional(layers->value) : std::nullopt;
}

std::vector<std::string> layerTypesOf(ConfigReader& reader) {
    if (Types types = listedTypes(reader); !types.empty()) return types;
    if (Types types = numbered(reader); !types.empty()) return types;
    if (Types types = indexed(reader); !types.empty()) return types;
    if (Types types = chunked(reader); !types.empty()) return types;
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
                                   "attention_window_size", "attention_chunk_size", "window_pattern"});
    if (!given) return std::nullopt;
    const Json* length = given->value;
    if (length->is_string()) {
        reader.mustBe(*given, POSISCOPE_TR("core", "a whole number"));
        return std::nullopt;
    }
    // A window for each layer: 0 is none.
    if (length->is_array())
        for (const Json& each : *given->value)
            if (each.is_number_unsigned() && each > 0) length = &each;
    if (!length->is_number_unsigned() || *length == 0) return std::nullopt;
    return static_cast<std::int64_t>(std::min<std::uint64_t>(length->get<std::uint64_t>(), INT64_MAX));
}

}  // namespace posiscope
