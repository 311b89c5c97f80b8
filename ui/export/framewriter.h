// SPDX-License-Identifier: GPL-3.0-or-later
// Writers of animations.
#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <memory>

#include "core/base/result.h"

namespace posiscope {

/// Takes the frames of an animation in order. Nothing is replaced before finish(); without it, nothing is
/// left behind.
class FrameWriter {
 public:
    FrameWriter() = default;
    FrameWriter(const FrameWriter&) = delete;
    FrameWriter& operator=(const FrameWriter&) = delete;
    virtual ~FrameWriter() = default;

    /// Whether add() must be preceded by learn() of some frames from all over the animation.
    virtual bool learns() const { return false; }
    virtual Failure learn(const QImage&) { return std::nullopt; }
    /// Finds out what is wrong with the place before anything is drawn.
    virtual Failure open() = 0;
    /// The frame is shown from `start` to `end`, in seconds.
    virtual Failure add(const QImage& frame, double start, double end) = 0;
    virtual Failure finish() = 0;
};

/// GIF with one palette for all frames, so that nothing flickers. Times are rounded to 1/100 s each from the
/// start, so that they do not drift.
std::unique_ptr<FrameWriter> gifWriter(const QString& path, QSize size);
/// How often an animation is shown.
enum class Repeats { always, once };
/// WebP without loss; times are rounded to 1/1000 s.
std::unique_ptr<FrameWriter> webpWriter(const QString& path, QSize size, Repeats repeats = Repeats::always);
/// The program that encodes MP4, ffmpeg; empty where it is not installed.
QString mp4Encoder();
/// MP4 by ffmpeg (H.264, 4:2:0), frames of equal times; sides of odd lengths get a white pixel more.
std::unique_ptr<FrameWriter> mp4Writer(const QString& path, QSize size);
/// One picture for each frame at its own path, PNG or WebP by its ending.
std::unique_ptr<FrameWriter> pictureWriter(const QStringList& paths);
/// A picture as WebP without loss; empty where it cannot be encoded.
QByteArray encodedWebp(const QImage& image);

}  // namespace posiscope
