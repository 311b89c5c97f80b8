// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spectrum/referencelabels.h"

#include <algorithm>

#include "ui/style/theme.h"

namespace posiscope {

namespace {

/// What labels stand clear of.
struct Surroundings {
    QRectF area;
    std::span<const DotTrace> traces;
    std::vector<QRectF> taken;
    std::vector<double> lines;  ///< heights
};

enum class Place { below, above, on };
constexpr Place besideTheLine[] = {Place::below, Place::above};
constexpr Place anywhere[] = {Place::below, Place::above, Place::on};

double topOfLabel(double y, double height, Place place) {
    constexpr double apart = 2;
    if (place == Place::on) return y - height / 2;
    return place == Place::below ? y + apart : y - height - apart;
}

/// At a line at the height y, at its right end if that is free; empty where no place is free.
QRectF placeOfLabel(double y, double width, const Surroundings& all, std::span<const Place> places) {
    constexpr double height = 16;
    constexpr double gap = 8;
    constexpr double dot = 3;  // what the cursor's dot is larger than those of the traces
    constexpr int columns = 24;
    const double left = all.area.left() + gap;
    const double room = std::max(0.0, all.area.width() - 2 * gap - width);
    const auto isFree = [&](const QRectF& place) {
        const auto meets = [&](const QRectF& other) {
            return other.adjusted(-gap, 0, gap, 0).intersects(place);
        };
        const auto isCrossedBy = [&](double line) {
            return line != y && place.top() - 1 < line && line < place.bottom() + 1;
        };
        return all.area.contains(place) && std::ranges::none_of(all.taken, meets) &&
               std::ranges::none_of(all.lines, isCrossedBy) &&
               std::ranges::none_of(all.traces, [&](const DotTrace& trace) {
                   return trace.crosses(place.adjusted(-dot, -dot, dot, dot));
               });
    };
    for (const Place each : places)
        for (int column = columns; column >= 0; --column) {
            const QRectF place(left + room * column / columns, topOfLabel(y, height, each), width, height);
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
    Surroundings all{heights->axisRect()->rect(), traces, {frames.begin(), frames.end()}, {}};
    all.taken.push_back(kept);
    for (const ReferenceLine& line : lines)
        all.lines.push_back(heights->coordToPixel(line.height));
    const auto placed = [&](bool briefly, std::span<const Place> places) {
        Surroundings now = all;
        std::vector<Label> labels;
        for (std::size_t n = 0; n < lines.size(); ++n) {
            const QString& first = briefly && !lines[n].brief.isEmpty() ? lines[n].brief : lines[n].text;
            for (const QString& text : {first, lines[n].brief}) {
                if (text.isEmpty()) continue;
                const double width = QFontMetrics(textFont(11)).horizontalAdvance(text) + 8;
                const QRectF found = placeOfLabel(all.lines[n], width, now, places);
                if (found.isEmpty()) continue;
                labels.push_back({found, text, n});
                now.taken.push_back(found);
                break;
            }
        }
        return labels;
    };
    labels_ = placed(false, besideTheLine);
    // Where one has no room, all are brief; at last they may be on their line, which has a gap there.
    for (const std::span<const Place> places : {std::span<const Place>(besideTheLine), {anywhere}}) {
        if (labels_.size() == lines.size()) return;
        if (auto briefly = placed(true, places); briefly.size() > labels_.size())
            labels_ = std::move(briefly);
    }
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

bool ReferenceLabels::explains(std::size_t line) const {
    return std::ranges::any_of(labels_, [&](const Label& label) { return label.line == line; });
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
