// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figuretitle.h"

#include <qcustomplot.h>

#include <QTextLayout>
#include <cmath>

#include "ui/style/clauses.h"
#include "ui/style/fitting.h"
#include "ui/style/fonts.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

constexpr int headingHeight = 38;
constexpr int smallHeadingHeight = 20;
constexpr int restPixels = 11;

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
    if (!snapshot.sides || !hasB(snapshot.state)) return {};
    const auto side = [&](Subject subject) {
        Snapshot own = snapshotOf(snapshot, subject);
        own.state.variants.clear();
        return sideLine(subject, parameterLine(own));
    };
    return side(Subject::a) + u'\n' + side(Subject::b);
}

/// The parameters of what the panes show.
QString parametersOf(const FigureRequest& request) {
    const bool several = std::ranges::any_of(request.panes, [](const Pane& pane) {
        return pane.subject == Subject::each || pane.subject == Subject::both;
    });
    if (several || !isSweep(request.snapshot.state)) return parameterLine(request.snapshot);
    Snapshot alone = request.snapshot;
    alone.state.variants.clear();
    return parameterLine(alone);
}

/// The line under the title: a person's own, or the parameters, which have a place below a title alone.
QString captionOf(const FigureRequest& request) {
    return chosenText(request.look.caption, request.heading ? parametersOf(request) : QString());
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

/// A person's own words on as many lines as they need: none is left out.
QStringList wrapped(const QString& text, const QFont& font, double width) {
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    constexpr double rounding = 1;
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width - rounding);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

/// The lines above a figure, and the room that they take. A person's own words are there in full; the
/// program's title goes on under itself, because its numbers stand last.
class TitleBlock {
 public:
    TitleBlock(const FigureRequest& request, const QString& title)
        : small_(isSmall(request)), left_(small_ ? 8 : 24), width_(request.size.width() - 2 * left_) {
        const QString rest = request.heading ? addTitle(title, !request.title.isEmpty()) : QString();
        const QString caption = printable(captionOf(request)), sides = sidesUnderTitle(request);
        const bool own = !request.look.caption.isEmpty();
        if (own && caption.isEmpty()) return;  // no line under the title
        if (!own && sides.isEmpty()) {
            if (rest.isEmpty() || caption.isEmpty())
                add(rest + caption, false);
            else
                add(QStringLiteral("%1 · %2").arg(rest, caption), false);
            return;
        }
        add(rest, false);
        if (own) addWrapped(caption, false);
        for (const QString& side : sides.split(u'\n', Qt::SkipEmptyParts))
            if (small_)
                add(side, false);
            else
                addWrapped(side, false);
    }

    int height() const {
        if (lines_.empty()) return 0;
        return static_cast<int>(std::ceil(lines_.back().place.bottom())) + (small_ ? 2 : 0);
    }
    void draw(QCPPainter& painter, const Theme& theme) const {
        for (const Line& line : lines_) {
            painter.setPen(line.title ? theme.text : theme.muted);
            painter.setFont(font(line.title));
            drawLine(painter, line.place, line.text);
        }
    }

 private:
    struct Line {
        QString text;
        QRectF place;
        bool title;
    };

    QFont font(bool title) const {
        return title ? textFont(small_ ? 12 : 17, QFont::DemiBold) : textFont(small_ ? 11 : 12);
    }
    /// Returns the clauses of the program's title that its line has no room for.
    QString addTitle(const QString& title, bool own) {
        if (own) {
            addWrapped(title, true);
            return {};
        }
        add(title, true);
        return restOf(title, clausesThatFit(title, QFontMetricsF(font(true)), width_));
    }
    void addWrapped(const QString& text, bool title) {
        for (const QString& line : wrapped(text, font(title), width_))
            add(line, title);
    }
    void add(const QString& text, bool title) {
        if (text.isEmpty()) return;
        double top = small_ ? 4 : 10;
        if (!lines_.empty()) {
            const bool below = !title && !lines_.back().title;
            top = lines_.back().place.top() + (small_ ? 14 : below ? 17 : 22);
        }
        lines_.push_back({text, QRectF(left_, top, width_, small_ ? 16 : 24), title});
    }

    bool small_;
    double left_, width_;
    std::vector<Line> lines_;
};

/// "RoPE", or of a comparison both: "RoPE · ALiBi".
QString encodingNames(const Snapshot& snapshot) {
    const QString name = translated(encodingOf(snapshot.state).name);
    if (!snapshot.sides || !hasB(snapshot.state)) return name;
    const QString other = translated(encodingOf(stateOfB(snapshot.state)).name);
    return other == name ? name : QStringLiteral("%1 · %2").arg(name, other);
}

/// The room at either side of a heading.
int sideOfHeading(const FigureRequest& request) {
    return isSmall(request) ? 8 : 16;
}

QFontMetricsF fontOfHeading(int pixels) {
    return QFontMetricsF(textFont(pixels, QFont::DemiBold));
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

int heightOfTitle(const FigureRequest& request, const QString& title) {
    return TitleBlock(request, title).height();
}

void drawTitle(QCPPainter& painter, const FigureRequest& request, const QString& title) {
    TitleBlock(request, title).draw(painter, *request.theme);
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
    constexpr int least = 7;
    const double room = width - 2 * sideOfHeading(request);
    int pixels = isSmall(request) ? 12 : 13;
    while (pixels > least && clausesThatFit(heading, fontOfHeading(pixels), room).isEmpty())
        --pixels;
    return pixels;
}

QStringList restOfHeading(const FigureRequest& request, int width, const QString& heading, int pixels,
                          int most) {
    const double room = width - 2 * sideOfHeading(request);
    QString rest = restOf(heading, clausesThatFit(heading, fontOfHeading(pixels), room));
    const QFontMetricsF metrics(textFont(restPixels));
    QStringList lines;
    while (lines.size() < most) {
        const QString line = clausesThatFit(rest, metrics, room);
        if (line.isEmpty()) break;
        lines << line;
        rest = restOf(rest, line);
    }
    return lines;
}

void drawHeading(QCPPainter& painter, const FigureRequest& request, const QRect& pane, const QString& heading,
                 int pixels) {
    if (heading.isEmpty()) return;
    painter.setPen(request.theme->text);
    painter.setFont(textFont(pixels, QFont::DemiBold));
    const int left = sideOfHeading(request);
    const QRectF line(pane.left() + left, pane.top(), pane.width() - 2 * left,
                      heightOfHeading(request, heading));
    drawLine(painter, line, heading);
}

void drawRestOfHeading(QCPPainter& painter, const FigureRequest& request, const QRect& pane,
                       const QStringList& lines, int top) {
    painter.setPen(request.theme->muted);
    painter.setFont(textFont(restPixels));
    const int left = sideOfHeading(request);
    for (const QString& line : lines) {
        drawLine(painter, QRectF(pane.left() + left, top, pane.width() - 2 * left, heightOfRest), line);
        top += heightOfRest;
    }
}

}  // namespace posiscope
