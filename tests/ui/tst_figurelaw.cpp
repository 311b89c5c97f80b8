// SPDX-License-Identifier: GPL-3.0-or-later
// Figures in files are as true as on the screen: rasters and curves, in every format.
#include <QDir>
#include <QFile>
#include <QPrinter>
#include <QRegion>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <algorithm>

#include "tests/support/allrows.h"
#include "tests/support/pdftext.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"
#include "ui/export/printing.h"
#include "ui/view/remedy.h"

using namespace posiscope;

namespace {

/// The first state that the view can show.
State stateFor(const QString& view) {
    const ViewType& type = *findViewType(view.toStdString());
    State state = encodingState("sinusoidal", {type.id});
    if (whyUnavailable(type, makeSnapshot(state)).empty()) return state;
    if (const auto remedy = remedyFor(makeSnapshot(state), state.arrangement.panes[0]);
        remedy && remedy->edit)
        remedy->edit(state);
    if (type.comparesSides) {
        beginComparing(state, type.id);
        state.variants.front().set(keys::base.name, 500.0);
    }
    return state;
}

FigureRequest requestFor(const QString& view, const char* size, double dpi) {
    FigureRequest request;
    const State state = stateFor(view);
    request.snapshot = makeSnapshot(state);
    request.panes = {{view.toStdString(), {}, Subject::a}};
    PictureMeasure measure;
    measure.size = *parsePictureSize(size);
    measure.dpi = dpi;
    measure.fontSize = 8;
    setMeasure(request, measure);
    return request;
}

QByteArray written(const FigureRequest& request, const char* format) {
    const auto drawn = drawForFile(request, QLatin1String(format));
    if (!drawn) qFatal("%s", drawn.error().text.english().c_str());
    const auto bytes = encode(*drawn);
    if (!bytes) qFatal("%s", bytes.error().text.english().c_str());
    return *bytes;
}

/// An image in an SVG file, and the pixels of the PNG file of the same resolution that it covers.
struct Placed {
    QImage image;
    QRectF place;
};

/// The images of the file in the order of drawing.
std::vector<Placed> imagesOf(const QByteArray& svg) {
    static const QRegularExpression element(
        R"re(transform="matrix\(([^)]*)\)"|<image [^>]*?x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"[^>]*?base64,([^"]*)")re");
    std::vector<Placed> images;
    QTransform transform;
    auto all = element.globalMatch(QString::fromLatin1(svg));
    while (all.hasNext()) {
        const auto found = all.next();
        if (!found.captured(1).isEmpty()) {
            const QStringList n = found.captured(1).split(u',');
            transform = QTransform(n[0].toDouble(), n[1].toDouble(), n[2].toDouble(), n[3].toDouble(),
                                   n[4].toDouble(), n[5].toDouble());
            continue;
        }
        const auto number = [&](int group) { return found.captured(group).toDouble(); };
        images.push_back({QImage::fromData(QByteArray::fromBase64(found.captured(6).toLatin1())),
                          transform.mapRect(QRectF(number(2), number(3), number(4), number(5)))});
    }
    return images;
}

/// The images of a PDF file, without masks.
std::vector<QImage> imagesOfPdf(const QByteArray& pdf) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("figure.pdf")));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(pdf);
    file.close();
    const QByteArray list =
        popplersWord(QStringLiteral("pdfimages"), {QStringLiteral("-list"), file.fileName()});
    if (list.contains(" jpeg ")) return {};
    popplersWord(QStringLiteral("pdfimages"),
                 {QStringLiteral("-png"), file.fileName(), folder.filePath(QStringLiteral("image"))});
    const QStringList rows = QString::fromLatin1(list).split(u'\n');
    std::vector<QImage> images;
    const QDir made(folder.path());
    const QStringList names = made.entryList({QStringLiteral("image-*.png")}, QDir::Files, QDir::Name);
    for (qsizetype n = 0; n < names.size(); ++n)
        if (rows[n + 2].contains(QStringLiteral(" image "))) images.emplace_back(made.filePath(names[n]));
    return images;
}

int furthest(QRgb a, QRgb b) {
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/// The largest distance of a pixel inside `place` from the colours of the image that are drawn within half a
/// pixel of its middle: files with vectors do not round the edges of images to whole pixels.
int worstPixel(const QImage& picture, const QRectF& place, const QImage& image) {
    const double across = image.width() / place.width(), down = image.height() / place.height();
    const auto sample = [](double at, int count) { return std::clamp(static_cast<int>(at), 0, count - 1); };
    int worst = 0;
    for (int y = qCeil(place.top()) + 1; y + 2 < place.bottom(); ++y)
        for (int x = qCeil(place.left()) + 1; x + 2 < place.right(); ++x) {
            int best = 255;
            for (int row = sample((y - place.top()) * down, image.height());
                 row <= sample((y + 1 - place.top()) * down, image.height()); ++row)
                for (int column = sample((x - place.left()) * across, image.width());
                     column <= sample((x + 1 - place.left()) * across, image.width()); ++column)
                    if (const QRgb own = image.pixel(column, row); qAlpha(own) < 255)
                        best = 0;
                    else
                        best = std::min(best, furthest(own, picture.pixel(x, y)));
            worst = std::max(worst, best);
        }
    return worst;
}

/// The page at so many dots per inch.
QImage rasterised(const QByteArray& pdf, int dpi) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("figure.pdf")));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(pdf);
    file.close();
    const QString page = folder.filePath(QStringLiteral("page"));
    popplersWord(QStringLiteral("pdftoppm"), {QStringLiteral("-r"), QString::number(dpi),
                                              QStringLiteral("-singlefile"), file.fileName(), page});
    return QImage(page + QStringLiteral(".ppm")).convertToFormat(QImage::Format_RGB32);
}

/// How far the colour is outside of those of the other picture at most `reach` away: a pixel that a shape
/// covers in part mixes the colours around it, and rasterisers differ in the share.
int outside(QRgb own, const QImage& other, QPoint at) {
    constexpr int reach = 2;
    int low[3] = {255, 255, 255}, high[3] = {0, 0, 0};
    for (int y = at.y() - reach; y <= at.y() + reach; ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(other.constScanLine(y));
        for (int x = at.x() - reach; x <= at.x() + reach; ++x)
            for (int channel = 0; channel < 3; ++channel) {
                const int value = (row[x] >> (8 * channel)) & 255;
                low[channel] = std::min(low[channel], value);
                high[channel] = std::max(high[channel], value);
            }
    }
    int worst = 0;
    for (int channel = 0; channel < 3; ++channel) {
        const int value = (own >> (8 * channel)) & 255;
        worst = std::max({worst, low[channel] - value, value - high[channel]});
    }
    return worst;
}

/// The share of pixels whose colour is far from those near it in the other picture, and from their mixtures.
double unlike(const QImage& a, const QImage& b, const QRegion& where) {
    constexpr int edge = 2, near = 60;
    const QSize size = a.size().boundedTo(b.size());
    qint64 wrong = 0;
    for (const QRect& part : where& QRect(QPoint(edge, edge), size - 2 * QSize(edge, edge)))
        for (int y = part.top(); y <= part.bottom(); ++y) {
            const auto* row = reinterpret_cast<const QRgb*>(a.constScanLine(y));
            const auto* other = reinterpret_cast<const QRgb*>(b.constScanLine(y));
            for (int x = part.left(); x <= part.right(); ++x)
                if (row[x] != other[x] && outside(row[x], b, {x, y}) > near) ++wrong;
        }
    return static_cast<double>(wrong) / (static_cast<double>(size.width()) * size.height());
}

}  // namespace

class TestFigureLaw : public StrictTest {
    Q_OBJECT

 private slots:
    /// Each view with a raster, at three sizes and three resolutions: the pixels in the PDF and the SVG file
    /// are those of the PNG file, at most a step of a channel apart.
    void rasters_data() {
        const Rows<QString, QString, double> row("view", "size", "dpi");
        int n = 0;
        for (const ViewType* type : viewTypes())
            for (const char* size : {"3.25x2.25in", "5.5x3in", "180x120mm"})
                for (const double dpi : {150.0, 300.0, 600.0}) {
                    if (type->colormapKey.empty() || type->id == "comparison" || (!allRows() && n++ % 4 != 0))
                        continue;
                    row(qPrintable(QStringLiteral("%1 %2 %3").arg(type->id.c_str(), size).arg(dpi)),
                        QString::fromStdString(type->id), size, dpi);
                }
    }
    void rasters() {
        const auto [view, size, dpi] = fetchRow<QString, QString, double>();
        const FigureRequest request = requestFor(view, qPrintable(size), dpi);
        const QImage png = QImage::fromData(written(request, "png")).convertToFormat(QImage::Format_RGB32);
        const auto inSvg = imagesOf(written(request, "svg"));
        const auto inPdf = imagesOfPdf(written(request, "pdf"));
        QVERIFY(!inSvg.empty());
        QCOMPARE(inPdf.size(), inSvg.size());
        for (std::size_t n = 0; n < inSvg.size(); ++n) {
            const auto& [image, place] = inSvg[n];
            QCOMPARE(inPdf[n].size(), image.size());
            if (image.width() == 1 || image.height() == 1) continue;  // the colours of the map
            QCOMPARE(worstPixel(inPdf[n], QRectF(image.rect()), image), 0);
            if (view == QLatin1String("sentence")) continue;  // there are numbers over the cells
            QVERIFY2(worstPixel(png, place, image) <= 1,
                     qPrintable(QStringLiteral("%1 of image %2").arg(worstPixel(png, place, image)).arg(n)));
        }
    }

    /// The page of the PDF file at 600 dpi looks as the PNG file of 600 dpi.
    void pages_data() { eachId("view", viewTypes()); }
    void pages() {
        QFETCH(QString, view);
        const FigureRequest request = requestFor(view, "5.5x4in", 600);
        const QImage png = QImage::fromData(written(request, "png")).convertToFormat(QImage::Format_RGB32);
        const QImage page = rasterised(written(request, "pdf"), 600);
        QVERIFY(!page.isNull());
        QVERIFY(std::abs(page.width() - png.width()) <= 1);
        // Viewers smooth the pixels of images, which have a law of their own.
        QRegion drawn(png.rect());
        for (const Placed& each : imagesOf(written(request, "svg")))
            drawn -= each.place.toAlignedRect().marginsAdded({4, 4, 4, 4});
        const double share = std::max(unlike(page, png, drawn), unlike(png, page, drawn));
        constexpr double most = 0.002;
        QVERIFY2(share < most, qPrintable(QString::number(share)));
    }

    /// A printed page looks as the PDF file of its size, to the pixel at 600 dpi.
    void prints_data() {
        if (allRows())
            eachText("view", {"heatmap", "waves", "similarity", "offset-map", "clocks"});
        else
            eachText("view", {"heatmap", "waves"});
    }
    void prints() {
        QFETCH(QString, view);
        FigureRequest request = requestFor(view, "6x4in", 300);
        request.size = {576, 384};
        request.inchesPerPixel = 1.0 / 96;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("printed.pdf"));
        {
            QPrinter printer;
            printer.setOutputFileName(path);
            printer.setPageSize(QPageSize(QSizeF(6, 4), QPageSize::Inch, {}, QPageSize::ExactMatch));
            printer.setPageMargins(QMarginsF());
            const Failure failure = printFigure(request, printer);
            QVERIFY2(!failure, failure ? failure->text.english().c_str() : "");
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray printed = file.readAll();
        const QImage paper = rasterised(printed, 600), page = rasterised(written(request, "pdf"), 600);
        QCOMPARE(paper.size(), QSize(3600, 2400));
        QCOMPARE(paper, page);
        QCOMPARE(imagesOfPdf(printed), imagesOfPdf(written(request, "pdf")));
    }
};

POSISCOPE_WINDOW_TEST(TestFigureLaw)
#include "tst_figurelaw.moc"
