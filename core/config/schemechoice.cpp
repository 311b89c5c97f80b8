// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schemechoice.h"

#include <algorithm>
#include <array>

#include "core/base/printable.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

/// A key that says by itself, or by being true, which scheme a model has.
enum class Tells {
    flag,    ///< where it is true, before what is known of the model type
    before,  ///< where it is there, before what is known of the model type
    after    ///< where it is there and the model type is not known
};

struct TellingKey {
    const char* key;
    Scheme scheme;
    Tells how;
};

constexpr TellingKey tellingKeys[] = {{"alibi", Scheme::alibi, Tells::flag},
                                      {"use_alibi", Scheme::alibi, Tells::flag},
                                      // Kimi-Linear: moonshotai/Kimi-Linear-48B-A3B-Instruct,
                                      // modeling_kimi.py; vllm-project/vllm, models/kimi_linear.py
                                      {"mla_use_nope", Scheme::nope, Tells::flag},
                                      // MosaicBERT, whose model_type is bert
                                      {"alibi_starting_size", Scheme::alibi, Tells::before},
                                      // AI-Hypercomputer/maxtext, src/maxtext/configs/base.yml
                                      {"trainable_position_size", Scheme::learned, Tells::before},
                                      {"rope", Scheme::rope, Tells::flag},
                                      {"use_rope", Scheme::rope, Tells::flag},
                                      {"use_rotary", Scheme::rope, Tells::flag},
                                      {"rotary", Scheme::rope, Tells::flag},
                                      {"sinusoidal_pos_embds", Scheme::sinusoidal, Tells::flag},
                                      {"sinusoidal_embeddings", Scheme::sinusoidal, Tells::flag},
                                      {"static_position_embeddings", Scheme::sinusoidal, Tells::flag},
                                      {"learned_pos_emb", Scheme::learned, Tells::flag},
                                      {"rope_parameters", Scheme::rope, Tells::after},
                                      {"rope_theta", Scheme::rope, Tells::after},
                                      {"rope_base", Scheme::rope, Tells::after},
                                      {"rotary_emb_base", Scheme::rope, Tells::after},
                                      {"rotary_base", Scheme::rope, Tells::after},
                                      {"rope_embedding_base", Scheme::rope, Tells::after},
                                      {"rope_freq_constant", Scheme::rope, Tells::after},
                                      {"rope_max_timescale", Scheme::rope, Tells::after},
                                      {"global_rope_theta", Scheme::rope, Tells::after},
                                      {"rope_ratio", Scheme::rope, Tells::after},
                                      {"rotary_dim", Scheme::rope, Tells::after},
                                      {"rotary_pct", Scheme::rope, Tells::after},
                                      {"rope_pct", Scheme::rope, Tells::after},
                                      {"rotary_emb_fraction", Scheme::rope, Tells::after},
                                      {"partial_rotary_factor", Scheme::rope, Tells::after},
                                      {"qk_rope_head_dim", Scheme::rope, Tells::after},
                                      {"rope_scaling", Scheme::rope, Tells::after},
                                      {"relative_attention_num_buckets", Scheme::t5, Tells::after},
                                      {"position_buckets", Scheme::deberta, Tells::after},
                                      {"relative_attention", Scheme::deberta, Tells::flag}};

constexpr std::array typeKeys{"position_embedding_type",   "position_embeddings_type",
                              "positional_embedding_type", "position_encoding_type",
                              "positional_encoding_type",  "pos_emb_type"};

constexpr std::array parts{"text_config",    "llm_config",      "language_config", "language_model",
                           "thinker_config", "decoder",         "encoder",         "text_encoder",
                           "speech_config",  "backbone_config", "vision_config"};

bool isGiven(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && !found->is_null();
}

bool tellsPositions(const Json& object) {
    for (const TellingKey& row : tellingKeys)
        if (isGiven(object, row.key)) return true;
    for (const char* key : typeKeys)
        if (isGiven(object, key)) return true;
    return isGiven(object, "attn_config");
}

/// The flags and keys that go before what is known of the model type.
std::optional<SchemeChoice> byFlags(ConfigReader& reader, const ModelType* type) {
    for (const TellingKey& row : tellingKeys) {
        if (row.how == Tells::after || !reader.has({row.key})) continue;
        if (row.how == Tells::before) {
            const auto given = reader.any({row.key});
            reader.noteRead(given->name, shortForm(*given->value), "");
            return SchemeChoice{row.scheme, type, type != nullptr && type->scheme == row.scheme};
        }
        const auto flag = reader.flag({row.key});
        if (!flag) return std::nullopt;
        reader.noteRead(flag->name, flag->value ? "true" : "false", "");
        if (flag->value) return SchemeChoice{row.scheme, type, type != nullptr && type->scheme == row.scheme};
    }
    return std::nullopt;
}

/// The word in position_embedding_type or a key like it.
std::optional<SchemeChoice> byWord(ConfigReader& reader, const ModelType* type) {
    for (const char* key : typeKeys) {
        const auto word = reader.word({key});
        if (!word) continue;
        const PositionWord* row = findPositionWord(word->value);
        const std::string shown = "“" + printable(word->value, 40) + "”";
        if (row == nullptr) {
            reader.noteUnread({key, Json(word->value), reader.innermost()}, word->name, type);
            continue;
        }
        const bool inTwoDimensions =
            type != nullptr &&
            (type->scheme == Scheme::mae || type->scheme == Scheme::detr || type->scheme == Scheme::notShown);
        const bool sameAsType = type != nullptr && (type->scheme == row->scheme ||
                                                    (inTwoDimensions && row->scheme == Scheme::sinusoidal));
        if (row->weak && type != nullptr && !sameAsType) {
            reader.note({POSISCOPE_TR("core", "ignored: %1 %2, which models of this type do not follow"),
                         {word->name, shown}});
            continue;
        }
        if (row->weak && reader.has({"rope_theta", "rope_parameters", "rotary_emb_base"}) &&
            type == nullptr) {
            reader.note({POSISCOPE_TR("core", "ignored: %1 %2, as there are keys of a rotary encoding"),
                         {word->name, shown}});
            continue;
        }
        reader.noteRead(word->name, shown, "");
        return SchemeChoice{sameAsType ? type->scheme : row->scheme, type, sameAsType};
    }
    return std::nullopt;
}

/// The class in `architectures`, where there is exactly one.
std::optional<std::string> architectureOf(const Json& object) {
    const auto list = object.find("architectures");
    if (list == object.end() || !list->is_array() || list->size() != 1 || !list->front().is_string())
        return std::nullopt;
    return list->front().get<std::string>();
}

/// What is known of the model by model_type; where the class in `architectures` is that of another model, the
/// class decides. Grok-2 was published as model_type git.
const ModelType* typeOf(ConfigReader& reader) {
    const auto name = reader.word({"model_type"});
    const Json& object = reader.innermost();
    // The pictures of Qwen-VL, whose model_type is often that of the whole model.
    if (isGiven(object, "spatial_merge_size") && isGiven(object, "patch_size"))
        if (const ModelType* pictures = findModelType("qwen3_vl_vision", object)) return pictures;
    const ModelType* type = name ? findModelType(name->value, object) : nullptr;
    const auto architecture = architectureOf(object);
    const ModelType* built = architecture ? findArchitecture(*architecture, object) : nullptr;
    const std::string said = name ? printable(name->value) : std::string();
    if (built != nullptr && built != type && !(name && isNamed(*built, name->value))) {
        const std::string shown = printable(*architecture);
        if (type != nullptr)
            reader.note(
                {POSISCOPE_TR("core", "ignored: %1 “%2”, as the model is built as %3 (architectures)"),
                 {name->name, said, shown}});
        else
            reader.noteRead("architectures", "“" + shown + "”", "");
        reader.assumeDefaultsOf(built, shown);
        return built;
    }
    reader.assumeDefaultsOf(type, said);
    if (type != nullptr)
        reader.noteRead(name->name, "“" + said + "”", "");
    else if (name)
        reader.note(
            {POSISCOPE_TR("core", "ignored: %1 “%2” is not known; other keys decide"), {name->name, said}});
    return type;
}

std::optional<SchemeChoice> byKeys(ConfigReader& reader) {
    for (const TellingKey& row : tellingKeys)
        if (row.how == Tells::after && reader.has({row.key})) return SchemeChoice{row.scheme};
    return std::nullopt;
}

}  // namespace

ConfigPart partOf(const Json& root) {
    ConfigPart part{&root, ""};
    // Twice: thinker_config holds a text_config.
    for (int depth = 0; depth < 2; ++depth) {
        const Json& object = *part.object;
        const auto type = object.find("model_type");
        const bool isModel = type != object.end() && type->is_string() &&
                             findModelType(type->get_ref<const std::string&>(), object) != nullptr &&
                             (isGiven(object, "hidden_size") || isGiven(object, "d_model"));
        if (isModel || tellsPositions(object)) return part;
        const auto* const inner = std::find_if(parts.begin(), parts.end(), [&object](const char* name) {
            const auto found = object.find(name);
            return found != object.end() && found->is_object() && !found->empty();
        });
        if (inner == parts.end()) return part;
        part = {&object.at(*inner), part.path + *inner + "."};
    }
    return part;
}

Result<ConfigPart> partNamed(const Json& root, const std::string& name) {
    struct Named {
        std::string_view word, keys;
    };
    constexpr Named all[] = {
        {"text", "text_config llm_config language_config language_model thinker_config text_encoder"},
        {"vision", "vision_config vit_config visual vision_tower_config vision_encoder"},
        {"audio", "audio_config speech_config audio_encoder_config"}};
    const auto object = [](const Json& within, std::string_view key) {
        const auto found = within.find(key);
        return found != within.end() && found->is_object() && !found->empty() ? &*found : nullptr;
    };
    std::vector<std::string_view> keys{name};
    for (const Named& row : all)
        if (row.word == name) keys = wordsOf(row.keys);
    // Qwen-Omni: thinker_config holds the parts of all inputs.
    const Json* const thinker = object(root, "thinker_config");
    for (const std::string_view key : keys)
        if (const Json* part =
                thinker != nullptr && object(root, key) == nullptr ? object(*thinker, key) : nullptr)
            return ConfigPart{part, "thinker_config." + std::string(key) + "."};
    for (const std::string_view key : keys)
        if (const Json* part = object(root, key)) {
            // thinker_config holds a text_config.
            for (const std::string_view inner : keys)
                if (const Json* own = object(*part, inner))
                    return ConfigPart{own, std::string(key) + "." + std::string(inner) + "."};
            return ConfigPart{part, std::string(key) + "."};
        }
    std::string there;
    for (const auto& [key, json] : root.items())
        if (json.is_object() && !json.empty()) there += (there.empty() ? "" : ", ") + printable(key, 40);
    if (there.empty())
        return tableError(POSISCOPE_TR("core", "it has no part “%1”, nor any other: --part"),
                          {printable(name, 40)});
    return tableError(POSISCOPE_TR("core", "it has no part “%1”, but %2: --part"),
                      {printable(name, 40), there});
}

std::optional<SchemeChoice> chooseScheme(ConfigReader& reader) {
    const ModelType* type = typeOf(reader);
    if (reader.has({"attn_config"}) && reader.any({"attn_config"})->value->is_object())
        reader.open("attn_config");
    if (auto choice = byFlags(reader, type); choice || reader.failure()) return choice;
    if (auto choice = byWord(reader, type); choice || reader.failure()) return choice;
    // DeBERTa without its relative attention.
    if (type != nullptr && type->scheme == Scheme::deberta) return SchemeChoice{Scheme::learned, type};
    if (type != nullptr) return SchemeChoice{type->scheme, type, true};
    return byKeys(reader);
}

Error nothingRecognised() {
    std::string types;
    for (const char* key : typeKeys)
        types += (types.empty() ? "" : ", ") + std::string(key);
    return tableError(
        POSISCOPE_TR(
            "core",
            "nothing in it says how the model numbers positions: Posiscope looked for a known model_type, "
            "%1, keys of RoPE (rope_theta, rope_parameters, rotary_emb_base …), of ALiBi (alibi, "
            "use_alibi), T5 (relative_attention_num_buckets) and DeBERTa (position_buckets)"),
        {types});
}

}  // namespace posiscope
