// Wavelengths of pairs as dots.
#pragma once

#include <qcustomplot.h>

#include <span>
#include <vector>

#include "core/models/model.h"
#include "core/state/subject.h"

namespace posiscope {

/// The smallest and the largest height; 1 and 1 of nothing.
Interval heightRange(std::span<const double> heights);

/// The pairs in sight: a dot each, or, where a pixel holds several, a bar from the shortest to the longest
/// wavelength among them. Wavelengths need not grow from pair to pair. A's dots are round, B's are diamonds.
class SpectrumTrace {
 public:
    /// `heights` are wavelengths (or ratios), pair by pair.
    SpectrumTrace(std::span<const double> heights, QCPAxis* pairs, QCPAxis* across,
                  Subject side = Subject::a);

    /// Each pair in its colour, a bar in that of its largest one.
    void draw(QCPPainter& painter, std::span<const QColor> colours) const;
    void drawHollow(QCPPainter& painter, const QColor& colour) const;
    /// A line through the dots, B's dashed; of bars there is none.
    void drawLine(QCPPainter& painter, const QColor& colour) const;
    /// Whether something is drawn inside the rectangle.
    bool crosses(const QRectF& place) const;

 private:
    struct Pairs {
        double x = 0;
        double top = 0;
        double bottom = 0;
        double largest = 0;
        std::size_t pair = 0;  ///< of the largest
    };
    void drawBar(QCPPainter& painter, const Pairs& mark) const;

    std::vector<Pairs> marks_;  // from left to right
    double radius_ = 0;
    bool bars_ = false;
    Subject side_;
};

}  // namespace posiscope
