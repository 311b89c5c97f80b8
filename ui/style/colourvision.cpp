// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/colourvision.h"

#include <array>
#include <cmath>

namespace posiscope {

namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

constexpr Matrix greyOfLuminance{
    {{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}};
constexpr Matrix withoutLong{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix withoutMiddle{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix withoutShort{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
/// From linear sRGB to CIE XYZ, relative to the white of D65.
constexpr Matrix toWhite{{{0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047},
                          {0.2126729, 0.7151522, 0.0721750},
                          {0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883}}};

const Matrix& matrixOf(ColourVision vision) {
    switch (vision) {
        case ColourVision::protanopia: return withoutLong;
        case ColourVision::deuteranopia: return withoutMiddle;
        case ColourVision::tritanopia: return withoutShort;
        case ColourVision::usual:
        case ColourVision::grey: break;
    }
    return greyOfLuminance;
}

double linear(double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double encoded(double part) {
    const double inside = std::min(1.0, std::max(0.0, part));
    return inside <= 0.0031308 ? 12.92 * inside : 1.055 * std::pow(inside, 1 / 2.4) - 0.055;
}

Vector linearOf(const QColor& colour) {
    return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
}

Vector product(const Matrix& matrix, const Vector& vector) {
    Vector result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t n = 0; n < 3; ++n)
            result[row] += matrix[row][n] * vector[n];
    return result;
}

Vector labOf(const QColor& colour) {
    const auto root = [](double share) {
        constexpr double small = 216.0 / 24389, steep = 24389.0 / 27;
        return share > small ? std::cbrt(share) : (steep * share + 16) / 116;
    };
    const Vector white = product(toWhite, linearOf(colour));
    const double x = root(white[0]), y = root(white[1]), z = root(white[2]);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

}  // namespace

double luminanceOf(const QColor& colour) {
    return product(greyOfLuminance, linearOf(colour))[0];
}

QColor seenWith(ColourVision vision, const QColor& colour) {
    if (vision == ColourVision::usual) return colour;
    const Vector seen = product(matrixOf(vision), linearOf(colour));
    return QColor::fromRgbF(static_cast<float>(encoded(seen[0])), static_cast<float>(encoded(seen[1])),
                            static_cast<float>(encoded(seen[2])), colour.alphaF());
}

QImage seenWith(ColourVision vision, const QImage& image) {
    if (vision == ColourVision::usual) return image;
    QImage seen = image.convertToFormat(QImage::Format_ARGB32);
    QRgb last = 0, lastSeen = seenWith(vision, QColor::fromRgba(last)).rgba();
    for (int y = 0; y < seen.height(); ++y) {
        auto* const line = reinterpret_cast<QRgb*>(seen.scanLine(y));
        for (int x = 0; x < seen.width(); ++x) {
            if (line[x] != last) {
                last = line[x];
                lastSeen = seenWith(vision, QColor::fromRgba(last)).rgba();
            }
            line[x] = lastSeen;
        }
    }
    return seen;
}

double differenceOf(const QColor& a, const QColor& b) {
    const Vector one = labOf(a), other = labOf(b);
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

}  // namespace posiscope
