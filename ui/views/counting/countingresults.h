// SPDX-License-Identifier: GPL-3.0-or-later
// The properties for the counting view, some of them computed in the background.
#pragma once

#include <vector>

#include "core/state/snapshot.h"
#include "ui/async/asyncresult.h"
#include "ui/views/counting/countingwords.h"

namespace posiscope {

/// The properties of all columns. Those of counting are known at once; those of the table are asked for once
/// for each table, and its distances once for each offset.
class CountingResults {
 public:
    /// As for AsyncResult.
    CountingResults(QObject* receiver, const std::function<void()>& arrived,
                    const std::function<void()>& progressed);

    void ask(const Snapshot& snapshot, const Waiting& waiting);
    /// One for each of `positionCodes`, and one for the table where there is one.
    std::vector<CountingColumn> columns(const Snapshot& snapshot) const;

 private:
    struct Question {
        std::shared_ptr<const Model> model;
        std::int64_t offset = 0;
        bool operator==(const Question&) const = default;
    };
    struct Spacings {
        std::optional<Spacing> one, twice;
    };

    std::shared_ptr<const Model> model_, twice_;
    AsyncResult<std::shared_ptr<const Model>, PositionFacts> facts_;
    AsyncResult<Question, Spacings> spacings_;
};

}  // namespace posiscope
