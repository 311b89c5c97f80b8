// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measure.h"

#include <exception>

namespace bench {

namespace {

/// Takes one sample of the row and one of its rival; an error ends the row and not the run.
void turn(Result& result, bool rivalFirst, bool keep) {
    if (!result.missing.isEmpty() || !result.problem.isEmpty()) return;
    const auto take = [&](const Sampler& sampler, Samples& to) {
        if (!sampler) return;
        if (const double sample = sampler(); keep) to.push_back(sample);
    };
    try {
        if (result.row.series) {
            Series series = result.row.series();
            result.ours = std::move(series.ours);
            result.rival = std::move(series.rival);
        }
        if (rivalFirst) take(result.row.rival, result.rival);
        take(result.row.ours, result.ours);
        if (!rivalFirst) take(result.row.rival, result.rival);
    } catch (const NotInstalled& missing) {
        result.missing = QString::fromUtf8(missing.what());
    } catch (const std::exception& problem) {
        result.problem = QString::fromUtf8(problem.what());
    }
}

}  // namespace

std::vector<Result> measure(Group group) {
    std::vector<Result> results;
    for (Row& row : group.rows)
        results.push_back({std::move(row), {}, {}, {}, {}, {}});
    group.rows.clear();
    if (group.warmUp)
        for (Result& result : results)
            turn(result, false, false);
    const double start = now();
    for (int n = 0; n < group.repetitions; ++n) {
        if (n >= group.fewest && now() - start > group.seconds) break;
        for (Result& result : results)
            turn(result, n % 2 == 1, true);
    }
    for (Result& result : results) {
        if (result.row.note) result.note = result.row.note();
        result.row.ours = result.row.rival = nullptr;
        result.row.series = nullptr;
        result.row.note = nullptr;
    }
    return results;
}

}  // namespace bench
