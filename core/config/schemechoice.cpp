#include "core/config/schemechoice.h"

#include <algorithm>
#include <array>

#include "core/tables/printable.h"
#include "core/tables/refusals.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

/// A key that says by itself, or by being true, which scheme a model has.
struct TellingKey {
    const char* key;
    Scheme scheme;
    bool isFlag;  ///< a flag that must be true; an object or number otherwise
};

// Flags go before what is known of the model type, the others after it.
constexpr TellingKey tellingKeys[] = {{"alibi", Scheme::alibi, true},
                                      {"use_alibi", Scheme::alibi, true},
                                      {"rope", Scheme::rope, true},
                                      {"use_rope", Scheme::rope, true},
                                      {"use_rotary", Scheme::rope, true},
                                      {"rotary", Scheme::rope, true},
                                      {"sinusoidal_pos_embds", Scheme::sinusoidal, true},
                                      {"sinusoidal_embeddings", Scheme::sinusoidal, true},
                                      {"static_position_embeddings", Scheme::sinusoidal, true},
                                      {"learned_pos_emb", Scheme::learned, true},
                                      {"rope_parameters", Scheme::rope, false},
                                      {"rope_theta", Scheme::rope, false},
                                      {"rotary_emb_base", Scheme::rope, false},
                                      {"rotary_base", Scheme::rope, false},
                                      {"global_rope_theta", Scheme::rope, false},
                                      {"rope_ratio", Scheme::rope, false},
                                      {"rotary_dim", Scheme::rope, false},
                                      {"rotary_pct", Scheme::rope, false},
                                      {"rope_pct", Scheme::rope, false},
                                      {"rotary_emb_fraction", Scheme::rope, false},
                                      {"partial_rotary_factor", Scheme::rope, false},
                                      {"qk_rope_head_dim", Scheme::rope, false},
                                      {"rope_scaling", Scheme::rope, false},
                                      {"relative_attention_num_buckets", Scheme::t5, false},
                                      {"position_buckets", Scheme::deberta, false},
                                      {"relative_attention", Scheme::deberta, true}};

constexpr std::array typeKeys{"position_embedding_type", "position_embeddings_type",
                              "positional_embedding_type", "position_encoding_type", "pos_emb_type"};

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

std::optional<SchemeChoice> byFlags(ConfigReader& reader, const ModelType* type) {
    for (const TellingKey& row : tellingKeys) {
        if (!row.isFlag || !reader.has({row.key})) continue;
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
            reader.note({POSISCOPE_TR("core", "ignored: %1 %2, which Posiscope does not understand"),
                         {word->name, shown}});
            continue;
        }
        const bool inTwoDimensions =
            type != nullptr && (type->scheme == Scheme::mae || type->scheme == Scheme::detr);
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

std::optional<SchemeChoice> byKeys(ConfigReader& reader) {
    for (const TellingKey& row : tellingKeys)
        if (!row.isFlag && reader.has({row.key})) return SchemeChoice{row.scheme};
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
                             findModelType(type->get_ref<const std::string&>()) != nullptr &&
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

std::optional<SchemeChoice> chooseScheme(ConfigReader& reader) {
    const auto name = reader.word({"model_type"});
    const ModelType* type = name ? findModelType(name->value) : nullptr;
    reader.assumeDefaultsOf(type);
    if (type != nullptr)
        reader.noteRead(name->name, "“" + printable(name->value) + "”", "");
    else if (name)
        reader.note({POSISCOPE_TR("core", "ignored: %1 “%2” is not known; other keys decide"),
                     {name->name, printable(name->value)}});
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
    return because(
        POSISCOPE_TR(
            "core",
            "nothing in it says how the model numbers positions: Posiscope looked for a known model_type, "
            "%1, keys of RoPE (rope_theta, rope_parameters, rotary_emb_base …), of ALiBi (alibi, "
            "use_alibi), T5 (relative_attention_num_buckets) and DeBERTa (position_buckets)"),
        {types});
}

}  // namespace posiscope
