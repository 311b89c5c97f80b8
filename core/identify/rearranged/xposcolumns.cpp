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

constexpr std::int64_t fewestRows = 16;
constexpr std::int64_t fewestColumns = 8;

std::vector<double> columnOf(const Sample& sample, std::int64_t column) {
    std::vector<double> cells;
    for (std::size_t n = 0; n < sample.rows().size(); ++n)
        cells.push_back(sample.cells(static_cast<std::int64_t>(n))[column]);
    return cells;
}

/// ω of cells e^(g r) sin(ω r + φ), which satisfy c(r + 1) = 2 e^g cos ω · c(r) − e^(2g) · c(r − 1); NaN for
/// others.
double radiansOf(const std::vector<double>& cells) {
    double now = 0;
    double before = 0;
    double both = 0;
    double nextNow = 0;
    double nextBefore = 0;
    for (std::size_t n = 1; n + 1 < cells.size(); ++n) {
        now += cells[n] * cells[n];
        before += cells[n - 1] * cells[n - 1];
        both += cells[n] * cells[n - 1];
        nextNow += cells[n + 1] * cells[n];
        nextBefore += cells[n + 1] * cells[n - 1];
    }
    const double determinant = now * before - both * both;
    const double turned = (nextNow * before - nextBefore * both) / determinant;
    const double square = (nextNow * both - nextBefore * now) / determinant;
    return std::acos(turned / 2 / std::sqrt(square));
}

/// The two columns that turn by 1 a row; empty where there are not two.
std::optional<std::array<std::int64_t, 2>> firstPair(const Sample& sample) {
    constexpr double near = 0.02;
    std::vector<std::pair<double, std::int64_t>> all;
    for (std::int64_t column = 0; column < sample.columns(); ++column)
        if (const double off = std::abs(radiansOf(columnOf(sample, column)) - 1); off <= near)
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
    constexpr std::int64_t mostRows = 1024;
    const Sample begin(sheet, spreadRows(std::min(sheet.rows(), mostRows), mostRows));
    const auto pair = firstPair(begin);
    if (!pair) return std::nullopt;
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
        if (!flat || sheet.rows() < fewestRows || sheet.columns() < fewestColumns || sheet.columns() % 2 != 0)
            continue;
        subjects.pace.step();
        if (auto found = inSheet(subjects, sheet)) return found;
    }
    return std::nullopt;
}

}  // namespace posiscope
