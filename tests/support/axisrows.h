// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary tables with several positions a row (M-RoPE), and the mistakes in them.
#pragma once

#include "tests/support/madetable.h"

namespace mistakes {

using namespace posiscope;

/// Time, height and width of a token.
using Place = std::array<std::int64_t, 3>;

/// Eight words, two pictures of 2 : 3, then words again.
inline std::vector<Place> placesOf(std::int64_t rows) {
    std::vector<Place> places;
    const auto last = [&places] {
        std::int64_t farthest = -1;
        for (const Place& place : places)
            farthest = std::max({farthest, place[0], place[1], place[2]});
        return farthest;
    };
    const auto addWord = [&] {
        const std::int64_t p = last() + 1;
        places.push_back({p, p, p});
    };
    for (int n = 0; n < 8; ++n)
        addWord();
    const auto width = static_cast<std::int64_t>(std::sqrt(static_cast<double>(rows - 16) * 0.75));
    const std::int64_t height = width * 2 / 3;
    const std::int64_t begin = last() + 1;
    for (std::int64_t frame = 0; frame < 2; ++frame)
        for (std::int64_t y = 0; y < height; ++y)
            for (std::int64_t x = 0; x < width; ++x)
                places.push_back({begin + frame, begin + y, begin + x});
    while (static_cast<std::int64_t>(places.size()) < rows)
        addWord();
    places.resize(static_cast<std::size_t>(rows));
    return places;
}

/// [cos | sin], pair i by the axis map(i).
inline std::vector<double> placedCells(const TablePlan& plan, const std::function<int(int pair)>& map) {
    const std::vector<Place> places = placesOf(plan.rows);
    const int n = plan.pairs();
    std::vector<double> cells;
    for (const Place& place : places)
        for (int j = 0; j < plan.dimensions; ++j) {
            const auto axis = static_cast<std::size_t>(map(j % n));
            const double angle = plan.paper(j % n) * static_cast<double>(place[axis]);
            cells.push_back(j < n ? std::cos(angle) : std::sin(angle));
        }
    return cells;
}

/// Qwen2-VL: [16, 24, 24] of 64 pairs.
inline int inBlocks(int pair, int pairs) {
    return pair < pairs / 4 ? 0 : pair < pairs / 4 + 3 * pairs / 8 ? 1 : 2;
}
/// Qwen3-VL: [24, 20, 20] of 64 pairs.
inline int ofEachSide(int pairs) {
    return pairs * 20 / 64;
}
inline int byTurns(int pair, int pairs) {
    return pair < 3 * ofEachSide(pairs) ? pair % 3 : 0;
}

inline MadeTable placed(const TablePlan& plan, bool alternating, const std::function<int(int pair)>& map) {
    MadeTable table = rotary(plan);
    table.arrays = {placedCells(plan, map)};
    const int n = plan.pairs();
    const int side = alternating ? ofEachSide(n) : 3 * n / 8;
    const std::array<std::int64_t, 3> sections{n - 2 * side, side, side};
    table.form.axes = alternating ? posiscope::pairsByTurns(sections) : posiscope::pairsInBlocks(sections);
    return table;
}

inline void addAxes(const AddRow& add) {
    for (const bool alternating : {false, true}) {
        const char* const meant = alternating ? "by turns" : "in blocks";
        const auto row = [&](const char* id, const char* variant, std::function<int(int, int)> map) {
            add(id, (std::string("axes ") + meant + variant).c_str(),
                [alternating, map](const TablePlan& plan) {
                    return placed(plan, alternating, [&](int i) { return map(i, plan.pairs()); });
                });
        };
        row("", "", alternating ? byTurns : inBlocks);
        add("", (std::string("axes ") + meant + ", words alone").c_str(),
            [alternating](const TablePlan& plan) {
                MadeTable table = rotary(plan);
                table.form = placed(plan, alternating, [](int) { return 0; }).form;
                return table;
            });
        // Each with the numbers of pairs that were meant.
        if (alternating)
            row("sections-in-blocks-for-alternating-ones", "", [](int i, int pairs) {
                const int time = pairs - 2 * ofEachSide(pairs);
                return i < time ? 0 : i < time + ofEachSide(pairs) ? 1 : 2;
            });
        else
            row("sections-in-blocks-for-alternating-ones", "",
                [](int i, int pairs) { return i < 3 * (3 * pairs / 8) ? i % 3 : 0; });
        if (!alternating) continue;
        row("pattern-drawn-wrong", ", pairs 2 and 3", [](int i, int pairs) {
            return i == 2 ? byTurns(3, pairs) : i == 3 ? byTurns(2, pairs) : byTurns(i, pairs);
        });
        row("pattern-drawn-wrong", ", as drawn", [](int i, int pairs) {
            constexpr int drawn[] = {0, 1, 0, 1, 2, 1, 0, 1, 2};
            return i < 3 * ofEachSide(pairs) ? drawn[i % 9] : 0;
        });
    }
}

}  // namespace mistakes
