// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/csvlayout.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/base/printable.h"
#include "core/tables/tableerrors.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

namespace {

bool beginsAsNumber(std::string_view cell) {
    return std::string_view("0123456789.+-").find(cell.front()) != std::string_view::npos;
}

bool beginsWithQuote(std::string_view line) {
    const std::size_t first = line.find_first_not_of(' ');
    return first != std::string_view::npos && line[first] == '"';
}

/// The number of a cell of digits alone, as names of columns are.
std::optional<std::int64_t> digitsOf(std::string_view cell) {
    constexpr std::size_t most = 15;
    if (cell.empty() || cell.size() > most || (cell.size() > 1 && cell.front() == '0')) return std::nullopt;
    std::int64_t number = 0;
    const char* const end = cell.data() + cell.size();
    const auto parsed = std::from_chars(cell.data(), end, number);
    if (parsed.ec != std::errc() || parsed.ptr != end || cell.front() == '-') return std::nullopt;
    return number;
}

bool hasPoint(std::string_view cells) {
    return cells.find_first_of(".eEnN") != std::string_view::npos;
}

bool namesPositions(std::string_view name) {
    static constexpr std::array<std::string_view, 8> known{"",  "position", "positions", "pos",
                                                           "p", "index",    "idx",       "unnamed: 0"};
    std::string lower(name);
    for (char& character : lower)
        if (character >= 'A' && character <= 'Z') character = static_cast<char>(character - 'A' + 'a');
    return std::find(known.begin(), known.end(), lower) != known.end();
}

/// "0, 1, 2, …"
std::string beginningOf(std::int64_t first, std::uint64_t count) {
    std::string text;
    for (std::int64_t n = 0; n < 3; ++n)
        text += (n == 0 ? "" : ", ") + std::to_string(first + n);
    return count > 3 ? text + ", …" : text;
}

/// Several numbers with blanks between them, as numpy.savetxt writes.
bool isNumbersWithBlanks(std::string_view line) {
    std::size_t count = 0;
    for (bool more = true; more; ++count) {
        std::string_view cell;
        double number = 0;
        takeCell(line, ' ', cell, more);
        if (!parseNumber(cell, number)) return false;
    }
    return count > 1;
}

}  // namespace

char separatorOf(std::string_view line) {
    bool quoted = false;
    bool semicolon = false;
    bool comma = false;
    for (const char character : line) {
        if (character == '"') quoted = !quoted;
        if (!quoted && character == '\t') return '\t';
        semicolon = semicolon || (!quoted && character == ';');
        comma = comma || (!quoted && character == ',');
    }
    if (semicolon) return ';';
    return !comma && isNumbersWithBlanks(line) ? ' ' : ',';
}

bool isOfNumbers(std::string_view line) {
    const char separator = separatorOf(line);
    for (bool more = true; more;) {
        std::string_view cell;
        double number = 0;
        if (!takeCell(line, separator, cell, more) || !parseNumber(cell, number)) return false;
    }
    return true;
}

void CsvLayoutFinder::Numbering::see(std::string_view cell) {
    double number = 0;
    constexpr auto most = static_cast<double>(tablelimits::rows);
    if (broken_ || !parseNumber(cell, number) || number != std::floor(number) || number < 0 ||
        number > (first_ ? 2 * most : most) || (first_ && static_cast<std::int64_t>(number) != next_)) {
        broken_ = true;
        return;
    }
    if (!first_) first_ = static_cast<std::int64_t>(number);
    next_ = static_cast<std::int64_t>(number) + 1;
}

Failure CsvLayoutFinder::first(std::string_view line) {
    separator_ = separatorOf(line);
    bool whole = true;
    bool bare = false;
    bool ascending = true;
    std::int64_t start = 0;
    std::string_view rest = line;
    for (bool more = true; more; ++columns_) {
        std::string_view cell;
        const bool quotes = beginsWithQuote(rest);
        if (!takeCell(rest, separator_, cell, more))
            return tableError(POSISCOPE_TR("core", "line %1: its quotes are wrong"), {"1"});
        if (cell.find('\0') != std::string_view::npos)
            return tableError(POSISCOPE_TR("core", "line %1 is no text"), {"1"});
        double number = 0;
        words_ = words_ || cell.empty() || (!parseNumber(cell, number) && !beginsAsNumber(cell));
        const auto digits = digitsOf(cell);
        bare = bare || !quotes;
        whole = whole && digits;
        if (columns_ == 0) {
            firstCell_ = cell;
            start = digits.value_or(0);
            fractionInFirst_ = holdsFraction(rest);
        }
        ascending = ascending && !quotes && digits == start + static_cast<std::int64_t>(columns_);
    }
    quoted_ = whole && !bare;
    if (ascending && columns_ >= 3) consecutive_ = start;
    all_.see(firstCell_);
    return std::nullopt;
}

void CsvLayoutFinder::next(std::string_view line) {
    if (++others_ == 1) secondQuoted_ = beginsWithQuote(line);
    pointed_ = pointed_ || hasPoint(line);
    if (below_.broken()) return;  // nothing more to learn from its cells
    std::string_view cell;
    std::string_view rest = line;
    bool more = false;
    if (!takeCell(rest, separator_, cell, more)) cell = {};
    below_.see(cell);
    all_.see(cell);
    fractionBelow_ = fractionBelow_ || holdsFraction(rest);
}

bool CsvLayoutFinder::holdsFraction(std::string_view cells) const {
    for (bool more = !cells.empty(); more;) {
        std::string_view cell;
        double number = 0;
        if (!takeCell(cells, separator_, cell, more)) return false;
        if (parseNumber(cell, number) && std::isfinite(number) && number != std::floor(number)) return true;
    }
    return false;
}

bool CsvLayoutFinder::hasNames() const {
    if (words_) return true;
    if (others_ == 0) return false;
    if (quoted_) return !secondQuoted_;
    return consecutive_ && (pointed_ || others_ == columns_);
}

CsvLayout CsvLayoutFinder::found() const {
    CsvLayout layout;
    layout.names = hasNames();
    layout.columns = columns_;
    layout.rows = layout.names ? others_ : others_ + 1;
    const bool told = layout.names && (words_ || quoted_);  // the names are known to be names
    if (layout.names && !told)
        layout.notes.push_back(
            {POSISCOPE_TR("core",
                          "The first line, %1, was read as the names of the columns, not as numbers."),
             {beginningOf(*consecutive_, columns_)}});
    if (consecutive_ && others_ > 0 && !layout.names)
        layout.notes.push_back(
            {POSISCOPE_TR("core",
                          "The first line, %1, was read as numbers, not as the names of the columns."),
             {beginningOf(*consecutive_, columns_)}});
    const auto start = (layout.names ? below_ : all_).start();
    const bool fraction = fractionBelow_ || (!layout.names && fractionInFirst_);
    const bool positions = columns_ > 1 && start &&
                           (words_ ? namesPositions(firstCell_) : !told && layout.rows >= 3 && fraction);
    if (!positions) return layout;
    layout.firstPosition = start;
    const std::string from = std::to_string(*start);
    if (words_ && !firstCell_.empty())
        layout.notes.push_back({POSISCOPE_TR("core",
                                             "The column “%1” numbers the rows from %2: it was read as their "
                                             "positions, not as a dimension."),
                                {printable(firstCell_), from}});
    else
        layout.notes.push_back(
            {POSISCOPE_TR("core",
                          "The first column numbers the rows from %1: it was read as their "
                          "positions, not as a dimension."),
             {from}});
    return layout;
}

}  // namespace posiscope
