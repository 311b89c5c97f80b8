// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/async/tableidentity.h"

#include "core/identify/identitycache.h"

namespace posiscope {

TableIdentity::TableIdentity(QObject* receiver, const std::function<void()>& changed)
    : result_(receiver, changed, changed, AsyncWork::Begin::behind) {}

void TableIdentity::ask(const Table& table, const Waiting& waiting) {
    table_ = table;
    if (table == nullptr) return result_.forget();
    if (const auto known = IdentityCache::common().find(table)) return result_.put(table, *known);
    result_.ask(table, waiting,
                [table](const Progress& proceed) { return IdentityCache::common().get(table, proceed); });
}

}  // namespace posiscope
