// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a copied matplotlib script is the picture of a figure, at the sizes of journals.
#include <QJsonArray>
#include <cmath>
#include <utility>

#include "core/analysis/figurecode.h"
#include "core/parameters/keys.h"
#include "tests/support/allrows.h"
#include "tests/support/matplotlib.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/figurelaws.h"
#include "ui/window/figurenumbers.h"

using namespace posiscope;

namespace {

constexpr double resolution = 192;  // dots per inch

/// Draws the scripts of a JSON object from stdin, and prints for each the picture and the frame of its plot
/// in pixels, from the upper left.
constexpr const char* drawAll = R"(
import base64, io, json, sys
from matplotlib import pyplot
result = {}
for name, script in json.load(sys.stdin).items():
    pyplot.rcdefaults()
    names = {}
    exec(script, names)
    fig = names["fig"]
    png = io.BytesIO()
    fig.savefig(png, format="png", dpi=192)
    box = names["ax"].get_window_extent()
    dots = 192 / fig.dpi
    high = fig.get_figheight() * 192
    frame = [box.x0 * dots, high - box.y1 * dots, box.width * dots, box.height * dots]
    result[name] = {"png": base64.b64encode(png.getvalue()).decode(), "frame": frame}
    pyplot.close("all")
print(json.dumps(result))
)";

int apart(const QColor& a, const QColor& b) {
    return std::max(
        {std::abs(a.red() - b.red()), std::abs(a.green() - b.green()), std::abs(a.blue() - b.blue())});
}

/// A picture and the frame of its plot in it.
struct Plot {
    QImage image;
    QRectF frame;

    /// The pixel at a share of the frame's width and height.
    QPointF place(QPointF share) const {
        return {frame.left() + share.x() * frame.width(), frame.top() + share.y() * frame.height()};
    }
    /// Whether there is a pixel of that colour within two pixels.
    bool hasNear(QPointF share, const QColor& colour) const {
        constexpr int reach = 2, shade = 64;
        const QPoint pixel = place(share).toPoint();
        for (int y = pixel.y() - reach; y <= pixel.y() + reach; ++y)
            for (int x = pixel.x() - reach; x <= pixel.x() + reach; ++x)
                if (image.rect().contains(x, y) && apart(image.pixelColor(x, y), colour) < shade) return true;
        return false;
    }
    QColor at(QPointF share) const {
        const QPointF pixel = place(share);
        return image.pixelColor(static_cast<int>(pixel.x()), static_cast<int>(pixel.y()));
    }
};

/// The largest frame of a plot: a rectangle that is stroked, and no paper.
QRectF frameOf(FigureRequest request) {
    request.scale = 1;
    PaintRecord record(request.size);
    if (paintFigure(request, record, {})) return {};
    QRectF largest;
    for (const Painted& each : record.all()) {
        const QRectF box = each.points.boundingRect();
        if (each.kind != Painted::Kind::stroke || each.points.size() != 5 || !each.points.isClosed())
            continue;
        if (box.width() >= request.size.width() - 1) continue;
        if (box.width() * box.height() > largest.width() * largest.height()) largest = box;
    }
    return largest;
}

Plot ours(FigureRequest request) {
    request.heading = false;
    const auto image = renderImage(request);
    if (!image) qFatal("%s", image.error().text.english().c_str());
    const QRectF frame = frameOf(request);
    return {image->convertToFormat(QImage::Format_RGB32),
            {frame.topLeft() * request.scale, frame.size() * request.scale}};
}

Plot theirs(const QJsonObject& drawn) {
    const QJsonArray frame = drawn["frame"].toArray();
    Plot plot{QImage::fromData(QByteArray::fromBase64(drawn["png"].toString().toLatin1())), {}};
    plot.image = plot.image.convertToFormat(QImage::Format_RGB32);
    plot.frame = {frame[0].toDouble(), frame[1].toDouble(), frame[2].toDouble(), frame[3].toDouble()};
    return plot;
}

/// A place on the axes as a share of the frame, from the upper left.
double shareAlong(const FigureAxis& axis, double value) {
    const auto at = [&](double number) { return axis.logarithmic ? std::log10(number) : number; };
    return (at(value) - at(axis.from)) / (at(axis.to) - at(axis.from));
}

/// The pixels of the frame in that colour.
std::vector<QPoint> pixelsOf(const Plot& plot, const QColor& colour) {
    constexpr int near = 48;
    std::vector<QPoint> pixels;
    const QRect inside = plot.frame.adjusted(3, 3, -3, -3).toRect();  // without the frame itself
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            if (apart(plot.image.pixelColor(x, y), colour) < near) pixels.emplace_back(x, y);
    return pixels;
}

/// The share of the pixels of `of` in that colour that are within `reach` pixels of one of `in`.
double shareWithin(const Plot& of, const Plot& in, const QColor& colour, int reach) {
    QImage grown(in.image.size(), QImage::Format_Grayscale8);
    grown.fill(0);
    for (const QPoint& pixel : pixelsOf(in, colour))
        for (int y = pixel.y() - reach; y <= pixel.y() + reach; ++y)
            for (int x = pixel.x() - reach; x <= pixel.x() + reach; ++x)
                if (grown.rect().contains(x, y)) grown.setPixel(x, y, qRgb(255, 255, 255));
    const std::vector<QPoint> pixels = pixelsOf(of, colour);
    if (pixels.empty()) return 0;
    int near = 0;
    for (const QPoint& pixel : pixels) {
        const QPointF share((pixel.x() + 0.5 - of.frame.left()) / of.frame.width(),
                            (pixel.y() + 0.5 - of.frame.top()) / of.frame.height());
        const QPoint there(static_cast<int>(in.place(share).x()), static_cast<int>(in.place(share).y()));
        near += grown.rect().contains(there) && qGray(grown.pixel(there)) > 0;
    }
    return near / static_cast<double>(pixels.size());
}

/// As the Copy menu makes it after an export of this size.
FigureNumbers numbersOf(const FigureRequest& request, const PictureMeasure& measure) {
    const auto made = figureNumbers(request.snapshot, request.panes.front(), Theme::light(), request.size);
    if (!made) qFatal("%s", made.error().text.english().c_str());
    FigureNumbers figure = *made;
    figure.paper = {measure.widthInInches(), measure.heightInInches(), measure.labelPoints(), 0.75};
    return figure;
}

}  // namespace

class TestScriptPictures : public StrictTest {
    Q_OBJECT

 private slots:
    void theRegionIsOurs_data() {
        if (!hasMatplotlib()) QSKIP("python3-matplotlib is not installed");
        const Rows<QString, QString, QString> row("view", "encoding", "size");
        int n = 0;
        for (const auto& [view, encoding] : {std::pair("heatmap", "sinusoidal"),
                                             {"similarity", "sinusoidal"},
                                             {"offset-map", "sinusoidal"},
                                             {"bias", "alibi"},
                                             {"waves", "sinusoidal"},
                                             {"distance", "rope"},
                                             {"distance", "t5"},
                                             {"spectrum", "sinusoidal"},
                                             {"spectrum", "rope"}}) {
            ++n;
            int which = 0;
            for (const char* size : {"3.25x2.25in", "5.5x2.2in", "89x60mm"})
                if (++which % 3 == n % 3 || allRows())
                    row(qPrintable(QStringLiteral("%1 %2 %3").arg(view, encoding, size)), view, encoding,
                        size);
        }
    }
    void theRegionIsOurs() {
        const auto [view, encoding, size] = fetchRow<QString, QString, QString>();
        State state = encodingState(encoding.toStdString(), {view.toStdString()});
        const bool matrix =
            view == "heatmap" || view == "similarity" || view == "offset-map" || view == "bias";
        if (matrix) {  // cells of several pixels
            state.set(keys::dModel, std::int64_t{8});
            state.set(keys::maxLen, std::int64_t{12});
        }
        if (encoding == u"t5") state.set(keys::maxLen, std::int64_t{64});  // steps of several pixels
        state.set(keys::dimensions, Indices{32, 33});  // full lines: dashes begin at other places there
        repair(state);
        PictureMeasure measure;
        measure.size = *parsePictureSize(size.toStdString());
        measure.fontSize = 8;
        measure.dpi = resolution;
        FigureRequest request;
        request.snapshot = makeSnapshot(state);
        request.panes = {{view.toStdString(), {}, Subject::a}};
        request.look.lineWidth = 0.75;
        setMeasure(request, measure);
        const FigureNumbers figure = numbersOf(request, measure);
        const std::string program = figureCode({request.snapshot.state}, view.toStdString(), figure);
        QVERIFY(!program.empty());
        const auto drawn = answeredByMatplotlib(drawAll, {{"it", QString::fromStdString(program)}});
        QVERIFY(drawn);
        const Plot own = ours(request), other = theirs((*drawn)["it"].toObject());
        if (const QByteArray folder = qgetenv("POSISCOPE_PICTURES"); !folder.isEmpty()) {
            const QString name =
                QString::fromLocal8Bit(folder) + u'/' + QString(view + '-' + encoding + '-' + size);
            own.image.save(name + "-ours.png");
            other.image.save(name + "-theirs.png");
        }
        QVERIFY(std::abs(own.image.width() - other.image.width()) <= 1);
        QVERIFY(std::abs(own.image.height() - other.image.height()) <= 1);
        if (figure.matrix.field) return sameCells(figure, own, other);
        if (figure.curves.front().dots) return sameDots(figure, own, other);
        for (const FigureCurve& curve : figure.curves)
            if (curve.opacity == 1) sameCurve(curve, own, other);
    }

 private:
    /// The colour in the middle of each cell.
    static void sameCells(const FigureNumbers& figure, const Plot& own, const Plot& other) {
        constexpr int tolerance = 4;  // of rounding between the colours of a map
        const Field& field = *figure.matrix.field;
        for (std::int64_t row = 0; row < field.rows(); ++row)
            for (std::int64_t column = 0; column < field.columns(); ++column) {
                double x = figure.matrix.firstColumn + static_cast<double>(column);
                double y = figure.matrix.firstRow + static_cast<double>(row);
                if (figure.matrix.transposed) std::swap(x, y);
                const QPointF share(shareAlong(figure.across, x), 1 - shareAlong(figure.up, y));
                QVERIFY2(apart(own.at(share), other.at(share)) <= tolerance,
                         qPrintable(QStringLiteral("%1, %2: %3 and %4")
                                        .arg(row)
                                        .arg(column)
                                        .arg(own.at(share).name(), other.at(share).name())));
            }
    }
    /// Both have a dot of the colour where each number is.
    static void sameDots(const FigureNumbers& figure, const Plot& own, const Plot& other) {
        for (const FigureCurve& curve : figure.curves) {
            if (curve.hollow) continue;
            const QColor colour(QLatin1Char('#') + QString::fromStdString(curve.colour));
            for (std::size_t n = 0; n < curve.x.size(); ++n) {
                const QPointF share(shareAlong(figure.across, curve.x[n]),
                                    1 - shareAlong(figure.up, curve.y[n]));
                for (const Plot* plot : {&own, &other})
                    QVERIFY2(plot->hasNear(share, colour),
                             qPrintable(QStringLiteral("%1 at %2: %3")
                                            .arg(plot == &own ? "ours" : "theirs")
                                            .arg(curve.x[n])
                                            .arg(plot->at(share).name())));
            }
        }
    }
    /// Nearly all of the curve's pixels are within 3 pixels (1.1 pt) of the other's, both ways.
    static void sameCurve(const FigureCurve& curve, const Plot& own, const Plot& other) {
        constexpr int reach = 3;
        constexpr double most = 0.99;
        const QColor colour(QLatin1Char('#') + QString::fromStdString(curve.colour));
        const double there = shareWithin(own, other, colour, reach),
                     back = shareWithin(other, own, colour, reach);
        QVERIFY2(there > most && back > most,
                 qPrintable(QStringLiteral("%1: %2, %3").arg(curve.name.c_str()).arg(there).arg(back)));
    }
};

POSISCOPE_WINDOW_TEST(TestScriptPictures)
#include "tst_scriptpictures.moc"
