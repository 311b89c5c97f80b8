// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/positions/parts.h"

#include <algorithm>
#include <cstdlib>

namespace posiscope {

namespace {

/// The rows from … end of a run, counted from its first one; `at` is that one's row in the list.
void addParts(const PositionRun& run, IndexRange inside, std::int64_t at, std::int64_t first,
              std::vector<RowPart>& parts) {
    const std::int64_t step = run.step.numerator();
    const std::int64_t start = run.first.numerator() - first;
    if (run.repeats == 1 && (step == 1 || step == -1)) {
        const std::int64_t from = start + step * inside.first;
        const std::int64_t lowest = step == 1 ? from : from - inside.count + 1;
        parts.push_back({{at + inside.first, inside.count}, {lowest, inside.count}, step == -1});
        return;
    }
    for (std::int64_t row = inside.first; row < inside.end();) {
        const std::int64_t value = row / run.repeats;
        const std::int64_t end = std::min(inside.end(), (value + 1) * run.repeats);
        parts.push_back({{at + row, end - row}, {start + step * value, 1}, false});
        row = end;
    }
}

}  // namespace

std::vector<RowPart> rowParts(const Positions& positions, IndexRange rows, std::int64_t first,
                              std::size_t axis) {
    std::vector<RowPart> parts;
    const auto runs = positions.runs(axis);
    const auto beginnings = positions.beginnings(axis);
    for (std::size_t n = positions.runAt(rows.first, axis); n < runs.size() && beginnings[n] < rows.end();
         ++n) {
        const std::int64_t from = std::max(rows.first, beginnings[n]) - beginnings[n];
        const std::int64_t end = std::min(rows.end() - beginnings[n], runs[n].rows());
        addParts(runs[n], {from, end - from}, beginnings[n], first, parts);
    }
    return parts;
}

}  // namespace posiscope
