// SPDX-License-Identifier: GPL-3.0-or-later
// A QCustomPlot whose logical pixels follow the scale of the interface.
#pragma once

#include <qcustomplot.h>

namespace posiscope {

/// While presenting, a plot is laid out in larger logical pixels than those of other widgets; its paint
/// buffers hold the device's own pixels all the same.
class PlotWidget final : public QCustomPlot {
    Q_OBJECT

 public:
    PlotWidget();

    /// Something has changed: a replot follows, of a hidden plot when it is shown.
    void refresh();
    /// Only marks on the overlay layer have changed.
    void refreshMarks();
    /// The widget's area, and a place on it, in the pixels that the plot is laid out in.
    QRect area() const;
    static QPointF place(QPointF pixel);

 signals:
    /// The plot's viewport has another size.
    void resized();
    void mouseLeft();

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void leaveEvent(QEvent* event) override;

 private:
    double bufferRatio() const;
    /// To another size or scale.
    void adapt();
    void queueReplot();
    void providePaintBuffers();

    QCPLayer* overlay_;
    bool stale_ = false;
};

}  // namespace posiscope
