// SPDX-License-Identifier: GPL-3.0-or-later
// Models whose heads are rotated in pairs of elements i and i + d/2.
#include "core/base/text.h"
#include "core/config/modeltypes.h"

namespace posiscope {

namespace {

constexpr ModelType rotaryRows[] = {
    {.names = "llama",
     .defaults =
         R"({"hidden_size":4096,"num_attention_heads":32,"max_position_embeddings":2048,"rope_theta":10000})"},
    {.names = "mistral",
     .defaults =
         R"({"hidden_size":4096,"num_attention_heads":32,"max_position_embeddings":131072,"rope_theta":10000})"},
    {.names = "mixtral",
     .defaults =
         R"({"hidden_size":4096,"num_attention_heads":32,"max_position_embeddings":131072,"rope_theta":1e6})"},
    {.names = "ministral", .defaults = R"({"max_position_embeddings":131072,"rope_theta":10000})"},
    {.names = "ministral3",
     .defaults = R"({"head_dim":128,"max_position_embeddings":262144,"rope_theta":1e6})"},
    {.names = "qwen2 qwen2_moe qwen3_moe",
     .defaults = R"({"max_position_embeddings":32768,"rope_theta":10000})"},
    {.names = "qwen2_vl qwen2_5_vl qwen2_vl_text qwen2_5_vl_text qwen2_5_omni_text",
     .defaults = R"({"max_position_embeddings":32768,"rope_theta":1e6})"},
    {.names = "qwen3", .defaults = R"({"head_dim":128,"max_position_embeddings":32768,"rope_theta":10000})"},
    {.names = "qwen3_vl_text qwen3_vl_moe_text",
     .defaults = R"({"max_position_embeddings":128000,"rope_theta":500000})"},
    row("qwen3_next qwen3_5_text qwen3_5_moe_text", Scheme::rope,
        R"({"head_dim":256,"partial_rotary_factor":0.25,"max_position_embeddings":32768,"rope_theta":10000})",
        {.recurrent = RecurrentLayers::linearAttention}),
    // The first Qwen, by its own modeling_qwen.py.
    {.names = "qwen", .defaults = R"({"kv_channels":128,"seq_length":8192,"rotary_emb_base":10000})"},
    {.names = "phi3 phi4mm phi4_multimodal",
     .defaults = R"({"max_position_embeddings":4096,"rope_theta":10000})"},
    {.names = "phimoe", .defaults = R"({"max_position_embeddings":131072,"rope_theta":1e6})"},
    // Its own modeling_phi3_small.py.
    {.names = "phi3small", .defaults = R"({"max_position_embeddings":8192,"rope_embedding_base":10000})"},
    {.names = "phi phi-msft mixformer-sequential",
     .defaults = R"({"partial_rotary_factor":0.5,"max_position_embeddings":2048,"rope_theta":10000})"},
    {.names = "gemma gemma2 vaultgemma t5_gemma_module",
     .defaults = R"({"head_dim":256,"max_position_embeddings":8192,"rope_theta":10000})"},
    {.names = "gemma3_text gemma3 t5gemma2_text t5gemma2_decoder",
     .defaults =
         R"({"head_dim":256,"max_position_embeddings":131072,"rope_theta":1e6,"rope_local_base_freq":10000})"},
    {.names = "gemma3n_text gemma3n",
     .defaults =
         R"({"head_dim":256,"max_position_embeddings":32768,"rope_theta":1e6,"rope_local_base_freq":10000})"},
    {.names = "gemma4_text gemma4_unified_text",
     .defaults = R"({"head_dim":256,"max_position_embeddings":131072,"rope_theta":10000})"},
    row("recurrent_gemma", Scheme::rope, R"({"partial_rotary_factor":0.5,"rope_theta":10000})",
        {.recurrent = RecurrentLayers::withoutAttention}),
    {.names = "stablelm stablelm_epoch",
     .defaults = R"({"partial_rotary_factor":0.25,"max_position_embeddings":4096,"rope_theta":10000})"},
    {.names = "persimmon fuyu",
     .defaults = R"({"partial_rotary_factor":0.5,"max_position_embeddings":16384,"rope_theta":25000})"},
    {.names = "nemotron",
     .defaults = R"({"partial_rotary_factor":0.5,"max_position_embeddings":4096,"rope_theta":10000})"},
    {.names = "glm4_moe glm4v_moe_text",
     .defaults = R"({"partial_rotary_factor":0.5,"max_position_embeddings":131072,"rope_theta":10000})"},
    {.names = "starcoder2", .defaults = R"({"max_position_embeddings":4096,"rope_theta":10000})"},
    {.names = "olmo olmo2 granite granitemoe granitemoeshared hf_olmo internlm internlm2 exaone minicpm "
              "diffllama doge dots1 hunyuan_v1_dense hunyuan_v1_moe higgs_audio_v2 aria_text hyperclovax",
     .defaults = R"({"max_position_embeddings":2048,"rope_theta":10000})"},
    {.names = "olmoe arcee chameleon", .defaults = R"({"max_position_embeddings":4096,"rope_theta":10000})"},
    {.names = "flex_olmo", .defaults = R"({"max_position_embeddings":4096,"rope_theta":500000})"},
    row("olmo3", Scheme::rope, R"({"max_position_embeddings":2048,"rope_theta":10000})",
        {.others = OtherLayers::slidingUnscaled}),
    {.names = "orion aquila", .defaults = R"({"max_position_embeddings":4096,"rope_theta":10000})"},
    {.names = "yi baichuan_m1", .defaults = R"({"rope_theta":10000})"},
    {.names = "apertus", .defaults = R"({"max_position_embeddings":65536,"rope_theta":1.2e7})"},
    {.names = "bitnet", .defaults = R"({"max_position_embeddings":2048,"rope_theta":500000})"},
    {.names = "seed_oss",
     .defaults = R"({"head_dim":128,"max_position_embeddings":524288,"rope_theta":10000})"},
    row("lfm2 lfm2_moe", Scheme::rope, R"({"max_position_embeddings":128000,"rope_theta":1e6})",
        {.recurrent = RecurrentLayers::withoutAttention}),
    {.names = "minimax_m2",
     .defaults = R"({"head_dim":128,"max_position_embeddings":196608,"rope_theta":5e6})"},
    {.names = "mllama_text_model", .defaults = R"({"max_position_embeddings":131072,"rope_theta":500000})"},
    {.names = "jetmoe",
     .defaults = R"({"kv_channels":128,"max_position_embeddings":4096,"rope_theta":10000})"},
    {.names = "emu3_text_model", .defaults = R"({"max_position_embeddings":9216,"rope_theta":1e6})"},
    {.names = "csm csm_depth_decoder_model", .defaults = R"({"rope_theta":500000})"},
    {.names = "mimi", .defaults = R"({"max_position_embeddings":8000,"rope_theta":10000})"},
    {.names = "moshi", .defaults = R"({"max_position_embeddings":3000,"rope_theta":10000})"},
    row("smollm3", Scheme::rope,
        R"({"num_hidden_layers":36,"max_position_embeddings":32768,"rope_theta":2e6,"no_rope_layer_interval":4})",
        {.others = OtherLayers::listed}),
    row("exaone4 exaone_moe", Scheme::rope,
        R"({"max_position_embeddings":2048,"rope_theta":10000,"sliding_window_pattern":4})",
        {.when = R"({"sliding_window":null})"}),
    row("exaone4 exaone_moe", Scheme::rope,
        R"({"max_position_embeddings":2048,"rope_theta":10000,"sliding_window_pattern":4})",
        {.others = OtherLayers::full}),
    row("afmoe", Scheme::rope, R"({"head_dim":128,"max_position_embeddings":16384,"rope_theta":10000})",
        {.others = OtherLayers::full}),
    {.names = "gpt_oss",
     .defaults = R"({"head_dim":64,"max_position_embeddings":131072,"rope_theta":150000})"},
    row("falcon RefinedWeb RefinedWebModel", Scheme::alibi, R"({"max_position_embeddings":2048})",
        {.when = R"({"alibi":true})",
         .notes = {POSISCOPE_TR(
             "core", "not shown: Falcon divides the bias by √head_dim, together with the scores")}}),
    {.names = "falcon RefinedWeb RefinedWebModel",
     .defaults = R"({"max_position_embeddings":2048,"rope_theta":10000})"},
    row("falcon_h1", Scheme::rope, R"({"max_position_embeddings":8192,"rope_theta":10000})",
        {.recurrent = RecurrentLayers::withoutAttention}),
    {.names = "gpt_neox",
     .defaults = R"({"rotary_pct":0.25,"max_position_embeddings":2048,"rotary_emb_base":10000})"},
    {.names = "gpt_neox_japanese",
     .defaults = R"({"rotary_pct":1,"max_position_embeddings":2048,"rotary_emb_base":10000})"},
    {.names = "modernbert modernbert-decoder",
     .defaults = R"({"max_position_embeddings":8192,"global_rope_theta":160000,"local_rope_theta":10000})"},
    {.names = "eurobert", .defaults = R"({"max_position_embeddings":8192,"rope_theta":10000})"},
    {.names = "nomic_bert",
     .defaults = R"({"rotary_emb_base":10000,"n_positions":2048,"max_trained_positions":2048})"},
    {.names = "jina_embeddings_v3", .defaults = R"({"max_position_embeddings":8194,"rope_theta":20000})"},
    // gte-*-en-v1.5: Alibaba-NLP/new-impl, modeling.py.
    {.names = "new", .defaults = R"({"max_position_embeddings":2048,"rope_theta":10000})"},
    {.names = "dbrx", .defaults = R"({"max_seq_len":2048,"rope_theta":10000})"},
    row("minimax minimax_text_01", Scheme::rope, R"({"rope_theta":1e6})",
        {.recurrent = RecurrentLayers::linearAttention}),
    row("bamba", Scheme::rope,
        R"({"partial_rotary_factor":0.5,"max_position_embeddings":262144,"rope_theta":10000})",
        {.recurrent = RecurrentLayers::withoutAttention}),
    row("granitemoehybrid", Scheme::rope, R"({"max_position_embeddings":2048,"rope_theta":10000})",
        {.when = R"({"position_embedding_type":"rope"})", .recurrent = RecurrentLayers::withoutAttention}),
    row("zamba2", Scheme::rope, R"({"max_position_embeddings":4096,"rope_theta":10000})",
        {.when = R"({"use_mem_rope":true})",
         .headWidths = 2,
         .recurrent = RecurrentLayers::withoutAttention}),
    // xai-org/grok-1, model.py; sgl-project/sglang, models/grok.py: “original” is no scaling.
    row("grok-1 grok1", Scheme::rope, R"({"rope_theta":10000})",
        {.when = R"({"rope_type":"original"})", .told = "original_max_position_embeddings"}),
    {.names = "grok-1 grok1", .defaults = R"({"rope_theta":10000})"},
    // The two sizes of Baichuan differ: modeling_baichuan.py of each.
    row("baichuan", Scheme::alibi, R"({"model_max_length":4096})", {.when = R"({"hidden_size":5120})"}),
    {.names = "baichuan", .defaults = R"({"max_position_embeddings":4096,"rope_theta":10000})"},
    // apple/OpenELM, configuration_openelm.py and modeling_openelm.py.
    {.names = "openelm",
     .defaults = R"({"head_dim":128,"max_context_length":2048,"rope_freq_constant":10000})"},
    {.names = "minicpm3",
     .defaults = R"({"qk_rope_head_dim":32,"max_position_embeddings":32768,"rope_theta":10000})"},
};

}  // namespace

std::span<const ModelType> rotaryTypes() {
    return rotaryRows;
}

}  // namespace posiscope
