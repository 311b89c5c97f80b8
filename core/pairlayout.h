// Which dimension holds the sine, and which the cosine, of which pair.
#pragma once

#include <cstdint>

namespace posiscope {

enum class Role { sine, cosine, zero };

/// Interleaved: sin, cos, sin, cos … ("Attention Is All You Need"). Half-split: all sines, then all cosines
/// (tensor2tensor, fairseq, Transformer-XL).
enum class Layout { interleaved, halfSplit };

/// What dimension j shows.
struct Column {
    std::int64_t pair = 0;
    Role role = Role::zero;
};

/// The order of `dimensions` columns. An odd number leaves one over: interleaved, it is a sine without a
/// cosine; half-split, it is the last column, filled with zeros (as tensor2tensor pads it).
class PairLayout {
 public:
    PairLayout(std::int64_t dimensions, Layout layout) : dimensions_(dimensions), layout_(layout) {}

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
        if (layout_ == Layout::interleaved) return {j / 2, j % 2 == 0 ? Role::sine : Role::cosine};
        const std::int64_t half = completePairs();
        if (j < half) return {j, Role::sine};
        return j < 2 * half ? Column{j - half, Role::cosine} : Column{half, Role::zero};
    }
    std::int64_t sineColumn(std::int64_t pair) const {
        return layout_ == Layout::interleaved ? 2 * pair : pair;
    }
    /// Meaningful for complete pairs only.
    std::int64_t cosineColumn(std::int64_t pair) const {
        return layout_ == Layout::interleaved ? 2 * pair + 1 : completePairs() + pair;
    }

 private:
    std::int64_t dimensions_;
    Layout layout_;
};

}  // namespace posiscope
