// SPDX-License-Identifier: GPL-3.0-or-later
// The only owner of a window's state.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QUndoStack>
#include <functional>
#include <string>

#include "core/state/history.h"
#include "core/state/snapshot.h"

namespace posiscope {

using Edit = std::function<void(State&)>;

/// A gesture by hand: all its changes are one undo step.
struct Gesture {
    enum class Kind {
        none,
        click,      ///< in a picture
        cursor,     ///< arrow keys in a pane
        zoom,       ///< `of`: the pane
        panes,      ///< the gaps between panes
        parameter,  ///< a slider or a field; `of`: the parameter's key
        typing,     ///< `of`: the text's key
        motion,     ///< `of`: which play
        motionStep  ///< from value to value of a motion
    };
    Kind kind = Kind::none;
    std::string of = {};

    bool operator==(const Gesture&) const = default;
    explicit operator bool() const { return kind != Kind::none; }
};

/// Every change goes through update() or preview(): the state is copied, edited, repaired, checked and
/// compared, and changed() is emitted once. The undo history is a list of states.
///
/// Companions keep what belongs to a state without being part of it (the replies in a lesson, the moves of a
/// game). They follow a change before changed() is emitted, so that listeners draw both at once.
class StateStore : public QObject {
    Q_OBJECT

 public:
    /// `views` are the ids that panes may name.
    StateStore(State initial, std::vector<std::string> views, QObject* parent = nullptr);

    const State& state() const { return snapshot_->state; }
    /// The state without previews: the one after the last undo step.
    const State& committed() const { return committed_; }
    const Snapshot& snapshot() const { return *snapshot_; }
    /// The same snapshot, to share.
    const SnapshotPtr& shared() const { return snapshot_; }
    const std::vector<std::string>& views() const { return views_; }
    QUndoStack& history() { return history_; }

    /// The last steps of the history: at most `most` that are done, and at most `most` in all.
    History lastSteps(int most) const;
    /// Goes on with such a history where its present is this state; otherwise it stays unused.
    void recall(const History& history);

    /// Makes one undo step called `name`, or says why the edit is refused. Consecutive updates with the same
    /// `gesture` (a dragged slider, a held arrow key) are one step. Each of them edits the state from before
    /// the gesture, so that a cursor that a drag pushed out of the table returns when the slider does. Edits
    /// must therefore set values and not add to them.
    Failure update(const Edit& edit, const QString& name, const Gesture& gesture = {});

    /// Makes a change without an undo step: the cursor that follows the mouse.
    void preview(const Edit& edit);

    /// Keeps the parameter `key` from being previewed, until another key is given, or none: the mouse must
    /// not move a parameter that plays.
    void hold(std::string key) { held_ = std::move(key); }

    /// Makes the next update start an undo step of its own.
    void endGesture();
    bool inGesture() const { return static_cast<bool>(gesture_); }
    /// The current gesture, or none.
    const Gesture& gesture() const { return gesture_; }

    /// Calls `follow` after every change, before changed() is emitted, for as long as `companion` lives.
    void accompany(QObject* companion, std::function<void(const Snapshot& before)> follow);
    /// Emits changed() with the same snapshot twice: a companion has changed, the state has not.
    void announce();

 signals:
    void changed(const posiscope::Snapshot& now, const posiscope::Snapshot& before);

 private:
    friend class StateCommand;
    Failure tryEdit(State& state, const Edit& edit) const;
    void apply(const State& state);
    void show(const State& state);
    void put(Snapshot snapshot);

    std::vector<std::string> views_;
    SnapshotPtr snapshot_;
    State committed_;     // the state after the last undo step; previews are on top of it
    State gestureBase_;   // the visible state before the gesture
    State gestureStart_;  // the committed state before the gesture
    Gesture gesture_;
    std::string held_;
    int gestureId_ = 0;
    QTimer gestureEnd_;
    QUndoStack history_;
    bool recalling_ = false;
    struct Companion {
        QPointer<QObject> object;
        std::function<void(const Snapshot& before)> follow;
    };
    std::vector<Companion> companions_;
};

}  // namespace posiscope
