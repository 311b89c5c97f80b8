// SPDX-License-Identifier: GPL-3.0-or-later
// Curves are at most 0.1 device pixel, and on paper 0.1 pt, from the true ones: in the window at every zoom
// and ratio of device pixels to logical ones, in PNG and in PDF.
#include <Eigen/Dense>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <functional>
#include <map>

#include "core/parameters/viewkeys.h"
#include "tests/support/encodingof.h"
#include "tests/support/pdftext.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/curvelaw.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"
#include "ui/plot/dashes.h"
#include "ui/style/interfacescale.h"
#include "ui/views/clocks/clockspainter.h"
#include "ui/views/shared/dottrace.h"
#include "ui/views/shared/picturewidget.h"

using namespace posiscope;

namespace {

constexpr QSize size(480, 300);
constexpr std::int64_t positions = 200, dimensions = 64;
constexpr double away = 0.1;

/// The curve that is looked at is black and all else white.
const Theme& blackOnWhite() {
    static const Theme theme = [] {
        Theme own = Theme::light();
        own.card = own.grid = own.muted = own.border = own.text = own.cosine = own.third = Qt::white;
        own.cursorOnDark = own.cursorOnLight = Qt::white;
        own.sine = own.accent = Qt::black;
        return own;
    }();
    return theme;
}

double frequency(double pair, double base = 10'000) {
    return std::pow(base, -2 * pair / dimensions);
}

QPolygonF finely(double from, double to, const std::function<double(double)>& value) {
    constexpr int pieces = 20'000;
    QPolygonF line;
    for (int n = 0; n <= pieces; ++n) {
        const double x = from + (to - from) * n / pieces;
        line << QPointF(x, value(x));
    }
    return line;
}

/// Straight from one whole number to the next.
QPolygonF atWholes(std::int64_t from, std::int64_t to, const std::function<double(double)>& value) {
    QPolygonF line;
    for (std::int64_t n = from; n <= to; ++n)
        line << QPointF(static_cast<double>(n), value(static_cast<double>(n)));
    return line;
}

QPolygonF sine(int pair) {
    return finely(0, positions - 1, [=](double p) { return std::sin(p * frequency(pair)); });
}

double dotProduct(double distance, double base = 10'000) {
    double sum = 0;
    for (int i = 0; i < dimensions / 2; ++i)
        sum += std::cos(distance * frequency(i, base));
    return sum;
}

/// The scores of the first component, by the eigenvectors of the covariance.
QPolygonF firstScores(double base = 10'000) {
    Eigen::MatrixXd table(positions, dimensions);
    for (Eigen::Index p = 0; p < positions; ++p)
        for (Eigen::Index i = 0; i < dimensions / 2; ++i) {
            const double angle = static_cast<double>(p) * frequency(static_cast<double>(i), base);
            table(p, 2 * i) = std::sin(angle);
            table(p, 2 * i + 1) = std::cos(angle);
        }
    const Eigen::MatrixXd centred = table.rowwise() - table.colwise().mean();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(centred.transpose() * centred);
    const Eigen::VectorXd scores = centred * solver.eigenvectors().rightCols(1);
    return atWholes(0, positions - 1, [&](double p) { return scores[static_cast<Eigen::Index>(p)]; });
}

struct CurveCase {
    const char* encoding;
    Given settings;
    const char* view;
    double width;  ///< of the pen, in logical pixels
    QPolygonF (*truth)(const Snapshot& snapshot);
    int rect = 0;
};

/// The score at distance 0 gives the height of the others.
double scoreAt(const Snapshot& snapshot, double distance) {
    return snapshot.model->distance()->value(0, 0) * dotProduct(distance) / (dimensions / 2.0);
}

QPolygonF meansOfScores(const Snapshot& snapshot) {
    constexpr std::int64_t window = 9;
    return atWholes(-1, positions - 1, [&](double distance) {
        double sum = 0, count = 0;
        for (double at = distance - (window - 1) / 2; at <= std::min(positions - 1.0, distance + window / 2);
             ++at, ++count)
            sum += scoreAt(snapshot, at);
        return sum / count;
    });
}

/// A value for each distance, half a distance to both sides.
QPolygonF steps(const Snapshot& snapshot) {
    QPolygonF line;
    for (std::int64_t at = -2; at < positions; ++at)
        for (const double side : {-0.5, 0.5})
            line << QPointF(static_cast<double>(at) + side, snapshot.model->distance()->value(0, at));
    return line;
}

/// What rounding to the 8 significant bits of bfloat16 does to the biases of a head whose slope is 2^−1.5.
QPolygonF errors(const Snapshot&) {
    QPolygonF line;
    for (std::int64_t at = 0; at < positions; ++at) {
        const double exact = std::exp2(-1.5) * static_cast<double>(at);
        int exponent = 0;
        const double rounded = std::ldexp(std::nearbyint(std::ldexp(std::frexp(exact, &exponent), 8)), -8);
        for (const double side : {-0.5, 0.5})
            line << QPointF(static_cast<double>(at) + side, std::abs(std::ldexp(rounded, exponent) - exact));
    }
    return line;
}

const std::map<QString, CurveCase>& curveCases() {
    static const Given table{{"max_len", positions}, {"d_model", dimensions}};
    static const auto with = [](Given base, const Given& more) {
        base.insert(base.end(), more.begin(), more.end());
        return base;
    };
    static const auto wave = [](std::int64_t j) {
        return with(table, {{"dimensions", Indices{j}}, {"dim", j}});
    };
    static const Given rope{{"max_len", positions}, {"head_dim", dimensions}, {"base", 10000.0}};
    static const std::map<QString, CurveCase> all{
        {"a short wave", {"sinusoidal", wave(4), "waves", 2, [](const Snapshot&) { return sine(2); }}},
        {"a wave", {"sinusoidal", wave(10), "waves", 2, [](const Snapshot&) { return sine(5); }}},
        {"a long wave", {"sinusoidal", wave(24), "waves", 2, [](const Snapshot&) { return sine(12); }}},
        {"a component",
         {"sinusoidal", table, "components", 1.6, [](const Snapshot&) { return firstScores(); }}},
        {"a profile",
         {"sinusoidal", with(table, {{"reference", std::int64_t{40}}}), "similarity", 1.4,
          [](const Snapshot&) {
              return atWholes(0, positions - 1, [](double q) { return dotProduct(q - 40); });
          },
          1}},
        {"scores",
         {"rope", rope, "distance", 2,
          [](const Snapshot& snapshot) {
              return atWholes(-2, positions - 1, [&](double at) { return scoreAt(snapshot, at); });
          }}},
        {"scores over decades",
         {"rope", with(rope, {{"distance_axis", std::string("logarithmic")}, {"max_len", std::int64_t{60}}}),
          "distance", 2,
          [](const Snapshot& snapshot) {
              return atWholes(1, 59, [&](double at) { return scoreAt(snapshot, at); });
          }}},
        {"means of scores",
         {"rope", with(rope, {{"distance_curve", std::string("mean")}, {"distance_window", std::int64_t{9}}}),
          "distance", 2, meansOfScores}},
        {"a slope",
         {"alibi",
          {{"max_len", positions}},
          "distance",
          2,
          [](const Snapshot&) { return atWholes(0, positions - 1, [](double at) { return -at / 2; }); }}},
        {"errors",
         {"alibi",
          {{"max_len", positions},
           {"heads", std::int64_t{12}},
           {"head", std::int64_t{9}},
           {"precision", std::string("custom")},
           {"precision_bias", std::string("bfloat16")},
           {"error_pairs", std::string("cursor")},
           {"error_limit", 100.0}},
          "precision",
          2,
          errors}},
        {"steps",
         {"t5", {{"max_len", positions}, {"distance_range", std::string("causal")}}, "distance", 2, steps}},
    };
    return all;
}

/// Curves of B over those of A: both have the same encoding with another base.
constexpr double baseOfB = 700;

double wavelengthOfB(double pair) {
    return 2 * M_PI / frequency(pair, baseOfB);
}

const std::map<QString, CurveCase>& dashedCases() {
    static const Given table{{"max_len", positions}, {"d_model", dimensions}};
    static const Given rope{{"max_len", positions}, {"head_dim", dimensions}, {"base", 10000.0}};
    static const auto wave = [](std::int64_t j) {
        Given given = table;
        given.insert(given.end(), {{"dimensions", Indices{j}}, {"dim", j}});
        return given;
    };
    static const std::map<QString, CurveCase> all{
        {"a short wave",
         {"sinusoidal", wave(8), "waves", 2,
          [](const Snapshot&) {
              return finely(0, positions - 1, [](double p) { return std::sin(p * frequency(4, baseOfB)); });
          }}},
        {"a wave",
         {"sinusoidal", wave(20), "waves", 2,
          [](const Snapshot&) {
              return finely(0, positions - 1, [](double p) { return std::sin(p * frequency(10, baseOfB)); });
          }}},
        {"a component",
         {"sinusoidal", table, "components", 1.6, [](const Snapshot&) { return firstScores(baseOfB); }}},
        {"scores",
         {"rope", rope, "distance", 2,
          [](const Snapshot& snapshot) {
              const double scale = snapshot.sides.b->distance()->value(0, 0) / (dimensions / 2.0);
              return atWholes(-2, positions - 1, [&](double at) { return scale * dotProduct(at, baseOfB); });
          }}},
        {"wavelengths",
         {"sinusoidal", table, "spectrum", DotTrace::lineWidth,
          [](const Snapshot&) { return atWholes(0, dimensions / 2 - 1, wavelengthOfB); }}},
    };
    return all;
}

/// A and B in one plot.
Pane bothIn(const CurveCase& each) {
    return {each.view, {}, Subject::both};
}

Snapshot comparisonOf(const CurveCase& each) {
    State state = stateOf(each.encoding, each.settings);
    beginComparing(state, {bothIn(each)});
    editSubject(state, Subject::b, [](State& b) { b.values.set("base", Value(baseOfB)); });
    return makeSnapshot(state);
}

Snapshot snapshotOf(const CurveCase& each) {
    return makeSnapshot(stateOf(each.encoding, each.settings));
}

struct ShownView {
    Snapshot snapshot;
    std::unique_ptr<View> view;

    explicit ShownView(const CurveCase& each, bool cursor = false)
        : ShownView(each, snapshotOf(each), blackOnWhite(), cursor) {}
    ShownView(const CurveCase& each, Snapshot what, const Theme& theme, bool cursor)
        : snapshot(std::move(what)), view(findViewType(each.view)->create(nullptr)) {
        QWidget* const widget = view->widget();
        widget->resize(size * interfaceScale());
        widget->show();
        if (!QTest::qWaitForWindowExposed(widget, patience)) qFatal("the view did not appear");
        view->show({std::make_shared<const Snapshot>(snapshot), theme, std::nullopt, cursor, false, {}});
        WindowFixture::settle();
    }
    CurvePlace place(int rect) const { return placeOf(*dynamic_cast<QCustomPlot*>(view->widget()), rect); }
};

ShownView shownComparison(const CurveCase& each, const Theme& theme) {
    return {each, snapshotOfPane(comparisonOf(each), bothIn(each)), theme, false};
}

FigureRequest requestFor(const CurveCase& each, double scale) {
    FigureRequest request;
    request.snapshot = snapshotOf(each);
    request.panes = {{each.view, {}, Subject::a}};
    request.theme = &blackOnWhite();
    request.size = size;
    request.scale = scale;
    request.heading = false;
    return request;
}

FigureRequest comparisonFor(const CurveCase& each, double scale) {
    FigureRequest request = requestFor(each, scale);
    request.snapshot = comparisonOf(each);
    request.panes = {bothIn(each)};
    return request;
}

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
        const double longest = 1.5 * dashOff * points;
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
