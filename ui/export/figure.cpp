// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "ui/export/figuretitle.h"
#include "ui/files/pictureembedding.h"
#include "ui/panes/tiling.h"
#include "ui/style/fonts.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

constexpr int gap = 12;
constexpr int titledBar = 18;  // more room for a colour bar with a title

bool sharesColours(const FigureRequest& request) {
    return request.look.sharedColourBar && request.panes.size() > 1;
}

Views viewsOf(const FigureRequest& request) {
    Views views;
    FigureLook look = request.look;
    constexpr double pointsPerInch = 72;
    look.lineWidth /= pointsPerInch * request.inchesPerPixel;
    look.colourBar = look.colourBar && !sharesColours(request);
    KeepGoing keepGoing = request.keepGoing;
    if (keepGoing) keepGoing = [ask = keepGoing] { return FigureFont::without(ask); };
    for (const Pane& pane : request.panes) {
        const ViewType& type = *findViewType(pane.view);
        views.emplace_back(type.create(nullptr));
        const auto snapshot = std::make_shared<const Snapshot>(snapshotOfPane(request.snapshot, pane));
        if (whyUnavailable(type, *snapshot).empty())
            views.back()->show(
                {snapshot, *request.theme, pane.viewport, request.cursor, false, {true, keepGoing}, look});
    }
    return views;
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

/// As high as the plots that it is the scale of.
void drawSharedBar(QCPPainter& painter, const FigureRequest& request, const Views& views,
                   const std::vector<QRect>& places) {
    View* owner = nullptr;
    int top = request.size.height(), bottom = 0, right = 0;
    for (std::size_t n = 0; n < views.size(); ++n) {
        right = std::max(right, places[n].right());
        if (!views[n]->paintedColours()) continue;
        owner = views[n].get();
        const int heading = heightOfHeading(request, headingOf(request, n, *views[n]));
        top = std::min(top, places[n].top() + heading + views[n]->paintedRoom().top());
        bottom = std::max(bottom, places[n].bottom() - views[n]->paintedRoom().bottom());
    }
    if (owner == nullptr) return;
    constexpr int overlap = 6;  // the panes end with room of their own
    owner->paintColourBar(
        painter, QRectF(QPointF(right - overlap, top), QPointF(right + roomForSharedBar(request), bottom)),
        request.look.colourBarTitle);
}

/// The colours that all panes with a picture share; an error where they cannot.
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

/// All in type of one size. Returns how high each is.
std::vector<int> drawHeadings(QCPPainter& painter, const FigureRequest& request, const Views& views,
                              const std::vector<QRect>& places) {
    std::vector<int> heights;
    int pixels = std::numeric_limits<int>::max();
    for (std::size_t n = 0; n < views.size(); ++n)
        pixels =
            std::min(pixels, sizeOfHeading(request, places[n].width(), headingOf(request, n, *views[n])));
    for (std::size_t n = 0; n < views.size(); ++n) {
        const QString heading = headingOf(request, n, *views[n]);
        drawHeading(painter, request, places[n], heading, pixels);
        heights.push_back(heightOfHeading(request, heading));
    }
    return heights;
}

/// False where there was no room for one of the views.
bool drawFigure(QCPPainter& painter, const FigureRequest& request, const Views& views) {
    // Beyond the layout too, which is what fits whole into the picture.
    painter.fillRect(QRect(QPoint(), request.size + QSize(1, 1)), request.theme->card);
    QRect place(QPoint(), request.size);
    if (const int height = heightOfTitle(request); height > 0) {
        drawTitle(painter, request, figureTitle(request, views));
        place.setTop(height);
    }
    const int bar = roomForSharedBar(request);
    place.setRight(place.right() - bar);
    const auto places = placesOf(request, place);
    const auto headings = request.panes.size() > 1 ? drawHeadings(painter, request, views, places)
                                                   : std::vector<int>(views.size());
    bool room = true;
    for (std::size_t n = 0; n < request.panes.size(); ++n)
        room = drawPane(painter, request, request.panes[n], *views[n],
                        places[n].adjusted(0, headings[n], 0, 0)) &&
               room;
    if (bar > 0) drawSharedBar(painter, request, views, places);
    return room;
}

/// Lays the figure out without a device that could show it.
bool hasRoom(const FigureRequest& request, const Views& views) {
    QImage nowhere(1, 1, QImage::Format_ARGB32_Premultiplied);
    QCPPainter painter;
    painter.setMode(QCPPainter::pmNoCaching);
    painter.begin(&nowhere);
    constexpr double quickly = 0.1;  // images of few pixels
    painter.scale(quickly, quickly);
    for (const auto& view : views)
        view->joinPanes({}, std::nullopt);
    bool room = drawFigure(painter, request, views);
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

/// "4.1 × 2.84 in": a size that was asked for, enlarged.
Text enlarged(const PictureSize& asked, double factor) {
    const LengthUnitInfo& unit = infoOf(asked.unit);
    const double perStep = std::pow(10, std::min(2, unit.decimals));
    const auto side = [&](double length) { return inFull(std::ceil(length * factor * perStep) / perStep); };
    return Text::asIs(side(asked.width) + " × " + side(asked.height) + " " + std::string(unit.name));
}

Failure checkRoom(const FigureRequest& request, const Views& views) {
    const bool room = hasRoom(request, views);
    if (sharesColours(request))
        if (const auto colours = sharedColours(views); !colours) return colours.error();
    if (room) return std::nullopt;
    constexpr double step = 1.04, most = 10;
    for (double factor = step; factor < most; factor *= step) {
        FigureRequest larger = request;
        larger.size = (QSizeF(request.size) * factor).toSize();
        if (hasRoom(larger, views))
            return Error{
                Text(POSISCOPE_TR(
                         "core",
                         "there is no room for this picture in %1: with these proportions and type of "
                         "this size it needs %2"))
                    .with(enlarged(request.asked, 1))
                    .with(enlarged(request.asked, factor)),
                ""};
    }
    return Error{
        Text(POSISCOPE_TR("core", "there is no room for this picture: choose a larger size or smaller type")),
        ""};
}

/// False where the device does not answer.
bool paintOn(QPaintDevice& device, const FigureRequest& request, const Views& views, double scale,
             bool vectors, QPointF corner = {}) {
    QCPPainter painter;
    if (vectors) painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    if (!painter.begin(&device)) return false;
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.translate(corner);
    painter.scale(scale, scale);
    drawFigure(painter, request, views);
    return painter.end();
}

QSize rounded(QSize size, double scale) {
    return {static_cast<int>(std::lround(size.width() * scale)),
            static_cast<int>(std::lround(size.height() * scale))};
}

QSizeF inchesOf(const FigureRequest& request) {
    return request.inches.isEmpty() ? QSizeF(request.size) * request.inchesPerPixel : request.inches;
}

/// Images whose pixels stay squares where a viewer enlarges them.
QByteArray withHardPixels(QByteArray svg) {
    constexpr char hard[] = R"(image-rendering="optimizeSpeed")";
    return svg.replace(hard, QByteArray(hard) + R"( style="image-rendering:pixelated")");
}

QByteArray toSvg(const FigureRequest& request, const Views& views) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    // Qt writes whole dots: with so many of them an inch the size is right to a hundredth of a millimetre.
    constexpr int dots = 9600;
    generator.setResolution(dots);
    generator.setSize((inchesOf(request) * dots).toSize());
    generator.setViewBox(QRectF(QPointF(), inchesOf(request) * request.dotsPerInch));
    // Qt writes both into the XML as they are.
    generator.setTitle(figureTitle(request, views).toHtmlEscaped());
    generator.setDescription(parameterLine(request.snapshot).toHtmlEscaped());
    paintOn(generator, request, views, request.dotsPerInch * request.inchesPerPixel, true);
    bytes = withHardPixels(withCommonFontNames(bytes));
    return request.session.isEmpty() ? bytes : svgWithSession(bytes, request.session);
}

QByteArray toPdf(const FigureRequest& request, const Views& views) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    // Exactly so: a size that is nearly that of some paper would become that of the paper.
    writer.setPageSize(QPageSize(inchesOf(request), QPageSize::Inch, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(qRound(request.dotsPerInch));
    writer.setTitle(figureTitle(request, views));
    writer.setCreator(QStringLiteral("Posiscope"));
    if (!request.session.isEmpty()) writer.setDocumentXmpMetadata(xmpWithSession(request.session));
    paintOn(writer, request, views, writer.resolution() * request.inchesPerPixel, true);
    return bytes;
}

Failure checkPixels(QSize pixels) {
    constexpr double mostPixelsInAll = 268'435'456;
    const double width = pixels.width();
    const double height = pixels.height();
    if (width * height <= mostPixelsInAll) return std::nullopt;
    return Error{
        {POSISCOPE_TR("core",
                      "the picture would have %1 × %2 pixels, and Posiscope draws at most 2^28: choose a "
                      "smaller size, scale or resolution"),
         {groupedDigits(static_cast<std::int64_t>(width)), groupedDigits(static_cast<std::int64_t>(height))}},
        "size"};
}

Result<QImage> toImage(const FigureRequest& request, const Views& views) {
    QImage image(pixelsOf(request), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return Error{{POSISCOPE_TR("core", "there is not enough memory for the picture"), {}}, "size"};
    image.fill(request.theme->card);
    paintOn(image, request, views, request.scale, false);
    return image;
}

}  // namespace

void setMeasure(FigureRequest& request, const PictureMeasure& measure) {
    request.size = {static_cast<int>(measure.layoutWidth()), static_cast<int>(measure.layoutHeight())};
    request.pixels = {static_cast<int>(measure.pixelsAcross()), static_cast<int>(measure.pixelsDown())};
    request.inches = {measure.widthInInches(), measure.heightInInches()};
    request.inchesPerPixel = measure.inchesPerLayoutPixel();
    request.dotsPerInch = measure.dpi > 0 ? measure.dpi : request.dotsPerInch;
    request.asked = measure.size;
    request.scale = measure.inchesPerLayoutPixel() * measure.dotsPerInch();
}

QSize pixelsOf(const FigureRequest& request) {
    return request.pixels.isEmpty() ? rounded(request.size, request.scale) : request.pixels;
}

QStringList pictureFormats() {
    return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")};
}

Failure checkFigure(const FigureRequest& request, const QString& format) {
    const bool vectors = format == QLatin1String("svg") || format == QLatin1String("pdf");
    return checkPixels(vectors ? (inchesOf(request) * request.dotsPerInch).toSize() : pixelsOf(request));
}

namespace {

/// The family of the figure's words.
Result<QString> familyOf(const FigureRequest& request) {
    const QString family = figureFamily(request.look.font);
    if (!family.isEmpty()) return family;
    return Error{Text(POSISCOPE_TR("core", "font must be sans, serif or an installed family, not “%1”"))
                     .with(Text::asIs(request.look.font.toStdString())),
                 keys::font.name};
}

}  // namespace

Result<QImage> renderImage(const FigureRequest& request) {
    const auto family = familyOf(request);
    if (!family) return family.error();
    const FigureFont font(*family);
    if (auto failure = checkPixels(pixelsOf(request))) return *failure;
    const Views views = viewsOf(request);
    if (auto failure = checkRoom(request, views)) return *failure;
    return toImage(request, views);
}

Failure paintFigure(const FigureRequest& request, QPaintDevice& device, QPointF corner) {
    const auto family = familyOf(request);
    if (!family) return family.error();
    const FigureFont font(*family);
    const Views views = viewsOf(request);
    if (auto failure = checkRoom(request, views)) return failure;
    if (paintOn(device, request, views, request.scale, true, corner)) return std::nullopt;
    return Error{POSISCOPE_TR("core", "the printer does not answer"), ""};
}

Result<DrawnFigure> drawForFile(const FigureRequest& asked, const QString& format) {
    if (auto failure = checkFigure(asked, format)) return *failure;
    const auto family = familyOf(asked);
    if (!family) return family.error();
    const FigureFont font(*family);
    bool stopped = false;
    FigureRequest request = asked;
    if (asked.keepGoing) {
        request.keepGoing = [&] {
            stopped = stopped || !asked.keepGoing();
            return !stopped;
        };
    }
    const Views views = viewsOf(request);
    if (auto failure = checkRoom(request, views); failure && !stopped) return *failure;
    DrawnFigure figure;
    if (format == QLatin1String("svg")) {
        figure.vectors = toSvg(request, views);
    } else if (format == QLatin1String("pdf")) {
        figure.vectors = toPdf(request, views);
    } else {
        const auto image = toImage(request, views);
        if (!image) return image.error();
        figure.image = *image;
        figure.session = request.session;
        constexpr double inchesPerMetre = 1 / 0.0254;
        const int dots = qRound(request.scale / request.inchesPerPixel * inchesPerMetre);
        figure.image.setDotsPerMeterX(dots);
        figure.image.setDotsPerMeterY(dots);
        figure.image.setText(QStringLiteral("Title"), figureTitle(request, views));
        figure.image.setText(QStringLiteral("Description"), parameterLine(request.snapshot));
        figure.image.setText(QStringLiteral("Software"), QStringLiteral("Posiscope"));
    }
    if (stopped) figure = {};
    figure.cancelled = stopped;
    return figure;
}

Result<QByteArray> encode(const DrawnFigure& figure) {
    if (figure.image.isNull()) return figure.vectors;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!figure.image.save(&buffer, "PNG"))
        return Error{{POSISCOPE_TR("core", "the picture could not be encoded as PNG"), {}}, ""};
    return figure.session.isEmpty() ? bytes : pngWithSession(bytes, figure.session);
}

}  // namespace posiscope
