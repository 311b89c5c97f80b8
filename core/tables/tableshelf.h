// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that have been read.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/fields/storedtable.h"

namespace posiscope {

/// Files of so many bytes are read beside a window: at about a gigabyte a second it takes 2 ms.
inline constexpr std::uint64_t largeTableFile = std::uint64_t{2} * 1024 * 1024;

/// The stamp that shows whether a file is still the one that was read.
struct FileStamp {
    std::uint64_t device = 0;
    std::uint64_t node = 0;
    std::uint64_t size = 0;
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;
    bool operator==(const FileStamp&) const = default;
};

/// The stamp of what is at `path` now; nothing where there is nothing. Tables of the course never change.
std::optional<FileStamp> stampOf(const std::string& path);

/// Keeps tables so that going back to one (undo, another encoding and back) reads nothing: the last one, and
/// those before it up to two GiB in all. A file that has changed since is read again. Safe to use from any
/// thread.
class TableShelf {
 public:
    using Table = Result<std::shared_ptr<const StoredTable>>;
    using Name = std::pair<std::string, std::string>;  ///< the path, and the name of the table in the file

    /// That of the program.
    static TableShelf& common();

    /// The table, or why it cannot be read; reads it where it is not here. `progress` returning false stops
    /// the reading, which is an error that is not kept.
    Table get(const std::string& path, const std::string& tensor, const Progress& progress = {});

    /// The same where that takes no time: of a large file that is not here nothing, and takeWanted() names
    /// it.
    std::optional<Table> ask(const std::string& path, const std::string& tensor);

    /// Makes ask() wait for files of at least so many bytes. At first it waits for none: whoever calls this
    /// looks after takeWanted().
    void deferFrom(std::uint64_t bytes);
    /// The tables that ask() did not have, each once.
    std::vector<Name> takeWanted();

    /// Why a table is not here; ask() says so until forget().
    void refuse(const Name& name, const Error& error);
    /// The tables of this file are read anew.
    void forget(const std::string& path);

 private:
    struct Kept {
        Name name;
        std::optional<FileStamp> stamp;
        Table table;
    };
    std::optional<Table> find(const Name& name);
    void keep(Kept kept);

    std::mutex mutex_;
    std::vector<Kept> kept_;  // the last one first
    std::set<Name> wanted_;
    std::uint64_t deferred_ = UINT64_MAX;
};

}  // namespace posiscope
