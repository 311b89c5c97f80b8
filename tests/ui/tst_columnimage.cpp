// An image that is painted column by column.
#include <cstdlib>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "ui/plot/columnimage.h"

using namespace posiscope;

namespace {

QRgb colourAt(int column, int row) {
    return qRgb(column % 256, row % 256, (7 * column + row) % 256);
}

}  // namespace

class TestColumnImage : public StrictTest {
    Q_OBJECT

 private slots:
    void everyPixelStaysAtItsPlace_data() {
        addColumns<QSize>("size");
        QTest::newRow("one pixel") << QSize(1, 1);
        QTest::newRow("one square") << QSize(4, 4);
        QTest::newRow("smaller than a square") << QSize(3, 2);
        QTest::newRow("squares and a rest at the right") << QSize(35, 64);
        QTest::newRow("squares and a rest below") << QSize(64, 33);
        QTest::newRow("a rest on both sides") << QSize(101, 67);
        QTest::newRow("a single row") << QSize(70, 1);
    }
    void everyPixelStaysAtItsPlace() {
        const auto [size] = fetchRow<QSize>();
        ColumnImage columns(size);
        const std::uint8_t opaque[] = {255};
        for (int column = 0; column < size.width(); ++column)
            for (int row = 0; row < size.height(); ++row)
                columns.lay(column, row, opaque, colourAt(column, row));
        const QImage image = columns.image();
        QCOMPARE(image.size(), size);
        for (int column = 0; column < size.width(); ++column)
            for (int row = 0; row < size.height(); ++row)
                QCOMPARE(image.pixel(column, row), colourAt(column, row));
    }

    void coloursAreLaidOverEachOther() {
        ColumnImage columns({6, 9});
        columns.fill(QRect(1, 2, 3, 5), Qt::white);
        const std::uint8_t opacities[] = {255, 128, 0};
        columns.lay(3, 4, opacities, qRgb(0, 0, 0));
        const QImage image = columns.image();
        constexpr QRgb nothing = 0;
        QCOMPARE(image.pixel(0, 2), nothing);
        QCOMPARE(image.pixel(1, 1), nothing);
        QCOMPARE(image.pixel(4, 2), nothing);
        QCOMPARE(image.pixel(1, 7), nothing);
        QCOMPARE(image.pixel(1, 2), qRgb(255, 255, 255));
        QCOMPARE(image.pixel(3, 6), qRgb(255, 255, 255));
        QCOMPARE(image.pixel(3, 4), qRgb(0, 0, 0));
        // Opacities out of 255 are counted out of 256: half of white may be one more or less.
        QVERIFY(std::abs(qRed(image.pixel(3, 5)) - 127) <= 1);
        QCOMPARE(qAlpha(image.pixel(3, 5)), 255);
    }
};

QTEST_GUILESS_MAIN(TestColumnImage)
#include "tst_columnimage.moc"
