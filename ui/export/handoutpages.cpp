// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/handoutpages.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <algorithm>
#include <functional>

#include "ui/export/pdfdate.h"
#include "ui/style/fonts.h"
#include "ui/style/theme.h"

namespace posiscope {

namespace {

constexpr int topMargin = 40 * dotsPerPoint;
constexpr int footerPlace = 34 * dotsPerPoint;  // of its baseline, above the paper's edge

/// From one height of the document to another.
struct Span {
    double top = 0;
    double bottom = 0;
    double height() const { return bottom - top; }
};

QRectF rectOf(const QTextBlock& block) {
    return block.document()->documentLayout()->blockBoundingRect(block);
}

/// Ends of the lines of a block that is too high for a page.
std::vector<double> cutsIn(const QTextBlock& block) {
    std::vector<double> cuts;
    const double top = rectOf(block).top();
    for (int n = 0; n + 1 < block.layout()->lineCount(); ++n) {
        const QTextLine line = block.layout()->lineAt(n);
        cuts.push_back(top + line.y() + line.height());
    }
    return cuts;
}

/// The baseline of a block's first line, and where its text ends.
QPointF endOfFirstLine(const QTextBlock& block) {
    const QTextLine line = block.layout()->lineAt(0);
    const QPointF origin = rectOf(block).topLeft();
    return {block.layout()->position().x() + line.x() + line.naturalTextWidth(),
            origin.y() + line.y() + line.ascent()};
}

bool isWide(const QTextBlock& block) {
    return block.isValid() && block.blockFormat().boolProperty(handoutWide);
}

bool isTurned(const QTextBlock& block) {
    return block.isValid() && block.blockFormat().boolProperty(handoutTurned);
}

void drawRule(QPainter& painter, const QTextBlock& block) {
    const QPointF from = endOfFirstLine(block);
    const double gap = block.text().isEmpty() ? 0 : 5 * dotsPerPoint;
    painter.setPen(QPen(Theme::light().muted, 0.6 * dotsPerPoint));
    painter.drawLine(QPointF(from.x() + gap, from.y()),
                     QPointF(isWide(block) ? handoutWidth : handoutColumn, from.y()));
}

/// A bullet or a number; or a box, with a number inside, and a letter beside it.
void drawMark(QPainter& painter, const QTextBlock& block, QString mark) {
    const QTextLine line = block.layout()->lineAt(0);
    const QFont font = block.charFormat().font();
    const int pixels = font.pixelSize();
    QPointF place(block.blockFormat().intProperty(handoutMarkPlace),
                  rectOf(block).top() + line.y() + line.ascent());
    painter.setPen(Theme::light().text);
    if (mark.front().unicode() >= 0x2600) {
        // Boxes are small in the faces of texts, where these have any.
        QFont large = font;
        large.setFamilies({signFamily()});
        large.setPixelSize(pixels * 13 / 10);
        painter.setFont(large);
        painter.drawText(place + QPointF(0, pixels * 0.08), mark.first(1));
        const double width = painter.fontMetrics().horizontalAdvance(mark.front());
        mark.remove(0, 1);
        if (mark.front().isDigit()) {
            QFont small = font;
            small.setPixelSize(pixels * 8 / 10);
            painter.setFont(small);
            painter.drawText(QRectF(place.x(), place.y() - pixels * 0.8, width, pixels * 0.9),
                             Qt::AlignCenter, mark.first(1));
            mark.remove(0, 1);
        }
        place += QPointF(width, 0);
    }
    painter.setFont(font);
    painter.drawText(place, mark);
}

/// Bars, marks and rules of the blocks between two heights.
void decorate(QPainter& painter, const QTextDocument& document, Span page) {
    int bar = 0;
    QRectF place;
    const auto drawBar = [&] {
        if (bar != 0)
            painter.fillRect(QRectF(0, place.top(), 2 * dotsPerPoint, place.height()), Theme::light().accent);
    };
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QRectF rect = rectOf(block);
        if (rect.bottom() <= page.top || rect.top() >= page.bottom) continue;
        const QTextBlockFormat format = block.blockFormat();
        if (format.boolProperty(handoutRule)) drawRule(painter, block);
        if (const QString mark = format.stringProperty(handoutMark); !mark.isEmpty())
            drawMark(painter, block, mark);
        if (format.intProperty(handoutBar) == bar) {
            place |= rect;
            continue;
        }
        drawBar();
        bar = format.intProperty(handoutBar);
        place = rect;
    }
    drawBar();
}

void drawFooter(QPainter& painter, const QString& foot, int number, int count) {
    const double bottom = painter.device()->height() - footerPlace;
    const double left = (painter.device()->width() - handoutWidth) / 2.0;
    const QRectF box(left, bottom - 9 * dotsPerPoint, handoutWidth, 12 * dotsPerPoint);
    painter.setPen(QPen(Theme::light().border, 0.6 * dotsPerPoint));
    painter.drawLine(box.topLeft() - QPointF(0, 5 * dotsPerPoint),
                     box.topRight() - QPointF(0, 5 * dotsPerPoint));
    painter.setPen(Theme::light().muted);
    painter.setFont(textFont(8 * dotsPerPoint));
    const QString page = QCoreApplication::translate("Handout", "Page %1 of %2").arg(number).arg(count);
    painter.drawText(box, Qt::AlignRight | Qt::AlignTop, page);
    const int room = painter.fontMetrics().horizontalAdvance(page) + 20 * dotsPerPoint;
    painter.drawText(box.adjusted(0, 0, -room, footerPlace - 6 * dotsPerPoint),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, foot);
}

/// Cuts the blocks from `first` to the one before `end` into spans; number n has room for room(n), at most
/// `most`.
std::vector<Span> cut(const QTextBlock& first, const QTextBlock& end, double most,
                      const std::function<double(std::size_t)>& room) {
    std::vector<Span> spans;
    for (QTextBlock block = first; block != end;) {
        // Blocks that stay together, and what of them is the smallest that can be put on a page.
        const QTextBlock begin = block;
        while (block.blockFormat().boolProperty(handoutKeep) && block.next() != end)
            block = block.next();
        const Span chain{rectOf(begin).top(), rectOf(block).bottom()};
        const QTextBlock after = block = block.next();
        if (!spans.empty() && chain.bottom - spans.back().top <= room(spans.size() - 1)) {
            spans.back().bottom = chain.bottom;
            continue;
        }
        // Below a head there may be too little room even for the first of them.
        while (room(spans.size()) < std::min(chain.height(), most))
            spans.push_back({chain.top, chain.top});
        spans.push_back(chain);
        if (chain.height() <= most) continue;
        // Higher than a page: cut between its blocks, or else between its lines.
        spans.back().bottom = chain.top;
        for (QTextBlock part = begin; part != after; part = part.next()) {
            std::vector<double> cuts = cutsIn(part);
            const QRectF rect = rectOf(part);
            if (rect.height() <= most) cuts.clear();
            cuts.push_back(rect.bottom());
            double from = rect.top();
            for (const double next : cuts) {
                if (next - spans.back().top > most && spans.back().bottom > spans.back().top)
                    spans.push_back({from, next});
                spans.back().bottom = from = next;
            }
        }
    }
    return spans;
}

/// Blocks that stand the same way up, between two heights.
std::vector<std::pair<Span, bool>> runsOf(const QTextDocument& document, Span whole) {
    std::vector<std::pair<Span, bool>> runs;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const Span span{std::max(rectOf(block).top(), whole.top),
                        std::min(rectOf(block).bottom(), whole.bottom)};
        if (span.height() <= 0) continue;
        if (runs.empty() || runs.back().second != isTurned(block))
            runs.emplace_back(span, isTurned(block));
        else
            runs.back().first.bottom = span.bottom;
    }
    return runs;
}

void drawSpan(QPainter& painter, const QTextDocument& document, const ColumnSpan& span) {
    for (const auto& [run, turned] : runsOf(document, {span.top, span.bottom})) {
        painter.save();
        painter.translate(
            (painter.device()->width() - handoutWidth) / 2.0 + span.column * (handoutWidth - handoutColumn),
            topMargin + span.y - span.top);
        if (turned) {
            const QPointF middle(handoutColumn / 2.0, (run.top + run.bottom) / 2);
            painter.translate(middle);
            painter.rotate(180);
            painter.translate(-middle);
        }
        decorate(painter, document, run);
        const QRectF part(0, run.top, handoutWidth, run.height());
        painter.setClipRect(part);
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette = Theme::light().palette();
        context.clip = part.adjusted(0, 1, 0, -1);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
    }
}

}  // namespace

std::vector<ColumnSpan> columnsOf(const QTextDocument& document, double height) {
    QTextBlock body = document.begin();
    while (isWide(body))
        body = body.next();
    std::vector<ColumnSpan> columns;
    for (const Span& head : cut(document.begin(), body, height, [&](std::size_t) { return height; }))
        columns.push_back({static_cast<int>(columns.size()), 0, 0, head.top, head.bottom});
    if (!body.isValid()) return columns;
    const int firstPage = std::max(0, static_cast<int>(columns.size()) - 1);
    const double below = columns.empty() ? 0 : rectOf(body).top() - columns.back().top;
    const auto spans =
        cut(body, document.end(), height, [&](std::size_t n) { return n < 2 ? height - below : height; });
    for (std::size_t n = 0; n < spans.size(); ++n)
        if (spans[n].height() > 0)
            columns.push_back({firstPage + static_cast<int>(n / 2), static_cast<int>(n % 2),
                               n < 2 ? below : 0, spans[n].top, spans[n].bottom});
    return columns;
}

QByteArray paginate(const QTextDocument& document, const QString& title, const QString& foot) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(72 * dotsPerPoint);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Posiscope"));
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    const auto columns = columnsOf(document);
    const int pages = columns.empty() ? 1 : columns.back().page + 1;
    int page = 0;
    drawFooter(painter, foot, 1, pages);
    for (const ColumnSpan& span : columns) {
        if (span.page != page) {
            writer.newPage();
            page = span.page;
            drawFooter(painter, foot, page + 1, pages);
        }
        drawSpan(painter, document, span);
    }
    painter.end();
    return atSourceDate(bytes);
}

}  // namespace posiscope
