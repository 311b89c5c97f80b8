// SPDX-License-Identifier: GPL-3.0-or-later
// An answer with its storage, and with the deviation of all cells.
#pragma once

#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// The names of a sheet's axes ("position", "pair" …) in the order of the file.
std::vector<std::string> axisOrderOf(const Sheet& sheet, const Form& form);

/// Names this stage as rounded where the numbers have a narrower type than their array.
void nameRounding(const Input& input, std::string& stage, Identity& answer);

/// Sets the storage of the answer, and the type of its cells.
void describeStorage(const Input& input, const Sheet& sheet, const Form& form, const Recipe& recipe,
                     Identity& answer);

/// Sets the deviation and the unexplained cells of the answer.
void addDeviation(const Deviation& found, Identity& answer);

/// What it does that a list of frequencies is rounded to a narrow type; empty where it is not.
std::vector<Text> notesOnRounding(const Recipe& recipe, NumberKind cells);

/// Compares all cells with the recipe, and sets the answer's deviation, unexplained cells and storage.
void finishAnswer(const Input& input, const Sheet& sheet, const Form& form, const Recipe& recipe,
                  Identity& answer);

}  // namespace posiscope
