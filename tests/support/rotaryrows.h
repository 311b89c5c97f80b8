// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary tables and the mistakes in them.
#pragma once

#include "tests/support/madetable.h"

namespace mistakes {

using namespace posiscope;

/// Adds a table of [cos | sin] made otherwise than expected.
inline void addRotary(const AddRow& add, const char* id, const char* variant,
                      std::function<void(TablePlan& wrong, const TablePlan& right)> change) {
    add(id, variant, [change](const TablePlan& plan) {
        TablePlan wrong = plan;
        change(wrong, plan);
        MadeTable subject = rotary(wrong);
        subject.given = rotary(plan).given;
        return subject;
    });
}

inline void addRotations(const AddRow& add) {
    using P = TablePlan;
    const auto rope = [&add](const char* id, const char* variant, std::function<void(P&, const P&)> change) {
        addRotary(add, id, variant, std::move(change));
    };
    rope("", "rope", [](P&, const P&) {});
    rope("base-with-a-digit-missing", "rope",
         [](P& w, const P& r) { w.base = r.base == 1e5 ? 1e3 : r.base / 10; });
    add("neighbours-for-halves", "", [](const P& plan) {
        MadeTable subject = rotary(plan, {{"rope_layout", word("half-split")}});
        subject.arrays = {repeatedNeighbours(plan, false), repeatedNeighbours(plan, true)};
        return subject;
    });
    rope("turned-the-other-way", "", [](P& w, const P&) { w.sineSign = -1; });
    add("default-base", "", [](const P& plan) {
        MadeTable subject = rotary(plan);
        subject.given[1].second = 500000.0;
        subject.arrays = {rotaryCells(with(plan, [](P& w) { w.base = 10000; }))};
        return subject;
    });
    add("whole-head-for-a-part", "", [](const P& plan) {
        return rotary(plan, {{"partial_rotary_factor", 0.5}});
    });
    rope("offset-of-the-cache-ignored", "",
         [](P& w, const P&) { w.position = [](std::int64_t row) { return static_cast<double>(row - 17); }; });
    rope("padding-counted", "",
         [](P& w, const P&) { w.position = [](std::int64_t row) { return static_cast<double>(row + 5); }; });
    add("one-base-for-all-layers", "", [](const P& plan) {
        MadeTable table = rotary(plan);
        table.given[1].second = 10000.0;
        table.arrays = {rotaryCells(with(plan, [](P& w) { w.base = 160000; }))};
        return table;
    });
}

/// Frequencies alone.
inline MadeTable frequencyList(const TablePlan& plan, const Given& given = {}) {
    MadeTable table = rotary(plan, given);
    table.shape = {plan.pairs()};
    table.arrays[0].clear();
    for (int i = 0; i < plan.pairs(); ++i)
        table.arrays[0].push_back(rounded(plan.frequency, plan.sine ? plan.sine(i) : plan.paper(i)));
    return table;
}

/// Gemma 4: a quarter of the pairs rotates.
inline MadeTable proportional(const TablePlan& plan, const TablePlan& made, bool frequencies) {
    MadeTable table = frequencies ? frequencyList(made) : rotary(made);
    table.given = rotary(plan, {{"partial_rotary_factor", 0.25}}).given;
    table.form.proportional.share = 0.25;
    return table;
}

inline void addProportional(const AddRow& add) {
    using P = TablePlan;
    const auto turning = [](const P& plan) { return plan.pairs() / 4; };
    for (const bool list : {false, true}) {
        const auto row = [&](const char* id, const char* variant, std::function<void(P&, const P&)> change) {
            add(id, (std::string("proportional ") + variant + (list ? ", inv_freq" : "")).c_str(),
                [change, list](const P& plan) {
                    P made = plan;
                    change(made, plan);
                    return proportional(plan, made, list);
                });
        };
        row("", "", [turning](P& w, const P& r) {
            w.sine = [r, turning](int i) { return i < turning(r) ? r.paper(i) : 0; };
        });
        row("partial-for-proportional", "all pairs turn", [](P&, const P&) {});
        row("partial-for-proportional", "the part alone",
            [turning](P& w, const P& r) { w.dimensions = 2 * turning(r); });
        row("partial-for-proportional", "without the zeros", [turning](P& w, const P& r) {
            w.dimensions = 2 * turning(r);
            w.sine = [r](int i) { return r.paper(i); };
        });
    }
}

}  // namespace mistakes
