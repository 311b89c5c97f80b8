// SPDX-License-Identifier: GPL-3.0-or-later
// Marks over a plot, which follow the mouse.
#pragma once

#include <qcustomplot.h>

#include <functional>
#include <vector>

#include "ui/style/theme.h"

namespace posiscope {

/// A line, a dot, a label or a notice, in the plot's pixels.
class Mark final : public QCPAbstractItem {
    Q_OBJECT

 public:
    using Draw = std::function<void(QCPPainter& painter)>;

    explicit Mark(QCustomPlot* plot);
    void show(Draw draw);

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

 protected:
    void draw(QCPPainter* painter) override;

 private:
    Draw draw_;
};

/// The marks of a plot: items on its overlay layer. Those of the last frame are used again.
class Marks {
 public:
    explicit Marks(QCustomPlot* plot) : plot_(plot) {}

    /// Takes all marks away.
    void clear();
    /// What is drawn over the marks before it.
    void add(Mark::Draw draw);

    void line(QPointF from, QPointF to, const QPen& pen);
    /// A line in two colours, visible over any picture. It leaves out what is in `free` when it is drawn.
    void cursor(QPointF from, QPointF to, const Theme& theme, std::function<QRegion()> free = {});
    /// A dot with a rim; a diamond where it is B's.
    void dot(QPointF at, double radius, const QColor& colour, const Theme& theme, bool diamond = false);
    /// Words in a box.
    void label(const QRectF& box, const QString& text, const Theme& theme);
    /// A dot on a curve and its value beside it, inside `rect`; or in the margin at its right, where it hides
    /// nothing.
    void value(const QRect& rect, QPointF at, const QString& value, const Theme& theme,
               bool inMargin = false);

    /// What a mark is, for tool tips: `area` has it, and a little around it.
    void explain(const QRectF& area, const QString& text);
    /// What the mark at a place is; empty where there is none.
    QString explanationAt(QPointF at) const;

    /// The boxes of the labels.
    const std::vector<QRectF>& labels() const { return labels_; }

    static QFont labelFont() { return textFont(11, QFont::DemiBold); }

 private:
    QCustomPlot* plot_;
    std::vector<Mark*> marks_;
    std::size_t shown_ = 0;
    std::vector<std::pair<QRectF, QString>> explained_;
    std::vector<QRectF> labels_;
};

/// Words in a box.
void drawLabel(QPainter& painter, const QRectF& box, const QString& text, const Theme& theme);
/// A dot in the painter's colours: round, or a diamond.
void drawDot(QPainter& painter, QPointF at, double radius, bool diamond);

}  // namespace posiscope
