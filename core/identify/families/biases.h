// Arrays of attention biases as heads × queries × keys.
#pragma once

#include <cmath>

#include "core/identify/families/families.h"

namespace posiscope {

/// One array [heads, L, L] or [L, L].
struct Biases {
    const StoredArray* array = nullptr;
    std::int64_t heads = 1, length = 0;

    double at(std::int64_t head, std::int64_t query, std::int64_t key) const {
        return array->at((head * length + query) * length + key);
    }
};

/// Nothing for other shapes, and for arrays that are not row after row in memory.
std::optional<Biases> biasesOf(const Subjects& subjects);

/// Some distances from one end to the other: all of a few hundred.
std::vector<std::int64_t> someOf(std::int64_t first, std::int64_t last);

/// The value of head 0 for every distance query − key from −(length − 1) on, and how many of the cells are
/// not that of their distance.
struct ByDistance {
    std::vector<double> values;
    std::int64_t others = 0;
    std::int64_t cells = 0;
};
ByDistance byDistance(const Biases& biases);

/// Whether all finite cells are whole numbers.
bool areWhole(const Biases& biases);

}  // namespace posiscope
