// A field drawn under the axes of a plot.
#pragma once

#include <memory>

#include "ui/plot/painteditem.h"
#include "ui/plot/raster.h"

namespace posiscope {

/// A field as an image that fills an axis rect, computed for the pixels of whatever it is drawn on, with a
/// colour bar in the right margin. The image is kept until something that it shows changes.
class Heatmap {
 public:
    explicit Heatmap(QCustomPlot* plot, QCPAxisRect* rect);

    /// `firstRow` and `firstColumn` are the axis coordinates of the field's first row and column.
    void setField(std::shared_ptr<const Field> field, double firstRow, double firstColumn, bool transposed);
    void setColours(const Colormap& colours, double lowest, double highest);
    /// Colours of the bar's labels and frame.
    void setInk(const QColor& text, const QColor& border);
    /// For files that take long; see Pulse.
    void setPulse(Pulse pulse) { pulse_ = std::move(pulse); }
    /// The smallest average in sight, from drawing the picture at the size of the window. For choosing a
    /// range.
    double smallestInSight();

    const Field* field() const { return field_.get(); }

 private:
    void draw(QCPPainter& painter);
    void drawBar(QCPPainter& painter) const;
    RasterWindow window(double scale) const;
    const RasterMeans& means(const RasterWindow& wanted);
    const QImage& picture(const RasterWindow& wanted);

    QCPAxisRect* rect_;
    std::shared_ptr<const Field> field_;
    double firstRow_ = 0, firstColumn_ = 0;
    bool transposed_ = false;
    RasterColours colours_;
    QColor text_, border_;
    Pulse pulse_;
    // The last numbers and the last picture, kept until something that they show changes.
    std::shared_ptr<const Field> meansField_;
    RasterMeans means_;
    RasterColours paintedColours_;
    QImage painted_;
};

}  // namespace posiscope
