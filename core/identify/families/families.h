// SPDX-License-Identifier: GPL-3.0-or-later
// The families of tables, each in a file: what the arrays are by one of them, with parameters that are proved
// by compare(); nothing where they are none of it.
#pragma once

#include <optional>

#include "core/identify/finish.h"
#include "core/identify/input.h"

namespace posiscope {

/// Whether coordinates of Fourier features in a range can be told from each other: the slowest octave has a
/// period of 2 or 2π.
Text noteOnPeriod(bool withPi, double low, double high);

std::optional<Identity> recognisePairs(const Input& input);
std::optional<Identity> recogniseGrid(const Input& input);
std::optional<Identity> recogniseAxial(const Input& input);
std::optional<Identity> recogniseFeatures(const Input& input);
std::optional<Identity> recognisePositionIds(const Input& input);
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
