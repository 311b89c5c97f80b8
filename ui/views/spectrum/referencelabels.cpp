// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spectrum/referencelabels.h"

#include <algorithm>

#include "ui/style/theme.h"

namespace posiscope {

namespace {

/// Beside a line at the height y, at the right end below it if that is free; empty where no place is free.
QRectF placeOfLabel(double y, double width, const QRectF& area, std::span<const DotTrace> traces,
                    const std::vector<QRectF>& taken) {
    constexpr double height = 16;
    constexpr double gap = 8;
    constexpr double dot = 3;  // what the cursor's dot is larger than those of the traces
    constexpr int columns = 24;
    const double left = area.left() + gap;
    const double room = std::max(0.0, area.width() - 2 * gap - width);
    const auto isFree = [&](const QRectF& place) {
        const auto meets = [&](const QRectF& other) {
            return other.adjusted(-gap, 0, gap, 0).intersects(place);
        };
        return area.contains(place) && std::none_of(taken.begin(), taken.end(), meets) &&
               std::none_of(traces.begin(), traces.end(), [&](const DotTrace& trace) {
                   return trace.crosses(place.adjusted(-dot, -dot, dot, dot));
               });
    };
    for (const bool above : {false, true})
        for (int column = columns; column >= 0; --column) {
            const QRectF place(left + room * column / columns, above ? y - height - 2 : y + 2, width, height);
            if (isFree(place)) return place;
        }
    return {};
}

qsizetype mostTexts(std::span<const ReferenceLine> lines) {
    qsizetype most = 0;
    for (const ReferenceLine& line : lines)
        most = std::max(most, line.texts.size());
    return most;
}

}  // namespace

void ReferenceLabels::place(QCPAxis* heights, std::span<const ReferenceLine> lines,
                            std::span<const DotTrace> traces, const QRectF& kept,
                            std::span<const QRectF> frames, bool clearOfLines) {
    kept_ = kept;
    std::vector<QRectF> taken(frames.begin(), frames.end());
    taken.push_back(kept);
    std::vector<QRectF> clear = taken;  // of other lines too
    const QRectF area = heights->axisRect()->rect();
    for (const ReferenceLine& line : lines)
        clear.emplace_back(area.left(), heights->coordToPixel(line.height) - 1, area.width(), 2);
    labels_ = placed(heights, lines, traces, clear, 0);
    const auto tryBriefly = [&](const std::vector<QRectF>& free, qsizetype from) {
        if (labels_.size() == lines.size()) return;
        if (auto briefly = placed(heights, lines, traces, free, from); briefly.size() > labels_.size())
            labels_ = std::move(briefly);
    };
    // Where one has no room, all are brief; at last they may be on another line.
    const qsizetype most = mostTexts(lines);
    for (qsizetype from = 1; from < most; ++from)
        tryBriefly(clear, from);
    if (clearOfLines) return;
    for (qsizetype from = std::min<qsizetype>(1, most - 1); from < most; ++from)
        tryBriefly(taken, from);
}

std::vector<ReferenceLabels::Label> ReferenceLabels::placed(QCPAxis* heights,
                                                            std::span<const ReferenceLine> lines,
                                                            std::span<const DotTrace> traces,
                                                            std::vector<QRectF> taken, qsizetype from) const {
    std::vector<Label> labels;
    for (const ReferenceLine& line : lines) {
        const qsizetype first = std::min(from, line.texts.size() - 1);
        for (const QString& text : line.texts.sliced(first)) {
            const double width = QFontMetrics(textFont(11)).horizontalAdvance(text) + 8;
            const QRectF found = placeOfLabel(heights->coordToPixel(line.height), width,
                                              heights->axisRect()->rect(), traces, taken);
            if (found.isEmpty()) continue;
            labels.push_back({found, text, line.height});
            taken.push_back(found);
            break;
        }
    }
    return labels;
}

void ReferenceLabels::draw(QCPPainter& painter) const {
    painter.setFont(textFont(11));
    for (const Label& label : labels_)
        painter.drawText(label.place, Qt::AlignCenter | Qt::TextDontClip, label.text);
}

std::vector<QRectF> ReferenceLabels::places() const {
    std::vector<QRectF> all{kept_};
    for (const Label& label : labels_)
        all.push_back(label.place);
    return all;
}

const ReferenceLabels::Label* ReferenceLabels::labelOf(const ReferenceLine& line) const {
    const auto found = std::ranges::find(labels_, line.height, &Label::line);
    return found == labels_.end() ? nullptr : &*found;
}

bool ReferenceLabels::isFree(const QRectF& place) const {
    return !kept_.intersects(place) && std::none_of(labels_.begin(), labels_.end(), [&](const Label& label) {
        return label.place.intersects(place);
    });
}

std::vector<std::pair<double, double>> ReferenceLabels::besides(double x, const QRectF& area) const {
    std::vector<QRectF> inTheWay;
    const auto take = [&](const QRectF& place) {
        if (!place.isEmpty() && place.left() <= x && x <= place.right()) inTheWay.push_back(place);
    };
    take(kept_);
    for (const Label& label : labels_)
        take(label.place);
    std::sort(inTheWay.begin(), inTheWay.end(),
              [](const QRectF& a, const QRectF& b) { return a.top() < b.top(); });
    std::vector<std::pair<double, double>> parts;
    double from = area.top();
    for (const QRectF& label : inTheWay) {
        if (label.top() > from) parts.emplace_back(from, label.top());
        from = std::max(from, label.bottom());
    }
    if (from < area.bottom()) parts.emplace_back(from, area.bottom());
    return parts;
}

}  // namespace posiscope
