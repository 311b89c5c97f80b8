// SPDX-License-Identifier: GPL-3.0-or-later
// Ticks of logarithmic axes.
#pragma once

#include "ui/plot/labelticker.h"

namespace posiscope {

/// Ticks at powers of ten, every one, second, third … as there is room; 1 is among them where it is in sight.
/// Between them are small ticks at 2, 3, … 9 times a power, or at the powers left out. Where fewer than two
/// powers are in sight, 2 and 5 times a power are ticks as well.
class DecadeTicker final : public LabelTicker {
 public:
    using LabelTicker::LabelTicker;
    QString label(double tick) const override;

 protected:
    QVector<double> createTickVector(double, const QCPRange& range) override;
    QVector<double> createSubTickVector(int, const QVector<double>&) override;
    double getTickStep(const QCPRange&) override { return 1; }

 private:
    /// 1, 2, … 9 times each power of ten in sight, and by how much they multiply it.
    std::vector<std::pair<double, int>> multiples() const;

    QCPRange range_;
    int every_ = 1;
    bool powers_ = false;  ///< labels are 10⁻⁸, 1, 10⁶ … and not 0.1, 1, 10, 1000 …: one notation on an axis
};

}  // namespace posiscope
