// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/axispresets.h"

#include <algorithm>
#include <array>

#include "core/encodings/positionlist.h"
#include "core/encodings/tokenparameters.h"
#include "core/models/encoding.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

std::vector<AxisPreset> languageModels() {
    return {
        {"qwen2-vl",
         "Qwen2-VL",
         AxisModels::language,
         "huggingface/transformers, models/qwen2_vl/modeling_qwen2_vl.py, apply_multimodal_rotary_pos_emb",
         {{"sections", "16,24,24"}, {"base", "1e6"}}},
        {"qwen2.5-vl",
         "Qwen2.5-VL",
         AxisModels::language,
         "huggingface/transformers, models/qwen2_5_vl/modeling_qwen2_5_vl.py",
         {{"sections", "16,24,24"}, {"base", "1e6"}}},
        {"qwen3-vl",
         "Qwen3-VL",
         AxisModels::language,
         "huggingface/transformers, models/qwen3_vl/modeling_qwen3_vl.py, apply_interleaved_mrope",
         {{"allocation", "interleaved"}, {"sections", "24,20,20"}, {"base", "5e6"}}},
        {"qwen3.5",
         "Qwen3.5",
         AxisModels::language,
         "huggingface/transformers, models/qwen3_5/configuration_qwen3_5.py",
         {{"allocation", "interleaved"},
          {"sections", "11,11,10"},
          {"head_dim", "256"},
          {"partial_rotary_factor", "0.25"},
          {"base", "1e7"}}},
        {"ernie-4.5-vl",
         "ERNIE 4.5 VL",
         AxisModels::language,
         "huggingface/transformers, models/ernie4_5_vl_moe/modeling_ernie4_5_vl_moe.py",
         {{"allocation", "alternate"},
          {"axis_order", "height,width,time"},
          {"sections", "20,22,22"},
          {"rope_layout", "interleaved"},
          {"base", "500000"}}},
        {"glm-4.1v",
         "GLM-4.1V",
         AxisModels::language,
         "huggingface/transformers, models/glm4v/modeling_glm4v.py, line 456",
         {{"sections", "8,12,12"}, {"partial_rotary_factor", "0.5"}, {"rope_layout", "interleaved"}}},
        {"glm-4.5v",
         "GLM-4.5V",
         AxisModels::language,
         "huggingface/transformers, models/glm4v_moe/modeling_glm4v_moe.py, line 85",
         {{"sections", "8,12,12"}, {"partial_rotary_factor", "0.5"}}},
        {"hunyuan-vl",
         "Hunyuan VL",
         AxisModels::language,
         "vllm-project/vllm, rotary_embedding/xdrope.py",
         {{"axes", "position,width,height,image"},
          {"extents", "8,8,8,1"},
          {"sections", "16,16,16,16"},
          {"scaling", "ntk"},
          {"factor", "1000"}}},
        {"openpangu-vl",
         "openPangu VL",
         AxisModels::language,
         "vllm-project/vllm, rotary_embedding/mrope_interleaved.py",
         {{"allocation", "spread"}, {"sections", "16,24,24"}}},
        {"mm-rope",
         "Lumos-1 (MM-RoPE)",
         AxisModels::language,
         "JJJYmmm/Multimodal-RoPEs, freq_allocation/mmrope.py",
         {{"allocation", "pattern"}, {"axis_pattern", "TTHWHWHW"}, {"coordinate_steps", "4,8,8"}}}};
}

std::vector<AxisPreset> visionModels() {
    return {
        {"qwen2-vl-vision",
         POSISCOPE_TR("core", "Qwen2-VL, vision tower"),
         AxisModels::vision,
         "huggingface/transformers, models/qwen2_vl/modeling_qwen2_vl.py, VisionRotaryEmbedding",
         {{"head_dim", "80"}}},
        {"eva-02",
         "EVA-02",
         AxisModels::vision,
         "baaivision/EVA, EVA-02/asuka/rope.py, VisionRotaryEmbeddingFast",
         {{"rope_layout", "interleaved"},
          {"coordinates", "scaled"},
          {"coordinate_sizes", "16,16"},
          {"tokens_in_front", "1"}}},
        {"dinov3",
         "DINOv3",
         AxisModels::vision,
         "facebookresearch/dinov3, layers/rope_position_encoding.py",
         {{"base", "100"}, {"coordinates", "unit"}, {"frequency_unit", "two-pi"}, {"tokens_in_front", "5"}}},
        {"pixtral",
         "Pixtral",
         AxisModels::vision,
         "mistralai/mistral-inference, rope.py, precompute_freqs_cis_2d",
         {{"spectrum_over", "dealt"}, {"rope_layout", "interleaved"}}},
        {"llama-4-vision",
         POSISCOPE_TR("core", "Llama 4, vision"),
         AxisModels::vision,
         "meta-llama/llama-models, llama4/vision/encoder.py",
         {{"axis_order", "width,height"},
          {"rope_layout", "interleaved"},
          {"coordinate_starts", "1,1"},
          {"head_dim", "88"}}},
        {"gemma-4-vision",
         POSISCOPE_TR("core", "Gemma 4, vision"),
         AxisModels::vision,
         "huggingface/transformers, models/gemma4, apply_multidimensional_rope",
         {{"axis_order", "width,height"}, {"rope_layout", "half-in-block"}, {"base", "100"}}},
        {"sam-2",
         POSISCOPE_TR("core", "SAM 2, memory attention"),
         AxisModels::vision,
         "facebookresearch/sam2, modeling/position_encoding.py, compute_axial_cis",
         {{"axis_order", "width,height"},
          {"rope_layout", "interleaved"},
          {"extents", "64,64"},
          {"head_dim", "256"}}},
        {"sam-3",
         POSISCOPE_TR("core", "SAM 3, global layers"),
         AxisModels::vision,
         "huggingface/transformers, models/sam3/modeling_sam3.py, lines 403 and 721",
         {{"axis_order", "width,height"},
          {"rope_layout", "interleaved"},
          {"extents", "72,72"},
          {"coordinates", "scaled"},
          {"coordinate_sizes", "24,24"}}},
        {"rope-vit-axial",
         POSISCOPE_TR("core", "RoPE-ViT, axial"),
         AxisModels::vision,
         "naver-ai/rope-vit, models/vit_rope.py, compute_axial_cis",
         {{"axis_order", "width,height"},
          {"rope_layout", "interleaved"},
          {"base", "100"},
          {"tokens_in_front", "1"}}},
        {"rope-vit-mixed",
         POSISCOPE_TR("core", "RoPE-ViT, mixed"),
         AxisModels::vision,
         "naver-ai/rope-vit, models/vit_rope.py, init_random_2d_freqs",
         {{"allocation", "mixed"},
          {"axis_order", "width,height"},
          {"rope_layout", "interleaved"},
          {"base", "10"},
          {"tokens_in_front", "1"}}}};
}

std::vector<AxisPreset> pictureModels() {
    return {
        {"flux.1",
         "FLUX.1",
         AxisModels::pictures,
         "huggingface/diffusers, transformer_flux.py, FluxPosEmbed (axes_dims_rope 16, 56, 56)",
         {{"axes", "time,row,column"}, {"extents", "1,16,16"}, {"sections", "8,28,28"}}},
        {"flux.2",
         "FLUX.2",
         AxisModels::pictures,
         "huggingface/diffusers, transformer_flux2.py (axes_dims_rope 32, 32, 32, 32; theta 2000)",
         {{"axes", "time,row,column,text"},
          {"extents", "1,16,16,1"},
          {"sections", "16,16,16,16"},
          {"base", "2000"}}},
        {"qwen-image",
         "Qwen-Image",
         AxisModels::pictures,
         "huggingface/diffusers, transformer_qwenimage.py, QwenEmbedRope",
         {{"axes", "frame,row,column"},
          {"extents", "1,16,16"},
          {"sections", "8,28,28"},
          {"coordinates", "centred"}}},
        {"hunyuanvideo",
         "HunyuanVideo",
         AxisModels::pictures,
         "huggingface/diffusers, transformer_hunyuan_video.py (rope_axes_dim 16, 56, 56; rope_theta 256)",
         {{"axes", "frame,row,column"}, {"sections", "8,28,28"}, {"base", "256"}}},
        {"wan",
         "Wan 2.1",
         AxisModels::pictures,
         "huggingface/diffusers, transformer_wan.py, WanRotaryPosEmbed",
         {{"axes", "frame,row,column"}, {"sections", "22,21,21"}}},
        {"cogvideox",
         "CogVideoX 1.5",
         AxisModels::pictures,
         "huggingface/diffusers, embeddings.py, get_3d_rotary_pos_embed",
         {{"axes", "frame,row,column"}, {"sections", "8,12,12"}, {"head_dim", "64"}}},
        {"cogview4",
         "CogView4",
         AxisModels::pictures,
         "huggingface/diffusers, transformer_cogview4.py, lines 556 to 559",
         {{"axes", "row,column"},
          {"extents", "16,16"},
          {"rope_layout", "half-split"},
          {"coordinates", "floor"},
          {"coordinate_sizes", "256,256"}}},
        {"ltx-video",
         "LTX-Video",
         AxisModels::pictures,
         "huggingface/diffusers, transformer_ltx.py, LTXVideoRotaryPosEmbed",
         {{"allocation", "in-turn"},
          {"spectrum_over", "heads"},
          {"axis_spectrum", "rising"},
          {"head_count", "32"},
          {"head_dim", "64"},
          {"coordinates", "fraction"},
          {"coordinate_sizes", "62.5,64,64"}}},
        {"z-image",
         "Z-Image",
         AxisModels::pictures,
         "huggingface/diffusers, transformer_z_image.py (axes_dims 32, 48, 48; rope_theta 256)",
         {{"axes", "text,row,column"}, {"extents", "1,16,16"}, {"sections", "16,24,24"}, {"base", "256"}}},
        {"lumina-2",
         "Lumina 2",
         AxisModels::pictures,
         "huggingface/diffusers, transformer_lumina2.py (axes_dim_rope 32, 32, 32)",
         {{"axes", "text,row,column"}, {"extents", "1,16,16"}, {"sections", "16,16,16"}, {"head_dim", "96"}}},
        {"mochi",
         "Mochi",
         AxisModels::pictures,
         "genmoai/mochi, create_position_matrix and compute_mixed_rotation",
         {{"axes", "time,row,column"},
          {"allocation", "mixed"},
          {"coordinates", "area"},
          {"coordinate_sizes", "1,36864,36864"}}},
        {"cosmos",
         "Cosmos 1",
         AxisModels::pictures,
         "huggingface/diffusers, transformer_cosmos.py, CosmosRotaryPosEmbed (rope_scale 2, 1, 1)",
         {{"axes", "frame,row,column"},
          {"sections", "22,21,21"},
          {"rope_layout", "half-split"},
          {"axis_bases", "20671.155660140554,10000,10000"}}},
        {"ernie-image",
         POSISCOPE_TR("core", "ERNIE-Image, as released"),
         AxisModels::pictures,
         "huggingface/diffusers, transformer_ernie_image.py, lines 46 to 124",
         {{"axes", "text,row,column"},
          {"extents", "1,16,16"},
          {"sections", "16,24,24"},
          {"base", "256"},
          {"rope_layout", "half-split"},
          {"angles", "interleaved"}}},
        {"ernie-image-intended",
         POSISCOPE_TR("core", "ERNIE-Image, intended"),
         AxisModels::pictures,
         "the same with pairs as their angles are repeated",
         {{"axes", "text,row,column"}, {"extents", "1,16,16"}, {"sections", "16,24,24"}, {"base", "256"}}},
        {"v-jepa-2",
         POSISCOPE_TR("core", "V-JEPA 2, as released"),
         AxisModels::pictures,
         "facebookresearch/vjepa2, src/models/utils/modules.py, rotate_queries_or_keys",
         {{"axes", "frame,row,column"},
          {"sections", "10,10,10"},
          {"head_dim", "64"},
          {"partial_rotary_factor", "0.9375"},
          {"angles", "half-in-block"}}},
        {"v-jepa-2-intended",
         POSISCOPE_TR("core", "V-JEPA 2, intended"),
         AxisModels::pictures,
         "facebookresearch/vjepa2, pull request 15: pairs as their angles are repeated",
         {{"axes", "frame,row,column"},
          {"sections", "10,10,10"},
          {"head_dim", "64"},
          {"partial_rotary_factor", "0.9375"}}}};
}

/// What most models of a kind share.
std::vector<std::pair<const char*, const char*>> sharedValues(AxisModels kind) {
    switch (kind) {
        case AxisModels::language: break;
        case AxisModels::vision:
            return {{"axes", "height,width"},
                    {"extents", "14,14"},
                    {"head_dim", "64"},
                    {"spectrum_over", "axis"}};
        case AxisModels::pictures: return {{"rope_layout", "interleaved"}, {"spectrum_over", "axis"}};
    }
    return {};
}

const Encoding& axesEncoding() {
    return *findEncoding("rope-axes");
}

}  // namespace

bool isOfAxisRotation(const std::string& key, const Values& values) {
    static constexpr std::array others{
        "extents", "positions", "tokens_in_front", "tokens",       "counting_rule", "vectors",   "seed",
        "query",   "key",       "score_scaled",    "weights_file", "head_shown",    "head_count"};
    // Coordinates are those of a grid.
    const bool rows = hasPositionList(values) || !values.get(keys::tokens).empty();
    if (rows && (key.starts_with("coordinate") || key == "longest_side")) return false;
    return std::none_of(others.begin(), others.end(), [&](const char* each) { return key == each; });
}

namespace {

/// The values of the encoding's own parameters.
const Values& valuesOf(const AxisPreset& preset) {
    static const std::vector<Values> all = [] {
        std::vector<Values> made(axisPresets().size());
        for (std::size_t n = 0; n < made.size(); ++n)
            applyAxisPreset(axisPresets()[n], made[n]);
        return made;
    }();
    return all[static_cast<std::size_t>(&preset - axisPresets().data())];
}

}  // namespace

std::span<const AxisPreset> axisPresets() {
    static const std::vector<AxisPreset> all = [] {
        std::vector<AxisPreset> made = languageModels();
        for (auto* const more : {visionModels, pictureModels})
            for (AxisPreset& each : more())
                made.push_back(std::move(each));
        return made;
    }();
    return all;
}

const AxisPreset* findAxisPreset(std::string_view id) {
    const auto all = axisPresets();
    const auto found =
        std::find_if(all.begin(), all.end(), [id](const AxisPreset& each) { return each.id == id; });
    return found == all.end() ? nullptr : &*found;
}

void applyAxisPreset(const AxisPreset& preset, Values& values) {
    values.set(keys::encoding, axesEncoding().id);
    for (const Parameter& each : axesEncoding().parameters)
        values.set(each.key, each.initial);
    for (const auto& list : {sharedValues(preset.kind), preset.values})
        for (const auto& [key, text] : list)
            for (const Parameter& each : axesEncoding().parameters)
                if (each.key == key) values.set(key, parseValue(each, text).value());
}

std::vector<const AxisPreset*> fittingAxisPresets(const Values& values) {
    if (values.get(keys::encoding) != axesEncoding().id) return {};
    const auto fits = [&](const AxisPreset& preset) {
        const Values& own = valuesOf(preset);
        return std::all_of(
            axesEncoding().parameters.begin(), axesEncoding().parameters.end(), [&](const Parameter& each) {
                return !isOfAxisRotation(each.key, values) || own.at(each.key) == values.at(each.key);
            });
    };
    std::vector<const AxisPreset*> all;
    for (const AxisPreset& preset : axisPresets())
        if (fits(preset)) all.push_back(&preset);
    return all;
}

Text nameOf(const AxisPreset& preset) {
    const bool hasWords = std::string_view(preset.name).find(',') != std::string_view::npos;
    return hasWords ? Text(preset.name) : Text::asIs(preset.name);
}

Text nameOf(AxisModels kind) {
    switch (kind) {
        case AxisModels::language: return POSISCOPE_TR("core", "Language");
        case AxisModels::vision: return POSISCOPE_TR("core", "Vision");
        case AxisModels::pictures: break;
    }
    return POSISCOPE_TR("core", "Pictures and films");
}

}  // namespace posiscope
