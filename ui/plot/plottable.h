// SPDX-License-Identifier: GPL-3.0-or-later
// The base class of our plottables.
#pragma once

#include <qcustomplot.h>

namespace posiscope {

/// A plottable on the left and bottom axes of an axis rect. Views choose the ranges of axes and what a click
/// means: a plottable has no range and cannot be selected.
class Plottable : public QCPAbstractPlottable {
    Q_OBJECT

 public:
    explicit Plottable(QCPAxisRect* rect)
        : QCPAbstractPlottable(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft)) {
        setSelectable(QCP::stNone);
    }

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }
    QCPRange getKeyRange(bool& found, QCP::SignDomain) const override {
        found = false;
        return {};
    }
    QCPRange getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const override {
        found = false;
        return {};
    }

    /// Whether something is drawn with lines that have a width.
    virtual bool hasCurves() const { return false; }
    /// The width of the widest line, others in proportion; 0 for their own.
    void setLineWidth(double width) { lineWidth_ = width; }

 protected:
    double lineWidth() const { return lineWidth_; }
    QCPAxisRect* axisRect() const { return keyAxis()->axisRect(); }
    /// QCustomPlot moves every clip up by a pixel.
    QRect clipRect() const override { return axisRect()->rect().translated(0, 1); }
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {}

 private:
    double lineWidth_ = 0;
};

}  // namespace posiscope
