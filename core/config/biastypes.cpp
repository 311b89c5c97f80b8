// SPDX-License-Identifier: GPL-3.0-or-later
// Models that number positions in the scores of attention, and those that number none.
#include "core/base/text.h"
#include "core/config/modeltypes.h"

namespace posiscope {

namespace {

constexpr ModelType biasRows[] = {
    row("bloom", Scheme::alibi, R"({"seq_length":2048})"),
    row("mpt", Scheme::alibi, R"({"max_seq_len":2048})"),
    row("t5 mt5 umt5 longt5 switch_transformers pop2piano udop pix2struct_text_model myt5", Scheme::t5,
        R"({"relative_attention_num_buckets":32,"relative_attention_max_distance":128,"n_positions":512})"),
    row("wavlm", Scheme::t5, R"({"num_buckets":320,"max_bucket_distance":800})"),
    row("cpmant", Scheme::t5, R"({"position_bias_num_buckets":512,"position_bias_max_distance":2048})",
        {.notes = {POSISCOPE_TR("core", "not shown: buckets of their own between two parts of the input")}}),
    row("deberta deberta-v2", Scheme::deberta,
        R"({"max_position_embeddings":512,"max_relative_positions":-1,"hidden_size":768})"),
    row("transfo-xl", Scheme::transformerXl, R"({"d_model":1024,"clamp_len":1000})"),
    row("xlnet", Scheme::transformerXl, R"({"d_model":1024})"),
    row("wav2vec2-conformer", Scheme::transformerXl, R"({"hidden_size":768,"max_source_positions":5000})",
        {.interleaved = true}),
    row("parakeet_encoder", Scheme::transformerXl, R"({"hidden_size":1024,"max_position_embeddings":5000})",
        {.interleaved = true}),
    row("fastspeech2_conformer", Scheme::transformerXl, R"({"hidden_size":384,"max_source_positions":5000})",
        {.interleaved = true}),
    {.names = "jamba zamba nemotron_h",
     .scheme = Scheme::nope,
     .recurrent = RecurrentLayers::withoutAttention},
    // vllm-project/vllm, models/phi4flash.py, SambaYAttention.
    {.names = "phi4flash", .scheme = Scheme::nope, .recurrent = RecurrentLayers::withoutAttention},
    row("kimi_linear", Scheme::nope, "{}",
        {.when = R"({"mla_use_nope":true})", .recurrent = RecurrentLayers::linearAttention}),
    row("zamba2 granitemoehybrid", Scheme::nope, R"({"max_position_embeddings":4096})",
        {.recurrent = RecurrentLayers::withoutAttention, .told = "use_mem_rope"}),
    // Nothing that an encoding shows
    {.names = "wav2vec2 hubert sew unispeech unispeech-sat data2vec-audio",
     .scheme = Scheme::notShown,
     .notes = {POSISCOPE_TR("core", "models of this type number positions by a convolution")}},
    {.names = "mamba mamba2 rwkv rwkv5 rwkv6 rwkv7 falcon_mamba xlstm",
     .scheme = Scheme::notShown,
     .notes = {POSISCOPE_TR("core", "models of this type have no attention and number no positions")}},
    {.names = "funnel",
     .scheme = Scheme::notShown,
     .notes = {POSISCOPE_TR(
         "core",
         "models of this type have relative positions whose step doubles from block to block, "
         "which Posiscope does not show")}},
    {.names = "perceiver",
     .scheme = Scheme::notShown,
     .notes = {POSISCOPE_TR(
         "core", "models of this type number positions by the kind of input, which the file does not say")}},
};

}  // namespace

std::span<const ModelType> biasTypes() {
    return biasRows;
}

}  // namespace posiscope
