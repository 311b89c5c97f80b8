// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diffusersconfig.h"

#include <algorithm>

#include "core/base/printable.h"
#include "core/config/sizes.h"
#include "core/encodings/registry.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

// huggingface/diffusers, models/unets/*.py and models/controlnets/*.py: Timesteps(block_out_channels[0],
// flip_sin_to_cos, freq_shift), by default True and 0.
constexpr std::string_view timestepClasses =
    "UNet2DModel UNet2DConditionModel UNet1DModel UNet3DConditionModel UNetMotionModel "
    "UNetSpatioTemporalConditionModel UNetControlNetXSModel I2VGenXLUNet ControlNetModel "
    "ControlNetUnionModel "
    "SparseControlNetModel";
// Classes that pass True and 0 whatever the file says.
constexpr std::string_view fixedClasses =
    "UNet3DConditionModel UNetMotionModel UNetSpatioTemporalConditionModel UNetControlNetXSModel "
    "I2VGenXLUNet";

// models/transformers/*.py: RoPE over the frame, the row and the column of a patch, or some of them.
constexpr std::string_view rotaryClasses =
    "FluxTransformer2DModel Flux2Transformer2DModel FluxControlNetModel ChromaTransformer2DModel "
    "QwenImageTransformer2DModel WanTransformer3DModel WanVACETransformer3DModel "
    "SkyReelsV2Transformer3DModel "
    "HunyuanVideoTransformer3DModel HunyuanImageTransformer2DModel HunyuanDiT2DModel "
    "LTXVideoTransformer3DModel "
    "MochiTransformer3DModel CosmosTransformer3DModel AllegroTransformer3DModel "
    "EasyAnimateTransformer3DModel "
    "CogView4Transformer2DModel Lumina2Transformer2DModel LuminaNextDiT2DModel OmniGenTransformer2DModel "
    "HiDreamImageTransformer2DModel ZImageTransformer2DModel StableAudioDiTModel SanaVideoTransformer3DModel "
    "BriaTransformer2DModel Ideogram4Transformer2DModel MiniMaxH3Transformer3DModel";
// models/embeddings.py, PatchEmbed: sinusoids of the row and the column, cut or stretched to the picture.
constexpr std::string_view patchClasses =
    "SD3Transformer2DModel SD3ControlNetModel DiTTransformer2DModel PixArtTransformer2DModel "
    "Transformer2DModel AuraFlowTransformer2DModel CogView3PlusTransformer2DModel LatteTransformer3DModel "
    "SanaTransformer2DModel";

bool isAmong(std::string_view classes, std::string_view name) {
    const auto all = wordsOf(classes);
    return std::find(all.begin(), all.end(), name) != all.end();
}

Error refusal(const char* sentence, const std::string& name) {
    return {{sentence, {printable(name)}}, ""};
}

/// "axes_dims_rope [16, 56, 56]": a key that says how RoPE divides a head; empty where there is none.
std::string axesOf(const Json& object) {
    for (const char* key : {"axes_dims_rope", "rope_axes_dim", "axes_dims", "axes_dim", "axes_dim_rope"})
        if (const auto found = object.find(key); found != object.end() && found->is_array()) {
            std::string dims = found->dump(-1, ' ', false, Json::error_handler_t::replace);
            for (std::size_t at = dims.find(','); at != std::string::npos; at = dims.find(',', at + 2))
                dims.insert(at + 1, " ");
            return std::string(key) + " " + printable(dims, 40);
        }
    for (const char* key : {"use_rotary_positional_embeddings", "use_rope"})
        if (const auto found = object.find(key); found != object.end() && *found == true)
            return std::string(key) + " true";
    return {};
}

void refuse(ConfigReader& reader, const std::string& name) {
    if (const std::string axes = axesOf(reader.outermost()); !axes.empty())
        return reader.failUndrawn(
            {{POSISCOPE_TR("core",
                           "%1, a class of diffusers, turns pairs by the frame, the row or the column of a "
                           "patch (RoPE over several axes: %2), which Posiscope cannot show"),
              {printable(name), axes}},
             ""});
    if (isAmong(rotaryClasses, name))
        return reader.failUndrawn(
            refusal(POSISCOPE_TR("core",
                                 "%1, a class of diffusers, turns pairs by the frame, the row or the column "
                                 "of a patch (RoPE over several axes), which Posiscope cannot show"),
                    name));
    if (isAmong(patchClasses, name) || reader.outermost().contains("use_rotary_positional_embeddings"))
        return reader.failUndrawn(
            refusal(POSISCOPE_TR("core",
                                 "%1, a class of diffusers, adds sinusoids of the row and the column, cut or "
                                 "stretched to the size of the picture, which Posiscope cannot show"),
                    name));
    if (name.starts_with("Autoencoder") || name.starts_with("VQModel") || name.ends_with("Scheduler") ||
        name.ends_with("Pipeline"))
        return reader.fail(
            refusal(POSISCOPE_TR("core", "%1, a class of diffusers, numbers no positions"), name));
    return reader.fail(refusal(
        POSISCOPE_TR("core", "%1 is a class of diffusers whose positions Posiscope does not know"), name));
}

/// The width of the embedding: the channels of the first block.
void takeChannels(ConfigReader& reader) {
    const auto channels = reader.any({"block_out_channels"});
    if (!channels) return reader.fail(missing("block_out_channels"));
    if (!channels->value->is_array() || channels->value->empty() ||
        !channels->value->front().is_number_unsigned() ||
        channels->value->front() > static_cast<std::uint64_t>(largestWidth))
        return reader.fail({{POSISCOPE_TR("core", "%1 must be whole numbers from 1 to %2"),
                             {channels->name, groupedDigits(static_cast<std::int64_t>(largestWidth))}},
                            ""});
    const auto first = channels->value->front().get<std::int64_t>();
    reader.set(keys::dModel.name, first, channels->name);
    reader.noteRead(channels->name, groupedDigits(first) + " …", keys::dModel.name);
}

void takeForm(ConfigReader& reader, const std::string& name) {
    const Text reason = POSISCOPE_TR("core", "as models of this type do");
    const bool fixed = isAmong(fixedClasses, name);
    if (fixed || !reader.take("flip_sin_to_cos", {"flip_sin_to_cos"}))
        reader.assume("flip_sin_to_cos", true, reason);
    if (fixed || !reader.take("downscale_freq_shift", {"freq_shift"}))
        reader.assume("downscale_freq_shift", 0.0, reason);
}

}  // namespace

bool isOfDiffusers(const Json& root) {
    const auto name = root.find("_class_name");
    return name != root.end() && name->is_string() && !root.contains("model_type");
}

void readDiffusers(ConfigReader& reader) {
    const std::string name = reader.outermost().at("_class_name").get<std::string>();
    if (!isAmong(timestepClasses, name)) return refuse(reader, name);
    const auto kind = reader.word({"time_embedding_type"});
    if (kind && kind->value != "positional")
        return reader.fail({{POSISCOPE_TR("core",
                                          "%1, a class of diffusers, embeds timesteps with numbers from its "
                                          "weights (time_embedding_type “%2”), which Posiscope cannot show"),
                             {printable(name), printable(kind->value, 40)}},
                            ""});
    reader.choose(timestepEncoding());
    reader.noteRead("_class_name", "“" + printable(name) + "”", "");
    takeChannels(reader);
    takeForm(reader, name);
    reader.assume(
        keys::maxLen.name, std::int64_t{1000},
        POSISCOPE_TR("core", "the timesteps of training in the paper; the scheduler’s file says them"));
    if (reader.has({"addition_time_embed_dim"})) {
        const auto width = reader.any({"addition_time_embed_dim"});
        reader.noteUndrawn(
            {POSISCOPE_TR("core", "not shown: sizes of the picture, embedded in the same way (%1 %2)"),
             {width->name, shortForm(*width->value)}});
    }
    reader.note(
        POSISCOPE_TR("core", "not shown: places in the picture have no numbers; the convolutions know them"));
}

}  // namespace posiscope
