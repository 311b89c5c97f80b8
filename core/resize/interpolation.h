// SPDX-License-Identifier: GPL-3.0-or-later
// Ways to resize a grid of learned rows.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace posiscope {

/// Places in rows of places.
struct Grid {
    std::int64_t height = 1, width = 1;

    std::int64_t places() const { return height * width; }
    Grid turned() const { return {width, height}; }
    bool operator==(const Grid&) const = default;
};

/// “24x32”, height × width, with any usual sign between them.
std::optional<Grid> gridNamed(std::string_view name);

enum class Kernel { nearest, nearestExact, bilinear, bicubic };

/// What PyTorch's torch.nn.functional.interpolate does with these arguments; along one axis bilinear is its
/// "linear".
struct Interpolation {
    Kernel kernel = Kernel::bicubic;
    bool aligned = false;    ///< corners lie on corners (align_corners); otherwise places are areas
    bool antialias = false;  ///< the kernel grows with the step where the grid shrinks
    /// DINO's way: m places become n by the factor (n + 0.1)/m, which also moves the places that are sampled.
    bool offset = false;

    bool operator==(const Interpolation&) const = default;
};

/// All of them, the usual ones first.
std::span<const Interpolation> interpolations();

/// "bicubic", "bilinear-aligned", "bicubic-antialias", "bicubic-offset" …
std::string nameOf(const Interpolation& interpolation);

/// The one with this name.
std::optional<Interpolation> interpolationNamed(std::string_view name);

}  // namespace posiscope
