// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spectrum/spectrumplottable.h"

#include "ui/plot/canvas.h"
#include "ui/views/shared/wavecolours.h"

namespace posiscope {

void SpectrumPlottable::show(std::vector<Series> series, std::vector<ReferenceLine> lines,
                             const Legend* legend, std::vector<double> marked, const Theme& theme) {
    series_ = std::move(series);
    lines_ = std::move(lines);
    legend_ = legend;
    marked_ = std::move(marked);
    theme_ = &theme;
}

std::vector<DotTrace> SpectrumPlottable::traces() const {
    std::vector<DotTrace> all;
    for (const Series& each : series_)
        all.emplace_back(each.heights, keyAxis(), valueAxis(), each.diamonds);
    return all;
}

void SpectrumPlottable::placeLabels() {
    const QRectF kept = legend_->itemCount() > 1 ? QRectF(legend_->rect()).adjusted(-6, 0, 6, 2) : QRectF();
    std::vector<QRectF> frames;
    const QRectF area = axisRect()->rect();
    for (const double pair : marked_) {
        const double from = keyAxis()->coordToPixel(pair - 0.5), to = keyAxis()->coordToPixel(pair + 0.5);
        frames.emplace_back(from, area.top(), to - from, area.height());
    }
    labels_.place(valueAxis(), lines_, traces(), kept, frames, onlyExplained_);
}

bool SpectrumPlottable::hasLine() const {
    return std::ranges::any_of(series_, &Series::line);
}

bool SpectrumPlottable::hasCurves() const {
    return !lines_.empty() || hasLine();
}

double SpectrumPlottable::widening() const {
    const double widest = hasLine() ? DotTrace::lineWidth : 1;
    return lineWidth() > 0 ? lineWidth() / widest : 1;
}

bool SpectrumPlottable::isDrawn(const ReferenceLine& line) const {
    return !onlyExplained_ || labels_.labelOf(line) != nullptr;
}

void SpectrumPlottable::rememberLines() {
    const QRectF area = axisRect()->rect();
    drawn_.clear();
    for (const ReferenceLine& line : lines_) {
        if (!isDrawn(line)) continue;
        FigureReference& made =
            drawn_.emplace_back(line.height, scriptColour(theme_->reference), scriptColour(theme_->muted));
        const ReferenceLabels::Label* const label = labels_.labelOf(line);
        if (label == nullptr) continue;
        made.text = label->text.toStdString();
        made.across = (label->place.right() - area.left()) / area.width();
        made.above = label->place.center().y() < valueAxis()->coordToPixel(line.height);
    }
}

void SpectrumPlottable::drawSeries(QCPPainter& painter) const {
    const TruePlaces places(painter);
    const std::vector<DotTrace> all = traces();
    for (std::size_t n = series_.size(); n-- > 0;) {
        const Series& series = series_[n];
        if (series.colours.empty()) continue;
        if (series.hollow) {
            all[n].drawHollow(painter, series.colours.front());
            continue;
        }
        if (series.line) all[n].drawLine(painter, series.colours.front(), widening());
        all[n].draw(painter, series.colours);
    }
}

void SpectrumPlottable::draw(QCPPainter* painter) {
    const QRect rect = axisRect()->rect();
    if (rect.isEmpty() || theme_ == nullptr) return;
    placeLabels();
    rememberLines();
    painter->setAntialiasing(false);
    painter->setPen(QPen(theme_->reference, widening(), Qt::DashLine));
    for (const ReferenceLine& line : lines_) {
        if (!isDrawn(line)) continue;
        const double y = valueAxis()->coordToPixel(line.height);
        painter->drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
    }
    drawSeries(*painter);
    painter->setAntialiasing(true);
    painter->setPen(theme_->muted);
    labels_.draw(*painter);
}

}  // namespace posiscope
