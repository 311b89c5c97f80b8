// SPDX-License-Identifier: GPL-3.0-or-later
// A table, right or wrong, and what it was meant to be.
#pragma once

#include "core/identify/identify.h"
#include "core/identify/pairhypothesis.h"
#include "tests/support/allrows.h"
#include "tests/support/encodingof.h"
#include "tests/support/wrongtables.h"

namespace mistakes {

using namespace posiscope;

struct MadeTable {
    std::string encoding;
    Given given;
    std::vector<std::vector<double>> arrays;
    std::vector<std::int64_t> shape;
    RotaryForm form = {};  ///< the configuration's rotary form
};

inline Value whole(std::int64_t number) {
    return number;
}
inline Value word(const char* text) {
    return std::string(text);
}

inline Expectation expectationOf(const MadeTable& subject) {
    Expectation expected{findEncoding(subject.encoding), {}, {}, subject.form};
    expected.values = valuesWith(*expected.encoding, subject.given);
    for (const auto& [key, value] : subject.given)
        expected.given.push_back(key);
    return expected;
}

inline MadeTable sinusoidal(const TablePlan& plan) {
    return {"sinusoidal",
            {{"d_model", whole(plan.dimensions)}, {"base", plan.base}},
            {interleavedCells(plan)},
            {plan.rows, plan.dimensions}};
}
inline MadeTable rotary(const TablePlan& plan, const Given& more = {}) {
    Given given{{"head_dim", whole(plan.dimensions)}, {"base", plan.base}};
    given.insert(given.end(), more.begin(), more.end());
    return {"rope", given, {rotaryCells(plan)}, {plan.rows, plan.dimensions}};
}

/// Sizes and parameters that mistakes are made with.
struct Size {
    int dimensions;
    std::int64_t rows;
    double base;
};
inline const Size sizes[] = {{64, 200, 10000},  {128, 600, 500000}, {32, 64, 10000},   {16, 40, 1e6},
                             {256, 128, 10000}, {512, 300, 1e6},    {64, 4096, 10000}, {96, 700, 500000},
                             {48, 33, 10000},   {128, 2048, 5e6}};

/// Whether a matrix of tests has that size in this run: three of them, or all.
inline bool isTested(const Size& size) {
    const auto number = &size - sizes;
    return allRows() || number == 0 || number == 1 || number == 3;
}

struct Row {
    std::string id;  ///< of the mistake; empty: right
    std::string variant;
    std::function<MadeTable(TablePlan)> make;
};

inline TablePlan with(TablePlan plan, const std::function<void(TablePlan&)>& change) {
    change(plan);
    return plan;
}

using AddRow = std::function<void(const char* id, const char* variant, std::function<MadeTable(TablePlan)>)>;

}  // namespace mistakes
