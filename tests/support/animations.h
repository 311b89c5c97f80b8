// SPDX-License-Identifier: GPL-3.0-or-later
// Animated files, decoded again frame by frame.
#pragma once

#include <gif_lib.h>
#include <webp/demux.h>

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QList>
#include <cstring>

#include "tests/support/picturedistance.h"

/// A frame as a person sees it, and for how long (in 1/1000 s).
struct DecodedFrame {
    QImage image;
    int duration = 0;
};

/// The pictures come from Qt's reader of GIF files, the durations from giflib, which has no minimum.
inline QList<DecodedFrame> decodeGif(const QByteArray& bytes) {
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "gif");
    QList<DecodedFrame> frames;
    for (QImage image = reader.read(); !image.isNull(); image = reader.read())
        frames << DecodedFrame{image.convertToFormat(QImage::Format_RGB32), 0};

    struct Source {
        const QByteArray& bytes;
        int at = 0;
    } source{bytes};
    int error = 0;
    GifFileType* gif = DGifOpen(
        &source,
        [](GifFileType* file, GifByteType* into, int count) {
            auto* from = static_cast<Source*>(file->UserData);
            count = qMin(count, int(from->bytes.size()) - from->at);
            std::memcpy(into, from->bytes.constData() + from->at, size_t(count));
            from->at += count;
            return count;
        },
        &error);
    if (gif == nullptr || DGifSlurp(gif) != GIF_OK || gif->ImageCount != frames.size()) frames.clear();
    for (int n = 0; n < frames.size(); ++n) {
        GraphicsControlBlock control{};
        DGifSavedExtensionToGCB(gif, n, &control);
        frames[n].duration = 10 * control.DelayTime;
    }
    if (gif != nullptr) DGifCloseFile(gif, &error);
    return frames;
}

inline QList<DecodedFrame> decodeWebp(const QByteArray& bytes) {
    QList<DecodedFrame> frames;
    const WebPData data{reinterpret_cast<const uint8_t*>(bytes.constData()), size_t(bytes.size())};
    WebPAnimDecoder* decoder = WebPAnimDecoderNew(&data, nullptr);
    if (decoder == nullptr) return frames;
    WebPAnimInfo info;
    WebPAnimDecoderGetInfo(decoder, &info);
    int before = 0;
    while (WebPAnimDecoderHasMoreFrames(decoder) != 0) {
        uint8_t* pixels = nullptr;
        int end = 0;
        if (WebPAnimDecoderGetNext(decoder, &pixels, &end) == 0) break;
        const QImage image(pixels, int(info.canvas_width), int(info.canvas_height), QImage::Format_RGBA8888);
        frames << DecodedFrame{image.convertToFormat(QImage::Format_RGB32), end - before};
        before = end;
    }
    WebPAnimDecoderDelete(decoder);
    return frames;
}

/// What 255 colours for all frames together may cost.
inline constexpr int gifLargest = 40;
inline constexpr double gifMean = 0.8;  // dense waves: thick bands blend four colours in every share
