// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of a table with its expectation.
#pragma once

#include <optional>

#include "core/identify/finish.h"
#include "core/identify/hypothesis.h"
#include "core/identify/mistakes/mistakes.h"
#include "core/identify/pairhypothesis.h"

namespace posiscope {

/// The expectation with the fewest mistakes (none, one or two) that leaves no cell unexplained beyond the
/// table's precision. `known` is what the table is by itself; without it only mistakes without an expectation
/// are tried. Empty where none is near.
std::optional<PairHypothesis> explain(const Input& input, const Expectation& expected, const Identity* known);

/// Adds the differences from the expectation to the answer.
void diagnose(const Input& input, const Expectation& expected, Identity& answer);

/// As diagnose(), for an index of relative positions.
void diagnoseIndex(const Expectation& expected, Identity& answer);

/// Adds the mistakes that need no expectation, and names a table that is explained only by one.
void diagnoseByItself(const Input& input, Identity& answer);

/// The expected encoding, where its biases are the cells, or most of them, or differ from them by a constant
/// of each query. A short matrix fits several encodings, of which recognition names the most usual one.
/// Parameters that are not given follow from the matrix where they can.
std::optional<Identity> expectedBiases(const Input& input, const Expectation& expected);

/// Says which numbers of buckets are others than was meant, and from which distance on. False where no
/// numbers of buckets were meant, or the cells are none.
bool diagnoseNumbers(const Input& input, const Expectation& expected, Identity& answer);

/// Adds the mistakes of an explained table: its order of columns, exchanged axes, and cells that alone were
/// rounded.
void diagnoseStorage(const Input& input, const Expectation& expected, const PairHypothesis& found,
                     std::vector<Finding>& findings);

/// What is worth knowing about a right form.
std::vector<Text> notesOnStorage(const Expectation& expected, const Form& form);

/// Finds the position whose row stands in all rows, whichever it is: of what was expected, or of the usual
/// tables where nothing was. False where rows differ or are those of no position.
bool diagnoseOneRow(const Input& input, const Expectation* expected, Identity& answer);

/// Diagnoses a table whose cells are nearly those that were expected, or nearly a·cell + b of them: noise,
/// quantised numbers, other signs. Says the root mean square and the largest deviation. False where the
/// expectation is not near.
bool diagnoseNearest(const Input& input, const Expectation& expected, Identity& answer);

/// The same for a matrix of biases.
bool diagnoseNearestBiases(const Input& input, const Expectation& expected, Identity& answer);

/// Diagnoses pairs, or a list of frequencies or divisors, whose frequencies are all the expected ones times a
/// number that says what was done: degrees, π, the number of rows, an exponent that is one step off. Of a
/// list some may be others. False where they are not.
bool diagnoseSpectrum(const Input& input, const Expectation& expected, Identity& answer);

/// Diagnoses pairs without an expectation: a usual table whose exponent is a step or half a step off. False
/// where it is none.
bool diagnoseExponent(const Input& input, Identity& answer);

/// Diagnoses pairs some or all of which turn at other frequencies than was meant, without a name for them:
/// says which pairs, and how many times as fast they turn. Pairs that turn half a turn a row
/// or more have no such number.
bool diagnoseOtherTurns(const Input& input, const Expectation& expected, Identity& answer);

/// Recognises a window of a usual table, or of the expected one, whose positions or angles were rounded to
/// bfloat16 or float16: its rows repeat or jump, and no pair turns evenly. False where it is none.
bool recogniseFarRounded(const Input& input, const Expectation* expected, Identity& answer);

/// Pairs that stand still where others of the same parameters turn; nothing where there are none, or where
/// that was meant.
std::optional<Finding> stillPairsIn(const Input& input, const Expectation* expected, const Identity& answer);

/// What the number of rows tells: "197 = 1 + 14 × 14"; empty where it tells nothing.
std::string placesIn(std::int64_t rows);

/// Diagnoses a table that was meant to be learned: numbers without a formula are what was expected, where
/// they are finite, rows differ, and they spread as was meant. Numbers that are all alike, or no numbers,
/// were never learned.
void diagnoseLearned(const Input& input, const Expectation& expected, Identity& answer);

}  // namespace posiscope
