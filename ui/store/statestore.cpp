// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/statestore.h"

#include <QGuiApplication>
#include <algorithm>
#include <chrono>
#include <utility>

#include "ui/store/editfinisher.h"
#include "ui/store/remakemodels.h"

namespace posiscope {

/// One step of the history: the states before and after it.
class StateCommand : public QUndoCommand {
 public:
    StateCommand(StateStore& store, State before, State after, int gestureId, const QString& name)
        : QUndoCommand(QString(name).replace(u'&', QLatin1String("&&"))),  // a file name has no mnemonic
          store_(store),
          before_(std::move(before)),
          after_(std::move(after)),
          gestureId_(gestureId) {}

    void undo() override {
        store_.endGesture();
        store_.apply(before_);
    }
    /// QUndoStack::push() also calls redo(), when update() is about to show the state itself.
    void redo() override {
        if (!std::exchange(pushed_, true)) return;
        store_.apply(after_);
    }
    /// Makes the snapshot of the same state again, without the models of the one before.
    static void remake(StateStore& store) { store.put(makeSnapshot(store.state())); }
    const State& before() const { return before_; }
    const State& after() const { return after_; }
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
    : QObject(parent),
      views_(std::move(views)),
      snapshot_(std::make_shared<const Snapshot>(makeSnapshot(initial))),
      committed_(std::move(initial)) {
    using namespace std::chrono_literals;
    constexpr int remembered = 1000;
    history_.setUndoLimit(remembered);
    gestureEnd_.setSingleShot(true);
    gestureEnd_.setInterval(1s);  // keys and the wheel have no release that ends a gesture
    connect(&gestureEnd_, &QTimer::timeout, this, [this] {
        // A drag that pauses goes on as long as a mouse button is down.
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

Failure StateStore::update(const Edit& edit, const QString& name, const Gesture& gesture) {
    const bool continues = gesture && gesture == gesture_;
    State next = continues ? gestureBase_ : state();
    State base = next;
    if (auto failure = tryEdit(next, edit)) return failure;
    for (const EditFinisher* each : findChildren<EditFinisher*>(Qt::FindDirectChildrenOnly))
        each->finish(base, next);
    if (!continues) {
        gesture_ = gesture;
        gestureBase_ = std::move(base);
        gestureStart_ = committed_;
        ++gestureId_;
    }
    if (gesture) gestureEnd_.start();
    // An edit without visible change makes no undo step. Neither does a gesture that returns to its
    // beginning; what was previewed stays a preview.
    const State& after = next != gestureBase_ ? next : gestureStart_;
    if (after != committed_) {
        auto* step = new StateCommand(*this, committed_, after, gesture ? gestureId_ : -1, name);
        committed_ = after;
        history_.push(step);
    }
    show(next);
    return std::nullopt;
}

void StateStore::preview(const Edit& edit) {
    State next = state();
    if (tryEdit(next, edit)) return;
    if (!held_.empty()) next.values.set(held_, state().values.at(held_));
    if (gesture_) tryEdit(gestureBase_, edit);
    show(next);
}

void StateStore::endGesture() {
    gesture_ = {};
    gestureEnd_.stop();
}

void StateStore::apply(const State& state) {
    if (recalling_) return;
    committed_ = state;
    show(state);
}

void StateStore::show(const State& state) {
    if (state != snapshot_->state) put(makeSnapshot(state, *snapshot_));
}

void StateStore::put(Snapshot snapshot) {
    const SnapshotPtr before =
        std::exchange(snapshot_, std::make_shared<const Snapshot>(std::move(snapshot)));
    const SnapshotPtr now = snapshot_;  // a listener may change the state again
    for (const Companion& companion : companions_)
        if (companion.object) companion.follow(*before);
    emit changed(*now, *before);
}

History StateStore::lastSteps(int most) const {
    const int first = std::max(0, history_.index() - most);
    const int end = std::min(history_.count(), first + most);
    History history{committed_, {}, static_cast<std::size_t>(history_.index() - first)};
    for (int n = first; n < end; ++n) {
        const auto& step = static_cast<const StateCommand&>(*history_.command(n));
        if (n == first) history.first = step.before();
        const QString name = step.text().replace(QLatin1String("&&"), QLatin1String("&"));
        history.steps.push_back({name.toStdString(), step.after()});
    }
    return history;
}

void StateStore::recall(const History& history) {
    if (history.present() != committed_) return;
    history_.clear();
    const State* before = &history.first;
    for (const History::Step& step : history.steps) {
        history_.push(new StateCommand(*this, *before, step.after, -1, QString::fromStdString(step.name)));
        before = &step.after;
    }
    recalling_ = true;
    history_.setIndex(static_cast<int>(history.done));
    recalling_ = false;
}

void StateStore::accompany(QObject* companion, std::function<void(const Snapshot& before)> follow) {
    companions_.push_back({companion, std::move(follow)});
}

void StateStore::announce() {
    const SnapshotPtr now = snapshot_;
    emit changed(*now, *now);
}

}  // namespace posiscope
