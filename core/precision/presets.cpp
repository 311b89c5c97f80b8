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

/// Angles, sines and cosines in float32: what most programs have in common.
constexpr Pipeline single(NumberKind table, NumberKind application, NumberKind vectors) {
    return {f32, f32, f32, f32, f32, f32, table, application, vectors, byPower, false};
}

// arithmetic, power, frequency, position, angle, sine, table, application, vectors, order, quotient
constexpr PipelinePreset presets[] = {
    {"pytorch-tutorial", "the PyTorch tutorial", "pytorch/examples, word_language_model/model.py",
     PresetFor::sinusoidal, false,
     [](NumberKind) {
         return Pipeline{f32, f32, f32, f32, f32, f32, f32, exact, exact, FrequencyOrder::exponential, false};
     }},
    {"d2l", "Dive into Deep Learning",
     "d2l-ai/d2l-en, self-attention-and-positional-encoding.md, class PositionalEncoding",
     PresetFor::sinusoidal, false,
     [](NumberKind) { return Pipeline{f32, f32, f32, f32, f32, f32, f32, exact, exact, byPower, true}; }},
    {"llama", "Llama (reference)", "meta-llama/llama, llama/model.py, precompute_freqs_cis",
     PresetFor::rotary, true, [](NumberKind m) { return single(f32, f32, m); }},
    {"transformers-4.37", "transformers up to 4.37",
     "huggingface/transformers v4.37.2, models/llama/modeling_llama.py, with .half() or .to(bfloat16)",
     PresetFor::rotary, true,
     [](NumberKind m) { return Pipeline{f32, f32, m, m, m, m, m, m, m, byPower, false}; }},
    {"transformers-4.38", "transformers from 4.38.2",
     "huggingface/transformers v4.38.2, models/llama/modeling_llama.py", PresetFor::rotary, true,
     [](NumberKind m) { return single(m, m, m); }},
    {"vllm", "vLLM", "vllm-project/vllm, model_executor/layers/rotary_embedding", PresetFor::rotary, true,
     [](NumberKind m) { return single(m, m, m); }},
    {"sglang", "SGLang", "sgl-project/sglang, srt/layers/rotary_embedding.py, on CUDA", PresetFor::rotary,
     true, [](NumberKind m) { return single(f32, f32, m); }},
    {"sglang-jax", "sglang-jax before 1473", "sgl-project/sglang-jax, issue 1472 and pull request 1473",
     PresetFor::rotary, false,
     [](NumberKind) { return Pipeline{f32, f32, bf16, f32, f32, f32, bf16, bf16, bf16, byPower, false}; }},
    {"candle-qwen2", "candle, qwen2",
     "huggingface/candle, candle-transformers/src/models/qwen2.rs; also gemma2, gemma3, phi3, starcoder2, "
     "stable_lm",
     PresetFor::rotary, true,
     [](NumberKind m) { return Pipeline{f64, f32, m, m, m, m, m, m, m, byPower, false}; }},
    {"candle-llama", "candle, llama",
     "huggingface/candle, candle-transformers/src/models/llama.rs; also mistral, qwen3, qwen3_vl",
     PresetFor::rotary, true, [](NumberKind m) { return single(m, m, m); }},
    {"flash-attention", "flash-attention", "Dao-AILab/flash-attention, flash_attn/layers/rotary.py",
     PresetFor::rotary, true, [](NumberKind m) { return single(m, f32, m); }},
    {"megatron", "Megatron-LM",
     "NVIDIA/Megatron-LM, megatron/core/models/common/embeddings/rope_utils.py, not fused", PresetFor::rotary,
     true, [](NumberKind m) { return single(m, m, m); }},
    {"megatron-fused", "Megatron-LM, fused", "NVIDIA/Megatron-LM, fused kernel of rope_utils.py",
     PresetFor::rotary, true, [](NumberKind m) { return single(exact, f32, m); }},
    {"megatron-deepspeed", "Megatron-DeepSpeed before 206",
     "deepspeedai/Megatron-DeepSpeed, pull request 206", PresetFor::rotary, false,
     [](NumberKind) { return Pipeline{f32, f32, f32, f32, f16, f16, f16, f16, f16, byPower, false}; }},
    {"modded-nanogpt", "modded-nanogpt", "KellerJordan/modded-nanogpt, train_gpt.py", PresetFor::rotary,
     false, [](NumberKind) { return single(bf16, bf16, bf16); }},
    {"maxtext", "MaxText", "AI-Hypercomputer/maxtext, layers/embeddings.py, class RotaryEmbedding",
     PresetFor::rotary, true,
     [](NumberKind m) { return Pipeline{f32, f32, f32, f32, f32, f32, m, m, bf16, byPower, true}; }},
    {"mlx-lm", "mlx-lm", "ml-explore/mlx-lm, pull request 1076: queries and keys are cast before the kernel",
     PresetFor::rotary, true, [](NumberKind m) { return single(exact, f32, m); }},
    {"flux", "FLUX", "black-forest-labs/flux, src/flux/math.py, rope and apply_rope", PresetFor::rotary, true,
     [](NumberKind m) { return Pipeline{f64, f64, f64, f64, f64, f64, f32, f32, m, byPower, false}; }},
    {"wan", "Wan", "Wan-Video/Wan2.1, wan/modules/model.py, rope_params and rope_apply", PresetFor::rotary,
     true, [](NumberKind m) { return Pipeline{f64, f64, f64, f64, f64, f64, f64, f64, m, byPower, false}; }},
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
