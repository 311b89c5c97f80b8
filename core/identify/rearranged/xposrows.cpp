// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of xPos's table that are shuffled, or some of them: the norms of a row's pairs say how far it is from
// the centre, and their phases say its position.
#include <algorithm>
#include <cmath>

#include "core/identify/rearranged/xpos.h"

namespace posiscope {

namespace {

double noiseOf(NumberKind cells) {
    return 3 * roundingOf(cells) + 1e-5;
}

/// (p − centre)/scaleBase in a row; empty where its norms are not those of xPos.
std::optional<double> exponentIn(const double* row, const Form& form, NumberKind cells) {
    double products = 0;
    double squares = 0;
    std::vector<double> norms;
    for (std::size_t i = 0; i < form.sines.size(); ++i) {
        norms.push_back(std::log(std::hypot(row[form.sines[i]], row[form.cosines[i]])));
        if (!std::isfinite(norms.back())) return std::nullopt;
        const double weight = logZeta(i, form.sines.size());
        products += norms.back() * weight;
        squares += weight * weight;
    }
    const double exponent = products / squares;
    std::size_t off = 0;
    for (std::size_t i = 0; i < norms.size(); ++i)
        off += std::abs(norms[i] - exponent * logZeta(i, norms.size())) <= noiseOf(cells) ? 0 : 1;
    return off * 20 <= norms.size() ? std::optional(exponent) : std::nullopt;
}

/// Whether nearly all sampled rows have an exponent. It comes first, because it rules out most tables.
bool haveExponents(const Sample& sample, const Form& form, NumberKind cells) {
    std::size_t missing = 0;
    for (std::size_t n = 0; n < sample.rows().size(); ++n)
        if (!exponentIn(sample.cells(static_cast<std::int64_t>(n)), form, cells) &&
            ++missing * 33 > sample.rows().size())
            return false;
    return true;
}

/// The exponents of all rows, NaN for a few that have none; empty where they are not those of xPos, or all
/// the same.
std::vector<double> exponentsIn(const Subjects& subjects, const Sheet& sheet, const Form& form) {
    constexpr double same = 8;
    constexpr std::int64_t often = 64;
    std::vector<double> exponents;
    std::vector<double> cells(static_cast<std::size_t>(sheet.columns()));
    double least = HUGE_VAL;
    double most = -HUGE_VAL;
    std::int64_t missing = 0;
    for (std::int64_t row = 0; row < sheet.rows(); ++row) {
        if (row % often == 0) subjects.pace.step();
        sheet.row(row, cells.data());
        const auto exponent = exponentIn(cells.data(), form, subjects.cells);
        if (!exponent && ++missing * 33 > sheet.rows()) return {};
        exponents.push_back(exponent.value_or(NAN));
        if (!exponent) continue;
        least = std::min(least, *exponent);
        most = std::max(most, *exponent);
    }
    const double noise = noiseOf(subjects.cells) / std::sqrt(static_cast<double>(form.pairs));
    return most - least > same * noise ? exponents : std::vector<double>();
}

std::optional<Envelopes> envelopesIn(const std::vector<double>& exponents,
                                     const std::vector<std::int64_t>& positions, const Form& form,
                                     NumberKind cells) {
    std::vector<double> places(positions.begin(), positions.end());
    double middle = 0;
    for (const double each : places)
        middle += each / static_cast<double>(places.size());
    const double error = noiseOf(cells) / std::sqrt(static_cast<double>(form.pairs));
    const auto line = fitLine(places, exponents, std::vector<double>(places.size(), error));
    return line ? envelopesOf(*line, middle) : std::nullopt;
}

std::optional<Identity> xposRowsIn(const Subjects& subjects, const Sheet& sheet, const Form& form) {
    const bool flat = form.id == "interleaved" || form.id == "half-split";
    const std::int64_t dimensions = flat ? sheet.columns() : 2 * form.pairs;
    if (dimensions != 2 * form.pairs) return std::nullopt;
    const std::vector<double> exponents = exponentsIn(subjects, sheet, form);
    if (exponents.empty()) return std::nullopt;
    for (const double base : usualBases()) {
        subjects.pace.step();
        // The envelopes do not matter to the positions.
        const auto plain =
            xposMeaning(dimensions, base, {512, (sheet.rows() + 1) / 2}, {0, sheet.rows()}, {});
        if (!plain) continue;
        std::vector<std::int64_t> positions = positionsOfAllRows(subjects, sheet, form, plain->recipe);
        if (positions.empty() || areInOrder(positions) || !nearlyAllDiffer(positions)) continue;
        const auto envelopes = envelopesIn(exponents, positions, form, subjects.cells);
        if (!envelopes) continue;
        const auto meaning = xposMeaning(
            dimensions, base, *envelopes,
            {*std::min_element(positions.begin(), positions.end()), sheet.rows()}, form.rotaryPairs);
        if (!meaning) continue;
        const Order order = orderOfRows(positions);
        Recipe recipe = meaning->recipe;
        recipe.centre = envelopes->centre;
        recipe.lists = {std::move(positions)};
        return rearrangedAnswer(subjects, sheet, form, *meaning, recipe, order.suffix, order.words);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Identity> rearrangedXposRows(const Subjects& subjects) {
    for (const Sheet& sheet : subjects.sheets) {
        if (sheet.rows() < fewestRows) continue;
        const Sample few(sheet, spreadRows(sheet.rows(), 24));
        for (const Form& form : formsOf(sheet)) {
            subjects.pace.step();
            if (!hasPairs(form) || !haveExponents(few, form, subjects.cells) || !repeatsHold(form, few))
                continue;
            if (auto found = xposRowsIn(subjects, sheet, form)) return found;
        }
    }
    return std::nullopt;
}

}  // namespace posiscope
