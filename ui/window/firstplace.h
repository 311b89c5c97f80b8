// SPDX-License-Identifier: GPL-3.0-or-later
// The first position of a window.
#pragma once

#include <QMargins>
#include <QObject>
#include <QRect>

class QWidget;

namespace posiscope {

/// The window's rectangle with the size `wanted`, or as much of it as fits on the screen with the window's
/// frame. The position is that of `now`, moved only as far as the screen requires. If even the smallest size
/// does not fit, the upper left corner is on the screen.
QRect firstPlace(const QRect& now, QSize wanted, const QRect& available, const QMargins& frame);

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
