// SPDX-License-Identifier: GPL-3.0-or-later
// Permuted columns of rotary tables whose numbers stand twice, as halves or neighbours.
#include <algorithm>
#include <cmath>

#include "core/identify/rearranged/rearranged.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// Whether every column has another one that equals it, all of them finite. Slow columns of narrow types may
/// all be equal.
bool standTwice(const Sample& sample) {
    const std::size_t rows = sample.rows().size();
    const auto columns = static_cast<std::size_t>(sample.columns());
    std::vector<std::vector<double>> all(columns, std::vector<double>(rows));
    for (std::size_t n = 0; n < rows; ++n)
        for (std::size_t j = 0; j < columns; ++j)
            if (all[j][n] = sample.cells(static_cast<std::int64_t>(n))[j]; !std::isfinite(all[j][n]))
                return false;
    std::sort(all.begin(), all.end());
    for (std::size_t j = 0; j + 1 < columns; j += 2)
        if (all[j] != all[j + 1]) return false;
    return columns % 2 == 0;
}

/// A form with repeated halves, which is named for neighbours too: no table tells them apart.
struct Repeat {
    const char* form;
    bool cosineFirst;
    std::int64_t columnsPerPair;
    std::size_t arrays;
};
constexpr Repeat repeats[] = {{"halves-repeated", true, 4, 1},
                              {"alone-halves-repeated", true, 2, 1},
                              {"alone-halves-repeated", false, 2, 1},
                              {"apart-halves-repeated", true, 4, 2}};

/// The expected rotation, or the usual ones.
std::vector<Meaning> rotationsOf(const Expectation* expected, std::int64_t dimensions,
                                 const ColumnHints& hints) {
    std::vector<Meaning> all;
    if (expected != nullptr) {
        if (expected->encoding != findEncoding("rope")) return {};
        return meaningsOf(expected, nullptr, dimensions);
    }
    for (const double base : usualBases()) {
        if (!hints.allow(base, static_cast<double>(dimensions) / 2)) continue;
        if (auto meaning = meaningOf("rope", {{keys::headDim.name, dimensions},
                                              {keys::base.name, base},
                                              {keys::scaling.name, std::string("none")}}))
            all.push_back(std::move(*meaning));
    }
    return all;
}

}  // namespace

std::optional<Identity> rearrangedRepeats(const Subjects& subjects, const Expectation* expected) {
    for (const Sheet& sheet : subjects.sheets) {
        if (sheet.rows() < fewestRows || sheet.columns() < fewestColumns || sheet.columnAxes().size() != 1)
            continue;
        subjects.pace.step();
        const Sample sample(sheet, tellingRows(sheet.rows()));
        if (!standTwice(sample)) continue;
        const auto hints = ColumnHints::of(sheet, subjects.cells);
        if (!hints) continue;
        for (const Repeat& repeat : repeats) {
            if (sheet.parts() != repeat.arrays || sheet.columns() % repeat.columnsPerPair != 0) continue;
            const std::int64_t pairs = sheet.columns() / repeat.columnsPerPair;
            for (Meaning& meaning : rotationsOf(expected, 2 * pairs, *hints)) {
                subjects.pace.step();
                if (static_cast<std::int64_t>(meaning.recipe.pairs()) != pairs) continue;
                meaning.columns = *formNamed(repeat.form, pairs, repeat.cosineFirst);
                if (auto found = answerInColumns(subjects, sheet, meaning,
                                                 matchingColumns(subjects, sheet, sample, meaning)))
                    return found;
            }
        }
    }
    return std::nullopt;
}

}  // namespace posiscope
