// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/row.h"

#include <algorithm>
#include <cmath>
#include <ctime>

namespace bench {

double statistic(Samples samples, Statistic which) {
    if (samples.empty()) return std::nan("");
    std::sort(samples.begin(), samples.end());
    const auto count = static_cast<double>(samples.size());
    switch (which) {
        case Statistic::median: {
            const std::size_t middle = samples.size() / 2;
            return samples.size() % 2 == 1 ? samples[middle] : (samples[middle - 1] + samples[middle]) / 2;
        }
        // The smallest sample that at least 99 of 100 samples do not exceed.
        case Statistic::p99: return samples[static_cast<std::size_t>(std::ceil(count * 0.99)) - 1];
        case Statistic::worst: break;
    }
    return samples.back();
}

QString nameOf(Statistic which) {
    switch (which) {
        case Statistic::median: return QStringLiteral("median");
        case Statistic::p99: return QStringLiteral("p99");
        case Statistic::worst: break;
    }
    return QStringLiteral("worst");
}

double now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double milliseconds(const std::function<void()>& work) {
    const double start = now();
    work();
    return (now() - start) * 1000;
}

}  // namespace bench
