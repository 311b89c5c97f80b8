// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/tablechange.h"

#include <QCoreApplication>

#include "core/encodings/table.h"
#include "core/parameters/numbertext.h"
#include "ui/files/tablepaths.h"

namespace posiscope {

ShownTables shownTables(const Snapshot& snapshot) {
    ShownTables tables;
    for (const auto& model : {snapshot.model, snapshot.other})
        if (model != nullptr)
            if (auto table = storedTableOf(*model)) tables.push_back(std::move(table));
    return tables;
}

std::vector<TableChange> changesOf(const std::vector<TableShelf::Name>& tables, const ShownTables& before) {
    std::vector<TableChange> changes;
    for (const TableShelf::Name& name : tables) {
        const auto now = TableShelf::common().get(name.first, name.second);
        if (!now) continue;
        for (const auto& old : before) {
            if (old->name() != (*now)->name() || old == *now) continue;
            changes.push_back({name.first, old->rows(), old->columns(), (*now)->rows(), (*now)->columns(),
                               differenceInNumbers(*old, **now)});
            break;
        }
    }
    return changes;
}

QString wordsOf(const TableChange& change) {
    const auto number = [](std::int64_t value) { return QString::fromStdString(groupedDigits(value)); };
    const QString name = shownTableName(change.path);
    if (change.rows != change.rowsBefore || change.columns != change.columnsBefore)
        return QCoreApplication::translate("files", "%1 was read again: it is %2 × %3 now, and was %4 × %5.")
            .arg(name, number(change.rows), number(change.columns), number(change.rowsBefore),
                 number(change.columnsBefore));
    if (change.found.differing == 0)
        return QCoreApplication::translate("files", "%1 was read again: no cell differs.").arg(name);
    constexpr int digits = 4;
    return QCoreApplication::translate(
               "files", "%1 was read again: %2 of %3 cells differ, by at most %4 in row %5, column %6.")
        .arg(name, number(change.found.differing), number(change.rows * change.columns),
             QString::fromStdString(withDigits(change.found.largest, digits)), number(change.found.row),
             number(change.found.column));
}

}  // namespace posiscope
