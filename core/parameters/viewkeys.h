// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of what single views read; those that many parts of the program need are in core/parameters/keys.h.
#pragma once

#include "core/parameters/keys.h"

namespace posiscope::keys {

inline constexpr Key<std::string> distanceAxis{"distance_axis"};
inline constexpr Key<std::string> distanceRange{"distance_range"};
inline constexpr Key<std::string> distanceCurve{"distance_curve"};
inline constexpr Key<std::int64_t> distanceWindow{"distance_window"};
inline constexpr Key<std::string> colourScale{"colour_scale"};
inline constexpr Key<NumberList> valueLimits{"value_limits"};
inline constexpr Key<NumberList> similarityLimits{"similarity_limits"};
inline constexpr Key<NumberList> biasLimits{"bias_limits"};
inline constexpr Key<NumberList> differenceLimits{"difference_limits"};
inline constexpr Key<bool> squareCells{"square_cells"};
inline constexpr Key<double> fitCut{"fit_cut"};
inline constexpr Key<bool> cellNumbers{"cell_numbers"};
inline constexpr Key<Indices> wavesHidden{"waves_hidden"};
inline constexpr Key<double> errorLimit{"error_limit"};
inline constexpr Key<std::string> errorPairs{"error_pairs"};

}  // namespace posiscope::keys
