// SPDX-License-Identifier: GPL-3.0-or-later
// How two positions are compared.
#pragma once

namespace posiscope {

/// The dot product PE(p)·PE(q), or the cosine PE(p)·PE(q) / (‖PE(p)‖ ‖PE(q)‖); with a row of zeros it is 0.
enum class SimilarityKind { dot, cosine };

}  // namespace posiscope
