// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/forms.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace posiscope {

namespace {

/// A pattern of columns: the number of columns for each pair, and the contents of column j of `columns`.
struct Pattern {
    const char* id;
    const char* words;
    std::int64_t perPair;  ///< the number of columns for each pair
    bool odd;              ///< whether one additional column is possible
    Slot (*slot)(std::int64_t j, std::int64_t columns);
    const char* rotaryPairs;
    bool rotaryOnly;
    bool (*allowed)(const Sheet& sheet);
};

bool twoArrays(const Sheet& sheet) {
    return sheet.parts() == 2;
}
/// Shapes such as [L, d/2, 2], and complex numbers.
bool partsLast(const Sheet& sheet) {
    return sheet.parts() == 1 && sheet.columnAxes().size() == 2 && sheet.columnAxes().back() == 2;
}
/// Shapes such as [2, L, d].
bool partsFirst(const Sheet& sheet) {
    return sheet.parts() == 1 && sheet.rowAxis() == 1 && sheet.columnAxes().size() == 2 &&
           sheet.columnAxes().front() == 2;
}
bool matrices(const Sheet& sheet) {
    const auto& axes = sheet.columnAxes();
    return sheet.parts() == 1 &&
           ((axes.size() == 3 && axes[1] == 2 && axes[2] == 2) || (axes.size() == 2 && axes[1] == 4));
}
bool flat(const Sheet& sheet) {
    return sheet.parts() == 1 && sheet.columnAxes().size() <= 1;
}
bool oddColumns(const Sheet& sheet) {
    return flat(sheet) && sheet.columns() % 2 == 1;
}

Slot interleaved(std::int64_t j, std::int64_t) {
    return {j / 2, j % 2 == 0 ? Role::sine : Role::cosine};
}
Slot halves(std::int64_t j, std::int64_t columns) {
    const std::int64_t half = columns / 2;
    if (j >= 2 * half) return {half, Role::zero};
    return {j % half, j < half ? Role::sine : Role::cosine};
}
Slot halvesRepeated(std::int64_t j, std::int64_t columns) {
    const std::int64_t half = columns / 2;
    return {j % half % (half / 2), j < half ? Role::sine : Role::cosine};
}
Slot neighboursRepeated(std::int64_t j, std::int64_t columns) {
    const std::int64_t half = columns / 2;
    return {j % half / 2, j < half ? Role::sine : Role::cosine};
}
Slot alone(std::int64_t j, std::int64_t) {
    return {j, Role::sine};
}
Slot aloneHalves(std::int64_t j, std::int64_t columns) {
    return {j % (columns / 2), Role::sine};
}
Slot aloneNeighbours(std::int64_t j, std::int64_t) {
    return {j / 2, Role::sine};
}
/// The coordinate itself, then interleaved pairs.
Slot afterInput(std::int64_t j, std::int64_t columns) {
    return j == 0 ? Slot{0, Role::plain} : interleaved(j - 1, columns);
}
/// [cos, sin, sin, cos], which turns nothing.
Slot unsigned2x2(std::int64_t j, std::int64_t) {
    const bool cosine = j % 4 == 0 || j % 4 == 3;
    return {j / 4, cosine ? Role::cosine : Role::sine};
}
/// [cos, −sin, sin, cos].
Slot matrix(std::int64_t j, std::int64_t columns) {
    const Slot slot = unsigned2x2(j, columns);
    return {slot.pair, slot.role, j % 4 == 1 ? -1 : 1};
}
/// [cos, sin, sin, −cos].
Slot mirror(std::int64_t j, std::int64_t columns) {
    const Slot slot = unsigned2x2(j, columns);
    return {slot.pair, slot.role, j % 4 == 3 ? -1 : 1};
}

const Pattern patterns[] = {
    {"interleaved", POSISCOPE_TR("core", "sine and cosine of a pair beside each other"), 2, true, interleaved,
     "", false, flat},
    {"half-split", POSISCOPE_TR("core", "all of the one function, then all of the other"), 2, true, halves,
     "", false, flat},
    {"interleaved-after-input",
     POSISCOPE_TR("core", "the coordinate, then sine and cosine of a pair beside each other"), 2, true,
     afterInput, "", false, oddColumns},
    {"halves-repeated", POSISCOPE_TR("core", "[cos | sin] with the halves of each repeated"), 4, false,
     halvesRepeated, "half-split", true, flat},
    {"neighbours-repeated", POSISCOPE_TR("core", "[cos | sin] with every number twice in a row"), 4, false,
     neighboursRepeated, "interleaved", true, flat},
    {"pairs-last", POSISCOPE_TR("core", "the last axis holds the two functions"), 2, false, interleaved,
     "interleaved", true, partsLast},
    {"parts-first", POSISCOPE_TR("core", "the first axis holds the two functions"), 2, false, halves, "",
     true, partsFirst},
    {"parts-first-halves-repeated",
     POSISCOPE_TR("core", "the first axis holds the two functions, halves repeated"), 4, false,
     halvesRepeated, "half-split", true, partsFirst},
    {"parts-first-neighbours-repeated",
     POSISCOPE_TR("core", "the first axis holds the two functions, neighbours repeated"), 4, false,
     neighboursRepeated, "interleaved", true, partsFirst},
    {"alone-halves-repeated", POSISCOPE_TR("core", "one function alone, halves repeated"), 2, false,
     aloneHalves, "half-split", true, flat},
    {"alone-neighbours-repeated", POSISCOPE_TR("core", "one function alone, every number twice in a row"), 2,
     false, aloneNeighbours, "interleaved", true, flat},
    {"alone", POSISCOPE_TR("core", "one function alone"), 1, false, alone, "", true, flat},
    {"apart", POSISCOPE_TR("core", "cosines and sines in two arrays"), 2, false, halves, "", true, twoArrays},
    {"apart-halves-repeated", POSISCOPE_TR("core", "cosines and sines in two arrays, halves repeated"), 4,
     false, halvesRepeated, "half-split", true, twoArrays},
    {"apart-neighbours-repeated",
     POSISCOPE_TR("core", "cosines and sines in two arrays, every number twice in a row"), 4, false,
     neighboursRepeated, "interleaved", true, twoArrays},
    {"matrices", POSISCOPE_TR("core", "2 × 2 rotation matrices"), 4, false, matrix, "interleaved", true,
     matrices},
    {"matrices-unsigned", POSISCOPE_TR("core", "2 × 2 matrices"), 4, false, unsigned2x2, "interleaved", true,
     matrices},
    {"matrices-mirrored", POSISCOPE_TR("core", "2 × 2 matrices"), 4, false, mirror, "interleaved", true,
     matrices},
};

bool isFunction(Role role) {
    return role == Role::sine || role == Role::cosine;
}

Form formOf(const Pattern& pattern, std::int64_t columns, bool swapped) {
    Form form{.id = pattern.id,
              .words = pattern.words,
              .cosineFirst = swapped,
              .rotaryPairs = pattern.rotaryPairs,
              .rotaryOnly = pattern.rotaryOnly};
    for (std::int64_t j = 0; j < columns; ++j) {
        Slot slot = pattern.slot(j, columns);
        if (swapped && isFunction(slot.role)) slot.role = slot.role == Role::sine ? Role::cosine : Role::sine;
        if (isFunction(slot.role)) form.pairs = std::max(form.pairs, slot.pair + 1);
        form.contents.push_back(slot);
    }
    form.sines.assign(static_cast<std::size_t>(form.pairs), -1);
    form.cosines = form.sines;
    for (std::int64_t j = columns; j-- > 0;) {
        const Slot& slot = form.contents[static_cast<std::size_t>(j)];
        if (!isFunction(slot.role) || slot.sign < 0) continue;
        (slot.role == Role::sine ? form.sines : form.cosines)[static_cast<std::size_t>(slot.pair)] = j;
    }
    return form;
}

bool same(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

/// Two columns that hold the same, but for the sign.
struct Repeat {
    std::size_t first = 0, second = 0;
    int sign = 1;
};

std::vector<Repeat> repeatsOf(const Form& form) {
    std::map<std::pair<std::int64_t, Role>, std::pair<std::size_t, int>> firsts;
    std::vector<Repeat> repeats;
    for (std::size_t j = 0; j < form.contents.size(); ++j) {
        const Slot& slot = form.contents[j];
        if (!isFunction(slot.role)) continue;
        const auto [first, isNew] = firsts.try_emplace({slot.pair, slot.role}, j, slot.sign);
        if (!isNew) repeats.push_back({first->second.first, j, first->second.second * slot.sign});
    }
    return repeats;
}

}  // namespace

std::optional<Form> formNamed(std::string_view id, std::int64_t pairs, bool cosineFirst) {
    for (const Pattern& pattern : patterns) {
        if (pattern.id != (id == "complex" ? "pairs-last" : id)) continue;
        Form form = formOf(pattern, pairs * pattern.perPair, cosineFirst);
        form.id = id;
        return form;
    }
    return std::nullopt;
}

std::vector<Form> formsOf(const Sheet& sheet) {
    std::vector<Form> forms;
    for (const Pattern& pattern : patterns) {
        const std::int64_t columns = sheet.columns();
        if (!pattern.allowed(sheet) || columns < pattern.perPair) continue;
        if (columns % pattern.perPair != 0 && !(pattern.odd && columns % 2 == 1)) continue;
        for (const bool swapped : {false, true}) {
            forms.push_back(formOf(pattern, columns, swapped));
            if (sheet.complex() && forms.back().id == "pairs-last") forms.back().id = "complex";
        }
    }
    return forms;
}

bool repeatsHold(const Form& form, const Sample& sample) {
    const std::vector<Repeat> repeats = repeatsOf(form);
    const auto cells = static_cast<std::int64_t>(repeats.size() * sample.rows().size());
    std::int64_t wrong = 0;
    for (std::size_t n = 0; n < sample.rows().size() && wrong * 10 <= cells; ++n) {
        const double* const row = sample.cells(static_cast<std::int64_t>(n));
        for (const Repeat& repeat : repeats)
            wrong += same(row[repeat.first], row[repeat.second] * repeat.sign) ? 0 : 1;
    }
    return wrong * 10 <= cells;
}

}  // namespace posiscope
