// SPDX-License-Identifier: GPL-3.0-or-later
// How much a table has changed since it was read.
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "core/relate/relation.h"
#include "core/state/compare.h"
#include "core/tables/tableshelf.h"

namespace posiscope {

/// A table of a file, before and after.
struct TableChange {
    std::string path;
    std::int64_t rowsBefore = 0, columnsBefore = 0, rows = 0, columns = 0;
    NumberDifference found;  ///< A is before, B after
    Relation relation = {};  ///< the same; without edits where none was found
};

/// The tables from files that are shown as A and B; null for others.
using ShownTables = std::vector<std::shared_ptr<const StoredTable>>;
ShownTables shownTables(const Snapshot& snapshot);

/// The changes of those tables that were shown. The tables must have been read again; it takes a while for
/// large ones.
std::vector<TableChange> changesOf(const std::vector<TableShelf::Name>& tables, const ShownTables& before,
                                   const Progress& progress = {});

/// A sentence, and one for each edit that makes the new table of the old one.
QString wordsOf(const TableChange& change);

}  // namespace posiscope
