// SPDX-License-Identifier: GPL-3.0-or-later
// Where the tokens of an image, a film or a mixed prompt stand.
#pragma once

#include <vector>

#include "core/parameters/parameter.h"
#include "core/positions/positions.h"

namespace posiscope {

namespace keys {
inline constexpr Key<std::string> axes{"axes"};
inline constexpr Key<NumberList> extents{"extents"};
inline constexpr Key<std::int64_t> tokensInFront{"tokens_in_front"};
inline constexpr Key<std::string> coordinates{"coordinates"};
inline constexpr Key<NumberList> coordinateSizes{"coordinate_sizes"};
inline constexpr Key<NumberList> coordinateStarts{"coordinate_starts"};
inline constexpr Key<NumberList> coordinateSteps{"coordinate_steps"};
inline constexpr Key<std::string> longestSide{"longest_side"};
}  // namespace keys

/// The rows of a table on one to four named axes: a grid of so many places along each, read so that the last
/// axis counts fastest, or listed places of a file. Along an axis of n places k has the coordinate
/// - index: start + k · step;
/// - scaled: k · size / n, so that a grid of any size covers that of training (EVA-02);
/// - floor: ⌊k · size / n⌋ (CogView4);
/// - centred: k − ⌈n/2⌉ of rows and columns, and k along a third axis (Qwen-Image);
/// - unit: 2(k + ½)/n − 1, where n may be the longest or the shortest side instead (DINOv3);
/// - fraction: 2k/size − 1 (LTX-Video);
/// - aspect: evenly from −√(n/m) to √(n/m), m the other side (Falcon Perception);
/// - area: (k − (n − 1)/2) · √(size / (H·W)) of rows and columns, and k along a third axis (Mochi).
/// Tokens in front stand at 0 on all axes.
std::vector<Parameter> placeParameters();

/// The names that `axes` lists.
std::vector<PositionAxis> axesOf(const Values& values);

/// The places of the rows.
Result<Positions> placesOnAxes(const Values& values);

/// How many rows that are, also of a file that is gone.
std::int64_t rowsOnAxes(const Values& values);

/// Brings the lists to the number of axes that are named: extents keep their last numbers, others begin anew.
void settleAxes(Values& values);

/// The error in these parameters, or nothing.
Failure checkAxisPlaces(const Values& values);

}  // namespace posiscope
