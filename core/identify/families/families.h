// SPDX-License-Identifier: GPL-3.0-or-later
// The families of tables that identify() recognises, each in a file.
#pragma once

#include <optional>
#include <span>

#include "core/identify/finish.h"
#include "core/identify/identify.h"
#include "core/identify/input.h"

namespace posiscope {

/// A family that recognises a table or returns nothing.
struct TableFamily {
    const char* id;
    std::optional<Identity> (*recognise)(const Input& input);
};

/// All families in the order in which they are asked.
std::span<const TableFamily> tableFamilies();

std::optional<Identity> recognisePairs(const Input& input);
std::optional<Identity> recogniseGrid(const Input& input);
std::optional<Identity> recogniseAngles(const Input& input);
std::optional<Identity> recogniseFrequencies(const Input& input);
std::optional<Identity> recogniseDivisors(const Input& input);
std::optional<Identity> recogniseAlibi(const Input& input);
std::optional<Identity> recogniseBuckets(const Input& input);
std::optional<Identity> recogniseSwin(const Input& input);
std::optional<Identity> recogniseTurned(const Input& input);
std::optional<Identity> recogniseNope(const Input& input);
std::optional<Identity> recogniseKerple(const Input& input);
std::optional<Identity> recogniseSteps(const Input& input);
std::optional<Identity> recogniseFire(const Input& input);
std::optional<Identity> recogniseDistance(const Input& input);
std::optional<Identity> recogniseCope(const Input& input);
std::optional<Identity> recogniseContentBias(const Input& input);
std::optional<Identity> recogniseRandom(const Input& input);

}  // namespace posiscope
