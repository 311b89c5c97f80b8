// SPDX-License-Identifier: GPL-3.0-or-later
// How far apart two pictures are.
#pragma once

#include <QImage>

struct PictureDistance {
    int largest = 256;  ///< of one channel of one pixel
    double mean = 256;  ///< of all channels
};

inline PictureDistance distanceOf(const QImage& one, const QImage& other) {
    if (one.size() != other.size() || one.isNull()) return {};
    const QImage a = one.convertToFormat(QImage::Format_RGB32);
    const QImage b = other.convertToFormat(QImage::Format_RGB32);
    PictureDistance distance{0, 0};
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            for (const int each : {qRed(p) - qRed(q), qGreen(p) - qGreen(q), qBlue(p) - qBlue(q)}) {
                distance.largest = qMax(distance.largest, qAbs(each));
                sum += qAbs(each);
            }
        }
    distance.mean = sum / (3.0 * a.width() * a.height());
    return distance;
}
