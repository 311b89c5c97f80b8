// SPDX-License-Identifier: GPL-3.0-or-later
// The version of the program: that of the project in CMakeLists.txt.
#pragma once

namespace posiscope {

/// "0.9.0"
extern const char* const programVersion;

}  // namespace posiscope
