// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that programs of several figures have.
#pragma once

#include <string>

#include "core/analysis/figurescript.h"

namespace posiscope {

/// The lines for one encoding of a figure: those that compute its numbers, and those that draw them on `ax`.
/// Nothing is computed where there is no program.
struct FigureProgram {
    std::string compute, draw;
    bool legend = false;       ///< whether the picture has one
    std::string profile = {};  ///< the label of a plot that it draws on `below`; empty: none
};

/// The legend beside the axes "ax".
std::string legendCode(const std::string& axes);
/// What an image and the profile below it share the height in, in so many rows of pictures.
std::string heightsCode(std::int64_t rows);

inline constexpr std::string_view numpyImport = "import numpy as np\n";
/// The program without the import of NumPy.
std::string withoutImport(std::string program);

/// Lengths as scripts have them.
std::string inches(double length);
std::string tenths(double points);

/// The import of matplotlib, the colours of the matrix, and a figure of the same size, type and lines. `axes`
/// are the names of its axes, `rest` more arguments of plt.subplots().
std::string beginningCode(const FigureNumbers& figure, const std::string& axes, const std::string& rest);

/// Draws the array `values` as the figure's matrix, in the same colours and at the same places.
std::string imageCode(const std::string& values, const FigureMatrix& matrix);

/// The lines that draw the reference lines; none without them.
std::string referencesCode(const FigureNumbers& figure);
/// The labels of the axes, and their ends and scales.
std::string labelsCode(const std::string& axes, const std::string& across, const std::string& up);
std::string limitsCode(const FigureNumbers& figure);

}  // namespace posiscope
