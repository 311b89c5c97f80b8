// SPDX-License-Identifier: GPL-3.0-or-later
// The mistakes by subject. A new one is a row of the table at the end of its file.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>
#include "core/config/rotaryform.h"
#include "core/identify/expectation.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/reading.h"

namespace posiscope {

/// The sides of a grid.
inline constexpr Key<std::int64_t> heightKey{"height"};
inline constexpr Key<std::int64_t> widthKey{"width"};

/// A table as it was meant to be.
struct Case {
    const Encoding* encoding = nullptr;
    Values values = {};
    Recipe right = {};
    std::int64_t rows = 0;
    /// What the table says about itself, if it can be read.
    const Reading* reading = nullptr;
    ProportionalForm proportional = {};
    std::vector<OtherReading> readings = {};  ///< what programs read from the same file

    double base() const;        ///< B
    double dimensions() const;  ///< d: of the rotated part, or of one axis of a grid
    bool rotary() const { return encoding->family == Family::rotary; }
    bool grid() const { return right.isOnAxes(); }
    bool halfSplit() const;     ///< the layout of an absolute table
    bool hasAllPlaces() const;  ///< there is a row for every place of a grid, or there is no grid
};

/// One way of making a mistake: the resulting table, and the sentence about it.
struct Variant {
    Values values;
    Recipe recipe;
    Text text;   ///< one sentence
    Text where;  ///< "all rows", "columns 0 to 31" …
};

/// A mistake, defined by the tables that it produces.
struct Mistake {
    const char* id;
    /// Whether such a table is wrong without any expectation.
    bool wrongByItself;
    /// Whether the mistake changes parameters. It is then tried before mistakes in what follows from them.
    bool changesValues;
    std::vector<Variant> (*variants)(const Case& right);
};

/// A variant with another recipe.
Variant changed(const Case& right, const std::function<void(Recipe&)>& change, Text text,
                Text where = POSISCOPE_TR("core", "all rows"));
/// A variant with other parameters. Empty where the encoding does not have them, they are not sound, or
/// nothing changes.
std::vector<Variant> remade(const Case& right, const OptionValues& changes, Text text,
                            Text where = POSISCOPE_TR("core", "all rows"));
/// The value of a real parameter or of a choice, if the encoding has it.
std::optional<double> realOf(const Case& right, const std::string& key);
std::string choiceOf(const Case& right, const std::string& key);

/// B^(−exponent) for each pair.
std::vector<DoubleDouble> powers(const Case& right, const std::function<double(std::size_t pair)>& exponent);

/// A number as a sentence shows it.
std::string said(double number);

std::span<const Mistake> spectrumMistakes();
std::span<const Mistake> positionsMistakes();
std::span<const Mistake> scalingMistakes();
std::span<const Mistake> roundingMistakes();

/// All of them in the order of trial, those that change parameters first: of two that produce the same
/// table, the first is reported.
std::span<const Mistake* const> mistakes();

}  // namespace posiscope
