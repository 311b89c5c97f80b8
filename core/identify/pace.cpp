// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/pace.h"

namespace posiscope {

void Pace::part(double from, double to) {
    from_ = from;
    to_ = to;
    at(0);
}

void Pace::at(double share) {
    told_ = std::max(told_, from_ + (to_ - from_) * std::clamp(share, 0.0, 1.0));
    step();
}

void Pace::step() {
    if (proceed_ && !proceed_(told_)) throw NotWanted();
}

}  // namespace posiscope
