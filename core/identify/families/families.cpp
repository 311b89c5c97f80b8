// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/families/families.h"

#include "core/identify/understanding.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

/// The narrowest type of cells sampled from the whole array.
NumberKind kindOfCells(const std::vector<StoredArray>& arrays) {
    constexpr std::int64_t most = 20'000;
    std::vector<double> cells;
    for (const StoredArray& array : arrays) {
        const std::int64_t stride = std::max<std::int64_t>(1, array.count() / most) | 1;
        for (std::int64_t place = 0; place < array.count(); place += stride)
            cells.push_back(array.at(place));
    }
    return narrowestKind(cells, kindOf(arrays.front().cells->cellType()));
}

}  // namespace

std::span<const TableFamily> tableFamilies() {
    static constexpr std::array families{TableFamily{"alibi", recogniseAlibi},
                                         TableFamily{"buckets", recogniseBuckets},
                                         TableFamily{"swin", recogniseSwin},
                                         TableFamily{"turned", recogniseTurned},
                                         TableFamily{"nope", recogniseNope},
                                         TableFamily{"cope", recogniseCope},
                                         TableFamily{"kerple", recogniseKerple},
                                         TableFamily{"steps", recogniseSteps},
                                         TableFamily{"fire", recogniseFire},
                                         TableFamily{"distance", recogniseDistance},
                                         TableFamily{"content-bias", recogniseContentBias},
                                         TableFamily{"pairs", recognisePairs},
                                         TableFamily{"grid", recogniseGrid},
                                         TableFamily{"angles", recogniseAngles},
                                         TableFamily{"divisors", recogniseDivisors},
                                         TableFamily{"frequencies", recogniseFrequencies},
                                         TableFamily{"random", recogniseRandom}};
    return families;
}

Subjects subjectsOf(const std::vector<StoredArray>& arrays, Pace& pace) {
    return {arrays, longAxes(arrays.front()), sheetsOf(arrays), kindOfCells(arrays), pace};
}

bool holdsSines(const Subjects& subjects) {
    constexpr std::int64_t most = 2000;
    const StoredArray& array = subjects.arrays.front();
    const std::int64_t stride = std::max<std::int64_t>(1, array.count() / most) | 1;
    std::int64_t outside = 0;
    for (std::int64_t place = 0; place < array.count(); place += stride)
        outside += std::abs(array.at(place)) <= 1 + 2 * roundingOf(subjects.cells) ? 0 : 1;
    return outside * 20 <= std::min(array.count(), most);
}

std::vector<std::string> axisOrderOf(const Sheet& sheet, const Form& form) {
    std::vector<std::string> names;
    const std::size_t count = sheet.columnAxes().size();
    for (std::size_t n = 0; n < count; ++n)
        names.emplace_back(count == 1 ? "column" : n + 1 == count ? "part" : "pair");
    if (form.id.rfind("parts-first", 0) == 0 && count == 2) names = {"part", "column"};
    if (count == 3) names = {"pair", "matrix row", "matrix column"};
    names.insert(names.begin() + static_cast<std::ptrdiff_t>(sheet.rowAxis()), "position");
    return names;
}

void describeStorage(const Subjects& subjects, const Sheet& sheet, const Form& form, const Recipe& recipe,
                     Identity& answer) {
    answer.rounding.table = nameOf(subjects.cells);
    answer.storage.form = form.id + (form.cosineFirst ? "-cosine-first" : "") +
                          (recipe.sineSign < 0 ? "-negated-sines" : "") +
                          (recipe.step < 0 ? "-reversed-rows" : "");
    answer.storage.words = form.words;
    answer.storage.rows = sheet.rows();
    answer.storage.columns = sheet.columns();
    answer.storage.axisOrder = axisOrderOf(sheet, form);
    answer.storage.transposed = sheet.columnAxes().size() == 1 && sheet.rowAxis() == 1;
}

void addDeviation(const Deviation& found, Identity& answer) {
    answer.largestDeviation = found.largest;
    answer.largestRow = found.row;
    answer.largestColumn = found.column;
    answer.rmsDeviation = found.rms;
    answer.unexplainedCells = found.unexplained;
    answer.blocks = found.blocks;
}

void finishAnswer(const Subjects& subjects, const Sheet& sheet, const Form& form, const Recipe& recipe,
                  Identity& answer) {
    answer.understanding =
        std::make_shared<Understanding>(Understanding{sheet, form, recipe, sheet.type(), sheet.rows()});
    answer.convertible = true;
    answer.stillPairs = recipe.stillPairs();
    addDeviation(deviationOf(sheet, form, recipe, subjects.cells, subjects.pace), answer);
    describeStorage(subjects, sheet, form, recipe, answer);
}

}  // namespace posiscope
