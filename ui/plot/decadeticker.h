// Ticks of logarithmic axes.
#pragma once

#include <qcustomplot.h>

namespace posiscope {

/// Ticks at powers of ten, every one, second, third … as there is room; 1 is among them where it is in sight.
class DecadeTicker final : public QCPAxisTicker {
 protected:
    QVector<double> createTickVector(double, const QCPRange& range) override;
    double getTickStep(const QCPRange&) override { return 1; }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override;

 private:
    bool powers_ = false;  ///< labels are 10⁻⁸ … and not 0.1, 1, 10 …
};

}  // namespace posiscope
