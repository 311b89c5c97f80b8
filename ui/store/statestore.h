// The one place where the state of a window lives.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QUndoStack>
#include <functional>
#include <string>

#include "core/state/snapshot.h"

namespace posiscope {

using Edit = std::function<void(State&)>;

/// What a person is doing by hand: its many changes are one step to undo.
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
/// What belongs to a state without being part of it (the answers given in a lesson, the moves of a game) is
/// kept by companions: they take a change in before changed() is emitted, so that whoever draws finds both
/// and draws once.
class StateStore : public QObject {
    Q_OBJECT

 public:
    /// `views` are the ids that panes may name.
    StateStore(State initial, std::vector<std::string> views, QObject* parent = nullptr);

    const State& state() const { return snapshot_->state; }
    const Snapshot& snapshot() const { return *snapshot_; }
    /// The same, to keep.
    const SnapshotPtr& shared() const { return snapshot_; }
    const std::vector<std::string>& views() const { return views_; }
    QUndoStack& history() { return history_; }

    /// One undo step called `name`, or the reason why the edit was refused. Consecutive updates with the same
    /// `gesture` that is not none (a slider being dragged, arrow keys held down) are one step; each is
    /// applied to the state from before the gesture, so that what a drag pushed out of the table comes back
    /// when the slider does. Edits must therefore set values, not add to them.
    Failure update(const Edit& edit, const QString& name, const Gesture& gesture = {});

    /// A passing change that leaves no undo step: the cursor following the mouse.
    void preview(const Edit& edit);

    /// Previews leave the parameter `key` as it is, until another one (or none, when empty) is held: the
    /// mouse must not move what plays.
    void hold(std::string key) { held_ = std::move(key); }

    /// The next update starts a step of its own.
    void endGesture();
    bool inGesture() const { return static_cast<bool>(gesture_); }
    /// The gesture that is going on, or none.
    const Gesture& gesture() const { return gesture_; }

    /// Calls `follow` for every change before it is shown, as long as `companion` lives.
    void accompany(QObject* companion, std::function<void(const Snapshot& before)> follow);
    /// What a companion keeps has changed, and the state has not: changed() with the same snapshot twice.
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
    State committed_;     // the state after the last step; previews come on top
    State gestureBase_;   // what was in sight before the gesture
    State gestureStart_;  // what was committed before it
    Gesture gesture_;
    std::string held_;
    int gestureId_ = 0;
    QTimer gestureEnd_;
    QUndoStack history_;
    struct Companion {
        QPointer<QObject> object;
        std::function<void(const Snapshot& before)> follow;
    };
    std::vector<Companion> companions_;
};

}  // namespace posiscope
