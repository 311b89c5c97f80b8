#include "ui/export/figure.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <cmath>
#include <memory>

#include "ui/panes/tiling.h"
#include "ui/readout.h"
#include "ui/text.h"
#include "ui/views/view.h"

namespace posiscope {

namespace {

constexpr int titleHeight = 56;
constexpr int headingHeight = 38;
constexpr int gap = 12;

/// Why there is nothing to draw; usually empty.
QString reasonAgainst(const ViewType& type, const Scene& scene) {
    return translated(whyUnavailable(type, scene));
}

QString paneTitle(const ViewType& type, const View& view, const Scene& scene) {
    if (!reasonAgainst(type, scene).isEmpty()) return translated(type.name);
    return QStringLiteral("%1 — %2").arg(translated(type.name), view.subtitle(scene));
}

/// "A: " where two encodings are compared.
QString subjectName(const Pane& pane, const Scene& scene) {
    if (!scene.state.compared || findViewType(pane.view)->comparesSides) return {};
    return pane.subject == Subject::a   ? QStringLiteral("A: ")
           : pane.subject == Subject::b ? QStringLiteral("B: ")
                                        : QStringLiteral("A − B: ");
}

void drawTitle(QCPPainter& painter, const FigureRequest& request, const QString& title) {
    const QRectF box(24, 10, request.size.width() - 48, 24);
    painter.setPen(request.theme->text);
    painter.setFont(textFont(17, QFont::DemiBold));
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(title, Qt::ElideRight, static_cast<int>(box.width())));
    painter.setPen(request.theme->muted);
    painter.setFont(textFont(12));
    painter.drawText(box.translated(0, 22), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(parameterLine(request.scene), Qt::ElideRight,
                                                      static_cast<int>(box.width())));
}

/// One for every pane, with everything computed that it needs, once for the picture and its titles.
using Views = std::vector<std::unique_ptr<View>>;

Views viewsOf(const FigureRequest& request) {
    Views views;
    for (const Pane& pane : request.panes) {
        const ViewType& type = *findViewType(pane.view);
        views.emplace_back(type.create(nullptr));
        const Scene scene = sceneOfPane(request.scene, pane);
        if (reasonAgainst(type, scene).isEmpty())
            views.back()->show(
                {scene, *request.theme, pane.viewport, request.cursor, false, true, request.pulse});
    }
    return views;
}

void drawPane(QCPPainter& painter, const FigureRequest& request, const Pane& pane, View& view, QRect place,
              bool heading) {
    const ViewType& type = *findViewType(pane.view);
    const Scene scene = sceneOfPane(request.scene, pane);
    const QString reason = reasonAgainst(type, scene);
    painter.save();
    painter.translate(place.topLeft());
    if (heading) {
        painter.setPen(request.theme->text);
        painter.setFont(textFont(13, QFont::DemiBold));
        painter.drawText(
            QRectF(16, 0, place.width() - 32, headingHeight), Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(subjectName(pane, request.scene) + paneTitle(type, view, scene),
                                             Qt::ElideRight, place.width() - 32));
        painter.translate(0, headingHeight);
        place.setHeight(place.height() - headingHeight);
    }
    if (!reason.isEmpty()) {
        painter.setPen(request.theme->muted);
        painter.setFont(textFont());
        painter.drawText(QRectF(QPointF(), place.size()), Qt::AlignCenter | Qt::TextWordWrap, reason);
    } else if (place.width() > 0 && place.height() > 0) {
        view.paint(painter, place.size());
    }
    painter.restore();
}

/// The text with spaces for what XML cannot hold: a title may be pasted from anywhere.
QString printable(QString text) {
    for (QChar& letter : text)
        if (letter.category() == QChar::Other_Control || letter.unicode() >= 0xfffe) letter = u' ';
    return text;
}

QString figureTitle(const FigureRequest& request, const Views& views) {
    if (!request.title.isEmpty()) return printable(request.title);
    if (request.panes.size() > 1) return translated(encodingOf(request.scene.state).name);
    const Pane& pane = request.panes.front();
    return subjectName(pane, request.scene) +
           paneTitle(*findViewType(pane.view), *views.front(), sceneOfPane(request.scene, pane));
}

void drawFigure(QCPPainter& painter, const FigureRequest& request, const Views& views) {
    painter.fillRect(QRectF(QPointF(), request.size), request.theme->card);
    QRect place(QPoint(), request.size);
    if (request.heading) {
        drawTitle(painter, request, figureTitle(request, views));
        place.setTop(titleHeight);
    }
    const auto places = tile(place, static_cast<int>(request.panes.size()), request.columnSplit,
                             request.rowSplit, request.panes.size() > 1 ? gap : 0);
    for (std::size_t n = 0; n < request.panes.size(); ++n)
        drawPane(painter, request, request.panes[n], *views[n], places[n], request.panes.size() > 1);
}

QByteArray toSvg(const FigureRequest& request, const Views& views) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(request.size);
    generator.setViewBox(QRect(QPoint(), request.size));
    // Qt writes both into the XML as they are.
    generator.setTitle(figureTitle(request, views).toHtmlEscaped());
    generator.setDescription(parameterLine(request.scene).toHtmlEscaped());
    QCPPainter painter;
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.begin(&generator);
    drawFigure(painter, request, views);
    painter.end();
    return bytes;
}

QByteArray toPdf(const FigureRequest& request, const Views& views) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    // One logical pixel is 1/96 inch, so that type keeps its size.
    constexpr double pointsPerPixel = 72.0 / 96.0;
    writer.setPageSize(QPageSize(QSizeF(request.size) * pointsPerPixel, QPageSize::Point));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(1200);
    writer.setTitle(figureTitle(request, views));
    writer.setCreator(QStringLiteral("Posiscope"));
    QCPPainter painter;
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.begin(&writer);
    painter.scale(writer.width() / static_cast<double>(request.size.width()),
                  writer.height() / static_cast<double>(request.size.height()));
    drawFigure(painter, request, views);
    painter.end();
    return bytes;
}

/// Heatmaps in vector files hold this many pixels per logical pixel; see plot/heatmap.cpp.
constexpr double vectorScale = 2;

Failure checkPixels(QSize size, double scale) {
    constexpr double mostPixels = 268'435'456;
    const double width = std::round(size.width() * scale);
    const double height = std::round(size.height() * scale);
    if (width * height <= mostPixels) return std::nullopt;
    return Error{
        {POSISCOPE_TR(
             "core",
             "size × scale gives %1 × %2 pixels, more than 2^28 in all: choose a smaller size or scale"),
         {groupedDigits(static_cast<std::int64_t>(width)), groupedDigits(static_cast<std::int64_t>(height))}},
        "size"};
}

Result<QImage> toImage(const FigureRequest& request, const Views& views) {
    const QSize pixels(static_cast<int>(std::lround(request.size.width() * request.scale)),
                       static_cast<int>(std::lround(request.size.height() * request.scale)));
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return Error{{POSISCOPE_TR("core", "there is not enough memory for the picture"), {}}, "size"};
    image.fill(request.theme->card);
    QCPPainter painter;
    painter.setMode(QCPPainter::pmNoCaching);
    painter.begin(&image);
    painter.scale(request.scale, request.scale);
    drawFigure(painter, request, views);
    painter.end();
    return image;
}

}  // namespace

QStringList pictureFormats() {
    return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")};
}

Result<QImage> renderImage(const FigureRequest& request) {
    if (auto failure = checkPixels(request.size, request.scale)) return *failure;
    return toImage(request, viewsOf(request));
}

Result<DrawnFigure> drawForFile(const FigureRequest& asked, const QString& format) {
    const double scale = format == QLatin1String("png") ? asked.scale : vectorScale;
    if (auto failure = checkPixels(asked.size, scale)) return *failure;
    bool stopped = false;
    FigureRequest request = asked;
    if (asked.pulse) {
        request.pulse = [&] {
            stopped = stopped || !asked.pulse();
            return !stopped;
        };
    }
    const Views views = viewsOf(request);
    DrawnFigure figure;
    if (format == QLatin1String("svg")) {
        figure.vectors = toSvg(request, views);
    } else if (format == QLatin1String("pdf")) {
        figure.vectors = toPdf(request, views);
    } else {
        const auto image = toImage(request, views);
        if (!image) return image.error();
        figure.image = *image;
        figure.image.setText(QStringLiteral("Title"), figureTitle(request, views));
        figure.image.setText(QStringLiteral("Description"), parameterLine(request.scene));
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
    return bytes;
}

}  // namespace posiscope
