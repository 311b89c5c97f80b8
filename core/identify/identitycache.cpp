// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/identitycache.h"

#include <chrono>

#include "core/identify/identify.h"

namespace posiscope {

IdentityCache& IdentityCache::common() {
    // Never destroyed: abandoned work may outlive main().
    static auto* const shelf = new IdentityCache;  // NOLINT(*-avoid-non-const-global-variables)
    return *shelf;
}

std::optional<Identity> IdentityCache::look(const std::shared_ptr<const StoredTable>& table) const {
    for (const auto& [of, answer] : kept_)
        if (of.lock() == table) return answer;
    return std::nullopt;
}

std::optional<Identity> IdentityCache::find(const std::shared_ptr<const StoredTable>& table) {
    const std::lock_guard lock(mutex_);
    return look(table);
}

Result<Identity> IdentityCache::get(const std::shared_ptr<const StoredTable>& table,
                                    const Progress& progress) {
    constexpr auto patience = std::chrono::milliseconds(20);
    const Error stopped{POSISCOPE_TR("core", "The table was not identified: it was stopped."), ""};
    std::unique_lock lock(mutex_);
    for (auto run = running_.find(table.get()); run != running_.end(); run = running_.find(table.get())) {
        const double share = run->second;
        lock.unlock();
        if (progress && !progress(share)) return stopped;
        lock.lock();
        if (running_.contains(table.get())) ended_.wait_for(lock, patience);
    }
    if (auto known = look(table)) return *std::move(known);
    running_[table.get()] = 0;
    lock.unlock();
    Identity answer = identify({arrayOfTable(table)}, {}, [&](double share) {
        {
            const std::lock_guard guard(mutex_);
            running_[table.get()] = share;
        }
        return !progress || progress(share);
    });
    lock.lock();
    running_.erase(table.get());
    ended_.notify_all();
    if (!answer.complete) return stopped;
    answer.conversionSource.reset();
    std::erase_if(kept_, [](const auto& each) { return each.first.expired(); });
    kept_.emplace_back(table, answer);
    return answer;
}

}  // namespace posiscope
