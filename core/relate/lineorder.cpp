// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relate/lineorder.h"

#include <algorithm>
#include <optional>
#include <ranges>

namespace posiscope {

namespace {

using Kind = TableEdit::Kind;

/// The kind for rows, or that for columns.
Kind kindFor(LineKind lines, Kind ofRows) {
    constexpr int between = static_cast<int>(Kind::columnsReversed) - static_cast<int>(Kind::rowsReversed);
    return static_cast<Kind>(static_cast<int>(ofRows) + (lines == LineKind::columns ? between : 0));
}

template <class Expected>
bool isAll(const LineOrder& order, const Expected& expected) {
    for (std::size_t n = 0; n < order.size(); ++n)
        if (order[n] != expected(static_cast<std::int64_t>(n))) return false;
    return true;
}

/// By how many lines all known ones are moved; nothing where they are not moved by the same number.
std::optional<std::int64_t> moveOf(const LineOrder& order) {
    std::optional<std::int64_t> by;
    for (std::size_t n = 0; n < order.size(); ++n) {
        if (order[n] < 0) continue;
        const std::int64_t here = order[n] - static_cast<std::int64_t>(n);
        if (by.value_or(here) != here) return std::nullopt;
        by = here;
    }
    return by;
}

/// Of lines that are all moved by the same number.
std::vector<TableEdit> movedBy(std::int64_t by, std::int64_t here, std::int64_t count) {
    if (by == 0 && here == count) return {};
    if (here < count && by >= 0 && by + here <= count)
        return {{.kind = Kind::rowsCut, .first = by, .last = by + here - 1, .of = count}};
    if (here > count && by == 0) return {{.kind = Kind::rowsAdded, .last = count - 1, .of = here}};
    return {{.kind = by > 0 ? Kind::rowsLater : Kind::rowsEarlier, .first = std::abs(by), .of = count}};
}

/// Each line once: 0, 1, 2 … in another order.
std::vector<TableEdit> arrangementOf(const LineOrder& order) {
    const auto count = static_cast<std::int64_t>(order.size());
    const std::int64_t first = order.front();
    if (isAll(order, [](std::int64_t n) { return n; })) return {};
    if (isAll(order, [=](std::int64_t n) { return count - 1 - n; })) return {{.kind = Kind::rowsReversed}};
    if (isAll(order, [=](std::int64_t n) { return (first + n) % count; }))
        return {{.kind = Kind::rowsRolled, .first = first, .of = count}};
    if (isAll(order, [=](std::int64_t n) { return (first - n + count) % count; }))
        return {{.kind = Kind::rowsRolled, .first = (first + 1) % count, .of = count},
                {.kind = Kind::rowsReversed}};
    return {{.kind = Kind::rowsShuffled, .lines = order}};
}

/// LineKind that stand several times.
std::vector<TableEdit> repeatsIn(LineOrder order, std::int64_t different) {
    const auto areInTurn = [different](const LineOrder& each) {
        return std::ranges::is_sorted(each) || isAll(each, [=](std::int64_t n) { return n % different; });
    };
    if (areInTurn(order)) return {{.kind = Kind::rowsRepeated, .lines = std::move(order)}};
    const std::int64_t first = order.front();
    if (isAll(order, [=](std::int64_t n) { return (first + n) % different; })) {
        TableEdit rolled{.kind = Kind::rowsRolled, .first = first, .of = different};
        return {{.kind = Kind::rowsRepeated, .lines = std::move(order)}, std::move(rolled)};
    }
    LineOrder back(order.rbegin(), order.rend());
    if (areInTurn(back))
        return {{.kind = Kind::rowsRepeated, .lines = std::move(back)}, {.kind = Kind::rowsReversed}};
    TableEdit repeated{.kind = Kind::rowsRepeated, .lines = order};
    return {std::move(repeated), {.kind = Kind::rowsShuffled, .lines = std::move(order)}};
}

}  // namespace

std::vector<TableEdit> editsOf(const LineOrder& order, std::int64_t count, LineKind lines) {
    const auto here = static_cast<std::int64_t>(order.size());
    LineOrder known;
    std::ranges::copy_if(order, std::back_inserter(known), [](std::int64_t line) { return line >= 0; });
    if (known.empty()) return {};
    std::vector<TableEdit> edits;
    if (const auto by = moveOf(order)) {
        edits = movedBy(*by, here, count);
    } else {
        LineOrder there = known;
        std::ranges::sort(there);
        there.erase(std::unique(there.begin(), there.end()), there.end());
        const auto different = static_cast<std::int64_t>(there.size());
        const bool isRun = there.back() - there.front() == different - 1;
        if (different < count && isRun)
            edits.push_back(
                {.kind = Kind::rowsCut, .first = there.front(), .last = there.back(), .of = count});
        else if (different < count)
            edits.push_back({.kind = Kind::rowsMissing, .lines = there});
        LineOrder ranks = known;
        for (std::int64_t& line : ranks)
            line = std::ranges::lower_bound(there, line) - there.begin();
        for (TableEdit& each : different == static_cast<std::int64_t>(ranks.size())
                                   ? arrangementOf(ranks)
                                   : repeatsIn(ranks, different))
            edits.push_back(std::move(each));
        // In words the lines are those of A.
        for (TableEdit& each : edits)
            if (each.kind == Kind::rowsShuffled || each.kind == Kind::rowsRepeated)
                for (std::int64_t& line : each.lines)
                    line = there[static_cast<std::size_t>(line)];
        const auto isKnown = [](std::int64_t line) { return line >= 0; };
        if (static_cast<std::int64_t>(known.size()) < here && here > count)
            edits.push_back(
                {.kind = Kind::rowsAdded,
                 .first = std::ranges::find_if(order, isKnown) - order.begin(),
                 .last = here - 1 - (std::find_if(order.rbegin(), order.rend(), isKnown) - order.rbegin()),
                 .of = here});
    }
    for (TableEdit& each : edits)
        each.kind = kindFor(lines, each.kind);
    return edits;
}

}  // namespace posiscope
