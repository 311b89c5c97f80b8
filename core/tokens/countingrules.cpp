// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/countingrules.h"

#include <algorithm>

namespace posiscope {

namespace {

const std::vector<RuleAxis> timeHeightWidth{
    {"time", AxisRole::frame}, {"height", AxisRole::row}, {"width", AxisRole::column}};
const std::vector<RuleAxis> frameRowColumn{
    {"frame", AxisRole::frame}, {"row", AxisRole::row}, {"column", AxisRole::column}};
const std::vector<RuleAxis> timeRowColumnText{{"time", AxisRole::frame},
                                              {"row", AxisRole::row},
                                              {"column", AxisRole::column},
                                              {"text", AxisRole::text}};
const std::vector<RuleAxis> positionWidthHeightImage{{"position", AxisRole::token},
                                                     {"width", AxisRole::column},
                                                     {"height", AxisRole::row},
                                                     {"image", AxisRole::image}};
const std::vector<RuleAxis> rowColumn{{"row", AxisRole::row}, {"column", AxisRole::column}};
const std::vector<RuleAxis> xAndY{{"x", AxisRole::column}, {"y", AxisRole::row}};
const std::vector<RuleAxis> position{{"position", AxisRole::token}};

std::vector<CountingRule> allRules() {
    return {
        {.id = "qwen2-vl",
         .name = "Qwen2-VL",
         .source = "huggingface/transformers, models/qwen2_vl/modeling_qwen2_vl.py, get_rope_index",
         .axes = timeHeightWidth},
        {.id = "qwen2.5-vl",
         .name = "Qwen2.5-VL",
         .source = "huggingface/transformers, models/qwen2_5_vl/modeling_qwen2_5_vl.py, get_rope_index",
         .axes = timeHeightWidth,
         .perSecond = 2,
         .framesInPatch = 2,
         .cut = true},
        {.id = "qwen2.5-omni",
         .name = "Qwen2.5-Omni",
         .source = "huggingface/transformers, models/qwen2_5_omni/modeling_qwen2_5_omni.py, get_rope_index",
         .axes = timeHeightWidth,
         .audio = true,
         .perSecond = 25,
         .framesInPatch = 2,
         .cut = true},
        {.id = "qwen3-vl",
         .name = "Qwen3-VL, Qwen3.5",
         .source = "huggingface/transformers, models/qwen3_vl/modeling_qwen3_vl.py, get_rope_index",
         .axes = timeHeightWidth,
         .framesApart = true},
        {.id = "ernie-4.5-vl",
         .name = "ERNIE 4.5 VL",
         .source = "huggingface/transformers, models/ernie4_5_vl_moe/modeling_ernie4_5_vl_moe.py",
         .axes = timeHeightWidth},
        {.id = "glm-v",
         .name = "GLM-4.1V, GLM-4.5V",
         .source = "huggingface/transformers, models/glm4v/modeling_glm4v.py, get_rope_index",
         .axes = timeHeightWidth,
         .framesApart = true},
        {.id = "xd-rope",
         .name = "Hunyuan VL, HunyuanOCR (XD-RoPE)",
         .source = "vllm-project/vllm, vllm/model_executor/models/hunyuan_vision.py, "
                   "get_xdrope_input_positions",
         .axes = positionWidthHeightImage,
         .frames = ImageOrigin::zero,
         .places = ImageOrigin::zero,
         .rowEnd = 1,
         .framesApart = true,
         .next = NextNumber::tokens},
        {.id = "flux.1",
         .name = "FLUX.1, Kontext",
         .source = "huggingface/diffusers, pipelines/flux/pipeline_flux.py, _prepare_latent_image_ids",
         .axes = frameRowColumn,
         .text = TextCount::none,
         .frames = ImageOrigin::imageNumber,
         .places = ImageOrigin::zero,
         .next = NextNumber::same,
         .padding = PaddingNumber::zero,
         .decodes = false},
        {.id = "flux.2",
         .name = "FLUX.2",
         .source = "huggingface/diffusers, pipelines/flux2/pipeline_flux2.py, _prepare_image_ids",
         .axes = timeRowColumnText,
         .text = TextCount::last,
         .frames = ImageOrigin::imageNumber,
         .places = ImageOrigin::zero,
         .imageStep = 10,
         .next = NextNumber::same,
         .padding = PaddingNumber::zero,
         .decodes = false},
        {.id = "qwen-image",
         .name = "Qwen-Image",
         .source = "huggingface/diffusers, models/transformers/transformer_qwenimage.py, QwenEmbedRope",
         .axes = frameRowColumn,
         .textBehindImages = true,
         .frames = ImageOrigin::imageNumber,
         .places = ImageOrigin::centred,
         .next = NextNumber::same,
         .padding = PaddingNumber::zero,
         .decodes = false},
        {.id = "z-image",
         .name = "Z-Image",
         .source = "huggingface/diffusers, models/transformers/transformer_z_image.py, patchify_and_embed",
         .axes = frameRowColumn,
         .text = TextCount::first,
         .textFrom = 1,
         .frames = ImageOrigin::behindText,
         .places = ImageOrigin::zero,
         .next = NextNumber::same,
         .padding = PaddingNumber::zero,
         .decodes = false},
        {.id = "lumina2",
         .name = "Lumina Image 2.0",
         .source = "huggingface/diffusers, models/transformers/transformer_lumina2.py",
         .axes = frameRowColumn,
         .text = TextCount::first,
         .frames = ImageOrigin::behindText,
         .places = ImageOrigin::zero,
         .next = NextNumber::same,
         .padding = PaddingNumber::zero,
         .decodes = false},
        {.id = "ernie-image",
         .name = "ERNIE-Image",
         .source = "huggingface/diffusers, models/transformers/transformer_ernie_image.py",
         .axes = frameRowColumn,
         .text = TextCount::first,
         .frames = ImageOrigin::behindText,
         .places = ImageOrigin::zero,
         .next = NextNumber::same,
         .padding = PaddingNumber::zero,
         .decodes = false},
        {.id = "ideogram4",
         .name = "Ideogram 4",
         .source = "huggingface/diffusers, pipelines/ideogram4/pipeline_ideogram4.py",
         .axes = timeHeightWidth,
         .frames = ImageOrigin::fixed,
         .places = ImageOrigin::fixed,
         .fixed = 65536,
         .next = NextNumber::same,
         .padding = PaddingNumber::zero,
         .decodes = false},
        {.id = "cosmos3",
         .name = "Cosmos 3",
         .source = "huggingface/diffusers, pipelines/cosmos/pipeline_cosmos3_omni.py",
         .axes = timeHeightWidth,
         .places = ImageOrigin::zero,
         .gap = 15000,
         .next = NextNumber::same,
         .perSecond = 24,
         .padding = PaddingNumber::zero,
         .decodes = false},
        {.id = "omnigen2",
         .name = "OmniGen2 (OmniRoPE)",
         .source = "VectorSpaceLab/OmniGen2, omnigen2/models/transformers/repo.py",
         .axes = timeHeightWidth,
         .places = ImageOrigin::zero,
         .padding = PaddingNumber::zero,
         .decodes = false},
        {.id = "omni-rope",
         .name = "OmniRoPE, text on the first axis alone",
         .source = "VectorSpaceLab/OmniGen2, figure 2 of its paper (arXiv 2506.18871)",
         .axes = timeHeightWidth,
         .text = TextCount::first,
         .places = ImageOrigin::zero,
         .padding = PaddingNumber::zero,
         .decodes = false},
        {.id = "patches",
         .name = "Patches of an image, rows and columns",
         .source = "huggingface/transformers, models/qwen2_vl/modeling_qwen2_vl.py, rot_pos_emb",
         .axes = rowColumn,
         .text = TextCount::none,
         .places = ImageOrigin::zero,
         .framesApart = true,
         .next = NextNumber::same,
         .padding = PaddingNumber::zero,
         .decodes = false},
        {.id = "gemma-4-vision",
         .name = "Gemma 4, patches of its images",
         .source = "huggingface/transformers, models/gemma4/image_processing_gemma4.py",
         .axes = xAndY,
         .text = TextCount::none,
         .places = ImageOrigin::zero,
         .framesApart = true,
         .next = NextNumber::same,
         .padding = PaddingNumber::minusOne,
         .decodes = false},
        {.id = "padded",
         .name = "Text with padding at its left",
         .source = "huggingface/transformers, position_ids.masked_fill_(attention_mask == 0, 1)",
         .axes = position,
         .images = false},
        {.id = "padded-below",
         .name = "MiniMax M3, text with padding at its left",
         .source = "Blaizzy/mlx-vlm, mlx_vlm/tests/test_minimax_m3.py",
         .axes = position,
         .images = false,
         .padding = PaddingNumber::below},
        {.id = "packed",
         .name = "Packed sequences",
         .source = "EricLBuehler/mistral.rs, mistralrs-core/src/pipeline/inputs_processor.rs",
         .axes = position,
         .eachTextFromZero = true,
         .images = false}};
}

}  // namespace

std::span<const CountingRule> countingRules() {
    static const std::vector<CountingRule> all = allRules();
    return all;
}

const CountingRule* findCountingRule(std::string_view id) {
    const auto all = countingRules();
    const auto found = std::ranges::find(all, id, &CountingRule::id);
    return found == all.end() ? nullptr : &*found;
}

Text nameOfAxis(std::string_view id) {
    static const std::pair<std::string_view, Text> names[]{
        {"time", POSISCOPE_TR("core", "time")},        {"height", POSISCOPE_TR("core", "height")},
        {"width", POSISCOPE_TR("core", "width")},      {"frame", POSISCOPE_TR("core", "frame")},
        {"row", POSISCOPE_TR("core", "row")},          {"column", POSISCOPE_TR("core", "column")},
        {"text", POSISCOPE_TR("core", "text")},        {"image", POSISCOPE_TR("core", "image")},
        {"position", POSISCOPE_TR("core", "position")}};
    for (const auto& [known, name] : names)
        if (id == known) return name;
    return Text::asIs(std::string(id));
}

}  // namespace posiscope
