// SPDX-License-Identifier: GPL-3.0-or-later
// Memory for tables.
#pragma once

#include <sys/mman.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

namespace bench {

/// Memory that has been touched, on huge pages where the system has them. A measurement then contains the
/// writing and not the system's allocation.
template <class T>
class Buffer {
 public:
    explicit Buffer(std::size_t count) : bytes_((count * sizeof(T) + page - 1) / page * page) {
        memory_.reset(static_cast<T*>(std::aligned_alloc(page, bytes_)));
        if (!memory_) throw std::bad_alloc();
        madvise(memory_.get(), bytes_, MADV_HUGEPAGE);
        std::memset(static_cast<void*>(memory_.get()), 1, bytes_);
        size_ = count * sizeof(T);
    }
    T* data() const { return memory_.get(); }
    std::size_t bytes() const { return size_; }

 private:
    static constexpr std::size_t page = std::size_t{2} << 20U;
    struct Free {
        void operator()(T* memory) const { std::free(memory); }
    };
    std::size_t bytes_;
    std::size_t size_ = 0;
    std::unique_ptr<T, Free> memory_;
};

}  // namespace bench
