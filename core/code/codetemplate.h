// Programs for encodings, with gaps for their parameters.
#pragma once

#include <string_view>
#include <vector>

#include "core/models/encoding.h"

namespace posiscope {

/// A Python program that computes the table or the biases of an encoding, as lines of NumPy with these signs:
/// - "[WORD, …] line": the line belongs only where every word holds. A word is key=value, the id of a
/// dialect, or
///   the key of a flag; alternatives stand between bars (layout=half-split, form=mae|detr, numpy|pytorch),
///   and "!" before a word says that it must not hold;
/// - {key}: the value of a parameter, or numbers of the model by the name of the fact;
/// - F64: the dtype of what is made there, where the library does not make float64 by itself.
/// Other dialects spell NumPy's calls in their own way: see dialects.cpp. To add one, write a file in
/// core/code/templates, and a line in templates.h.
struct CodeTemplate {
    std::string_view encoding;  ///< its id
    std::string_view body;
    /// Numbers beside the parameters and facts of the model; often none.
    std::vector<Fact> (*numbers)(const Values& values) = nullptr;
};

}  // namespace posiscope
