// The device's own pixels are handed out only where writing to them is what the painter would do.
#include <QPainter>
#include <QPixmap>
#include <QTest>

#include "tests/support/strict.h"
#include "ui/plot/curveraster.h"
#include "ui/plot/devicepixels.h"
#include "ui/plot/painteditem.h"

using namespace posiscope;

namespace {

constexpr QSize size(64, 48);
constexpr QRect area(10, 5, 40, 30);

QImage blank(QImage::Format format = QImage::Format_RGB32) {
    QImage image(size, format);
    image.fill(Qt::white);
    return image;
}

/// Whether what is written to the pixels stands on the image where the painter would have filled `area`.
bool sameAsFilling(QImage image, const std::function<void(QPainter&)>& prepare) {
    QImage expected = image.copy();
    QPainter filling(&expected);
    prepare(filling);
    filling.fillRect(area, Qt::red);
    filling.end();
    QPainter painter(&image);
    prepare(painter);
    std::optional<QImage> pixels = devicePixels(painter, area);
    if (!pixels) return false;
    pixels->fill(Qt::red);
    painter.end();
    return image == expected;
}

bool refused(const std::function<void(QPainter&)>& prepare) {
    QImage image = blank();
    QPainter painter(&image);
    prepare(painter);
    return !devicePixels(painter, area).has_value();
}

}  // namespace

class TestDevicePixels : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    void whereThePainterFills() {
        QVERIFY(sameAsFilling(blank(), [](QPainter&) {}));
        QVERIFY(sameAsFilling(blank(QImage::Format_ARGB32_Premultiplied), [](QPainter&) {}));
        QVERIFY(sameAsFilling(blank(), [](QPainter& painter) { painter.translate(7, -3); }));
        QVERIFY(sameAsFilling(blank(), [](QPainter& painter) { painter.setClipRect(area); }));
        QImage fine(2 * size, QImage::Format_RGB32);
        fine.fill(Qt::white);
        fine.setDevicePixelRatio(2);
        QVERIFY(sameAsFilling(fine, [](QPainter&) {}));
    }

    void nothingWhereItWouldDoMoreThanCopy() {
        QVERIFY(refused([](QPainter& painter) { painter.setClipRect(area.adjusted(0, 0, 0, -1)); }));
        QVERIFY(refused([](QPainter& painter) { painter.translate(0.5, 0); }));
        QVERIFY(refused([](QPainter& painter) { painter.scale(1.3, 1.3); }));
        QVERIFY(refused([](QPainter& painter) { painter.translate(0, 40), painter.scale(1, -1); }));
        QVERIFY(refused([](QPainter& painter) { painter.rotate(90); }));
        QVERIFY(refused([](QPainter& painter) { painter.translate(30, 0); }));  // beyond the image
        QVERIFY(refused([](QPainter& painter) { painter.setOpacity(0.5); }));
        QVERIFY(refused(
            [](QPainter& painter) { painter.setCompositionMode(QPainter::CompositionMode_Multiply); }));
        QImage small = blank(QImage::Format_RGB16);
        QPainter painter(&small);
        QVERIFY(!devicePixels(painter, area));
    }

    // What a plot's item paints on whole pixels begins where its axes do, and needs no picture of its own.
    void itemsOfPlots() {
        QCustomPlot plot;
        plot.setViewport(QRect(QPoint(), size));
        plot.axisRect()->setAutoMargins(QCP::msNone);
        plot.axisRect()->setMargins(QMargins(area.left(), area.top(), size.width() - area.right() - 1,
                                             size.height() - area.bottom() - 1));
        bool given = false;
        new PaintedItem(&plot, QStringLiteral("overlay"), plot.axisRect(), [&](QCPPainter& painter) {
            QVERIFY(!devicePixels(painter, plot.axisRect()->rect()));  // half a pixel further
            onWholePixels(painter);
            std::optional<QImage> pixels = devicePixels(painter, plot.axisRect()->rect());
            given = pixels.has_value();
            if (given) pixels->fill(Qt::red);
        });
        QImage image = blank();
        QCPPainter painter(&image);
        plot.toPainter(&painter, size.width(), size.height());
        painter.end();
        QVERIFY(given);
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x)
                QCOMPARE(image.pixelColor(x, y) == QColor(Qt::red), area.contains(x, y));
    }

    // Strokes, bands and dots look alike on the device and on an image that is blended with it.
    void curvesLookAlike() {
        const auto drawn = [](bool direct) {
            QImage image = blank();
            QPainter painter(&image);
            if (!direct) painter.setClipRect(QRect(QPoint(), size - QSize(20, 20)));
            CurveRaster raster(area, 1);
            std::vector<float> heights;
            for (int x = 0; x <= area.width(); ++x)
                heights.push_back(static_cast<float>(8 + x % 20));
            QColor faint(Qt::darkGreen);
            faint.setAlphaF(0.45F);
            raster.band(1, std::vector<float>(20, 9.5F), std::vector<float>(20, 21.25F), faint);
            raster.stroke(heights, 1, 2, faint);
            raster.dot({20, 15}, 4, Qt::blue);
            raster.paint(painter);
            painter.end();
            return image.copy(QRect(QPoint(), size - QSize(20, 20)));
        };
        const QImage direct = drawn(true);
        const QImage blended = drawn(false);
        constexpr int rounding = 3;
        for (int y = 0; y < direct.height(); ++y)
            for (int x = 0; x < direct.width(); ++x) {
                const QRgb a = direct.pixel(x, y);
                const QRgb b = blended.pixel(x, y);
                QVERIFY(std::abs(qRed(a) - qRed(b)) <= rounding);
                QVERIFY(std::abs(qGreen(a) - qGreen(b)) <= rounding);
                QVERIFY(std::abs(qBlue(a) - qBlue(b)) <= rounding);
            }
        QVERIFY(direct != blank().copy(direct.rect()));
    }
};

QTEST_MAIN(TestDevicePixels)

#include "tst_devicepixels.moc"
