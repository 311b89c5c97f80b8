#include "ui/style/interfacescale.h"

#include <QCoreApplication>
#include <QVariant>
#include <algorithm>
#include <cmath>

#include "ui/style/theme.h"

namespace posiscope {

namespace {

constexpr int smallestType = 10;   // of the usual window
constexpr double readable = 24.0;  // pixels on a screen 1080 pixels high
constexpr int referenceHeight = 1080;

/// The application's, as its font and its palette are.
constexpr const char* property = "posiscopeScale";

}  // namespace

double interfaceScale() {
    const QVariant scale = QCoreApplication::instance()->property(property);
    return scale.isValid() ? scale.toDouble() : 1.0;
}

void setInterfaceScale(double scale) {
    QCoreApplication::instance()->setProperty(property, scale);
}

double scaleForPresenting(QSize screen) {
    const double wanted = readable / smallestType * screen.height() / referenceHeight;
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
