// SPDX-License-Identifier: GPL-3.0-or-later
// A paint device that records painted elements and their places.
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPen>
#include <cmath>
#include <utility>
#include <vector>

namespace posiscope {

/// The elements in the order of painting, in the device's coordinates.
struct Painted {
    enum class Kind { words, stroke, fill, image };
    Kind kind;
    QString text;            ///< of words
    bool continues = false;  ///< of words: they go on with the same line of text
    QRectF box;              ///< of words, fills and images
    QPolygonF points;        ///< of strokes
    QColor colour;
    double type = 0;  ///< of words: the size of their letters
};

class PaintRecord final : public QPaintDevice {
 public:
    explicit PaintRecord(QSize size) : engine_(*this), size_(size) {}

    QPaintEngine* paintEngine() const override { return &engine_; }
    const std::vector<Painted>& all() const { return all_; }

 protected:
    int metric(PaintDeviceMetric what) const override {
        switch (what) {
            case PdmWidth: return size_.width();
            case PdmHeight: return size_.height();
            case PdmDevicePixelRatio: return 1;
            case PdmDevicePixelRatioScaled: return qRound(devicePixelRatioFScale());
            case PdmDepth: return 32;
            case PdmNumColors: return 0;
            default: return 96;
        }
    }

 private:
    class Engine final : public QPaintEngine {
     public:
        explicit Engine(PaintRecord& record) : QPaintEngine(AllFeatures), record_(record) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState& now) override {
            const DirtyFlags flags = now.state();
            inLine_ = false;
            if (flags & DirtyTransform) to_ = now.transform();
            if (flags & DirtyPen) pen_ = now.pen();
            if (flags & DirtyBrush) brush_ = now.brush();
        }
        void drawPath(const QPainterPath& path) override {
            fill(path.boundingRect());
            for (const QPolygonF& each : path.toSubpathPolygons())
                stroke(each);
        }
        void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
            QPolygonF polygon(QList<QPointF>(points, points + count));
            if (mode != PolylineMode) {
                fill(polygon.boundingRect());
                polygon << polygon.first();
            }
            stroke(polygon);
        }
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawImage(const QRectF& box, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {
            record_.all_.push_back({Painted::Kind::image, {}, false, to_.mapRect(box), {}, {}, 0});
        }
        void drawTextItem(const QPointF& at, const QTextItem& item) override {
            const QRectF box = QFontMetricsF(item.font()).tightBoundingRect(item.text());
            record_.all_.push_back({Painted::Kind::words,
                                    item.text(),
                                    std::exchange(inLine_, true),
                                    to_.mapRect(box.translated(at)),
                                    {},
                                    pen_.color(),
                                    item.font().pixelSize() * std::sqrt(std::abs(to_.determinant()))});
        }

     private:
        void fill(const QRectF& box) {
            if (brush_.style() == Qt::SolidPattern && brush_.color().alpha() == 255)
                record_.all_.push_back(
                    {Painted::Kind::fill, {}, false, to_.mapRect(box), {}, brush_.color(), 0});
        }
        void stroke(const QPolygonF& points) {
            if (pen_.style() != Qt::NoPen)
                record_.all_.push_back(
                    {Painted::Kind::stroke, {}, false, {}, to_.map(points), pen_.color(), 0});
        }

        PaintRecord& record_;
        QTransform to_;
        QPen pen_;
        QBrush brush_;
        bool inLine_ = false;
    };

    mutable Engine engine_;
    QSize size_;
    std::vector<Painted> all_;
};

/// Whether the line between points goes through the box.
inline bool goesThrough(const QPolygonF& line, const QRectF& box) {
    for (qsizetype n = 1; n < line.size(); ++n) {
        const QLineF piece(line[n - 1], line[n]);
        if (box.contains(piece.p1()) || box.contains(piece.p2())) return true;
        for (const QLineF& side :
             {QLineF(box.topLeft(), box.topRight()), QLineF(box.topRight(), box.bottomRight()),
              QLineF(box.bottomRight(), box.bottomLeft()), QLineF(box.bottomLeft(), box.topLeft())})
            if (piece.intersects(side, nullptr) == QLineF::BoundedIntersection) return true;
    }
    return false;
}

}  // namespace posiscope
