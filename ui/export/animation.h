// SPDX-License-Identifier: GPL-3.0-or-later
// A motion as a file: the pictures of the states it goes through.
#pragma once

#include <QStringList>
#include <functional>
#include <vector>

#include "core/parameters/value.h"
#include "ui/export/dataexport.h"
#include "ui/export/figure.h"

namespace posiscope {

/// What to draw: a figure for each value, and nothing else of its state changes.
struct Animation {
    FigureRequest figure;  ///< its snapshot is the one that the values are set in
    std::string key;       ///< of what moves
    std::vector<Value> values;
    double fps = 30;
    /// Of a GIF: frames are left out, at even distances, until it has at most so many MB; 0: none are.
    double megabytes = 0;
};

/// The endings an animation can have, without dots: gif, webp, mp4, png (numbered files).
QStringList animationFormats();

/// Why the animation cannot be written in this format at this size and rate; usually nothing.
Failure checkAnimation(const Animation& animation, const QString& format);

/// "name-000.png", "name-001.png" … for "name.png".
QStringList numberedFiles(const QString& path, std::size_t count);
/// The files that will be written: clocks.gif, or clocks-000.png, clocks-001.png …
QStringList animationFiles(const QString& path, std::size_t frames);

/// Draws one frame, in the thread of the widgets.
Result<QImage> drawFrame(const Animation& animation, std::size_t frame);

/// Gives the frames to the one who writes them; a null image means that they are no longer wanted.
using FrameSource = std::function<Result<QImage>(std::size_t frame)>;

/// Frames drawn in this thread, which must be that of the widgets.
FrameSource framesHere(const Animation& animation);

/// Frames for a worker thread (see runJob): the thread of the widgets draws one for each turn of its event
/// loop, and lives on in between. Call it in the thread of the widgets, use it in the other one.
FrameSource framesFromWindow(const Animation& animation, KeepGoing wanted);

/// Writes the frames and says how many; 0 where it was cancelled. Files that were there before are replaced
/// at the end, or not at all.
Result<std::size_t> exportAnimation(const Animation& animation, const FrameSource& frames,
                                    const QString& path, const Progress& progress);

/// The sentence for a GIF that has only so many frames of the animation.
Text fewerFrames(std::size_t written, const Animation& animation);

}  // namespace posiscope
