#include "core/offsetkernel.h"

#include <algorithm>
#include <vector>

#include "core/math/anglebatch.h"
#include "core/simd/kernels.h"

namespace posiscope {

namespace {

constexpr std::int64_t block = 128;  // offsets that share an anchor
constexpr std::size_t group = 16;    // pairs that are added among themselves first, for their precision

}  // namespace

void offsetKernel(std::span<const Frequency> frequencies, Run offsets, double* out) {
    std::fill_n(out, offsets.count, 0.0);
    std::vector<double> lost(static_cast<std::size_t>(offsets.count), 0.0);  // by the roundings of the sums
    const auto anchorOf = [](std::int64_t offset) { return offset & ~(block - 1); };
    // Anchors are multiples of the block, so that a value does not depend on which others are asked for.
    const std::int64_t last = offsets.end() - 1;
    const bool oneBlock = anchorOf(offsets.first) == anchorOf(last);
    const Run needed = oneBlock ? Run{offsets.first - anchorOf(last), offsets.count} : Run{0, block};
    double sine[group];
    double cosine[group];
    std::vector<double> stepSine(group * block);
    std::vector<double> stepCosine(group * block);
    for (std::size_t first = 0; first < frequencies.size(); first += group) {
        const auto part = frequencies.subspan(first, std::min(group, frequencies.size() - first));
        for (std::size_t i = 0; i < part.size(); ++i) {
            const auto from = i * block + static_cast<std::size_t>(needed.first);
            sinCosOfEach(
                static_cast<std::size_t>(needed.count),
                [&](std::size_t t) { return part[i].at(needed.first + static_cast<std::int64_t>(t)); },
                &stepSine[from], &stepCosine[from]);
        }
        for (std::int64_t at = offsets.first; at < offsets.end();) {
            const std::int64_t anchor = anchorOf(at);
            const std::int64_t end = std::min(anchor + block, offsets.end());
            const auto step = static_cast<std::size_t>(at - anchor);
            sinCosOfAll(part, 2 * anchor, sine, cosine);
            kernels().addCosines(sine, cosine, part.size(), &stepSine[step], &stepCosine[step], block,
                                 static_cast<std::size_t>(end - at), out + (at - offsets.first),
                                 lost.data() + (at - offsets.first));
            at = end;
        }
    }
    for (std::int64_t i = 0; i < offsets.count; ++i)
        out[i] += lost[static_cast<std::size_t>(i)];
}

}  // namespace posiscope
