// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sentence/sentencebars.h"

#include <algorithm>
#include <cmath>

#include "ui/style/fitting.h"
#include "ui/translation/translated.h"
#include "ui/views/sentence/sentenceparts.h"

namespace posiscope {

namespace {

constexpr double beforeSum = 10;  // between the last addend and the sum

constexpr double barGap(double width) {
    return std::min(3.0, width * 0.2);
}

/// The numbers of a row as bars on a line.
void drawBars(QCPPainter& painter, const QRectF& row, const std::vector<double>& numbers,
              const BarRange& range, const QColor& colour, const Theme& theme) {
    const double wide = row.width() / static_cast<double>(numbers.size());
    const double gap = barGap(wide), zero = range.at(0, row);
    painter.setAntialiasing(false);
    for (std::size_t c = 0; c < numbers.size(); ++c) {
        const double top = range.at(std::isfinite(numbers[c]) ? numbers[c] : 0, row);
        const double left = row.left() + wide * static_cast<double>(c) + gap / 2;
        painter.fillRect(QRectF(left, std::min(zero, top), wide - gap, std::abs(zero - top)), colour);
    }
    painter.setPen(theme.muted);
    painter.drawLine(QPointF(row.left(), zero), QPointF(row.right(), zero));
    painter.setAntialiasing(true);
}

std::vector<double> rowOf(const Field& field, std::int64_t row) {
    std::vector<double> numbers;
    for (std::int64_t c = 0; c < field.columns(); ++c)
        numbers.push_back(field.value(row, c));
    return numbers;
}

/// The values times their weights for one token, and their sum.
struct Addends {
    Addends(const SentenceResult& result, std::size_t token) {
        const Attention& attention = result.facts.without();
        const auto query = static_cast<Eigen::Index>(token);
        for (Eigen::Index key = 0; key < attention.values.rows(); ++key) {
            weights.push_back(attention.weights(query, key));
            std::vector<double> numbers;
            for (Eigen::Index c = 0; c < attention.values.cols(); ++c)
                numbers.push_back(weights.back() * attention.values(key, c));
            rows.push_back(std::move(numbers));
        }
        rows.push_back(rowOf(*result.outputsWithout, static_cast<std::int64_t>(token)));
        for (const auto& row : rows)
            for (const double number : row)
                range.take(number);
    }
    std::vector<double> weights;
    std::vector<std::vector<double>> rows;  ///< the last one is the sum
    BarRange range;
};

QRectF addendRow(const QRectF& all, std::size_t row, std::size_t tokens) {
    const double height = (all.height() - beforeSum) / static_cast<double>(tokens + 1);
    return {all.left(), all.top() + height * static_cast<double>(row) + (row == tokens ? beforeSum : 0),
            all.width(), height};
}

constexpr double signWidth = 16;

QString addendText(double weight, const QString& word) {
    return SentenceText::tr("%1 × %2").arg(fixedNumber(weight, 2, 1), word);
}

}  // namespace

bool hasOutputBars(const SentencePicture& picture, const QRectF& table) {
    constexpr double leastWidth = 3, leastHeight = 18;
    const Field& outputs = *picture.result->outputsWithout;
    return picture.parts.areAlone() && table.width() >= leastWidth * static_cast<double>(outputs.columns()) &&
           table.height() >= leastHeight * static_cast<double>(outputs.rows());
}

QColor colourOfToken(const SentenceResult& result, std::size_t token, const Theme& theme) {
    return theme.series(static_cast<std::size_t>(result.tokens().indices[token]));
}

void BarRange::take(double number) {
    if (!std::isfinite(number)) return;
    lowest = std::min(lowest, number);
    highest = std::max(highest, number);
}

void BarRange::take(const Field& field) {
    for (std::int64_t row = 0; row < field.rows(); ++row)
        for (const double number : rowOf(field, row))
            take(number);
}

double BarRange::at(double number, const QRectF& row) const {
    constexpr double beside = 0.04;  // of the row, above and below
    const double whole = highest > lowest ? highest - lowest : 1;
    return row.top() + row.height() * (beside + (1 - 2 * beside) * (highest - number) / whole);
}

void drawOutputBars(QCPPainter& painter, const QRectF& table, const Field& field, const BarRange& range,
                    const SentenceResult& result, const std::vector<std::size_t>& tokens,
                    const Theme& theme) {
    const auto rows = static_cast<std::size_t>(field.rows());
    painter.setAntialiasing(false);
    painter.setPen(theme.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(table.adjusted(-1, -1, 0, 0));
    for (std::size_t row = 0; row < rows; ++row)
        drawBars(painter, SentenceLayout::row(table, static_cast<qint64>(row), rows),
                 rowOf(field, static_cast<std::int64_t>(row)), range,
                 colourOfToken(result, tokens.empty() ? row : tokens[row], theme), theme);
}

void drawChanges(QCPPainter& painter, const QRectF& table, const Field& before, const SwappedTable& after,
                 const BarRange& range, const Theme& theme) {
    constexpr double least = 2;  // to be seen
    painter.setAntialiasing(false);
    for (std::int64_t t = 0; t < before.rows(); ++t) {
        const std::size_t there = after.places[static_cast<std::size_t>(t)];
        const QRectF row = SentenceLayout::row(table, static_cast<qint64>(there), after.places.size());
        const double wide = row.width() / static_cast<double>(before.columns()), gap = barGap(wide);
        for (std::int64_t c = 0; c < before.columns(); ++c) {
            const double old = before.value(t, c);
            const double now = after.outputs->value(static_cast<std::int64_t>(there), c);
            if (old == now || !std::isfinite(old) || !std::isfinite(now)) continue;
            const double top = range.at(std::max(old, now), row), bottom = range.at(std::min(old, now), row);
            painter.fillRect(QRectF(row.left() + wide * static_cast<double>(c) + gap / 2, top, wide - gap,
                                    std::max(least, bottom - top)),
                             theme.text);
        }
    }
    painter.setAntialiasing(true);
}

void drawBarScale(QCPPainter& painter, const QRectF& bar, double rowHeight, const BarRange& range,
                  const Theme& theme) {
    constexpr double lineHeight = 14;
    if (bar.isEmpty() || rowHeight < 2 * lineHeight) return;
    const QRectF row(bar.left(), bar.top(), bar.width(), rowHeight);
    painter.setFont(textFont(11));
    painter.setPen(theme.muted);
    painter.drawLine(QPointF(bar.left(), range.at(range.highest, row)),
                     QPointF(bar.left(), range.at(range.lowest, row)));
    double free = row.top();  // below the number before
    for (const double number : {range.highest, 0.0, range.lowest}) {
        const double y = range.at(number, row);
        painter.drawLine(QPointF(bar.left(), y), QPointF(bar.left() + 4, y));
        const double top = std::clamp(y - lineHeight / 2, row.top(), row.bottom() - lineHeight);
        const bool leavesRoom =
            number != 0 || top + lineHeight <= range.at(range.lowest, row) - lineHeight / 2;
        if (top < free || !leavesRoom) continue;
        painter.drawText(QRectF(bar.left() + 7, top, colourBarWidth - 17, lineHeight),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, readable(number, 2));
        free = top + lineHeight;
    }
}

void placeAddends(SentenceLayout& layout, const SentencePicture& picture, const QRectF& area) {
    constexpr double mostLabels = 0.42, least = 60;
    const SentenceResult& result = *picture.result;
    const double rowHeight = area.height() / static_cast<double>(result.tokens().size() + 1);
    const QFontMetricsF metrics(textFont(largestTokenType(rowHeight), QFont::DemiBold));
    double widest = metrics.horizontalAdvance(SentenceText::tr("output"));
    for (std::size_t t = 0; t < result.tokens().size(); ++t)
        widest = std::max(widest, metrics.horizontalAdvance(addendText(1, result.word(t))));
    const double labels = std::min(signWidth + widest + 4, mostLabels * area.width());
    const double bar = area.width() >= leastForBars(picture.parts) && picture.colourBars ? colourBarWidth : 0;
    if (area.width() - labels - bar < least || rowHeight < 10) return;
    layout.headLabels = QRectF(area.left(), area.top(), labels, area.height());
    layout.addends = QRectF(std::floor(layout.headLabels.right() + 8), area.top(),
                            std::floor(area.width() - labels - 8 - bar), area.height());
    if (bar > 0) layout.headBars[1] = QRectF(layout.addends.right() + 10, area.top(), 10, area.height());
}

void drawAddends(QCPPainter& painter, const SentencePicture& picture, const SentenceLayout& layout,
                 const Theme& theme) {
    if (layout.addends.isEmpty()) return;
    const SentenceResult& result = *picture.result;
    const std::size_t tokens = result.tokens().size(), token = picture.summed;
    const Addends sum(result, token);
    const double rowHeight = addendRow(layout.addends, 0, tokens).height();
    const int pixels = largestTokenType(rowHeight);
    painter.setFont(textFont(std::min(pixels, 16), QFont::DemiBold));
    painter.setPen(theme.text);
    const QRectF title(layout.headLabels.left(), layout.addends.top() - tableTitleHeight,
                       layout.addends.right() - layout.headLabels.left(), tableTitleHeight - 2);
    drawFitting(painter, title,
                {SentenceText::tr("output of “%1”: the values, each times its weight, added up")
                     .arg(result.word(token)),
                 SentenceText::tr("output of “%1”: values times weights").arg(result.word(token)),
                 SentenceText::tr("output of “%1”").arg(result.word(token))});
    for (std::size_t n = 0; n <= tokens; ++n) {
        const bool isSum = n == tokens;
        const QRectF row = addendRow(layout.addends, n, tokens);
        const QColor colour = isSum ? theme.text : colourOfToken(result, n, theme);
        drawBars(painter, row, sum.rows[n], sum.range, colour, theme);
        const QRectF label(layout.headLabels.left(), row.top(), layout.headLabels.width(), row.height());
        painter.setFont(textFont(pixels, isSum ? QFont::DemiBold : QFont::Normal));
        painter.setPen(theme.text);
        if (n > 0)
            painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter,
                             isSum ? QStringLiteral("=") : QStringLiteral("+"));
        drawFitting(painter, label.adjusted(signWidth, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                    isSum ? QStringList{SentenceText::tr("output")}
                          : QStringList{addendText(sum.weights[n], result.word(n)),
                                        fixedNumber(sum.weights[n], 2, 1)});
    }
    const double line = addendRow(layout.addends, tokens, tokens).top() - beforeSum / 2;
    painter.setPen(QPen(theme.text, 1.5));
    painter.drawLine(QPointF(layout.headLabels.left(), line), QPointF(layout.addends.right(), line));
    drawBarScale(painter, layout.headBars[1], rowHeight, sum.range, theme);
    const QRectF axis(layout.addends.left(), layout.addends.bottom(), layout.addends.width(), 18);
    painter.setFont(textFont(11));
    painter.setPen(theme.muted);
    drawFitting(painter, axis,
                {SentenceText::tr("a bar for each of the %1 dimensions")
                     .arg(grouped(result.outputsWithout->columns())),
                 SentenceText::tr("dimension")});
}

}  // namespace posiscope
