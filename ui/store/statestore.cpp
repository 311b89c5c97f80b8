#include "ui/store/statestore.h"

#include <QGuiApplication>
#include <chrono>
#include <utility>

#include "ui/store/remakemodels.h"

namespace posiscope {

/// One step of the history: the states before and after it.
class StateCommand : public QUndoCommand {
 public:
    StateCommand(StateStore& store, State before, State after, int gestureId, const QString& name)
        : QUndoCommand(QString(name).replace(u'&', QLatin1String("&&"))),  // a name of a file is no shortcut
          store_(store),
          before_(std::move(before)),
          after_(std::move(after)),
          gestureId_(gestureId) {}

    void undo() override {
        store_.endGesture();
        store_.apply(before_);
    }
    /// QUndoStack::push() calls it as well, when update() is about to show the state.
    void redo() override {
        if (!std::exchange(pushed_, true)) return;
        store_.apply(after_);
    }
    /// The scene of the same state, with nothing taken from the one before.
    static void remake(StateStore& store) {
        const Scene before = std::exchange(store.scene_, makeScene(store.state()));
        emit store.changed(store.scene_, before);
    }
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
    bool pushed_ = false;
};

void remakeModels(StateStore& store) {
    StateCommand::remake(store);
}

StateStore::StateStore(State initial, std::vector<std::string> views, QObject* parent)
    : QObject(parent), views_(std::move(views)), scene_(makeScene(initial)), committed_(std::move(initial)) {
    using namespace std::chrono_literals;
    constexpr int remembered = 1000;
    history_.setUndoLimit(remembered);
    gestureEnd_.setSingleShot(true);
    gestureEnd_.setInterval(1s);  // keys and wheel have no release that ends them
    connect(&gestureEnd_, &QTimer::timeout, this, [this] {
        // A drag that pauses is still the same drag.
        if (QGuiApplication::mouseButtons() == Qt::NoButton)
            endGesture();
        else
            gestureEnd_.start();
    });
}

Failure StateStore::tryEdit(State& state, const Edit& edit) const {
    edit(state);
    repair(state);
    return checkState(state, views_);
}

Failure StateStore::update(const Edit& edit, const QString& name, const QString& gesture) {
    const bool continues = !gesture.isEmpty() && gesture == gesture_;
    State next = continues ? gestureBase_ : state();
    State base = next;
    if (auto failure = tryEdit(next, edit)) return failure;
    if (!continues) {
        gesture_ = gesture;
        gestureBase_ = std::move(base);
        gestureStart_ = committed_;
        ++gestureId_;
    }
    if (!gesture.isEmpty()) gestureEnd_.start();
    // An edit that changes nothing in sight leaves no step, and neither does a gesture that has come back to
    // where it began. What was previewed stays a preview.
    const State& after = next != gestureBase_ ? next : gestureStart_;
    if (after != committed_) {
        auto* step = new StateCommand(*this, committed_, after, gesture.isEmpty() ? -1 : gestureId_, name);
        committed_ = after;
        history_.push(step);
    }
    show(next);
    return std::nullopt;
}

void StateStore::preview(const Edit& edit) {
    State next = state();
    if (tryEdit(next, edit)) return;
    if (!gesture_.isEmpty()) tryEdit(gestureBase_, edit);
    show(next);
}

void StateStore::endGesture() {
    gesture_.clear();
    gestureEnd_.stop();
}

void StateStore::apply(const State& state) {
    committed_ = state;
    show(state);
}

void StateStore::show(const State& state) {
    if (state == scene_.state) return;
    const Scene before = std::exchange(scene_, makeScene(state, scene_));
    emit changed(scene_, before);
}

}  // namespace posiscope
