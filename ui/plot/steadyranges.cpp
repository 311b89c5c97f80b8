// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/steadyranges.h"

#include <utility>

namespace posiscope {

SteadyRanges::SteadyRanges(std::function<void()> settle) {
    constexpr int restAfter = 1100;  // milliseconds: motion that is reduced jumps once a second
    rest_.setSingleShot(true);
    rest_.setInterval(restAfter);
    rest_.callOnTimeout([this, settle = std::move(settle)] {
        if (std::exchange(wider_, false)) settle();
    });
}

void SteadyRanges::begin(bool dragging) {
    dragging ? rest_.start() : rest_.stop();
    wider_ = false;
}

QCPRange SteadyRanges::shown(const void* what, const QCPRange& fitting) {
    QCPRange& range = ranges_.try_emplace(what, fitting).first->second;
    range = rest_.isActive() ? range.expanded(fitting) : fitting;
    wider_ = wider_ || range != fitting;
    return range;
}

}  // namespace posiscope
