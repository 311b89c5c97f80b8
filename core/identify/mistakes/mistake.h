// Mistakes that people make with tables of positions.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/config/rotaryform.h"
#include "core/identify/naming.h"

namespace posiscope {

/// What a table was meant to be.
struct Case {
    const Encoding* encoding = nullptr;
    Values values = {};
    Recipe right = {};
    std::int64_t rows = 0;
    /// What the table says about itself, where it can be read at all.
    const Reading* reading = nullptr;
    ProportionalForm proportional = {};

    double base() const;        ///< B
    double dimensions() const;  ///< d: of the rotated part, or of one axis of a grid
    bool rotary() const { return encoding->family == Family::rotary; }
    bool grid() const { return right.width > 0; }
    bool halfSplit() const;  ///< the layout of an absolute table
};

/// One way in which a mistake may have been made: what the table is then, and what to say.
struct Variant {
    Values values;
    Recipe recipe;
    Text text;   ///< one sentence
    Text where;  ///< "all rows", "columns 0 to 31" …
};

/// A mistake, defined by the tables that it makes. To add one, write a file that defines such a value, and a
/// line in mistakes.h.
struct Mistake {
    std::string id;
    /// Whether such a table is wrong whatever was meant.
    bool inItself = false;
    /// Whether it changes parameters, and so comes before mistakes that change what is made from them.
    bool changesValues = false;
    std::vector<Variant> (*variants)(const Case& right) = nullptr;
};

/// The recipe of an encoding's table, in the proportional form if that was meant; no pairs where there is
/// none.
Recipe recipeMeant(const Encoding& encoding, const Values& values, const ProportionalForm& proportional);

/// A variant with another recipe.
Variant changed(const Case& right, const std::function<void(Recipe&)>& change, Text text,
                Text where = POSISCOPE_TR("core", "all rows"));
/// A variant with other parameters; nothing where the encoding does not have them, they are not sound, or
/// nothing changes.
std::vector<Variant> remade(const Case& right, const OptionValues& changes, Text text,
                            Text where = POSISCOPE_TR("core", "all rows"));
/// The value of a real parameter or of a choice, where the encoding has it.
std::optional<double> realOf(const Case& right, const std::string& key);
std::string choiceOf(const Case& right, const std::string& key);

/// B^(−exponent) for each pair.
std::vector<DoubleDouble> powers(const Case& right, const std::function<double(std::size_t pair)>& exponent);

/// A number as people read it, for sentences.
std::string said(double number);

}  // namespace posiscope
