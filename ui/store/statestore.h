// The one place where the state of a window lives.
#pragma once

#include <QObject>
#include <QTimer>
#include <QUndoStack>
#include <functional>

#include "core/state/scene.h"

namespace posiscope {

using Edit = std::function<void(State&)>;

/// Every change goes through update() or preview(): the state is copied, edited, repaired, checked and
/// compared, and changed() is emitted once. The undo history is a list of states.
class StateStore : public QObject {
    Q_OBJECT

 public:
    /// `views` are the ids that panes may name.
    StateStore(State initial, std::vector<std::string> views, QObject* parent = nullptr);

    const State& state() const { return scene_.state; }
    const Scene& scene() const { return scene_; }
    const std::vector<std::string>& views() const { return views_; }
    QUndoStack& history() { return history_; }

    /// One undo step called `name`, or the reason why the edit was refused. Consecutive updates with the same
    /// non-empty `gesture` (a slider being dragged, arrow keys held down) are one step; each is applied to
    /// the state from before the gesture, so that what a drag pushed out of the table comes back when the
    /// slider does. Edits must therefore set values, not add to them.
    Failure update(const Edit& edit, const QString& name, const QString& gesture = {});

    /// A passing change that leaves no undo step: the cursor following the mouse.
    void preview(const Edit& edit);

    /// The next update starts a step of its own.
    void endGesture();
    bool inGesture() const { return !gesture_.isEmpty(); }
    /// The gesture that is going on, or nothing.
    const QString& gesture() const { return gesture_; }

 signals:
    void changed(const posiscope::Scene& now, const posiscope::Scene& before);

 private:
    friend class StateCommand;
    Failure tryEdit(State& state, const Edit& edit) const;
    void apply(const State& state);
    void show(const State& state);

    std::vector<std::string> views_;
    Scene scene_;
    State committed_;     // the state after the last step; previews come on top
    State gestureBase_;   // what was in sight before the gesture
    State gestureStart_;  // what was committed before it
    QString gesture_;
    int gestureId_ = 0;
    QTimer gestureEnd_;
    QUndoStack history_;
};

}  // namespace posiscope
