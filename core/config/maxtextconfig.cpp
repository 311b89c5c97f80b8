// SPDX-License-Identifier: GPL-3.0-or-later
// What the keys mean, and what goes without them, is from AI-Hypercomputer/maxtext at e591f30c:
// src/maxtext/configs/base.yml, src/maxtext/layers/attentions.py (init_rotary_embedding), embeddings.py and
// attention_mla.py, and src/maxtext/models for the layers of each decoder.
#include "core/config/maxtextconfig.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/config/configreader.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

/// A decoder, and the key and number that say which of its layers are of which type.
struct MaxtextDecoder {
    std::string_view block;
    const char* layers = "";
    unsigned pattern = 0;
};

constexpr MaxtextDecoder maxtextDecoders[] = {
    {"default"},
    {"llama2"},
    {"mistral"},
    {"mixtral"},
    {"gemma"},
    {"gemma2", "sliding_window_pattern", 2},
    {"gemma3", "sliding_window_pattern", 6},  // gemma3.py, GEMMA3_ATTENTION_PATTERN
    {"qwen2"},
    {"qwen3"},
    {"qwen3_moe"},
    {"qwen3_custom_moe"},
    {"qwen3_next", "full_attention_interval", 4},
    {"gpt3"},
    {"gpt_oss", "sliding_window_pattern", 2},  // gpt_oss.py, GPT_OSS_ATTENTION_PATTERN
    {"llama4"},
    {"olmo3", "sliding_window_pattern", 4},  // olmo3.py, OLMO3_ATTENTION_PATTERN
    {"deepseek"}};

/// What base.yml has for keys that a model's file leaves out.
struct MaxtextDefault {
    const char* key;
    double value;
};

constexpr MaxtextDefault ofAll[] = {{"rope_max_timescale", 10000}};
constexpr MaxtextDefault ofHeads[] = {{"head_dim", 128}};
constexpr MaxtextDefault ofLatent[] = {{"qk_nope_head_dim", 128}, {"qk_rope_head_dim", 64}};
constexpr MaxtextDefault ofYarn[] = {
    {"original_max_position_embeddings", 4096}, {"rope_factor", 40}, {"beta_fast", 32}, {"beta_slow", 1}};
constexpr MaxtextDefault ofLatentScores[] = {{"mscale", 1}};

/// A key of MaxText in the words of a config.json; a number below 1 means that it is not used.
struct MaxtextKey {
    const char* key;
    const char* meaning;
};

constexpr MaxtextKey maxtextKeys[] = {{"chunk_attn_window_size", "attention_chunk_size"},
                                      {"sliding_window_size", "sliding_window"},
                                      {"indexer_head_dim", "index_head_dim"},
                                      {"nope_layer_interval", "nope_layer_interval"},
                                      {"local_rope_max_timescale", "local_rope_max_timescale"},
                                      {"trainable_position_size", "trainable_position_size"}};

std::string wordAt(const Json& object, const char* key, const char* otherwise) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : otherwise;
}

bool flagAt(const Json& object, const char* key, bool otherwise) {
    const auto found = object.find(key);
    return found != object.end() && found->is_boolean() ? found->get<bool>() : otherwise;
}

const MaxtextDecoder* decoderOf(const Json& object) {
    const std::string block = wordAt(object, "decoder_block", "llama2");
    const auto* const found =
        std::find_if(std::begin(maxtextDecoders), std::end(maxtextDecoders),
                     [&block](const MaxtextDecoder& row) { return row.block == block; });
    return found == std::end(maxtextDecoders) ? nullptr : found;
}

/// A model's file while it is put into other words.
class MaxtextFile {
 public:
    MaxtextFile(const Json& yaml, std::vector<Text>& notes) : yaml_(yaml), config_(yaml), notes_(notes) {}

    Json translated() {
        leaveOtherParts();
        for (const auto& [key, meaning] : maxtextKeys)
            rename(key, meaning);
        const bool latent = wordAt(yaml_, "attention_type", "") == "mla";
        if (config_.contains("trainable_position_size")) {
            for (const char* key : {"rope_type", "rope_max_timescale"})
                config_.erase(key);
            return config_;
        }
        assume(ofAll);
        if (latent)
            assume(ofLatent);
        else
            assume(ofHeads);
        writeRope(latent);
        writeLayers();
        if (flagAt(yaml_, "temperature_tuning", false)) {
            config_["attn_temperature_tuning"] = true;
            config_["attn_scale"] = 0.1;
            config_["floor_scale"] = 8192;
        }
        return config_;
    }

 private:
    template <class Rows>
    void assume(const Rows& rows) {
        for (const MaxtextDefault& row : rows) {
            if (!config_.value(row.key, Json()).is_null()) continue;
            config_[row.key] = row.value == std::floor(row.value) ? Json(static_cast<std::int64_t>(row.value))
                                                                  : Json(row.value);
            notes_.push_back({POSISCOPE_TR("core", "assumed: %1 %2, as %3 does without it"),
                              {row.key, shortForm(config_[row.key]), "MaxText"}});
        }
    }

    Json take(const char* key) {
        Json value = config_.value(key, Json());
        config_.erase(key);
        return value;
    }

    void rename(const char* key, const char* meaning) {
        if (const Json value = take(key); !value.is_number() ? !value.is_null() : value > 0)
            config_[meaning] = value;
    }

    /// Pictures and sound have keys of their own.
    void leaveOtherParts() {
        std::string left;
        for (const char* ending : {"_for_vit", "_for_audio"}) {
            std::vector<std::string> keys;
            for (const auto& [key, value] : config_.items())
                if (key.ends_with(ending)) keys.push_back(key);
            for (const std::string& key : keys)
                config_.erase(key);
            if (!keys.empty()) left += (left.empty() ? "…" : ", …") + std::string(ending);
        }
        if (!left.empty())
            notes_.push_back(
                {POSISCOPE_TR("core", "not read: %1, keys of other parts of the model"), {left}});
        if (const Json rate = take("position_id_per_seconds"); !rate.is_null())
            notes_.push_back(
                {POSISCOPE_TR("core", "not shown: sound and film, with %1 positions a second (%2)"),
                 {shortForm(rate), "position_id_per_seconds"}});
    }

    void writeRope(bool latent) {
        const std::string type = wordAt(config_, "rope_type", "default");
        const bool named = wordAt(config_, "model_name", "").starts_with("llama3.1");
        const bool scaled = flagAt(config_, "rope_use_scale", true);
        const Json factor = config_.value("rope_linear_scaling_factor", Json());
        const bool sections = flagAt(config_, "use_mrope", false);
        if (config_.value("rope_min_timescale", Json()) == 1) config_.erase("rope_min_timescale");
        config_.erase("use_mrope");
        if (type != "yarn") config_.erase("original_max_position_embeddings");
        if (sections) {
            writeSections();
        } else if (named || type == "llama3.1") {
            writeLlama(scaled);
        } else if (type == "yarn") {
            writeYarn(latent);
        } else if (type == "default") {
            config_["rope_interleave"] = false;
            if (factor.is_number() && factor != 1)
                config_["rope_scaling"] = {{"rope_type", "linear"}, {"factor", factor}};
        } else {
            return;  // the keys are those of something unknown
        }
        for (const char* key : {"rope_type", "rope_use_scale", "rope_linear_scaling_factor", "mrope_section"})
            config_.erase(key);
    }

    void writeSections() {
        config_["rope_interleave"] = false;
        config_["rope_scaling"] = {{"rope_type", "default"},
                                   {"mrope_section", config_.value("mrope_section", Json({24, 20, 20}))},
                                   {"mrope_interleaved", true}};
    }

    /// embeddings.py, LLaMARotaryEmbedding: neighbours, and the numbers of Meta's own code.
    void writeLlama(bool scaled) {
        config_["rope_interleave"] = true;
        if (!scaled) return;
        config_["rope_scaling"] = {{"rope_type", "llama3"},
                                   {"factor", 8},
                                   {"low_freq_factor", 1},
                                   {"high_freq_factor", 4},
                                   {"original_max_position_embeddings", 8192}};
        notes_.push_back({POSISCOPE_TR("core", "assumed: scaling llama3, as %1 does"), {"MaxText"}});
    }

    /// embeddings.py, YarnRotaryEmbedding; the factor of the scores: attention_mla.py.
    void writeYarn(bool latent) {
        assume(ofYarn);
        if (latent) assume(ofLatentScores);
        const bool multiplied = flagAt(config_, "rope_attention_scaling", false);
        const Json factor = take("rope_factor");
        Json rope = {{"rope_type", "yarn"},
                     {"factor", factor},
                     {"original_max_position_embeddings", take("original_max_position_embeddings")},
                     {"beta_fast", take("beta_fast")},
                     {"beta_slow", take("beta_slow")},
                     {"truncate", flagAt(config_, "rope_truncate", true)}};
        const Json scores = take("mscale");
        if (latent) {
            rope["mscale"] = scores;
            rope["mscale_all_dim"] = scores;
        } else if (!multiplied) {
            rope["attention_factor"] = 1;
        }
        config_["rope_scaling"] = rope;
        config_["rope_interleave"] = flagAt(yaml_, "rope_interleave", true);
        for (const char* key : {"rope_truncate", "rope_attention_scaling"})
            config_.erase(key);
    }

    void writeLayers() {
        const MaxtextDecoder& decoder = *decoderOf(yaml_);
        if (decoder.pattern == 0) return;
        const Json cycle = config_.value("inhomogeneous_layer_cycle_interval", Json());
        const bool own = std::string_view(decoder.layers) == "full_attention_interval" && cycle.is_number();
        config_[decoder.layers] = own ? cycle : Json(decoder.pattern);
    }

    const Json& yaml_;
    Json config_;
    std::vector<Text>& notes_;
};

}  // namespace

bool isOfMaxtext(const Json& object) {
    return (object.contains("base_num_decoder_layers") || object.contains("base_emb_dim")) &&
           decoderOf(object) != nullptr;
}

Json maxtextConfig(const Json& yaml, std::vector<Text>& notes) {
    notes.push_back(POSISCOPE_TR("core", "read: a model’s file of MaxText"));
    return MaxtextFile(yaml, notes).translated();
}

}  // namespace posiscope
