// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/csv.h"

#include <algorithm>
#include <cstring>

#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/csvlayout.h"
#include "core/tables/csvlines.h"
#include "core/tables/printeddigits.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

Error inLine(std::uint64_t line, const char* sentence, std::vector<std::string> words = {}) {
    words.insert(words.begin(), groupedDigits(line));
    return tableError(sentence, words);
}

Error wrongQuotes(std::uint64_t line) {
    return inLine(line, POSISCOPE_TR("core", "line %1: its quotes are wrong"));
}

/// The first line, which there must be.
Failure start(CsvLines& lines, std::string_view& line) {
    if (!lines.next(line)) {
        if (lines.problem()) return lines.problem();
        return tableError(POSISCOPE_TR("core", "it is empty"));
    }
    if (line.empty()) return inLine(lines.number(), POSISCOPE_TR("core", "line %1 is empty"));
    return std::nullopt;
}

/// How the lines of a table are written.
struct Lines {
    char separator = ',';
    std::uint64_t columns = 0;  // of a line
    std::uint64_t skipped = 0;  // the first so many belong to no table
};

/// Writes the numbers of one line to `to`, which has room for those of a table's row.
Failure parseLine(std::string_view line, std::uint64_t number, const Lines& lines, double* to,
                  PrintedDigits& digits) {
    std::uint64_t column = 0;
    for (bool more = true; more; ++column) {
        std::string_view cell;
        if (!takeCell(line, lines.separator, cell, more)) return wrongQuotes(number);
        if (column >= lines.columns || (!more && column + 1 < lines.columns)) continue;
        if (cell.empty())
            return inLine(number, POSISCOPE_TR("core", "line %1, column %2: there is no number"),
                          {groupedDigits(column + 1)});
        double skipped = 0;
        if (!parseNumber(cell, column < lines.skipped ? skipped : to[column - lines.skipped]))
            return inLine(number, POSISCOPE_TR("core", "line %1, column %2: “%3” is no number"),
                          {groupedDigits(column + 1), printable(cell, 40)});
        if (column >= lines.skipped) digits.add(cell);
    }
    if (column == lines.columns) return std::nullopt;
    return inLine(number, POSISCOPE_TR("core", "line %1 has %2 cells, and the first line has %3"),
                  {groupedDigits(column), groupedDigits(lines.columns)});
}

/// The names of a table's columns in the first line; none where a name is a number, as columns have anyway.
std::vector<std::string> namesIn(std::string_view line, const Lines& form) {
    constexpr std::size_t longest = 24;
    std::vector<std::string> names;
    bool more = true;
    for (std::uint64_t column = 0; more && column < form.columns; ++column) {
        std::string_view cell;
        double number = 0;
        if (!takeCell(line, form.separator, cell, more)) return {};
        if (column < form.skipped) continue;
        if (parseNumber(cell, number)) return {};
        names.push_back(printable(cell, longest));
    }
    return names;
}

}  // namespace

Result<TensorInfo> inspectCsv(const InputFile& file, bool remarks) {
    const auto beginning = file.beginning(8);
    if (!beginning) return beginning.error();
    const Error otherwise = wrongContent(*beginning, ".csv");
    if (otherwise != wrongContent("?", ".csv")) return otherwise;
    CsvLines lines(file, remarks);
    std::string_view line;
    if (auto failure = start(lines, line)) return *failure;
    CsvLayoutFinder finder;
    if (auto failure = finder.first(line)) return *failure;
    while (lines.next(line))
        if (!line.empty()) finder.next(line);
    if (lines.problem()) return *lines.problem();
    CsvLayout layout = finder.found();
    TensorInfo info;
    info.type = nameOf(CellType::float64);
    info.cells = CellType::float64;
    info.shape = {layout.rows, layout.columns - (layout.firstPosition ? 1 : 0)};
    info.lines = true;
    info.remarks = remarks;
    info.namesFirst = layout.names;
    info.firstPosition = layout.firstPosition;
    info.notes = std::move(layout.notes);
    return info;
}

Result<std::shared_ptr<const StoredTable>> readCsv(const InputFile& file, const TensorInfo& info) {
    CsvLines lines(file, info.remarks);
    std::string_view line;
    if (auto failure = start(lines, line)) return *failure;
    const std::uint64_t skipped = info.firstPosition ? 1 : 0;
    const Lines form{separatorOf(line), info.shape[1] + skipped, skipped};
    std::vector<std::string> names;
    if (info.namesFirst) names = namesIn(line, form);
    // A number and what separates it take two bytes at least, whatever the first line promises.
    const std::uint64_t count = info.shape[0] * info.shape[1];
    const std::uint64_t most = std::min(count, file.size() / 2 + 1);
    auto cells = roomForCells(most * sizeof(double));
    if (cells == nullptr)
        return tableError(POSISCOPE_TR("core", "there is not enough memory for its %1 MiB"),
                          {groupedDigits(most * sizeof(double) >> 20U)});
    std::vector<double> row(static_cast<std::size_t>(info.shape[1]));
    std::uint64_t read = 0;
    std::uint64_t emptyLine = 0;
    PrintedDigits digits;
    for (bool more = info.namesFirst ? lines.next(line) : true; more; more = lines.next(line)) {
        if (line.empty()) {
            if (emptyLine == 0) emptyLine = lines.number();
            continue;
        }
        if (emptyLine != 0) return inLine(emptyLine, POSISCOPE_TR("core", "line %1 is empty"));
        if (auto failure = parseLine(line, lines.number(), form, row.data(), digits)) return *failure;
        if (read + row.size() > most) return tableError(POSISCOPE_TR("core", "it changed while it was read"));
        std::memcpy(cells.get() + read * sizeof(double), row.data(), row.size() * sizeof(double));
        read += row.size();
    }
    if (lines.problem()) return *lines.problem();
    if (read != count) return tableError(POSISCOPE_TR("core", "it changed while it was read"));
    return std::make_shared<const StoredTable>(
        "", CellType::float64, static_cast<std::int64_t>(info.shape[0]),
        static_cast<std::int64_t>(info.shape[1]), std::move(cells),
        StoredTable::Reading{.firstPosition = info.firstPosition.value_or(0),
                             .notes = info.notes,
                             .columnNames = std::move(names),
                             .printed = digits.kind()});
}

}  // namespace posiscope
