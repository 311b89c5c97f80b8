// SPDX-License-Identifier: GPL-3.0-or-later
// The version of the answers in JSON.
#pragma once

namespace posiscope {

/// "schema" at the top of every answer. Keys may be added and their order may change; a higher number says
/// that a key has gone, or means something else.
inline constexpr int answerSchema = 2;

}  // namespace posiscope
