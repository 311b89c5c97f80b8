#include "core/identify/families/biases.h"

#include <algorithm>

namespace posiscope {

std::optional<Biases> biasesOf(const Subjects& subjects) {
    const auto& axes = subjects.axes;
    if (subjects.arrays.size() != 1 || axes.size() < 2 || axes.size() > 3) return std::nullopt;
    const StoredArray& array = subjects.arrays.front();
    Biases biases{&array, axes.size() == 3 ? axes[0] : 1, axes.back()};
    const bool inOrder = array.steps.empty() || array.steps.back() == 1 || array.shape.back() == 1;
    if (axes[axes.size() - 2] != biases.length || !inOrder || biases.length < 2 || biases.length > 16'384)
        return std::nullopt;
    return biases;
}

std::vector<std::int64_t> someOf(std::int64_t first, std::int64_t last) {
    constexpr std::int64_t many = 400;
    std::vector<std::int64_t> all;
    const std::int64_t stride = std::max<std::int64_t>(1, (last - first) / many);
    for (std::int64_t each = first; each <= last; each += stride)
        all.push_back(each);
    if (all.back() != last) all.push_back(last);
    return all;
}

ByDistance byDistance(const Biases& biases) {
    const std::int64_t length = biases.length;
    ByDistance found;
    for (std::int64_t distance = 1 - length; distance < length; ++distance)
        found.values.push_back(distance >= 0 ? biases.at(0, length - 1, length - 1 - distance)
                                             : biases.at(0, 0, -distance));
    for (const std::int64_t query : someOf(0, length - 1))
        for (const std::int64_t key : someOf(0, length - 1)) {
            const double cell = biases.at(0, query, key);
            const double usual = found.values[static_cast<std::size_t>(query - key + length - 1)];
            found.others += cell == usual || (std::isnan(cell) && std::isnan(usual)) ? 0 : 1;
            ++found.cells;
        }
    return found;
}

bool areWhole(const Biases& biases) {
    for (const std::int64_t query : someOf(0, biases.length - 1))
        for (const std::int64_t key : someOf(0, biases.length - 1)) {
            const double cell = biases.at(0, query, key);
            if (!std::isfinite(cell) || cell != std::nearbyint(cell)) return false;
        }
    return true;
}

}  // namespace posiscope
