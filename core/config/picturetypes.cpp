// SPDX-License-Identifier: GPL-3.0-or-later
// Models that number the patches of pictures and films.
#include "core/base/text.h"
#include "core/config/modeltypes.h"

namespace posiscope {

namespace {

constexpr ModelType pictureRows[] = {
    row("vit vit_msn dpt flava_image_model blip_vision_model blip_2_vision_model idefics_vision "
        "instructblip_vision_model git_vision_model kosmos_2_vision_model groupvit_vision_model",
        Scheme::learned, R"({"image_size":224,"patch_size":16,"hidden_size":768})",
        {.extraRows = 1, .count = Count::patches}),
    row("dinov2 dinov2_with_registers", Scheme::learned,
        R"({"image_size":224,"patch_size":14,"hidden_size":768})", {.extraRows = 1, .count = Count::patches}),
    row("clip_vision_model altclip_vision_model chinese_clip_vision_model clipseg_vision_model "
        "xclip_vision_model metaclip_2_vision_model",
        Scheme::learned, R"({"image_size":224,"patch_size":32,"hidden_size":768})",
        {.extraRows = 1, .count = Count::patches}),
    row("owlvit_vision_model", Scheme::learned, R"({"image_size":768,"patch_size":32,"hidden_size":768})",
        {.extraRows = 1, .count = Count::patches}),
    row("owlv2_vision_model", Scheme::learned, R"({"image_size":768,"patch_size":16,"hidden_size":768})",
        {.extraRows = 1, .count = Count::patches}),
    row("deit", Scheme::learned, R"({"image_size":224,"patch_size":16,"hidden_size":768})",
        {.extraRows = 2, .count = Count::patches}),
    row("siglip_vision_model ijepa janus_vision_model", Scheme::learned,
        R"({"image_size":224,"patch_size":16,"hidden_size":768})", {.count = Count::patches}),
    row("yolos", Scheme::learned, R"({"image_size":[512,864],"patch_size":16,"hidden_size":768})",
        {.when = R"({"use_mid_position_embeddings":false})", .extraRows = 101, .count = Count::patches}),
    row("yolos", Scheme::learned, R"({"image_size":[512,864],"patch_size":16,"hidden_size":768})",
        {.extraRows = 101,
         .count = Count::patches,
         .notes = {POSISCOPE_TR("core", "not shown: tables of their own in the layers behind the first")},
         .told = "use_mid_position_embeddings"}),
    row("vivit", Scheme::learned,
        R"({"image_size":224,"num_frames":32,"tubelet_size":[2,16,16],"hidden_size":768})",
        {.extraRows = 1, .count = Count::tubes}),
    row("timesformer", Scheme::learned, R"({"image_size":224,"patch_size":16,"hidden_size":768})",
        {.extraRows = 1,
         .count = Count::patches,
         .notes = {POSISCOPE_TR("core", "not shown: a second table, with a row for each frame")}}),
    row("videomae", Scheme::sinusoidal,
        R"({"image_size":224,"patch_size":16,"num_frames":16,"tubelet_size":2,"hidden_size":768})",
        {.interleaved = true, .count = Count::tubes}),
    row("vit_mae", Scheme::mae, R"({"image_size":224,"patch_size":16,"hidden_size":768})",
        {.notes = {POSISCOPE_TR("core", "not shown: a row of zeros for [CLS] stands before the patches")}}),
    row("detr conditional_detr table-transformer", Scheme::detr, R"({"d_model":256})"),
    row("deformable_detr", Scheme::detr, R"({"d_model":256})",
        {.notes = {POSISCOPE_TR(
             "core",
             "not shown: half a pixel is taken from each position before it is divided, and each of "
             "several feature maps has a learned row that is added to all of it")}}),
    {.names = "grounding-dino mm-grounding-dino dab-detr rt_detr rt_detr_v2 d_fine deimv2 omdet-turbo",
     .scheme = Scheme::notShown,
     .notes = {POSISCOPE_TR(
         "core",
         "models of this type have sinusoids of rows and columns with a temperature or an order "
         "of their own, which Posiscope does not show")}},
    {.names = "swin swinv2 swin2sr donut-swin maskformer-swin beit data2vec-vision clap_audio_model",
     .scheme = Scheme::notShown,
     .notes = {POSISCOPE_TR("core",
                            "models of this type have a learned bias for each offset in two dimensions")}},
    {.names = "sam_vision_model sam_hq_vision_model seggpt vitdet",
     .scheme = Scheme::notShown,
     .notes = {POSISCOPE_TR(
         "core",
         "models of this type have learned tables for offsets of rows and of columns, besides a "
         "learned table of places")}},
    {.names = "levit",
     .scheme = Scheme::notShown,
     .notes = {POSISCOPE_TR("core",
                            "models of this type have a learned bias for each offset in two dimensions")}},
    {.names = "convnext convnextv2 resnet regnet mobilenet_v1 mobilenet_v2 efficientnet bit poolformer "
              "dinov3_convnext "
              "segformer pvt_v2",
     .scheme = Scheme::notShown,
     .notes = {POSISCOPE_TR("core",
                            "models of this type number no positions; their convolutions know the place")}},
};

}  // namespace

std::span<const ModelType> pictureTypes() {
    return pictureRows;
}

}  // namespace posiscope
