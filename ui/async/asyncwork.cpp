// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/async/asyncwork.h"

#include <QFutureWatcher>
#include <QSemaphore>
#include <QThreadPool>
#include <QtConcurrent>
#ifdef __linux__
#include <sys/resource.h>
#endif

namespace posiscope {

namespace {

constexpr int tick = 100;
constexpr int grace = 100;  // ms for the older work to stop, or to rest

/// A thread pool apart from the global one: Qt paints large images in that one and would wait for our work.
/// The pool is never destroyed, because its destructor would wait for abandoned work.
QThreadPool& threads() {
    constexpr int most = 8;
    // NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
    static QThreadPool* const pool = [] {
        auto* const made = new QThreadPool;
        made->setMaxThreadCount(most);
        return made;
    }();
    return *pool;
}

/// What a person does comes before this thread's work. On Linux each thread has a priority of its own.
void stepBack() {
#ifdef __linux__
    constexpr int behind = 10;
    if (getpriority(PRIO_PROCESS, 0) < behind) setpriority(PRIO_PROCESS, 0, behind);
#endif
}

}  // namespace

void AsyncWork::Run::go(const Work& work) {
    if (stop) return;
    work([this](double now) {
        share = now;
        return !stop;
    });
}

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
    if (run_) run_->stop = true;
}

bool AsyncWork::isLate() const {
    return isBusy() && busySince_.elapsed() >= progressPatience;
}

double AsyncWork::share() const {
    return run_ ? run_->share.load() : 0;
}

void AsyncWork::start(Work work, std::function<void()> done) {
    if (!isBusy()) {
        busySince_.start();
        tick_.start();
    }
    next_ = Job{std::move(work), std::move(done)};
    if (run_) run_->stop = true;
    if (run_ || begin_ == Begin::afterRest)
        grace_.start();
    else
        launch();
}

void AsyncWork::stop() {
    next_.reset();
    grace_.stop();
    if (run_) run_->stop = true;
    rest();
}

void AsyncWork::rest() {
    busySince_.invalidate();
    tick_.stop();
}

void AsyncWork::launch() {
    grace_.stop();
    Job job = *std::exchange(next_, std::nullopt);
    run_ = std::make_shared<Run>();
    done_ = std::move(job.done);
    auto* const watcher = new QFutureWatcher<void>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, run = run_] {
        watcher->deleteLater();
        if (run == run_) finish();
    });
    watcher->setFuture(QtConcurrent::run(&threads(), [work = std::move(job.work), run = run_] {
        stepBack();
        run->go(work);
    }));
}

void AsyncWork::finish() {
    const bool stopped = std::exchange(run_, nullptr)->stop;
    const std::function<void()> done = std::exchange(done_, nullptr);
    if (next_) {
        if (begin_ == Begin::atOnce) launch();
    } else if (!stopped) {
        rest();
        done();
    }
}

bool AsyncWork::watched(Work work, const Progress& progress) {
    constexpr int look = 20;  // ms
    const auto run = std::make_shared<Run>();
    const auto over = std::make_shared<QSemaphore>();
    threads().releaseThread();  // the caller's thread only waits, so another one may run
    threads().start([work = std::move(work), run, over] {
        run->go(work);
        over->release();
    });
    while (!run->stop && !over->tryAcquire(1, look))
        run->stop = !progress(run->share);
    threads().reserveThread();
    return !run->stop;
}

bool AsyncWork::end(int patience) {
    return threads().waitForDone(patience);
}

}  // namespace posiscope
