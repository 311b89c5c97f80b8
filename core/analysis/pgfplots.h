// SPDX-License-Identifier: GPL-3.0-or-later
// Figures as LaTeX documents.
#pragma once

#include <string>

#include "core/analysis/figurescript.h"
#include "core/base/result.h"

namespace posiscope {

/// How many numbers a document holds at most: TeX has them all in memory.
inline constexpr std::int64_t mostInPgfplots = 20'000;

/// A document that draws the figure with pgfplots, for LuaLaTeX. Its numbers stand in tables before it, which
/// LaTeX writes beside it, in files of the figure's name: FigureNumbers::file.
Result<std::string> pgfplotsDocument(const FigureNumbers& figure);

}  // namespace posiscope
