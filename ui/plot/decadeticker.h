// Ticks of logarithmic axes.
#pragma once

#include "ui/plot/labelticker.h"

namespace posiscope {

/// Ticks at powers of ten, every one, second, third … as there is room; 1 is among them where it is in sight.
class DecadeTicker final : public LabelTicker {
 public:
    using LabelTicker::LabelTicker;
    QString label(double tick) const override;

 protected:
    QVector<double> createTickVector(double, const QCPRange& range) override;
    double getTickStep(const QCPRange&) override { return 1; }

 private:
    bool powers_ = false;  ///< labels are 10⁻⁸ … and not 0.1, 1, 10 …
};

}  // namespace posiscope
