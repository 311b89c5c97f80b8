// SPDX-License-Identifier: GPL-3.0-or-later
// The description of one field of the state: the forms of the window, the options of the command line, the
// keys of session files, the messages of validation and the tooltips are all generated from rows of this
// type.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/parameters/value.h"

namespace posiscope {

/// The kind of value that a parameter holds, and so how it is edited and written.
enum class ParameterKind {
    flag,     ///< bool
    integer,  ///< std::int64_t
    real,     ///< double
    choice,   ///< std::string, one of `choices`
    text,     ///< std::string, anything
    indices,  ///< Indices, written as "4-7,20"
    numbers,  ///< NumberList, written as "1, 0.5, 2e3"; may be empty
    size      ///< std::string, written as parsePictureSize() reads it: "1600x1000", "3.25x2.25in"
};

/// How a slider is divided.
enum class Scale { linear, logarithmic };

/// A slider in the window; its range may be narrower than the parameter's limits.
struct Slider {
    std::vector<double> marks;  ///< ascending; the slider goes from the first one to the last one
    Scale scale = Scale::linear;
    double step = 1;  ///< whole numbers that the slider stops at are multiples of this
};

/// The range of a number, or of every element of an index list. Both ends are
/// allowed unless `openBelow` says that the lower one is not.
struct Limits {
    double minimum = 0;
    double maximum = 0;
    bool openBelow = false;
};

/// One of the words a choice can take.
struct Choice {
    std::string id;  ///< in files and on the command line
    Text label;      ///< in the window
    Text tooltip;
};

/// The choice that brings a parameter: which one, and with which of its words.
struct Bringer {
    std::string choice;              ///< its key
    std::vector<std::string> words;  ///< their ids
};

struct Parameter {
    std::string key;          ///< d_model: the key in files; the option is --d-model
    Text label;               ///< Dimensions
    std::string symbol = {};  ///< d_model, as rich text (<i>, <sub>)
    Text unit = {};           ///< positions, dimensions …, or empty
    Text tooltip = {};
    Value initial = std::int64_t{0};  ///< its type is the parameter's

    Limits limits = {};
    /// Limits that depend on other values (a cursor inside the table), where given.
    std::function<Limits(const Values&)> limitsFor = {};
    /// The choice that brings it, where one does: beside other words the parameter means nothing. Its row
    /// is right below that choice.
    std::optional<Bringer> broughtBy = {};
    /// Whether the parameter means anything beside these values (a head where there is only one); always,
    /// where empty.
    std::function<bool(const Values&)> relevantFor = {};
    /// Seldom changed: the window shows it behind one heading that unfolds, or where it is not at `initial`.
    bool seldom = false;
    /// The value that applies in place of a real number that is 0 because it has not been given.
    std::function<double(const Values&)> automaticFor = {};

    /// Set elsewhere (the file that was opened, the motion bar): neither in forms nor among the options.
    bool internal = false;

    /// In a comparison, one value for A and B: it may be legal for only one of them (a head that only B has).
    bool eitherSide = false;

    /// The views that read it, where only some do (“bias:difference”: of A − B alone, “bias:compared”: while
    /// several encodings are shown): offered with these.
    std::vector<std::string> views = {};

    /// `numbers` are either none, written as "auto", or two of which the first is the smaller.
    bool range = false;

    std::optional<Slider> slider = {};

    /// The error in a text that a person typed, or nothing; where empty, any text will do.
    std::function<Failure(const std::string& text)> refusal = {};
    /// Texts that a person may begin with, each with what it is for.
    std::vector<Choice> examples = {};
    /// Where its value comes from beside these values, where no person chooses it; else nothing.
    std::function<Text(const Values&)> givenBy = {};

    std::vector<Choice> choices = {};  ///< of a word; without them any text will do
    bool isSize = false;               ///< the text is the size of a picture
    /// A text that can be left out: --no-x-title, or the value leftOut. Empty it is the program's own.
    bool removable = false;

    /// The value in files from before the parameter existed, where that is not `initial`.
    std::optional<Value> inOlderFiles = {};

    ParameterKind kind() const;
    std::string option() const;  ///< --d-model
    Limits limitsIn(const Values& values) const { return limitsFor ? limitsFor(values) : limits; }
    bool relevantIn(const Values& values) const;
    /// Whether a computed value applies in its place; see automaticFor.
    bool isAutomatic(const Value& value) const { return automaticFor && value == Value(0.0); }
    const Choice* findChoice(std::string_view id) const;
    double sliderStep() const { return slider ? slider->step : 1; }
};

/// The value of a text that is not written at all; see Parameter::removable.
inline constexpr std::string_view leftOut = "-";

/// Reads a value as a person types it: "128", "1e4", "4-7, 20", "interleaved", "true". Digits may be grouped
/// (typedNumber() in core/parameters/numbertext.h). The limits are those of `parameter` itself, not those
/// that depend on other values.
Result<Value> parseValue(const Parameter& parameter, std::string_view text);

/// The same value as text that parseValue reads back to an equal value.
std::string formatValue(const Parameter& parameter, const Value& value);

/// Checks type and limits of `value` in the company of `values`. The message names the key and its limits.
Failure checkValue(const Parameter& parameter, const Value& value, const Values& values);

/// "a whole number from 1 to 65 536": what checkValue asks for, for tooltips and messages.
Text describeLimits(const Parameter& parameter, const Limits& limits);

/// 16777216 → "16 777 216", with narrow no-break spaces (core/parameters/numbertext.h).
std::string groupedDigits(std::int64_t number);

/// The shortest decimal text that reads back to the same double.
std::string shortestDecimal(double number);

/// {1, 0.5} → "1, 0.5".
std::string formatNumbers(const NumberList& numbers);

/// Ascending runs as text: {4,5,6,7,20} → "4-7,20".
std::string formatIndices(const Indices& indices);

}  // namespace posiscope
