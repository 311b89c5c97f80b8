// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers for tests of exported motions.
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "core/state/motion.h"
#include "tests/support/animations.h"
#include "tests/support/bytes.h"
#include "ui/export/animation.h"

namespace posiscope {

inline Animation animationOf(const char* view, const char* text, double fps = 30,
                             std::optional<double> seconds = {}) {
    const State state = defaultState();
    const auto motion = parseMotion(state, text);
    Animation animation;
    animation.figure.snapshot = makeSnapshot(state);
    animation.figure.panes = {{view, {}}};
    animation.figure.size = {400, 240};  // room for the clocks of an offset map
    animation.figure.cursor = true;
    animation.key = motion->key;
    animation.values = *frameValues(*motion, fps, seconds);
    animation.fps = fps;
    return animation;
}

/// The picture of one frame's state, drawn like any other export.
inline QImage pictureOf(const Animation& animation, std::size_t frame) {
    FigureRequest request = animation.figure;
    State state = request.snapshot.state;
    state.values.set(animation.key, animation.values[frame]);
    repair(state);
    request.snapshot = makeSnapshot(state);
    return renderImage(request).value();
}

/// The pictures of all frames. Equal pictures in a row are one frame with their whole duration.
inline QList<DecodedFrame> picturesOf(const Animation& animation) {
    QList<DecodedFrame> frames;
    for (std::size_t n = 0; n < animation.values.size(); ++n) {
        const QImage image = pictureOf(animation, n).convertToFormat(QImage::Format_RGB32);
        const auto at = [&](std::size_t frame) { return qRound(1000 * double(frame) / animation.fps); };
        if (frames.isEmpty() || frames.last().image != image) frames << DecodedFrame{image, 0};
        frames.last().duration += at(n + 1) - at(n);
    }
    return frames;
}

inline QByteArray exported(const Animation& animation, const QString& path) {
    const auto outcome = exportAnimation(animation, framesHere(animation), path, [](double) { return true; });
    if (!outcome) qFatal("%s", outcome.error().text.english().c_str());
    return bytesOf(path);
}

inline QStringList filesIn(const QTemporaryDir& folder) {
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

}  // namespace posiscope
