// SPDX-License-Identifier: GPL-3.0-or-later
// Results that are remembered, and pictures of lessons among them.
#include "ui/documents/remembered.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/support/strict.h"
#include "ui/documents/lessonpictures.h"

using namespace posiscope;

class TestRemembered : public StrictTest {
    Q_OBJECT

 private slots:
    void fourResultsAreRemembered() {
        Remembered<int, int> squares;
        int made = 0;
        const auto square = [&](int of) {
            return squares.of(of, [&] {
                ++made;
                return of * of;
            });
        };
        for (const int of : {1, 2, 3, 4, 4, 3, 2, 1})
            QCOMPARE(square(of), of * of);
        QCOMPARE(made, 4);
        QCOMPARE(square(5), 25);
        QCOMPARE(square(2), 4);
        QCOMPARE(made, 5);
        QCOMPARE(square(1), 1);  // the oldest was forgotten
        QCOMPARE(made, 6);
    }

    void aPictureIsDrawnAnewWhenSomethingChanges() {
        const QTemporaryDir folder;
        const auto write = [&](const char* colour) {
            QFile file(folder.filePath(QStringLiteral("a.svg")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(
                "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4' "
                "fill='");
            file.write(colour);
            file.write("'/></svg>");
        };
        const auto read = [&](const QColor& text, int most) {
            const auto image =
                LessonPictures(folder.path(), text, {most, most}).read(QStringLiteral("a.svg"), 16);
            return image.ok() ? *image : QImage();
        };
        write("currentColor");
        QCOMPARE(read(Qt::red, 100).pixelColor(1, 1), QColor(Qt::red));
        QCOMPARE(read(Qt::blue, 100).pixelColor(1, 1), QColor(Qt::blue));
        QCOMPARE(read(Qt::red, 100).pixelColor(1, 1), QColor(Qt::red));
        QCOMPARE(read(Qt::red, 100).size(), QSize(8, 8));
        QCOMPARE(read(Qt::red, 2).size(), QSize(4, 4));
        write("#00ff00");
        QCOMPARE(read(Qt::red, 100).pixelColor(1, 1), QColor(Qt::green));
    }
};

QTEST_MAIN(TestRemembered)
#include "tst_remembered.moc"
