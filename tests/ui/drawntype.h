// SPDX-License-Identifier: GPL-3.0-or-later
// The size of type as it is drawn: in panes, in diagrams, and in formulas, which are outlines.
#pragma once

#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextDocument>
#include <QXmlStreamReader>
#include <algorithm>
#include <vector>

#include "tests/support/paintrecord.h"
#include "tests/ui/visiblewords.h"
#include "ui/style/fonts.h"
#include "ui/style/theme.h"

namespace posiscope {

/// Words of a drawing, and the size of their letters in pixels.
struct DrawnWords {
    QString text;
    double type = 0;
};

/// The words of an SVG that is drawn in this size, measured by the heights of their outlines: Qt fills each
/// of them as one shape. None where other shapes are filled, too.
inline std::vector<DrawnWords> wordsOfDrawing(QByteArray svg, QSizeF size) {
    svg = withOwnFonts(svg.replace("currentColor", "#000000"));
    std::vector<DrawnWords> words;
    for (QXmlStreamReader reader(svg); !reader.atEnd();)
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            words.push_back({reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed()});
    PaintRecord record(size.toSize());
    QPainter painter(&record);
    painter.setFont(textFont());
    QSvgRenderer(svg).render(&painter, QRectF(QPointF(), size));
    painter.end();
    constexpr int large = 100;
    std::size_t n = 0;
    for (const Painted& each : record.all()) {
        if (each.kind != Painted::Kind::fill) continue;
        if (n == words.size()) return {};
        const QFontMetricsF metrics(textFont(large));
        words[n].type = large * each.box.height() / metrics.tightBoundingRect(words[n].text).height();
        ++n;
    }
    return n == words.size() ? words : std::vector<DrawnWords>();
}

/// The boxes of the pieces of ink of a picture on nothing.
inline std::vector<QRect> piecesOfInk(const QImage& picture) {
    const QImage ink = picture.convertToFormat(QImage::Format_Alpha8);
    const int width = ink.width(), height = ink.height();
    std::vector<bool> seen(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    const auto at = [width](QPoint p) {
        return static_cast<std::size_t>(p.y()) * static_cast<std::size_t>(width) +
               static_cast<std::size_t>(p.x());
    };
    const auto isNew = [&](QPoint p) {
        return ink.rect().contains(p) && ink.constScanLine(p.y())[p.x()] > 100 && !seen[at(p)];
    };
    std::vector<QRect> pieces;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            if (!isNew({x, y})) continue;
            QRect box(x, y, 1, 1);
            std::vector<QPoint> open{{x, y}};
            seen[at({x, y})] = true;
            while (!open.empty()) {
                const QPoint p = open.back();
                open.pop_back();
                box |= QRect(p, QSize(1, 1));
                for (const QPoint next :
                     {p + QPoint(1, 0), p - QPoint(1, 0), p + QPoint(0, 1), p - QPoint(0, 1)})
                    if (isNew(next)) {
                        seen[at(next)] = true;
                        open.push_back(next);
                    }
            }
            pieces.push_back(box);
        }
    return pieces;
}

/// The type of a formula that has an equals sign, in pixels of its picture; 0 where it has none. The bars of
/// the sign are the only two of equal ends one above the other, and 2/3 of an em wide in Computer Modern
/// (cmr10 has 0.778 em with 0.056 em at either side). That of an index is smaller than that of the line.
inline double typeOfFormula(const QImage& picture) {
    constexpr double widthOfBar = 0.6667, heightOfBar = 0.12;  // em, and of its width
    std::vector<QRect> bars = piecesOfInk(picture);
    std::erase_if(
        bars, [](const QRect& each) { return each.height() > std::max(2.0, heightOfBar * each.width()); });
    double widest = 0;
    for (const QRect& a : bars)
        for (const QRect& b : bars) {
            const int apart = b.top() - a.top();
            const bool ends = std::abs(a.left() - b.left()) <= 1 && std::abs(a.right() - b.right()) <= 1;
            if (ends && apart > 0 && apart < a.width() / 2) widest = std::max(widest, double(a.width()));
        }
    return widest / widthOfBar;
}

/// The pictures in the text of a label, each as large as it is shown: with this many pixels of its own for
/// one of the screen.
struct PictureInText {
    QImage picture;
    double fineness;
};
inline std::vector<PictureInText> picturesIn(const QLabel& label) {
    QTextDocument text;
    text.setHtml(label.text());
    std::vector<PictureInText> all;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextCharFormat format = at.fragment().charFormat();
            if (!format.isImageFormat()) continue;
            const QTextImageFormat image = format.toImageFormat();
            const QByteArray bytes = QByteArray::fromBase64(image.name().section(u',', 1).toLatin1());
            const QImage picture = QImage::fromData(bytes, "PNG");
            if (!picture.isNull() && image.width() > 0)
                all.push_back({picture, picture.width() / image.width()});
        }
    return all;
}

}  // namespace posiscope
