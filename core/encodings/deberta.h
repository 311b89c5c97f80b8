// The relative positions of DeBERTa v2 and v3.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// The signed bucket of δ = query − key that DeBERTa looks its relative embeddings up with: δ itself within
/// mid = ⌊bucket_size/2⌋, farther away sign(δ) · (⌈ln(|δ|/mid) / ln((max_position − 1)/mid) · (mid − 1)⌉ +
/// mid). The embeddings act in three terms of the score, content to content, content to position and position
/// to content; what depends on positions alone is this bucket.
///
/// Source: He et al., "DeBERTa: Decoding-enhanced BERT with Disentangled Attention", arXiv:2006.03654,
/// section 3.1; make_log_bucket_position in microsoft/DeBERTa, DeBERTa/deberta/da_utils.py, whose sign this
/// is (T5 and Shaw count key − query). As there, distances beyond max_position give buckets beyond
/// bucket_size, which the attention clamps later.
const Encoding& debertaEncoding();

/// See debertaEncoding(). Distances on the border of two buckets belong to the nearer one. Where max_position
/// − 1 ≤ mid the reference divides by zero or less; here everything beyond mid is in the bucket 2·mid − 1.
struct DebertaBuckets {
    std::int64_t bucketSize = 256;
    std::int64_t maxPosition = 512;

    std::int64_t mid() const { return bucketSize / 2; }
    std::int64_t at(std::int64_t distance) const;
};

}  // namespace posiscope
