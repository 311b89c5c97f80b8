// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/tabseparated.h"

#include <charconv>

namespace posiscope {

Result<std::string> tabSeparated(const Dataset& data, const Progress& progress) {
    const std::int64_t rows = data.field->rows();
    const std::int64_t columns = data.field->columns();
    if (rows > 0 && columns > mostCopiedCells / rows)
        return Error{{POSISCOPE_TR("core",
                                   "there are %1 × %2 numbers, and at most %3 are copied: export the data as "
                                   "a file instead"),
                      {std::to_string(rows), std::to_string(columns), std::to_string(mostCopiedCells)}},
                     ""};
    if (data.prepare)
        if (auto failure = data.prepare(progress)) return *failure;
    std::string text;
    for (std::int64_t column = 0; column < columns; ++column)
        text += (column == 0 ? "" : "\t") + data.columnName(column);
    text += '\n';
    for (std::int64_t row = 0; row < rows && progress(static_cast<double>(row) / static_cast<double>(rows));
         ++row)
        for (std::int64_t column = 0; column < columns; ++column) {
            char digits[32];
            text.append(digits,
                        std::to_chars(digits, digits + sizeof digits, data.field->value(row, column)).ptr);
            text += column + 1 == columns ? '\n' : '\t';
        }
    return text;
}

}  // namespace posiscope
