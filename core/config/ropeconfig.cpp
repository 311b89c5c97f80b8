#include <cmath>

#include "core/base/printable.h"
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

/// Opens rope_parameters or rope_scaling; where there is one for each type of layer, that of full attention,
/// if it can be shown.
bool openRope(ConfigReader& reader) {
    if (!reader.open("rope_parameters") && !reader.open("rope_scaling")) return false;
    const Json& outer = reader.innermost();
    std::string chosen;
    // Of the proportional form nothing can be shown, so other layers go before it.
    const auto rank = [](const std::string& key, const Json& json) {
        return json.value("rope_type", Json()) == "proportional" ? 0 : key == "full_attention" ? 2 : 1;
    };
    for (const auto& [key, json] : outer.items())
        if (json.is_object() && (chosen.empty() || rank(key, json) > rank(chosen, outer[chosen])))
            chosen = key;
    if (chosen.empty()) return true;
    for (const auto& [key, json] : outer.items())
        if (json.is_object() && key != chosen) {
            const auto theta = json.find("rope_theta");
            reader.any({key});
            reader.note(
                {POSISCOPE_TR("core", "not shown: layers of the type %1, with rope_theta %2; shown: %3"),
                 {printable(key), theta != json.end() ? shortForm(*theta) : "?", printable(chosen)}});
        }
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

void readHeadDim(ConfigReader& reader) {
    if (reader.take(keys::headDim.name, {"qk_rope_head_dim"})) {
        std::string others = "?";
        if (const auto count = reader.whole({"qk_nope_head_dim"}, 0, largestWidth))
            others = groupedDigits(count->value);
        reader.any({"head_dim"});
        return reader.note(
            {POSISCOPE_TR("core", "not shown: the %1 other elements of each head, which are not turned"),
             {others}});
    }
    if (reader.take(keys::headDim.name, {"head_dim", "kv_channels", "attention_head_size", "size_per_head"}))
        return;
    const auto width = widthOf(reader);
    const auto heads = headsOf(reader);
    if (reader.failure()) return;
    if (!width || !heads)
        return reader.fail(missing(!width ? "head_dim, hidden_size, n_embd, d_model"
                                          : "head_dim, num_attention_heads, n_head, num_heads"));
    const std::int64_t quotient = width->value / heads->value;
    reader.set(keys::headDim.name, quotient, width->name + " / " + heads->name);
    reader.note({POSISCOPE_TR("core", "assumed: head_dim = %1 %2 / %3 %4 = %5"),
                 {width->name, groupedDigits(width->value), heads->name, groupedDigits(heads->value),
                  groupedDigits(quotient)}});
}

/// The share that rotates exactly `turned` of `all` elements, whatever the rounding.
double shareOf(std::int64_t turned, std::int64_t all) {
    const auto whole = static_cast<double>(all);
    const double share = static_cast<double>(turned) / whole;
    return static_cast<std::int64_t>(whole * share) == turned ? share : std::nextafter(share, 2);
}

void readShare(ConfigReader& reader) {
    const auto found = reader.values().find(keys::headDim.name);
    if (found == reader.values().end()) return;
    const auto headDim = std::get<std::int64_t>(found->second);
    const auto shares = {std::string_view("partial_rotary_factor"), std::string_view("rotary_pct"),
                         std::string_view("rope_pct"), std::string_view("rotary_emb_fraction"),
                         std::string_view("rotary_percent")};
    if (!reader.has(shares) || reader.has({"rotary_dim", "attn_rotary_emb"})) {
        if (const auto turned =
                reader.whole({"rotary_dim", "attn_rotary_emb"}, 2, static_cast<double>(headDim))) {
            reader.set(keys::partialRotaryFactor.name, shareOf(turned->value, headDim), turned->name);
            return reader.noteTaken(*turned, keys::partialRotaryFactor.name +
                                                 (" " + shortestDecimal(shareOf(turned->value, headDim))));
        }
    }
    reader.take(keys::partialRotaryFactor.name, shares);
}

void readBase(ConfigReader& reader) {
    const auto bases = {std::string_view("rope_theta"),        std::string_view("rotary_emb_base"),
                        std::string_view("rotary_base"),       std::string_view("rotary_embedding_base"),
                        std::string_view("global_rope_theta"), std::string_view("rope_embedding_base"),
                        std::string_view("rope_freq_constant")};
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
    if (const auto local = reader.any({"rope_local_base_freq", "local_rope_theta", "rope_local_theta"});
        local && !(local->assumed && reader.has({"rope_parameters"})))
        reader.note({POSISCOPE_TR("core", "not shown: layers with a sliding window have the base %1 (%2)"),
                     {shortForm(*local->value), local->name}});
}

}  // namespace

void readRope(ConfigReader& reader, const SchemeChoice& choice) {
    reader.choose(ropeEncoding());
    const bool opened = openRope(reader);
    readLayout(reader, choice);
    readHeadDim(reader);
    readShare(reader);
    readBase(reader);
    const auto positions = positionsOf(reader);
    takeMaxLen(reader, positions, mostConfigPositions);
    readRopeScaling(reader, opened, positions, choice);
    noteOtherLayers(reader, choice);
}

}  // namespace posiscope
