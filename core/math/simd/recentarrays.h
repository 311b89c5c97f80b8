// A cache of the arrays of the last few keys.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "core/math/simd/alignedfloats.h"

namespace posiscope {

/// Keeps the lines of the last eight keys that were asked for. Neighbouring pixels need two or three, so what
/// was asked for stays where it is until eight others have been.
class RecentArrays {
 public:
    /// The lines of `key`, which `make` computes where they are not cached.
    template <class Make>
    const float* of(std::int64_t key, const Make& make) {
        std::size_t n = 0;
        while (n < known_ && keys_[n] != key)
            ++n;
        if (n == known_) n = keep(key, make());
        asked_[n] = ++questions_;
        return lines_[n].data();
    }

 private:
    static constexpr std::size_t most = 8;

    std::size_t keep(std::int64_t key, AlignedFloats lines) {
        const std::size_t oldest =
            static_cast<std::size_t>(std::min_element(asked_.begin(), asked_.end()) - asked_.begin());
        const std::size_t n = known_ < most ? known_++ : oldest;
        keys_[n] = key;
        lines_[n] = std::move(lines);
        return n;
    }

    // Keys are contiguous, because they are searched at every step.
    std::array<std::int64_t, most> keys_{};
    std::array<std::uint64_t, most> asked_{};  // when last, counted in questions
    std::array<AlignedFloats, most> lines_;
    std::size_t known_ = 0;
    std::uint64_t questions_ = 0;
};

}  // namespace posiscope
