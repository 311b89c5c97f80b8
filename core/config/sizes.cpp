// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/sizes.h"

#include <algorithm>

#include "core/encodings/relative.h"
#include "core/parameters/keys.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

constexpr double mostWhole = 9'007'199'254'740'992;  // 2^53: JSON numbers are exact up to here

}  // namespace

std::optional<Given<std::int64_t>> positionsOf(ConfigReader& reader) {
    return reader.whole({"max_position_embeddings", "n_positions", "max_seq_len", "max_sequence_length",
                         "max_seq_length", "seq_length", "n_ctx", "model_max_length", "max_source_positions",
                         "max_encoder_position_embeddings", "max_text_positions", "max_context_length",
                         "rope_max_length", "block_size", "trainable_position_size"},
                        1, mostWhole);
}

void takeMaxLen(ConfigReader& reader, const std::optional<Given<std::int64_t>>& positions,
                std::int64_t most) {
    if (!positions)
        return reader.note(
            POSISCOPE_TR("core", "assumed: max_len as usual, as no key says how many positions there are"));
    const std::int64_t shown = std::min(positions->value, most);
    reader.set(keys::maxLen.name, shown, positions->name);
    reader.noteTaken(*positions, keys::maxLen.name);
    if (shown < positions->value)
        reader.noteUndrawn(
            {POSISCOPE_TR("core", "clamped: max_len %1 instead of %2, the most that is shown at first"),
             {groupedDigits(shown), groupedDigits(positions->value)}},
            {POSISCOPE_TR("core", "positions"), std::to_string(positions->value)});
}

std::optional<Given<std::int64_t>> widthOf(ConfigReader& reader) {
    return reader.whole({"hidden_size", "n_embd", "d_model", "dim", "emb_dim", "n_embed", "model_dim",
                         "dim_model", "embed_dim", "base_emb_dim"},
                        1, largestWidth);
}

std::optional<Given<std::int64_t>> headsOf(ConfigReader& reader) {
    return reader.whole(
        {"num_attention_heads", "n_head", "n_heads", "num_heads", "encoder_attention_heads",
         "decoder_attention_heads", "encoder_num_attention_heads", "attention_heads", "base_num_query_heads"},
        1, largestWidth);
}

void takeWidth(ConfigReader& reader) {
    const auto width = widthOf(reader);
    if (!width) return reader.fail(missing("hidden_size, n_embd, d_model, dim"));
    reader.set(keys::dModel.name, width->value, width->name);
    reader.noteTaken(*width, keys::dModel.name);
}

void takeHeads(ConfigReader& reader) {
    const auto heads = headsOf(reader);
    if (!heads)
        return reader.note(POSISCOPE_TR(
            "core", "assumed: heads as usual, as no key says how many attention heads there are"));
    reader.set(keys::heads.name, heads->value, heads->name);
    reader.noteTaken(*heads, keys::heads.name);
}

Error missing(const std::string& what) {
    return tableError(POSISCOPE_TR("core", "it has none of the keys %1, and one of them is needed"), {what});
}

}  // namespace posiscope
