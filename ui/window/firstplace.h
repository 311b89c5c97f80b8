// Where a window stands that nobody has placed yet.
#pragma once

#include <QMargins>
#include <QObject>
#include <QRect>

class QWidget;

namespace posiscope {

/// A window as large as `wanted`, or as the screen has room for with the window's frame; where it is now,
/// unless a part would be beyond the screen. Where even the smallest is too large its upper left corner is on
/// the screen.
QRect firstPlace(const QRect& now, QSize wanted, const QRect& available, const QMargins& frame);

/// Places a window when it is painted for the first time: before that nobody knows what frame the desktop has
/// put around it.
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
