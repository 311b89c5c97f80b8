// SPDX-License-Identifier: GPL-3.0-or-later
// The column orders of sines and cosines.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/identify/sheet.h"
#include "core/sinusoid/pairlayout.h"

namespace posiscope {

/// The contents of a column: sign times the sine or cosine of a pair, or zeros. Role::plain is the pair's
/// angle itself.
struct Slot {
    std::int64_t pair = 0;
    Role role = Role::zero;
    int sign = 1;
};

/// One way to read the columns of a sheet.
struct Form {
    std::string id;     ///< "interleaved", "halves-repeated" …
    std::string words;  ///< the form in words
    std::vector<Slot> contents = {};
    std::int64_t pairs = 0;
    bool cosineFirst = false;
    /// The pairing of elements that this form of a rotary table implies: "half-split", "interleaved".
    std::string rotaryPairs = {};
    bool rotaryOnly = false;  ///< numbers are repeated, or the two functions are in separate arrays
    /// The first column of each pair's sine and cosine with a positive sign; −1 for none.
    std::vector<std::int64_t> sines = {}, cosines = {};
};

/// The form with this id (Form::id) for this many pairs; empty for an unknown id.
std::optional<Form> formNamed(std::string_view id, std::int64_t pairs, bool cosineFirst);

/// The forms that fit the sheet's number of columns and its axes.
std::vector<Form> formsOf(const Sheet& sheet);

/// Whether columns that should be equal are equal in the sample's rows.
bool repeatsHold(const Form& form, const Sample& sample);

}  // namespace posiscope
