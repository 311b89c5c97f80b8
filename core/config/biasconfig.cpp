// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>

#include "core/base/printable.h"
#include "core/config/modelconfig.h"
#include "core/config/schemes.h"
#include "core/config/sizes.h"
#include "core/encodings/alibi.h"
#include "core/encodings/common.h"
#include "core/encodings/deberta.h"
#include "core/encodings/registry.h"
#include "core/encodings/t5.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

bool isType(const SchemeChoice& choice, std::string_view name) {
    return choice.type != nullptr && isNamed(*choice.type, name);
}

/// Queries see the keys on both sides.
void takeNoMask(ConfigReader& reader) {
    reader.assume("mask", std::string("none"), POSISCOPE_TR("core", "as a model that reads all of a text"));
}

/// Wav2Vec2-BERT and SeamlessM4T v2 clip key − query at a distance of its own on each side
/// (huggingface/transformers, modeling_wav2vec2_bert.py, modeling_seamless_m4t_v2.py).
void readClips(ConfigReader& reader, const Given<std::int64_t>& before, const Given<std::int64_t>& ahead) {
    reader.set("max_relative_position", before.value, before.name);
    reader.noteTaken(before, "max_relative_position");
    reader.set("clip_sides", std::string("own"), ahead.name);
    reader.set("max_relative_ahead", ahead.value, ahead.name);
    reader.noteTaken(ahead, "max_relative_ahead");
    if (const auto base = reader.any({"rotary_embedding_base"}))
        reader.note({POSISCOPE_TR("core", "ignored: %1 %2, as there is %3"),
                     {base->name, shortForm(*base->value), before.name}});
}

}  // namespace

void readAlibi(ConfigReader& reader, const SchemeChoice& choice) {
    reader.choose(alibiEncoding());
    takeHeads(reader);
    reader.take("alibi_bias_max", {"alibi_bias_max"});
    takeMaxLen(reader, positionsOf(reader), mostConfigPositions);
    if (choice.type != nullptr && choice.type->scheme == Scheme::learned) {
        takeNoMask(reader);
        reader.assume("alibi_form", std::string("symmetric"), POSISCOPE_TR("core", "as encoders have it"));
    }
    const auto heads = reader.values().find("heads");
    if (isType(choice, "mpt") && heads != reader.values().end() &&
        !std::has_single_bit(static_cast<std::uint64_t>(std::get<std::int64_t>(heads->second))))
        reader.noteUndrawn(
            POSISCOPE_TR("core",
                         "not shown: MPT takes the slopes in another order where the number of heads is "
                         "no power of two"));
}

void readT5(ConfigReader& reader, const SchemeChoice& choice) {
    reader.choose(t5Encoding());
    takeHeads(reader);
    reader.take("num_buckets",
                {"relative_attention_num_buckets", "num_buckets", "position_bias_num_buckets"});
    if (!reader.take("max_distance", {"relative_attention_max_distance", "max_bucket_distance",
                                      "position_bias_max_distance"}))
        reader.assume("max_distance", std::int64_t{128}, POSISCOPE_TR("core", "as in T5"));
    takeMaxLen(reader, positionsOf(reader), mostConfigPositions);
    reader.assume(
        "bidirectional", true,
        isType(choice, "wavlm")
            ? Text(POSISCOPE_TR("core", "as models of this type do"))
            : Text(POSISCOPE_TR("core", "as in the encoder; in the decoder all buckets look back")));
    reader.note(
        POSISCOPE_TR("core",
                     "not shown: the trained bias of each bucket, which is in the weights; shown are the "
                     "buckets"));
}

void readDeberta(ConfigReader& reader, const SchemeChoice& /*choice*/) {
    const auto positions = positionsOf(reader);
    const auto buckets = reader.whole({"position_buckets"}, -1, largestMaxLen);
    auto most = reader.whole({"max_relative_positions"}, -1, largestMaxLen);
    if (!most || most->value < 1) {
        if (!positions) return reader.fail(missing("max_relative_positions, max_position_embeddings"));
        reader.note({POSISCOPE_TR("core", "assumed: max_position = %1, as max_relative_positions is not set"),
                     {positions->name}});
        most = positions;
    }
    if (const auto terms = reader.any({"pos_att_type"}))
        reader.noteUndrawn(
            {POSISCOPE_TR("core", "not shown: the learned embeddings of the buckets, with the terms %1"),
             {terms->value->is_array()
                  ? printable(terms->value->dump(-1, ' ', false, Json::error_handler_t::replace))
                  : shortForm(*terms->value)}});
    if (buckets && buckets->value > 0) {
        reader.choose(debertaEncoding());
        reader.set("bucket_size", buckets->value, buckets->name);
        reader.noteTaken(*buckets, "bucket_size");
        reader.set("max_position", most->value, most->name);
        reader.noteTaken(*most, "max_position");
    } else {
        // The first version: no logarithmic buckets.
        reader.choose(shawEncoding());
        reader.set("max_relative_position", most->value, most->name);
        reader.noteTaken(*most, "max_relative_position");
        reader.note(
            POSISCOPE_TR("core",
                         "assumed: distances clipped as Shaw’s, as there are no position_buckets; DeBERTa "
                         "counts them from the query, the other way round"));
    }
    takeNoMask(reader);
    takeMaxLen(reader, positions, mostConfigPositions);
}

void readShaw(ConfigReader& reader, const SchemeChoice& /*choice*/) {
    reader.choose(shawEncoding());
    const auto positions = positionsOf(reader);
    const auto before = reader.whole({"left_max_position_embeddings"}, 0, largestMaxLen);
    const auto ahead = reader.whole({"right_max_position_embeddings"}, 0, largestMaxLen);
    if (before && ahead) {
        readClips(reader, *before, *ahead);
    } else {
        if (!positions) return reader.fail(missing("max_position_embeddings"));
        const std::int64_t reach = std::min<std::int64_t>(positions->value - 1, largestMaxLen);
        reader.set("max_relative_position", reach, positions->name);
        reader.note(
            {POSISCOPE_TR("core", "assumed: max_relative_position = %1 − 1 = %2, one for every distance"),
             {positions->name, groupedDigits(reach)}});
    }
    takeNoMask(reader);
    takeMaxLen(reader, positions, mostConfigPositions);
}

void readTransformerXl(ConfigReader& reader, const SchemeChoice& choice) {
    reader.choose(transformerXlEncoding());
    takeWidth(reader);
    const bool both = choice.byType && choice.type->interleaved;
    const auto clamp = reader.whole({"clamp_len"}, -1, largestMaxLen - 1.0);
    const auto attention = reader.word({"attn_type"});
    if (attention) reader.noteRead(attention->name, "“" + printable(attention->value, 40) + "”", "negative");
    const bool ahead = both || (isType(choice, "xlnet") && (!attention || attention->value == "bi"));
    reader.assume("negative", ahead,
                  ahead ? Text(POSISCOPE_TR("core", "as queries look both ways"))
                        : Text(POSISCOPE_TR("core", "as queries look back alone")));
    reader.assume("xl_layout", std::string(both ? "interleaved" : "half-split"),
                  POSISCOPE_TR("core", "as models of this type do"));
    if (clamp && clamp->value > 0) {
        takeMaxLen(reader, Given<std::int64_t>{clamp->value + 1, clamp->name, true}, mostConfigPositions);
        return reader.note({POSISCOPE_TR("core", "read: %1 %2 → max_len; distances beyond it count as %2"),
                            {clamp->name, groupedDigits(clamp->value)}});
    }
    takeMaxLen(reader, positionsOf(reader), mostConfigPositions);
}

void readNope(ConfigReader& reader, const SchemeChoice& /*choice*/) {
    reader.choose(nopeEncoding());
    // Written by the class, and used by no layer.
    for (const std::string_view key :
         {"rope_theta", "rope_scaling", "rope_parameters", "qk_rope_head_dim", "qk_nope_head_dim",
          "partial_rotary_factor", "rotary_emb_base", "rotary_dim", "rope_interleave"})
        if (const auto given = reader.any({key}); given && !given->assumed)
            reader.note({POSISCOPE_TR("core", "ignored: %1 %2, as the model numbers no positions"),
                         {given->name, shortForm(*given->value)}});
    takeMaxLen(reader, positionsOf(reader), mostConfigPositions);
}

}  // namespace posiscope
