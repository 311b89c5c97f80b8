// SPDX-License-Identifier: GPL-3.0-or-later
// Fields as pixels.
#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <vector>

#include "core/base/colormap.h"
#include "core/base/progress.h"
#include "core/fields/field.h"

namespace posiscope {

/// Which part of a field goes into how many pixels. Coordinates count cells: cell n covers [n − ½, n + ½).
struct RasterWindow {
    QSize pixels;
    double left = 0, right = 0;  ///< along x
    double top = 0, bottom = 0;  ///< along y
    bool transposed = false;     ///< false: x counts columns, y counts rows; true: the other way round
    bool operator==(const RasterWindow&) const = default;
};

/// Whether a picture has colours that are not on its map.
struct NonFinite {
    bool notANumber = false;
    bool negative = false, positive = false;  ///< infinities

    /// "−∞"; empty where there is none.
    QString infinity() const;
    NonFinite& operator|=(const NonFinite& other);
};

/// The colours of numbers: the map's ends are those of `lowest` and `highest`.
struct RasterColours {
    double lowest = -1, highest = 1;
    const Colormap* map = nullptr;
    QRgb notANumber = qRgb(204, 121, 167);  ///< blocks that hold a NaN
    QRgb infinite = qRgb(160, 160, 160);    ///< blocks that hold an infinity: masked scores
    bool operator==(const RasterColours&) const = default;
};

/// The colour at `share`, 0 … 1, of the way from the map's lower end to its upper one.
QRgb colourAt(const Colormap& map, double share);

/// The run of cells that each of `pixels` equal parts of [from, to) shows. Where a pixel is smaller than a
/// cell it shows the cell at its centre; otherwise every cell belongs to exactly one pixel. Parts outside 0 …
/// cells−1 get empty runs.
std::vector<IndexRange> pixelRuns(double from, double to, int pixels, std::int64_t cells);

/// One axis of a raster. Neighbouring pixels that show the same cells share one run.
struct RasterAxis {
    RasterAxis() = default;
    RasterAxis(double from, double to, int pixels, std::int64_t cells);

    std::vector<IndexRange> runs;  ///< distinct, ascending, non-empty
    std::vector<int> index;        ///< per pixel: its run, or −1 outside the field
};

/// The numbers behind a picture: the exact average of the cells under each pixel. Costs time by the number of
/// pixels (and of dimensions in sight), never by the number of rows.
struct RasterMeans {
    RasterWindow window;
    RasterAxis x, y;
    std::vector<float> means;  ///< rows × columns of the field's runs
    bool finite = true;        ///< whether no mean can be NaN or infinite
};

/// In how many parts of some rows work is done, and what is asked between them; empty: nobody.
struct RasterParts {
    int count = 1;
    Progress proceed = {};
};

/// When the work is stopped, there are no means.
RasterMeans rasterMeans(const Field& field, const RasterWindow& window, const RasterParts& parts = {},
                        std::vector<float> memory = {});

/// Cells in the place of averages, one for two by two pixels: what a picture that is slow to make begins
/// with.
RasterMeans coarseMeans(const Field& field, const RasterWindow& window);

/// Which runs of a field a window shows, along x and along y.
struct RasterAxes {
    RasterAxes(const Field& field, const RasterWindow& window);

    RasterAxis x, y;
};

/// The picture of those numbers; transparent outside the field. The memory of `into` is used again where it
/// fits.
NonFinite paintMeans(const RasterMeans& raster, const RasterColours& wanted, QImage& into);
QImage paintMeans(const RasterMeans& means, const RasterColours& colours);

}  // namespace posiscope
