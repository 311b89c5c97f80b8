// SPDX-License-Identifier: GPL-3.0-or-later
// All mistakes of wrong tables.
#pragma once

#include "tests/support/axisrows.h"
#include "tests/support/scalingrows.h"
#include "tests/support/sinusoidrows.h"

namespace mistakes {

using namespace posiscope;

/// [PE(x) | PE(y)] of MAE on a grid of height × width.
inline std::vector<double> gridCells(const TablePlan& plan, std::int64_t height, std::int64_t width,
                                     bool xFirst) {
    TablePlan axis = plan;
    axis.dimensions = plan.dimensions / 2;
    const int n = axis.pairs();
    std::vector<double> cells;
    for (std::int64_t place = 0; place < height * width; ++place)
        for (std::int64_t j = 0; j < plan.dimensions; ++j) {
            const bool x = (j < plan.dimensions / 2) == xFirst;
            const auto own = static_cast<int>(j % axis.dimensions);
            cells.push_back(planned(axis, x ? place % width : place / width, own % n, own < n));
        }
    return cells;
}
inline MadeTable gridTable(const TablePlan& plan, std::int64_t height, std::int64_t width, bool xFirst) {
    return {"sinusoidal-2d",
            {{"d_model", whole(plan.dimensions)},
             {"base", plan.base},
             {"height", whole(12)},
             {"width", whole(16)}},
            {gridCells(plan, height, width, xFirst)},
            {height * width, plan.dimensions}};
}

inline void addGrids(const AddRow& add) {
    using P = TablePlan;
    add("", "grid", [](const P& plan) { return gridTable(plan, 12, 16, true); });
    add("halves-exchanged", "", [](const P& plan) { return gridTable(plan, 12, 16, false); });
    add("one-row-short-after-resizing", "", [](const P& plan) { return gridTable(plan, 11, 15, true); });
    add("scale-rounded", "", [](const P& plan) {
        const double root = std::sqrt(plan.dimensions);
        MadeTable table =
            sinusoidal(with(plan, [&](P& w) { w.amplitude = rounded(NumberKind::bfloat16, root) / root; }));
        return table;
    });
}

inline void addRoundings(const AddRow& add) {
    using P = TablePlan;
    const auto rope = [&add](const char* id, const char* variant, std::function<void(P&, const P&)> change) {
        addRotary(add, id, variant, std::move(change));
    };
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16}) {
        const bool b = kind == NumberKind::bfloat16;
        const char* const name = b ? "bfloat16" : "float16";
        rope("frequencies-rounded", name, [kind](P& w, const P&) { w.frequency = kind; });
        if (b) rope("positions-rounded", name, [kind](P& w, const P&) { w.place = kind; });
        rope("angle-rounded", name, [kind](P& w, const P&) { w.angle = kind; });
        rope("only-the-table-rounded", name, [kind](P& w, const P&) { w.result = kind; });
        rope("everything-in-the-model-dtype", name,
             [kind](P& w, const P&) { w.frequency = w.place = w.angle = w.result = kind; });
    }
}

inline std::vector<Row> rows() {
    std::vector<Row> all;
    const AddRow add = [&all](const char* id, const char* variant, std::function<MadeTable(TablePlan)> make) {
        all.push_back({id, variant, std::move(make)});
    };
    addSinusoids(add);
    addRotations(add);
    addProportional(add);
    addScalings(add);
    addFrequencies(add);
    addAxes(add);
    addGrids(add);
    addRoundings(add);
    return all;
}

/// Positions up to 256 are exact in bfloat16.
inline bool shows(const Row& row, const Size& size) {
    if (row.id == "positions-rounded") return size.rows > 300;
    if (row.id == "scale-rounded") return std::fmod(std::sqrt(size.dimensions), 1) != 0;
    // In smaller heads the ramp is out of reach, or its bounds are whole pairs.
    if (row.id == "yarn-bounds-rounded") return size.dimensions >= 64;
    if (row.id == "base-with-a-digit-missing" && row.variant == "rope") return size.base != 1e5;
    // Three axes need several pairs each, and the drawn pattern 9 pairs for a period.
    if (row.variant.rfind("axes", 0) == 0) return size.dimensions >= 48;
    if (row.id == "wrong-axis-inserted") return size.rows != size.dimensions;
    return true;
}

/// Whether the error of √d in bfloat16 exceeds the rounding of narrow cells.
inline bool isLarge(const Size& size) {
    const double root = std::sqrt(size.dimensions);
    return std::abs(rounded(NumberKind::bfloat16, root) / root - 1) > 1e-3;
}

}  // namespace mistakes
