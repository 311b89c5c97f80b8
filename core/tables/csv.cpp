#include "core/tables/csv.h"

#include <algorithm>
#include <cstring>

#include "core/tables/csvlines.h"
#include "core/tables/printable.h"
#include "core/tables/refusals.h"

namespace posiscope {

namespace {

Error inLine(std::uint64_t line, const char* sentence, std::vector<std::string> words = {}) {
    words.insert(words.begin(), std::to_string(line));
    return because(sentence, words);
}

Error wrongQuotes(std::uint64_t line) {
    return inLine(line, POSISCOPE_TR("core", "line %1: its quotes are wrong"));
}

char separatorOf(std::string_view line) {
    bool quoted = false;
    bool semicolon = false;
    for (const char character : line) {
        if (character == '"') quoted = !quoted;
        if (!quoted && character == '\t') return '\t';
        semicolon = semicolon || (!quoted && character == ';');
    }
    return semicolon ? ';' : ',';
}

bool beginsAsNumber(std::string_view cell) {
    return std::string_view("0123456789.+-").find(cell.front()) != std::string_view::npos;
}

struct FirstLine {
    char separator = ',';
    std::uint64_t columns = 0;
    bool names = false;
};

Result<FirstLine> look(std::string_view line) {
    FirstLine first{separatorOf(line), 0, false};
    for (bool more = true; more; ++first.columns) {
        std::string_view cell;
        if (!takeCell(line, first.separator, cell, more)) return wrongQuotes(1);
        if (cell.find('\0') != std::string_view::npos)
            return inLine(1, POSISCOPE_TR("core", "line %1 is no text"));
        double number = 0;
        first.names = first.names || cell.empty() || (!parseNumber(cell, number) && !beginsAsNumber(cell));
    }
    return first;
}

/// The first line, and what it says about the others.
Result<FirstLine> start(CsvLines& lines, std::string_view& line) {
    if (!lines.next(line)) {
        if (lines.problem()) return *lines.problem();
        return because(POSISCOPE_TR("core", "it is empty"));
    }
    if (line.empty()) return inLine(1, POSISCOPE_TR("core", "line %1 is empty"));
    return look(line);
}

/// Writes the numbers of one line to `to`, which has room for as many as the first line has.
Failure parseLine(std::string_view line, std::uint64_t number, const FirstLine& first, double* to) {
    std::uint64_t column = 0;
    for (bool more = true; more; ++column) {
        std::string_view cell;
        if (!takeCell(line, first.separator, cell, more)) return wrongQuotes(number);
        if (column >= first.columns || (!more && column + 1 < first.columns)) continue;
        if (cell.empty())
            return inLine(number, POSISCOPE_TR("core", "line %1, column %2: there is no number"),
                          {std::to_string(column + 1)});
        if (!parseNumber(cell, to[column]))
            return inLine(number, POSISCOPE_TR("core", "line %1, column %2: “%3” is no number"),
                          {std::to_string(column + 1), printable(cell, 40)});
    }
    if (column == first.columns) return std::nullopt;
    return inLine(number, POSISCOPE_TR("core", "line %1 has %2 cells, and the first line has %3"),
                  {std::to_string(column), std::to_string(first.columns)});
}

}  // namespace

Result<TensorInfo> inspectCsv(const InputFile& file) {
    const auto beginning = file.beginning(8);
    if (!beginning) return beginning.error();
    const Error otherwise = wrongContent(*beginning, ".csv");
    if (otherwise != wrongContent("?", ".csv")) return otherwise;
    CsvLines lines(file);
    std::string_view line;
    const auto first = start(lines, line);
    if (!first) return first.error();
    std::uint64_t rows = first->names ? 0 : 1;
    while (lines.next(line))
        rows += line.empty() ? 0 : 1;
    if (lines.problem()) return *lines.problem();
    TensorInfo info;
    info.type = nameOf(CellType::float64);
    info.cells = CellType::float64;
    info.shape = {rows, first->columns};
    return info;
}

Result<std::shared_ptr<const StoredTable>> readCsv(const InputFile& file, const TensorInfo& info) {
    CsvLines lines(file);
    std::string_view line;
    const auto first = start(lines, line);
    if (!first) return first.error();
    // A number and what separates it take two bytes at least, whatever the first line promises.
    const std::uint64_t count = info.shape[0] * info.shape[1];
    const std::uint64_t most = std::min(count, file.size() / 2 + 1);
    auto cells = roomForCells(most * sizeof(double));
    if (cells == nullptr)
        return because(POSISCOPE_TR("core", "there is not enough memory for its %1 MiB"),
                       {std::to_string(most * sizeof(double) >> 20U)});
    std::vector<double> row(static_cast<std::size_t>(first->columns));
    std::uint64_t read = 0;
    std::uint64_t emptyLine = 0;
    for (bool more = first->names ? lines.next(line) : true; more; more = lines.next(line)) {
        if (line.empty()) {
            if (emptyLine == 0) emptyLine = lines.number();
            continue;
        }
        if (emptyLine != 0) return inLine(emptyLine, POSISCOPE_TR("core", "line %1 is empty"));
        if (auto failure = parseLine(line, lines.number(), *first, row.data())) return *failure;
        if (read + row.size() > most) return because(POSISCOPE_TR("core", "it changed while it was read"));
        std::memcpy(cells.get() + read * sizeof(double), row.data(), row.size() * sizeof(double));
        read += row.size();
    }
    if (lines.problem()) return *lines.problem();
    if (read != count) return because(POSISCOPE_TR("core", "it changed while it was read"));
    return std::make_shared<const StoredTable>("", CellType::float64,
                                               static_cast<std::int64_t>(info.shape[0]),
                                               static_cast<std::int64_t>(info.shape[1]), std::move(cells));
}

}  // namespace posiscope
