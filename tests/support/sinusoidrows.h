// SPDX-License-Identifier: GPL-3.0-or-later
// Sinusoidal tables and the mistakes in them.
#pragma once

#include "tests/support/madetable.h"

namespace mistakes {

using namespace posiscope;

inline void addSinusoids(const AddRow& add) {
    using P = TablePlan;
    const auto sine = [&add](const char* id, const char* variant, std::function<void(P&, const P&)> change) {
        add(id, variant, [change](const P& plan) {
            P wrong = plan;
            change(wrong, plan);
            MadeTable subject = sinusoidal(wrong);
            subject.given = sinusoidal(plan).given;
            subject.given.emplace_back("max_len", whole(plan.rows));
            return subject;
        });
    };
    sine("", "sinusoidal", [](P&, const P&) {});
    sine("exponent-doubled", "", [](P& w, const P& r) {
        w.sine = [r](int i) { return std::pow(r.base, -4.0 * i / r.dimensions); };
        w.cosine = [r](int i) { return std::pow(r.base, -2.0 * (2 * i + 1) / r.dimensions); };
    });
    sine("exponent-doubled-in-pairs", "",
         [](P& w, const P& r) { w.sine = [r](int i) { return std::pow(r.base, -4.0 * i / r.dimensions); }; });
    sine("cosine-one-step-further", "", [](P& w, const P& r) {
        w.cosine = [r](int i) { return std::pow(r.base, -(2.0 * i + 1) / r.dimensions); };
    });
    sine("base-with-a-digit-missing", "", [](P& w, const P&) { w.base /= 10; });
    sine("base-and-exponent-exchanged", "", [](P& w, const P& r) {
        w.sine = [r](int i) { return i == 0 ? 0 : std::pow(2.0 * i / r.dimensions, 1 / r.base); };
    });
    sine("whole-number-division-in-the-exponent", "",
         [](P& w, const P&) { w.sine = [](int) { return 1.0; }; });
    sine("multiplied-instead-of-divided", "",
         [](P& w, const P& r) { w.sine = [r](int i) { return std::pow(r.base, 2.0 * i / r.dimensions); }; });
    sine("other-spectrum", "", [](P& w, const P& r) {
        w.sine = [r](int i) { return std::pow(r.base, -static_cast<double>(i) / (r.pairs() - 1)); };
    });
    sine("first-row-zero", "", [](P& w, const P&) { w.zeroRows = 1; });
    for (const int k : {1, 2})
        sine("rows-moved", k == 1 ? "by 1" : "by 2", [k](P& w, const P&) {
            w.position = [k](std::int64_t row) { return static_cast<double>(row - k); };
            w.zeroRows = k;
        });
    sine("one-row-for-all", "",
         [](P& w, const P& r) { w.position = [r](std::int64_t) { return static_cast<double>(r.rows); }; });
    add("wrong-axis-inserted", "", [](const P& plan) {
        MadeTable subject = sinusoidal(plan);
        std::vector<double> turned;
        for (std::int64_t j = 0; j < plan.dimensions; ++j)
            for (std::int64_t row = 0; row < plan.rows; ++row)
                turned.push_back(subject.arrays[0][static_cast<std::size_t>(row * plan.dimensions + j)]);
        subject.arrays = {turned};
        std::swap(subject.shape[0], subject.shape[1]);
        return subject;
    });
    sine("scaled-table", "√d", [](P& w, const P& r) { w.amplitude = std::sqrt(r.dimensions); });
    sine("scaled-table", "1/√d", [](P& w, const P& r) { w.amplitude = 1 / std::sqrt(r.dimensions); });
}

}  // namespace mistakes
