// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays of attention biases as heads × queries × keys.
#pragma once

#include <cmath>

#include "core/identify/expectation.h"
#include "core/identify/finish.h"
#include "core/identify/hypothesis.h"
#include "core/identify/pairhypothesis.h"

namespace posiscope {

/// An array [heads, L, L] or [L, L], or some of the heads.
struct Biases {
    const StoredArray* array = nullptr;
    std::int64_t heads = 1, length = 0;
    std::int64_t firstHead = 0;
    bool causal = false;  ///< keys after the query are masked
    bool turned = false;  ///< rows of the array are keys
    Pace* pace = nullptr;

    double at(std::int64_t head, std::int64_t query, std::int64_t key) const {
        if (turned) std::swap(query, key);
        return array->at(((firstHead + head) * length + query) * length + key);
    }
    Biases only(std::int64_t head) const {
        Biases one = *this;
        one.firstHead += head;
        one.heads = 1;
        return one;
    }
};

/// Whether a cell masks its key: −∞, or a number that stands for it.
inline bool isMasked(double cell) {
    return cell <= -1e4;
}

/// The share of cells that an explained matrix has.
inline constexpr double nearlyAllBiases = 0.95;
/// The same without masked cells, where the curves of all heads are known to hold.
inline constexpr double nearlyAllOfCurves = 0.8;

/// The array as biases; empty for other shapes, and for arrays whose rows are not contiguous.
std::optional<Biases> biasesOf(const Input& input);

/// What is expected of the biases of every head, or of the one that was read; NaN: nothing.
using ExpectedBias =
    std::function<ExpectedCell(std::int64_t head, std::int64_t query, std::int64_t key, double cell)>;

/// Some distances between two; all of them where they are not many.
std::vector<std::int64_t> someOf(std::int64_t first, std::int64_t last, std::int64_t many = 400);

/// Compares all heads at some queries and keys.
Deviation compareSome(const Biases& biases, const ExpectedBias& expect, const Hopeless& hopeless = {},
                      std::int64_t many = 400);

/// The bias of a head at every distance query − key from −(length − 1) on, and how some cells differ from it.
struct ByDistance {
    std::vector<double> values;
    Deviation some = {};

    double at(std::int64_t distance) const {
        return values[static_cast<std::size_t>(distance + static_cast<std::int64_t>(values.size() / 2))];
    }
    /// Whether nearly all of these cells have the bias of their distance.
    bool holds() const { return some.share() >= nearlyAllBiases; }
};
ByDistance byDistance(const Biases& biases, std::int64_t head = 0);

/// The heads of a matrix whose cells depend only on the distance. Empty for any other matrix, and where all
/// cells are equal.
std::optional<std::vector<ByDistance>> curvesOf(const Biases& biases);

/// Whether all unmasked cells are whole numbers.
bool areWhole(const Biases& biases);

/// The parameters that follow from any bias matrix: max_len, heads where there are several, and a causal
/// mask.
OptionValues sizesOf(const Biases& biases);

/// The bias of a head at two positions.
using ExactBias = std::function<double(std::int64_t head, std::int64_t query, std::int64_t key)>;

/// The biases of an encoding, whose model is made when the first one is asked for.
ExactBias exactBiases(const Encoding& encoding, const Values& values);

/// Expects what `exact` says within a relative error of `tolerance`; numbers below `least` have the error of
/// that. Nothing is asked of masked keys after the query.
ExpectedBias within(const Input& input, const Biases& biases, ExactBias exact, double tolerance,
                    double least = 0);

/// The answer with the storage of biases. They are compared at some of `places` queries and keys first.
Hypothesis hypothesisOf(const Input& input, const Biases& biases, ExpectedBias expect, Identity answer,
                        std::int64_t places = 400);
/// The same for a bias that depends only on the distance.
Hypothesis hypothesisOf(const Input& input, const Biases& biases, std::vector<ByDistance> curves,
                        Identity answer);

/// Adds the storage of biases.
void describeStorage(const Input& input, const Biases& biases, Identity& answer);

/// The relative error of cells that were computed and stored in this type.
double toleranceFor(NumberKind cells);

/// Whether the encoding with these parameters gives the cells; only some of them are compared.
bool isMatrixOf(const Encoding& encoding, const Values& values, const Biases& biases, double tolerance);

/// The number of seeds that are tried.
inline constexpr std::int64_t mostSeeds = 20'000;

}  // namespace posiscope
