#include "tests/bench/measure.h"

#include <exception>

namespace bench {

namespace {

/// Takes one sample of the row; an error ends the row and not the run.
void turn(Result& result, bool keep) {
    if (!result.missing.isEmpty() || !result.problem.isEmpty()) return;
    try {
        if (result.row.series) {
            if (keep) result.ours = result.row.series();
        } else if (const double sample = result.row.ours(); keep) {
            result.ours.push_back(sample);
        }
        if (!result.row.rival) return;
        if (const double sample = result.row.rival(); keep) result.rival.push_back(sample);
    } catch (const NotInstalled& missing) {
        result.missing = QString::fromUtf8(missing.what());
    } catch (const std::exception& problem) {
        result.problem = QString::fromUtf8(problem.what());
    }
}

/// The time of an addition that depends on the one before it: the processor's clock as far as we get it. A
/// virtual machine's share changes within minutes.
double nanosecondsPerAddition() {
    constexpr int additions = 100'000;
    unsigned long sum = 0;
    const double start = now();
    for (int n = 0; n < additions; ++n)
        asm volatile("" : "+r"(++sum));
    return (now() - start) * 1e9 / additions;
}

}  // namespace

std::vector<Result> measure(Group group) {
    std::vector<Result> results;
    for (Row& row : group.rows)
        results.push_back({std::move(row), {}, {}, {}, {}, {}, 0});
    group.rows.clear();
    if (group.warmUp)
        for (Result& result : results)
            turn(result, false);
    Samples pace;
    const double start = now();
    for (int n = 0; n < group.repetitions; ++n) {
        if (n >= group.fewest && now() - start > group.seconds) break;
        for (Result& result : results)
            turn(result, true);
        pace.push_back(nanosecondsPerAddition());
    }
    for (Result& result : results) {
        result.pace = statistic(pace, Statistic::median);
        if (result.row.note) result.note = result.row.note();
        // Destroys the samplers' data (windows, half a gigabyte) before the next group.
        result.row.ours = result.row.rival = nullptr;
        result.row.series = nullptr;
        result.row.note = nullptr;
    }
    return results;
}

}  // namespace bench
