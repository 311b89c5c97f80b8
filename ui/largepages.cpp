#include "ui/largepages.h"

#if defined(__linux__) && defined(__GLIBC__)
#include <sys/mman.h>

#include <cstdint>
#include <cstdlib>
#endif

namespace posiscope {

#if defined(__linux__) && defined(__GLIBC__)

namespace {

constexpr std::uintptr_t largePage = 2 << 20;
constexpr std::size_t wanted = 8 << 20;  // the window holds five when its first picture is complete

}  // namespace

void useLargePages() {
    // glibc maps what is large apart. When it is freed, as much is no longer large, and up to twice as much
    // at the end of the heap is kept for later.
    void* const apart = std::malloc(wanted);
    madvise(apart, 0, MADV_NORMAL);  // a compiler may leave out what is only taken and given back
    std::free(apart);
    void* const heap = std::malloc(wanted - largePage / 2);
    const auto from = (reinterpret_cast<std::uintptr_t>(heap) + largePage - 1) / largePage * largePage;
    madvise(reinterpret_cast<void*>(from), wanted - 2 * largePage, MADV_HUGEPAGE);
    std::free(heap);
}

#else

void useLargePages() {}

#endif

}  // namespace posiscope
