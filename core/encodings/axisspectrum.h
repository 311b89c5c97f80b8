// SPDX-License-Identifier: GPL-3.0-or-later
// How fast which pairs turn along which axis.
#pragma once

#include <vector>

#include "core/parameters/parameter.h"
#include "core/positions/pairaxes.h"
#include "core/rotary/axisturns.h"

namespace posiscope {

namespace keys {
inline constexpr Key<std::string> allocation{"allocation"};
inline constexpr Key<NumberList> sections{"sections"};
inline constexpr Key<std::string> axisOrder{"axis_order"};
inline constexpr Key<std::string> axisPattern{"axis_pattern"};
inline constexpr Key<std::string> spectrumOver{"spectrum_over"};
inline constexpr Key<std::string> axisSpectrum{"axis_spectrum"};
inline constexpr Key<NumberList> axisBases{"axis_bases"};
inline constexpr Key<double> minPeriod{"min_period"};
inline constexpr Key<double> maxFrequency{"max_frequency"};
inline constexpr Key<NumberList> frequencyList{"frequency_list"};
inline constexpr Key<std::string> frequencyUnit{"frequency_unit"};
inline constexpr Key<std::string> weightsFile{"weights_file"};
inline constexpr Key<std::int64_t> headCount{"head_count"};
inline constexpr Key<std::int64_t> headShown{"head_shown"};
}  // namespace keys

/// The parameters of allocation and spectrum. An axis for pair i of r/2:
/// - blocks: all pairs of an axis behind those of another, in `axis_order`;
/// - interleaved: pairsByTurns() (Qwen3-VL);
/// - alternate: pairsAlternating() (ERNIE 4.5 VL);
/// - spread: pairsSpread() (openPangu);
/// - in-turn: pairsInTurn() (LTX-Video);
/// - pattern: the first letters of axes, repeated (MM-RoPE);
/// - mixed: all axes, with weights from a file or from a seed (RoPE-Mixed, naver-ai/rope-vit,
/// models/vit_rope.py,
///   init_random_2d_freqs): magnitudes of the spectrum in one direction for the first half of the pairs, and
///   perpendicular to it for the others; independent directions on other numbers of axes.
///
/// A frequency for place j of the n that a spectrum runs over, u its unit, 1 or 2π:
/// - geometric: u · B^(−j/n) / min_period;
/// - endpoint: u · B^(−j/(n − 1)) / min_period (DINOv3, with max_period = B · min_period);
/// - rising: (π/2) · B^(j/(n − 1)) (LTX-Video);
/// - pixel: π · (1 + j · (max_frequency/2 − 1)/(n − 1)) (EVA);
/// - list: those that are given.
/// The place is that among the pairs of the axis; or i itself, over the rotated dimensions or the whole head;
/// or every axis takes the places of one spectrum in turn (Pixtral); or it counts across all heads
/// (LTX-Video).
std::vector<Parameter> axisSpectrumParameters();

/// The pairs that turn, and what else follows from these parameters.
struct AxisRotation {
    AxisTurns turns;
    /// Of pairs that turn along one axis each, that axis; of mixed ones the one that they turn fastest along.
    PairAxes axes;
    std::vector<Frequency> frequencies;  ///< along that axis
    double attentionFactor = 1;
    std::int64_t firstTurned = 0;  ///< so many pairs in front are not turned
    Text problem;                  ///< a file of weights that cannot be read
};
AxisRotation axisRotationOf(const Values& values);

/// The pairs that turn; of a spectrum over all heads those of the head that is shown. Also of values that
/// have not been checked together.
std::int64_t turnedPairsOf(const Values& values);
/// Whether one geometric spectrum serves all axes, which a scaling can stretch.
bool scalesOneSpectrum(const Values& values);
/// Whether the rotation depends on the seed.
bool isSeededRotation(const Values& values);

/// The numbers of pairs along each axis, in the order of the axes.
std::vector<std::int64_t> axisSectionsOf(const Values& values);
/// The blocks of pairs as the allocation lays them out, one behind the other: how many each has.
std::vector<std::int64_t> axisBlocksOf(const Values& values);

/// Brings what depends on the axes to those that are named: sections, bases, the order of blocks.
void settleAxisSpectrum(Values& values);

/// The error in these parameters, or nothing.
Failure checkAxisSpectrum(const Values& values);

}  // namespace posiscope
