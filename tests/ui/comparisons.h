// SPDX-License-Identifier: GPL-3.0-or-later
// Comparisons that tests open windows with, and the axes of their plots.
#pragma once

#include <qcustomplot.h>

#include "tests/ui/windowfixture.h"

namespace posiscope {

/// RoPE with base 10,000 beside RoPE with base 500,000 and YaRN.
inline State stretched(std::vector<Pane> panes) {
    State state = encodingState("rope");
    state.set(keys::headDim, std::int64_t{64});
    beginComparing(state, std::move(panes));
    editSubject(state, Subject::b, [](State& b) {
        b.set(keys::base, 500'000.0);
        b.set(keys::scaling, std::string("yarn"));
        b.set(keys::factor, 8.0);
    });
    repair(state);
    return state;
}

inline State sides(const std::string& a, const std::string& b, const std::string& view = "heatmap") {
    State state = encodingState(a);
    beginComparing(state, view);
    editSubject(state, Subject::b, [&](State& own) { chooseEncoding(own, *findEncoding(b)); });
    repair(state);
    return state;
}

inline std::vector<Pane> allOf(const std::string& view) {
    return {{view, {}, Subject::both},
            {view, {}, Subject::a},
            {view, {}, Subject::b},
            {"comparison", {}, Subject::difference}};
}

inline QCPAxis* axisOf(const WindowFixture& fixture, int pane, QCPAxis::AxisType type) {
    return qobject_cast<QCustomPlot*>(fixture.viewWidget(pane))->axisRect(0)->axis(type);
}

}  // namespace posiscope
