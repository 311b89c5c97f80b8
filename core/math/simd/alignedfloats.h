// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers for the inner loops.
#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace posiscope {

/// Memory that begins with a line of the cache: registers that reach from one line into the next are loaded
/// and stored at half the speed.
template <class Number>
struct CacheLineAllocator {
    using value_type = Number;
    static constexpr std::align_val_t line{64};

    CacheLineAllocator() = default;
    template <class Other>
    explicit CacheLineAllocator(const CacheLineAllocator<Other>&) {}
    Number* allocate(std::size_t count) {
        return static_cast<Number*>(::operator new(count * sizeof(Number), line));
    }
    void deallocate(Number* memory, std::size_t) { ::operator delete(memory, line); }
    bool operator==(const CacheLineAllocator&) const = default;
};

using AlignedFloats = std::vector<float, CacheLineAllocator<float>>;

}  // namespace posiscope
