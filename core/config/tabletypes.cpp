// SPDX-License-Identifier: GPL-3.0-or-later
// Models that add a table to the embeddings of words: learned numbers, or sinusoids.
#include "core/base/text.h"
#include "core/config/modeltypes.h"

namespace posiscope {

namespace {

constexpr const char* ownDecoder =
    POSISCOPE_TR("core", "not shown: the decoder has a table of its own; this is the encoder’s");
constexpr const char* biasToo = POSISCOPE_TR(
    "core", "not shown: a learned bias by distance, which these models add to the scores as well");
constexpr const char* layoutToo = POSISCOPE_TR(
    "core", "not shown: the place of a word on its page, for which there are tables of their own");

constexpr ModelType tableRows[] = {
    row("gpt2 gpt_bigcode gpt-sw3", Scheme::learned, R"({"n_positions":1024,"n_embd":768})"),
    row("imagegpt", Scheme::learned, R"({"n_positions":1024,"n_embd":512})"),
    row("openai-gpt", Scheme::learned, R"({"n_positions":512,"n_embd":768})"),
    row("gpt_neo", Scheme::learned, R"({"max_position_embeddings":2048,"hidden_size":2048})"),
    row("bert ernie splinter fnet bert-generation visual_bert dpr roc_bert lxmert retribert qdqbert "
        "megatron-bert flava_text_model blip_text_model align_text_model chinese_clip_text_model "
        "instructblip_qformer blip_2_qformer",
        Scheme::learned, R"({"max_position_embeddings":512,"hidden_size":768})"),
    row("mobilebert", Scheme::learned, R"({"max_position_embeddings":512,"hidden_size":512})"),
    row("big_bird", Scheme::learned, R"({"max_position_embeddings":4096,"hidden_size":768})"),
    row("git", Scheme::learned, R"({"max_position_embeddings":1024,"hidden_size":768})"),
    row("vilt", Scheme::learned, R"({"max_position_embeddings":40,"hidden_size":768})",
        {.notes = {POSISCOPE_TR("core", "not shown: the table of the patches of a picture")}}),
    row("tapas", Scheme::learned, R"({"max_position_embeddings":1024,"hidden_size":768})",
        {.notes = {POSISCOPE_TR("core", "not shown: tables for the row and the column of a cell")}}),
    row("layoutlm layoutlmv2 layoutxlm bros", Scheme::learned,
        R"({"max_position_embeddings":512,"hidden_size":768})", {.notes = {layoutToo}}),
    row("albert electra", Scheme::learned, R"({"max_position_embeddings":512,"embedding_size":128})",
        {.width = "embedding_size"}),
    row("convbert squeezebert", Scheme::learned, R"({"max_position_embeddings":512,"embedding_size":768})",
        {.width = "embedding_size"}),
    row("rembert", Scheme::learned, R"({"max_position_embeddings":512,"input_embedding_size":256})",
        {.width = "input_embedding_size"}),
    row("canine", Scheme::learned, R"({"max_position_embeddings":16384,"hidden_size":768})"),
    row("distilbert", Scheme::learned, R"({"max_position_embeddings":512,"dim":768})", {.interleaved = true}),
    row("xlm flaubert", Scheme::learned, R"({"max_position_embeddings":512,"emb_dim":2048})",
        {.interleaved = true}),
    row("roberta xlm-roberta camembert longformer roberta-prelayernorm data2vec-text ibert xmod markuplm",
        Scheme::learned, R"({"max_position_embeddings":512,"hidden_size":768})", {.first = 2}),
    row("xlm-roberta-xl luke mluke altclip_text_model bridgetower_text_model clap_text_model esm",
        Scheme::learned, R"({"max_position_embeddings":514,"hidden_size":768})", {.first = 2}),
    row("mpnet", Scheme::learned, R"({"max_position_embeddings":512,"hidden_size":768})",
        {.first = 2, .notes = {biasToo}, .told = "relative_attention_num_buckets"}),
    row("layoutlmv3 lilt", Scheme::learned, R"({"max_position_embeddings":512,"hidden_size":768})",
        {.first = 2, .notes = {layoutToo}}),
    // modeling_ernie_m.py adds 2 to the positions of paddlenlp.
    row("ernie_m", Scheme::learned, R"({"max_position_embeddings":514,"hidden_size":768})", {.first = 2}),
    row("prophetnet xlm-prophetnet", Scheme::learned, R"({"max_position_embeddings":512,"hidden_size":1024})",
        {.first = 1, .notes = {biasToo}, .told = "num_buckets relative_max_distance"}),
    row("bart mbart mvp biogpt", Scheme::learned, R"({"max_position_embeddings":1024,"d_model":1024})",
        {.first = 2, .extraRows = 2}),
    row("plbart", Scheme::learned, R"({"max_position_embeddings":1024,"d_model":768})",
        {.first = 2, .extraRows = 2}),
    row("opt", Scheme::learned, R"({"max_position_embeddings":2048,"hidden_size":768})",
        {.first = 2, .extraRows = 2}),
    row("nystromformer yoso mra", Scheme::learned, R"({"max_position_embeddings":510,"hidden_size":768})",
        {.first = 2, .extraRows = 2}),
    row("trocr", Scheme::sinusoidal, R"({"max_position_embeddings":512,"d_model":1024})",
        {.when = R"({"use_learned_position_embeddings":false})", .endpoint = true, .first = 2}),
    row("trocr", Scheme::learned, R"({"max_position_embeddings":512,"d_model":1024})",
        {.first = 2, .extraRows = 2}),
    row("led", Scheme::learned, R"({"max_encoder_position_embeddings":16384,"d_model":1024})",
        {.notes = {ownDecoder}, .told = "max_decoder_position_embeddings"}),
    row("bigbird_pegasus", Scheme::learned, R"({"max_position_embeddings":4096,"d_model":1024})"),
    row("blenderbot", Scheme::learned, R"({"max_position_embeddings":128,"d_model":2560})"),
    row("blenderbot-small", Scheme::learned, R"({"max_position_embeddings":512,"d_model":512})"),
    row("clip_text_model clipseg_text_model xclip_text_model metaclip_2_text_model aimv2_text_model",
        Scheme::learned, R"({"max_position_embeddings":77,"hidden_size":512})"),
    row("groupvit_text_model", Scheme::learned, R"({"max_position_embeddings":77,"hidden_size":256})"),
    row("owlvit_text_model owlv2_text_model", Scheme::learned,
        R"({"max_position_embeddings":16,"hidden_size":512})"),
    row("siglip_text_model siglip2_text_model", Scheme::learned,
        R"({"max_position_embeddings":64,"hidden_size":768})"),
    row("reformer", Scheme::learned, R"({"max_position_embeddings":4096,"hidden_size":256})",
        {.when = R"({"axial_pos_embds":false})"}),
    row("reformer", Scheme::learned,
        R"({"axial_pos_shape":[64,64],"axial_pos_embds_dim":[64,192],"hidden_size":256})",
        {.count = Count::axes,
         .notes = {POSISCOPE_TR(
             "core",
             "not shown: that each row is put together from a row of a first table and a row of a "
             "second one, both of which come again and again")},
         .told = "axial_pos_embds"}),
    // Sinusoids
    row("marian pegasus", Scheme::sinusoidal, R"({"max_position_embeddings":1024,"d_model":1024})"),
    row("pegasus_x", Scheme::sinusoidal, R"({"max_position_embeddings":16384,"d_model":1024})",
        {.endpoint = true}),
    row("ctrl", Scheme::sinusoidal, R"({"n_positions":256,"n_embd":1280})"),
    row("m2m_100 nllb-moe fsmt", Scheme::sinusoidal, R"({"max_position_embeddings":1024,"d_model":1024})",
        {.endpoint = true, .first = 2}),
    row("xglm kosmos_2_text_model", Scheme::sinusoidal, R"({"max_position_embeddings":2048,"d_model":1024})",
        {.endpoint = true, .first = 2}),
    row("speech_to_text", Scheme::sinusoidal, R"({"max_source_positions":6000,"d_model":256})",
        {.endpoint = true, .first = 2}),
    row("whisper", Scheme::sinusoidal, R"({"max_source_positions":1500,"d_model":384})",
        {.endpoint = true,
         .notes = {POSISCOPE_TR("core", "not shown: the decoder has a learned table; this is the encoder’s")},
         .told = "max_target_positions"}),
    row("musicgen_decoder musicgen_melody_decoder", Scheme::timestep,
        R"({"max_position_embeddings":2048,"hidden_size":1024})", {.endpoint = true}),
    row("time_series_transformer informer autoformer", Scheme::sinusoidal, R"({"d_model":64})",
        {.count = Count::series}),
    row("patchtst", Scheme::learned,
        R"({"d_model":128,"context_length":32,"patch_length":1,"patch_stride":1})",
        {.when = R"({"positional_encoding_type":"random"})", .count = Count::windows}),
    row("patchtst", Scheme::sinusoidal,
        R"({"d_model":128,"context_length":32,"patch_length":1,"patch_stride":1})",
        {.interleaved = true,
         .count = Count::windows,
         .notes = {POSISCOPE_TR(
             "core",
             "not shown: the mean of the whole table is taken away and the rest divided by ten times "
             "its standard deviation")}}),
    row("speecht5", Scheme::sinusoidal, R"({"hidden_size":768,"max_text_positions":450})",
        {.interleaved = true,
         .notes =
             {POSISCOPE_TR(
                  "core",
                  "not shown: a learned factor on these sinusoids, which are those of texts; speech has a "
                  "convolution and sinusoids whose last frequency is 1/10000"),
              POSISCOPE_TR("core",
                           "not shown: learned embeddings of the distance in every layer of the encoder")},
         .told = "max_speech_positions encoder_max_relative_position"}),
};

}  // namespace

std::span<const ModelType> tableTypes() {
    return tableRows;
}

}  // namespace posiscope
