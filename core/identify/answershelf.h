// Answers that have been found.
#pragma once

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/identify/answer.h"
#include "core/identify/tablesource.h"

namespace posiscope {

/// What tables are, without an expectation. A table is identified once, whoever asks for it: the panel, a
/// pane, a dialog; who asks while another one is at it waits for the same answer. Answers are kept as long as
/// their tables live, and so without Identity::understanding, which holds the table. Safe to use from any
/// thread.
class AnswerShelf {
 public:
    /// That of the program.
    static AnswerShelf& common();

    /// The answer for a table. `progress` returning false stops it, which is an error that is not kept.
    Result<Identity> get(const std::shared_ptr<const StoredTable>& table, const Progress& progress = {});

    /// The same where it is known already.
    std::optional<Identity> find(const std::shared_ptr<const StoredTable>& table);

 private:
    std::optional<Identity> look(const std::shared_ptr<const StoredTable>& table) const;

    std::mutex mutex_;
    std::condition_variable ended_;
    std::vector<std::pair<std::weak_ptr<const StoredTable>, Identity>> kept_;
    std::map<const StoredTable*, double> running_;  // the share done
};

}  // namespace posiscope
