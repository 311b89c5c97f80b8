// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/ggufconfig.h"

#include <algorithm>
#include <set>

#include "core/base/printable.h"
#include "core/config/positionkeys.h"
#include "core/tables/arrayfile.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

struct Words {
    std::string_view gguf, config;
};

// The names of architectures in ggml-org/llama.cpp, gguf-py/gguf/constants.py, that transformers calls
// otherwise.
constexpr Words ggufTypes[] = {{"qwen2vl", "qwen2_vl"},
                               {"qwen2moe", "qwen2_moe"},
                               {"qwen3moe", "qwen3_moe"},
                               {"gemma3", "gemma3_text"},
                               {"phi2", "phi"},
                               {"gptneox", "gpt_neox"},
                               {"nomic-bert", "nomic_bert"},
                               {"starcoder", "gpt_bigcode"},
                               {"deepseek2", "deepseek_v3"},
                               {"command-r", "cohere"},
                               {"gpt-oss", "gpt_oss"},
                               {"ernie4_5-moe", "ernie4_5_moe"},
                               {"jina-bert-v2", "jina_bert"},
                               {"minimax-m2", "minimax_m2"},
                               {"modern-bert", "modernbert"}};

// What stands behind "ARCHITECTURE." in a key.
constexpr Words ggufKeys[] = {{"context_length", "max_position_embeddings"},
                              {"block_count", "num_hidden_layers"},
                              {"embedding_length", "hidden_size"},
                              {"attention.head_count_kv", "num_key_value_heads"},
                              {"attention.sliding_window", "sliding_window"},
                              {"attention.relative_buckets_count", "relative_attention_num_buckets"},
                              {"rope.scaling.original_context_length", "original_max_position_embeddings"},
                              {"rope.freq_base", "rope_theta"},
                              {"rope.freq_base_swa", "rope_local_base_freq"}};

constexpr Words ggufScalingKeys[] = {{"rope.scaling.factor", "factor"},
                                     {"rope.scaling.attn_factor", "attention_factor"},
                                     {"rope.scaling.yarn_beta_fast", "beta_fast"},
                                     {"rope.scaling.yarn_beta_slow", "beta_slow"}};

Json asJson(const GgufValue& value) {
    return std::visit([](const auto& held) { return Json(held); }, value);
}

class GgufTranslation {
 public:
    GgufTranslation(const GgufHeader& header, const std::string& path) : header_(header), path_(path) {
        if (const Json name = find("general.architecture"); name.is_string()) architecture_ = name;
    }

    Json config(std::vector<Text>& notes) {
        notes.push_back(
            {POSISCOPE_TR("core",
                          "read: the header of a GGUF file, architecture “%1”; its keys are called "
                          "as in a config.json"),
             {printable(architecture_)}});
        if (!architecture_.empty()) config_["model_type"] = typeOf(architecture_);
        for (const Words& words : ggufKeys)
            if (const Json value = own(words.gguf); value.is_number()) config_[words.config] = value;
        windows();
        heads();
        widths();
        scaling();
        if (const Json bias = own("attention.max_alibi_bias"); bias.is_number() && bias.get<double>() > 0) {
            config_["alibi"] = true;
            config_["alibi_bias_max"] = bias;
        }
        keepOthers();
        noteDivisors(notes);
        return config_;
    }

 private:
    static std::string typeOf(const std::string& architecture) {
        for (const Words& words : ggufTypes)
            if (words.gguf == architecture) return std::string(words.config);
        return architecture;
    }

    /// Keys about positions that nothing has looked for keep their names.
    void keepOthers() {
        const std::string own = architecture_ + ".";
        for (const GgufKey& key : header_.keys)
            if (key.name.starts_with(own) && !looked_.contains(key.name) &&
                speaksOfPositions(std::string_view(key.name).substr(own.size())))
                config_[key.name.substr(own.size())] = asJson(key.value);
    }

    /// Null where there is no such key.
    Json find(std::string_view name) {
        looked_.insert(std::string(name));
        for (const GgufKey& key : header_.keys)
            if (key.name == name) return asJson(key.value);
        return nullptr;
    }
    Json own(std::string_view name) { return find(architecture_ + "." + std::string(name)); }
    bool holds(std::string_view tensor) const {
        return std::any_of(header_.tensors.begin(), header_.tensors.end(),
                           [tensor](const TensorInfo& each) { return each.name == tensor; });
    }

    /// A number n, or for each layer whether it has a window.
    void windows() {
        const Json pattern = own("attention.sliding_window_pattern");
        if (!pattern.is_array()) {
            if (pattern.is_number()) config_["sliding_window_pattern"] = pattern;
            return;
        }
        for (const Json& each : pattern)
            config_["layer_types"].push_back(each == 0 ? "full_attention" : "sliding_attention");
    }

    /// Models whose layers differ have a list.
    void heads() {
        const Json count = own("attention.head_count");
        if (count.is_number()) config_["num_attention_heads"] = count;
        if (!count.is_array() || count.empty()) return;
        config_["num_attention_heads"] =
            static_cast<std::int64_t>(*std::max_element(count.begin(), count.end()));
    }

    void widths() {
        const Json turned = own("rope.dimension_count");
        const Json key = own("attention.key_length");
        if (architecture_ == "deepseek2" && turned.is_number_integer()) {
            Json whole = own("attention.key_length_mla");
            if (!whole.is_number()) whole = key;
            config_["qk_rope_head_dim"] = turned;
            if (whole.is_number_integer() && whole.get<std::int64_t>() >= turned.get<std::int64_t>())
                config_["qk_nope_head_dim"] = whole.get<std::int64_t>() - turned.get<std::int64_t>();
            return;
        }
        if (key.is_number()) config_["head_dim"] = key;
        if (!turned.is_number_integer()) return;
        if (!key.is_number()) {
            const Json width = config_.value("hidden_size", Json());
            const Json count = config_.value("num_attention_heads", Json());
            if (width.is_number_integer() && count.is_number_integer() && count.get<std::int64_t>() > 0)
                config_["head_dim"] = width.get<std::int64_t>() / count.get<std::int64_t>();
        }
        config_["rotary_dim"] = turned;
    }

    void scaling() {
        Json rope = Json::object();
        const Json type = own("rope.scaling.type");
        if (type.is_string() || holds("rope_factors_long.weight")) {
            if (type.is_string()) rope["rope_type"] = type;
            for (const Words& words : ggufScalingKeys)
                if (const Json value = own(words.gguf); !value.is_null()) rope[words.config] = value;
            if (const Json part = own("rope.scaling.yarn_log_multiplier"); part.is_number())
                rope["mscale_all_dim"] = part.get<double>() * 10;  // there as 0.1 times it
            if (type == "none") rope.clear();
        } else if (const Json factor = own("rope.scale_linear"); factor.is_number() && factor != 1) {
            rope = {{"rope_type", "linear"}, {"factor", factor}};
        }
        readFactors(rope);
        if (Json sections = own("rope.dimension_sections"); sections.is_array()) {
            while (!sections.empty() && sections.back() == 0)
                sections.erase(sections.size() - 1);
            if (!rope.contains("rope_type")) rope["rope_type"] = "mrope";
            std::vector<std::int64_t> whole;
            for (const Json& each : sections)
                whole.push_back(static_cast<std::int64_t>(each.get<double>()));
            rope["mrope_section"] = whole;
        }
        if (!rope.empty()) config_["rope_scaling"] = rope;
    }

    /// The lists of LongRoPE.
    void readFactors(Json& rope) const {
        constexpr std::int64_t most = 4096;
        for (const Words& words : {Words{"rope_factors_long.weight", "long_factor"},
                                   {"rope_factors_short.weight", "short_factor"}}) {
            if (!holds(words.gguf)) continue;
            const auto array = readArray(path_, std::string(words.gguf));
            if (!array || array->count() > most) continue;
            std::vector<double> factors;
            for (std::int64_t n = 0; n < array->count(); ++n)
                factors.push_back(array->at(n));
            rope[words.config] = factors;
            rope["rope_type"] = "longrope";
        }
    }

    void noteDivisors(std::vector<Text>& notes) const {
        if (holds("rope_freqs.weight"))
            notes.push_back(
                Text(POSISCOPE_TR("core",
                                  "not shown: the divisors of the frequencies in rope_freqs.weight; File ▸ "
                                  "Identify table says what they are"))
                    .onCommandLine(
                        "not shown: the divisors of the frequencies in rope_freqs.weight; posiscope "
                        "identify FILE:rope_freqs.weight says what they are"));
        if (architecture_ == "llama")
            notes.push_back(
                POSISCOPE_TR("core",
                             "not shown: in this file the rows of q and k are re-ordered, and llama.cpp "
                             "turns neighbours; the angles are the same"));
    }

    const GgufHeader& header_;
    const std::string& path_;
    std::string architecture_;
    std::set<std::string> looked_;
    Json config_ = Json::object();
};

}  // namespace

bool holdsModelHeader(const std::string& path) {
    const auto file = InputFile::open(path);
    if (!file || !isGguf(*file)) return false;
    const auto header = readGguf(*file);
    return header && std::ranges::any_of(
                         header->keys, [](const GgufKey& key) { return key.name == "general.architecture"; });
}

Json ggufConfig(const GgufHeader& header, const std::string& path, std::vector<Text>& notes) {
    return GgufTranslation(header, path).config(notes);
}

}  // namespace posiscope
