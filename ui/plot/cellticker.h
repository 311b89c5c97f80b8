// SPDX-License-Identifier: GPL-3.0-or-later
// Ticks at whole numbers.
#pragma once

#include <optional>

#include "core/positions/positions.h"
#include "ui/plot/labelticker.h"

namespace posiscope {

/// Ticks for an axis of cells first … last: whole numbers, the first and the last one included where they are
/// in sight. Steps are powers of two where the number of cells is one, and 1, 2, 5, 10, 20 … elsewhere.
class CellTicker final : public LabelTicker {
 public:
    using LabelTicker::LabelTicker;
    QString label(double tick) const override;
    void setCells(qint64 first, qint64 count);
    /// Rows that are no consecutive positions: labels are these, and runs of them begin with a tick where
    /// there is room for all beginnings.
    void setListed(std::optional<Positions> positions) { listed_ = std::move(positions); }

 protected:
    double getTickStep(const QCPRange& range) override;
    QVector<double> createTickVector(double step, const QCPRange& range) override;

 private:
    QVector<double> withBeginnings(QVector<double> ticks, double step, const QCPRange& range) const;

    qint64 first_ = 0;
    qint64 count_ = 1;
    std::optional<Positions> listed_;
};

/// Ticks of a number axis with true minus signs.
class NumberTicker final : public LabelTicker {
 public:
    using LabelTicker::LabelTicker;
    QString label(double tick) const override;
};

}  // namespace posiscope
