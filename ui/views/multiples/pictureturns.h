// SPDX-License-Identifier: GPL-3.0-or-later
// Several pictures that are drawn one after the other, in as many frames as they need.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>

namespace posiscope {

/// While something is dragged, a frame draws the pictures that it has time for, and the next frames draw the
/// others. A picture that waits is drawn before one that has had its turn.
class PictureTurns final : public QObject {
    Q_OBJECT

 public:
    /// `showNext` shows one picture, which the event loop then draws; false where no picture is left.
    explicit PictureTurns(std::function<bool()> showNext);

    /// All pictures are out of date. Unless something is `moving`, go() shows all of them at once.
    void begin(bool moving);
    void go();

 private:
    void step();

    std::function<bool()> showNext_;
    bool moving_ = false;
    QElapsedTimer frame_;
    QTimer nextFrame_;
};

}  // namespace posiscope
