// SPDX-License-Identifier: GPL-3.0-or-later
// Ticks and borders of pictures that are beside each other under the same axes.
#pragma once

#include <functional>

#include "ui/plot/labelticker.h"
#include "ui/plot/plottable.h"

namespace posiscope {

/// A tick in the middle of each picture of `size` cells, or of some of them, evenly spread.
class PictureTicker final : public LabelTicker {
 public:
    using LabelTicker::LabelTicker;
    using Name = std::function<QString(qint64 picture)>;
    void setPictures(qint64 size, qint64 count, Name name);
    QString label(double tick) const override { return name_(pictureAt(tick)); }

 protected:
    double getTickStep(const QCPRange& range) override;
    QVector<double> createTickVector(double step, const QCPRange& range) override;

 private:
    qint64 pictureAt(double tick) const;

    qint64 size_ = 1, count_ = 1;
    Name name_;
};

/// Lines between pictures, in the colour of the paper and as wide as a part of a picture.
class PictureBorders final : public Plottable {
 public:
    using Plottable::Plottable;
    /// Pictures of so many cells; 0: no lines.
    void show(double across, double down, const QColor& colour);

 protected:
    void draw(QCPPainter* painter) override;

 private:
    double across_ = 0, down_ = 0;
    QColor colour_;
};

}  // namespace posiscope
