// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/solutionplay.h"

#include "core/lessons/lessonstate.h"

namespace posiscope {

SolutionPlay::SolutionPlay(StateStore& store, QObject* parent) : QObject(parent), store_(store) {
    connect(&timer_, &QTimer::timeout, this, &SolutionPlay::playNext);
}

void SolutionPlay::start(const Task& task) {
    constexpr int interval = 700;  // ms
    task_ = task;
    played_ = 0;
    timer_.start(interval);
    playNext();
}

/// Applies the next setting that changes anything.
void SolutionPlay::playNext() {
    const SnapshotPtr before = store_.shared();
    while (store_.shared() == before && played_ < task_.solution.size()) {
        Task one = task_;
        one.solution = {task_.solution[played_++]};
        apply(one);
    }
    if (played_ >= task_.solution.size()) finish();
}

void SolutionPlay::finish() {
    timer_.stop();
    if (!isDone(task_, store_.snapshot())) apply(task_);
}

void SolutionPlay::apply(const Task& task) {
    store_.endGesture();
    store_.update(
        [&](State& state) {
            if (auto solved = solvedState(state, task, store_.views())) state = std::move(*solved);
        },
        tr("Solution"));
}

}  // namespace posiscope
