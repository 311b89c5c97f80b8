// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <cmath>

#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "ui/export/figurelayout.h"
#include "ui/export/figuretitle.h"
#include "ui/export/pdfdate.h"
#include "ui/files/pictureembedding.h"
#include "ui/style/fonts.h"
#include "ui/style/pixelfile.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

/// "4.1 × 2.84 in".
Text written(const PictureSize& size) {
    return Text::asIs(inFull(size.width) + " × " + inFull(size.height) + " " +
                      std::string(infoOf(size.unit).name));
}

/// The size that a person would write: hundredths of its unit, or whole pixels.
double stepOf(const PictureSize& size) {
    return std::pow(0.1, std::min(2, infoOf(size.unit).decimals));
}

PictureSize enlarged(const PictureSize& asked, double factor) {
    const double perStep = std::round(1 / stepOf(asked));
    const auto side = [&](double length) { return std::ceil(length * factor * perStep) / perStep; };
    return {side(asked.width), side(asked.height), asked.unit};
}

QSizeF inchesOf(const FigureRequest& request) {
    return request.inches.isEmpty() ? QSizeF(request.size) * request.inchesPerPixel : request.inches;
}

/// The layout of the figure in a larger size, with type of the same size.
QSize layoutOf(const FigureRequest& request, const PictureSize& size) {
    constexpr double rounding = 1e-6;  // of the divisions
    const auto side = [&](double inches, double factor) {
        return static_cast<int>(std::floor(inches * factor / request.inchesPerPixel + rounding));
    };
    return {side(inchesOf(request).width(), size.width / request.asked.width),
            side(inchesOf(request).height(), size.height / request.asked.height)};
}

/// The smallest size of the same proportions that has room, to a step: a coarse search, and halves of its
/// last part.
std::optional<PictureSize> smallestThatHasRoom(const FigureRequest& request, const Views& views) {
    constexpr double coarse = 1.04, most = 10;
    const auto fits = [&](double factor) {
        FigureRequest larger = request;
        larger.size = layoutOf(request, enlarged(request.asked, factor));
        return hasRoom(larger, views);
    };
    const QSizeF layout = inchesOf(request) / request.inchesPerPixel;
    const double first = std::max(1.0, fewestPixels / std::min(layout.width(), layout.height()));
    double factor = first * coarse;
    while (factor < first * most && !fits(factor))
        factor *= coarse;
    if (factor >= first * most) return std::nullopt;
    const double step = stepOf(request.asked) / std::max(request.asked.width, request.asked.height);
    for (double tooSmall = factor / coarse; factor - tooSmall > step / 2;) {
        const double middle = (tooSmall + factor) / 2;
        (fits(middle) ? factor : tooSmall) = middle;
    }
    // A size with one number more on an axis may have no room, and the next smaller one have it.
    for (int smaller = 1; smaller <= 4; ++smaller) {
        if (!fits(factor - smaller * step)) continue;
        factor -= smaller * step;
        smaller = 0;
    }
    const PictureSize found = enlarged(request.asked, factor);
    return isSound(found) ? std::optional(found) : std::nullopt;
}

/// False where the device does not answer.
bool paintOn(QPaintDevice& device, const FigureRequest& request, const Views& views, double scale,
             bool vectors, QPointF corner = {}) {
    QCPPainter painter;
    if (vectors)
        painter.setMode(QCPPainter::pmVectorized);
    else if (hasFinePixels(scale))
        paintAsVectors(painter);
    painter.setMode(QCPPainter::pmNoCaching);
    if (!painter.begin(&device)) return false;
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.translate(corner);
    painter.scale(scale, scale);
    if (!request.shift.isNull())
        painter.fillRect(QRectF(QPointF(), inchesOf(request) / request.inchesPerPixel), request.theme->card);
    painter.translate(request.shift);
    drawFigure(painter, request, views);
    return painter.end();
}

/// The pixels that are not the paper's.
QRect inkOf(const QImage& image, QRgb paper) {
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        const auto* const end = line + image.width();
        const auto* const first = std::find_if(line, end, [=](QRgb pixel) { return pixel != paper; });
        if (first == end) continue;
        const auto* last = end - 1;
        while (*last == paper)
            --last;
        ink |= QRect(QPoint(static_cast<int>(first - line), y), QPoint(static_cast<int>(last - line), y));
    }
    return ink;
}

/// What is drawn of the figure, in logical pixels.
QRectF inkOf(const FigureRequest& request, const Views& views) {
    constexpr int fine = 2;
    QImage image(request.size * fine, QImage::Format_RGB32);
    if (image.isNull()) return {};
    image.fill(request.theme->card);
    paintOn(image, request, views, fine, false);
    const QRectF ink = inkOf(image, request.theme->card.rgb());
    return {ink.topLeft() / fine, ink.size() / fine};
}

/// In print what is drawn ends equally far from all edges of the figure: the layout grows by the room that it
/// leaves at them, and what does not grow stands in the middle.
void evenMargins(FigureRequest& request, const Views& views) {
    constexpr double edge = 1.5;  // logical pixels
    constexpr int passes = 3;     // labels that have got another place may be others
    const QSizeF paper = request.size;
    request.pixels = pixelsOf(request);
    request.inches = inchesOf(request);
    for (int n = 0; n < passes; ++n) {
        const QRectF ink = inkOf(request, views);
        if (ink.isEmpty()) return;
        request.shift = {};
        const QSizeF free = paper - QSizeF(2 * edge, 2 * edge) - ink.size();
        const QSize more(static_cast<int>(std::floor(free.width())),
                         static_cast<int>(std::floor(free.height())));
        if (more.isNull()) break;
        request.size += more;
    }
    if (const QRectF ink = inkOf(request, views); !ink.isEmpty())
        request.shift = QRectF(QPointF(), paper).center() - ink.center();
}

/// Where the panes have no room otherwise their titles have fewer lines.
Failure checkRoom(FigureRequest& request, const Views& views) {
    bool room = hasRoom(request, views);
    while (!room && request.panes.size() > 1 && request.headingLines > 0) {
        --request.headingLines;
        room = hasRoom(request, views);
    }
    const auto larger = room ? std::nullopt : smallestThatHasRoom(request, views);
    if (sharesColours(request))
        if (const auto colours = sharedColours(views); !colours) return colours.error();
    if (room) {
        if (request.theme->isPrint()) evenMargins(request, views);
        return std::nullopt;
    }
    if (larger)
        return Error{
            Text(POSISCOPE_TR("core",
                              "there is no room for this picture in %1: with these proportions and type of "
                              "this size it needs %2"))
                .with(written(request.asked))
                .with(written(*larger)),
            ""};
    return Error{
        Text(POSISCOPE_TR("core", "there is no room for this picture: choose a larger size or smaller type")),
        ""};
}

QSize rounded(QSize size, double scale) {
    return {static_cast<int>(std::lround(size.width() * scale)),
            static_cast<int>(std::lround(size.height() * scale))};
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
    return atSourceDate(bytes);
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

Result<QImage> renderImage(const FigureRequest& asked, FigureParts* parts) {
    FigureRequest request = asked;
    const auto family = familyOf(request);
    if (!family) return family.error();
    const FigureFont font(*family);
    if (auto failure = checkPixels(pixelsOf(request))) return *failure;
    const Views views = viewsOf(request);
    if (auto failure = checkRoom(request, views)) return *failure;
    auto image = toImage(request, views);
    if (parts != nullptr) *parts = partsOfFigure(request, views);
    return image;
}

Failure paintFigure(const FigureRequest& asked, QPaintDevice& device, QPointF corner) {
    FigureRequest request = asked;
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
    figure.parts = partsOfFigure(request, views);
    if (stopped) figure = {};
    figure.cancelled = stopped;
    return figure;
}

Result<QByteArray> encode(const DrawnFigure& figure) {
    if (figure.image.isNull()) return figure.vectors;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!figure.image.save(&buffer, "PNG"))
        return Error{{POSISCOPE_TR("core", "the picture could not be encoded as %1"), {"PNG"}}, ""};
    return figure.session.isEmpty() ? bytes : pngWithSession(bytes, figure.session);
}

}  // namespace posiscope
