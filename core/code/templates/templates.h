// SPDX-License-Identifier: GPL-3.0-or-later
// Templates of programs that compute encodings.
#pragma once

#include <string_view>
#include <vector>

#include "core/models/encoding.h"

// clang-format off
/// `NAMECode()` is defined in NAME.cpp. A new one is a line here.
#define POSISCOPE_CODE_TEMPLATES(each) \
    each(sinusoidal)                   \
    each(sinusoidal2d)                 \
    each(timestep)                     \
    each(fourier)                      \
    each(rope)                         \
    each(ropeAxes)                     \
    each(xpos)                         \
    each(alibi)                        \
    each(t5)                           \
    each(deberta)                      \
    each(shaw)                         \
    each(transformerXl)                \
    each(kerple)                       \
    each(fire)                         \
    each(nope)
// clang-format on

namespace posiscope {

/// A Python program that computes the table or the biases of an encoding, as lines of NumPy with these marks:
/// - "[WORD, …] line": the line is used only if every word holds. A word is key=value, the id of a dialect,
/// or the key of a flag. Bars separate alternatives (layout=half-split, form=mae|detr, numpy|pytorch), and
/// "!" negates a word;
/// - {key}: the value of a parameter, or a number of the model by the name of its fact;
/// - over=rows: lines of the table or of the matrices; over=distances: lines that compute `curves`, curves ×
/// distances, over the column `distance` from {nearest} to {farthest}, of {query_vector} and {key_vector}
/// where the encoding turns them;
/// - F64: the dtype argument where the library would not make float64 by itself.
/// Other dialects spell NumPy's calls in their own way: see dialects.cpp. To add a template, write a file in
/// core/code/templates and a line above.
struct CodeTemplate {
    std::string_view encoding;  ///< its id
    std::string_view body;
    /// Additional numbers beside the parameters and the model's facts; often none.
    std::vector<Fact> (*numbers)(const Values& values) = nullptr;
    /// Lines that compute `omega`, radians per position for each pair, where the encoding has frequencies;
    /// `unscaled`, the same before a scaling, and `growth` where pairs grow.
    std::string_view frequencies = {};
};

#define POSISCOPE_DECLARE(name) const CodeTemplate& name##Code();
POSISCOPE_CODE_TEMPLATES(POSISCOPE_DECLARE)
#undef POSISCOPE_DECLARE

}  // namespace posiscope
