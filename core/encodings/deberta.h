// SPDX-License-Identifier: GPL-3.0-or-later
// The relative positions of DeBERTa v2 and v3.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// See debertaEncoding(). Distances on the border of two buckets belong to the nearer one. Where max_position
/// − 1 ≤ mid the reference divides by zero or less; here everything beyond mid is in the bucket 2·mid − 1.
struct DebertaBuckets {
    std::int64_t bucketSize = 256;
    std::int64_t maxPosition = 512;

    std::int64_t mid() const { return bucketSize / 2; }
    std::int64_t at(std::int64_t distance) const;
};

}  // namespace posiscope
