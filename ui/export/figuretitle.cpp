// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figuretitle.h"

#include <qcustomplot.h>

#include <cmath>

#include "ui/style/clauses.h"
#include "ui/style/fitting.h"
#include "ui/style/fonts.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

constexpr int titleHeight = 56;
constexpr int smallTitleHeight = 36;
constexpr int headingHeight = 38;
constexpr int smallHeadingHeight = 20;

/// The text with spaces for what XML cannot hold: a title may be pasted from anywhere.
QString printable(QString text) {
    for (QChar& letter : text)
        if (letter.category() == QChar::Other_Control || letter.unicode() >= 0xfffe) letter = u' ';
    return text;
}

QString paneTitle(const FigureRequest& request, const Pane& pane, const View& view) {
    const ViewType& type = *findViewType(pane.view);
    const Snapshot snapshot = snapshotOfPane(request.snapshot, pane);
    const QString name = nameOfPane(pane, request.snapshot.state);
    if (!whyUnavailable(type, snapshot).empty()) return name;
    return QStringLiteral("%1 — %2").arg(name, subtitleOf(type, view, snapshot));
}

/// The parameters of A and of B, on lines of their own; empty where nothing is compared.
QString parametersOfSides(const Snapshot& snapshot) {
    if (!snapshot.sides || !snapshot.state.compared) return {};
    const auto side = [&](Subject subject) {
        Snapshot own = snapshotOf(snapshot, subject);
        own.state.compared.reset();
        return sideLine(subject, parameterLine(own));
    };
    return side(Subject::a) + u'\n' + side(Subject::b);
}

/// The place of those lines, as high as they need; in a small figure each is one.
QRectF placeOfSides(const FigureRequest& request, const QString& text) {
    if (isSmall(request)) return {8, 18, request.size.width() - 16.0, 28};
    const QRectF room(24, 36, request.size.width() - 48, request.size.height());
    return {room.topLeft(), QFontMetricsF(textFont(12)).boundingRect(room, Qt::TextWordWrap, text).size()};
}

/// The line under the title: a person's own, or the parameters, which have a place below a title alone.
QString captionOf(const FigureRequest& request) {
    return chosenText(request.look.caption, request.heading ? parameterLine(request.snapshot) : QString());
}

/// The parameters of both sides, where the program's own line is wanted.
QString sidesUnderTitle(const FigureRequest& request) {
    return request.look.caption.isEmpty() && request.heading ? parametersOfSides(request.snapshot)
                                                             : QString();
}

/// The clauses of a title that its line has no room for. They are where its numbers are, and go before the
/// parameters.
QString restOf(const QString& title, const QString& shown) {
    constexpr QStringView between = u" ,:;—·，：；";
    if (shown.isEmpty()) return {};
    QString rest = title.mid(shown.size());
    while (!rest.isEmpty() && between.contains(rest.front()))
        rest.remove(0, 1);
    return rest;
}

/// One line: all of the text, or as many of its clauses as have room.
void drawLine(QCPPainter& painter, const QRectF& line, const QString& text) {
    const QFontMetricsF metrics(painter.font());
    const QString clauses = clausesThatFit(text, metrics, line.width());
    drawFitting(painter, line, Qt::AlignLeft | Qt::AlignVCenter, {clauses.isEmpty() ? text : clauses});
}

/// "RoPE", or of a comparison both: "RoPE · ALiBi".
QString encodingNames(const Snapshot& snapshot) {
    const QString name = translated(encodingOf(snapshot.state).name);
    if (!snapshot.sides || !snapshot.state.compared) return name;
    const QString other = translated(encodingOf(stateOfB(snapshot.state)).name);
    return other == name ? name : QStringLiteral("%1 · %2").arg(name, other);
}

/// The room at either side of a heading.
int sideOfHeading(const FigureRequest& request) {
    return isSmall(request) ? 8 : 16;
}

}  // namespace

bool isSmall(const FigureRequest& request) {
    constexpr int narrow = 400, low = 260;
    return request.size.width() < narrow || request.size.height() < low;
}

QString figureTitle(const FigureRequest& request, const Views& views) {
    if (!request.title.isEmpty()) return printable(request.title);
    if (request.panes.size() > 1) return encodingNames(request.snapshot);
    return paneTitle(request, request.panes.front(), *views.front());
}

int heightOfTitle(const FigureRequest& request) {
    const QString sides = sidesUnderTitle(request);
    const int lines = (request.heading ? 1 : 0) + (captionOf(request).isEmpty() ? 0 : 1);
    if (sides.isEmpty() && lines < 2)
        return lines == 0 ? 0 : isSmall(request) ? smallTitleHeight - 14 : titleHeight - 22;
    return sides.isEmpty() ? (isSmall(request) ? smallTitleHeight : titleHeight)
                           : static_cast<int>(std::ceil(placeOfSides(request, sides).bottom())) + 4;
}

void drawTitle(QCPPainter& painter, const FigureRequest& request, const QString& title) {
    const bool small = isSmall(request);
    const double left = small ? 8 : 24;
    const QRectF box(left, small ? 4 : 10, request.size.width() - 2 * left, small ? 16 : 24);
    painter.setPen(request.theme->text);
    painter.setFont(textFont(small ? 12 : 17, QFont::DemiBold));
    const QString rest = restOf(title, clausesThatFit(title, QFontMetricsF(painter.font()), box.width()));
    if (request.heading) drawLine(painter, box, title);
    painter.setPen(request.theme->muted);
    painter.setFont(textFont(small ? 11 : 12));
    if (const QString sides = sidesUnderTitle(request); !sides.isEmpty()) {
        const QRectF place = placeOfSides(request, sides).adjusted(0, 0, 2, 2);  // never wrapped anew
        if (small) {
            const QStringList lines = sides.split(u'\n');
            for (qsizetype n = 0; n < lines.size(); ++n)
                drawLine(painter,
                         QRectF(left, place.top() + 14.0 * static_cast<double>(n), place.width(), 16),
                         lines[n]);
            return;
        }
        painter.drawText(place, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, sides);
        return;
    }
    QString caption = printable(captionOf(request));
    if (!rest.isEmpty() && request.look.caption.isEmpty())
        caption = QStringLiteral("%1 · %2").arg(rest, caption);
    if (!caption.isEmpty())
        drawLine(painter, request.heading ? box.translated(0, small ? 14 : 22) : box, caption);
}

QString headingOf(const FigureRequest& request, std::size_t n, const View& view) {
    QString heading;
    if (request.letters) heading = QStringLiteral("(%1) ").arg(QChar(u'a' + static_cast<char16_t>(n)));
    const QString own = request.look.paneNames.value(static_cast<qsizetype>(n));
    if (!own.isEmpty())
        heading += printable(own);
    else if (request.paneTitles)
        heading += paneTitle(request, request.panes[n], view);
    return heading.trimmed();
}

int heightOfHeading(const FigureRequest& request, const QString& heading) {
    return heading.isEmpty() ? 0 : isSmall(request) ? smallHeadingHeight : headingHeight;
}

int sizeOfHeading(const FigureRequest& request, int width, const QString& heading) {
    int pixels = 13;
    const double room = width - 2 * sideOfHeading(request);
    const auto metrics = [&] { return QFontMetricsF(textFont(pixels, QFont::DemiBold)); };
    if (!clausesThatFit(heading, metrics(), room).isEmpty()) return pixels;
    while (pixels > 1 && metrics().horizontalAdvance(heading) > room)
        --pixels;
    return pixels;
}

void drawHeading(QCPPainter& painter, const FigureRequest& request, const QRect& pane, const QString& heading,
                 int pixels) {
    if (heading.isEmpty()) return;
    painter.setPen(request.theme->text);
    painter.setFont(textFont(pixels, QFont::DemiBold));
    const int left = sideOfHeading(request);
    drawLine(
        painter,
        QRectF(pane.left() + left, pane.top(), pane.width() - 2 * left, heightOfHeading(request, heading)),
        heading);
}

}  // namespace posiscope
