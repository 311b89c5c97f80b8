// Anything drawn by a function inside a plot.
#pragma once

#include <qcustomplot.h>

#include <functional>

namespace posiscope {

/// A layer's item that is painted by a function. With an axis rect it is clipped to it.
class PaintedItem final : public QCPLayerable {
    Q_OBJECT

 public:
    using Paint = std::function<void(QCPPainter& painter)>;

    PaintedItem(QCustomPlot* plot, const QString& layer, QCPAxisRect* clip, Paint paint);

 protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

 private:
    QPointer<QCPAxisRect> clip_;
    Paint paint_;
};

/// While a QCPPainter smooths edges it draws half a pixel further to the right and below, where no picture
/// can go straight to the device's pixels.
inline void onWholePixels(QCPPainter& painter) {
    painter.setAntialiasing(false);
}

/// The device pixels per logical pixel of what is painted on.
double deviceScale(const QCPPainter& painter);

}  // namespace posiscope
