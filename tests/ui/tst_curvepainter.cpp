// SPDX-License-Identifier: GPL-3.0-or-later
// A stroke covers the same area as a pen of its width, at any steepness.
#include <QImage>
#include <QPainter>
#include <cmath>
#include <numbers>
#include <vector>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "ui/plot/curvepainter.h"

using namespace posiscope;

namespace {

constexpr int width = 203;
constexpr int height = 161;

/// The coverage of each pixel, of 255.
QImage drawn(const QPolygonF& points, double thickness) {
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::black);
    QCPPainter painter(&image);
    CurvePainter curves(painter, QRect(0, 0, width, height));
    curves.stroke(points, thickness, Qt::white);
    curves.paint();
    painter.end();
    return image;
}

double covered(const QImage& image, int x, int y) {
    return qRed(image.pixel(x, y)) / 255.0;
}

QPolygonF line(double slope) {
    QPolygonF points;
    for (int x = 0; x <= width; ++x)
        points << QPointF(x, height / 2.0 + slope * (x - width / 2.0));
    return points;
}

}  // namespace

class TestCurvePainter : public StrictTest {
    Q_OBJECT

 private slots:
    // A column of a straight line holds the line's width times √(1 + slope²).
    void straightLines_data() {
        addColumns<double, double>("slope", "thickness");
        for (const double slope : {0.0, 0.01, 0.3, -1.0, 2.0, -7.0})
            for (const double thickness : {1.0, 2.0, 3.5})
                QTest::addRow("slope %g, width %g", slope, thickness) << slope << thickness;
    }
    void straightLines() {
        const auto [slope, thickness] = fetchRow<double, double>();
        const QImage image = drawn(line(slope), thickness);
        double sum = 0;
        for (int y = 0; y < height; ++y)
            sum += covered(image, width / 2, y);
        constexpr double levels = 0.1;  // rounding of some pixels to 1/255, and the edges of a crest's reach
        const double wanted = thickness * std::sqrt(1 + slope * slope);
        QVERIFY2(std::abs(sum - wanted) < levels + 0.02 * wanted, qPrintable(QString::number(sum)));
    }

    // However steep a wave is, it extends beyond its crests by at most half its width.
    void crests_data() {
        QTest::addColumn<double>("wavelength");
        for (const double wavelength : {8.0, 9.3, 14.0, 40.0, 130.0})
            QTest::addRow("%g pixels a wave", wavelength) << wavelength;
    }
    void crests() {
        QFETCH(double, wavelength);
        constexpr int pieces = 4;
        constexpr double amplitude = 60;
        QPolygonF points;
        for (int n = 0; n <= width * pieces; ++n) {
            const double x = static_cast<double>(n) / pieces;
            points << QPointF(x, height / 2.0 + amplitude * std::sin(2 * std::numbers::pi * x / wavelength));
        }
        const QImage image = drawn(points, 2);
        bool reaches = false;
        for (int x = 0; x < width; ++x)
            for (int y = 0; y < height; ++y) {
                const double away = std::abs(y + 0.5 - height / 2.0);
                if (away > amplitude + 2) QCOMPARE(covered(image, x, y), 0.0);
                reaches = reaches || (away > amplitude - 2 && covered(image, x, y) > 0.2);
            }
        QVERIFY(reaches);
    }

    /// Every crest of a dashed band has its full colour, however dense they are and whatever is near it; the
    /// band's core is paler in gaps.
    void dashedCrests_data() {
        QTest::addColumn<double>("wavelength");
        for (const double wavelength : {4.0, 5.0, 7.0, 9.0, 14.0, 40.0})
            QTest::addRow("%g pixels a wave", wavelength) << wavelength;
    }
    void dashedCrests() {
        QFETCH(double, wavelength);
        constexpr float middle = height / 2.0F, core = 25, amplitude = 10, decay = 0.1F;
        std::vector<float> tops, bottoms;
        for (int x = 0; x < width; ++x) {
            const auto wave = static_cast<float>(std::cos(2 * std::numbers::pi * x / wavelength));
            const float reach = core + amplitude * (1 + wave) + decay * static_cast<float>(width - x);
            tops.push_back(middle - reach);
            bottoms.push_back(middle + reach);
        }
        QImage image(width, height, QImage::Format_RGB32);
        image.fill(Qt::black);
        QCPPainter painter(&image);
        CurvePainter curves(painter, QRect(0, 0, width, height));
        curves.band(0, tops, bottoms, Qt::white, Dash::dashes);
        curves.paint();
        painter.end();
        int pale = 0;
        for (int x = 0; x < width; ++x) {
            pale += covered(image, x, height / 2) < 0.5 ? 1 : 0;
            const bool crest = x > 0 && x + 1 < width &&
                               tops[static_cast<std::size_t>(x)] <= tops[static_cast<std::size_t>(x) - 1] &&
                               tops[static_cast<std::size_t>(x)] <= tops[static_cast<std::size_t>(x) + 1];
            if (!crest) continue;
            const auto at = static_cast<std::size_t>(x);
            QVERIFY2(covered(image, x, static_cast<int>(std::ceil(tops[at]))) > 0.99, QByteArray::number(x));
            QVERIFY2(covered(image, x, static_cast<int>(std::floor(bottoms[at])) - 1) > 0.99,
                     QByteArray::number(x));
        }
        QVERIFY2(pale > width / 12, QByteArray::number(pale));
    }

    /// Every pixel of it and none beside, to the last column and row.
    void bands_data() {
        addColumns<QRect, int>("place", "opacity");
        for (const int opacity : {255, 128}) {
            QTest::addRow("inside, opacity %d", opacity) << QRect(17, 41, 101, 50) << opacity;
            QTest::addRow("the last corner, opacity %d", opacity)
                << QRect(width - 5, height - 3, 5, 3) << opacity;
            QTest::addRow("everything, opacity %d", opacity) << QRect(0, 0, width, height) << opacity;
        }
    }
    void bands() {
        const auto [place, opacity] = fetchRow<QRect, int>();
        QImage image(width, height, QImage::Format_RGB32);
        image.fill(Qt::black);
        QCPPainter painter(&image);
        CurvePainter curves(painter, QRect(0, 0, width, height));
        const std::vector<float> tops(static_cast<std::size_t>(place.width()),
                                      static_cast<float>(place.top()));
        const std::vector<float> bottoms(tops.size(), static_cast<float>(place.bottom() + 1));
        curves.band(place.left(), tops, bottoms, QColor(255, 255, 255, opacity));
        curves.paint();
        painter.end();
        for (int x = 0; x < width; ++x)
            for (int y = 0; y < height; ++y) {
                const int wanted = place.contains(x, y) ? opacity : 0;
                QVERIFY2(std::abs(qRed(image.pixel(x, y)) - wanted) <= 1,
                         qPrintable(QString("%1, %2: %3").arg(x).arg(y).arg(qRed(image.pixel(x, y)))));
            }
    }

    void gapsStayEmpty() {
        QPolygonF points = line(0);
        for (int x = 50; x < 100; ++x)
            points[x].setY(std::nan(""));
        const QImage image = drawn(points, 2);
        for (int x = 0; x < width; ++x)
            QCOMPARE(covered(image, x, height / 2) > 0.5, x < 50 || x >= 99);
    }
};

QTEST_GUILESS_MAIN(TestCurvePainter)
#include "tst_curvepainter.moc"
