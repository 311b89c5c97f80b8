// SPDX-License-Identifier: GPL-3.0-or-later
// What panes showed before an encoding was chosen that their views cannot show.
#pragma once

#include "core/state/state.h"

namespace posiscope {

namespace keys {
inline constexpr Key<std::string> replacedViews{"replaced_views"};
}

/// A pane whose view stands in for another one.
struct ReplacedView {
    std::size_t pane = 0;
    std::string before;  ///< the id of the view that comes back
    std::string now;     ///< the id of the view that stands in
    bool operator==(const ReplacedView&) const = default;
};

/// What the state remembers, as far as it still holds: a pane that shows another view than the one that
/// stands in for it was given that by hand.
std::vector<ReplacedView> replacedViews(const State& state);
void setReplacedViews(State& state, const std::vector<ReplacedView>& replaced);

std::vector<Parameter> replacedViewsParameters();

}  // namespace posiscope
