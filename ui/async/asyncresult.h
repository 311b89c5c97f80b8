// SPDX-License-Identifier: GPL-3.0-or-later
// Results of slow computations.
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

#include "core/base/result.h"
#include "ui/async/asyncwork.h"

namespace posiscope {

/// The last result of a computation, and its key. The computation runs in another thread, and the frame waits
/// for it a little (AsyncWork::awaitInFrame). The newest request wins; until its result arrives, get()
/// returns the last one. Only `compute` runs in another thread.
template <class Key, class Value>
class AsyncResult {
 public:
    /// The computation owns all that it uses: it may run in another thread and go on after nobody wants its
    /// result.
    using Compute = std::function<Result<Value>(const Progress& proceed)>;

    /// `arrived` is called when a result arrives that no frame waited for, `progressed` several times a
    /// second while one is late.
    AsyncResult(QObject* receiver, std::function<void()> arrived, std::function<void()> progressed,
                AsyncWork::Begin begin = AsyncWork::Begin::atOnce)
        : arrived_(std::move(arrived)), work_(nullptr, begin) {
        QObject::connect(&work_, &AsyncWork::progressed, receiver, std::move(progressed));
    }

    /// Requests the result for `key`. Where the caller waits until it is done, the result is there on return,
    /// unless the wait was stopped.
    void ask(const Key& key, const Waiting& waiting, Compute compute) {
        if (isAnswerTo(key)) return forget();
        if (!waiting.untilDone && wanted_ == key) return;
        const auto result = std::make_shared<Held>();
        auto work = into(result, std::move(compute));
        if (!waiting.untilDone) return start(key, result, std::move(work));
        forget();
        if (!waiting.keepGoing)
            work([](double) { return true; });
        else if (!AsyncWork::watched(std::move(work), [&](double) { return waiting.keepGoing(); }))
            return;
        take(key, *result);
    }
    /// The result for `key` is known.
    void put(const Key& key, Value value) {
        forget();
        take(key, std::make_shared<const Result<Value>>(std::move(value)));
    }
    /// Cancels the request.
    void forget() {
        wanted_.reset();
        work_.stop();
    }

    bool isAnswerTo(const Key& key) const { return held_ && key_ == key; }
    /// The last result, or null.
    const Value* get() const { return held_ && *held_ ? &**held_ : nullptr; }
    /// The error of the last result, or null.
    const Error* error() const { return held_ && !*held_ ? &held_->error() : nullptr; }
    const AsyncWork& work() const { return work_; }

 private:
    using Held = std::shared_ptr<const Result<Value>>;

    static AsyncWork::Work into(std::shared_ptr<Held> result, Compute compute) {
        return [result = std::move(result), compute = std::move(compute)](const Progress& proceed) {
            *result = std::make_shared<const Result<Value>>(compute(proceed));
        };
    }
    void start(const Key& key, const std::shared_ptr<Held>& result, AsyncWork::Work&& work) {
        wanted_ = key;
        asking_ = true;
        work_.start(std::move(work), [this, key, result] {
            wanted_.reset();
            take(key, *result);
            if (!asking_) arrived_();
        });
        work_.awaitInFrame();
        asking_ = false;
    }
    void take(const Key& key, Held result) {
        key_ = key;
        held_ = std::move(result);
    }

    std::function<void()> arrived_;
    Key key_{};
    Held held_;
    std::optional<Key> wanted_;
    bool asking_ = false;  ///< who asks sees the result on return
    AsyncWork work_;
};

}  // namespace posiscope
