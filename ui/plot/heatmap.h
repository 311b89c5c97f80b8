// A field drawn under the axes of a plot.
#pragma once

#include <memory>

#include "ui/plot/meanssource.h"
#include "ui/plot/painteditem.h"
#include "ui/plot/raster.h"
#include "ui/style/theme.h"

namespace posiscope {

/// A field as an image that fills an axis rect, computed for the pixels of whatever it is drawn on, with a
/// colour bar in the right margin. The image is kept until something that it shows changes.
class Heatmap {
 public:
    explicit Heatmap(QCustomPlot* plot, QCPAxisRect* rect);

    /// `firstRow` and `firstColumn` are the axis coordinates of the field's first row and column.
    void setField(std::shared_ptr<const Field> field, double firstRow, double firstColumn, bool transposed);
    void setColours(const Colormap& colours, const QCPRange& range);
    void setRange(const QCPRange& range);
    /// The colour bar lies below the picture, for small ones, with labels at its ends alone.
    void setBarBelow() { barBelow_ = true; }
    /// What such a bar and its labels need below the picture.
    static constexpr int barBelowHeight = 28;
    /// Colours of labels and frames.
    void setInk(const Theme& theme);
    /// For files: the picture is complete when it has been drawn, however long that takes; see Pulse.
    void setWaiting(bool waits, Pulse pulse) {
        waits_ = waits;
        pulse_ = std::move(pulse);
    }
    /// The smallest average in sight, of the pixels that the painter will be given: larger blocks have
    /// smaller averages. For choosing a range.
    double smallestInSight(const QCPPainter& painter);
    /// The same for the largest magnitude.
    double largestMagnitudeInSight(const QCPPainter& painter);
    /// What a painter need not fill before the picture is drawn.
    QRect covered(const QCPPainter& painter);
    /// Called when numbers have arrived that took long.
    void onArrival(QObject* receiver, std::function<void()> redraw);

    /// The least round number (roundedUp) that covers what is in sight: the end of a colour bar for values
    /// whose size the parameters do not tell.
    double roundReachInSight(const QCPPainter& painter);

    const Field* field() const { return field_.get(); }

 private:
    void draw(QCPPainter& painter);
    void drawBar(QCPPainter& painter);
    void drawBarBelow(QCPPainter& painter) const;
    void drawStrangeKey(QCPPainter& painter) const;
    RasterWindow window(const QCPPainter& painter) const;
    const RasterMeans& inSight(const QCPPainter& painter);
    /// A picture that is painted while its numbers are computed.
    struct Direct {
        Direct(const Field& field, const RasterWindow& wanted) : window(wanted), axes(field, wanted) {}
        RasterWindow window;
        RasterAxes axes;
        std::unique_ptr<RowMeans> means;
    };
    std::unique_ptr<Direct> directly(const RasterWindow& wanted) const;
    bool drawDirectly(QImage& pixels);
    const QImage& picture(const RasterWindow& wanted);

    QCPAxisRect* rect_;
    std::shared_ptr<const Field> field_;
    double firstRow_ = 0, firstColumn_ = 0;
    bool transposed_ = false;
    RasterColours colours_;
    const Theme* theme_ = &Theme::light();
    Pulse pulse_;
    bool waits_ = false;
    bool barBelow_ = false;
    MeansSource source_;
    std::unique_ptr<Direct> direct_;  // prepared for the painting that comes next
    std::vector<float> room_;
    // The last picture that could not be painted to where it is seen, kept until something that it shows
    // changes.
    RasterColours paintedColours_;
    int paintedVersion_ = -1;
    QImage painted_;
    Strange paintedStrange_;
    Strange strange_;  // of the picture that was drawn last
    // The bar's colours.
    const Colormap* barMap_ = nullptr;
    QImage bar_;
};

}  // namespace posiscope
