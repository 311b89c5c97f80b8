// Clocks as a widget.
#pragma once

#include <QWidget>
#include <functional>

#include "ui/views/clockspainter.h"

namespace posiscope {

/// Draws the clocks and tells where the mouse is.
class ClocksCanvas final : public QWidget {
 public:
    explicit ClocksCanvas(QWidget* parent = nullptr);

    void show(const ClocksPicture& picture, const Theme& theme);
    const ClocksPicture& picture() const { return picture_; }

    std::function<void(qint64 pair)> onHover;
    std::function<void(qint64 pair, Qt::KeyboardModifiers modifiers)> onClick;
    std::function<void(qint64 steps)> onWheel;
    std::function<QString(qint64 pair)> toolTipOf;

 protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

 private:
    qint64 pairAt(QPointF point) const;

    ClocksPicture picture_;
    const Theme* theme_ = nullptr;
    int turned_ = 0;  ///< by the wheel, in eighths of a degree, since the last whole step
};

}  // namespace posiscope
