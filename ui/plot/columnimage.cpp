// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/columnimage.h"

#include <QColor>
#include <algorithm>
#include <cstring>

#include "ui/plot/wideregisters.h"

namespace posiscope {

namespace {

constexpr std::uint32_t even = 0x00ff00ffU;  // bytes; the odd ones are shifted to them

/// Lays an opaque colour over premultiplied pixels, each with its own opacity out of 255.
POSISCOPE_WIDE_REGISTERS void blend(QRgb* __restrict pixels, const std::uint8_t* __restrict opacities,
                                    int count, QRgb colour) {
    const std::uint32_t evens = colour & even;
    const std::uint32_t odds = (colour >> 8U) & even;
    for (int n = 0; n < count; ++n) {
        const std::uint32_t above = opacities[n] + (opacities[n] >> 7U);  // out of 256
        const std::uint32_t rest = 256 - above;
        const std::uint32_t a = ((pixels[n] & even) * rest + evens * above) >> 8U;
        const std::uint32_t b = ((pixels[n] >> 8U) & even) * rest + odds * above;
        pixels[n] = (a & even) | (b & ~even);
    }
}

/// Lays a premultiplied colour over premultiplied pixels. A frame of the waves of columnimage.h takes 11.0 ms
/// with it, and 13.0 ms with QPainter, which wakes other threads for every band.
POSISCOPE_WIDE_REGISTERS void tint(QRgb* pixels, int count, QRgb colour) {
    const std::uint32_t alpha = colour >> 24U;
    const std::uint32_t rest = 256 - (alpha + (alpha >> 7U));  // out of 256
    for (int n = 0; n < count; ++n) {
        const std::uint32_t a = ((pixels[n] & even) * rest) >> 8U;
        const std::uint32_t b = ((pixels[n] >> 8U) & even) * rest;
        pixels[n] = colour + ((a & even) | (b & ~even));
    }
}

constexpr int side = 4;

/// Exchanges rows and columns of a square that fills four vector registers.
void transposeSquare(const QRgb* from, std::ptrdiff_t fromStride, QRgb* to, std::ptrdiff_t toStride) {
    QRgb square[side][side];
    for (int n = 0; n < side; ++n)
        for (int m = 0; m < side; ++m)
            square[m][n] = from[n * fromStride + m];
    for (int m = 0; m < side; ++m)
        std::memcpy(to + m * toStride, square[m], sizeof square[m]);
}

std::ptrdiff_t strideOf(const QImage& image) {
    return image.bytesPerLine() / std::ptrdiff_t{sizeof(QRgb)};
}

}  // namespace

ColumnImage::ColumnImage(QSize size) : columns_(size.transposed(), QImage::Format_ARGB32_Premultiplied) {
    columns_.fill(Qt::transparent);
}

void ColumnImage::fill(const QRect& area, const QColor& colour) {
    const QRect inside = area & QRect(QPoint(0, 0), columns_.size().transposed());
    const QRgb premultiplied = qPremultiply(colour.rgba());
    auto* const pixels = reinterpret_cast<QRgb*>(columns_.bits());
    for (int column = inside.left(); column <= inside.right(); ++column)
        tint(pixels + column * strideOf(columns_) + inside.top(), inside.height(), premultiplied);
}

void ColumnImage::lay(int column, int row, std::span<const std::uint8_t> opacities, QRgb colour) {
    auto* const pixels = reinterpret_cast<QRgb*>(columns_.bits()) + column * strideOf(columns_) + row;
    blend(pixels, opacities.data(), static_cast<int>(opacities.size()), colour | 0xff000000U);
}

// In blocks that fit into the first-level cache: 0.3 ms for 1,400 × 800 pixels, and 1.8 ms without squares.
QImage ColumnImage::image() const {
    constexpr int block = 32;
    QImage out(columns_.size().transposed(), columns_.format());
    const auto* const from = reinterpret_cast<const QRgb*>(columns_.constBits());
    auto* const to = reinterpret_cast<QRgb*>(out.bits());
    const std::ptrdiff_t fromStride = strideOf(columns_);
    const std::ptrdiff_t toStride = strideOf(out);
    const int right = out.width();
    const int bottom = out.height();
    const int width = right / side * side;
    const int height = bottom / side * side;
    for (int top = 0; top < height; top += block)
        for (int left = 0; left < width; left += block)
            for (int y = top; y < std::min(top + block, height); y += side)
                for (int x = left; x < std::min(left + block, width); x += side)
                    transposeSquare(from + x * fromStride + y, fromStride, to + y * toStride + x, toStride);
    for (int y = 0; y < bottom; ++y)  // what the squares leave at the right and below
        for (int x = y < height ? width : 0; x < right; ++x)
            to[y * toStride + x] = from[x * fromStride + y];
    return out;
}

}  // namespace posiscope
