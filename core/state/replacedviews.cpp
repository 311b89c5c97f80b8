// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/replacedviews.h"

#include <sstream>

namespace posiscope {

std::vector<ReplacedView> replacedViews(const State& state) {
    std::istringstream words(state.get(keys::replacedViews));
    const auto& panes = state.arrangement.panes;
    std::vector<ReplacedView> all;
    for (ReplacedView one; words >> one.pane >> one.before >> one.now;)
        if (one.pane < panes.size() && panes[one.pane].view == one.now) all.push_back(one);
    return all;
}

void setReplacedViews(State& state, const std::vector<ReplacedView>& replaced) {
    std::string text;
    for (const ReplacedView& one : replaced)
        text += (text.empty() ? "" : " ") + std::to_string(one.pane) + " " + one.before + " " + one.now;
    state.set(keys::replacedViews, text);
}

std::vector<Parameter> replacedViewsParameters() {
    return {{.key = keys::replacedViews.name,
             .label = POSISCOPE_TR("core", "Replaced views"),
             .tooltip = POSISCOPE_TR("core",
                                     "Panes whose view stands in for one that cannot show the encoding: the "
                                     "pane, the view before, the view now."),
             .initial = std::string(),
             .internal = true}};
}

}  // namespace posiscope
