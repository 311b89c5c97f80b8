// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a sentence.
#pragma once

#include <qcustomplot.h>

#include "ui/plot/raster.h"
#include "ui/style/theme.h"
#include "ui/views/sentence/sentencelayout.h"

namespace posiscope {

/// Draws a sentence's tables, attention and facts, and keeps the images of its tables until they change.
class SentencePainter {
 public:
    bool draw(QCPPainter& painter, QSize size, const SentencePicture& picture, const Theme& theme);

 private:
    struct Map {
        std::shared_ptr<const Field> field;
        QSize pixels;
        RasterColours colours;
        QImage image;
    };
    struct Reach;
    static void drawMap(QCPPainter& painter, Map& kept, const QRectF& rect,
                        const std::shared_ptr<const Field>& field, const RasterColours& colours,
                        const Theme& theme);
    void drawMaps(QCPPainter& painter, const SentencePicture& picture, const SentenceLayout& layout,
                  const Theme& theme);
    void drawHeads(QCPPainter& painter, const SentencePicture& picture, const SentenceLayout& layout,
                   const Theme& theme);
    static void drawBelowWeights(QCPPainter& painter, const SentencePicture& picture,
                                 const SentenceLayout& layout, const Theme& theme);
    void drawSwap(QCPPainter& painter, const SentencePicture& picture, const SentenceLayout& layout,
                  const Theme& theme);

    std::array<Map, 3> maps_;
    std::array<Map, 4> heads_;
};

}  // namespace posiscope
