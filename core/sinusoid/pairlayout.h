// SPDX-License-Identifier: GPL-3.0-or-later
// Which dimension holds the sine, and which the cosine, of which pair.
#pragma once

#include <cstdint>

namespace posiscope {

/// The contents of a column: a sine or a cosine of a pair, zeros, or a number without such a form (a learned
/// table).
enum class Role { sine, cosine, zero, plain };

/// Interleaved: sin, cos, sin, cos … ("Attention Is All You Need"). Half-split: all sines, then all cosines
/// (tensor2tensor, fairseq, Transformer-XL).
enum class Layout { interleaved, halfSplit };

/// The pair and the role of dimension j.
struct Column {
    std::int64_t pair = 0;
    Role role = Role::zero;
};

/// The order of `dimensions` columns. An odd number leaves one over: interleaved, it is a sine without a
/// cosine; half-split, it is the last column, filled with zeros (as tensor2tensor pads it). With the cosine
/// first, the two columns of every complete pair change places (diffusers, flip_sin_to_cos; rotary tables).
class PairLayout {
 public:
    PairLayout(std::int64_t dimensions, Layout layout, bool cosineFirst = false)
        : dimensions_(dimensions), layout_(layout), cosineFirst_(cosineFirst) {}

    std::int64_t dimensions() const { return dimensions_; }
    Layout layout() const { return layout_; }
    std::int64_t completePairs() const { return dimensions_ / 2; }
    /// All pairs that have at least a sine.
    std::int64_t pairs() const {
        return layout_ == Layout::interleaved ? (dimensions_ + 1) / 2 : dimensions_ / 2;
    }
    bool hasLoneSine() const { return layout_ == Layout::interleaved && dimensions_ % 2 == 1; }
    bool hasZeroColumn() const { return layout_ == Layout::halfSplit && dimensions_ % 2 == 1; }

    Column column(std::int64_t j) const {
        const std::int64_t half = completePairs();
        if (j >= 2 * half) return {half, hasLoneSine() ? Role::sine : Role::zero};
        const bool interleaved = layout_ == Layout::interleaved;
        const bool first = interleaved ? j % 2 == 0 : j < half;
        const std::int64_t pair = interleaved ? j / 2 : j % half;
        return {pair, first != cosineFirst_ ? Role::sine : Role::cosine};
    }
    std::int64_t sineColumn(std::int64_t pair) const { return columnOf(pair, !cosineFirst_); }
    /// Meaningful for complete pairs only.
    std::int64_t cosineColumn(std::int64_t pair) const { return columnOf(pair, cosineFirst_); }

 private:
    std::int64_t columnOf(std::int64_t pair, bool first) const {
        if (pair >= completePairs()) return 2 * completePairs();
        if (layout_ == Layout::interleaved) return 2 * pair + (first ? 0 : 1);
        return pair + (first ? 0 : completePairs());
    }

    std::int64_t dimensions_;
    Layout layout_;
    bool cosineFirst_;
};

}  // namespace posiscope
