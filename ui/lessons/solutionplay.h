// SPDX-License-Identifier: GPL-3.0-or-later
// The solution of a task as it is shown: setting by setting.
#pragma once

#include <QTimer>

#include "core/lessons/lesson.h"
#include "ui/store/statestore.h"

namespace posiscope {

class SolutionPlay final : public QObject {
    Q_OBJECT

 public:
    explicit SolutionPlay(StateStore& store, QObject* parent = nullptr);

    /// One setting at once, the others at intervals that the eye can follow.
    void start(const Task& task);
    bool isPlaying() const { return timer_.isActive(); }
    /// The whole solution at once, whatever of it has been played.
    void finish();
    /// Leaves the rest of the solution out.
    void stop() { timer_.stop(); }

 private:
    void playNext();
    void apply(const Task& task);

    StateStore& store_;
    QTimer timer_;
    Task task_;
    std::size_t played_ = 0;  ///< how many of its settings
};

}  // namespace posiscope
