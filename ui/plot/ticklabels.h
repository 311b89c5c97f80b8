// The numbers beside axes.
#pragma once

#include <qcustomplot.h>

namespace posiscope {

/// A ticker whose labels are drawn by drawTickLabels(): QCustomPlot lays each of them out twice in every
/// frame, which takes longer than many a picture.
class LabelTicker : public QCPAxisTicker {
 public:
    virtual QString label(double tick) const = 0;

 protected:
    /// None for QCustomPlot to draw.
    QString getTickLabel(double, const QLocale&, QChar, int) final { return {}; }
    int getSubTickCount(double) override { return 0; }
};

/// The labels of the axis, where QCustomPlot would have them: at the left and at the bottom.
void drawTickLabels(QPainter& painter, const QCPAxis& axis);

}  // namespace posiscope
