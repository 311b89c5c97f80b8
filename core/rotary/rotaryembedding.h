// SPDX-License-Identifier: GPL-3.0-or-later
// Queries and keys rotated pair by pair, and their scores.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <vector>

#include "core/bias/distancecurves.h"
#include "core/math/phase.h"
#include "core/precision/roundedpairs.h"
#include "core/sinusoid/sinusoidtable.h"

namespace posiscope {

/// The query and the key that the views show, both of head_dim elements.
struct RotaryVectors {
    std::vector<double> query, key;
};

/// The elements (x, y) of a pair.
using PairElements = std::array<std::int64_t, 2>;

/// Pair i of a query or a key at position p, the elements (x, y), becomes
///     (x cos θ_i p − y sin θ_i p, x sin θ_i p + y cos θ_i p) · a · e^(± g_i (p − c)),
/// (RoFormer, arXiv:2104.09864, equation 34), a the attention factor (which keeps to the pairs: elements that
/// are not rotated pass as they are, as in huggingface/transformers), and g_i the growth of xPos, + for a
/// query and − for a key; 0 in all others. Cosines and sines are those of the table, with its error.
///
/// Released programs exist whose x and y turn by the angles of two pairs (Shape::angles): then it is no
/// rotation, and a score is no function of the distance.
class RotaryEmbedding {
 public:
    struct Shape {
        std::int64_t headDimensions = 0;
        /// Of the rotary dimensions: half-split pairs (i, i + d/2), interleaved ones (2i, 2i + 1).
        Layout layout = Layout::halfSplit;
        std::int64_t apart = 0;  ///< the distance of the elements of half-split pairs, where it is not d/2
        double attentionFactor = 1;
        std::int64_t originalLength = 0;
        std::int64_t stretchedLength = 0;
        std::vector<Frequency> unscaled = {};   ///< empty: those in use
        std::vector<DoubleDouble> growth = {};  ///< empty: none
        std::int64_t centre = 0;
        /// Where the computation rounds: cosines and sines, and the types of products, sums and vectors.
        std::shared_ptr<const RoundedPairs> rounded = {};
        std::shared_ptr<const RoundedPairs> roundedKeys = {};  ///< where those of keys are others (xPos)
        std::int64_t firstPosition = 0;
        /// The elements of each pair, where the layout does not say it; empty: it does.
        std::vector<PairElements> elements = {};
        /// The pairs by whose angles x and y of each pair turn; empty: by that of the pair.
        std::vector<PairElements> angles = {};
        /// Cosine and sine of a pair in place of those of `angles_`: of rows on several axes, whose position
        /// is the number of the row (Positions::at()).
        std::function<SinCos(const Coordinate& position, std::int64_t pair)> turned = {};
    };

    RotaryEmbedding(std::shared_ptr<const SinusoidTable> angles, Shape shape, RotaryVectors vectors);

    /// All elements of a head, rotated or not.
    std::int64_t headDimensions() const { return shape_.headDimensions; }
    /// How many elements are rotated: the first ones, unless pairs are elsewhere.
    std::int64_t rotaryDimensions() const { return pairs_.dimensions(); }
    /// The frequencies in use, and those before scaling.
    std::span<const Frequency> frequencies() const { return angles_->frequencies(); }
    std::span<const Frequency> unscaled() const {
        return shape_.unscaled.empty() ? angles_->frequencies() : std::span(shape_.unscaled);
    }
    /// The factor of cosines and sines.
    double attentionFactor() const { return shape_.attentionFactor; }
    /// The context length of training, and the one it has been stretched to; 0 where they are not known.
    std::int64_t originalLength() const { return shape_.originalLength; }
    std::int64_t stretchedLength() const { return shape_.stretchedLength; }
    /// The elements (x, y) of pair i in a head.
    std::int64_t first(std::int64_t pair) const {
        return shape_.elements.empty() ? pairs_.sineColumn(pair)
                                       : shape_.elements[static_cast<std::size_t>(pair)][0];
    }
    std::int64_t second(std::int64_t pair) const {
        if (!shape_.elements.empty()) return shape_.elements[static_cast<std::size_t>(pair)][1];
        return isApart() ? pair + shape_.apart : pairs_.cosineColumn(pair);
    }
    /// The pair of an element, which is its x (the role of a sine) or y; the role of zero where it is not
    /// rotated.
    Column element(std::int64_t j) const;
    /// Whether both elements of each pair turn by one angle.
    bool isRotation() const { return shape_.angles.empty(); }
    /// The pair by whose angle element x (0) or y (1) of a pair turns.
    std::int64_t angleOf(std::int64_t pair, std::size_t which) const {
        return isRotation() ? pair : shape_.angles[static_cast<std::size_t>(pair)][which];
    }
    /// The vector at a position, both of headDimensions(). `key`: as a key, which differs in xPos alone.
    /// Where it rounds, the position is a whole one.
    void rotate(std::span<const double> in, const Coordinate& position, bool key,
                std::span<double> out) const;
    /// The query and the key that the views show.
    std::span<const double> query() const { return vectors_.query; }
    std::span<const double> key() const { return vectors_.key; }
    /// Where it rounds, or null.
    const RoundedPairs* rounded() const { return shape_.rounded.get(); }
    std::int64_t firstPosition() const { return shape_.firstPosition; }
    /// e^(g_i · steps), with a relative error below 1e-15.
    double grown(std::int64_t pair, double steps) const;

 private:
    SinCos turnOf(const Coordinate& position, std::int64_t pair) const {
        return shape_.turned ? shape_.turned(position, pair) : angles_->pairAt(position, pair);
    }
    bool isApart() const { return shape_.apart > 0 && shape_.layout == Layout::halfSplit; }
    void rotateRounded(std::span<const double> in, std::int64_t position, const RoundedPairs& rounded,
                       std::span<double> out) const;

    std::shared_ptr<const SinusoidTable> angles_;
    PairLayout pairs_;
    Shape shape_;
    RotaryVectors vectors_;
};

/// The score of the rotated query at p with the rotated key at p − δ, which depends on δ alone:
///     s(δ) = a² · Σ_i e^(g_i δ) · (A_i cos θ_i δ + B_i sin θ_i δ) + Σ_j q_j k_j over what is not rotated,
/// A_i = x_q x_k + y_q y_k, B_i = x_q y_k − y_q x_k; divided by √head_dim where it is `scaled`. It takes
/// O(pairs) for any δ, and all values lie within a² · Σ √(A_i² + B_i²) of the constant part.
///
/// Where the rotation rounds, a score depends on both positions: s(δ) is that of the query at
/// first position + δ with the key at the first position (for δ < 0 the key is that far ahead).
class RotaryScoreCurve final : public DistanceCurves {
 public:
    /// `rotation` outlives it. Keys ahead of the query (δ < 0) are left out with `causal`.
    RotaryScoreCurve(const RotaryEmbedding& rotation, std::int64_t positions, bool causal, bool scaled);

    std::int64_t count() const override { return 1; }
    Text name(std::int64_t) const override { return Text::asIs("q·k"); }
    Text quantity() const override;
    std::int64_t nearest() const override { return causal_ ? 0 : 1 - positions_; }
    std::int64_t farthest() const override { return positions_ - 1; }
    double value(std::int64_t curve, std::int64_t distance) const override;
    using DistanceCurves::range;
    Interval range() const override {
        const double bound = reach();
        return {parts_.constant - bound, parts_.constant + bound};
    }

 private:
    struct Parts {
        std::vector<double> cosine, sine;  ///< A_i and B_i, with all factors
        double constant = 0;
        double reach = 0;  ///< Σ √(A_i² + B_i²)
    };
    static Parts partsOf(const RotaryEmbedding& rotation, double factor);
    double reach() const;
    double roundedValue(std::int64_t distance) const;

    const RotaryEmbedding& rotation_;
    std::int64_t positions_;
    bool causal_;
    double factor_;
    Parts parts_;
};

}  // namespace posiscope
