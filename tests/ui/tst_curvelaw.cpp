// SPDX-License-Identifier: GPL-3.0-or-later
// Curves are at most 0.1 device pixel, and on paper 0.1 pt, from the true ones: in the window at every zoom
// and ratio of device pixels to logical ones, in PNG and in PDF.
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "tests/support/pdftext.h"
#include "tests/support/strict.h"
#include "tests/ui/curvecases.h"
#include "ui/style/interfacescale.h"
#include "ui/views/clocks/clockspainter.h"
#include "ui/views/shared/picturewidget.h"

using namespace posiscope;

namespace {

/// A sign is no distance: components have any.
QPolygonF upsideDown(const QPolygonF& line) {
    return QTransform::fromScale(1, -1).map(line);
}

/// The middle of what is dark around a place.
QPointF middleOfInk(const QImage& picture, QPointF around, double radius) {
    QPointF sum;
    double ink = 0;
    for (int y = qFloor(around.y() - radius); y <= around.y() + radius; ++y)
        for (int x = qFloor(around.x() - radius); x <= around.x() + radius; ++x) {
            const double own = 255 - qGray(picture.pixel(x, y));
            sum += own * QPointF(x + 0.5, y + 0.5);
            ink += own;
        }
    return sum / ink;
}

/// Lines of this width in the PDF, in points.
std::vector<QPolygonF> linesOfPdf(const QByteArray& pdf, double width) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("figure.pdf"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(pdf);
    file.close();
    const QString svg = QString::fromLatin1(
        popplersWord(QStringLiteral("pdftocairo"), {QStringLiteral("-svg"), path, QStringLiteral("-")}));
    static const QRegularExpression element(QStringLiteral("<path [^>]*>")),
        data(QStringLiteral(" d=\"([^\"]*)\"")), pen(QStringLiteral("stroke-width[:=]\"?([0-9.]+)")),
        matrix(QStringLiteral("transform=\"matrix\\(([^)]*)\\)"));
    std::vector<QPolygonF> lines;
    for (auto all = element.globalMatch(svg); all.hasNext();) {
        const QString each = all.next().captured();
        const auto thickness = pen.match(each);
        if (!thickness.hasMatch()) continue;
        QTransform transform;
        if (const auto found = matrix.match(each); found.hasMatch()) {
            const QStringList n = found.captured(1).split(QRegularExpression(QStringLiteral("[ ,]+")));
            transform = QTransform(n[0].toDouble(), n[1].toDouble(), n[2].toDouble(), n[3].toDouble(),
                                   n[4].toDouble(), n[5].toDouble());
        }
        const double own = thickness.captured(1).toDouble() * std::abs(transform.m11());
        if (std::abs(own - width) > 0.01) continue;
        QPolygonF line;
        QStringList words = data.match(each).captured(1).simplified().split(u' ');
        words.erase(std::remove_if(words.begin(), words.end(),
                                   [](const QString& word) { return word[0].isLetter(); }),
                    words.end());
        for (qsizetype n = 0; n + 1 < words.size(); n += 2)
            line << transform.map(QPointF(words[n].toDouble(), words[n + 1].toDouble()));
        lines.push_back(line);
    }
    return lines;
}

}  // namespace

class TestCurveLaw : public StrictTest {
    Q_OBJECT

    static void curvesAt(std::initializer_list<double> ratios) {
        addColumns<QString, double>("curve", "ratio");
        for (const auto& [name, each] : curveCases())
            for (const double ratio : ratios)
                QTest::addRow("%s, %g", qPrintable(name), ratio) << name << ratio;
    }
    static void compare(const QImage& picture, const CurvePlace& place, const CurveCase& each,
                        const Snapshot& snapshot, double ratio) {
        const QRect pixels = onDevice(place.rect, ratio);
        const QImage drawn = picture.copy(pixels);
        const CurvePlace own = place.in(QRectF(QPointF(), pixels.size()));
        const QPolygonF truth = each.truth(snapshot);
        const double width = each.width * ratio;
        Excess worst = beyond(drawn, own.at(truth), width, away);
        if (const Excess other = beyond(drawn, own.at(upsideDown(truth)), width, away);
            qstrcmp(each.view, "components") == 0 && other.share < worst.share)
            worst = other;
        constexpr double rasterisers = 0.13;
        QVERIFY2(
            worst.share <= rasterisers,
            qPrintable(
                QStringLiteral("%1 of pixel %2, %3").arg(worst.share).arg(worst.at.x()).arg(worst.at.y())));
    }

 private slots:
    void cleanup() { setInterfaceScale(1); }

    void windows_data() { curvesAt({1, 1.25, 1.5, 2}); }
    void windows() {
        const auto [name, ratio] = fetchRow<QString, double>();
        const CurveCase& each = curveCases().at(name);
        setInterfaceScale(ratio);
        const ShownView shown(each);
        const QImage picture = shown.view->widget()->grab().toImage();
        compare(picture, shown.place(each.rect), each, shown.snapshot,
                ratio * shown.view->widget()->devicePixelRatioF());
    }

    void images_data() { curvesAt({1, 300 / 96.0}); }
    void images() {
        const auto [name, ratio] = fetchRow<QString, double>();
        const CurveCase& each = curveCases().at(name);
        const ShownView shown(each);
        compare(renderImage(requestFor(each, ratio)).value(), shown.place(each.rect), each, shown.snapshot,
                ratio);
    }

    /// Dots, and the cursor's on one of them, stand at their places.
    void dots_data() {
        addColumns<double, bool>("ratio", "cursor");
        for (const double ratio : {1.0, 1.25, 1.5, 2.0})
            for (const bool cursor : {false, true})
                QTest::addRow("%g%s", ratio, cursor ? ", cursor" : "") << ratio << cursor;
    }
    void dots() {
        const auto [ratio, cursor] = fetchRow<double, bool>();
        setInterfaceScale(ratio);
        constexpr std::int64_t few = 16;
        const ShownView shown(
            {"sinusoidal",
             {{"d_model", few}, {"max_len", std::int64_t{65'536}}, {"dim", std::int64_t{2 * 3}}},
             "spectrum",
             0,
             {}},
            cursor);
        const QImage picture = shown.view->widget()->grab().toImage();
        const double device = ratio * shown.view->widget()->devicePixelRatioF();
        constexpr int chosen = 3;
        for (int pair = cursor ? chosen : 0; pair <= (cursor ? chosen : few / 2 - 1); ++pair) {
            const double wavelength = 2 * M_PI * std::pow(10'000, 2.0 * pair / few);
            const QPointF wanted = shown.place(0).at(QPointF(pair, wavelength)) * device;
            const QPointF own = middleOfInk(picture, wanted, 8 * device);
            QVERIFY2(std::hypot(own.x() - wanted.x(), own.y() - wanted.y()) <= away,
                     qPrintable(QStringLiteral("pair %1: %2, %3")
                                    .arg(pair)
                                    .arg(own.x() - wanted.x())
                                    .arg(own.y() - wanted.y())));
        }
    }

    /// Circles of dials too.
    void dials_data() {
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 1.25, 1.5, 2.0})
            QTest::addRow("%g", ratio) << ratio;
    }
    void dials() {
        QFETCH(double, ratio);
        setInterfaceScale(ratio);
        Theme rims = blackOnWhite();
        rims.sine = rims.accent = Qt::white;
        rims.border = Qt::black;
        const CurveCase each{
            "sinusoidal", {{"position", std::int64_t{0}}, {"offset", std::int64_t{0}}}, "clocks", 0, {}};
        const ShownView shown(each, snapshotOf(each), rims, false);
        const auto* widget = dynamic_cast<PictureOf<ClocksPicture>*>(shown.view->widget());
        const ClockGrid grid(widget->area(), widget->picture());
        const QImage picture = shown.view->widget()->grab().toImage();
        const double device = ratio * shown.view->widget()->devicePixelRatioF();
        // All hands point to the right, where they cover the rims.
        for (qint64 n = 0; n < grid.shown(); ++n) {
            if (grid.pairAt(n) == widget->picture().emphasised) continue;
            QPolygonF rim;
            for (int degree = 0; degree <= 360; ++degree)
                rim << device * (grid.centre(n) + grid.radius() * QPointF(std::cos(degree * M_PI / 180),
                                                                          std::sin(degree * M_PI / 180)));
            QImage truth = covered({rim}, picture.size(), 1.5 * device);
            truth.invertPixels();
            for (const int degree : {90, 135, 180, 225, 270}) {
                const QPointF own = middleOfInk(picture, rim[degree], 3 * device);
                const QPointF wanted = middleOfInk(truth, rim[degree], 3 * device);
                const double apart = std::hypot(own.x() - wanted.x(), own.y() - wanted.y());
                QVERIFY2(apart <= away, qPrintable(QStringLiteral("%1 at %2°").arg(apart).arg(degree)));
            }
        }
    }

    /// Where a column holds several positions of a table there is a band, and it is as thick as a curve: at
    /// half its height a wave covers as much of a row as a pen along it.
    void bandsAreAsThickAsCurves_data() {
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 2.0, 3.125})
            QTest::addRow("%g", ratio) << ratio;
    }
    void bandsAreAsThickAsCurves() {
        QFETCH(double, ratio);
        constexpr std::int64_t many = 8192;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("wave.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        constexpr int waves = 5;
        for (std::int64_t p = 0; p < many; ++p)
            file.write(QByteArray::number(std::sin(2 * M_PI * waves * static_cast<double>(p) / many)) +
                       ",0\n");
        file.close();
        const CurveCase each{"table",
                             {{"table_file", path.toStdString()},
                              {"table_rows", many},
                              {"table_columns", std::int64_t{2}},
                              {"dimensions", Indices{0}}},
                             "waves",
                             2,
                             {}};
        FigureRequest request = requestFor(each, ratio);
        const QImage picture = renderImage(request).value();
        const ShownView shown(each);
        const CurvePlace place = shown.place(0).in(QRectF(onDevice(shown.place(0).rect, ratio)));
        const int row = qFloor(place.at(QPointF(0, 0.5)).y());
        double ink = 0;
        for (int x = qRound(place.rect.left()); x < place.rect.right(); ++x)
            ink += (255.0 - qGray(picture.pixel(x, row))) / (255 - qGray(blackOnWhite().series(0).rgb()));
        // How steep the waves are at half their height.
        const double across = place.rect.width() / waves / (2 * M_PI);
        const double slope = place.rect.height() / place.upright.size() * std::cos(M_PI / 6) / across;
        const double wanted = 2 * waves * each.width * ratio * std::sqrt(1 + 1 / (slope * slope));
        // Bands are made of whole columns: of each of the two sides of a wave one may be more.
        QVERIFY2(ink > 0.75 * wanted && ink < wanted + 2 * waves + 1,
                 qPrintable(QStringLiteral("%1 for %2").arg(ink).arg(wanted)));
    }

    /// B's curve has gaps, none of them at a peak, and where it has none it is true.
    void dashes_data() {
        QTest::addColumn<QString>("curve");
        for (const auto& [name, each] : dashedCases())
            QTest::addRow("%s", qPrintable(name)) << name;
    }
    void dashes() {
        QFETCH(QString, curve);
        const CurveCase& each = dashedCases().at(curve);
        const ShownView shown = shownComparison(each, blackOnWhite());
        const FigureRequest request = comparisonFor(each, 1);
        const auto figure = drawForFile(request, QStringLiteral("pdf"));
        QVERIFY(figure.ok());
        const double points = request.inchesPerPixel * 72;
        const CurvePlace place = shown.place(each.rect);
        const CurvePlace onPage = place.in(QRectF(place.rect.topLeft() * points, place.rect.size() * points));
        const QPolygonF upright = each.truth(shown.snapshot);
        const std::vector<QPolygonF> lines = linesOfPdf(figure->vectors, each.width * points);
        Dashed best;
        for (const QPolygonF& truth : {onPage.at(upright), onPage.at(upsideDown(upright))})
            if (const Dashed own = dashesOn(truth, lines, away, onPage.rect); own.covered > best.covered)
                best = own;
        QVERIFY2(best.farthestPeak <= away, qPrintable(QString::number(best.farthestPeak)));
        QVERIFY2(best.covered > 0.5 && best.covered < 0.9, qPrintable(QString::number(best.covered)));
        const double longest = 1.5 * DashLengths().off * points;
        QVERIFY2(best.longestGap <= longest + 2 * away, qPrintable(QString::number(best.longestGap)));
    }

    void pages_data() {
        QTest::addColumn<QString>("curve");
        for (const auto& [name, each] : curveCases())
            QTest::addRow("%s", qPrintable(name)) << name;
    }
    void pages() {
        QFETCH(QString, curve);
        const CurveCase& each = curveCases().at(curve);
        const ShownView shown(each);
        const FigureRequest request = requestFor(each, 1);
        const auto figure = drawForFile(request, QStringLiteral("pdf"));
        QVERIFY(figure.ok());
        const double points = request.inchesPerPixel * 72;
        const auto lines = linesOfPdf(figure->vectors, each.width * points);
        const CurvePlace place = shown.place(each.rect);
        const QRectF rect(place.rect.topLeft() * points, place.rect.size() * points);
        const QPolygonF truth = place.in(rect).at(each.truth(shown.snapshot));
        double best = 1e9;
        for (const QPolygonF& line : lines)
            best = std::min(best, std::max(furthest(line, truth), furthest(truth, line)));
        QVERIFY2(best <= away, qPrintable(QString::number(best)));
    }
};

POSISCOPE_WINDOW_TEST(TestCurveLaw)
#include "tst_curvelaw.moc"
