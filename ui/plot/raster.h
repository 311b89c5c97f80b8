// Fields as pixels.
#pragma once

#include <QImage>
#include <QSize>
#include <vector>

#include "core/colormap.h"
#include "core/field.h"

namespace posiscope {

/// Which part of a field goes into how many pixels, and in which colours. Coordinates count cells: cell n
/// covers [n − ½, n + ½).
struct RasterRequest {
    QSize pixels;
    double left = 0, right = 0;  ///< along x
    double top = 0, bottom = 0;  ///< along y
    bool transposed = false;     ///< false: x counts columns, y counts rows; true: the other way round
    double lowest = -1, highest = 1;
    const Colormap* colours = nullptr;
    bool operator==(const RasterRequest&) const = default;
};

struct Raster {
    QImage image;        ///< transparent outside the field
    float smallest = 0;  ///< of the averages that were drawn
    float largest = 0;
};

/// The run of cells that each of `pixels` equal parts of [from, to) shows. Where a pixel is smaller than a
/// cell it shows the cell it lies in; otherwise every cell belongs to exactly one pixel. Parts outside 0 …
/// cells−1 get empty runs.
std::vector<Run> pixelRuns(double from, double to, int pixels, std::int64_t cells);

/// Draws the exact average of the cells under each pixel. Costs time by the number of pixels (and of
/// dimensions in sight), never by the number of rows.
Raster rasterise(const Field& field, const RasterRequest& request);

}  // namespace posiscope
