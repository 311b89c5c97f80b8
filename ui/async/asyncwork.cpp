// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/async/asyncwork.h"

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QPromise>
#include <QSemaphore>
#include <QThreadPool>
#include <QtConcurrent>
#include <atomic>
#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace posiscope {

namespace {

constexpr int tick = 100;
constexpr int grace = 100;        // ms for the older work to stop, or to rest
constexpr int shareSteps = 1000;  // of progress

/// A thread pool apart from the global one: Qt paints large images in that one and would wait for our work.
/// The pool is never destroyed, because its destructor would wait for abandoned work.
QThreadPool& threads() {
    constexpr int most = 8;
    // NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
    static QThreadPool* const pool = [] {
        auto* const made = new QThreadPool;
        made->setMaxThreadCount(most);
        made->setExpiryTimeout(0);  // a thread that has stepped back cannot come forward again
        return made;
    }();
    return *pool;
}

/// The system's number of the thread; 0 where threads have no priority of their own.
int numberOfThread() {
#ifdef __linux__
    return gettid();
#else
    return 0;
#endif
}

/// What a person does comes before the work of that thread.
void stepBack([[maybe_unused]] int thread) {
#ifdef __linux__
    constexpr int behind = 10;
    if (thread != 0) setpriority(PRIO_PROCESS, static_cast<id_t>(thread), behind);
#endif
}

/// The time that the frame of now has waited. A frame ends when the event loop goes on.
class FrameWait {
 public:
    /// Waits for the semaphore in the time that is left; whether it came.
    bool acquire(QSemaphore& over) {
        constexpr qint64 nsPerMs = 1'000'000;
        if (patience < 0) return over.tryAcquire(1, -1);
        begin();
        QElapsedTimer waiting;
        waiting.start();
        const bool came = over.tryAcquire(1, std::max(0, patience - static_cast<int>(waited_ / nsPerMs)));
        waited_ += waiting.nsecsElapsed();
        return came;
    }

    int patience = AsyncWork::usualFramePatience;  // ms; −1: as long as it takes

 private:
    void begin() {
        constexpr qint64 longest = 100;  // ms, of a frame without an event loop
        if (frame_.isValid() && !frame_.hasExpired(longest)) return;
        waited_ = 0;
        frame_.start();
        QMetaObject::invokeMethod(
            QCoreApplication::instance(), [this] { frame_.invalidate(); }, Qt::QueuedConnection);
    }

    QElapsedTimer frame_;
    qint64 waited_ = 0;  // ns
};

FrameWait& frameWait() {
    static FrameWait wait;
    return wait;
}

}  // namespace

/// One piece of work in its thread.
struct AsyncWork::Run {
    struct Thread {
        std::atomic<int> number = 0;
        std::atomic<qint64> ns = 0;  ///< that the work took
        QSemaphore over;
    };

    Run(Work work, bool behind)
        : future(QtConcurrent::run(
              &threads(), [work = std::move(work), thread = thread, behind](QPromise<void>& promise) {
                  QElapsedTimer clock;
                  clock.start();
                  thread->number = numberOfThread();
                  if (behind) stepBack(thread->number);
                  promise.setProgressRange(0, shareSteps);
                  if (!promise.isCanceled())
                      work([&](double share) {
                          promise.setProgressValue(static_cast<int>(share * shareSteps));
                          return !promise.isCanceled();
                      });
                  thread->ns = clock.nsecsElapsed();
                  thread->over.release();
              })) {}

    double share() const { return static_cast<double>(future.progressValue()) / shareSteps; }
    bool wasQuick() const {
        constexpr qint64 quick = 2'000'000;
        return thread->ns <= quick;
    }

    std::shared_ptr<Thread> thread = std::make_shared<Thread>();
    QFuture<void> future;
};

AsyncWork::AsyncWork(QObject* parent, Begin begin) : QObject(parent), begin_(begin) {
    grace_.setSingleShot(true);
    grace_.setInterval(grace);
    connect(&grace_, &QTimer::timeout, this, &AsyncWork::launch);
    tick_.setInterval(tick);
    connect(&tick_, &QTimer::timeout, this, [this] {
        if (isLate()) emit progressed();
    });
}

AsyncWork::~AsyncWork() {
    if (run_) run_->future.cancel();
}

bool AsyncWork::isLate() const {
    return isBusy() && busySince_.elapsed() >= progressPatience;
}

double AsyncWork::share() const {
    return run_ ? run_->share() : 0;
}

void AsyncWork::start(Work work, std::function<void()> done) {
    if (!isBusy()) {
        busySince_.start();
        tick_.start();
    }
    next_ = Job{std::move(work), std::move(done)};
    if (run_) run_->future.cancel();
    if (run_ || rests())
        grace_.start();
    else
        launch();
}

void AsyncWork::stop() {
    next_.reset();
    grace_.stop();
    if (run_) run_->future.cancel();
    rest();
}

void AsyncWork::rest() {
    busySince_.invalidate();
    tick_.stop();
}

void AsyncWork::launch() {
    grace_.stop();
    Job job = *std::exchange(next_, std::nullopt);
    run_ = std::make_shared<Run>(std::move(job.work), begin_ == Begin::behind || rests());
    done_ = std::move(job.done);
    auto* const watcher = new QFutureWatcher<void>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, run = run_] {
        watcher->deleteLater();
        if (run == run_) finish();
    });
    watcher->setFuture(run_->future);
}

void AsyncWork::finish() {
    const auto run = std::exchange(run_, nullptr);
    const bool stopped = run->future.isCanceled();
    if (!stopped) quick_ = run->wasQuick();
    const std::function<void()> done = std::exchange(done_, nullptr);
    if (next_) {
        if (!rests()) launch();
    } else if (!stopped) {
        rest();
        done();
    }
}

void AsyncWork::awaitInFrame() {
    if (begin_ == Begin::behind || rests() || !run_ || next_) return;
    if (frameWait().acquire(run_->thread->over))
        finish();
    else
        stepBack(run_->thread->number);
}

void AsyncWork::setFramePatience(int ms) {
    frameWait().patience = ms;
}

bool AsyncWork::watched(Work work, const Progress& progress) {
    constexpr int look = 20;    // ms
    threads().releaseThread();  // the caller's thread only waits, so another one may run
    const Run run(std::move(work), false);
    while (!run.future.isCanceled() && !run.thread->over.tryAcquire(1, look))
        if (!progress(run.share())) QFuture(run.future).cancel();
    threads().reserveThread();
    return !run.future.isCanceled();
}

bool AsyncWork::end(int patience) {
    return threads().waitForDone(patience);
}

}  // namespace posiscope
