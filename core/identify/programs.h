// Which program's computation a table comes from, and with it the types of its stages.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/identify/agreement.h"
#include "core/models/encoding.h"
#include "core/precision/pipeline.h"

namespace posiscope {

/// A computation whose cells are those of a table, far more of them than without rounding before the cells.
struct Computation {
    Stages stages;        ///< those on which all computations agree that explain the table as well
    std::string program;  ///< "Llama, vLLM"; empty where others explain the table as well
    std::vector<DoubleDouble> radians;  ///< its frequencies
    bool running = false;               ///< each angle is the product of the one before: errors add up
    std::int64_t cells = 0, same = 0;   ///< compared bit for bit
};

/// Compares the sample bit for bit with the encoding as programs compute it (core/precision/presets.h), and
/// with frequencies or angles rounded to float32 alone. Nothing where these explain no more cells, or where
/// the rows are not those of the encoding's own table.
std::optional<Computation> computationOf(const Encoding& encoding, const Values& values, const Form& form,
                                         const Recipe& recipe, const Sample& trials, NumberKind cells,
                                         Pace& pace);

/// A usual base that a running product in float32 has moved a little, as llama.cpp's does: the values with
/// that base; the recipe keeps the frequencies that the table has. Nothing where the base of `values` is a
/// usual one or near none, or the computation has not most of the cells.
struct MovedBase {
    double base = 0;
    Values values;
    Computation computed;
};
std::optional<MovedBase> movedBaseOf(const Encoding& encoding, const Values& values, const Form& form,
                                     const Recipe& recipe, const Sample& trials, NumberKind cells,
                                     Pace& pace);

}  // namespace posiscope
