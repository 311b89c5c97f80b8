// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/openedplace.h"

#include <QScopedValueRollback>
#include <algorithm>

#include "core/lessons/lessonstate.h"

namespace posiscope {

void OpenedPlace::open(const PicturePlace& place, const State& beginning) {
    const auto state = openedState(beginning, place, store_.views());
    if (!state) return;
    if (number_ == 0) picture_ = store_.state();
    number_ = place.number;
    shown_.insert_or_assign(number_, *state);
    show(*state, tr("Place %1 of the picture").arg(number_));
}

void OpenedPlace::close() {
    if (number_ == 0) return;
    number_ = 0;
    show(*picture_, tr("Back to the picture"));
}

/// Listeners are told also where the state is the same: the picture comes or goes.
void OpenedPlace::show(const State& state, const QString& name) {
    const QScopedValueRollback leading(leading_, true);
    store_.endGesture();
    const SnapshotPtr before = store_.shared();
    store_.update([&](State& now) { now = state; }, name);
    if (store_.shared() == before) store_.announce();
}

void OpenedPlace::follow() {
    if (leading_ || !picture_) return;
    const State& now = store_.state();
    const auto found = std::ranges::find_if(shown_, [&](const auto& each) { return each.second == now; });
    if (now == *picture_)
        number_ = 0;
    else if (found != shown_.end())
        number_ = found->first;
}

void OpenedPlace::forget() {
    number_ = 0;
    picture_.reset();
    shown_.clear();
}

}  // namespace posiscope
