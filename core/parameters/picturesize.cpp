// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameters/picturesize.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/base/trimmed.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

constexpr double cssPixelsPerInch = 96;
constexpr double printedDots = 300;
constexpr double pointsPerInch = 72;

std::optional<LengthUnit> unitNamed(std::string_view name) {
    for (const LengthUnitInfo& info : lengthUnits())
        if (info.name == name) return info.unit;
    return std::nullopt;
}

bool isWhole(double number) {
    return number == std::floor(number);
}

double inches(double length, const PictureMeasure& measure) {
    const double perInch = infoOf(measure.size.unit).perInch;
    return perInch > 0 ? length / perInch : length * measure.scale / measure.dotsPerInch();
}

std::int64_t pixels(double length, const PictureMeasure& measure) {
    return measure.size.unit == LengthUnit::px
               ? std::llround(length * measure.scale)
               : std::llround(inches(length, measure) * measure.dotsPerInch());
}

std::int64_t laidOut(double inches, const PictureMeasure& measure) {
    constexpr double rounding = 1e-6;  // of the divisions: 1600 / (1 / 96) / 96 may be a little less
    return static_cast<std::int64_t>(std::floor(inches / measure.inchesPerLayoutPixel() + rounding));
}

}  // namespace

const std::array<LengthUnitInfo, 5>& lengthUnits() {
    static constexpr std::array<LengthUnitInfo, 5> all{{{LengthUnit::px, "px", 0, 0},
                                                        {LengthUnit::in, "in", 1, 4},
                                                        {LengthUnit::mm, "mm", 25.4, 2},
                                                        {LengthUnit::cm, "cm", 2.54, 3},
                                                        {LengthUnit::pt, "pt", pointsPerInch, 2}}};
    return all;
}

const LengthUnitInfo& infoOf(LengthUnit unit) {
    return lengthUnits()[static_cast<std::size_t>(unit)];
}

std::optional<Length> parseLength(std::string_view text) {
    text = trimmed(text, spacesInLine);
    std::string digits(text);
    std::replace(digits.begin(), digits.end(), ',', '.');
    Length length;
    const char* const begin = digits.data();
    const auto [end, problem] =
        std::from_chars(begin, begin + digits.size(), length.value, std::chars_format::fixed);
    if (problem != std::errc() || !std::isfinite(length.value)) return std::nullopt;
    const std::string_view rest = trimmed(text.substr(static_cast<std::size_t>(end - begin)), spacesInLine);
    if (rest.empty()) return length;
    length.unit = unitNamed(rest);
    return length.unit ? std::optional(length) : std::nullopt;
}

namespace {

using ReadLength = std::optional<Length> (*)(std::string_view);

/// "1,600" and "1 600" are 1600.
std::optional<Length> groupedLength(std::string_view text) {
    const auto plain = typedNumber(text);
    return plain ? parseLength(*plain) : std::nullopt;
}

std::optional<PictureSize> readSize(std::string_view text, ReadLength readLength) {
    constexpr std::string_view cross = "×";
    std::string plain(text);
    for (auto at = plain.find(cross); at != std::string::npos; at = plain.find(cross))
        plain.replace(at, cross.size(), "x");
    // The last one may be that of "px".
    for (auto at = plain.find('x'); at != std::string::npos; at = plain.find('x', at + 1)) {
        const auto width = readLength(std::string_view(plain).substr(0, at));
        const auto height = readLength(std::string_view(plain).substr(at + 1));
        if (!width || !height) continue;
        if (width->unit && width->unit != height->unit) return std::nullopt;
        return PictureSize{width->value, height->value, height->unit.value_or(LengthUnit::px)};
    }
    return std::nullopt;
}

/// A size of which only the width was typed, in the proportion of the usual size.
std::optional<PictureSize> ofWidth(std::string_view text) {
    auto width = parseLength(text);
    if (!width) width = groupedLength(text);
    if (!width) return std::nullopt;
    const LengthUnit unit = width->unit.value_or(LengthUnit::px);
    const double height = width->value * PictureSize{}.height / PictureSize{}.width;
    return PictureSize{width->value, unit == LengthUnit::px ? std::round(height) : height, unit};
}

}  // namespace

std::optional<PictureSize> parsePictureSize(std::string_view text) {
    // Pixels are whole, so that a comma parts groups of their digits (1,600 px). In the other units it is a
    // decimal mark (82,5 mm).
    const auto grouped = readSize(text, groupedLength);
    if (grouped && grouped->unit == LengthUnit::px) return grouped;
    const auto size = readSize(text, parseLength);
    return size ? size : grouped ? grouped : ofWidth(text);
}

std::string formatPictureSize(const PictureSize& size) {
    const std::string unit(size.unit == LengthUnit::px ? std::string_view() : infoOf(size.unit).name);
    return shortestDecimal(size.width) + "x" + shortestDecimal(size.height) + unit;
}

bool isSound(const PictureSize& size) {
    const double perInch = infoOf(size.unit).perInch;
    const auto sound = [&](double side) {
        if (perInch == 0) return isWhole(side) && side >= fewestPixels && side <= mostPixels;
        return side >= fewestInches * perInch && side <= mostInches * perInch;
    };
    return sound(size.width) && sound(size.height);
}

double PictureMeasure::dotsPerInch() const {
    if (dpi > 0) return dpi;
    return size.unit == LengthUnit::px ? cssPixelsPerInch * scale : printedDots;
}

double PictureMeasure::widthInInches() const {
    return inches(size.width, *this);
}

double PictureMeasure::heightInInches() const {
    return inches(size.height, *this);
}

double PictureMeasure::inchesPerLayoutPixel() const {
    if (fontSize > 0) return fontSize / pointsPerInch / labelPixels;
    return size.unit == LengthUnit::px ? scale / dotsPerInch() : 1 / cssPixelsPerInch;
}

double PictureMeasure::labelPoints() const {
    return labelPixels * inchesPerLayoutPixel() * pointsPerInch;
}

std::int64_t PictureMeasure::pixelsAcross() const {
    return pixels(size.width, *this);
}

std::int64_t PictureMeasure::pixelsDown() const {
    return pixels(size.height, *this);
}

std::int64_t PictureMeasure::layoutWidth() const {
    return laidOut(widthInInches(), *this);
}

std::int64_t PictureMeasure::layoutHeight() const {
    return laidOut(heightInInches(), *this);
}

PictureMeasure measureOf(const Values& exports) {
    return {parsePictureSize(exports.get(keys::pictureSize)).value_or(PictureSize{}),
            exports.get(keys::scale), exports.get(keys::dpi), exports.get(keys::fontSize)};
}

Failure checkMeasure(const PictureMeasure& measure) {
    if (measure.size.unit != LengthUnit::px && measure.scale != 1)
        return Error{
            {POSISCOPE_TR("core",
                          "scale is for a size in pixels: with a size in %1 choose dpi instead, which "
                          "is 300 where it is left out"),
             {std::string(infoOf(measure.size.unit).name)}},
            "scale"};
    const std::int64_t longer = std::max(measure.layoutWidth(), measure.layoutHeight());
    if (static_cast<double>(longer) > mostPixels)
        return Error{{POSISCOPE_TR("core", "type of %1 pt is too small for a picture of this size"),
                      {shortestDecimal(std::round(measure.labelPoints() * 100) / 100)}},
                     "font_size"};
    return std::nullopt;
}

}  // namespace posiscope
