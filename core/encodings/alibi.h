// Attention with linear biases.
#pragma once

#include <vector>

#include "core/models/encoding.h"

namespace posiscope {

/// b_h(i, j) = −m_h · (i − j) with one slope m_h for each of n heads.
///
/// Source: Press, Smith, Lewis, "Train Short, Test Long", arXiv:2108.12409, section 3, and the function
/// get_slopes of github.com/ofirpress/attention_with_linear_biases. Where nothing is masked, encoders add
/// −m_h · |i − j| (issue 5 of that repository; MosaicBERT, JinaBERT, axlearn); the choice “one-sided”
/// continues −m_h · (i − j) ahead of the query, where it is positive (BLOOM's matrix, up to a constant in
/// each row).
const Encoding& alibiEncoding();

/// m_h = 2^(−max · (h+1) / n), h = 0 … n−1, for n a power of two. For other n: the slopes of the next lower
/// power of two, then every other slope of its double, beginning with the first, unsorted. `max` is the
/// exponent of the last head, 8 in the paper (alibi_bias_max in Keras and MPT).
std::vector<double> alibiSlopes(std::int64_t heads, double max);

}  // namespace posiscope
