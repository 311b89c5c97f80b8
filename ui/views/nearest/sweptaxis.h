// SPDX-License-Identifier: GPL-3.0-or-later
// An axis along the values of a sweep.
#pragma once

#include <QStringList>
#include <QVector>

#include "core/state/state.h"
#include "ui/plot/labelticker.h"

namespace posiscope {

/// The places of statesTogether() on an axis from 0 to their number less 1: where their values are, on a
/// logarithmic scale where those of the parameter are, or at equal distances where they are no numbers.
struct SweptAxis {
    QVector<double> places;
    QStringList labels;
    QString title;         ///< the parameter; empty where its values are no numbers
    bool numbers = false;  ///< values between them mean something
};
SweptAxis sweptAxisOf(const State& state);

/// Ticks at the places of a sweep.
class SweptTicker final : public LabelTicker {
 public:
    using LabelTicker::LabelTicker;
    QString label(double tick) const override;
    void setPlaces(const SweptAxis& axis) { axis_ = axis; }

 protected:
    QVector<double> createTickVector(double, const QCPRange& range) override;

 private:
    SweptAxis axis_;
};

}  // namespace posiscope
