// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sentence/sentenceswap.h"

#include <algorithm>
#include <cmath>

#include "ui/style/fitting.h"
#include "ui/translation/translated.h"
#include "ui/views/sentence/sentencebars.h"
#include "ui/views/sentence/sentenceparts.h"

namespace posiscope {

namespace {

constexpr double fromTable = 4;  // a line begins so far from its table
constexpr double lineWidth = 2;
// Of a difference, from the left.
constexpr double numberHeight = 16, besideToken = 20, differenceWidth = 40;
constexpr double wholeShare = 0.2;  // of a broken line at each end

/// The words of a sentence in the order of these tokens.
QString sentenceOf(const SentenceResult& result, const std::vector<std::size_t>& order) {
    QStringList words;
    for (const std::size_t token : order)
        words << result.word(token);
    return words.join(u' ');
}

void drawTitle(QCPPainter& painter, const QRectF& table, const QStringList& texts) {
    constexpr double beside = 20;
    drawFitting(painter,
                QRectF(table.left() - beside, table.top() - tableTitleHeight, table.width() + 2 * beside,
                       tableTitleHeight - 2),
                texts);
}

/// How far below the middle of a row its word ends.
constexpr double belowWord(double rowHeight) {
    return largestTokenType(rowHeight) / 2.0;
}

/// Whether a row is so high that a number has room below its word.
bool hasRoomForDifference(double rowHeight) {
    return rowHeight >= 2 * belowWord(rowHeight) + numberHeight;
}

void drawDifference(QCPPainter& painter, const QRectF& row, double gap, const Theme& theme) {
    painter.setPen(theme.text);
    painter.drawText(QRectF(row.left() + besideToken, row.center().y() + belowWord(row.height()),
                            row.width() - besideToken, numberHeight),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, readable(gap, 2));
}

QStringList legendOf(bool differ, bool hasNumbers, bool hasBars) {
    if (!differ) return {SentenceText::tr("Whole line: equal outputs.")};
    if (hasBars)
        return {SentenceText::tr(
                    "Whole line: equal outputs. Broken line: different outputs. Ends of bars: the change."),
                SentenceText::tr("Broken line: different outputs. Ends of bars: the change."),
                SentenceText::tr("Ends of bars: the change.")};
    if (!hasNumbers)
        return {SentenceText::tr("A line joins outputs that are equal. Where they differ it is broken."),
                SentenceText::tr("Whole line: equal outputs.")};
    return {SentenceText::tr("A line joins outputs that are equal. Where they differ it is broken, and their "
                             "largest difference stands below the word."),
            SentenceText::tr("Whole line: equal outputs. Broken line: they differ by the number."),
            SentenceText::tr("Whole line: equal outputs.")};
}

}  // namespace

void placeSwap(SentenceLayout& layout, const SentencePicture& picture, double left, double right, double top,
               double height) {
    constexpr double beside = 8, least = 20, leastLines = 40, mostLines = 260;
    const double width = right - left;
    const auto rows = static_cast<double>(picture.result->tokens().size());
    const double labels = labelWidth(picture, width * 0.2, height / rows);
    const double bar = width >= leastForBars(picture.parts) && picture.colourBars ? colourBarWidth : 0;
    const double after = picture.parts.with ? std::max(labels, besideToken + differenceWidth) : labels;
    const double inner = width - labels - after - 2 * beside - bar;
    const double lines = std::clamp(inner * 0.28, leastLines, mostLines);
    const double table = std::floor((inner - lines) / 2);
    if (table < least || height < 10) return;
    layout.headLabels = QRectF(left, top, labels, height);
    QRectF& before = layout.heads[picture.parts.with ? 3 : 2];
    before = QRectF(std::floor(left + labels + beside), top, table, height);
    layout.swapped = QRectF(std::floor(before.right() + lines), top, table, height);
    layout.swappedLabels = QRectF(layout.swapped.right() + beside, top, after, height);
    if (bar > 0) layout.headBars[1] = QRectF(layout.swappedLabels.right() + 10, top, 10, height);
}

void drawSwapLines(QCPPainter& painter, const SentencePicture& picture, const SentenceLayout& layout,
                   const Theme& theme) {
    if (layout.swapped.isEmpty()) return;
    const SentenceResult& result = *picture.result;
    const SwappedTable& swapped = picture.parts.with ? result.swappedWith : result.swappedWithout;
    const QRectF& before = layout.heads[picture.parts.with ? 3 : 2];
    const std::size_t tokens = result.tokens().size();
    std::vector<std::size_t> order(tokens);
    for (std::size_t t = 0; t < tokens; ++t)
        order[t] = t;
    painter.setFont(textFont(12, QFont::DemiBold));
    painter.setPen(theme.text);
    drawTitle(painter, before, {sentenceOf(result, order), SentenceText::tr("before")});
    drawTitle(painter, layout.swapped, {sentenceOf(result, swapped.places), SentenceText::tr("after")});
    drawFitting(painter,
                QRectF(before.left(), before.top() - 2 * tableTitleHeight,
                       layout.swapped.right() - before.left(), tableTitleHeight),
                {picture.parts.with ? SentenceText::tr("outputs with positions")
                                    : SentenceText::tr("outputs without positions")});
    drawLabels(painter, layout.swappedLabels, picture, theme, swapped.places);
    const double from = before.right() + fromTable, to = layout.swapped.left() - fromTable;
    const auto lineOf = [&](std::size_t t) {
        return QLineF(
            from, SentenceLayout::row(before, static_cast<qint64>(t), tokens).center().y(), to,
            SentenceLayout::row(layout.swapped, static_cast<qint64>(swapped.places[t]), tokens).center().y());
    };
    for (std::size_t t = 0; t < tokens; ++t) {
        const QLineF line = lineOf(t);
        painter.setPen(QPen(theme.accent, lineWidth));
        if (swapped.gaps[t] == 0) {
            painter.drawLine(line);
            continue;
        }
        painter.drawLine(QLineF(line.p1(), line.pointAt(wholeShare)));
        painter.drawLine(QLineF(line.pointAt(1 - wholeShare), line.p2()));
    }
    painter.setFont(textFont(11));
    const bool differ = std::ranges::any_of(swapped.gaps, [](double gap) { return gap != 0; });
    const bool hasNumbers = differ && hasRoomForDifference(before.height() / static_cast<double>(tokens));
    for (std::size_t t = 0; hasNumbers && t < tokens; ++t) {
        if (swapped.gaps[t] == 0) continue;
        const auto there = static_cast<qint64>(swapped.places[t]);
        drawDifference(painter, SentenceLayout::row(layout.swappedLabels, there, tokens), swapped.gaps[t],
                       theme);
    }
    painter.setPen(theme.muted);
    drawFitting(painter, layout.swapLegend, legendOf(differ, hasNumbers, hasOutputBars(picture, before)));
}

}  // namespace posiscope
