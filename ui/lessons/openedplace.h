// SPDX-License-Identifier: GPL-3.0-or-later
// A place of a step's picture that somebody has opened.
#pragma once

#include <QCoreApplication>
#include <map>
#include <optional>

#include "core/lessons/lesson.h"
#include "ui/store/statestore.h"

namespace posiscope {

/// While a place is open, the panes show its state instead of the picture. Going back brings the state from
/// before, and so does undo; what was changed by hand in the panes is not kept.
class OpenedPlace final {
    Q_DECLARE_TR_FUNCTIONS(OpenedPlace)

 public:
    explicit OpenedPlace(StateStore& store) : store_(store) {}

    /// The number of the open place; 0 where there is none.
    int number() const { return number_; }
    /// Shows the place in the state in which its step begins, changed as the place says. A place that cannot
    /// be shown changes nothing.
    void open(const PicturePlace& place, const State& beginning);
    /// Goes back to the picture.
    void close();
    /// After a change of the state: undo and redo go to the picture and to its places as well.
    void follow();
    /// The step is left, or begins anew.
    void forget();

 private:
    void show(const State& state, const QString& name);

    StateStore& store_;
    int number_ = 0;
    std::optional<State> picture_;  ///< the state below the picture
    std::map<int, State> shown_;    ///< the states of the places that have been open
    bool leading_ = false;          ///< the change of the state is its own
};

}  // namespace posiscope
