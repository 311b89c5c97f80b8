// The ways in which sines and cosines are put into columns.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/identify/sheet.h"
#include "core/sinusoid/pairlayout.h"

namespace posiscope {

/// What a column holds: sign times the sine or the cosine of a pair, or zeros. Role::plain is the pair's
/// angle itself.
struct Slot {
    std::int64_t pair = 0;
    Role role = Role::zero;
    int sign = 1;
};

/// One way to read the columns of a sheet.
struct Form {
    std::string id;     ///< "interleaved", "halves-repeated" …
    std::string words;  ///< the same for people
    std::vector<Slot> contents = {};
    std::int64_t pairs = 0;
    bool cosineFirst = false;
    /// Where a rotary table says by its form which elements it turns together: "half-split", "interleaved".
    std::string rotaryPairs = {};
    bool rotaryOnly = false;  ///< each number stands there more than once, or the two functions apart
    /// The first column of each pair's sine and cosine, with a positive sign; −1 where there is none.
    std::vector<std::int64_t> sines = {}, cosines = {};
};

/// The form of so many pairs with this id (Form::id), or nothing where there is none of that name.
std::optional<Form> formNamed(std::string_view id, std::int64_t pairs, bool cosineFirst);

/// The forms that the sheet's number of columns and its axes allow.
std::vector<Form> formsOf(const Sheet& sheet);

/// Whether the columns that should repeat each other do so in the rows of the sample.
bool repeatsHold(const Form& form, const Sample& sample);

}  // namespace posiscope
