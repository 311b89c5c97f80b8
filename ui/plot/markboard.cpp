// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/markboard.h"

#include <QFontMetricsF>
#include <QTextBoundaryFinder>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "ui/plot/marks.h"

namespace posiscope {

namespace {

// Of one thread, for as long as it listens.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
thread_local DrawnMarks* listening = nullptr;

/// Whether some of the line is inside.
bool crosses(const QLineF& line, const QRectF& area) {
    const QPointF corners[] = {area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft()};
    for (int n = 0; n < 4; ++n)
        if (line.intersects(QLineF(corners[n], corners[(n + 1) % 4])) == QLineF::BoundedIntersection)
            return true;
    return area.contains(line.p1());
}

/// Whether a part of a picture is in sight, and not only the line between it and its neighbour.
bool isShared(double from, double to, double first, double last) {
    constexpr double pixel = 1, line = 1.5, some = 0.4;
    const double common = std::min(to, last) - std::max(from, first);
    return to - from < 2 * pixel ? common >= -pixel : common >= std::min(line, some * (to - from));
}

constexpr double wordGap = 5;     // between a frame and its word
constexpr double frameWidth = 8;  // and a little

constexpr double widestStroke = 4.5;

/// Dark with a light rim: visible over any colours.
void stroke(QPainter& painter, const std::function<void()>& draw) {
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [colour, width] :
         {std::pair{QColor(Qt::white), widestStroke}, std::pair{QColor(0x11, 0x15, 0x1c), 2.0}}) {
        QPen pen(colour, width);
        pen.setJoinStyle(Qt::MiterJoin);
        painter.setPen(pen);
        draw();
    }
}

/// A frame around a thin part leaves it in sight, and a little of what is beside the thinnest.
QRectF visible(QRectF rect) {
    constexpr double thin = 14, least = 3, half = widestStroke / 2;
    const auto more = [](double length) {
        return length >= thin ? 0 : half + std::max(0.0, (least - length) / 2);
    };
    const double across = more(rect.width()), down = more(rect.height());
    return rect.adjusted(-across, -down, across, down);
}

/// A box for a word, moved inside an area.
QRectF inside(QRectF box, const QRectF& area) {
    const auto held = [](double at, double least, double most) {
        return std::clamp(at, least, std::max(least, most));
    };
    box.moveLeft(held(box.left(), area.left() + 2, area.right() - box.width() - 2));
    box.moveTop(held(box.top(), area.top() + 2, area.bottom() - box.height() - 2));
    return box;
}

/// From `from` to `to` in steps, the ends and the middle first.
std::vector<double> along(double from, double to) {
    std::vector<double> all;
    for (const double share : {0.0, 0.5, 1.0, 0.25, 0.75, 0.12, 0.88, 0.37, 0.63})
        all.push_back(from + share * (to - from));
    return all;
}

/// Places above and below a frame, so far from it.
void addAcross(std::vector<QRectF>& places, const QRectF& frame, const QRectF& area, QSizeF size,
               double gap) {
    const double below = frame.bottom() + gap, above = frame.top() - gap - size.height();
    const bool fits = below + size.height() <= area.bottom();
    for (const double x : along(frame.right() - 2 - size.width(), frame.left() + 2))
        for (const double y : {fits ? below : above, fits ? above : below})
            places.emplace_back(QPointF(x, y), size);
}

/// Places right and left of a frame, so far from it.
void addBeside(std::vector<QRectF>& places, const QRectF& frame, const QRectF& area, QSizeF size,
               double gap) {
    const double right = frame.right() + gap, left = frame.left() - gap - size.width();
    const bool fits = right + size.width() <= area.right();
    std::vector<double> heights{std::max(frame.top(), frame.center().y() - size.height() / 2)};
    for (const double y : along(frame.top(), frame.bottom() - size.height()))
        heights.push_back(y);
    for (const double y : heights)
        for (const double x : {fits ? right : left, fits ? left : right})
            places.emplace_back(QPointF(x, y), size);
}

/// Below a frame that goes across, or right of one that does not; where there is no room, at its other side;
/// then elsewhere along it, and a little farther away.
std::vector<QRectF> besideFrame(const QRectF& frame, const QRectF& area, QSizeF size) {
    const bool wide = frame.width() > area.width() / 2.0;
    std::vector<QRectF> places;
    for (const double gap : {wordGap, 2 * wordGap + size.height()}) {
        (wide ? addAcross : addBeside)(places, frame, area, size, gap);
        (wide ? addBeside : addAcross)(places, frame, area, size, gap);
    }
    return places;
}

std::vector<QRectF> besideLine(const QLineF& line, const QRectF& area, bool tip, QSizeF size) {
    if (tip) return {QRectF(line.p2() + QPointF(8, 8), size)};
    std::vector<QRectF> places;
    // From its middle in the picture to its ends.
    for (const double share : {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9}) {
        const double y = area.top() + share * area.height();
        const double at = std::abs(line.dy()) > 0 ? (y - line.y1()) / line.dy() : share;
        places.emplace_back(line.pointAt(at) + QPointF(8, 4), size);
        places.emplace_back(line.pointAt(at) - QPointF(8 + size.width(), 4 + size.height()), size);
    }
    return places;
}

/// Below all, above all, then from row to row.
std::vector<QRectF> allOver(const QRectF& area, QSizeF size) {
    std::vector<QRectF> places;
    for (const double down : {1.0, 0.0, 0.85, 0.15, 0.7, 0.3, 0.5})
        for (const double across : {0.5, 0.0, 1.0, 0.25, 0.75})
            places.emplace_back(QPointF(area.left() + across * (area.width() - size.width()),
                                        area.top() + down * (area.height() - size.height())),
                                size);
    return places;
}

double covered(const QRectF& box, const std::vector<QRectF>& taken) {
    double sum = 0;
    for (const QRectF& each : taken) {
        const QRectF common = each & box;
        sum += common.width() * common.height();
    }
    return sum;
}

/// How much of a box is outside of an area.
double beyond(const QRectF& box, const QRectF& area) {
    const QRectF common = box & area;
    return box.width() * box.height() - common.width() * common.height();
}

QSizeF sizeOf(const QString& text, const QFontMetricsF& metrics) {
    double widest = 0;
    const QStringList lines = text.split(u'\n');
    for (const QString& line : lines)
        widest = std::max(widest, metrics.horizontalAdvance(line));
    return {widest + 12, metrics.height() * static_cast<double>(lines.size()) + 6};
}

/// The text broken where it may be, each line as wide as has room.
QString brokenAt(const QString& text, double width, const QFontMetricsF& metrics) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    QStringList lines;
    qsizetype from = 0, last = 0;
    const auto piece = [&](qsizetype to) { return text.mid(from, to - from).trimmed(); };
    for (qsizetype at = finder.toNextBoundary(); at >= 0; at = finder.toNextBoundary()) {
        if (last > from && metrics.horizontalAdvance(piece(at)) > width) {
            lines << piece(last);
            from = last;
        }
        last = at;
    }
    return (lines << piece(text.size())).join(u'\n');
}

/// The text in that many lines, as narrow as they can be; in fewer where it cannot be broken so often.
QString inLines(const QString& text, int lines, const QFontMetricsF& metrics) {
    if (lines == 1) return text;
    constexpr double step = 4;
    for (double width = metrics.horizontalAdvance(text) / lines;; width += step)
        if (const QString broken = brokenAt(text, width, metrics); broken.count(u'\n') < lines) return broken;
}

/// Whether a word takes hardly more room than a number, and is not to be broken.
bool isShort(const QString& text) {
    constexpr double width = 60;
    return QFontMetricsF(Marks::labelFont()).horizontalAdvance(text) < width;
}

}  // namespace

void MarkBoard::noteDrawn() const {
    if (listening != nullptr) listening->all_.push_back(mark_);
}

DrawnMarks::DrawnMarks() {
    listening = this;
}

DrawnMarks::~DrawnMarks() {
    listening = nullptr;
}

bool DrawnMarks::contain(const PictureMark& mark) const {
    return std::ranges::find(all_, mark) != all_.end();
}

void MarkBoard::addWord(const std::string& word, const QRectF& area, const Places& places) {
    if (!word.empty()) words_.push_back({QString::fromStdString(word), area, places});
}

void MarkBoard::frame(const QRectF& rect, const QRectF& area, const std::string& word) {
    const QRectF inSight = area.adjusted(-1, -1, 1, 1);
    const bool apart = rect.isNull() || !isShared(rect.left(), rect.right(), area.left(), area.right()) ||
                       !isShared(rect.top(), rect.bottom(), area.top(), area.bottom());
    if (apart) return;
    noteDrawn();
    const QRectF shown = visible(
        QRectF(QPointF(std::max(rect.left(), inSight.left()), std::max(rect.top(), inSight.top())),
               QPointF(std::min(rect.right(), inSight.right()), std::min(rect.bottom(), inSight.bottom()))));
    add_([=](QPainter& painter) {
        painter.save();
        painter.setClipRect(area.adjusted(-3, -3, 3, 3));
        stroke(painter, [&] { painter.drawRect(shown); });
        painter.restore();
    });
    const double half = frameWidth / 2;
    const QRectF outer = shown.adjusted(-half, -half, half, half);
    for (const QRectF& side : {QRectF(outer.left(), outer.top(), outer.width(), frameWidth),
                               QRectF(outer.left(), outer.bottom() - frameWidth, outer.width(), frameWidth),
                               QRectF(outer.left(), outer.top(), frameWidth, outer.height()),
                               QRectF(outer.right() - frameWidth, outer.top(), frameWidth, outer.height())})
        keepFree(side);
    addWord(word, area, [=](QSizeF size) { return besideFrame(shown, area, size); });
}

void MarkBoard::line(const QLineF& line, const QRectF& area, bool tip, const std::string& word) {
    if (!crosses(line, area)) return;
    noteDrawn();
    add_([=](QPainter& painter) {
        painter.save();
        painter.setClipRect(area);
        const QPointF forward = line.unitVector().p2() - line.unitVector().p1();
        const QPointF beside(-forward.y(), forward.x());
        stroke(painter, [&] {
            painter.drawLine(line);
            if (!tip) return;
            painter.drawLine(QLineF(line.p2(), line.p2() - 10 * forward + 5 * beside));
            painter.drawLine(QLineF(line.p2(), line.p2() - 10 * forward - 5 * beside));
        });
        painter.restore();
    });
    addWord(word, area, [=](QSizeF size) { return besideLine(line, area, tip, size); });
}

void MarkBoard::sector(const QRectF& circle, double from, double span, const QRectF& area,
                       const std::string& word) {
    noteDrawn();
    constexpr int degree = 16;  // of Qt's
    const int first = static_cast<int>(std::lround(from * degree));
    const int length = static_cast<int>(std::lround(span * degree));
    add_([=, &theme = theme_](QPainter& painter) {
        QColor fill = theme.text;
        fill.setAlphaF(0.18F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawPie(circle, first, length);
        stroke(painter, [&] { painter.drawArc(circle, first, length); });
    });
    addWord(word, area, [=](QSizeF size) { return besideFrame(circle, area, size); });
}

/// The best place for a text, in one line before two.
MarkBoard::Label MarkBoard::labelFor(const QString& text, const QRectF& area, const Places& places,
                                     const std::vector<QRectF>& taken) {
    const int mostLines = isShort(text) ? 1 : 3;
    const QFontMetricsF metrics(Marks::labelFont());
    Label best;
    for (int lines = 1; lines <= mostLines; ++lines) {
        const QString wrapped = inLines(text, lines, metrics);
        if (lines > 1 && wrapped.count(u'\n') + 1 < lines) break;
        for (const QRectF& place : places(sizeOf(wrapped, metrics))) {
            const QRectF box = inside(place, area);
            const double cost = covered(box, taken) + beyond(box, area);
            if (!best.box.isNull() && cost >= best.cost) continue;
            best = {box, wrapped, cost};
            if (best.isClear()) return best;
        }
    }
    return best;
}

/// The word alone, or a number and elsewhere the word behind it.
std::vector<MarkBoard::Label> MarkBoard::labelsOf(const Word& word, int number,
                                                  const std::vector<QRectF>& taken) {
    const Label beside = labelFor(word.text, word.area, word.places, taken);
    if (beside.isClear() || isShort(word.text)) return {beside};
    const QString key = QString::number(number);
    const Label keyed = labelFor(key, word.area, word.places, taken);
    std::vector<QRectF> also = taken;
    also.push_back(keyed.box);
    const Label elsewhere = labelFor(
        key + u' ' + word.text, word.area, [&](QSizeF size) { return allOver(word.area, size); }, also);
    if (!keyed.isClear() || !elsewhere.isClear()) return {beside};
    return {keyed, elsewhere};
}

void MarkBoard::finish() {
    add_([words = std::exchange(words_, {}), labels = taken_, drawn = drawnLabels_,
          &theme = theme_](QPainter& painter) {
        std::vector<QRectF> taken = labels;
        if (drawn) std::ranges::copy(drawn(), std::back_inserter(taken));
        int number = 1;
        for (const Word& word : words) {
            const auto found = labelsOf(word, number, taken);
            if (found.size() > 1) ++number;
            for (const Label& label : found) {
                taken.push_back(label.box);
                drawLabel(painter, label.box, label.text, theme);
            }
        }
    });
}

}  // namespace posiscope
