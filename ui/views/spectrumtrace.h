// Wavelengths of pairs as dots, and places for words beside them.
#pragma once

#include <qcustomplot.h>

#include <functional>
#include <span>
#include <vector>

#include "core/math/phase.h"
#include "core/model.h"
#include "ui/plot/decadeticker.h"

namespace posiscope {

/// A horizontal line of the spectrum.
struct Level {
    double wavelength = 0;
    QString text;
};

/// The shortest and the longest wavelength; 1 and 1 of nothing.
Range wavelengthRange(std::span<const Frequency> frequencies);

/// The pairs in sight: a dot each, or, where a pixel holds several, a bar from the shortest to the longest
/// wavelength among them. Wavelengths need not grow from pair to pair.
class SpectrumTrace {
 public:
    SpectrumTrace(std::span<const Frequency> frequencies, QCPAxis* pairs, QCPAxis* wavelengths);

    /// `colourOf` is asked with wavelengths (the longest one of a bar).
    void draw(QCPPainter& painter, const std::function<QColor(double)>& colourOf) const;
    void drawHollow(QCPPainter& painter, const QColor& colour) const;
    /// Whether something is drawn inside the rectangle.
    bool crosses(const QRectF& place) const;

 private:
    struct Mark {
        double x = 0;
        double top = 0;
        double bottom = 0;
        double longest = 0;  ///< wavelength
    };
    std::vector<Mark> marks_;  // from left to right
    double radius_ = 0;
    bool bars_ = false;
};

/// Finds places for the labels of horizontal lines: beside the line, clear of the traces and of each other.
class LabelPlaces {
 public:
    LabelPlaces(const QRectF& area, std::vector<const SpectrumTrace*> traces)
        : area_(area), traces_(std::move(traces)) {}

    void take(const QRectF& place) { taken_.push_back(place); }
    /// A place for a label of this width at the line's height y, which is taken then. At the right end below
    /// the line if that is free; where nothing is free of the traces, free of labels at least. Empty where
    /// there is no such place either: a label that is left out is better than one that cannot be read.
    QRectF beside(double y, double width);

 private:
    QRectF area_;
    std::vector<const SpectrumTrace*> traces_;
    std::vector<QRectF> taken_;
};

}  // namespace posiscope
