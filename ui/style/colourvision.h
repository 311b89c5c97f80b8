// SPDX-License-Identifier: GPL-3.0-or-later
// Colours as they are on grey paper, and as people with other colour vision see them.
#pragma once

#include <QColor>
#include <QImage>

namespace posiscope {

enum class ColourVision { usual, grey, protanopia, deuteranopia, tritanopia };

/// The relative luminance of WCAG 2, from 0 to 1.
double luminanceOf(const QColor& colour);

/// The colour as it is seen. Grey keeps the luminance. The others are complete dichromacy by the matrices for
/// severity 1.0 of Machado, Oliveira and Fernandes, “A Physiologically-based Model for Simulation of Color
/// Vision Deficiency”, IEEE TVCG 15(6), 2009, on linear RGB.
QColor seenWith(ColourVision vision, const QColor& colour);
/// Every pixel of the picture as it is seen.
QImage seenWith(ColourVision vision, const QImage& image);

/// The difference ΔE*ab of CIE 1976 of two colours, in CIELAB under D65: 2.3 can just be seen.
double differenceOf(const QColor& a, const QColor& b);

}  // namespace posiscope
