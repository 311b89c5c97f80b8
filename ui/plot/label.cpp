#include "ui/plot/label.h"

#include <QCache>
#include <QPainter>
#include <QStaticText>

namespace posiscope {

namespace {

constexpr int remembered = 500;  // four panes and the frame before; some hundred bytes each

struct Key {
    QString text;
    int pixels;
    int weight;
    bool turned;  // titles beside axes

    bool operator==(const Key&) const = default;
};

std::size_t qHash(const Key& key, std::size_t seed) {
    return qHashMulti(seed, key.text, key.pixels, key.weight, key.turned);
}

struct Line {
    QFont font;
    QStaticText text;
};

Line& lineOf(const QString& text, const QPainter& painter) {
    static QCache<Key, Line> lines(remembered);
    const QFont& font = painter.font();
    // As the painter compares it: where the line is to stand does not matter.
    const QTransform device = painter.deviceTransform();
    const QTransform transform(device.m11(), device.m12(), device.m21(), device.m22(), 0, 0);
    const Key key{text, font.pixelSize(), font.weight(), transform.isRotating()};
    Line* line = lines.object(key);
    if (line == nullptr) {
        line = new Line{font, QStaticText(text)};
        line->text.setTextFormat(Qt::PlainText);
        line->text.setPerformanceHint(QStaticText::AggressiveCaching);
        line->text.prepare(transform, font);
        lines.insert(key, line);
    } else if (line->font != font) {
        line->font = font;
        line->text.prepare(transform, font);
    }
    return *line;
}

}  // namespace

void drawLabel(QPainter& painter, const QRectF& box, Qt::Alignment align, const QString& text) {
    if (text.isEmpty()) return;
    const QStaticText& line = lineOf(text, painter).text;
    const QSizeF room = box.size() - line.size();
    const auto share = [&](Qt::Alignment end, Qt::Alignment middle) {
        return align & end ? 1 : align & middle ? 0.5 : 0;
    };
    const double across = room.width() * share(Qt::AlignRight, Qt::AlignHCenter);
    const double down = room.height() * share(Qt::AlignBottom, Qt::AlignVCenter);
    painter.drawStaticText(box.topLeft() + QPointF(across, down), line);
}

double labelWidth(const QPainter& painter, const QString& text) {
    return lineOf(text, painter).text.size().width();
}

}  // namespace posiscope
