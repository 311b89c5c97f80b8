// SPDX-License-Identifier: GPL-3.0-or-later
// The identity of a table, found in another thread.
#pragma once

#include <functional>
#include <memory>

#include "core/fields/storedtable.h"
#include "core/identify/identity.h"
#include "ui/async/asyncresult.h"

namespace posiscope {

/// The answer for the latest requested table. All callers share one answer for each table (IdentityCache).
class TableIdentity {
 public:
    using Table = std::shared_ptr<const StoredTable>;

    /// The arguments are those of AsyncResult.
    TableIdentity(QObject* receiver, const std::function<void()>& changed);

    /// As AsyncResult::ask(). A null table cancels the request.
    void ask(const Table& table, const Waiting& waiting = {});

    /// The answer; null while it is computed and without a request.
    const Identity* answer() const { return result_.isAnswerTo(table_) ? result_.get() : nullptr; }
    /// Whether an answer is being computed.
    bool isAsking() const { return table_ != nullptr && !result_.isAnswerTo(table_); }
    /// The share that is done, from 0 to 1.
    double share() const { return result_.work().share(); }
    bool isLate() const { return result_.work().isLate(); }

 private:
    Table table_;
    AsyncResult<Table, Identity> result_;
};

}  // namespace posiscope
