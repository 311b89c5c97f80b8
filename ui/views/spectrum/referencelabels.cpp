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

/// The parts of a line from `from` to `to` that none of these parts is in the way of, in their order.
std::vector<std::pair<double, double>> partsBeside(std::vector<std::pair<double, double>> inTheWay,
                                                   double from, double to) {
    std::ranges::sort(inTheWay);
    std::vector<std::pair<double, double>> parts;
    for (const auto& [begin, end] : inTheWay) {
        if (begin > from) parts.emplace_back(from, begin);
        from = std::max(from, end);
    }
    if (from < to) parts.emplace_back(from, to);
    return parts;
}

}  // namespace

void ReferenceLabels::place(QCPAxis* heights, std::span<const ReferenceLine> lines,
                            std::span<const DotTrace> traces, const QRectF& kept,
                            std::span<const QRectF> frames) {
    kept_ = kept;
    std::vector<QRectF> taken(frames.begin(), frames.end());
    taken.push_back(kept);
    std::vector<QRectF> clear = taken;  // of other lines too
    const QRectF area = heights->axisRect()->rect();
    for (const ReferenceLine& line : lines)
        clear.emplace_back(area.left(), heights->coordToPixel(line.height) - 1, area.width(), 2);
    labels_ = placed(heights, lines, traces, clear, false);
    // Where one has no room, all are brief; at last they may be on another line, which has a gap there.
    for (const std::vector<QRectF>& free : {clear, taken}) {
        if (labels_.size() == lines.size()) return;
        if (auto briefly = placed(heights, lines, traces, free, true); briefly.size() > labels_.size())
            labels_ = std::move(briefly);
    }
}

std::vector<ReferenceLabels::Label> ReferenceLabels::placed(QCPAxis* heights,
                                                            std::span<const ReferenceLine> lines,
                                                            std::span<const DotTrace> traces,
                                                            std::vector<QRectF> taken, bool briefly) const {
    std::vector<Label> labels;
    for (const ReferenceLine& line : lines) {
        const QString& first = briefly && !line.brief.isEmpty() ? line.brief : line.text;
        for (const QString& text : {first, line.brief}) {
            if (text.isEmpty()) continue;
            const double width = QFontMetrics(textFont(11)).horizontalAdvance(text) + 8;
            const QRectF found = placeOfLabel(heights->coordToPixel(line.height), width,
                                              heights->axisRect()->rect(), traces, taken);
            if (found.isEmpty()) continue;
            labels.push_back({found, text});
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

bool ReferenceLabels::isFree(const QRectF& place) const {
    return !kept_.intersects(place) && std::none_of(labels_.begin(), labels_.end(), [&](const Label& label) {
        return label.place.intersects(place);
    });
}

std::vector<ReferenceLabels::Part> ReferenceLabels::besides(double x, const QRectF& area) const {
    std::vector<Part> inTheWay;
    for (const QRectF& place : places())
        if (!place.isEmpty() && place.left() <= x && x <= place.right())
            inTheWay.emplace_back(place.top(), place.bottom());
    return partsBeside(std::move(inTheWay), area.top(), area.bottom());
}

std::vector<ReferenceLabels::Part> ReferenceLabels::besidesWords(double y, const QRectF& area) const {
    std::vector<Part> inTheWay;
    for (const Label& label : labels_)
        if (label.place.top() <= y && y <= label.place.bottom())
            inTheWay.emplace_back(label.place.left(), label.place.right());
    return partsBeside(std::move(inTheWay), area.left(), area.right());
}

}  // namespace posiscope
