// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a search is still wanted, and how far it has come.
#pragma once

#include <algorithm>

#include "core/base/progress.h"

namespace posiscope {

/// Thrown where a search is not wanted any more, and caught by identify() alone.
struct NotWanted {};

/// Asks whether to go on: before every hypothesis and between the rows of a comparison, at most about 50 ms
/// apart. The shares that it tells never fall. Its functions throw NotWanted, and after that nothing is
/// asked.
class Pace {
 public:
    explicit Pace(const Progress& proceed) : proceed_(proceed) {}

    /// What comes next is this part of the whole, from 0 to 1.
    void part(double from, double to);
    /// So much of the part is done.
    void at(double share);
    /// How much is done is not known: there is another hypothesis.
    void step();

 private:
    const Progress& proceed_;
    double from_ = 0, to_ = 1;
    double told_ = 0;
};

inline void Pace::part(double from, double to) {
    from_ = from;
    to_ = to;
    at(0);
}

inline void Pace::at(double share) {
    told_ = std::max(told_, from_ + (to_ - from_) * std::clamp(share, 0.0, 1.0));
    step();
}

inline void Pace::step() {
    if (proceed_ && !proceed_(told_)) throw NotWanted();
}

}  // namespace posiscope
