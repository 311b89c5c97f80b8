// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sentence/sentencepainter.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "ui/plot/canvas.h"
#include "ui/plot/notice.h"
#include "ui/style/fitting.h"
#include "ui/translation/positionwords.h"
#include "ui/translation/translated.h"
#include "ui/views/sentence/sentencebars.h"
#include "ui/views/sentence/sentencemarks.h"
#include "ui/views/sentence/sentenceparts.h"
#include "ui/views/sentence/sentenceswap.h"

namespace posiscope {

namespace {

QRectF above(const QRectF& rect) {
    return {rect.left(), rect.top() - tableTitleHeight, rect.width(), tableTitleHeight};
}

QRectF below(const QRectF& rect, double height, double from = 0) {
    return {rect.left(), rect.bottom() + from, rect.width(), height};
}

/// The strip above a table that its title may take: half way to what stands beside it.
QRectF titleStrip(const QRectF& table, std::span<const QRectF> others) {
    constexpr double most = 24;
    double left = most, right = most;
    for (const QRectF& other : others) {
        if (other.isEmpty() || other == table || other.top() != table.top()) continue;
        if (other.right() <= table.left()) left = std::min(left, (table.left() - other.right()) / 2);
        if (other.left() >= table.right()) right = std::min(right, (other.left() - table.right()) / 2);
    }
    return above(table).adjusted(-std::min(left, sentenceMargin), 0, std::min(right, sentenceMargin), -2);
}

/// Above each map one of its titles, all in type of one size; `beside` is what else stands in the row.
template <std::size_t count>
void drawTitles(QCPPainter& painter, const std::array<QRectF, count>& maps,
                const std::array<QStringList, count>& titles, const std::vector<QRectF>& beside,
                double rowHeight, int smallest, const Theme& theme) {
    std::vector<QRectF> others(maps.begin(), maps.end());
    others.insert(others.end(), beside.begin(), beside.end());
    constexpr int usual = 12, largest = 16;
    int pixels = std::clamp(largestTokenType(rowHeight), usual, largest);
    const auto allFit = [&] {
        const QFontMetricsF metrics(textFont(pixels, QFont::DemiBold));
        return std::ranges::all_of(maps, [&, n = 0U](const QRectF& map) mutable {
            const QStringList& title = titles[n++];
            return map.isEmpty() || fits(title, metrics, titleStrip(map, others).width());
        });
    };
    while (pixels > smallest && !allFit())
        --pixels;
    painter.setFont(textFont(pixels, QFont::DemiBold));
    painter.setPen(theme.text);
    for (std::size_t n = 0; n < count; ++n)
        if (!maps[n].isEmpty()) drawFitting(painter, titleStrip(maps[n], others), Qt::AlignCenter, titles[n]);
}

/// The first and the last number below a map, and what they count between them.
void drawEnds(QCPPainter& painter, const QRectF& strip, qint64 last, const QString& title,
              const Theme& theme) {
    painter.setFont(textFont(11));
    painter.setPen(theme.muted);
    const QString end = grouped(last);
    if (painter.fontMetrics().horizontalAdvance(end + QStringLiteral(" 0")) > strip.width()) return;
    painter.drawText(strip, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("0"));
    if (last > 0) painter.drawText(strip, Qt::AlignRight | Qt::AlignVCenter, end);
    const int room = static_cast<int>(strip.width()) - 2 * painter.fontMetrics().horizontalAdvance(end) - 16;
    if (painter.fontMetrics().horizontalAdvance(title) <= room)
        painter.drawText(strip, Qt::AlignCenter, title);
}

/// The row and the column of the cursor.
void drawCross(QCPPainter& painter, const QRectF& map, std::int64_t rows, std::int64_t columns, qint64 row,
               qint64 column, const Theme& theme) {
    const double width = map.width() / static_cast<double>(columns);
    const double height = map.height() / static_cast<double>(rows);
    if (row >= 0 && row < rows)
        drawCursorFrame(painter,
                        QRectF(map.left(), map.top() + height * static_cast<double>(row), map.width(),
                               std::max(2.0, height)),
                        theme);
    if (column >= 0 && column < columns)
        drawCursorFrame(painter,
                        QRectF(std::round(map.left() + width * static_cast<double>(column)), map.top(),
                               std::max(2.0, width), map.height()),
                        theme);
}

void drawSigns(QCPPainter& painter, const SentencePicture& picture, const SentenceLayout& layout, double y,
               int pixels, const Theme& theme) {
    painter.setFont(textFont(pixels));
    painter.setPen(theme.muted);
    const bool beside = picture.result->facts.sentence().concatenated;
    const QString signs[] = {beside ? QStringLiteral("|") : QStringLiteral("+"), QStringLiteral("=")};
    for (std::size_t n = 0; n < 2; ++n)
        painter.drawText(QRectF(layout.signs[n].x() - 20, y - 14, 40, 28), Qt::AlignCenter, signs[n]);
}

/// "0.123 + 0.841 = 0.964" below the maps.
void drawValues(QCPPainter& painter, const SentencePicture& picture, const SentenceLayout& layout,
                const Theme& theme) {
    if (layout.values.isEmpty()) return;
    if (picture.token < 0 || picture.dimension < 0) {
        if (!picture.pointing) return;
        painter.setFont(textFont(12));
        painter.setPen(theme.muted);
        drawFitting(
            painter, layout.values,
            {SentenceText::tr("Point at a cell, or press Home and the arrow keys, to see its numbers."),
             SentenceText::tr("Point at a cell to see its numbers.")});
        return;
    }
    const SentenceResult& result = *picture.result;
    const double word = result.embedding->value(picture.token, picture.dimension);
    const double place = result.encoding->value(picture.token, picture.dimension);
    const QString a = fixedNumber(word, 3, result.reach);
    const QString b = fixedNumber(place, 3, result.reach);
    const QString together = result.facts.sentence().concatenated
                                 ? QStringLiteral("%1 | %2").arg(a, b)
                                 : fixedNumber(word + place, 3, result.reach);
    const QString texts[] = {a, b, together};
    // Two numbers side by side may need more room than one.
    const double room = layout.maps[2].width() + 2;
    const bool sum = picture.parts.sum;
    int pixels = 15;
    const auto fits = [&] {
        return sum && QFontMetricsF(textFont(pixels, QFont::DemiBold)).horizontalAdvance(texts[2]) <= room;
    };
    while (pixels > 11 && sum && !fits())
        --pixels;
    painter.setFont(textFont(pixels, QFont::DemiBold));
    painter.setPen(theme.text);
    for (std::size_t n = 0; n < (!sum ? 1U : fits() ? 3U : 2U); ++n)
        painter.drawText(QRectF(layout.maps[n].left() - 12, layout.values.top(), layout.maps[n].width() + 24,
                                layout.values.height()),
                         Qt::AlignCenter, texts[n]);
    if (fits()) drawSigns(painter, picture, layout, layout.values.center().y(), 15, theme);
    const QString where = SentenceText::tr("j = %1").arg(grouped(picture.dimension));
    painter.setFont(textFont(11));
    painter.setPen(theme.muted);
    drawFitting(
        painter,
        QRectF(layout.labels.left(), layout.values.top(), layout.labels.width(), layout.values.height()),
        {where});
}

}  // namespace

void SentencePainter::drawMap(QCPPainter& painter, Map& kept, const QRectF& rect,
                              const std::shared_ptr<const Field>& field, const RasterColours& colours,
                              const Theme& theme) {
    if (rect.isEmpty() || !field) return;
    const Canvas canvas(painter);
    QSize pixels = canvas.imageSize(rect.toRect());
    // A file with vectors has one pixel a cell.
    if (canvas.isVector())
        pixels = pixels.boundedTo({static_cast<int>(field->columns()), static_cast<int>(field->rows())});
    if (kept.field != field || kept.pixels != pixels || kept.colours != colours) {
        const RasterWindow window{pixels,
                                  -0.5,
                                  static_cast<double>(field->columns()) - 0.5,
                                  -0.5,
                                  static_cast<double>(field->rows()) - 0.5,
                                  false};
        kept = {field, pixels, colours, paintMeans(rasterMeans(*field, window), colours)};
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(rect, kept.image);
    painter.setAntialiasing(false);
    painter.setPen(theme.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(-1, -1, 0, 0));
    painter.setAntialiasing(true);
    drawNumbers(painter, rect, *field, kept.image, std::max(colours.highest, -colours.lowest));
}

void SentencePainter::drawMaps(QCPPainter& painter, const SentencePicture& picture,
                               const SentenceLayout& layout, const Theme& theme) {
    if (layout.maps[0].isEmpty()) return;
    const SentenceResult& result = *picture.result;
    const Sentence& sentence = result.facts.sentence();
    const Colormap& map = resolveColormap(picture.colormap, true, theme);
    const double reach = picture.parts.sum ? result.reach : result.embeddingReach;
    const RasterColours colours{-reach, reach, &map, theme.notANumber.rgb(), theme.masked.rgb()};
    const std::shared_ptr<const Field> fields[] = {result.embedding, result.encoding, result.input};
    const QString first = positionText(picture.positions, picture.firstPosition);
    const QString last =
        positionText(picture.positions, picture.firstPosition + sentence.encoding.rows() - 1);
    const QString root = grouped(sentence.dModel());
    const QStringList embedding{SentenceText::tr("embedding of the word"), SentenceText::tr("embedding")};
    const QStringList scaled{SentenceText::tr("embedding of the word × √%1").arg(root),
                             SentenceText::tr("embedding × √%1").arg(root), SentenceText::tr("embedding")};
    const std::array<QStringList, 3> titles{
        {picture.scaled ? scaled : embedding,
         {SentenceText::tr("encoding of positions %1 to %2").arg(first, last), SentenceText::tr("encoding")},
         {SentenceText::tr("input of the Transformer"), SentenceText::tr("input")}}};
    const double rowHeight = layout.maps[0].height() / static_cast<double>(sentence.tokens.size());
    drawTitles(painter, layout.maps, titles, {layout.norms.begin(), layout.norms.end()}, rowHeight,
               smallestTokenType(picture), theme);
    for (std::size_t n = 0; n < 3; ++n) {
        if (layout.maps[n].isEmpty()) continue;
        drawMap(painter, maps_[n], layout.maps[n], fields[n], colours, theme);
        if (!layout.axis.isEmpty())
            drawEnds(painter, below(layout.maps[n], layout.axis.height()), fields[n]->columns() - 1,
                     SentenceText::tr("dimension j"), theme);
        drawCross(painter, layout.maps[n], fields[n]->rows(), fields[n]->columns(), picture.token,
                  picture.dimension, theme);
    }
    if (sentence.concatenated && picture.dimension >= 0)
        drawCross(painter, layout.maps[2], result.input->rows(), result.input->columns(), -1,
                  sentence.dModel() + picture.dimension, theme);
    double longest = 0;
    for (const auto* norms : {&result.embeddingNorms, &result.encodingNorms})
        for (const double norm : *norms)
            if (std::isfinite(norm)) longest = std::max(longest, norm);
    drawNorms(painter, layout.norms[0], result.embeddingNorms, longest, picture, theme);
    drawNorms(painter, layout.norms[1], result.encodingNorms, longest, picture, theme);
    painter.setFont(textFont(11));
    painter.setPen(theme.muted);
    for (const QRectF& norms : layout.norms)
        if (!norms.isEmpty())
            drawFitting(painter, above(norms).adjusted(0, 0, 0, -2), {SentenceText::tr("norm")});
    drawLabels(painter, layout.labels, picture, theme);
    if (picture.parts.sum) drawSigns(painter, picture, layout, layout.signs[0].y(), 22, theme);
    drawColourBar(painter, layout.bar, map, -reach, reach, theme);
    drawValues(painter, picture, layout, theme);
}

/// Of weights and outputs, as far as they are drawn.
struct SentencePainter::Reach {
    double weights = 1, outputs = 1;

    explicit Reach(const SentencePicture& picture) {
        const SentenceResult& result = *picture.result;
        weights = picture.parts.with ? result.weightReach : result.weightReachWithout;
        outputs = !picture.parts.with      ? result.outputReachWithout
                  : !picture.parts.without ? result.swapReach
                                           : result.outputReach;
    }
};

void SentencePainter::drawSwap(QCPPainter& painter, const SentencePicture& picture,
                               const SentenceLayout& layout, const Theme& theme) {
    if (layout.swapped.isEmpty()) return;
    const SentenceResult& result = *picture.result;
    const bool with = picture.parts.with;
    const SwappedTable& swapped = with ? result.swappedWith : result.swappedWithout;
    const QRectF& before = layout.heads[with ? 3 : 2];
    const std::shared_ptr<const Field>& outputs = with ? result.outputsWith : result.outputsWithout;
    for (const QRectF& table : {before, layout.swapped})
        drawEnds(painter, below(table, layout.swapLegend.height()), result.outputsWith->columns() - 1,
                 SentenceText::tr("dimension"), theme);
    drawLabels(painter, layout.headLabels, picture, theme);
    if (hasOutputBars(picture, before)) {
        BarRange range;
        range.take(*outputs);
        range.take(*swapped.outputs);
        drawOutputBars(painter, before, *outputs, range, result, {}, theme);
        drawOutputBars(painter, layout.swapped, *swapped.outputs, range, result, swapped.places, theme);
        drawChanges(painter, layout.swapped, *outputs, swapped, range, theme);
        drawBarScale(painter, layout.headBars[1], before.height() / static_cast<double>(outputs->rows()),
                     range, theme);
    } else {
        const Colormap& map = resolveColormap(picture.colormap, true, theme);
        const double reach = Reach(picture).outputs;
        const RasterColours colours{-reach, reach, &map, theme.notANumber.rgb(), theme.masked.rgb()};
        drawMap(painter, heads_[2], before, outputs, colours, theme);
        drawMap(painter, heads_[3], layout.swapped, swapped.outputs, colours, theme);
        drawColourBar(painter, layout.headBars[1], map, -reach, reach, theme);
    }
    drawSwapLines(painter, picture, layout, theme);
}

/// What is below the tables of weights: their words or numbers, and how to read them, or the weight under the
/// cursor. Where the tables are too narrow for a sentence there is one for both.
void SentencePainter::drawBelowWeights(QCPPainter& painter, const SentencePicture& picture,
                                       const SentenceLayout& layout, const Theme& theme) {
    constexpr double line = 18;
    const SentenceResult& result = *picture.result;
    const std::shared_ptr<const Field> fields[] = {result.weightsWithout, result.weightsWith};
    const QStringList rule{SentenceText::tr("rows look at columns"), SentenceText::tr("row → column")};
    const bool atCursor = picture.token >= 0 && picture.key >= 0;
    painter.setFont(textFont(11));
    const QFontMetricsF metrics(textFont(smallestTokenType(picture)));
    QRectF both;
    bool fitsEach = true;
    for (std::size_t n = 0; n < 2; ++n) {
        const QRectF& table = layout.heads[n];
        if (table.isEmpty()) continue;
        drawColumnLabels(painter, below(table, line), picture, theme);
        both |= table;
        fitsEach = fitsEach && fits(rule, metrics, table.width() - 4);
    }
    painter.setFont(textFont(11));
    painter.setPen(atCursor ? theme.text : theme.muted);
    if (!atCursor && !fitsEach) return drawFitting(painter, below(both, line, line), rule);
    for (std::size_t n = 0; n < 2; ++n) {
        if (layout.heads[n].isEmpty()) continue;
        QStringList told = rule;
        if (atCursor) {
            const QString number = fixedNumber(fields[n]->value(picture.token, picture.key), 3, 1);
            const QString query = result.word(static_cast<std::size_t>(picture.token));
            const QString key = result.word(static_cast<std::size_t>(picture.key));
            told = {SentenceText::tr("“%1” looks at “%2”: %3").arg(query, key, number),
                    SentenceText::tr("%1 → %2: %3").arg(query, key, number), number};
        }
        drawFitting(painter, below(layout.heads[n], line, line), told);
    }
}

void SentencePainter::drawHeads(QCPPainter& painter, const SentencePicture& picture,
                                const SentenceLayout& layout, const Theme& theme) {
    if (layout.headLabels.isEmpty()) return;
    using Kind = SentenceParts::Kind;
    if (picture.parts.kind == Kind::swap) return drawSwap(painter, picture, layout, theme);
    if (picture.parts.kind == Kind::addition) return drawAddends(painter, picture, layout, theme);
    const SentenceResult& result = *picture.result;
    const Colormap& values = resolveColormap(picture.colormap, true, theme);
    const Colormap& weights = resolveColormap(picture.weightColormap, false, theme);
    const Reach reach(picture);
    const RasterColours weightColours{0, reach.weights, &weights, theme.notANumber.rgb(), theme.masked.rgb()};
    const RasterColours valueColours{-reach.outputs, reach.outputs, &values, theme.notANumber.rgb(),
                                     theme.masked.rgb()};
    const std::shared_ptr<const Field> fields[] = {result.weightsWithout, result.weightsWith,
                                                   result.outputsWithout, result.outputsWith};
    const QString outputs = SentenceText::tr("outputs");
    std::array<QStringList, 4> titles{
        {{SentenceText::tr("attention without positions"), SentenceText::tr("without positions"),
          SentenceText::tr("without")},
         {SentenceText::tr("attention with positions"), SentenceText::tr("with positions"),
          SentenceText::tr("with")},
         {SentenceText::tr("outputs without positions"), SentenceText::tr("outputs without"), outputs},
         {SentenceText::tr("outputs with positions"), SentenceText::tr("outputs with"), outputs}}};
    if (!picture.parts.with)  // nothing to tell them from
        titles = {{{SentenceText::tr("attention weights"), SentenceText::tr("weights")}, {}, {outputs}, {}}};
    const double rowHeight = layout.headLabels.height() / static_cast<double>(result.tokens().size());
    drawTitles(painter, layout.heads, titles, {}, rowHeight, smallestTokenType(picture), theme);
    const bool bars = !layout.heads[2].isEmpty() && hasOutputBars(picture, layout.heads[2]);
    BarRange range;
    if (bars) range.take(*result.outputsWithout);
    for (std::size_t n = 0; n < 4; ++n) {
        const QRectF& rect = layout.heads[n];
        if (rect.isEmpty()) continue;
        const bool isWeight = n < 2;
        if (bars && !isWeight)
            drawOutputBars(painter, rect, *fields[n], range, result, {}, theme);
        else
            drawMap(painter, heads_[n], rect, fields[n], isWeight ? weightColours : valueColours, theme);
        drawCross(painter, rect, fields[n]->rows(), fields[n]->columns(), picture.token,
                  isWeight ? picture.key : -1, theme);
        constexpr double line = 18;
        if (!isWeight)
            drawEnds(painter, below(rect, line), fields[n]->columns() - 1, SentenceText::tr("dimension"),
                     theme);
    }
    drawBelowWeights(painter, picture, layout, theme);
    drawLabels(painter, layout.headLabels, picture, theme);
    if (!layout.lowerHeadLabels.isEmpty()) drawLabels(painter, layout.lowerHeadLabels, picture, theme);
    drawColourBar(painter, layout.headBars[0], weights, 0, reach.weights, theme);
    if (bars)
        drawBarScale(painter, layout.headBars[1], rowHeight, range, theme);
    else
        drawColourBar(painter, layout.headBars[1], values, -reach.outputs, reach.outputs, theme);
}

bool SentencePainter::draw(QCPPainter& painter, QSize size, const SentencePicture& picture,
                           const Theme& theme) {
    const QRect all(QPoint(), size);
    painter.save();
    painter.fillRect(all, theme.card);
    painter.setAntialiasing(true);
    if (!picture.reason.isEmpty()) {
        drawReason(painter, all, picture.reason, theme);
    } else if (picture.result) {
        const SentenceLayout layout = layOutSentence(picture, size);
        if (layout.maps[0].isEmpty() && layout.headLabels.isEmpty() &&
            !picture.result->tokens().indices.empty()) {
            drawNoRoom(painter, all, theme);
            painter.restore();
            return false;
        }
        drawChips(painter, picture, layout, theme);
        drawMaps(painter, picture, layout, theme);
        drawHeads(painter, picture, layout, theme);
        drawFacts(painter, picture, layout, theme);
        drawSentenceMarks(painter, picture, layout, theme);
        painter.setFont(textFont(12));
        painter.setPen(theme.error);
        if (!layout.notes.isEmpty())
            painter.drawText(layout.notes, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                             picture.notes.join(u'\n'));
    }
    if (!picture.late.isEmpty()) drawNotice(painter, all, picture.late, theme);
    painter.restore();
    return true;
}

}  // namespace posiscope
