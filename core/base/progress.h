// SPDX-License-Identifier: GPL-3.0-or-later
// How far long work has come, and whether it is still wanted.
#pragma once

#include <algorithm>
#include <functional>

namespace posiscope {

/// Told now and then which share of a piece of work is done; false stops it.
using Progress = std::function<bool(double share)>;
/// How a piece of work ended.
enum class Outcome { done, cancelled };
/// Asked now and then whether to go on; false stops the work. An empty one never stops it.
using KeepGoing = std::function<bool()>;

/// Counts the steps of a piece of work that is known to cost `total`.
class ProgressCounter {
 public:
    ProgressCounter(const Progress& progress, double total) : progress_(progress), total_(total) {}

    /// `cost` more has been done. Whether to go on.
    bool add(double cost) {
        done_ += cost;
        return !progress_ || progress_(std::min(1.0, done_ / total_));
    }

 private:
    const Progress& progress_;
    double total_;
    double done_ = 0;
};

}  // namespace posiscope
