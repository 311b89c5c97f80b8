// SPDX-License-Identifier: GPL-3.0-or-later
// The first position of a window.
#pragma once

#include <QMargins>
#include <QObject>
#include <QRect>
#include <QSize>

class QWidget;

namespace posiscope {

/// The window's rectangle with the size `wanted`, or as much of it as fits on the screen with the window's
/// frame. The position is that of `now`, moved only as far as the screen requires. If even the smallest size
/// does not fit, the upper left corner is on the screen.
QRect firstPlace(const QRect& now, QSize wanted, const QRect& available, const QMargins& frame);

/// The size that a window can have on its screen with its frame; before it is shown, with an estimate of it.
QSize roomOnScreen(const QWidget& window);

/// Places a window when it is first painted: before that its frame on this desktop is unknown.
class FirstPlace final : public QObject {
    Q_OBJECT

 public:
    FirstPlace(QWidget* window, QSize wanted);

 private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void place();

    QWidget* window_;
    QSize wanted_, given_;
};

}  // namespace posiscope
