// SPDX-License-Identifier: GPL-3.0-or-later
// The description of a positional encoding.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/models/model.h"
#include "core/parameters/parameter.h"

namespace posiscope {

/// A published source.
struct Citation {
    std::string shortName;  ///< Vaswani 2017
    std::string full;       ///< authors, title, where
    std::string link;
};

/// What a person who meets the encoding for the first time should know.
struct Explanation {
    Text summary;         ///< what it is, in two or three sentences
    Text lookFor;         ///< what to look for in its pictures
    std::string formula;  ///< of a cell of its table, of its rotation or of its term in the score
    std::string lesson;   ///< the name of the lesson that explains it
};

/// How large a model will be, known without making it: the limits of cursors and choices follow from it.
struct ModelShape {
    std::int64_t firstPosition = 0;
    std::int64_t positions = 1;
    std::int64_t dimensions = 1;  ///< 0 where there is no table
    std::int64_t pairs = 0;
    std::int64_t heads = 1;

    bool hasTable() const { return dimensions > 0; }
};

/// The three families of the field: a table that is added to embeddings, a rotation of queries and keys, a
/// term in attention scores.
enum class Family { absolute, rotary, relative };

/// The parameter that the width of a table follows from; none where the key is empty.
struct Width {
    std::string key;                  ///< d_model
    std::int64_t columnsPerUnit = 1;  ///< so many columns for each of its units
};

/// One kind of positional encoding. To add one, write a file that defines such a value and add one line to
/// encodings/registry.h.
struct Encoding {
    std::string id;  ///< sinusoidal
    Text name;
    Family family = Family::absolute;
    Citation citation;
    Explanation about = {};
    std::vector<Parameter> parameters;
    Width width = {};
    /// Whether the numbers come from a file that a person opens.
    bool fromFile = false;
    /// The shape of the model that these values give.
    ModelShape (*shape)(const Values& values) = nullptr;
    /// The error in values that are sound one by one, or nothing.
    Failure (*check)(const Values& values) = nullptr;
    /// Builds the model from values that have passed their checks.
    std::shared_ptr<const Model> (*make)(const Values& values) = nullptr;
};

/// Encoding::make of a model whose constructor takes the values.
template <class OwnModel>
std::shared_ptr<const Model> makeModelOf(const Values& values) {
    return std::make_shared<OwnModel>(values);
}

/// All registered encodings, in the order of menus. Never empty; the first one is the default.
std::span<const Encoding* const> encodings();

/// The encoding with this id, or null.
const Encoding* findEncoding(std::string_view id);

/// The shape of the model that `values` name and describe.
ModelShape shapeOf(const Values& values);

/// "Absolute", "Rotary", "Relative and bias".
Text familyName(Family family);

}  // namespace posiscope
