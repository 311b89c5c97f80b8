// SPDX-License-Identifier: GPL-3.0-or-later
// The families of tables that identify() recognises, each in a file.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/identify/identify.h"
#include "core/identify/pace.h"
#include "core/identify/sheet.h"

namespace posiscope {

/// The arrays, and what is known before any family looks at them.
struct Subjects {
    const std::vector<StoredArray>& arrays;
    std::vector<std::int64_t> axes;  ///< of each array, without those of length 1
    std::vector<Sheet> sheets;
    NumberKind cells;  ///< the narrowest type that holds the numbers
    Pace& pace;
    bool turned = false;  ///< matrices of biases are read with keys for queries
};

/// A family that recognises a table or returns nothing.
struct TableFamily {
    const char* id;
    std::optional<Identity> (*recognise)(const Subjects& subjects);
};

/// All families in the order in which they are asked.
std::span<const TableFamily> tableFamilies();

std::optional<Identity> recognisePairs(const Subjects& subjects);
std::optional<Identity> recogniseGrid(const Subjects& subjects);
std::optional<Identity> recogniseAngles(const Subjects& subjects);
std::optional<Identity> recogniseFrequencies(const Subjects& subjects);
std::optional<Identity> recogniseDivisors(const Subjects& subjects);
std::optional<Identity> recogniseAlibi(const Subjects& subjects);
std::optional<Identity> recogniseBuckets(const Subjects& subjects);
std::optional<Identity> recogniseSwin(const Subjects& subjects);
std::optional<Identity> recogniseTurned(const Subjects& subjects);
std::optional<Identity> recogniseNope(const Subjects& subjects);
std::optional<Identity> recogniseKerple(const Subjects& subjects);
std::optional<Identity> recogniseSteps(const Subjects& subjects);
std::optional<Identity> recogniseFire(const Subjects& subjects);
std::optional<Identity> recogniseDistance(const Subjects& subjects);
std::optional<Identity> recogniseCope(const Subjects& subjects);
std::optional<Identity> recogniseContentBias(const Subjects& subjects);
std::optional<Identity> recogniseRandom(const Subjects& subjects);

/// The frequencies of a one-dimensional array or of a table of angles; otherwise empty.
std::vector<double> frequenciesIn(const Subjects& subjects);
std::vector<double> frequenciesOfAngles(const Subjects& subjects);

/// Names this stage as rounded where the numbers have a narrower type than their array.
void nameRounding(const Subjects& subjects, std::string& stage, Identity& answer);

/// The arrays as families see them.
Subjects subjectsOf(const std::vector<StoredArray>& arrays, Pace& pace);

/// Whether nearly all sampled cells are within ±1.
bool holdsSines(const Subjects& subjects);

/// The names of a sheet's axes ("position", "pair" …) in the order of the file.
std::vector<std::string> axisOrderOf(const Sheet& sheet, const Form& form);

/// Sets the storage of the answer, and the type of its cells.
void describeStorage(const Subjects& subjects, const Sheet& sheet, const Form& form, const Recipe& recipe,
                     Identity& answer);

/// Sets the deviation and the unexplained cells of the answer.
void addDeviation(const Deviation& found, Identity& answer);

/// Compares all cells with the recipe, and sets the answer's deviation, unexplained cells and storage.
void finishAnswer(const Subjects& subjects, const Sheet& sheet, const Form& form, const Recipe& recipe,
                  Identity& answer);

}  // namespace posiscope
