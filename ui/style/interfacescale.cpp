// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/interfacescale.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QVariant>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/style/theme.h"

namespace posiscope {

namespace {

constexpr int smallestType = 10;           // pixels at interface scale 1
constexpr double smallestReadable = 24.0;  // pixels on a screen 1080 pixels high
constexpr int referenceHeight = 1080;

/// The scale is a property of the application, as its font and its palette are.
constexpr const char* property = "posiscopeScale";
constexpr const char* usualProperty = "posiscopeUsualScale";

constexpr std::array zooms{0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0};

double scaleIn(const char* name) {
    const QVariant scale = QCoreApplication::instance()->property(name);
    return scale.isValid() ? scale.toDouble() : 1.0;
}

}  // namespace

double interfaceScale() {
    return scaleIn(property);
}

void setInterfaceScale(double scale) {
    QCoreApplication::instance()->setProperty(property, scale);
}

double scaleOfType(const QFont& font) {
    constexpr double ours = 10 * 96 / 72.0;  // 10 points at 96 dpi, in pixels
    constexpr double most = 3;
    return std::clamp(QFontInfo(font).pixelSize() / ours, 1.0, most);
}

double usualScale() {
    return scaleIn(usualProperty);
}

void setUsualScale(double scale) {
    QCoreApplication::instance()->setProperty(usualProperty, scale);
}

double zoomAfter(double zoom, int steps) {
    const auto* const nearest =
        std::ranges::min_element(zooms, {}, [zoom](double each) { return std::abs(each - zoom); });
    const auto place = nearest - zooms.begin() + steps;
    return zooms[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(place, 0, std::ssize(zooms) - 1))];
}

double scaleForPresenting(QSize screen) {
    const double wanted = smallestReadable / smallestType * screen.height() / referenceHeight;
    constexpr double least = 1.25, most = 5;
    return std::clamp(wanted, least, most);
}

int scaled(int pixels) {
    return static_cast<int>(std::lround(pixels * interfaceScale()));
}

QSize scaled(QSize size) {
    return {scaled(size.width()), scaled(size.height())};
}

QSize inLargePixels(QSize size) {
    const double scale = interfaceScale();
    return {static_cast<int>(std::ceil(size.width() / scale)),
            static_cast<int>(std::ceil(size.height() / scale))};
}

QFont interfaceFont(int pixels, QFont::Weight weight) {
    const double scale = interfaceScale();
    if (scale == 1) return textFont(pixels, weight);
    return textFont(static_cast<int>(std::ceil(std::max(pixels, smallestType) * scale)), weight);
}

}  // namespace posiscope
