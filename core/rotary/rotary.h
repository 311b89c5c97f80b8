// How a rotary encoding turns queries and keys.
#pragma once

#include <cstdint>
#include <span>

#include "core/math/phase.h"
#include "core/sinusoid/pairlayout.h"

namespace posiscope {

/// Pairs of elements of a head's query and key are turned by the angle θ_i p (RoFormer, arXiv:2104.09864,
/// equation 34): (x, y) → (x cos − y sin, x sin + y cos), times the attention factor.
class Rotary {
 public:
    Rotary() = default;
    Rotary(const Rotary&) = delete;
    Rotary& operator=(const Rotary&) = delete;
    virtual ~Rotary() = default;

    /// All elements of a head, turned or not.
    virtual std::int64_t headDimensions() const = 0;
    /// The elements that are turned, the first ones.
    virtual std::int64_t rotaryDimensions() const = 0;
    /// The frequencies before scaling; those in use are Model::frequencies().
    virtual std::span<const Frequency> unscaled() const = 0;
    /// What cosines and sines are multiplied by.
    virtual double attentionFactor() const = 0;
    /// The context length of training, and the one it has been stretched to; 0 where they are not known.
    virtual std::int64_t originalLength() const = 0;
    virtual std::int64_t stretchedLength() const = 0;
    /// The elements (x, y) of pair i in a head.
    virtual std::int64_t first(std::int64_t pair) const = 0;
    virtual std::int64_t second(std::int64_t pair) const = 0;
    /// The vector at a position, both of headDimensions(). `key`: as a key, which differs in xPos alone.
    virtual void rotate(std::span<const double> in, std::int64_t position, bool key,
                        std::span<double> out) const = 0;
    /// The query and the key that the views show.
    virtual std::span<const double> query() const = 0;
    virtual std::span<const double> key() const = 0;
};

}  // namespace posiscope
