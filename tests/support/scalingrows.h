// SPDX-License-Identifier: GPL-3.0-or-later
// Scaled rotary tables and the mistakes in them.
#pragma once

#include "tests/support/rotaryrows.h"

namespace mistakes {

using namespace posiscope;

inline const Given yarn{{"scaling", word("yarn")}, {"factor", 16.0}, {"original_max_position", whole(4096)}};
/// θ of YaRN with factor 16 and 4,096 positions.
inline double yarnRadians(const TablePlan& plan, int pair, bool whole = true) {
    const double d = plan.dimensions;
    const auto at = [&](double turns) {
        return d * std::log(4096 / (2 * M_PI * turns)) / (2 * std::log(plan.base));
    };
    double low = at(32);
    double high = at(1);
    if (whole) {
        low = std::floor(low);
        high = std::ceil(high);
    }
    low = std::max(low, 0.0);
    high = std::min(high, d - 1);
    const double ramp = std::min(1.0, std::max(0.0, (pair - low) / (high - low)));
    const double plain = plan.paper(pair);
    return plain * (1 - ramp) + plain / 16 * ramp;
}
inline double yarnFactor() {
    return 0.1 * std::log(16.0) + 1;
}
inline TablePlan yarnPlan(TablePlan plan, bool whole = true) {
    const TablePlan plain = plan;
    plan.sine = [plain, whole](int i) { return yarnRadians(plain, i, whole); };
    plan.amplitude = yarnFactor();
    return plan;
}

/// Pair i divided by a list.
inline TablePlan divided(TablePlan plan, const NumberList& factors) {
    const TablePlan plain = plan;
    plan.sine = [plain, factors](int i) { return plain.paper(i) / factors[static_cast<std::size_t>(i)]; };
    return plan;
}

inline void addScalings(const AddRow& add) {
    using P = TablePlan;
    add("", "yarn", [](const P& plan) { return rotary(yarnPlan(plan), yarn); });
    add("scaling-not-applied", "yarn", [](const P& plan) { return rotary(plan, yarn); });
    add("linear-for-another-kind", "yarn", [](const P& plan) {
        return rotary(with(plan, [&plan](P& w) { w.sine = [plan](int i) { return plan.paper(i) / 16; }; }),
                      yarn);
    });
    add("attention-factor-forgotten", "",
        [](const P& plan) { return rotary(with(yarnPlan(plan), [](P& w) { w.amplitude = 1; }), yarn); });
    add("logarithm-applied-twice", "", [](const P& plan) {
        return rotary(
            with(yarnPlan(plan), [](P& w) { w.amplitude = 0.1 * yarnFactor() * std::log(16.0) + 1; }), yarn);
    });
    add("given-factor-ignored", "", [](const P& plan) {
        Given given = yarn;
        given.emplace_back("attention_factor", 1.0);
        return rotary(yarnPlan(plan), given);
    });
    for (const bool wrong : {false, true})
        add(wrong ? "long-factors-for-short-texts" : "", "longrope", [wrong](const P& plan) {
            NumberList brief, lengthy;
            for (int i = 0; i < plan.pairs(); ++i) {
                brief.push_back(1 + 0.02 * i);
                lengthy.push_back(1.1 + 0.5 * i);
            }
            return rotary(divided(with(plan, [](P& w) { w.amplitude = 1.25; }), wrong ? lengthy : brief),
                          {{"scaling", word("longrope")},
                           {"short_factor", brief},
                           {"long_factor", lengthy},
                           {"attention_factor", 1.25},
                           {"sequence_length", whole(4096)}});
        });
    add("yarn-bounds-rounded", "", [](const P& plan) {
        Given given = yarn;
        given.emplace_back("truncate", false);
        return rotary(yarnPlan(plan), given);
    });
    add("", "yarn, bounds not rounded", [](const P& plan) {
        Given given = yarn;
        given.emplace_back("truncate", false);
        return rotary(yarnPlan(plan, false), given);
    });
}

inline void addFrequencies(const AddRow& add) {
    // The mistakes that frequencies alone can show.
    using P = TablePlan;
    add("", "inv_freq", [](const P& plan) { return frequencyList(plan, {}); });
    add("scaling-not-applied", "inv_freq", [](const P& plan) { return frequencyList(plan, yarn); });
    add("whole-head-for-a-part", "inv_freq", [](const P& plan) {
        return frequencyList(plan, {{"partial_rotary_factor", 0.5}});
    });
    add("frequencies-rounded", "inv_freq", [](const P& plan) {
        return frequencyList(with(plan, [](P& w) { w.frequency = NumberKind::bfloat16; }), {});
    });
}

}  // namespace mistakes
