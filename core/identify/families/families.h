// The families of tables that identify() knows, each in a file.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/identify/identify.h"
#include "core/identify/pace.h"
#include "core/identify/sheet.h"

namespace posiscope {

/// The arrays and what is known about them before any family looks at them.
struct Subjects {
    const std::vector<StoredArray>& arrays;
    std::vector<std::int64_t> axes;  ///< of each array, without those of length 1
    std::vector<Sheet> sheets;
    NumberKind cells;  ///< the narrowest type that holds the numbers
    Pace& pace;
    bool turned = false;  ///< matrices of biases are read with keys for queries
};

/// A family that recognises a table, or gives nothing.
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
std::optional<Identity> recogniseRandom(const Subjects& subjects);

/// The frequencies in a one-dimensional array, or in a table of angles; none in others.
std::vector<double> frequenciesIn(const Subjects& subjects);
std::vector<double> frequenciesOfAngles(const Subjects& subjects);

/// Numbers of a type narrower than that of their array were rounded at this stage.
void nameRounding(const Subjects& subjects, std::string& stage, Identity& answer);

/// The arrays as families see them.
Subjects subjectsOf(const std::vector<StoredArray>& arrays, Pace& pace);

/// Whether nearly all cells that were looked at are within ±1.
bool holdsSines(const Subjects& subjects);

/// "position", "pair" … of the axes of a sheet, in their order in the file.
std::vector<std::string> axisOrderOf(const Sheet& sheet, const Form& form);

/// Compares all cells with the recipe and tells the answer's deviation, unexplained cells and storage.
void finishAnswer(const Subjects& subjects, const Sheet& sheet, const Form& form, const Recipe& recipe,
                  Identity& answer);

}  // namespace posiscope
