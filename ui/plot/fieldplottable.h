// SPDX-License-Identifier: GPL-3.0-or-later
// A field as colours under the axes of a plot.
#pragma once

#include <functional>
#include <memory>

#include "ui/plot/canvas.h"
#include "ui/plot/colourspan.h"
#include "ui/plot/meanssource.h"
#include "ui/plot/plottable.h"
#include "ui/style/theme.h"

namespace posiscope {

/// What a picture is made of.
struct FieldRequest {
    std::shared_ptr<const Field> field;    ///< null for no picture
    double firstRow = 0, firstColumn = 0;  ///< axis coordinates of the field's first row and column
    bool transposed = false;               ///< rows run along the horizontal axis
    const Colormap* map = nullptr;
    const Theme* theme = &Theme::light();
    /// The values of the map's ends, for the ends of what the colours span.
    std::function<QCPRange(const Interval& ends)> limits = {};
    ColourSpan span = {};  ///< none where the limits are known
    bool numbers = false;  ///< values are written into cells that have room
    Waiting waiting = {};
};

struct FieldPicture {
    QImage image;
    QCPRange range;  ///< the values of the map's ends
    NonFinite nonFinite;
};

/// A field as an image that fills an axis rect: each pixel has the colour of the mean of the cells under it.
/// Means and ends that take long are computed in the background, while the last ones stay in sight.
class FieldPlottable final : public Plottable {
    Q_OBJECT

 public:
    explicit FieldPlottable(QCPAxisRect* rect);

    void show(FieldRequest request);
    const FieldRequest& request() const { return request_; }
    /// The picture for the pixels of that canvas; kept until something that it shows changes.
    const FieldPicture& picture(const Canvas& canvas);
    /// The work that the picture waits for.
    const AsyncWork& work() const { return source_.work().isBusy() ? source_.work() : ends_.work(); }
    /// Whether there is a field, and room for it.
    bool isShown() const { return request_.field && !axisRect()->rect().isEmpty(); }
    /// The places of the numbers that were written into the cells last.
    const std::vector<QRectF>& numbers() const { return numbers_; }

 signals:
    /// What took long has arrived, or takes half a second by now: draw again.
    void changed();

 protected:
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

 private:
    /// The pixels of an image, and the place in the plot that it fills.
    struct Sampling {
        RasterWindow window;
        QRectF place;
    };
    Sampling pixels(const Canvas& canvas) const;
    Sampling cells(const Canvas& canvas) const;
    Sampling samplingFor(const Canvas& canvas) const {
        return canvas.isVector() ? cells(canvas) : pixels(canvas);
    }

    FieldRequest request_;
    MeansSource source_{this, [this] { emit changed(); }, [this] { emit changed(); }};
    AsyncResult<ColourSpan, Interval> ends_{this, [this] { emit changed(); }, [this] { emit changed(); }};
    FieldPicture picture_;
    RasterColours colours_;                     // of picture_
    std::shared_ptr<const RasterMeans> means_;  // in picture_
    std::vector<QRectF> numbers_;
};

/// Limits that are known.
inline std::function<QCPRange(const Interval&)> fixedLimits(const QCPRange& range) {
    return [range](const Interval&) { return range; };
}
/// The least round number (niceCeiling) that covers the values: the end of a colour bar where the parameters
/// do not tell their size.
double roundReach(const Interval& ends);

}  // namespace posiscope
