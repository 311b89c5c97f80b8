// Answers that take long to find.
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "core/base/result.h"
#include "ui/async/background.h"

namespace posiscope {

/// Keeps the last answer to a question of the kind `Key`. What takes long is computed in the background:
/// until it is there, the answer to an earlier question stands in.
template <class Key, class Answer>
class LatestAnswer {
 public:
    using Compute = std::function<Result<Answer>(const Progress& proceed)>;

    /// `arrived` is called when an answer has come from the background, `progressed` while one is late.
    LatestAnswer(QObject* receiver, std::function<void()> arrived, std::function<void()> progressed)
        : arrived_(std::move(arrived)) {
        QObject::connect(&background_, &Background::progressed, receiver, std::move(progressed));
    }

    /// Asks for the answer that `compute` gives to `key`, in about `work` billionths of a second. With `wait`
    /// (files) it is there afterwards, unless `pulse` has stopped it.
    void ask(const Key& key, double work, bool wait, const std::function<bool()>& pulse, Compute compute) {
        if (answer_ && key == answered_) {
            forget();
        } else if (wait || work <= longestAtOnce) {
            forget();
            bool stopped = false;
            auto answer = std::make_shared<const Result<Answer>>(compute([&](double) {
                stopped = stopped || (pulse && !pulse());
                return !stopped;
            }));
            if (!stopped) take(key, std::move(answer));
        } else if (!wanted_ || *wanted_ != key) {
            wanted_ = key;
            auto answer = std::make_shared<std::shared_ptr<const Result<Answer>>>();
            background_.start(
                [answer, compute = std::move(compute)](const Progress& proceed) {
                    *answer = std::make_shared<const Result<Answer>>(compute(proceed));
                },
                [this, key, answer] {
                    wanted_.reset();
                    take(key, *answer);
                    arrived_();
                });
        }
    }
    /// Nothing is wanted any more.
    void forget() {
        wanted_.reset();
        background_.stop();
    }

    bool isAnswerTo(const Key& key) const { return answer_ && answered_ == key; }
    /// The last answer, or null.
    const Answer* get() const { return answer_ && *answer_ ? &**answer_ : nullptr; }
    /// Why there is none.
    const Error* error() const { return answer_ && !*answer_ ? &answer_->error() : nullptr; }
    const Background& background() const { return background_; }

 private:
    void take(const Key& key, std::shared_ptr<const Result<Answer>> answer) {
        answered_ = key;
        answer_ = std::move(answer);
    }

    std::function<void()> arrived_;
    Key answered_;
    std::shared_ptr<const Result<Answer>> answer_;
    std::optional<Key> wanted_;
    Background background_;
};

}  // namespace posiscope
