// SPDX-License-Identifier: GPL-3.0-or-later
// The families of tables, each in a file: what the arrays may be by one of them, the likeliest first; nothing
// where they cannot be of it. A family only guesses parameters.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/hypothesis.h"
#include "core/tokens/tokenrecognition.h"

namespace posiscope {

/// Whether coordinates of Fourier features in a range can be told from each other: the slowest octave has a
/// period of 2 or 2π.
Text noteOnPeriod(bool withPi, double low, double high);

/// What is wrong with position ids that a model with several axes is fed with.
std::vector<Finding> mistakesInPositionIds(const Input& input);
/// Position ids beside the tokens that they were meant to number.
Identity judgePositionIds(const Input& input, const ExpectedTokens& expected);

std::vector<Hypothesis> proposePairs(const Input& input);
std::vector<Hypothesis> proposeGrid(const Input& input);
std::vector<Hypothesis> proposeAxial(const Input& input);
std::vector<Hypothesis> proposeAxes(const Input& input);
/// The table as this rotation on several axes, at whatever places its rows stand; where coordinates are
/// fractions or pairs are mixed, with the rows of the values alone.
std::optional<Identity> identifyRotation(const Input& input, const Values& values);
std::vector<Hypothesis> proposeFeatures(const Input& input);
std::vector<Hypothesis> proposePositionIds(const Input& input);
std::vector<Hypothesis> proposeAngles(const Input& input);
std::vector<Hypothesis> proposeFrequencies(const Input& input);
std::vector<Hypothesis> proposeDivisors(const Input& input);
std::vector<Hypothesis> proposeAlibi(const Input& input);
std::vector<Hypothesis> proposeBuckets(const Input& input);
std::vector<Hypothesis> proposeSwin(const Input& input);
std::vector<Hypothesis> proposeTurned(const Input& input);
std::vector<Hypothesis> proposeNope(const Input& input);
std::vector<Hypothesis> proposeKerple(const Input& input);
std::vector<Hypothesis> proposeSteps(const Input& input);
std::vector<Hypothesis> proposeFire(const Input& input);
std::vector<Hypothesis> proposeTrainedFire(const Input& input);
std::vector<Hypothesis> proposeDistance(const Input& input);
std::vector<Hypothesis> proposeCope(const Input& input);
std::vector<Hypothesis> proposeContentBias(const Input& input);
std::vector<Hypothesis> proposeRandom(const Input& input);

}  // namespace posiscope
