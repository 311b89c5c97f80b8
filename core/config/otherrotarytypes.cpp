// SPDX-License-Identifier: GPL-3.0-or-later
// Models whose heads are rotated in pairs of elements 2i and 2i + 1, and those whose rotation is not shown.
#include "core/base/text.h"
#include "core/config/modeltypes.h"

namespace posiscope {

namespace {

constexpr const char* goldenGate = POSISCOPE_TR(
    "core",
    "not shown: the second half of each head, turned by the row and the column of a patch with frequencies "
    "from the weights; words leave it as it is");

constexpr ModelType otherRotaryRows[] = {
    row("gptj codegen", Scheme::rope, R"({"rotary_dim":64,"n_positions":2048,"rope_theta":10000})",
        {.interleaved = true}),
    row("roformer", Scheme::rope, R"({"max_position_embeddings":1536,"rope_theta":10000})",
        {.interleaved = true}),
    row("cohere", Scheme::rope, R"({"max_position_embeddings":8192,"rope_theta":10000})",
        {.interleaved = true}),
    row("cohere2 cohere2_moe", Scheme::rope,
        R"({"max_position_embeddings":8192,"rope_theta":10000,"sliding_window_pattern":4})",
        {.interleaved = true, .others = OtherLayers::full}),
    row("glm glm4", Scheme::rope,
        R"({"head_dim":128,"partial_rotary_factor":0.5,"max_position_embeddings":131072,"rope_theta":10000})",
        {.interleaved = true}),
    row("glm4v_text glm_ocr_text", Scheme::rope, R"({"rope_theta":10000})", {.interleaved = true}),
    // THUDM/chatglm-6b, modeling_chatglm.py: half of each head follows the position in the text and half that
    // in the block which is written.
    row("chatglm", Scheme::rope,
        R"({"partial_rotary_factor":0.5,"max_sequence_length":2048,"rope_theta":10000})",
        {.when = R"({"position_encoding_2d":true})",
         .notes = {POSISCOPE_TR(
             "core",
             "not shown: the second half of each head, turned in the same way by the position in "
             "the block that is being written")}}),
    row("chatglm", Scheme::rope, R"({"partial_rotary_factor":0.5,"rope_theta":10000})",
        {.interleaved = true}),
    row("llama4_text llama4", Scheme::rope,
        R"({"head_dim":128,"num_hidden_layers":48,"max_position_embeddings":131072,"rope_theta":500000,
                     "no_rope_layer_interval":4,"attn_temperature_tuning":true,"attn_scale":0.1,
                     "floor_scale":8192})",
        {.interleaved = true, .others = OtherLayers::listed}),
    row("ernie4_5 ernie4_5_moe ernie4_5_vl_moe_text ernie4_5_moe_vl", Scheme::rope,
        R"({"max_position_embeddings":131072,"rope_theta":500000})", {.interleaved = true}),
    row("helium", Scheme::rope, R"({"head_dim":128,"max_position_embeddings":4096,"rope_theta":100000})",
        {.interleaved = true}),
    row("deepseek_v2 deepseek_v3 deepseek_v32 kimi_k2 glm4_moe_lite glm_moe_dsa youtu mistral4", Scheme::rope,
        R"({"qk_rope_head_dim":64,"max_position_embeddings":4096,"rope_theta":10000})",
        {.interleaved = true}),
    row("deepseek_v4", Scheme::rope,
        R"({"head_dim":512,"qk_rope_head_dim":64,"max_position_embeddings":1048576,"rope_theta":10000,
            "compress_rope_theta":160000})",
        {.interleaved = true,
         .notes = {POSISCOPE_TR(
             "core",
             "not shown: keys are values too, so that sums of values are turned back by the "
             "position of the query")}}),
    row("longcat_flash", Scheme::rope,
        R"({"qk_rope_head_dim":64,"max_position_embeddings":131072,"rope_theta":1e7})",
        {.interleaved = true}),
    row("moonshine", Scheme::rope,
        R"({"partial_rotary_factor":0.9,"max_position_embeddings":512,"rope_theta":10000,"hidden_size":288,
             "encoder_num_attention_heads":8})",
        {.interleaved = true}),
    row("moonshine_streaming", Scheme::rope,
        R"({"partial_rotary_factor":0.8,"max_position_embeddings":4096,"rope_theta":10000})",
        {.interleaved = true}),
    // Blaizzy/mlx-vlm, models/falcon_perception and models/falcon_ocr, config.py and language.py.
    row("falcon_perception", Scheme::rope,
        R"({"head_dim":128,"partial_rotary_factor":0.5,"max_position_embeddings":8192,"rope_theta":10000})",
        {.interleaved = true, .notes = {goldenGate}}),
    row("falcon_ocr", Scheme::rope, R"({"head_dim":64,"partial_rotary_factor":0.5,"rope_theta":10000})",
        {.interleaved = true, .notes = {goldenGate}}),
    // Several axes, which no encoding of the program has yet
    {.names = "dinov3_vit eomt_dinov3 sapiens2 pixtral llama4_vision_model gemma4_vision sam3_vit_model "
              "efficientloftr minimax_m3_vl_vision qwen2_vl_vision qwen2_5_vl_vision qwen2_vl_vision_model "
              "glm4v_vision ernie4_5_vl_moe_vision video_llama_3_vision eva02",
     .scheme = Scheme::notShown,
     .notes = {POSISCOPE_TR(
         "core",
         "models of this type turn some pairs by the row of a patch and others by its column "
         "(RoPE in two dimensions), which Posiscope cannot show")}},
    {.names = "vjepa2",
     .scheme = Scheme::notShown,
     .notes = {POSISCOPE_TR("core",
                            "models of this type turn pairs by the frame, the row and the column of a patch "
                            "(RoPE in three dimensions), which Posiscope cannot show")}},
};

}  // namespace

std::span<const ModelType> otherRotaryTypes() {
    return otherRotaryRows;
}

}  // namespace posiscope
