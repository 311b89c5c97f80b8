// What a table is, found beside the window.
#pragma once

#include <functional>
#include <memory>

#include "core/fields/storedtable.h"
#include "core/identify/answer.h"
#include "ui/async/asyncresult.h"

namespace posiscope {

/// The answer for the table that was asked for last. It is the same for all who ask (AnswerShelf).
class TableIdentity {
 public:
    using Table = std::shared_ptr<const StoredTable>;

    /// As AsyncResult.
    TableIdentity(QObject* receiver, const std::function<void()>& changed);

    /// `wait` and `pulse` as AsyncResult::ask(). Null: nothing is asked any more.
    void ask(const Table& table, bool wait = false, const std::function<bool()>& pulse = {});

    /// The answer, or null while it is looked for and where nothing was asked.
    const Identity* answer() const { return result_.isAnswerTo(table_) ? result_.get() : nullptr; }
    /// Whether an answer is still looked for.
    bool isAsking() const { return table_ != nullptr && !result_.isAnswerTo(table_); }
    /// The share that is done, from 0 to 1.
    double share() const { return result_.work().share(); }
    bool isLate() const { return result_.work().isLate(); }

 private:
    Table table_;
    AsyncResult<Table, Identity> result_;
};

}  // namespace posiscope
