// SPDX-License-Identifier: GPL-3.0-or-later
// Functions of the distance between a query and a key.
#pragma once

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "core/math/interval.h"
#include "core/math/rounding.h"

namespace posiscope {

/// A straight line over whole distances from `first` up to the next piece: value + slope · (δ − first).
struct LinePiece {
    std::int64_t first = 0;
    double value = 0;
    double slope = 0;
};

/// A real function f(δ) of the whole distance δ = query − key; negative distances are keys ahead of the
/// query. Immutable.
class DistanceFunction {
 public:
    DistanceFunction() = default;
    DistanceFunction(const DistanceFunction&) = delete;
    DistanceFunction& operator=(const DistanceFunction&) = delete;
    virtual ~DistanceFunction() = default;

    virtual double value(std::int64_t distance) const = 0;
    /// Straight lines in place of f in pictures, the first one beginning at `nearest`, ascending, as
    /// far as `farthest`: their error is below 1e-4 of the range of f between the two, and most functions
    /// here are such lines.
    virtual std::vector<LinePiece> pieces(std::int64_t nearest, std::int64_t farthest) const = 0;
    /// The smallest and largest value over nearest … farthest; by default from the ends of the pieces.
    virtual Interval range(std::int64_t nearest, std::int64_t farthest) const;
};

/// f(δ) = slope · δ, or slope · |δ| where it is `symmetric`, with the distance and the product rounded.
///
/// Pieces are runs of equal values, where these types have few of them; in wider types f is the straight
/// line within their rounding.
class LineFunction final : public DistanceFunction {
 public:
    explicit LineFunction(double slope, bool symmetric = false, NumberKind distance = NumberKind::exact,
                          NumberKind product = NumberKind::exact)
        : slope_(slope), symmetric_(symmetric), distance_(distance), product_(product) {}
    double value(std::int64_t distance) const override;
    std::vector<LinePiece> pieces(std::int64_t nearest, std::int64_t farthest) const override;

 private:
    std::int64_t sameUntil(std::int64_t distance, std::int64_t end) const;

    double slope_;
    bool symmetric_;
    NumberKind distance_, product_;
};

/// Given pieces; the first one is continued to all distances below it.
class PiecewiseFunction final : public DistanceFunction {
 public:
    explicit PiecewiseFunction(std::vector<LinePiece> pieces) : pieces_(std::move(pieces)) {}
    double value(std::int64_t distance) const override;
    std::vector<LinePiece> pieces(std::int64_t nearest, std::int64_t farthest) const override;

 private:
    std::size_t pieceAt(std::int64_t distance) const;

    std::vector<LinePiece> pieces_;
};

/// Σ_{e ≤ δ} Σ_{d ≤ e} f(d) of a function made of pieces and 0 before the first of them: any sum over a block
/// of a matrix f(i − j) is four of these,
///     Σ_{i0 ≤ i < i0+n} Σ_{j0 ≤ j < j0+m} f(i − j) = S(x+n+m) − S(x+n) − S(x+m) + S(x),  x = i0 − j0 − m
///     − 1.
class SecondSum {
 public:
    explicit SecondSum(std::span<const LinePiece> pieces);

    /// `hint` remembers the piece from one call to the next; calls in the order of their distances take the
    /// same time for any number of pieces.
    long double at(std::int64_t distance, std::size_t& hint) const;

 private:
    struct Part {
        std::int64_t first;
        // The sum at first + t is constant + t (linear + t (square + t cube)).
        long double constant, linear, square, cube;
    };
    std::vector<Part> parts_;
};

}  // namespace posiscope
