// Arrays of attention biases as heads × queries × keys.
#pragma once

#include <cmath>

#include "core/identify/families/families.h"

namespace posiscope {

/// One array [heads, L, L] or [L, L].
struct Biases {
    const StoredArray* array = nullptr;
    std::int64_t heads = 1, length = 0;
    bool causal = false;  ///< keys after the query are masked
    bool turned = false;  ///< rows of the array are keys
    Pace* pace = nullptr;

    double at(std::int64_t head, std::int64_t query, std::int64_t key) const {
        if (turned) std::swap(query, key);
        return array->at((head * length + query) * length + key);
    }
};

/// Whether a cell hides its key: −∞, or a number that stands for it.
inline bool isMasked(double cell) {
    return cell <= -1e4;
}

/// Nothing for other shapes, and for arrays that are not row after row in memory.
std::optional<Biases> biasesOf(const Subjects& subjects);

/// Some distances from one end to the other: all of a few hundred.
std::vector<std::int64_t> someOf(std::int64_t first, std::int64_t last);

/// The value of a head for every distance query − key from −(length − 1) on, and how many of the cells that
/// were looked at are not that of their distance.
struct ByDistance {
    std::vector<double> values;
    std::int64_t others = 0;
    std::int64_t cells = 0;

    double at(std::int64_t distance) const {
        return values[static_cast<std::size_t>(distance + static_cast<std::int64_t>(values.size() / 2))];
    }
    /// Whether nearly all cells are that of their distance.
    bool holds() const { return others * 20 <= cells; }
};
ByDistance byDistance(const Biases& biases, std::int64_t head = 0);

/// The heads of a matrix whose cells depend on the distance alone; nothing for others, and where all cells
/// are alike.
std::optional<std::vector<ByDistance>> curvesOf(const Biases& biases);

/// Whether all finite cells are whole numbers, but for those that are masked.
bool areWhole(const Biases& biases);

/// The parameters that every bias matrix tells: max_len, heads where it has more than one, and a causal mask.
OptionValues sizesOf(const Biases& biases);

/// The storage of biases, and all cells against the exact ones; those may be off by `loose` of their size.
void finishBiases(const Subjects& subjects, const Biases& biases,
                  const std::function<double(std::int64_t head, std::int64_t query, std::int64_t key)>& exact,
                  double loose, Identity& answer);

/// The same where every cell has the bias of its distance.
void finishByDistance(const Subjects& subjects, const Biases& biases, const std::vector<ByDistance>& curves,
                      Identity& answer);

/// How far cells may be off that were computed and kept in this type, as a share of them.
double looseFor(NumberKind cells);

/// Whether this encoding with these parameters has these cells; those that are looked at are some of them.
bool isMatrixOf(const Encoding& encoding, const Values& values, const Biases& biases, double loose);

/// The seeds of random numbers that are tried.
inline constexpr std::int64_t mostSeeds = 20'000;

}  // namespace posiscope
