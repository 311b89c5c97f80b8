// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/multiples/pictureturns.h"

#include <algorithm>

namespace posiscope {

namespace {

constexpr qint64 drawing = 5;  // ms of a frame after which no further picture begins
constexpr int frame = 16;      // ms

}  // namespace

PictureTurns::PictureTurns(std::function<bool()> showNext) : showNext_(std::move(showNext)) {
    nextFrame_.setSingleShot(true);
    connect(&nextFrame_, &QTimer::timeout, this, [this] {
        frame_.start();
        step();
    });
}

void PictureTurns::begin(bool moving) {
    moving_ = moving;
    nextFrame_.stop();
    frame_.start();
}

void PictureTurns::go() {
    if (moving_)
        step();
    else
        while (showNext_()) {
        }
}

/// Plots draw what they are shown in an event of their own, which comes before the one that is queued here.
void PictureTurns::step() {
    if (nextFrame_.isActive()) return;
    if (frame_.elapsed() >= drawing)
        nextFrame_.start(frame - static_cast<int>(std::min<qint64>(frame_.elapsed(), frame - 1)));
    else if (showNext_())
        QMetaObject::invokeMethod(this, &PictureTurns::step, Qt::QueuedConnection);
}

}  // namespace posiscope
