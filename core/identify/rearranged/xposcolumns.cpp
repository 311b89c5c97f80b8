// SPDX-License-Identifier: GPL-3.0-or-later
// Permuted columns of xPos's table: pair 0 turns by 1 a position whatever the base, and its norm tells the
// envelopes of all.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "core/identify/pairfit.h"
#include "core/identify/rearranged/xpos.h"

namespace posiscope {

namespace {

constexpr std::int64_t fewestXposRows = 16;
constexpr std::int64_t fewestXposColumns = 8;

std::vector<double> columnOf(const Sample& sample, std::int64_t column) {
    std::vector<double> cells;
    for (std::size_t n = 0; n < sample.rows().size(); ++n)
        cells.push_back(sample.cells(static_cast<std::int64_t>(n))[column]);
    return cells;
}

/// c(r + 1) = now · c(r) + before · c(r − 1): what cells e^(g r) sin(ω r + φ) satisfy with 2 e^g cos ω and
/// −e^(2g). Not finite where all cells are equal.
struct Recurrence {
    double now = 0, before = 0;

    explicit Recurrence(const std::vector<double>& cells) {
        double nows = 0;
        double befores = 0;
        double both = 0;
        double nextNow = 0;
        double nextBefore = 0;
        for (std::size_t n = 1; n + 1 < cells.size(); ++n) {
            nows += cells[n] * cells[n];
            befores += cells[n - 1] * cells[n - 1];
            both += cells[n] * cells[n - 1];
            nextNow += cells[n + 1] * cells[n];
            nextBefore += cells[n + 1] * cells[n - 1];
        }
        const double determinant = nows * befores - both * both;
        now = (nextNow * befores - nextBefore * both) / determinant;
        before = (nextBefore * nows - nextNow * both) / determinant;
    }
    double radians() const { return std::acos(now / 2 / std::sqrt(-before)); }
    /// Whether the cells are far from it.
    bool misses(const std::vector<double>& cells) const {
        constexpr double far = 0.05;
        double off = 0;
        double all = 0;
        for (std::size_t n = 1; n + 1 < cells.size(); ++n) {
            off += std::pow(cells[n + 1] - now * cells[n] - before * cells[n - 1], 2);
            all += std::pow(cells[n + 1], 2);
        }
        return off > far * far * all;
    }
};

/// Whether a few columns may be envelopes of sines. It comes first, because it rules out most tables.
bool mayTurn(const Sheet& sheet) {
    constexpr std::int64_t rows = 64;
    constexpr std::int64_t columns = 8;
    for (const std::int64_t column : spreadRows(sheet.columns(), columns)) {
        std::vector<double> cells;
        for (std::int64_t row = 0; row < std::min(rows, sheet.rows()); ++row)
            cells.push_back(sheet.at(row, column));
        if (Recurrence(cells).misses(cells)) return false;
    }
    return true;
}

/// The two columns that turn by 1 a row; empty where there are not two.
std::optional<std::array<std::int64_t, 2>> firstPair(const Sample& sample) {
    constexpr double near = 0.02;
    std::vector<std::pair<double, std::int64_t>> all;
    for (std::int64_t column = 0; column < sample.columns(); ++column)
        if (const double off = std::abs(Recurrence(columnOf(sample, column)).radians() - 1); off <= near)
            all.emplace_back(off, column);
    std::sort(all.begin(), all.end());
    if (all.size() < 2) return std::nullopt;
    return std::array{all[0].second, all[1].second};
}

/// The first position of the rows, with the columns of the sine and the cosine; empty where the angles do not
/// grow by 1 from a few positions on.
std::optional<std::int64_t> firstPosition(const std::vector<double>& sines,
                                          const std::vector<double>& cosines) {
    constexpr std::int64_t most = 64;
    constexpr double loose = 0.02;
    std::optional<std::int64_t> found;
    for (std::int64_t first = 0; first <= most && !found; ++first) {
        std::size_t off = 0;
        for (std::size_t n = 0; n < sines.size() && off * 20 <= sines.size(); ++n) {
            const double angle = static_cast<double>(first) + static_cast<double>(n);
            off += std::abs(wrapped(std::atan2(sines[n], cosines[n]) - angle)) <= loose ? 0 : 1;
        }
        if (off * 20 <= sines.size()) found = first;
    }
    return found;
}

/// The envelopes of all pairs from the norms of pair 0 in rows from `first` on.
std::optional<Envelopes> envelopesIn(const std::vector<double>& sines, const std::vector<double>& cosines,
                                     std::int64_t first, NumberKind cells) {
    constexpr double near = 4;
    const double error = roundingOf(cells) + 1e-7;
    std::vector<double> places;
    std::vector<double> exponents;
    for (std::size_t n = 0; n < sines.size(); ++n) {
        places.push_back(static_cast<double>(first) + static_cast<double>(n));
        exponents.push_back(std::log(std::hypot(sines[n], cosines[n])) / logZeta(0, 1));
    }
    const auto line = fitLine(places, exponents, std::vector<double>(places.size(), error));
    if (!line || line->worst > near) return std::nullopt;
    return envelopesOf(*line, (places.front() + places.back()) / 2);
}

std::optional<Identity> inSheet(const Subjects& subjects, const Sheet& sheet) {
    constexpr std::int64_t few = 128;
    constexpr std::int64_t many = 1024;
    const auto firstRows = [&sheet](std::int64_t most) {
        return Sample(sheet, spreadRows(std::min(sheet.rows(), most), most));
    };
    if (!mayTurn(sheet)) return std::nullopt;
    const auto pair = firstPair(firstRows(few));
    if (!pair) return std::nullopt;
    const Sample begin = firstRows(many);
    for (const bool exchanged : {false, true}) {
        const std::vector<double> sines = columnOf(begin, (*pair)[exchanged ? 1 : 0]);
        const std::vector<double> cosines = columnOf(begin, (*pair)[exchanged ? 0 : 1]);
        const auto first = firstPosition(sines, cosines);
        const auto envelopes = first ? envelopesIn(sines, cosines, *first, subjects.cells) : std::nullopt;
        if (!envelopes) continue;
        const Sample sample(sheet, tellingRows(sheet.rows()));
        for (const double base : usualBases()) {
            subjects.pace.step();
            auto meaning = xposMeaning(sheet.columns(), base, *envelopes, {*first, sheet.rows()}, {});
            if (!meaning) continue;
            meaning->recipe.centre = envelopes->centre;
            if (auto found = answerInColumns(subjects, sheet, *meaning,
                                             matchingColumns(subjects, sheet, sample, *meaning)))
                return found;
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Identity> rearrangedXposColumns(const Subjects& subjects) {
    for (const Sheet& sheet : subjects.sheets) {
        const bool flat = sheet.columnAxes().size() == 1 && sheet.parts() == 1;
        if (!flat || sheet.rows() < fewestXposRows || sheet.columns() < fewestXposColumns ||
            sheet.columns() % 2 != 0)
            continue;
        subjects.pace.step();
        if (auto found = inSheet(subjects, sheet)) return found;
    }
    return std::nullopt;
}

}  // namespace posiscope
