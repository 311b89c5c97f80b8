// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/positionkeys.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "core/base/lowercase.h"
#include "core/config/modeltypes.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

/// Where these begin a word or end one: rope, mrope, xdrope, rope3d. A property is no rope.
constexpr std::array stems{"rope", "rotary", "position", "theta", "nope", "alibi", "yarn", "sinusoid", "ntk"};
constexpr std::array wholeWords{"pos", "xpos", "relative", "logn", "axial", "fope", "pope"};

bool isAboutPositions(std::string_view word) {
    return std::ranges::any_of(stems,
                               [word](std::string_view stem) {
                                   return word.starts_with(stem) ||
                                          (stem != "position" && word.ends_with(stem));
                               }) ||
           std::ranges::find(wholeWords, word) != wholeWords.end();
}

/// A key that says nothing about what is read. Sources as in modeltypes.h.
struct IdleKey {
    std::string_view name;
    std::string_view types = {};  ///< with a space between two; empty: of all models
    const char* value = "";       ///< the only value with which it says nothing, as JSON; empty: any
    const char* when = "{}";      ///< what else must stand in the same object, as JSON
};

constexpr IdleKey idleKeys[] = {
    // How it is computed, and not what.
    {"rope_impl"},
    {"rope_fusion"},
    {"apply_rope_fusion"},
    {"fuse_rope"},
    {"fused_rope"},
    {"use_fused_rope"},
    {"rope_full_precision"},
    // That there are positions at all, which other keys say.
    {"use_rotary_pos_emb", {}, "true"},
    {"use_pos_enc", {}, "true"},
    // A part that is not there, or a factor of 1.
    {"position_embedding_type", {}, R"("absolute")"},
    {"use_mrope", {}, "false"},
    {"rope_type", {}, R"("default")"},
    {"position_embedding_xdrope", {}, "false"},
    {"rotary_scaling_factor", {}, "1"},
    {"rope_position_scale", {}, "1"},
    {"alibi_bias_max", {}, "", R"({"alibi":false})"},
    {"rope_theta", "mpt", "", R"({"rope":false})"},
    {"rope_dail_config", "mpt", "", R"({"rope":false})"},
    {"rope_hf_config", "mpt", "", R"({"rope":false})"},
    // The length of training, where nothing is scaled.
    {"original_max_position_embeddings"},
    {"max_trained_positions", "nomic_bert"},
    {"rope.scaling.finetuned"},
    // Of the other half of the model, or of another input.
    {"max_target_positions"},
    {"max_decoder_position_embeddings"},
    {"t2u_max_position_embeddings"},
    {"max_speech_positions", "speecht5"},
    {"visual_pos_dim", "lxmert"},
    {"indexer_rope_interleave", "glm_moe_dsa deepseek_v32"},
    // A convolution beside the encoding.
    {"num_conv_pos_embeddings"},
    {"num_conv_pos_embedding_groups"},
    {"conv_pos_batch_norm"},
    // Read by the code of other models of the family alone.
    {"learned_pos_emb", "mpt"},
    {"original_rope", "chatglm"},
    {"rotary_value", "roformer", "false"},
    {"position_biased_input", "deberta deberta-v2", "false"},
    {"rotary_embedding_base", "wav2vec2-conformer", "", R"({"position_embeddings_type":"relative"})"},
    {"position_embedding_type", "cohere cohere2 cohere2_moe", R"("rope_gptj")"},
    {"extra_pos_embeddings", "bart mbart plbart marian pegasus blenderbot blenderbot-small"},
    {"max_position_embeddings", "detr conditional_detr table-transformer deformable_detr"},
};

/// Numbers of other scalings than the one that is named, which its code does not read
/// (huggingface/transformers, modeling_rope_utils.py).
constexpr IdleKey idleInScaling[] = {{"factor"},
                                     {"original_max_position_embeddings"},
                                     {"beta_fast"},
                                     {"beta_slow"},
                                     {"mscale"},
                                     {"mscale_all_dim"},
                                     {"short_mscale"},
                                     {"long_mscale"},
                                     {"low_freq_factor"},
                                     {"high_freq_factor"},
                                     {"short_factor"},
                                     {"long_factor"},
                                     {"truncate"},
                                     {"attention_factor"},
                                     {"finetuned"},
                                     {"extrapolation_factor", {}, "1"},
                                     {"attn_factor", {}, "1"}};

bool fits(const IdleKey& row, const UnreadKey& key, const ModelType* type) {
    if (row.name != key.name) return false;
    const auto types = wordsOf(row.types);
    if (!types.empty() && (type == nullptr || std::ranges::none_of(types, [type](std::string_view each) {
                               return isNamed(*type, each);
                           })))
        return false;
    return (*row.value == '\0' || Json::parse(row.value) == key.value) &&
           meets(key.object, Json::parse(row.when));
}

}  // namespace

bool speaksOfPositions(std::string_view key) {
    const std::string letters = lowerCase(key);
    const auto isLetter = [&letters](std::size_t n) { return letters[n] >= 'a' && letters[n] <= 'z'; };
    std::size_t begin = 0;
    for (std::size_t n = 0; n <= letters.size(); ++n) {
        // maxPositions is two words.
        const bool capital =
            n > 0 && n < letters.size() && letters[n] != key[n] && letters[n - 1] == key[n - 1];
        if (n < letters.size() && isLetter(n) && !capital) continue;
        if (isAboutPositions(std::string_view(letters).substr(begin, n - begin))) return true;
        begin = n < letters.size() && isLetter(n) ? n : n + 1;
    }
    return false;
}

bool isIdle(const UnreadKey& key, const ModelType* type) {
    const auto idle = [&key, type](const IdleKey& row) { return fits(row, key, type); };
    return key.name.find("dropout") != std::string_view::npos || std::ranges::any_of(idleKeys, idle) ||
           (key.inScaling && std::ranges::any_of(idleInScaling, idle));
}

}  // namespace posiscope
