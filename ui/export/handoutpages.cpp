#include "ui/export/handoutpages.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>

#include "ui/style/theme.h"

namespace posiscope {

namespace {

constexpr int topMargin = 52 * dotsPerPoint;
constexpr int bottomMargin = 66 * dotsPerPoint;
constexpr int footerPlace = 34 * dotsPerPoint;  // of its baseline, above the paper's edge

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

void drawRule(QPainter& painter, const QTextBlock& block) {
    const QPointF from = endOfFirstLine(block);
    const double gap = block.text().isEmpty() ? 0 : 5 * dotsPerPoint;
    painter.setPen(QPen(Theme::light().muted, 0.6 * dotsPerPoint));
    painter.drawLine(QPointF(from.x() + gap, from.y()), QPointF(handoutWidth, from.y()));
}

void drawMark(QPainter& painter, const QTextBlock& block, const QString& mark) {
    const QTextLine line = block.layout()->lineAt(0);
    QFont font = block.begin() == block.end() ? QFont() : block.begin().fragment().charFormat().font();
    font.setItalic(false);
    // Boxes are small in the faces of texts, where these have any.
    const bool box = mark.front().unicode() >= 0x2600;
    const int pixels = font.pixelSize();
    if (box) {
        font.setFamilies({QStringLiteral("DejaVu Sans"), font.family()});
        font.setPixelSize(pixels * 13 / 10);
    }
    painter.setFont(font);
    painter.setPen(Theme::light().text);
    painter.drawText(QPointF(block.layout()->position().x() + line.x() - 1.6 * pixels,
                             rectOf(block).top() + line.y() + line.ascent() + (box ? pixels * 0.08 : 0)),
                     mark);
}

/// Bars, marks and rules of the blocks between two heights.
void decorate(QPainter& painter, const QTextDocument& document, PageSpan page) {
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

void drawFooter(QPainter& painter, const QString& title, int number, int count) {
    const double bottom = painter.device()->height() - footerPlace;
    const double left = (painter.device()->width() - handoutWidth) / 2.0;
    const QRectF box(left, bottom - 9 * dotsPerPoint, handoutWidth, 12 * dotsPerPoint);
    painter.setPen(QPen(Theme::light().border, 0.6 * dotsPerPoint));
    painter.drawLine(box.topLeft() - QPointF(0, 5 * dotsPerPoint),
                     box.topRight() - QPointF(0, 5 * dotsPerPoint));
    painter.setPen(Theme::light().muted);
    painter.setFont(textFont(8 * dotsPerPoint));
    const QString page = QCoreApplication::translate("Handout", "Page %1 of %2").arg(number).arg(count);
    painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, page);
    const int room =
        static_cast<int>(box.width() - painter.fontMetrics().horizontalAdvance(page)) - 20 * dotsPerPoint;
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(title, Qt::ElideRight, room));
}

}  // namespace

std::vector<PageSpan> pagesOf(const QTextDocument& document, double height) {
    std::vector<PageSpan> pages;
    for (QTextBlock block = document.begin(); block.isValid();) {
        // Blocks that stay together, and what of them is the smallest that can be put on a page.
        const QTextBlock first = block;
        while (block.blockFormat().boolProperty(handoutKeep) && block.next().isValid())
            block = block.next();
        const PageSpan chain{rectOf(first).top(), rectOf(block).bottom()};
        const QTextBlock end = block.next();
        block = end;
        if (!pages.empty() && chain.bottom - pages.back().top <= height) {
            pages.back().bottom = chain.bottom;
            continue;
        }
        pages.push_back(chain);
        if (chain.bottom - chain.top <= height) continue;
        // Higher than a page: cut between its blocks, or else between its lines.
        pages.back().bottom = chain.top;
        for (QTextBlock part = first; part != end; part = part.next()) {
            std::vector<double> cuts = cutsIn(part);
            const QRectF rect = rectOf(part);
            if (rect.height() <= height) cuts.clear();
            cuts.push_back(rect.bottom());
            double from = rect.top();
            for (const double cut : cuts) {
                if (cut - pages.back().top > height && pages.back().bottom > pages.back().top)
                    pages.push_back({from, cut});
                pages.back().bottom = from = cut;
            }
        }
    }
    return pages;
}

QByteArray paginate(const QTextDocument& document, const QString& title) {
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
    const auto pages = pagesOf(document, writer.height() - topMargin - bottomMargin);
    for (std::size_t n = 0; n < pages.size(); ++n) {
        if (n > 0) writer.newPage();
        const QRectF part(0, pages[n].top, handoutWidth, pages[n].bottom - pages[n].top);
        painter.save();
        painter.translate((writer.width() - handoutWidth) / 2.0, topMargin - part.top());
        decorate(painter, document, pages[n]);
        painter.setClipRect(part);
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette = Theme::light().palette();
        context.clip = part.adjusted(0, 1, 0, -1);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        drawFooter(painter, title, static_cast<int>(n) + 1, static_cast<int>(pages.size()));
    }
    painter.end();
    return bytes;
}

}  // namespace posiscope
