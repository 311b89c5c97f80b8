#include "ui/statestore.h"

#include <chrono>
#include <utility>

namespace posiscope {

/// One step of the history: the states before and after it.
class StateCommand : public QUndoCommand {
 public:
    StateCommand(StateStore& store, State before, State after, int gestureId, const QString& name)
        : QUndoCommand(name),
          store_(store),
          before_(std::move(before)),
          after_(std::move(after)),
          gestureId_(gestureId) {}

    void undo() override {
        store_.endGesture();
        store_.apply(before_);
    }
    void redo() override { store_.apply(after_); }
    int id() const override { return gestureId_; }
    bool mergeWith(const QUndoCommand* next) override {
        after_ = static_cast<const StateCommand*>(next)->after_;
        setObsolete(after_ == before_);
        return true;
    }

 private:
    StateStore& store_;
    State before_;
    State after_;
    int gestureId_;
};

StateStore::StateStore(State initial, std::vector<std::string> views, QObject* parent)
    : QObject(parent), views_(std::move(views)), scene_(makeScene(initial)), committed_(std::move(initial)) {
    using namespace std::chrono_literals;
    constexpr int remembered = 1000;
    history_.setUndoLimit(remembered);
    gestureEnd_.setSingleShot(true);
    gestureEnd_.setInterval(1s);  // keys and wheel have no release that ends them
    connect(&gestureEnd_, &QTimer::timeout, this, &StateStore::endGesture);
}

Failure StateStore::tryEdit(State& state, const Edit& edit) const {
    edit(state);
    repair(state);
    return checkState(state, views_);
}

Failure StateStore::update(const Edit& edit, const QString& name, const QString& gesture) {
    const bool continues = !gesture.isEmpty() && gesture == gesture_;
    State next = continues ? gestureBase_ : state();
    const State base = next;
    if (auto failure = tryEdit(next, edit)) return failure;
    if (!continues) {
        gesture_ = gesture;
        gestureBase_ = base;
        ++gestureId_;
    }
    if (!gesture.isEmpty()) gestureEnd_.start();
    if (next == committed_) {
        apply(next);  // takes back what was only previewed
        return std::nullopt;
    }
    history_.push(
        new StateCommand(*this, committed_, std::move(next), gesture.isEmpty() ? -1 : gestureId_, name));
    return std::nullopt;
}

void StateStore::preview(const Edit& edit) {
    State next = state();
    if (tryEdit(next, edit)) return;
    if (!gesture_.isEmpty()) tryEdit(gestureBase_, edit);
    Scene before = std::exchange(scene_, makeScene(next, scene_));
    if (scene_.state != before.state) emit changed(scene_, before);
}

void StateStore::endGesture() {
    gesture_.clear();
    gestureEnd_.stop();
}

void StateStore::reset(const State& state) {
    endGesture();
    history_.clear();
    apply(state);
}

void StateStore::apply(const State& state) {
    committed_ = state;
    Scene before = std::exchange(scene_, makeScene(state, scene_));
    if (scene_.state != before.state) emit changed(scene_, before);
}

}  // namespace posiscope
