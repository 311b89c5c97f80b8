// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that programs of several figures have.
#pragma once

#include <string>

#include "core/analysis/figurescript.h"

namespace posiscope {

/// The import of matplotlib, the colours of the matrix, and a figure of the same size, type and lines. `axes`
/// are the names of its axes, `rest` more arguments of plt.subplots().
std::string beginningCode(const FigureNumbers& figure, const std::string& axes, const std::string& rest);

/// Draws the array `values` as the figure's matrix, in the same colours and at the same places.
std::string imageCode(const std::string& values, const FigureMatrix& matrix);

/// The labels of the axes, and their ends and scales.
std::string labelsCode(const std::string& axes, const std::string& across, const std::string& up);
std::string limitsCode(const FigureNumbers& figure);

}  // namespace posiscope
