// SPDX-License-Identifier: GPL-3.0-or-later
// The time of a frame.
#pragma once

#include <functional>
#include <vector>

class QWidget;

namespace bench {

/// Milliseconds from the call of `change` until no work is left and the new pixels of `plots` have reached
/// the X server. Throws when one of them has not been painted.
double frameTime(const std::function<void()>& change, const std::vector<QWidget*>& plots);

}  // namespace bench
