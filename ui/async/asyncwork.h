// SPDX-License-Identifier: GPL-3.0-or-later
// Work in other threads. Only the newest piece is wanted.
#pragma once

#include <QElapsedTimer>
#include <QFuture>
#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

#include "core/base/progress.h"

namespace posiscope {

/// Longer work shows its progress, in ms.
inline constexpr qint64 progressPatience = 500;

/// How a result is waited for.
struct Waiting {
    bool untilDone = false;    ///< the result is there on return, however long that takes (files)
    KeepGoing keepGoing = {};  ///< asked during such a wait
};

/// Runs one piece of work in another thread. A newer piece replaces an older one, which is told to stop. Work
/// that does not stop within 100 ms (a decomposition of Eigen cannot) is abandoned: it runs to its end, and
/// nothing is done with its result. At most eight threads work at a time in the whole program; other work
/// waits for its turn.
///
/// Work may outlive its owner, so it owns all that it uses. A program calls end() before it ends.
class AsyncWork final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AsyncWork)

 public:
    /// Work reports the share that is done to `proceed` now and then, and returns early when that is false.
    using Work = std::function<void(const Progress& proceed)>;

    /// When a piece of work begins: at once, in the time of the frame that waits for it; at once, behind what
    /// a person does; or, where the last piece has taken more than 2 ms, when for 100 ms no newer one has
    /// come, so that it takes no time from the frames of a drag.
    enum class Begin { atOnce, behind, afterRest };

    explicit AsyncWork(QObject* parent = nullptr, Begin begin = Begin::atOnce);
    /// Tells the work to stop, and does not wait for it.
    ~AsyncWork() override;

    /// Runs `work`, and then `done` in the thread of this object. `done` is not called after a newer start()
    /// or after stop().
    void start(Work work, std::function<void()> done);
    void stop();

    /// Waits for the work that has been started, in the time that the frame of now has left; `done` has then
    /// been called. Where the time is over, the work goes on behind what a person does. Work that does not
    /// begin at once is not waited for.
    void awaitInFrame();
    /// How long one frame of the window waits for all its pictures, in ms. −1: until they are done.
    static constexpr int usualFramePatience = 12;
    static void setFramePatience(int ms);

    /// Runs `work` in another thread and asks `progress` every 20 ms whether to go on. False: `progress` has
    /// refused, and the work is abandoned.
    static bool watched(Work work, const Progress& progress);
    /// Waits up to `patience` ms until no work runs. False: some still runs, and the process has to end
    /// without destroying the data that it uses (std::_Exit).
    static bool end(int patience);

    bool isBusy() const { return busySince_.isValid(); }
    /// Whether the work has taken half a second, after which its progress is shown.
    bool isLate() const;
    /// The share of the running work that is done, from 0 to 1.
    double share() const;

 signals:
    /// Emitted several times a second while isLate().
    void progressed();

 private:
    struct Job {
        Work work;
        std::function<void()> done;
    };
    struct Run;
    void launch();
    void finish();
    void rest();
    bool rests() const { return begin_ == Begin::afterRest && !quick_; }

    Begin begin_;
    std::optional<Job> next_;
    std::function<void()> done_;  // of the running work
    std::shared_ptr<Run> run_;    // of the newest work; not of abandoned work
    bool quick_ = true;           // the last work, if there was one, needed no rest
    QTimer grace_;
    QTimer tick_;
    QElapsedTimer busySince_;
};

}  // namespace posiscope
