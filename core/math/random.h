// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers that are the same on every machine, in any order.
#pragma once

#include <cstdint>

namespace posiscope {

/// Numbers by their place in a sequence instead of a generator that must be stepped: the n-th number of a
/// seed can be asked for alone, from any thread. They use nothing but whole numbers, + − × ÷ and √, which
/// IEEE 754 fixes to the last bit, so that a seed means the same numbers on every machine and with every
/// library.
///
/// Numbers of the same seed and index are functions of the same bits: whoever needs several independent
/// sequences takes several seeds (seedOf).

/// 64 random bits: splitmix64's output function over a counter that starts where the seed's own bits lead.
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014, figure 17.
std::uint64_t bitsAt(std::uint64_t seed, std::uint64_t index);

/// A seed for the sequence number `stream` of many that belong to one seed a person has chosen.
std::uint64_t seedOf(std::uint64_t seed, std::uint64_t stream);

/// Uniform in [0, 1), a multiple of 2^-53.
double uniformAt(std::uint64_t seed, std::uint64_t index);

/// Standard normal: mean 0, variance 1, all numbers within ±8.21. The quantile of a uniform number.
double normalAt(std::uint64_t seed, std::uint64_t index);

/// The x with Φ(x) = p, for 0 < p < 1, with a relative error of about 1e-15.
/// Source: Wichura, "Algorithm AS 241: The Percentage Points of the Normal Distribution", Applied Statistics
/// 37 (1988), PPND16; its logarithm is our own, as that of libraries differs in the last bit.
double normalQuantile(double p);

}  // namespace posiscope
