// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figurelayout.h"

#include <qcustomplot.h>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>

#include "core/parameters/keys.h"
#include "core/parameters/picturesize.h"
#include "ui/export/marklegend.h"
#include "ui/panes/tiling.h"
#include "ui/style/fonts.h"
#include "ui/translation/translated.h"

namespace posiscope {

bool sharesColours(const FigureRequest& request) {
    return request.look.sharedColourBar && request.panes.size() > 1;
}

namespace {

constexpr int gap = 12;
constexpr int titledBar = 18;  // more room for a colour bar with a title
constexpr int paneEnd = 6;     // of the room with which panes end, a shared colour bar takes so much

/// The parts of a pane's place below its heading.
struct PanePlace {
    QRect view;
    QRect legend;  ///< of the cursor and its marks, and of colours
    MarkMeanings marks;
};

MarkMeanings marksOf(const FigureRequest& request, const Pane& pane, const View& view) {
    const Snapshot snapshot = snapshotOfPane(request.snapshot, pane);
    const bool wanted = request.marksExplained && request.look.legend;
    if (!wanted || !whyUnavailable(*findViewType(pane.view), snapshot).empty()) return {};
    MarkMeanings all = request.cursor ? view.markMeanings() : MarkMeanings();
    for (MarkMeaning& each : view.unexplainedColours())
        all.push_back(std::move(each));
    return all;
}

/// Panes that are aligned have legends as high as the highest.
std::vector<PanePlace> partsOf(const FigureRequest& request, const Views& views,
                               const std::vector<QRect>& places, const std::vector<int>& headings) {
    std::vector<PanePlace> parts;
    int highest = 0;
    for (std::size_t n = 0; n < views.size(); ++n) {
        const QRect below = places[n].adjusted(0, headings[n], 0, 0);
        MarkMeanings marks = marksOf(request, request.panes[n], *views[n]);
        const int height = heightOfMarkLegend(marks, below.width());
        highest = std::max(highest, height);
        parts.push_back({below, QRect(below.left(), 0, below.width(), height), std::move(marks)});
    }
    for (PanePlace& part : parts) {
        const int height = request.look.aligned ? highest : part.legend.height();
        part.view.setBottom(part.view.bottom() - height);
        part.legend.moveTop(part.view.bottom() + 1);
    }
    return parts;
}

/// False where there was no room for the view.
bool drawPane(QCPPainter& painter, const FigureRequest& request, const Pane& pane, View& view,
              const QRect& place) {
    const ViewType& type = *findViewType(pane.view);
    const Snapshot snapshot = snapshotOfPane(request.snapshot, pane);
    const QString reason = translated(whyUnavailable(type, snapshot));
    painter.save();
    painter.translate(place.topLeft());
    bool room = place.width() > 0 && place.height() > 0;
    if (!reason.isEmpty()) {
        painter.setPen(request.theme->muted);
        painter.setFont(textFont());
        painter.drawText(QRectF(QPointF(), place.size()), Qt::AlignCenter | Qt::TextWordWrap, reason);
    } else if (room) {
        room = view.paint(painter, place.size());
    }
    painter.restore();
    return room;
}

std::vector<QRect> placesOf(const FigureRequest& request, const QRect& area) {
    const int between = request.panes.size() > 1 ? gap : 0;
    if (request.grid.empty())
        return tile(area, static_cast<int>(request.panes.size()), request.columnSplit, request.rowSplit,
                    between);
    const auto [rows, columns] = request.grid;
    std::vector<QRect> places;
    const auto edge = [&](int n, int count, int length) { return n * (length + between) / count; };
    for (int n = 0; n < rows * columns; ++n) {
        const int row = n / columns, column = n % columns;
        const QPoint from(edge(column, columns, area.width()), edge(row, rows, area.height()));
        const QPoint to(edge(column + 1, columns, area.width()), edge(row + 1, rows, area.height()));
        places.emplace_back(area.topLeft() + from,
                            QSize(to.x() - from.x() - between, to.y() - from.y() - between));
    }
    return places;
}

/// At the right of all panes.
int roomForSharedBar(const FigureRequest& request) {
    if (!sharesColours(request) || !request.look.colourBar) return 0;
    return (isSmall(request) ? 56 : 76) + (request.look.colourBarTitle.isEmpty() ? 0 : titledBar);
}

/// The left edge of the shared bar: beside the panes, or beside a row of plots that square cells make narrow,
/// where nothing else stands at their right.
int leftOfSharedBar(const FigureRequest& request, const Views& views, const std::vector<PanePlace>& places) {
    constexpr int afterPlot = 12;
    int panes = 0, plots = 0;
    bool alone = !request.cursor;
    for (std::size_t n = 0; n < views.size(); ++n) {
        const int right = places[n].view.right();
        panes = std::max(panes, right);
        plots = std::max(plots, right - views[n]->paintedRoom().right());
        const bool inRow = places[n].view.top() == places.front().view.top();
        alone = alone && inRow && views[n]->paintedColours() && !views[n]->parts().legend;
    }
    return alone ? std::min(panes - paneEnd, plots + afterPlot) : panes - paneEnd;
}

/// As high as the plots that it is the scale of.
void drawSharedBar(QCPPainter& painter, const FigureRequest& request, const Views& views,
                   const std::vector<PanePlace>& places) {
    View* owner = nullptr;
    int top = request.size.height(), bottom = 0;
    for (std::size_t n = 0; n < views.size(); ++n) {
        const QRect& place = places[n].view;
        if (!views[n]->paintedColours()) continue;
        owner = views[n].get();
        top = std::min(top, place.top() + views[n]->paintedRoom().top());
        bottom = std::max(bottom, place.bottom() - views[n]->paintedRoom().bottom());
    }
    if (owner == nullptr) return;
    const int left = leftOfSharedBar(request, views, places);
    owner->paintColourBar(
        painter, QRectF(QPointF(left, top), QPointF(left + paneEnd + roomForSharedBar(request), bottom)),
        request.look.colourBarTitle);
}

/// What each pane has more room around its plot than it needs, so that all plots have the same.
std::vector<QMargins> alignedRooms(const Views& views, const std::vector<QMargins>& before) {
    QMargins most;
    for (const auto& view : views) {
        const QMargins own = view->paintedRoom();
        most = {std::max(most.left(), own.left()), std::max(most.top(), own.top()),
                std::max(most.right(), own.right()), std::max(most.bottom(), own.bottom())};
    }
    std::vector<QMargins> more;
    for (std::size_t n = 0; n < views.size(); ++n) {
        const QMargins own = views[n]->paintedRoom();
        more.push_back(own.isNull() ? QMargins() : before[n] + (most - own));
    }
    return more;
}

/// All in type of one size. Clauses that have no room go on lines of their own, where no pane is too low for
/// them; panes beside each other have as many. Returns how high each is.
std::vector<int> drawHeadings(QCPPainter& painter, const FigureRequest& request, const Views& views,
                              const std::vector<QRect>& places) {
    constexpr int low = 136, closer = 4;
    int pixels = std::numeric_limits<int>::max();
    int lines = request.headingLines;
    std::vector<QString> headings;
    for (std::size_t n = 0; n < views.size(); ++n) {
        headings.push_back(headingOf(request, n, *views[n]));
        pixels = std::min(pixels, sizeOfHeading(request, places[n].width(), headings[n]));
        lines = std::min(lines, (places[n].height() - low) / heightOfRest);
    }
    std::vector<int> heights;
    std::map<int, int> more;  // by the upper edges of panes
    for (std::size_t n = 0; n < views.size(); ++n) {
        drawHeading(painter, request, places[n], headings[n], pixels);
        heights.push_back(heightOfHeading(request, headings[n]));
        const QStringList rest = restOfHeading(request, places[n].width(), headings[n], pixels, lines);
        drawRestOfHeading(painter, request, places[n], rest, places[n].top() + heights[n] - closer);
        int& most = more[places[n].top()];
        most = std::max(most, heightOfRest * static_cast<int>(rest.size()));
    }
    for (std::size_t n = 0; n < views.size(); ++n)
        if (heights[n] > 0) heights[n] += more[places[n].top()];
    return heights;
}

}  // namespace

Views viewsOf(const FigureRequest& request) {
    Views views;
    FigureLook look = request.look;
    constexpr double pointsPerInch = 72;
    if (look.lineWidth == 0) look.lineWidth = request.theme->curvePoints;
    look.axisWidth = request.theme->axisPoints;
    for (double* const width : {&look.lineWidth, &look.axisWidth})
        *width /= pointsPerInch * request.inchesPerPixel;
    look.colourBar = look.colourBar && !sharesColours(request);
    KeepGoing keepGoing = request.keepGoing;
    if (keepGoing) keepGoing = [ask = keepGoing] { return FigureFont::without(ask); };
    for (const Pane& pane : request.panes) {
        const ViewType& type = *findViewType(pane.view);
        const auto snapshot = std::make_shared<const Snapshot>(snapshotOfPane(request.snapshot, pane));
        views.emplace_back(createView(type, *snapshot, nullptr));
        if (whyUnavailable(type, *snapshot).empty())
            views.back()->show(
                {snapshot, *request.theme, pane.viewport, request.cursor, false, {true, keepGoing}, look});
    }
    return views;
}

Result<ColourScale> sharedColours(const Views& views) {
    std::optional<ColourScale> all;
    for (const auto& view : views) {
        const auto own = view->paintedColours();
        if (!own) continue;
        if (all && all->map != own->map)
            return Error{
                POSISCOPE_TR("core", "the panes have different colour maps and cannot share a colour bar"),
                keys::sharedColourBar.name};
        all = all ? ColourScale{own->map, std::min(all->lowest, own->lowest),
                                std::max(all->highest, own->highest)}
                  : *own;
    }
    if (all) return *all;
    return Error{POSISCOPE_TR("core", "no pane has colours for a shared colour bar"),
                 keys::sharedColourBar.name};
}

FigureParts partsOfFigure(const FigureRequest& request, const Views& views) {
    FigureParts parts;
    for (std::size_t n = 0; n < views.size(); ++n) {
        parts.add(views[n]->parts());
        FigureRequest whole = request;
        whole.look.legend = true;
        parts.legend = parts.legend || !marksOf(whole, request.panes[n], *views[n]).empty();
    }
    return parts;
}

bool drawFigure(QCPPainter& painter, const FigureRequest& request, const Views& views) {
    // Beyond the layout too, which is what fits whole into the picture.
    painter.fillRect(QRect(QPoint(), request.size + QSize(1, 1)), request.theme->card);
    QRect place(QPoint(), request.size);
    const QString title = figureTitle(request, views);
    if (const int height = heightOfTitle(request, title); height > 0) {
        drawTitle(painter, request, title);
        place.setTop(height);
    }
    const int bar = roomForSharedBar(request);
    place.setRight(place.right() - bar);
    const auto places = placesOf(request, place);
    const auto headings = request.panes.size() > 1 ? drawHeadings(painter, request, views, places)
                                                   : std::vector<int>(views.size());
    const std::vector<PanePlace> parts = partsOf(request, views, places, headings);
    bool room = true;
    for (std::size_t n = 0; n < parts.size(); ++n) {
        room = drawPane(painter, request, request.panes[n], *views[n], parts[n].view) && room;
        drawMarkLegend(painter, parts[n].legend, parts[n].marks, *request.theme);
    }
    if (bar > 0) drawSharedBar(painter, request, views, parts);
    return room;
}

bool hasRoom(const FigureRequest& request, const Views& views) {
    if (std::min(request.size.width(), request.size.height()) < fewestPixels) return false;
    QImage nowhere(1, 1, QImage::Format_ARGB32_Premultiplied);
    QCPPainter painter;
    painter.setMode(QCPPainter::pmNoCaching);
    painter.begin(&nowhere);
    constexpr double quickly = 0.1;  // images of few pixels
    painter.scale(quickly, quickly);
    for (const auto& view : views)
        view->joinPanes({}, std::nullopt);
    bool room = drawFigure(painter, request, views);
    // Colours that need a legend are known when they have been painted.
    if (std::ranges::any_of(views, [](const auto& view) { return !view->unexplainedColours().empty(); }))
        room = drawFigure(painter, request, views);
    const bool aligned = request.look.aligned && request.panes.size() > 1;
    if (!aligned && !sharesColours(request)) return room;
    std::vector<QMargins> more(views.size());
    constexpr int passes = 3;  // labels that have got another place may be others
    for (int n = 0; n < passes; ++n) {
        if (aligned) more = alignedRooms(views, more);
        const auto colours = sharedColours(views);
        for (std::size_t pane = 0; pane < views.size(); ++pane)
            views[pane]->joinPanes(
                more[pane], sharesColours(request) && colours ? std::optional(*colours) : std::nullopt);
        room = drawFigure(painter, request, views);
    }
    return room;
}

}  // namespace posiscope
