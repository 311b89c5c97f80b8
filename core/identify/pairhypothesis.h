// SPDX-License-Identifier: GPL-3.0-or-later
// What a table of sines and cosines may be.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"
#include "core/models/encoding.h"

namespace posiscope {

/// An encoding with parameters whose pairs a file may contain, with mistakes if any, and how it may be
/// stored.
struct PairHypothesis {
    const Encoding* encoding = nullptr;
    OptionValues options = {};  ///< the parameters that are told, by the keys of sessions
    Values values = {};         ///< all parameters, those of `options` among them
    Recipe recipe = {};         ///< with the file's amplitude, sign and first position
    Form form = {};
    double complexity = 0;     ///< how much it takes to say, with what it leaves unexplained
    double words = 0;          ///< the same without the latter
    Deviation agreement = {};  ///< of the rows that it was tried on
    double baseError = 0;      ///< 0: not measured
    double shift = 0;          ///< SpectrumGuess::shift
    NumberKind frequencies = NumberKind::exact;
    double scale = 1;  ///< the factor of the file's cells to the encoding's
    std::size_t sheet = 0;
    std::vector<Finding> mistakes = {};  ///< what was done otherwise than the encoding says
};

/// How many pairs of a rotary table turn, where those behind them stand still: the proportional form.
inline constexpr Key<std::int64_t> turningPairs{"turning_pairs"};

/// Gives the pairs that stand still in the file the frequencies of the parameters: a pair that was meant to
/// turn and does not is no part of an encoding. Only those at the end of a rotary table have a name, which is
/// added to the options.
void nameStillPairs(const std::vector<bool>& still, const std::function<bool(const Recipe&)>& explains,
                    PairHypothesis& hypothesis);

/// The columns of a model's own table. The form's id is "interleaved", "half-split" or "grid".
Form modelForm(const Model& model);

/// All parameters of an encoding: these, and the initial values of the others.
Values valuesWith(const Encoding& encoding, const OptionValues& options);

/// Whether all values are within their limits and fit together.
bool areSound(const Encoding& encoding, const Values& values);

/// The recipe of an encoding's table, in the proportional form if that was meant. It has no pairs where there
/// is no recipe.
Recipe expectedRecipe(const Encoding& encoding, const Values& values, const ProportionalForm& proportional);

/// The expected parameters that say something about a table. Its roundings are separate.
OptionValues optionsOf(const Expectation& expected, const Values& values);

/// An encoding with these parameters in the columns of its own table; empty where they are not sound, or
/// where it has no pairs.
std::optional<PairHypothesis> hypothesisOf(const char* encoding, OptionValues options);

/// The expectation with this many columns, where it leaves them open; without one, the usual encodings with
/// usual bases. `form` is the storage of the pairs; null stands for that of the encoding's own table.
std::vector<PairHypothesis> hypothesesOf(const Expectation* expected, const Form* form, std::int64_t columns);

/// A form of sinusoids over a grid.
struct GridKind {
    const char* form;
    bool normalise;
    bool widthFirst;  ///< the first half of the columns encodes the horizontal coordinate
};
std::span<const GridKind> gridKinds();

struct GridSides {
    std::int64_t height = 0, width = 0;
};
/// A grid in the columns of its own table; empty where it is not sound.
std::optional<PairHypothesis> gridHypothesis(const GridKind& kind, const GridSides& sides,
                                             std::int64_t columns, double base);

/// What pairs of a sheet may be, whatever the order of its rows.
struct PlacedPairs {
    const Sheet& sheet;
    const Sample& few;  ///< rows from everywhere
    const Form& form;
    const PairHypothesis& hypothesis;
};
/// Looks at the expected pairs, or the usual ones, in every form of every sheet of so many rows that has
/// pairs of their norm, until `found` says so. Returns whether it did.
bool findPlaced(const Input& input, const Expectation* expected, std::int64_t fewestRows,
                const std::function<bool(const PlacedPairs&)>& found);

/// Whether there are enough pairs, each with both functions.
bool hasPairs(const Form& form);
/// Whether nearly all pairs in the sample have this norm.
bool normsAre(const Form& form, const Sample& sample, double amplitude, NumberKind cells);
/// How many pairs have a norm that is the same in all rows of the sample.
std::int64_t equalNorms(const Form& form, const Sample& sample, NumberKind cells);

}  // namespace posiscope
