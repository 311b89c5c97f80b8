// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loops, compiled once for every instruction set.
#pragma once

#include <cstddef>
#include <cstdint>

namespace posiscope {

enum class InstructionSet;

constexpr std::size_t waveLanes = 16;  ///< neighbouring points of a curve that are turned together
constexpr std::size_t wavePairs = 64;  ///< phasors a call takes

/// Where cosines are added up, on both sides of an anchor.
struct CosineSums {
    double* ahead;
    double* aheadLost;
    double* behind;
    double* behindLost;
};
constexpr std::size_t cosineSteps = 65;

/// The rotations of the phasors of curves: to the first `waveLanes` points (pairs × waveLanes numbers), from
/// a block of so many to the next, and by `waveBlocks` of them.
struct WaveTurns {
    const float* laneCosine;
    const float* laneSine;
    const float* blockCosine;
    const float* blockSine;
    const float* groupCosine;
    const float* groupSine;
};
constexpr std::size_t waveBlocks = 8;

/// The step to a row of a picture from the one before: the rotations of all phasors, and their weights there.
struct SweepRow {
    const float* turns;
    const float* weight;
};
constexpr std::size_t sweepRows = 4;  ///< a call takes; more have no room in the registers

/// The index of the value of phasor n; its partner is `waveLanes` further on.
constexpr std::size_t phasorPlace(std::size_t n) {
    return n / waveLanes * (2 * waveLanes) + n % waveLanes;
}

/// The cells of a row as functions of their pairs: cell j is sign[j] · functions[source[j]], and may be off
/// by perCell · |cell| + reach[pair[j]].
struct ExpectedCells {
    const std::int32_t* source;
    const std::int32_t* pair;
    const double* sign;
    double perCell;
    std::size_t count;
};

/// The deviation of a row of cells from what is expected of them.
struct CellsDeviation {
    bool near;       ///< no cell is further off than its tolerance
    double squares;  ///< their sum
    double largest;  ///< NaN left out
};

/// A table of functions that share their results bit for bit, whichever instruction set they were compiled
/// for. Arrays do not overlap unless they are the same.
struct Kernels {
    /// Sine and cosine of `count` angles, given as the four 32-bit words of a 128-bit fraction of a turn, the
    /// most significant first; see math/sincoslane.h.
    void (*sinCos)(const std::uint32_t* first, const std::uint32_t* second, const std::uint32_t* third,
                   const std::uint32_t* fourth, std::size_t count, double* sine, double* cosine);

    /// Angle addition forwards and backwards: ahead[j] = own[j] · cosine[j] + other[j] · sine[j], and
    /// behind[j] the same with −sine[j]; either may be null. With `past` the results go past the caches to
    /// memory, which is faster where nobody reads them soon.
    void (*turn)(const double* own, const double* other, const double* cosine, const double* sine,
                 std::size_t count, bool past, double* ahead, double* behind);
    /// The same, rounded to float.
    void (*turnToFloat)(const double* own, const double* other, const double* cosine, const double* sine,
                        std::size_t count, bool past, float* ahead, float* behind);

    /// to[n] = from[n], past the caches.
    void (*copyNonTemporal)(const double* from, std::size_t count, double* to);

    /// ahead[t] += Σ_i (cosine[i]·stepCosine[i·stride + t] − sine[i]·stepSine[i·stride + t]) over `pairs` ≤
    /// 16 pairs, and behind[t] the same with a plus; what the additions round away goes to their `Lost`.
    /// count is at most `cosineSteps`.
    void (*addCosines)(const double* sine, const double* cosine, std::size_t pairs, const double* stepSine,
                       const double* stepCosine, std::size_t stride, std::size_t count,
                       const CosineSums& sums);

    /// Some rows of a picture's sweep, see core/sinusoid/phasorsweep.h: for each of `count` ≤ `sweepRows`
    /// rows, `ranks` × `width` phasors are turned, and sums[row · width + x] becomes Σ_rank value · weight.
    /// width is a multiple of `waveLanes`. Phasors and their turns stand as `waveLanes` values (cosines),
    /// then as many partners (sines), and so on: see phasorPlace().
    void (*sweep)(float* phasors, const SweepRow* rows, std::size_t count, std::size_t ranks,
                  std::size_t width, float* sums);

    /// A curve of cosines for each of `kinds` weightings: sum[k·length + t] += Σ_i weight[k·pairs + i] ·
    /// value_i(t) for t = 0 … count−1, count a multiple of `waveLanes`. Phasor i < `wavePairs` starts at t =
    /// 0 as (value, partner). Errors are below 1e-5 of the sum of the weights.
    void (*waves)(const float* value, const float* partner, const WaveTurns& turns, const float* weight,
                  std::size_t pairs, std::size_t kinds, std::size_t count, std::size_t length, float* sum);

    /// Adds a curve to one of twice its points: fine[2m] += coarse[m], and fine[2m + 1] += the polynomial
    /// through coarse[m − 5 … m + 6], for m = 0 … count−1.
    void (*refine)(const float* coarse, std::size_t count, float* fine);

    /// A curve read at the distances |start − at[n]|: out[n] = curve[m] + (curve[m+1] − curve[m]) · part ·
    /// blend, where m + part = (|start − at[n]| − origin) · scale, and the curve for n begins at
    /// curve[shift[n]].
    void (*readCurve)(const float* curve, std::int32_t start, const std::int32_t* at,
                      const std::int32_t* shift, std::size_t count, std::int32_t origin, float scale,
                      float blend, float* out);

    /// The expected cells of a row, and their tolerances.
    void (*expectCells)(const ExpectedCells& of, const double* functions, const double* reach,
                        double* expected, double* tolerances);

    /// How far cells are from what is expected of them.
    CellsDeviation (*compareCells)(const double* cells, const double* expected, const double* tolerances,
                                   std::size_t count);
};

/// Clears the upper halves of the vector registers. Other libraries may leave them in use, and code compiled
/// without AVX, most of ours, then takes 2.4 times as long: to be called before long work of such code.
void clearUpperHalves();

/// The kernels of the instruction set in use. The call clears the upper halves.
const Kernels& kernels();

/// The kernels of one set, which the machine must have.
const Kernels& kernelsOf(InstructionSet set);

}  // namespace posiscope
