// SPDX-License-Identifier: GPL-3.0-or-later
// How much longer work takes than in a release.
#pragma once

namespace posiscope {

#ifdef __SANITIZE_ADDRESS__
inline constexpr int slowdown = 8;  // every address is checked
#else
inline constexpr int slowdown = 1;
#endif

}  // namespace posiscope
