// SPDX-License-Identifier: GPL-3.0-or-later
// Tickers whose labels never overlap.
#pragma once

#include <qcustomplot.h>

namespace posiscope {

/// A ticker of an axis: a label that would overlap the one before it is left out.
class LabelTicker : public QCPAxisTicker {
 public:
    explicit LabelTicker(const QCPAxis* axis) : axis_(axis) {}

    virtual QString label(double tick) const = 0;

 protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) final { return label(tick); }
    QVector<QString> createLabelVector(const QVector<double>& ticks, const QLocale& locale, QChar formatChar,
                                       int precision) final;
    int getSubTickCount(double) override { return 0; }

 private:
    const QCPAxis* axis_;
};

/// The axis with a ticker of that kind, made where it has another.
template <class Ticker>
QSharedPointer<Ticker> tickerOf(QCPAxis* axis) {
    auto ticker = axis->ticker().dynamicCast<Ticker>();
    if (!ticker) {
        ticker = QSharedPointer<Ticker>::create(axis);
        axis->setTicker(ticker);
    }
    return ticker;
}

/// Puts the axis' label where its middle is so far from the axis, whatever the tick labels are.
void placeLabel(QCPAxis* axis, int distance);

}  // namespace posiscope
