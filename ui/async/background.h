// Slow computations beside the window.
#pragma once

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>

#include "core/base/progress.h"

namespace posiscope {

/// What takes longer than this (in billionths of a second) would be felt, and had better be computed here.
constexpr double longestAtOnce = 20e6;

/// Runs one piece of work at a time in a thread of its own, the newest that is wanted: a newer one replaces
/// any that waits, and tells the one that runs to stop.
class Background final : public QObject {
    Q_OBJECT

 public:
    /// Asks `proceed` now and then with the share that is done, and gives up when that says no.
    using Work = std::function<void(const Progress& proceed)>;

    explicit Background(QObject* parent = nullptr);
    /// Stops the work and waits until its thread has seen it.
    ~Background() override;

    /// Runs `work` and then, in the caller's thread, `done`; not where something newer was started or stop()
    /// called before.
    void start(Work work, std::function<void()> done);
    void stop();

    bool isBusy() const { return busySince_.isValid(); }
    /// Whether it has been busy for so long that a person should be told.
    bool isLate() const;
    /// How much of the work that runs is done.
    double share() const;

 signals:
    /// Several times a second while isLate().
    void progressed();

 private:
    struct Job {
        Work work;
        std::function<void()> done;
    };
    struct Flags {
        std::atomic<bool> stop = false;
        std::atomic<double> share = 0;
    };
    void launch(Job job);
    void finish();
    void rest();

    std::optional<Job> waiting_;
    std::function<void()> done_;  // of the work that runs
    std::shared_ptr<Flags> flags_;
    QElapsedTimer busySince_;
    QTimer tick_;
    QFutureWatcher<void> watcher_;
    QThreadPool pool_;  // of its own: Qt paints large pictures with the common one, and would wait for us
};

}  // namespace posiscope
