// SPDX-License-Identifier: GPL-3.0-or-later
// What a plot does for figures: their look, their parts, their marks in sight.
#include "core/parameters/keys.h"
#include "ui/plot/axistitle.h"
#include "ui/plot/colourbar.h"
#include "ui/plot/legend.h"
#include "ui/plot/plotview.h"
#include "ui/style/clauses.h"
#include "ui/translation/positionwords.h"

namespace posiscope {

namespace {

constexpr char titleInPrint[] = "titleInPrint";

}  // namespace

/// What a figure wants otherwise than the view has it.
void PlotView::applyLook() {
    if (look_.tickLabels && look_.ticks == 0) return;
    for (QCPAxisRect* rect : plot_->axisRects()) {
        for (QCPAxis* axis : {rect->axis(QCPAxis::atLeft), rect->axis(QCPAxis::atBottom)}) {
            if (!look_.tickLabels) axis->setTickLabels(false);
            if (look_.ticks > 0) axis->ticker()->setTickCount(look_.ticks);
        }
        if (look_.ticks > 0) rect->update(QCPLayoutElement::upPreparation);
    }
}

/// The place of the plot, from its first axis rect to its last, and its colours.
void PlotView::noteWhatIsPainted(QSize size) {
    QRect all;
    for (const QCPAxisRect* rect : plot_->axisRects())
        if (rect->visible()) all |= rect->rect();
    paintedRoom_ = {all.left(), all.top(), size.width() - all.right() - 1, size.height() - all.bottom() - 1};
    paintedParts_ = partsNow();
    unexplained_ = {};
    for (const auto* bar : plot_->plotLayout()->findChildren<ColourBar*>())
        unexplained_ |= bar->unexplained(canvas());
    paintedColours_ = coloursInSight();
}

std::optional<ColourScale> PlotView::coloursInSight() const {
    if (fields_.size() != 1 || !fields_.front()->isShown()) return std::nullopt;
    const QCPRange range = fields_.front()->picture(canvas()).range;
    return ColourScale{fields_.front()->request().map, range.lower, range.upper};
}

FigureParts PlotView::partsNow() const {
    FigureParts parts{.axes = true, .axisTitles = titled_};
    for (const auto* bar : plot_->plotLayout()->findChildren<ColourBar*>()) {
        parts.colourBar = true;
        parts.barTitle = parts.barTitle || bar->takesTitle();
    }
    parts.cells = fields_.size() == 1;
    for (const auto* legend : plot_->findChildren<Legend*>())
        parts.legend = parts.legend || legend->isOffered();
    for (int n = 0; n < plot_->plottableCount(); ++n)
        if (const auto* plottable = qobject_cast<Plottable*>(plot_->plottable(n)))
            parts.curves = parts.curves || plottable->hasCurves();
    return parts;
}

MarkMeanings PlotView::unexplainedColours() const {
    MarkMeanings all;
    if (unexplained_.notANumber)
        all.push_back({MarkMeaning::Sign::block, QStringLiteral("NaN"), {theme_->notANumber}});
    if (const QString infinity = unexplained_.infinity(); !infinity.isEmpty())
        all.push_back({MarkMeaning::Sign::block, meaningOf(infinity), {theme_->masked}});
    return all;
}

void PlotView::paintColourBar(QCPPainter& painter, const QRectF& column, const QString& title) {
    if (!paintedColours_) return;
    painter.setFont(textFont(11));
    painter.setAntialiasing(false);
    const QRectF bar(column.left(), column.top(), 12, column.height());
    drawColourScale(painter, bar, *paintedColours_, bar.left(), *theme_);
    drawBarTitle(painter, bar, column.right() - ColourBar::titleWidth / 2.0 - 2, title, *theme_);
}

bool PlotView::isAcrossInSight(double x) const {
    const Viewport part = viewport();
    return part.left <= x && x <= part.right;
}

bool PlotView::isDownInSight(double y) const {
    const Viewport part = viewport();
    return part.top <= y && y <= part.bottom;
}

MarkMeanings PlotView::positionMeanings() const {
    const std::int64_t p = snapshot().state.get(keys::position);
    const std::int64_t target = p + snapshot().state.get(keys::offset);
    const Positions& positions = snapshot().model->positions();
    MarkMeanings all = isAcrossInSight(static_cast<double>(p))
                           ? cursorMeaning({markedPlace("p", positionText(positions, p))})
                           : MarkMeanings();
    if (positions.areConsecutive() && isAcrossInSight(static_cast<double>(target)))
        all.push_back(offsetMeaning(target, MarkMeaning::Sign::dashes, theme().accent));
    return all;
}

QString printedTitle(const QCPAxis& axis) {
    return axis.property(titleInPrint).toString();
}

/// In print symbols are in italics, which QCPAxis cannot do in one label.
void PlotView::drawTitles(QCPPainter& painter, const QCPAxisRect& rect) const {
    const auto draw = [&](const QCPAxis& axis, QPointF middle, double angle) {
        const QString title = printedTitle(axis);
        if (title.isEmpty() || !axis.visible()) return;
        painter.save();
        painter.setFont(axis.labelFont());
        painter.setPen(axis.labelColor());
        painter.translate(middle);
        painter.rotate(angle);
        drawTitleWithSymbols(painter, title);
        painter.restore();
    };
    const QRectF inner = rect.rect();
    draw(*rect.axis(QCPAxis::atBottom), {inner.center().x(), inner.bottom() + room_.labelBelow}, 0);
    draw(*rect.axis(QCPAxis::atLeft), {inner.left() - room_.labelLeft, inner.center().y()}, -90);
}

/// A figure's own titles are those of the first axis rect that has one.
void PlotView::setAxisTitles(QCPAxisRect* rect, const QString& ownBelow, const QString& ownLeft) {
    const bool first = rect == axisRect();
    titled_ = titled_ || !ownBelow.isEmpty() || !ownLeft.isEmpty();
    if (first) titledBelow_ = !ownBelow.isEmpty();
    const auto chosen = [](const QString& wanted, const QString& own, bool here) {
        return own.isEmpty() || (!here && !isLeftOut(wanted)) ? own : chosenText(wanted, own);
    };
    const QString horizontal = chosen(look_.xTitle, ownBelow, first || !titledBelow_);
    const QString vertical = chosen(look_.yTitle, ownLeft, first);
    const QRect inner = rect->rect();
    const QRect outer = rect->outerRect();
    // Where there is little room titles of plots below each other do not run into one line.
    const int apart = compact_ && plot_->axisRectCount() > 1 ? 3 : 0;
    const auto label = [&](QCPAxis* axis, const QString& text, int length, int before, int after) {
        const int room = length + 2 * std::max(0, std::min(before, after) - apart);
        const QString shown = clausesThatFit(text, QFontMetricsF(axis->labelFont()), room);
        const bool printed = theme().isPrint();
        axis->setLabel(printed ? QString() : shown);
        axis->setProperty(titleInPrint, printed ? shown : QString());
    };
    label(rect->axis(QCPAxis::atBottom), horizontal, inner.width(), inner.left() - outer.left(),
          outer.right() - inner.right());
    label(rect->axis(QCPAxis::atLeft), vertical, inner.height(), inner.top() - outer.top(),
          outer.bottom() - inner.bottom());
}

}  // namespace posiscope
