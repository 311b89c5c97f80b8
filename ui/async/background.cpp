#include "ui/async/background.h"

#include <QtConcurrent>

namespace posiscope {

namespace {

constexpr int patience = 500;  // milliseconds without a word
constexpr int tick = 100;

}  // namespace

Background::Background(QObject* parent) : QObject(parent) {
    pool_.setMaxThreadCount(1);
    tick_.setInterval(tick);
    connect(&watcher_, &QFutureWatcherBase::finished, this, &Background::finish);
    connect(&tick_, &QTimer::timeout, this, [this] {
        if (isLate()) emit progressed();
    });
}

Background::~Background() {
    watcher_.disconnect(this);
    if (flags_) flags_->stop = true;  // the pool waits until the thread has seen it
}

bool Background::isLate() const {
    return isBusy() && busySince_.elapsed() >= patience;
}

double Background::share() const {
    return flags_ ? flags_->share.load() : 0;
}

void Background::start(Work work, std::function<void()> done) {
    if (!isBusy()) {
        busySince_.start();
        tick_.start();
    }
    if (flags_) {
        flags_->stop = true;
        waiting_ = Job{std::move(work), std::move(done)};
    } else {
        launch({std::move(work), std::move(done)});
    }
}

void Background::stop() {
    waiting_.reset();
    if (flags_) flags_->stop = true;
    rest();
}

void Background::rest() {
    busySince_.invalidate();
    tick_.stop();
}

void Background::launch(Job job) {
    flags_ = std::make_shared<Flags>();
    done_ = std::move(job.done);
    watcher_.setFuture(QtConcurrent::run(&pool_, [work = std::move(job.work), flags = flags_] {
        work([&flags](double share) {
            flags->share = share;
            return !flags->stop;
        });
    }));
}

void Background::finish() {
    const bool stopped = std::exchange(flags_, nullptr)->stop;
    const std::function<void()> done = std::exchange(done_, nullptr);
    if (waiting_) {
        launch(*std::exchange(waiting_, std::nullopt));
    } else if (!stopped) {
        rest();
        done();
    }
}

}  // namespace posiscope
