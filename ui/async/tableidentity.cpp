// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/async/tableidentity.h"

#include "core/identify/identitycache.h"

namespace posiscope {

TableIdentity::TableIdentity(QObject* receiver, const std::function<void()>& changed)
    : result_(receiver, changed, changed) {}

void TableIdentity::ask(const Table& table, const Waiting& waiting) {
    constexpr double slow = 1e9;  // ns
    table_ = table;
    if (table == nullptr) return result_.forget();
    const double cost = IdentityCache::common().find(table) ? 0 : slow;
    result_.ask(table, cost, waiting,
                [table](const Progress& proceed) { return IdentityCache::common().get(table, proceed); });
}

}  // namespace posiscope
