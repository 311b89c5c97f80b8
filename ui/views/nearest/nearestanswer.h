// SPDX-License-Identifier: GPL-3.0-or-later
// The nearest rows of tables, found in another thread.
#pragma once

#include <QString>
#include <vector>

#include "core/analysis/uniqueness.h"
#include "ui/async/asyncresult.h"

namespace posiscope {

/// The answers for the latest requested models, all at once. Where they take longer than a moment, they begin
/// when the models have been still for a while.
class NearestAnswer {
 public:
    using Models = std::vector<std::shared_ptr<const Model>>;

    /// The arguments are those of AsyncResult.
    NearestAnswer(QObject* receiver, const std::function<void()>& arrived,
                  const std::function<void()>& progressed)
        : result_(receiver, arrived, progressed, AsyncWork::Begin::afterRest) {}

    void ask(const Models& models, const Waiting& waiting);
    /// One for each model; nothing of a model that has no rows. Until they have arrived those of an earlier
    /// request; null before the first.
    const std::vector<std::optional<Uniqueness>>* last() const { return result_.get(); }
    /// "smallest distance 0.83: positions 3 and 713" of one of these models; while the answer is late how
    /// much has been done, and before that nothing.
    QString words(const Models& models, std::size_t n) const;
    const AsyncWork& work() const { return result_.work(); }

 private:
    AsyncResult<Models, std::vector<std::optional<Uniqueness>>> result_;
};

}  // namespace posiscope
