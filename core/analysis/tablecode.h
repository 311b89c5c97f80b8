// The table of a state as a program that computes it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/state/state.h"

namespace posiscope {

/// A library that the program uses.
struct CodeDialect {
    std::string_view id;    ///< numpy
    std::string_view name;  ///< NumPy
    std::string_view body;  ///< of the function; see tablecode.cpp
};

std::span<const CodeDialect> codeDialects();

/// Python that computes the table in float64, as the array or tensor `pe` of max_len × d_model: for the
/// sinusoidal encoding with all its options. Nothing for other encodings.
std::optional<std::string> tableCode(const State& state, const CodeDialect& dialect);

}  // namespace posiscope
