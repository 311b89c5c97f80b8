// SPDX-License-Identifier: GPL-3.0-or-later
// How large a picture is, on paper or on a screen.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/parameters/value.h"

namespace posiscope {

namespace keys {

inline constexpr Key<std::string> pictureSize{"size"};
inline constexpr Key<double> dpi{"dpi"};
inline constexpr Key<double> fontSize{"font_size"};

}  // namespace keys

enum class LengthUnit { px, in, mm, cm, pt };

struct LengthUnitInfo {
    LengthUnit unit;
    std::string_view name;  ///< "mm": on the command line, in files and in the window
    double perInch;         ///< 0 for pixels, of which an inch holds as many as its resolution says
    int decimals;           ///< that a person would write
};

/// All units, pixels first.
const std::array<LengthUnitInfo, 5>& lengthUnits();
const LengthUnitInfo& infoOf(LengthUnit unit);

/// A length that was typed: "3.25", "3.25 in", "82,5mm".
struct Length {
    double value = 0;
    std::optional<LengthUnit> unit;  ///< nothing where only a number was typed
};

/// Reads all of `text` or nothing: no letter after the number is passed over.
std::optional<Length> parseLength(std::string_view text);

struct PictureSize {
    double width = 1600;
    double height = 1000;
    LengthUnit unit = LengthUnit::px;
    bool operator==(const PictureSize&) const = default;
};

/// The limits of each side: whole pixels, or inches.
inline constexpr double fewestPixels = 64, mostPixels = 32'768;
inline constexpr double fewestInches = 0.5, mostInches = 200;

/// "1600x1000", "3.25x2.25in", "3.25 in x 2.25 in", or the width alone: "3.25in", with the height in the
/// proportion of the usual size. Pixels are whole. Nothing where the text is no size.
std::optional<PictureSize> parsePictureSize(std::string_view text);
/// The text that parsePictureSize() reads back: "1600x1000", "3.25x2.25in".
std::string formatPictureSize(const PictureSize& size);
/// Whether both sides are within the limits, and pixels are whole.
bool isSound(const PictureSize& size);

/// Type at the axes, in the legend and beside the colours, in pixels of the layout. Titles are larger in
/// proportion.
inline constexpr double labelPixels = 11;
/// Points of that type which most journals ask for at least.
inline constexpr double readablePoints = 6;

/// A size with what decides how many pixels it has and how large its type is.
///
/// A picture is laid out in pixels of its own, in which labels are `labelPixels` high, and enlarged as a
/// whole:
///   inch of the picture per pixel of the layout = font size / 72 / labelPixels, where one is asked for;
///   1/96 for a size in inches; scale / dpi for one in pixels.
struct PictureMeasure {
    PictureSize size = {};
    double scale = 1;     ///< pixels of the file per pixel of `size`; 1 for other units
    double dpi = 0;       ///< pixels per inch; 0 for 96 · scale, or 300 where the size is not in pixels
    double fontSize = 0;  ///< points of labels; 0 for what the layout has

    double dotsPerInch() const;
    double widthInInches() const;
    double heightInInches() const;
    double inchesPerLayoutPixel() const;
    /// Points of the labels in the finished picture.
    double labelPoints() const;
    std::int64_t pixelsAcross() const;
    std::int64_t pixelsDown() const;
    /// The size that fits whole into the picture.
    std::int64_t layoutWidth() const;
    std::int64_t layoutHeight() const;
};

/// The measure that size, scale, dpi and font_size say.
PictureMeasure measureOf(const Values& exports);

/// Why there can be no such picture: a scale beside inches, or type that is too small for the size. Whether
/// type is too large the drawing knows, and which size it needs.
Failure checkMeasure(const PictureMeasure& measure);

}  // namespace posiscope
