// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes of pictures: inches, pixels, type.
#include "core/parameters/picturesize.h"

#include <QTest>

#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

PictureMeasure measure(const char* size, double scale, double dpi, double fontSize) {
    return {parsePictureSize(size).value(), scale, dpi, fontSize};
}

}  // namespace

class TestPictureSize : public StrictTest {
    Q_OBJECT

 private slots:
    void lengths_data() {
        // value −1: refused
        addColumns<QString, double, QString>("text", "value", "unit");
        const auto row = [](const char* text, double value, const char* unit = "") {
            QTest::newRow(text) << text << value << unit;
        };
        row("3.25", 3.25);
        row("3,25", 3.25);
        row(" 3.25 in", 3.25, "in");
        row("82.5mm", 82.5, "mm");
        row("1600 px", 1600, "px");
        row("12 pt ", 12, "pt");
        row("8cm", 8, "cm");
        for (const char* text :
             {"3.25 parsec", "3.25 in.", "3.25 inin", "in", "", "3.2.5", "3 25", "0x10", "nan"})
            row(text, -1);
    }
    void lengths() {
        const auto [text, value, unit] = fetchRow<QString, double, QString>();
        const auto length = parseLength(text.toStdString());
        QCOMPARE(length.has_value(), value >= 0);
        if (!length) return;
        QCOMPARE(length->value, value);
        QCOMPARE(length->unit.has_value(), !unit.isEmpty());
        if (length->unit) QCOMPARE(QString::fromUtf8(infoOf(*length->unit).name.data()), unit);
    }

    /// What a size comes to. Points of labels are 11 pixels of the layout.
    void measures_data() {
        // inches: across
        const Rows<PictureMeasure, QSize, QSize, double, double> row("asked", "pixels", "layout", "inches",
                                                                     "points");
        row("pixels", measure("1600x1000", 1, 0, 0), {1600, 1000}, {1600, 1000}, 1600 / 96.0, 8.25);
        row("scaled pixels", measure("321x241", 1.5, 0, 0), {482, 362}, {321, 241}, 321 / 96.0, 8.25);
        row("pixels with a resolution", measure("1600x1000", 1, 200, 0), {1600, 1000}, {1600, 1000}, 8, 3.96);
        row("pixels with type", measure("1920x1080", 1, 96, 16.5), {1920, 1080}, {960, 540}, 20, 16.5);
        row("inches", measure("3.25x2.25in", 1, 0, 0), {975, 675}, {312, 216}, 3.25, 8.25);
        row("inches and dots", measure("3.25x2.25in", 1, 600, 0), {1950, 1350}, {312, 216}, 3.25, 8.25);
        row("inches and type", measure("3.25x2.25in", 1, 300, 5.5), {975, 675}, {468, 324}, 3.25, 5.5);
        row("millimetres", measure("25.4x50.8mm", 1, 100, 0), {100, 200}, {96, 192}, 1, 8.25);
        row("points", measure("144x72pt", 1, 100, 0), {200, 100}, {192, 96}, 2, 8.25);
    }
    void measures() {
        const auto [asked, pixels, layout, inches, points] =
            fetchRow<PictureMeasure, QSize, QSize, double, double>();
        QVERIFY(!checkMeasure(asked));
        QCOMPARE(QSize(int(asked.pixelsAcross()), int(asked.pixelsDown())), pixels);
        QCOMPARE(QSize(int(asked.layoutWidth()), int(asked.layoutHeight())), layout);
        QCOMPARE(asked.widthInInches(), inches);
        QCOMPARE(asked.labelPoints(), points);
    }

    /// Every whole number of pixels is laid out in as many.
    void noPixelIsLost() {
        for (int side = 64; side <= 4096; ++side)
            for (const double scale : {0.25, 1.0, 1.1, 1.3, 2.0, 3.0}) {
                const PictureMeasure asked{{double(side), 64, LengthUnit::px}, scale, 0, 0};
                QCOMPARE(asked.layoutWidth(), side);
            }
    }

    void whatCannotBe_data() {
        const Rows<PictureMeasure, QString> row("asked", "field");
        row("scale and inches", measure("3.25x2.25in", 2, 0, 0), "scale");
        row("small type", measure("200x200in", 1, 10, 1), "font_size");
    }
    void whatCannotBe() {
        const auto [asked, field] = fetchRow<PictureMeasure, QString>();
        const auto failure = checkMeasure(asked);
        QVERIFY(failure.has_value());
        QCOMPARE(QString::fromStdString(failure->field), field);
    }
};

QTEST_APPLESS_MAIN(TestPictureSize)
#include "tst_picturesize.moc"
