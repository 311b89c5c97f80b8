// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/standins.h"

#include <algorithm>

#include "core/state/replacedviews.h"

namespace posiscope {

namespace {

/// The candidates, the most informative first; the last ones suit any encoding.
std::vector<const ViewType*> candidates() {
    std::vector<const ViewType*> all;
    for (const ViewType* type : viewTypes())
        if (type->standIn > 0) all.push_back(type);
    std::ranges::sort(all, {}, &ViewType::standIn);
    return all;
}

bool canShow(const Snapshot& whole, const Pane& pane) {
    const ViewType* type = findViewType(pane.view);
    return type != nullptr && whyUnavailable(*type, snapshotOfPane(whole, pane)).empty();
}

/// The pane with another view. Its subject is one that this view can show.
Pane with(const Pane& pane, std::string_view view) {
    const ViewType* type = findViewType(view);
    return type != nullptr ? withView(pane, *type) : Pane{std::string(view), {}, pane.subject};
}

}  // namespace

const ViewType* standInFor(const Snapshot& whole, const Pane& pane) {
    const auto& panes = whole.state.arrangement.panes;
    const ViewType* taken = nullptr;
    for (const ViewType* type : candidates()) {
        const Pane instead = withView(pane, *type);
        if (!canShow(whole, instead)) continue;
        const bool elsewhere = std::any_of(panes.begin(), panes.end(), [&](const Pane& other) {
            return other.view == instead.view && other.subject == instead.subject;
        });
        if (!elsewhere) return type;
        if (taken == nullptr) taken = type;
    }
    return taken;
}

void bringViewsThatCan(State& state) {
    repair(state);
    if (checkState(state, viewIds())) return;  // update() will refuse it
    Snapshot snapshot = makeSnapshot(state);
    auto& panes = snapshot.state.arrangement.panes;
    std::vector<ReplacedView> remembered;
    std::vector<std::string> before;
    before.reserve(panes.size());
    for (const Pane& pane : panes)
        before.push_back(pane.view);
    for (const ReplacedView& one : replacedViews(state)) {
        before[one.pane] = one.before;
        const Pane own = with(panes[one.pane], one.before);
        if (canShow(snapshot, own)) panes[one.pane] = own;
    }
    for (std::size_t n = 0; n < panes.size(); ++n) {
        if (!canShow(snapshot, panes[n]))
            if (const ViewType* other = standInFor(snapshot, panes[n])) panes[n] = withView(panes[n], *other);
        if (panes[n].view != before[n]) remembered.push_back({n, before[n], panes[n].view});
    }
    state.arrangement.panes = panes;
    setReplacedViews(state, remembered);
}

}  // namespace posiscope
