// SPDX-License-Identifier: GPL-3.0-or-later
// What changes together with an edit of the state.
#pragma once

#include <QObject>
#include <functional>

#include "ui/store/statestore.h"

namespace posiscope {

/// Sees each edit of an undo step before it is compared and shown: what it changes becomes part of the same
/// step. It belongs to its store.
class EditFinisher final : public QObject {
    Q_OBJECT

 public:
    using Finish = std::function<void(const State& before, State& after)>;

    /// For as long as `companion` lives.
    EditFinisher(StateStore& store, QObject* companion, Finish finish)
        : QObject(&store), companion_(companion), finish_(std::move(finish)) {}

    void finish(const State& before, State& after) const {
        if (companion_) finish_(before, after);
    }

 private:
    QPointer<QObject> companion_;
    Finish finish_;
};

}  // namespace posiscope
