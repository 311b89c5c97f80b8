// SPDX-License-Identifier: GPL-3.0-or-later
// A cache of answers.
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
#include "core/identify/identity.h"
#include "core/identify/tablesource.h"

namespace posiscope {

/// The answers about tables, without an expectation. A table is identified once for all callers (the panel, a
/// pane, a dialog); a caller waits while another one identifies the same table. Answers live as long as their
/// tables, so they are without Identity::conversionSource, which holds the table. Thread-safe.
class IdentityCache {
 public:
    /// The shelf of the program.
    static IdentityCache& common();

    /// The answer for a table. If `progress` returns false, the result is an error that is not kept.
    Result<Identity> get(const std::shared_ptr<const StoredTable>& table, const Progress& progress = {});

    /// The answer if it is known already.
    std::optional<Identity> find(const std::shared_ptr<const StoredTable>& table);

 private:
    std::optional<Identity> look(const std::shared_ptr<const StoredTable>& table) const;

    std::mutex mutex_;
    std::condition_variable ended_;
    std::vector<std::pair<std::weak_ptr<const StoredTable>, Identity>> kept_;
    std::map<const StoredTable*, double> running_;  // the share that is done
};

}  // namespace posiscope
