// Work in other threads, of which only the newest is wanted.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>

#include "core/base/progress.h"

namespace posiscope {

/// Runs one piece of work beside the window. A newer piece replaces it: the older one is told to stop, and
/// where it does not within 100 ms (a decomposition of Eigen cannot), it is abandoned: it goes on without
/// anybody waiting for it, and its end is not heard of. At most eight threads work at a time in the whole
/// program; what exceeds them waits for its turn.
///
/// Work may outlive whoever started it, so it owns all it uses. A program ends by end().
class AsyncWork final : public QObject {
    Q_OBJECT

 public:
    /// Tells `proceed` now and then which share is done, and gives up when that says no.
    using Work = std::function<void(const Progress& proceed)>;

    explicit AsyncWork(QObject* parent = nullptr);
    /// Stops the work, and does not wait for it.
    ~AsyncWork() override;

    /// Runs `work` and then, in the thread of this object, `done`; not where something newer was started or
    /// stop() called before.
    void start(Work work, std::function<void()> done);
    void stop();

    /// Runs `work` in another thread while the caller's looks every 20 ms whether `progress` still wants it.
    /// False where it did not: then the work is abandoned.
    static bool watched(Work work, const Progress& progress);
    /// Waits up to `patience` milliseconds until no work runs. Whether none does: otherwise the process has
    /// to end without destroying what work may use (std::_Exit).
    static bool end(int patience);

    bool isBusy() const { return busySince_.isValid(); }
    /// Whether it has been busy for so long that a person should be told: half a second.
    bool isLate() const;
    /// How much of the work that runs is done, from 0 to 1.
    double share() const;

 signals:
    /// Several times a second while isLate().
    void progressed();

 private:
    struct Job {
        Work work;
        std::function<void()> done;
    };
    struct IndexRange {
        std::atomic<bool> stop = false;
        std::atomic<double> share = 0;
        void go(const Work& work);
    };
    void launch();
    void finish();
    void rest();

    std::optional<Job> next_;
    std::function<void()> done_;       // of the work that runs
    std::shared_ptr<IndexRange> run_;  // unless it is abandoned
    QTimer grace_;
    QTimer tick_;
    QElapsedTimer busySince_;
};

}  // namespace posiscope
