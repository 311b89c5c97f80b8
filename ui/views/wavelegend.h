// The legend at the right of waves.
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "ui/style/theme.h"

class QPainter;

namespace posiscope {

struct WaveEntry {
    QString text;
    QColor colour;
    std::int64_t dimension = -1;  ///< what a click on it means; −1 for nothing
    bool off = false;             ///< not drawn
    bool band = false;            ///< drawn as a band with its ends and mean, not as a line
};

class WaveLegend {
 public:
    /// Beside the plot, as many entries as there is room for, each `width` wide at most.
    void draw(QPainter& painter, const QRect& plot, int width, const std::vector<WaveEntry>& entries,
              const Theme& theme);
    /// Of the entry at a point, as they were drawn last.
    std::optional<std::int64_t> dimensionAt(QPointF point) const;

 private:
    struct Place {
        QRectF box;
        std::int64_t dimension;
    };
    std::vector<Place> places_;
};

}  // namespace posiscope
