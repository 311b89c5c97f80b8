// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/precision/presets.h"

#include <algorithm>

namespace posiscope {

namespace {

constexpr NumberKind exact = NumberKind::exact;
constexpr NumberKind f64 = NumberKind::float64;
constexpr NumberKind f32 = NumberKind::float32;
constexpr NumberKind f16 = NumberKind::float16;
constexpr NumberKind bf16 = NumberKind::bfloat16;
constexpr auto byPower = FrequencyOrder::power;
constexpr auto running = FrequencyOrder::runningProduct;

/// Angles, sines and cosines in float32, as in most programs.
constexpr Pipeline single(NumberKind table, NumberKind application, NumberKind vectors) {
    return {f32, f32, f32, f32, f32, f32, table, application, vectors, byPower, false};
}

// arithmetic, power, frequency, position, angle, sine, table, application, vectors, order, quotient
constexpr PipelinePreset presets[] = {
    {"pytorch-tutorial", "PyTorch (tutorial)", "pytorch/examples, word_language_model/model.py",
     PresetFor::sinusoidal, false,
     [](NumberKind) {
         return Pipeline{f32, f32, f32, f32, f32, f32, f32, exact, exact, FrequencyOrder::exponential, false};
     }},
    {"d2l", "d2l", "d2l-ai/d2l-en, self-attention-and-positional-encoding.md, PositionalEncoding",
     PresetFor::sinusoidal, false,
     [](NumberKind) { return Pipeline{f32, f32, f32, f32, f32, f32, f32, exact, exact, byPower, true}; }},
    {"llama", "Llama", "meta-llama/llama, llama/model.py, precompute_freqs_cis", PresetFor::rotary, true,
     [](NumberKind m) { return single(f32, f32, m); }},
    {"transformers-4.37", "transformers ≤ 4.37",
     "huggingface/transformers v4.37.2, models/llama/modeling_llama.py, .half(), .to(bfloat16)",
     PresetFor::rotary, true,
     [](NumberKind m) { return Pipeline{f32, f32, m, m, m, m, m, m, m, byPower, false}; }},
    {"transformers-4.38", "transformers ≥ 4.38.2",
     "huggingface/transformers v4.38.2, models/llama/modeling_llama.py", PresetFor::rotary, true,
     [](NumberKind m) { return single(m, m, m); }},
    {"vllm", "vLLM", "vllm-project/vllm, model_executor/layers/rotary_embedding", PresetFor::rotary, true,
     [](NumberKind m) { return single(m, m, m); }},
    {"sglang", "SGLang", "sgl-project/sglang, srt/layers/rotary_embedding.py (CUDA)", PresetFor::rotary, true,
     [](NumberKind m) { return single(f32, f32, m); }},
    {"sglang-jax", "sglang-jax < #1473", "sgl-project/sglang-jax, #1472, #1473", PresetFor::rotary, false,
     [](NumberKind) { return Pipeline{f32, f32, bf16, f32, f32, f32, bf16, bf16, bf16, byPower, false}; }},
    {"candle-qwen2", "candle (qwen2)",
     "huggingface/candle, candle-transformers/src/models/qwen2.rs, gemma2.rs, gemma3.rs, phi3.rs, "
     "starcoder2.rs, stable_lm.rs",
     PresetFor::rotary, true,
     [](NumberKind m) { return Pipeline{f64, f32, m, m, m, m, m, m, m, byPower, false}; }},
    {"candle-llama", "candle (llama)",
     "huggingface/candle, candle-transformers/src/models/llama.rs, mistral.rs, qwen3.rs, qwen3_vl",
     PresetFor::rotary, true, [](NumberKind m) { return single(m, m, m); }},
    {"flash-attention", "flash-attention", "Dao-AILab/flash-attention, flash_attn/layers/rotary.py",
     PresetFor::rotary, true, [](NumberKind m) { return single(m, f32, m); }},
    {"megatron", "Megatron-LM", "NVIDIA/Megatron-LM, megatron/core/models/common/embeddings/rope_utils.py",
     PresetFor::rotary, true, [](NumberKind m) { return single(m, m, m); }},
    {"megatron-fused", "Megatron-LM (fused)", "NVIDIA/Megatron-LM, rope_utils.py, apply_rope_fusion",
     PresetFor::rotary, true, [](NumberKind m) { return single(exact, f32, m); }},
    // The module that computes the angles is no part of the model: pretrain_gpt.py calls .half() on its
    // float32 result, and cosines are taken of that.
    {"megatron-deepspeed", "Megatron-DeepSpeed < #206",
     "deepspeedai/Megatron-DeepSpeed, #206; pretrain_gpt.py, rotary_pos_embedding.py", PresetFor::rotary,
     false, [](NumberKind) { return Pipeline{f32, f32, f32, f32, f16, f16, f16, f16, f16, byPower, false}; }},
    {"modded-nanogpt", "modded-nanogpt", "KellerJordan/modded-nanogpt, train_gpt.py", PresetFor::rotary,
     false, [](NumberKind) { return single(bf16, bf16, bf16); }},
    {"maxtext", "MaxText", "AI-Hypercomputer/maxtext, layers/embeddings.py, RotaryEmbedding",
     PresetFor::rotary, true,
     [](NumberKind m) { return Pipeline{f32, f32, f32, f32, f32, f32, m, m, bf16, byPower, true}; }},
    {"mlx-lm", "mlx-lm", "ml-explore/mlx-lm, #1076", PresetFor::rotary, true,
     [](NumberKind m) { return single(exact, f32, m); }},
    {"flux", "FLUX", "black-forest-labs/flux, src/flux/math.py, rope, apply_rope", PresetFor::rotary, true,
     [](NumberKind m) { return Pipeline{f64, f64, f64, f64, f64, f64, f32, f32, m, byPower, false}; }},
    {"wan", "Wan", "Wan-Video/Wan2.1, wan/modules/model.py, rope_params, rope_apply", PresetFor::rotary, true,
     [](NumberKind m) { return Pipeline{f64, f64, f64, f64, f64, f64, f64, f64, m, byPower, false}; }},
    {"llama.cpp", "llama.cpp", "ggml-org/llama.cpp, ggml_rope_cache_init", PresetFor::rotary, false,
     [](NumberKind) { return Pipeline{f32, f32, f32, f32, f32, f32, exact, f32, f32, running, false}; }},
    {"diffusers", "diffusers", "huggingface/diffusers, models/embeddings.py, get_timestep_embedding",
     PresetFor::timestep, false, [](NumberKind) {
         return Pipeline{f32,  f32, f32, f32, f32, f32, f32, exact, exact, FrequencyOrder::dividedLogarithm,
                         false};
     }}};

}  // namespace

std::span<const PipelinePreset> pipelinePresets() {
    return presets;
}

const PipelinePreset* findPreset(std::string_view id) {
    const auto* found =
        std::find_if(std::begin(presets), std::end(presets), [&](const auto& each) { return each.id == id; });
    return found == std::end(presets) ? nullptr : found;
}

}  // namespace posiscope
