// Results that take long to compute.
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

#include "core/base/result.h"
#include "ui/async/asyncwork.h"

namespace posiscope {

/// What takes longer than this (in billionths of a second) would be felt, and is computed beside the window.
constexpr double longestAtOnce = 20e6;

/// The last result of a slow computation, and what it is the result of. The newest request wins; until its
/// result is there, that of an earlier one stands in. Everything but `compute` happens in the thread of the
/// object.
template <class Key, class Value>
class AsyncResult {
 public:
    /// May run in another thread, and go on there when nobody wants it any more: it owns all it uses.
    using Compute = std::function<Result<Value>(const Progress& proceed)>;

    /// `arrived` is called when a result has come from another thread, `progressed` several times a second
    /// while one is late.
    AsyncResult(QObject* receiver, std::function<void()> arrived, std::function<void()> progressed)
        : arrived_(std::move(arrived)) {
        QObject::connect(&work_, &AsyncWork::progressed, receiver, std::move(progressed));
    }

    /// Asks for the result that `compute` has for `key`, in about `nanoseconds`. With `wait` (files) it is
    /// there afterwards, unless `pulse` has stopped it.
    void ask(const Key& key, double nanoseconds, bool wait, const std::function<bool()>& pulse,
             Compute compute) {
        if (isAnswerTo(key)) {
            forget();
        } else if (wait || nanoseconds <= longestAtOnce) {
            forget();
            const auto result = std::make_shared<Held>();
            const auto work = into(result, std::move(compute));
            if (wait && pulse && nanoseconds > longestAtOnce) {
                if (!AsyncWork::watched(work, [&](double) { return pulse(); })) return;
            } else {
                work([](double) { return true; });
            }
            take(key, *result);
        } else if (wanted_ != key) {
            wanted_ = key;
            const auto result = std::make_shared<Held>();
            work_.start(into(result, std::move(compute)), [this, key, result] {
                wanted_.reset();
                take(key, *result);
                arrived_();
            });
        }
    }
    /// Nothing is wanted any more.
    void forget() {
        wanted_.reset();
        work_.stop();
    }

    bool isAnswerTo(const Key& key) const { return held_ && key_ == key; }
    /// The last result, or null.
    const Value* get() const { return held_ && *held_ ? &**held_ : nullptr; }
    /// Why there is none.
    const Error* error() const { return held_ && !*held_ ? &held_->error() : nullptr; }
    const AsyncWork& work() const { return work_; }

 private:
    using Held = std::shared_ptr<const Result<Value>>;

    static AsyncWork::Work into(std::shared_ptr<Held> result, Compute compute) {
        return [result = std::move(result), compute = std::move(compute)](const Progress& proceed) {
            *result = std::make_shared<const Result<Value>>(compute(proceed));
        };
    }
    void take(const Key& key, Held result) {
        key_ = key;
        held_ = std::move(result);
    }

    std::function<void()> arrived_;
    Key key_{};
    Held held_;
    std::optional<Key> wanted_;
    AsyncWork work_;
};

}  // namespace posiscope
