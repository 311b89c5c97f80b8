// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/tablechange.h"

#include <QCoreApplication>

#include "core/encodings/table.h"
#include "core/parameters/numbertext.h"
#include "core/relate/relate.h"
#include "core/relate/tolerance.h"
#include "ui/files/tablepaths.h"
#include "ui/translation/translated.h"

namespace posiscope {

ShownTables shownTables(const Snapshot& snapshot) {
    ShownTables tables;
    for (const auto& model : {snapshot.model, snapshot.other})
        if (model != nullptr)
            if (auto table = storedTableOf(*model)) tables.push_back(std::move(table));
    return tables;
}

std::vector<TableChange> changesOf(const std::vector<TableShelf::Name>& tables, const ShownTables& before,
                                   const Progress& progress) {
    std::vector<TableChange> changes;
    for (const TableShelf::Name& name : tables) {
        const auto now = TableShelf::common().get(name.first, name.second);
        if (!now) continue;
        for (const auto& old : before) {
            if (old->name() != (*now)->name() || old == *now) continue;
            TableChange& change =
                changes.emplace_back(TableChange{name.first, old->rows(), old->columns(), (*now)->rows(),
                                                 (*now)->columns(), differenceInNumbers(*old, **now)});
            if (change.found.differing > 0 || !change.found.sameShape)
                change.relation = relate(*old, **now, cellTolerance(*old, **now), progress);
            break;
        }
    }
    return changes;
}

namespace {

QString numbersOf(const TableChange& change) {
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

}  // namespace

QString wordsOf(const TableChange& change) {
    QStringList lines{numbersOf(change)};
    for (const TableEdit& edit : change.relation.edits)
        lines << translated(wordsOf(edit));
    return lines.join(u' ');
}

}  // namespace posiscope
