// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "core/base/printable.h"
#include "core/config/layertypes.h"
#include "core/config/modelconfig.h"
#include "core/config/ropelayers.h"
#include "core/config/ropescalingconfig.h"
#include "core/config/schemes.h"
#include "core/config/sizes.h"
#include "core/encodings/common.h"
#include "core/encodings/registry.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

constexpr const char* fullAttention = "full_attention";

/// The layers of one kind as a configuration of their own: `rope` in place of the objects of all kinds. Those
/// are not copied, as there may be thousands.
Json objectOf(const ConfigReader& reader, const std::string& kind, const Json& rope) {
    Json object = Json::object();
    for (const auto& [key, json] : reader.outermost().items())
        // compress_rope_theta is the base of DeepSeek-V4's other layers, which `rope` has instead.
        if (key != "rope_parameters" && key != "rope_scaling" && key != "compress_rope_theta")
            object[key] = json;
    object["rope_parameters"] = rope;
    // Gemma 4: huggingface/transformers, models/gemma4/modeling_gemma4.py, Gemma4TextAttention.
    const auto width = object.find("global_head_dim");
    if (kind == fullAttention && width != object.end() && !width->is_null()) object["head_dim"] = *width;
    return object;
}

/// Opens rope_parameters or rope_scaling; where there is one for each type of layer, that of full attention
/// or of compressed keys, if it can be shown.
bool openRope(ConfigReader& reader) {
    if (!reader.open("rope_parameters") && !reader.open("rope_scaling")) return false;
    const Json& outer = reader.innermost();
    std::string chosen;
    // Other layers go before those of the proportional form, of which most pairs stand still.
    const auto rank = [&reader](const std::string& key, const Json& json) {
        if (key == reader.preferred()) return 3;
        if (json.value("rope_type", Json()) == "proportional") return 0;
        return key == "full_attention" || key == "compress" ? 2 : 1;
    };
    for (const auto& [key, json] : outer.items())
        if (json.is_object() && (chosen.empty() || rank(key, json) > rank(chosen, outer[chosen])))
            chosen = key;
    if (chosen.empty()) return true;
    // No model has more kinds of layers.
    constexpr int most = 20;
    int others = 0;
    for (const auto& [key, json] : outer.items()) {
        if (!json.is_object() || key == chosen) continue;
        reader.any({key});
        if (++others > most) continue;
        const auto theta = json.find("rope_theta");
        const Text note =
            theta != json.end()
                ? Text{POSISCOPE_TR("core",
                                    "not shown: layers of the type %1, with rope_theta %2; shown: %3"),
                       {printable(key), shortForm(*theta), printable(chosen)}}
                : Text{POSISCOPE_TR("core", "not shown: layers of the type %1; shown: %2"),
                       {printable(key), printable(chosen)}};
        reader.note(note);
        reader.addOther({.name = Text::asIs(printable(key)),
                         .layers = layersOfObject(reader, key),
                         .object = objectOf(reader, key, json),
                         .local = isLocalType(key) || key == "main",
                         .note = note,
                         .key = key});
    }
    if (others > most)
        reader.note(
            {POSISCOPE_TR("core", "not read: %1 more types of layers"), {groupedDigits(others - most)}});
    reader.nameLayers(printable(chosen));
    reader.openInside(chosen);
    return true;
}

void readLayout(ConfigReader& reader, const SchemeChoice& choice) {
    const auto word = [](bool interleaved) {
        return std::string(interleaved ? "interleaved" : "half-split");
    };
    if (const auto flag = reader.flag({"rope_interleave", "rotary_emb_interleaved", "rope_interleaved"})) {
        reader.set(keys::ropeLayout.name, word(flag->value), flag->name);
        reader.noteRead(flag->name, flag->value ? "true" : "false", "rope_layout " + word(flag->value));
    } else if (choice.byType) {
        reader.assume(keys::ropeLayout.name, word(choice.type->interleaved),
                      POSISCOPE_TR("core", "as models of this type do"));
    } else {
        reader.assume(keys::ropeLayout.name, word(false),
                      POSISCOPE_TR("core", "as most models do; the file does not say"));
    }
}

std::int64_t headDimOf(const ConfigReader& reader) {
    const auto found = reader.values().find(keys::headDim.name);
    return found != reader.values().end() ? std::get<std::int64_t>(found->second) : 0;
}

/// The elements of a head that have no part in the rotation of qk_rope_head_dim.
std::optional<std::int64_t> unturned(ConfigReader& reader) {
    const auto own = reader.whole({"qk_nope_head_dim"}, 0, largestWidth);
    const auto all = reader.whole({"qk_head_dim", "head_dim"}, 0, largestWidth);
    if (own) return own->value;
    if (!all || all->value <= headDimOf(reader)) return std::nullopt;
    return all->value - headDimOf(reader);
}

void noteUnturned(ConfigReader& reader) {
    constexpr const char* elements = POSISCOPE_TR("core", "elements of a head that are not turned");
    const auto others = unturned(reader);
    if (others)
        reader.noteUndrawn(
            {POSISCOPE_TR("core", "not shown: the %1 other elements of each head, which are not turned"),
             {groupedDigits(*others)}},
            {elements, std::to_string(*others)});
    else
        reader.noteUndrawn(
            POSISCOPE_TR("core", "not shown: the other elements of each head, which are not turned"),
            {elements});
}

void readHeadDim(ConfigReader& reader, const SchemeChoice& choice) {
    if (reader.take(keys::headDim.name, {"qk_rope_head_dim"})) return noteUnturned(reader);
    if (reader.layers() == fullAttention && reader.take(keys::headDim.name, {"global_head_dim"})) return;
    if (reader.take(keys::headDim.name,
                    {"head_dim", "attention_head_dim", "kv_channels", "attention_head_size", "size_per_head",
                     "head_size", "attn_head_dim", "d_head", "dim_head", "qk_head_dim"}))
        return;
    auto width = reader.whole({"attention_hidden_size"}, 1, largestWidth);
    if (!width) width = widthOf(reader);
    const auto heads = headsOf(reader);
    if (reader.failure()) return;
    if (!width || !heads)
        return reader.fail(missing(!width ? "head_dim, hidden_size, n_embd, d_model"
                                          : "head_dim, num_attention_heads, n_head, num_heads"));
    const bool own = width->name.ends_with("attention_hidden_size");
    const int times = choice.type != nullptr && !own ? choice.type->headWidths : 1;
    const std::int64_t quotient = times * width->value / heads->value;
    reader.set(keys::headDim.name, quotient, width->name + " / " + heads->name);
    if (times > 1)
        return reader.note(
            {POSISCOPE_TR("core", "assumed: head_dim = %1·%2 %3 / %4 %5 = %6, as models of this type do"),
             {groupedDigits(times), width->name, groupedDigits(width->value), heads->name,
              groupedDigits(heads->value), groupedDigits(quotient)}});
    reader.note({POSISCOPE_TR("core", "assumed: head_dim = %1 %2 / %3 %4 = %5"),
                 {width->name, groupedDigits(width->value), heads->name, groupedDigits(heads->value),
                  groupedDigits(quotient)}});
}

void readShare(ConfigReader& reader) {
    const std::int64_t headDim = headDimOf(reader);
    if (headDim == 0) return;
    const auto source = reader.sources().find(keys::headDim.name);
    // qk_rope_head_dim is the share already: transformers, configuration_deepseek_v4.py.
    if (source->second.ends_with("qk_rope_head_dim") && unturned(reader)) {
        reader.any({"partial_rotary_factor"});
        return;
    }
    const auto shares = {std::string_view("partial_rotary_factor"),
                         std::string_view("rotary_pct"),
                         std::string_view("rope_pct"),
                         std::string_view("rotary_emb_fraction"),
                         std::string_view("rotary_percent"),
                         std::string_view("rotary_percentage")};
    // rope_dim: Blaizzy/mlx-vlm, mlx_vlm/models/moondream3/language.py
    if (!reader.has(shares) || reader.has({"rotary_dim", "attn_rotary_emb", "rope_dim"})) {
        if (const auto turned = reader.whole({"rotary_dim", "attn_rotary_emb", "rope_dim"}, 2,
                                             static_cast<double>(headDim))) {
            reader.set(keys::partialRotaryFactor.name, shareOf(turned->value, headDim), turned->name);
            return reader.noteTaken(*turned, keys::partialRotaryFactor.name +
                                                 (" " + shortestDecimal(shareOf(turned->value, headDim))));
        }
    }
    reader.take(keys::partialRotaryFactor.name, shares);
}

/// DeepSeek-V4, whose layers have one of two bases: those that compress keys a scaled one, those with a
/// window alone a plain one (deepseek-ai/DeepSeek-V4-Flash, inference/model.py, Attention;
/// huggingface/transformers, configuration_deepseek_v4.py). Nothing where a configuration has no such bases.
bool readCompressedBase(ConfigReader& reader) {
    const auto compressed = reader.any({"compress_rope_theta"});
    const bool opened = &reader.innermost() != &reader.outermost();
    // The objects of both kinds have their own bases.
    if (!compressed || (opened && reader.has({"rope_theta"}, ConfigReader::Where::innermost))) return false;
    const auto plain = reader.any({"rope_theta"});
    const auto windowed = layersOfType(reader, "sliding_attention");
    const bool noneCompressed = windowed && windowed->count() == windowed->all;
    if (noneCompressed) {
        reader.note({POSISCOPE_TR("core", "ignored: %1 %2, as no layer compresses keys"),
                     {compressed->name, shortForm(*compressed->value)}});
        reader.take(keys::base.name, {"rope_theta"});
        return true;
    }
    reader.take(keys::base.name, {"compress_rope_theta"});
    if (!plain || !plain->value->is_number() || (windowed && windowed->count() == 0)) {
        reader.note(POSISCOPE_TR("core", "shown: layers that compress keys"));
        return true;
    }
    const Text note{POSISCOPE_TR("core",
                                 "not shown: layers with a window alone, which have the base %1 (%2) and no "
                                 "scaling; shown: layers that compress keys"),
                    {shortForm(*plain->value), plain->name}};
    reader.note(note);
    reader.addOther({.name = POSISCOPE_TR("core", "with a window alone"),
                     .layers = windowed,
                     .values = {{keys::base.name, plain->value->get<double>()},
                                {keys::scaling.name, std::string("none")}},
                     .local = true,
                     .note = note});
    return true;
}

/// The base of layers with a sliding window, where they have one of their own.
void readLocalBase(ConfigReader& reader) {
    const auto locals = {
        std::string_view("rope_local_base_freq"), std::string_view("local_rope_theta"),
        std::string_view("rope_local_theta"),     std::string_view("swa_rope_theta"),
        std::string_view("swa_rotary_base"),      std::string_view("local_rope_max_timescale")};
    const auto local = reader.any(locals);
    if (!local) return;
    if (local->assumed && reader.has({"rope_parameters"})) {
        if (reader.layers().empty())
            reader.note(
                {POSISCOPE_TR("core",
                              "read: rope_parameters, the same for layers with a sliding window, where "
                              "models of this type usually have the base %1"),
                 {shortForm(*local->value)}});
        return;
    }
    const auto base = reader.number(keys::base.name, locals);
    if (!base) return;
    const Text note{POSISCOPE_TR("core", "not shown: layers with a sliding window have the base %1 (%2)"),
                    {shortForm(*local->value), local->name}};
    reader.note(note);
    reader.addOther({.name = POSISCOPE_TR("core", "with a sliding window"),
                     .layers = layersOfType(reader, "sliding_attention"),
                     .values = {{keys::base.name, base->value}, {keys::scaling.name, std::string("none")}},
                     .local = true,
                     .note = note});
}

void readBase(ConfigReader& reader) {
    if (readCompressedBase(reader)) return;
    const auto bases = {std::string_view("rope_theta"), std::string_view("rope_base"),
                        std::string_view("rotary_emb_base"), std::string_view("rotary_base"),
                        std::string_view("rotary_embedding_base"), std::string_view("global_rope_theta"),
                        std::string_view("rope_embedding_base"), std::string_view("rope_freq_constant"),
                        // AI-Hypercomputer/maxtext, src/maxtext/configs/base.yml
                        std::string_view("rope_max_timescale")};
    constexpr double usual = 10'000;
    if (const auto ratio = reader.any({"rope_ratio"}); ratio && !reader.has(bases)) {
        // ChatGLM: a multiple of the usual base.
        reader.take(keys::base.name, {"rope_ratio"}, ConfigReader::Where::anywhere,
                    Limits{0, largestBase / usual, true});
        if (!reader.failure() && ratio->value->is_number())
            reader.set(keys::base.name, usual * ratio->value->get<double>(), ratio->name);
    } else if (!reader.take(keys::base.name, bases)) {
        reader.assume(keys::base.name, usual, POSISCOPE_TR("core", "the usual one, as no key says another"));
    }
    readLocalBase(reader);
}

}  // namespace

void readRope(ConfigReader& reader, const SchemeChoice& choice) {
    reader.choose(ropeEncoding());
    const bool opened = openRope(reader);
    readLayout(reader, choice);
    readHeadDim(reader, choice);
    readShare(reader);
    readBase(reader);
    const auto positions = positionsOf(reader);
    takeMaxLen(reader, positions, mostConfigPositions);
    readRopeScaling(reader, opened, positions, choice);
    noteOtherLayers(reader, choice);
}

}  // namespace posiscope
