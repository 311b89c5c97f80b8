// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/positions/positionstext.h"

#include <charconv>
#include <cstdlib>
#include <optional>
#include <vector>

#include "core/base/printable.h"
#include "core/base/trimmed.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

constexpr const char* key = "positions";
constexpr std::string_view dash = "\u2013";   // –
constexpr std::string_view times = "\u00d7";  // ×

struct PieceText {
    std::string_view words;
    std::size_t number = 1;  ///< from 1
};

Error refuse(const PieceText& piece, Text reason) {
    return {Text(POSISCOPE_TR("core", "positions, piece %1, “%2”: %3"))
                .with(Text::asIs(groupedDigits(static_cast<std::int64_t>(piece.number))))
                .with(Text::asIs(printable(piece.words)))
                .with(std::move(reason)),
            key};
}

Text notANumber(std::string_view word) {
    return {POSISCOPE_TR("core", "“%1” is no number. Write 0..99, 951..1 step -50, 20 x 1, 0.5 or 1/3"),
            {std::string(word)}};
}

std::optional<std::int64_t> digitsIn(std::string_view word) {
    std::int64_t number = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (problem != std::errc() || word.empty() || end != word.data() + word.size()) return std::nullopt;
    return number;
}

/// "951.25" as 95125/100: decimals are exact.
std::optional<Coordinate> decimalIn(std::string_view word) {
    const std::size_t point = word.find('.');
    if (point == std::string_view::npos) {
        const auto whole = digitsIn(word);
        return whole ? std::optional(Coordinate(*whole)) : std::nullopt;
    }
    constexpr std::size_t mostDecimals = 17;
    const std::size_t decimals = word.size() - point - 1;
    if (decimals == 0 || decimals > mostDecimals ||
        word.find_first_not_of("0123456789", point + 1) < word.size())
        return std::nullopt;
    const auto all = digitsIn(std::string(word.substr(0, point)).append(word.substr(point + 1)));
    std::int64_t denominator = 1;
    for (std::size_t n = 0; n < decimals; ++n)
        denominator *= 10;
    return all ? std::optional(Coordinate::ratio(*all, denominator)) : std::nullopt;
}

std::optional<Coordinate> numberIn(std::string_view word) {
    const std::size_t slash = word.find('/');
    if (slash == std::string_view::npos) return decimalIn(word);
    const auto above = digitsIn(trimmed(word.substr(0, slash)));
    const auto below = digitsIn(trimmed(word.substr(slash + 1)));
    if (!above || !below || *below <= 0) return std::nullopt;
    return Coordinate::ratio(*above, *below);
}

/// A minus is a hyphen or a true one.
std::string plainMinus(std::string_view word) {
    constexpr std::string_view minus = "\u2212";
    std::string plain(word);
    for (std::size_t at = plain.find(minus); at != std::string::npos; at = plain.find(minus))
        plain.replace(at, minus.size(), "-");
    return plain;
}

Result<Coordinate> coordinateIn(const PieceText& piece, std::string_view word) {
    const std::string plain = plainMinus(trimmed(word));
    const auto number = numberIn(plain);
    if (!number) return refuse(piece, notANumber(printable(trimmed(word))));
    if (*number > Coordinate(positionBound - 1) || *number < Coordinate(1 - positionBound))
        return refuse(piece, {POSISCOPE_TR("core", "positions lie between −%1 and %1"),
                              {groupedDigits(positionBound - 1)}});
    return *number;
}

struct Split {
    std::string_view before, after;
};

std::optional<Split> splitAt(std::string_view text, std::string_view mark) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos) return std::nullopt;
    return Split{text.substr(0, at), text.substr(at + mark.size())};
}

/// "0..99", "951..1 step -50", "777".
Result<PositionRun> runIn(const PieceText& piece, std::string_view words) {
    std::string_view ends = words;
    std::optional<Coordinate> step;
    if (const auto parts = splitAt(words, "step")) {
        ends = parts->before;
        const auto given = coordinateIn(piece, parts->after);
        if (!given) return given.error();
        if (*given == Coordinate(0)) return refuse(piece, POSISCOPE_TR("core", "a step is not 0"));
        step = *given;
    }
    auto range = splitAt(ends, "..");
    if (!range) range = splitAt(ends, dash);
    const auto first = coordinateIn(piece, range ? range->before : ends);
    if (!first) return first.error();
    if (!range) {
        if (step) return refuse(piece, POSISCOPE_TR("core", "a step needs two ends, as in 951..1 step -50"));
        return PositionRun{*first};
    }
    const auto last = coordinateIn(piece, range->after);
    if (!last) return last.error();
    if (!step) step = *last < *first ? -1 : 1;
    const Coordinate way = *last - *first;
    if (way != Coordinate(0) && (way < Coordinate(0)) != (*step < Coordinate(0)))
        return refuse(piece, {POSISCOPE_TR("core", "steps of %1 do not lead from %2 to %3"),
                              {step->written(), first->written(), last->written()}});
    __extension__ using Wide = __int128;
    const Wide steps = static_cast<Wide>(way.numerator()) * step->denominator() /
                       (static_cast<Wide>(way.denominator()) * step->numerator());
    const auto count = static_cast<std::int64_t>(std::min<Wide>(steps, positionBound)) + 1;
    return PositionRun{*first, *step, count};
}

Error tooMany() {
    return {{POSISCOPE_TR("core",
                          "positions are at most %1 rows. Consecutive ones need no list: choose the "
                          "first position and how many"),
             {groupedDigits(mostListedRows)}},
            key};
}

/// A piece, and how often it stands there.
struct Piece {
    PositionRun run;
    std::int64_t times = 1;
};

Result<Piece> pieceIn(const PieceText& text) {
    auto product = splitAt(text.words, times);
    if (!product) product = splitAt(text.words, "x");
    std::int64_t often = 1;
    if (product) {
        const auto given = digitsIn(trimmed(product->before));
        if (!given || *given < 1)
            return refuse(text, POSISCOPE_TR("core", "before the x stands how often, as in 20 x 1"));
        often = *given;
    }
    const auto run = runIn(text, trimmed(product ? product->after : text.words));
    if (!run) return run.error();
    return Piece{*run, often};
}

}  // namespace

Result<Positions> parsePositions(std::string_view text) {
    std::vector<PositionRun> runs;
    std::int64_t rows = 0;
    for (PieceText piece{{}, 1};; ++piece.number) {
        const std::size_t comma = text.find(',');
        piece.words = trimmed(text.substr(0, comma));
        if (piece.words.empty())
            return refuse(piece, POSISCOPE_TR("core", "a piece between commas is empty"));
        const auto read = pieceIn(piece);
        if (!read) return read.error();
        const PositionRun& run = read->run;
        if (run.count > mostListedRows || read->times > mostListedRows ||
            run.count * read->times > mostListedRows - rows)
            return tooMany();
        rows += run.count * read->times;
        if (run.count == 1)
            runs.push_back({run.first, 1, 1, read->times});
        else
            runs.insert(runs.end(), static_cast<std::size_t>(read->times), run);
        if (comma == std::string_view::npos) break;
        text.remove_prefix(comma + 1);
    }
    return Positions::pieces(runs);
}

std::string formatPositions(const Positions& positions) {
    std::string text;
    const auto add = [&](const std::string& piece) { text += (text.empty() ? "" : ", ") + piece; };
    for (const PositionRun& run : positions.runs()) {
        const std::string often = run.repeats == 1 ? std::string() : std::to_string(run.repeats) + " x ";
        const bool single = run.count == 1 || run.repeats > 1;
        for (std::int64_t n = 0; single && n < run.count; ++n)
            add(often + Coordinate::stepped(run.first, run.step, n).text());
        if (single) continue;
        const bool plain = run.step == Coordinate(1) || run.step == Coordinate(-1);
        add(run.first.text() + ".." + run.last().text() + (plain ? "" : " step " + run.step.text()));
    }
    return text;
}

std::string writtenPositions(const Positions& positions) {
    constexpr std::size_t most = 4;
    const auto runs = positions.runs();
    std::string text;
    for (std::size_t n = 0; n < std::min(most, runs.size()); ++n) {
        const PositionRun& run = runs[n];
        const std::string often = run.repeats > 1 ? groupedDigits(run.repeats) + " × " : "";
        std::string piece = often + run.first.written();
        // Twice 0–63 is not 0, 0, 1, 1 …
        if (run.count > 1 && run.step == Coordinate(1) && run.repeats == 1)
            piece += std::string(dash) + run.last().written();
        else if (run.count > 1)
            piece += (run.count == 2 ? ", " : ", " + often + run.at(run.repeats).written() + " … ") + often +
                     run.last().written();
        text += (n == 0 ? "" : ", ") + piece;
    }
    return runs.size() > most ? text + " …" : text;
}

}  // namespace posiscope
