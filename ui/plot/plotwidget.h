// A QCustomPlot that is painted without layers of pixels.
#pragma once

#include <qcustomplot.h>

#include <functional>
#include <vector>

#include "ui/style/interfacescale.h"

namespace posiscope {

/// QCustomPlot paints into several transparent pixmaps as large as itself, clears them and blends them again
/// at every change. This one keeps a single opaque picture, and paints what moves with the mouse over it: a
/// frame is one drawing and two copies. Call refresh() instead of replot().
class PlotWidget final : public QCustomPlot {
    Q_OBJECT

 public:
    using Overlay = std::function<void(QCPPainter& painter)>;

    /// Which part of the picture is painted all over, so that nothing is needed behind it.
    using Covered = std::function<QRect(const QCPPainter& painter)>;

    using Prepare = std::function<void(const QCPPainter& painter)>;

    /// `prepare` is called right before the picture is painted.
    PlotWidget(Prepare prepare, Covered covered, Overlay overlay);

    /// The picture has changed: it is painted when the window gets to it.
    void refresh();
    /// Only what lies over the picture has changed.
    void refreshOverlay() { update(); }
    /// What lies over the cursor as well: that something is being computed, or why there is nothing.
    void addNotice(Overlay notice) { notices_.push_back(std::move(notice)); }
    void paintNotices(QCPPainter& painter) const {
        for (const Overlay& notice : notices_)
            notice(painter);
    }
    /// The widget's area, and a place on it, in the pixels that the plot is laid out in: larger ones while
    /// presenting.
    QRect area() const;
    static QPointF place(QPointF pixel) { return pixel / interfaceScale(); }

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

 private:
    void paintPicture(QCPPainter& painter);

    Prepare prepare_;
    Covered covered_;
    Overlay overlay_;
    std::vector<Overlay> notices_;
    QPixmap picture_;  // null while it changes
    bool stale_ = true;
};

}  // namespace posiscope
