#include "core/config/modeltypes.h"

#include <algorithm>
#include <iterator>

#include "core/text.h"

namespace posiscope {

namespace {

// Sources: huggingface/transformers, configuration_*.py (defaults) and modeling_*.py (which elements make a
// pair, how positions are counted) of the model types.
constexpr ModelType modelTypes[] = {
    // Rotary, pairs of elements i and i + d/2
    {"llama", Scheme::rope,
     R"({"hidden_size":4096,"num_attention_heads":32,"max_position_embeddings":2048,"rope_theta":10000})"},
    {"mistral", Scheme::rope,
     R"({"hidden_size":4096,"num_attention_heads":32,"max_position_embeddings":131072,"rope_theta":10000})"},
    {"mixtral", Scheme::rope,
     R"({"hidden_size":4096,"num_attention_heads":32,"max_position_embeddings":131072,"rope_theta":1e6})"},
    {"qwen2 qwen2_moe qwen3_moe qwen2_vl_text qwen2_5_vl_text qwen3_vl_text", Scheme::rope,
     R"({"max_position_embeddings":32768,"rope_theta":10000})"},
    {"qwen2_vl qwen2_5_vl", Scheme::rope, R"({"max_position_embeddings":32768,"rope_theta":1e6})"},
    {"qwen3", Scheme::rope, R"({"head_dim":128,"max_position_embeddings":32768,"rope_theta":10000})"},
    {"phi3 phimoe phi4mm phi3small", Scheme::rope, R"({"max_position_embeddings":4096,"rope_theta":10000})"},
    {"phi", Scheme::rope,
     R"({"partial_rotary_factor":0.5,"max_position_embeddings":2048,"rope_theta":10000})"},
    {"gemma gemma2", Scheme::rope, R"({"head_dim":256,"max_position_embeddings":8192,"rope_theta":10000})"},
    {"gemma3_text gemma3", Scheme::rope,
     R"({"head_dim":256,"max_position_embeddings":131072,"rope_theta":1e6,"rope_local_base_freq":10000})"},
    {"stablelm stablelm_epoch", Scheme::rope,
     R"({"partial_rotary_factor":0.25,"max_position_embeddings":4096,"rope_theta":10000})"},
    {"persimmon", Scheme::rope,
     R"({"partial_rotary_factor":0.5,"max_position_embeddings":16384,"rope_theta":25000})"},
    {"nemotron", Scheme::rope,
     R"({"partial_rotary_factor":0.5,"max_position_embeddings":4096,"rope_theta":10000})"},
    {"glm4_moe", Scheme::rope,
     R"({"partial_rotary_factor":0.5,"max_position_embeddings":131072,"rope_theta":10000})"},
    {"starcoder2", Scheme::rope, R"({"max_position_embeddings":4096,"rope_theta":10000})"},
    {"olmo olmo2 olmoe granite granitemoe hf_olmo internlm internlm2 exaone minicpm", Scheme::rope,
     R"({"max_position_embeddings":2048,"rope_theta":10000})"},
    {"smollm3", Scheme::rope, R"({"max_position_embeddings":32768,"rope_theta":2e6})"},
    {"gpt_oss", Scheme::rope, R"({"head_dim":64,"max_position_embeddings":131072,"rope_theta":150000})"},
    {"falcon RefinedWeb RefinedWebModel", Scheme::rope,
     R"({"max_position_embeddings":2048,"rope_theta":10000})"},
    {"gpt_neox", Scheme::rope,
     R"({"rotary_pct":0.25,"max_position_embeddings":2048,"rotary_emb_base":10000})"},
    {"modernbert", Scheme::rope,
     R"({"max_position_embeddings":8192,"global_rope_theta":160000,"local_rope_theta":10000})"},
    {"nomic_bert", Scheme::rope, R"({"rotary_emb_base":10000,"n_positions":2048})"},
    {"dbrx", Scheme::rope, R"({"max_seq_len":2048,"rope_theta":10000})"},
    {"minimax minimax_text_01", Scheme::rope, R"({"rope_theta":1e6})"},
    // Rotary, pairs of elements 2i and 2i + 1
    {"gptj codegen", Scheme::rope, R"({"rotary_dim":64,"n_positions":2048,"rope_theta":10000})", true},
    {"roformer", Scheme::rope, R"({"max_position_embeddings":1536,"rope_theta":10000})", true},
    {"cohere", Scheme::rope, R"({"max_position_embeddings":8192,"rope_theta":10000})", true},
    {"cohere2", Scheme::rope, R"({"max_position_embeddings":8192,"rope_theta":10000})", true, false, 0, 0,
     POSISCOPE_TR("core", "not shown: layers with full attention have no positional encoding at all")},
    {"glm glm4", Scheme::rope,
     R"({"head_dim":128,"partial_rotary_factor":0.5,"max_position_embeddings":131072,"rope_theta":10000})",
     true},
    {"chatglm", Scheme::rope, R"({"partial_rotary_factor":0.5,"rope_theta":10000})", true},
    {"llama4_text llama4", Scheme::rope, R"({"max_position_embeddings":131072,"rope_theta":500000})", true},
    {"ernie4_5 ernie4_5_moe", Scheme::rope, R"({"max_position_embeddings":131072,"rope_theta":500000})",
     true},
    {"helium", Scheme::rope, R"({"head_dim":128,"max_position_embeddings":4096,"rope_theta":100000})", true},
    {"deepseek_v2 deepseek_v3 deepseek_v32 kimi_k2 glm4_moe_lite", Scheme::rope,
     R"({"qk_rope_head_dim":64,"max_position_embeddings":4096,"rope_theta":10000})", true},
    // Learned tables
    {"gpt2 gpt_bigcode", Scheme::learned, R"({"n_positions":1024,"n_embd":768})"},
    {"openai-gpt", Scheme::learned, R"({"n_positions":512,"n_embd":768})"},
    {"gpt_neo", Scheme::learned, R"({"max_position_embeddings":2048,"hidden_size":2048})"},
    {"bert ernie big_bird mobilebert splinter nystromformer fnet layoutlm bert-generation visual_bert",
     Scheme::learned, R"({"max_position_embeddings":512,"hidden_size":768})"},
    {"albert electra convbert", Scheme::learned, R"({"max_position_embeddings":512,"embedding_size":128})"},
    {"distilbert", Scheme::learned, R"({"max_position_embeddings":512,"dim":768})", true},
    {"xlm flaubert", Scheme::learned, R"({"max_position_embeddings":512,"emb_dim":2048})", true},
    {"roberta xlm-roberta xlm-roberta-xl camembert longformer roberta-prelayernorm data2vec-text ibert "
     "layoutlmv3 luke mpnet esm",
     Scheme::learned, R"({"max_position_embeddings":514,"hidden_size":768})", false, false, 2},
    {"bart mbart plbart mvp biogpt", Scheme::learned, R"({"max_position_embeddings":1024,"d_model":1024})",
     false, false, 2, 2},
    {"opt", Scheme::learned, R"({"max_position_embeddings":2048,"hidden_size":768})", false, false, 2, 2},
    {"blenderbot blenderbot-small", Scheme::learned, R"({"max_position_embeddings":128,"d_model":2560})"},
    {"clip_text_model", Scheme::learned, R"({"max_position_embeddings":77,"hidden_size":512})"},
    {"siglip_text_model", Scheme::learned, R"({"max_position_embeddings":64,"hidden_size":768})"},
    {"vit dinov2 clip_vision_model", Scheme::patches,
     R"({"image_size":224,"patch_size":16,"hidden_size":768})", false, false, 0, 1},
    {"deit", Scheme::patches, R"({"image_size":224,"patch_size":16,"hidden_size":768})", false, false, 0, 2},
    {"siglip_vision_model", Scheme::patches, R"({"image_size":224,"patch_size":16,"hidden_size":768})"},
    // Sinusoids
    {"marian pegasus", Scheme::sinusoidal, R"({"max_position_embeddings":1024,"d_model":1024})"},
    {"ctrl", Scheme::sinusoidal, R"({"n_positions":256,"n_embd":1280})"},
    {"m2m_100 nllb-moe xglm fsmt", Scheme::sinusoidal, R"({"max_position_embeddings":1024,"d_model":1024})",
     false, true, 2},
    {"speech_to_text", Scheme::sinusoidal, R"({"max_source_positions":6000,"d_model":256})", false, true, 2},
    {"whisper", Scheme::sinusoidal, R"({"max_source_positions":1500,"d_model":384})", false, true, 0, 0,
     POSISCOPE_TR("core", "not shown: the decoder has a learned table; this is the encoder’s")},
    {"vit_mae", Scheme::mae, R"({"image_size":224,"patch_size":16,"hidden_size":768})", false, false, 0, 0,
     POSISCOPE_TR("core", "not shown: a row of zeros for [CLS] stands before the patches")},
    {"detr conditional_detr", Scheme::detr, R"({"d_model":256})"},
    // Terms in scores
    {"bloom", Scheme::alibi, R"({"seq_length":2048})"},
    {"mpt", Scheme::alibi, R"({"max_seq_len":2048})"},
    {"t5 mt5 umt5 longt5 switch_transformers pop2piano", Scheme::t5,
     R"({"relative_attention_num_buckets":32,"relative_attention_max_distance":128,"n_positions":512})"},
    {"wavlm", Scheme::t5, R"({"num_buckets":320,"max_bucket_distance":800})"},
    {"deberta deberta-v2", Scheme::deberta,
     R"({"max_position_embeddings":512,"max_relative_positions":-1,"hidden_size":768})"},
    {"transfo-xl", Scheme::transformerXl, R"({"d_model":1024,"clamp_len":1000})"},
    {"xlnet", Scheme::transformerXl, R"({"d_model":1024})"},
    {"wav2vec2-conformer", Scheme::transformerXl, R"({"hidden_size":768,"max_source_positions":5000})", true},
    {"jamba", Scheme::nope, "{}", false, false, 0, 0,
     POSISCOPE_TR("core", "not shown: layers without attention, which know the order by themselves")},
    // Nothing that an encoding shows
    {"wav2vec2 hubert sew unispeech", Scheme::notShown, "{}", false, false, 0, 0,
     POSISCOPE_TR("core", "models of this type number positions by a convolution")},
    {"swin swinv2 beit", Scheme::notShown, "{}", false, false, 0, 0,
     POSISCOPE_TR("core", "models of this type have a learned bias for each offset in two dimensions")},
    {"mamba mamba2 rwkv falcon_mamba", Scheme::notShown, "{}", false, false, 0, 0,
     POSISCOPE_TR("core", "models of this type have no attention and number no positions")},
};

constexpr PositionWord positionWords[] = {{"absolute", Scheme::learned, true},
                                          {"learned", Scheme::learned},
                                          {"learned_absolute", Scheme::learned},
                                          {"relative_key", Scheme::shaw},
                                          {"relative_key_query", Scheme::shaw},
                                          {"relative", Scheme::transformerXl},
                                          {"rotary", Scheme::rope},
                                          {"rope", Scheme::rope},
                                          {"alibi", Scheme::alibi},
                                          {"sinusoidal", Scheme::sinusoidal},
                                          {"sine", Scheme::sinusoidal, true},
                                          {"nope", Scheme::nope},
                                          {"none", Scheme::nope}};

bool hasWord(std::string_view words, std::string_view word) {
    while (true) {
        const auto space = words.find(' ');
        if (words.substr(0, space) == word) return true;
        if (space == std::string_view::npos) return false;
        words.remove_prefix(space + 1);
    }
}

}  // namespace

const ModelType* findModelType(std::string_view name) {
    if (name.empty()) return nullptr;
    const auto* const found = std::find_if(std::begin(modelTypes), std::end(modelTypes),
                                           [name](const ModelType& row) { return hasWord(row.names, name); });
    return found == std::end(modelTypes) ? nullptr : found;
}

const PositionWord* findPositionWord(std::string_view word) {
    const auto* const found = std::find_if(std::begin(positionWords), std::end(positionWords),
                                           [word](const PositionWord& row) { return row.word == word; });
    return found == std::end(positionWords) ? nullptr : found;
}

}  // namespace posiscope
