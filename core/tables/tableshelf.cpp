// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/tableshelf.h"

#include <algorithm>

#include "core/tables/coursetables.h"
#include "core/tables/systemfile.h"
#include "core/tables/tablefile.h"

namespace posiscope {

namespace {

constexpr std::uint64_t mostBytes = std::uint64_t{2} << 30U;
constexpr std::size_t mostTables = 32;

std::uint64_t bytesOf(const TableShelf::Table& table) {
    if (!table) return 0;
    return static_cast<std::uint64_t>((*table)->rows()) * static_cast<std::uint64_t>((*table)->columns()) *
           bytesOf((*table)->cellType());
}

}  // namespace

std::optional<FileStamp> stampOf(const std::string& path) {
    if (isCourseTable(path)) return FileStamp{};
    systemfile::Facts facts;
    if (!systemfile::look(path, facts)) return std::nullopt;
    return FileStamp{facts.device, facts.number, facts.size, facts.seconds, facts.nanoseconds};
}

TableShelf& TableShelf::common() {
    static TableShelf shelf;
    return shelf;
}

std::optional<TableShelf::Table> TableShelf::find(const Name& name) {
    const auto stamp = stampOf(name.first);
    const std::lock_guard lock(mutex_);
    const auto found =
        std::find_if(kept_.begin(), kept_.end(), [&](const Kept& each) { return each.name == name; });
    if (found == kept_.end() || found->stamp != stamp) return std::nullopt;
    std::rotate(kept_.begin(), found, found + 1);
    return kept_.front().table;
}

void TableShelf::keep(Kept kept) {
    const std::lock_guard lock(mutex_);
    std::erase_if(kept_, [&](const Kept& each) { return each.name == kept.name; });
    kept_.insert(kept_.begin(), std::move(kept));
    std::uint64_t bytes = 0;
    std::size_t n = 0;
    for (; n < kept_.size() && n < mostTables; ++n) {
        bytes += bytesOf(kept_[n].table);
        if (n > 0 && bytes > mostBytes) break;
    }
    kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(n), kept_.end());
}

TableShelf::Table TableShelf::get(const std::string& path, const std::string& tensor,
                                  const Progress& progress) {
    const Name asked{path, tensor};
    if (auto known = find(asked)) return *known;
    // Before it is read: what changes meanwhile is read again.
    const auto stamp = stampOf(path);
    bool stopped = false;
    auto table = readTable(path, tensor, [&](double share) {
        stopped = stopped || (progress && !progress(share));
        return !stopped;
    });
    if (stopped) return table;
    if (table) (*table)->lookAhead();  // in this thread, which may be one of the background
    keep({asked, stamp, table});
    // The only table of a file is asked for by its name the next time.
    if (table && (*table)->name() != tensor) keep({{path, (*table)->name()}, stamp, table});
    return table;
}

std::optional<TableShelf::Table> TableShelf::ask(const std::string& path, const std::string& tensor) {
    const Name asked{path, tensor};
    if (auto known = find(asked)) return known;
    const auto stamp = stampOf(path);
    {
        const std::lock_guard lock(mutex_);
        if (stamp && stamp->size >= deferred_) {
            wanted_.insert(asked);
            return std::nullopt;
        }
    }
    return get(path, tensor);
}

void TableShelf::deferFrom(std::uint64_t bytes) {
    const std::lock_guard lock(mutex_);
    deferred_ = bytes;
}

std::vector<TableShelf::Name> TableShelf::takeWanted() {
    const std::lock_guard lock(mutex_);
    std::vector<Name> wanted(wanted_.begin(), wanted_.end());
    wanted_.clear();
    return wanted;
}

void TableShelf::refuse(const Name& name, const Error& error) {
    keep({name, stampOf(name.first), error});
}

void TableShelf::forget(const std::string& path) {
    const std::lock_guard lock(mutex_);
    std::erase_if(kept_, [&](const Kept& each) { return each.name.first == path; });
}

}  // namespace posiscope
