// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sentence/sentenceparts.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "ui/plot/colourbar.h"
#include "ui/plot/notice.h"
#include "ui/style/fitting.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

/// The size of the text beside rows of this height: it shrinks before a row goes without.
struct RowType {
    int pixels = usualTokenType;
    qint64 step = 1;  ///< every how many-th row has a text

    RowType(double height, int smallest)
        : pixels(std::clamp(static_cast<int>(height / line), smallest, largestTokenType(height))),
          step(static_cast<qint64>(std::ceil(pixels * line / std::max(0.1, height)))) {
        if (height >= pixels * line) step = 1;
    }

 private:
    static constexpr double line = 7.0 / 6;  // of its size
};

QString elided(QCPPainter& painter, const QString& text, double width) {
    return painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(width));
}

void drawCard(QCPPainter& painter, const QRectF& card, const SentenceFact& fact, const Theme& theme) {
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.field);
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    constexpr double column = 118;
    painter.setFont(textFont(12));
    painter.setPen(theme.text);
    const double claim = card.width() - 24 - (fact.numbers ? 2 * column : 0);
    painter.drawText(QRectF(card.left() + 12, card.top() + 4, claim, card.height() - 8),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, fact.claim);
    if (!fact.numbers) return;
    double x = card.right() - 2 * column - 4;
    for (const auto& [number, words] : {std::pair{fact.without, SentenceText::tr("without positions")},
                                        std::pair{fact.with, SentenceText::tr("with positions")}}) {
        painter.setFont(textFont(18, QFont::DemiBold));
        painter.setPen(number == 0 ? theme.text : theme.accent);
        painter.drawText(QRectF(x, card.top() + 8, column, 24), Qt::AlignCenter, readable(number, 3));
        painter.setFont(textFont(11));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(x, card.top() + 33, column, 16), Qt::AlignCenter, words);
        x += column;
    }
}

}  // namespace

QString fixedNumber(double number, int digits, double reach) {
    if (!std::isfinite(number) || !(reach > 0)) return readable(number, 3);
    const int decimals = std::clamp(digits - static_cast<int>(std::floor(std::log10(reach))), 0, 9);
    const double step = std::pow(10, -decimals);
    const bool zero = std::abs(number) < step / 2;  // not −0.00
    return localised(QString::number(zero ? 0 : number, 'f', decimals)).replace(u'-', QChar(0x2212));
}

void drawFitting(QCPPainter& painter, const QRectF& rect, const QStringList& texts) {
    drawFitting(painter, rect.adjusted(2, 0, -2, 0), Qt::AlignCenter, texts);
}

void drawLabels(QCPPainter& painter, const QRectF& rect, const SentencePicture& picture, const Theme& theme,
                const std::vector<std::size_t>& words) {
    const std::size_t tokens = picture.result->tokens().size();
    const int smallest = smallestTokenType(picture);
    const RowType type(rect.height() / static_cast<double>(tokens), smallest);
    constexpr double numberWidth = 20, lineHeight = 28;
    int pixels = type.pixels;  // smaller type before a word is cut
    while (pixels > smallest &&
           widestWord(*picture.result, textFont(pixels, QFont::DemiBold)) > rect.width() - numberWidth)
        --pixels;
    for (qint64 t = 0; t < static_cast<qint64>(tokens); t += type.step) {
        QRectF row = SentenceLayout::row(rect, t, tokens);
        row = QRectF(row.left(), row.center().y() - lineHeight / 2, row.width(), lineHeight);
        const std::size_t word =
            words.empty() ? static_cast<std::size_t>(t) : words[static_cast<std::size_t>(t)];
        const bool here = static_cast<qint64>(word) == picture.token;
        painter.setFont(textFont(std::max(std::min(10, type.pixels), pixels * 2 / 3)));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(row.left(), row.top(), numberWidth - 4, lineHeight),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(t));
        painter.setFont(textFont(pixels, here ? QFont::DemiBold : QFont::Normal));
        painter.setPen(here ? theme.accent : theme.text);
        painter.drawText(row.adjusted(numberWidth, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         elided(painter, picture.result->word(word), row.width() - numberWidth));
    }
}

void drawNorms(QCPPainter& painter, const QRectF& rect, const std::vector<double>& norms, double longest,
               const SentencePicture& picture, const Theme& theme) {
    if (rect.isEmpty()) return;
    const double height = rect.height() / static_cast<double>(norms.size());
    const RowType type(height, smallestTokenType(picture));
    QColor fill = theme.accent;
    fill.setAlphaF(theme.isDark ? 0.38F : 0.24F);
    for (std::size_t t = 0; t < norms.size(); ++t) {
        const QRectF row = SentenceLayout::row(rect, static_cast<qint64>(t), norms.size());
        const double thick = height >= 4 ? std::min(18.0, height - 2) : height;
        const double length = longest > 0 && std::isfinite(norms[t]) ? norms[t] / longest * row.width() : 0;
        painter.fillRect(QRectF(row.left(), row.center().y() - thick / 2, length, thick), fill);
        if (static_cast<qint64>(t) % type.step != 0) continue;
        painter.setFont(textFont(std::min(11, type.pixels)));
        painter.setPen(theme.text);
        painter.drawText(QRectF(row.left() + 4, row.center().y() - 9, row.width() - 4, 18),
                         Qt::AlignLeft | Qt::AlignVCenter, fixedNumber(norms[t], 2, longest));
    }
}

void drawChips(QCPPainter& painter, const SentencePicture& picture, const SentenceLayout& layout,
               const Theme& theme) {
    const Tokens& tokens = picture.result->tokens();
    for (std::size_t t = 0; t < layout.chips.size(); ++t) {
        const QRectF& chip = layout.chips[t];
        const bool here = static_cast<qint64>(t) == picture.token;
        painter.setPen(QPen(here ? theme.accent : theme.border, 1));
        painter.setBrush(theme.field);
        painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        painter.setFont(textFont(10));
        const QString index = QString::number(tokens.indices[t]);
        const double wide = painter.fontMetrics().horizontalAdvance(index);
        painter.setPen(theme.muted);
        painter.drawText(QRectF(chip.right() - wide - 8, chip.top(), wide, chip.height()),
                         Qt::AlignRight | Qt::AlignVCenter, index);
        painter.setFont(textFont(12));
        painter.setPen(here ? theme.accent : theme.text);
        const double room = chip.width() - wide - 20;
        painter.drawText(QRectF(chip.left() + 8, chip.top(), room + 2, chip.height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         elided(painter, picture.result->word(t), room + 2));
    }
    if (layout.chips.empty()) return;
    const QRectF& last = layout.chips.back();
    const QRectF rest(last.right() + 10, last.top(), layout.facts.right() - last.right() - 10, last.height());
    const auto left = static_cast<qint64>(tokens.size() - layout.chips.size());
    const QString words = left > 0 ? SentenceText::tr("and %1 more").arg(grouped(left))
                                   : SentenceText::tr("small number: place in the vocabulary");
    painter.setFont(textFont(11));
    painter.setPen(theme.muted);
    if (painter.fontMetrics().horizontalAdvance(words) <= rest.width())
        painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, words);
}

void drawFacts(QCPPainter& painter, const SentencePicture& picture, const SentenceLayout& layout,
               const Theme& theme) {
    double y = layout.facts.top();
    if (layout.cards) {
        const double width = (layout.facts.width() - 12) / 2;
        double x = layout.facts.left();
        for (const SentenceFact& fact : picture.facts) {
            drawCard(painter, QRectF(x, y, width, layout.facts.height()), fact, theme);
            x += width + 12;
        }
        return;
    }
    painter.setFont(textFont(12));
    painter.setPen(theme.text);
    for (const SentenceFact& fact : std::span(picture.facts).subspan(layout.firstFact)) {
        if (layout.facts.isEmpty()) return;
        QRectF used;
        painter.drawText(QRectF(layout.facts.left(), y, layout.facts.width(), layout.facts.bottom() - y + 4),
                         Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, fact.sentence, &used);
        y += used.height() + 3;
    }
}

void drawNumbers(QCPPainter& painter, const QRectF& rect, const Field& field, const QImage& image,
                 double reach) {
    const double width = rect.width() / static_cast<double>(field.columns());
    const double height = rect.height() / static_cast<double>(field.rows());
    constexpr int least = 11, largest = 16;
    const auto hasRoom = [&, widest = fixedNumber(-reach, 2, reach)](int type) {
        return width >= QFontMetricsF(textFont(type)).horizontalAdvance(widest) + 12;
    };
    if (height < 18 || !hasRoom(least)) return;
    int pixels = std::clamp(static_cast<int>(height / 4), least, largest);
    while (!hasRoom(pixels))
        --pixels;
    painter.setFont(textFont(pixels));
    for (std::int64_t row = 0; row < field.rows(); ++row)
        for (std::int64_t column = 0; column < field.columns(); ++column) {
            const QRectF cell(rect.left() + width * static_cast<double>(column),
                              rect.top() + height * static_cast<double>(row), width, height);
            const QPointF share((cell.center().x() - rect.left()) / rect.width(),
                                (cell.center().y() - rect.top()) / rect.height());
            const QColor under = image.pixelColor(static_cast<int>(share.x() * (image.width() - 1)),
                                                  static_cast<int>(share.y() * (image.height() - 1)));
            painter.setPen(qGray(under.rgb()) > 100 ? QColor(0x1c, 0x21, 0x28) : QColor(Qt::white));
            painter.drawText(cell, Qt::AlignCenter, fixedNumber(field.value(row, column), 2, reach));
        }
}

void drawColourBar(QCPPainter& painter, const QRectF& rect, const Colormap& map, double lowest,
                   double highest, const Theme& theme) {
    if (rect.isEmpty()) return;
    painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
    painter.drawImage(rect, rampOf(map));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(theme.border);
    painter.drawRect(rect);
    painter.setFont(textFont(11));
    painter.setPen(theme.muted);
    const auto label = [&](double y, double number) {
        painter.drawText(QRectF(rect.right() + 5, y - 8, 44, 16), Qt::AlignLeft | Qt::AlignVCenter,
                         readable(number, 3));
    };
    label(rect.top() + 5, highest);
    label(rect.bottom() - 4, lowest);
    if (rect.height() >= 60) label(rect.center().y(), (lowest + highest) / 2);
}

void drawCursorFrame(QCPPainter& painter, const QRectF& rect, const Theme& theme) {
    painter.setAntialiasing(false);
    painter.setBrush(Qt::NoBrush);
    constexpr double narrow = 5;
    const QRectF frame = rect.adjusted(0, 0, -1, -1);
    QPen dashes(theme.cursorOnDark, 1);
    dashes.setDashPattern({4, 4});
    for (const QPen& pen : {QPen(theme.cursorOnLight, 1), dashes}) {
        painter.setPen(pen);
        if (rect.width() < narrow)
            painter.drawLine(QPointF(rect.center().x(), rect.top()),
                             QPointF(rect.center().x(), rect.bottom()));
        else if (rect.height() < narrow)
            painter.drawLine(QPointF(rect.left(), rect.center().y()),
                             QPointF(rect.right(), rect.center().y()));
        else
            painter.drawRect(frame);
    }
    painter.setAntialiasing(true);
}

void drawColumnLabels(QCPPainter& painter, const QRectF& rect, const SentencePicture& picture,
                      const Theme& theme) {
    const std::size_t tokens = picture.result->tokens().size();
    const double width = rect.width() / static_cast<double>(tokens);
    painter.setFont(textFont(11));
    bool words = true;
    for (std::size_t t = 0; t < tokens; ++t)
        words = words && painter.fontMetrics().horizontalAdvance(picture.result->word(t)) <= width - 4;
    const double needed = painter.fontMetrics().horizontalAdvance(QString::number(tokens)) + 6;
    const auto step = static_cast<std::size_t>(std::max(1.0, std::ceil(needed / width)));
    for (std::size_t t = 0; t < tokens; t += words ? 1 : step) {
        painter.setPen(static_cast<qint64>(t) == picture.key ? theme.accent : theme.muted);
        const double middle = rect.left() + width * (static_cast<double>(t) + 0.5);
        painter.drawText(QRectF(middle - 40, rect.top(), 80, rect.height()), Qt::AlignCenter,
                         words ? picture.result->word(t) : QString::number(t));
    }
}

}  // namespace posiscope
