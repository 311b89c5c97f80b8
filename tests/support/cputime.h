// SPDX-License-Identifier: GPL-3.0-or-later
// Processor time, which other programs do not lengthen as they do wall-clock time.
#pragma once

#include <sys/resource.h>

#include <algorithm>
#include <ctime>
#include <limits>

/// Measures from its construction or start().
class CpuTime {
 public:
    static CpuTime ofThread() { return CpuTime(CLOCK_THREAD_CPUTIME_ID); }
    static CpuTime ofProcess() { return CpuTime(CLOCK_PROCESS_CPUTIME_ID); }

    void start() { begin_ = now(); }
    double milliseconds() const { return now() - begin_; }

 private:
    explicit CpuTime(clockid_t clock) : clock_(clock), begin_(now()) {}
    double now() const {
        timespec time{};
        clock_gettime(clock_, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }

    clockid_t clock_;
    double begin_;
};

/// What `act` takes of this thread's time, in ms: the least of some times.
template <class Act>
double leastCpuTime(int times, const Act& act) {
    double least = std::numeric_limits<double>::infinity();
    for (int n = 0; n < times; ++n) {
        const auto time = CpuTime::ofThread();
        act();
        least = std::min(least, time.milliseconds());
    }
    return least;
}

/// What the children that have ended took, in ms.
inline double cpuOfEndedChildren() {
    rusage used{};
    ::getrusage(RUSAGE_CHILDREN, &used);
    const auto milliseconds = [](const timeval& time) {
        return 1e3 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e3;
    };
    return milliseconds(used.ru_utime) + milliseconds(used.ru_stime);
}
