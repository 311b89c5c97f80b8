// SPDX-License-Identifier: GPL-3.0-or-later
// Painted pictures as widgets.
#pragma once

#include <qcustomplot.h>

#include <functional>

#include "ui/style/interfacescale.h"
#include "ui/style/theme.h"

namespace posiscope {

/// A widget that is one painted picture and tells where the mouse is. Places are in the picture's logical
/// pixels, which follow the scale of the interface.
class PictureWidget : public QWidget {
 public:
    explicit PictureWidget(const QString& objectName);

    /// False where there was no room for the picture.
    virtual bool draw(QCPPainter& painter, QSize size) = 0;
    /// The size in logical pixels.
    QSize area() const { return inLargePixels(size()); }

    std::function<void(QPointF at)> onHover;
    std::function<void(QPointF at, Qt::KeyboardModifiers modifiers)> onClick;
    std::function<void(qint64 steps)> onWheel;
    std::function<QString(QPointF at)> toolTipAt;

 protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

 private:
    int wheeled_ = 0;  ///< in eighths of a degree, since the last whole step
};

/// A widget that shows a `Picture`, the data of a painting.
template <class Picture>
class PictureOf final : public PictureWidget {
 public:
    using Draw =
        std::function<bool(QCPPainter& painter, QSize size, const Picture& picture, const Theme& theme)>;

    PictureOf(const QString& objectName, Draw draw) : PictureWidget(objectName), draw_(std::move(draw)) {}

    void show(Picture picture, const Theme& theme) {
        picture_ = std::move(picture);
        theme_ = &theme;
        update();
    }
    const Picture& picture() const { return picture_; }
    bool draw(QCPPainter& painter, QSize size) override {
        if (theme_ == nullptr) return true;
        painter.save();
        const bool room = draw_(painter, size, picture_, *theme_);
        painter.restore();
        return room;
    }

 private:
    Draw draw_;
    Picture picture_;
    const Theme* theme_ = nullptr;
};

}  // namespace posiscope
