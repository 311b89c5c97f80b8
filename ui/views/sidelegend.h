// The legend of a plot that shows A and B over each other.
#pragma once

#include <QPainter>
#include <QRect>

#include "core/state/scene.h"
#include "ui/style/theme.h"

namespace posiscope {

/// "—— A · RoPE, base 10 000    - - B · RoPE, base 500 000, YaRN, factor 8": A's line is full and its dots
/// are round, B's line is dashed and its dots are diamonds. It stands above the plot, on one line or on two.
class SideLegend {
 public:
    /// For a scene of both sides; nothing is drawn for any other. `width` is the room.
    SideLegend(const Scene& scene, int width);
    /// With these names; nothing is drawn where they are empty.
    SideLegend(const QString& a, const QString& b, int width);

    int height() const { return lines_ * lineHeight; }
    struct Look {
        QColor a, b;
        bool dots = false;
    };
    void draw(QPainter& painter, QPoint topLeft, const Look& look, const QColor& text) const;

 private:
    static constexpr int lineHeight = 20;
    int entryWidth(const QString& name) const;
    void drawEntry(QPainter& painter, QRect place, Subject side, const Look& look, const QColor& text) const;

    QString a_, b_;
    int width_ = 0;
    int lines_ = 0;
};

/// A dot of A or of B in a scatter plot: round, or a diamond.
void drawSideDot(QPainter& painter, QPointF at, double radius, Subject side);

}  // namespace posiscope
