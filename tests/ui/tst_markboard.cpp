// SPDX-License-Identifier: GPL-3.0-or-later
// Words beside marks keep clear of the labels of the picture.
#include <QImage>
#include <QPainter>
#include <QTest>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/plot/markboard.h"

using namespace posiscope;

namespace {

constexpr QRect area(20, 20, 400, 300);

/// What a frame and its word leave on a white sheet.
QImage sheet(const QRectF& frame, const std::string& word, const std::vector<QRectF>& labels,
             const QRectF& picture = area) {
    QImage image(440, 340, QImage::Format_RGB32);
    image.fill(Qt::gray);
    QPainter painter(&image);
    MarkBoard board([&](const MarkBoard::Draw& draw) { draw(painter); }, Theme::light());
    for (const QRectF& label : labels)
        board.keepFree(label);
    board.frame(frame, picture, word);
    board.finish();
    return image;
}

QRect difference(const QImage& a, const QImage& b) {
    QRect all;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y)) all |= QRect(x, y, 1, 1);
    return all;
}

QRect wordOf(const QRectF& frame, const std::vector<QRectF>& labels) {
    return difference(sheet(frame, {}, labels), sheet(frame, "a word", labels));
}

}  // namespace

class TestMarkBoard : public StrictTest {
    Q_OBJECT

 private slots:
    void wordsAvoidLabels_data() {
        const Rows<QRectF> row("frame");
        row("a cell", QRectF(100, 100, 40, 20));
        row("a cell at the right edge", QRectF(380, 100, 40, 20));
        row("a row", QRectF(20, 150, 400, 10));
        row("a column", QRectF(200, 20, 12, 300));
        row("a corner", QRectF(20, 20, 30, 12));
    }
    /// The place that a word has by itself is taken by a label: it finds another inside the picture.
    void wordsAvoidLabels() {
        const auto [frame] = fetchRow<QRectF>();
        const QRect alone = wordOf(frame, {});
        QVERIFY(alone.width() > 30);
        const QRectF label = QRectF(alone).adjusted(-2, -2, 2, 2);
        const QRect word = wordOf(frame, {label});
        QVERIFY(!word.isEmpty());
        QVERIFY(area.contains(word));
        QVERIFY(!label.intersects(QRectF(word)));
    }

    /// The number in a cell is written after its place has been asked for.
    void wordsAvoidNumbersThatAreDrawnLater() {
        const QRectF frame(100, 100, 40, 20);
        const QRectF number = QRectF(wordOf(frame, {})).adjusted(8, 2, -8, -2);
        const auto sheetOf = [&](const std::string& word) {
            QImage image(440, 340, QImage::Format_RGB32);
            image.fill(Qt::gray);
            std::vector<QRectF> numbers;
            std::vector<MarkBoard::Draw> draws;
            MarkBoard board([&](MarkBoard::Draw draw) { draws.push_back(std::move(draw)); }, Theme::light());
            board.keepFree([&] { return numbers; });
            board.frame(frame, area, word);
            board.finish();
            numbers.push_back(number);
            QPainter painter(&image);
            for (const MarkBoard::Draw& draw : draws)
                draw(painter);
            painter.end();
            return image;
        };
        const QRect word = difference(sheetOf({}), sheetOf("a word"));
        QVERIFY(!word.isEmpty() && area.contains(word));
        QVERIFY(!number.intersects(QRectF(word)));
    }

    /// A row or a column that is thinner than a frame's line is in sight inside of its frame.
    void aThinPartStaysInSight_data() {
        const Rows<QRectF> row("frame");
        row("a row", QRectF(20, 150, 400, 4));
        row("a row of a long table", QRectF(20, 150, 400, 1));
        row("a column", QRectF(200, 20, 3, 300));
        row("a small cell", QRectF(100, 100, 6, 6));
        row("a cell", QRectF(100, 100, 13, 11));
    }
    void aThinPartStaysInSight() {
        const auto [frame] = fetchRow<QRectF>();
        const QImage image = sheet(frame, {}, {});
        const QRect part = frame.toRect() & area.adjusted(5, 5, -5, -5);
        for (int y = part.top(); y <= part.bottom(); ++y)
            for (int x = part.left(); x <= part.right(); ++x)
                QVERIFY2(image.pixelColor(x, y) == QColor(Qt::gray),
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
    }

    /// Where everything is taken, the word is drawn all the same.
    void aWordIsNeverLeftOut() { QVERIFY(!wordOf(QRectF(100, 100, 40, 20), {QRectF(area)}).isEmpty()); }

    /// A word that is wider than a narrow picture, or than what its labels leave, takes several lines.
    void wordsTakeSeveralLines_data() {
        const Rows<std::string> row("word");
        row("words", "three equal rows in a row");
        row("without spaces", "这一整行的数都是一样的没有例外");
    }
    void wordsTakeSeveralLines() {
        const std::string word = std::get<0>(fetchRow<std::string>());
        constexpr QRectF frame(30, 60, 60, 20);
        const QRectF narrow(20, 20, 110, 300);
        const auto changed = [&](const std::vector<QRectF>& labels) {
            const QImage with = sheet(frame, word, labels, narrow);
            return difference(sheet(frame, {}, labels, narrow), with);
        };
        const QRect whole = difference(sheet(frame, {}, {}), sheet(frame, word, {}));
        QVERIFY(whole.width() > 110);
        const QRect broken = changed({});
        QVERIFY(narrow.contains(broken) && !frame.intersects(QRectF(broken)));
        QVERIFY(broken.height() > 3 * whole.height() / 2);
    }

    /// A short word is not broken, and needs no number.
    void shortWordsStayWhole() {
        const QRectF narrow(20, 20, 40, 300);
        constexpr QRectF frame(30, 60, 20, 20);
        const QRect whole = difference(sheet(frame, {}, {}), sheet(frame, "j = 2", {}));
        const QRect there =
            difference(sheet(frame, {}, {narrow}, narrow), sheet(frame, "j = 2", {narrow}, narrow));
        QCOMPARE(there.size(), whole.size());
    }

    /// Where everything near a mark is taken, a number stands there, and the word is elsewhere.
    void wordsElsewhereHaveANumber() {
        constexpr QRectF frame(200, 150, 40, 20);
        const std::vector<QRectF> labels{QRectF(40, 60, 155, 220), QRectF(266, 60, 140, 220),
                                         QRectF(195, 60, 71, 86), QRectF(195, 200, 71, 80)};
        const QImage without = sheet(frame, {}, labels),
                     with = sheet(frame, "a word with its number", labels);
        const QRect near = difference(without.copy(195, 146, 71, 54), with.copy(195, 146, 71, 54));
        QVERIFY(!near.isEmpty() && near.width() < 40);
        const QRect word = difference(without.copy(0, 281, 440, 59), with.copy(0, 281, 440, 59));
        QVERIFY2(word.width() > 100, qPrintable(QString::number(word.width())));
        for (const QRectF& label : labels)
            QVERIFY(difference(without.copy(label.toRect()), with.copy(label.toRect())).isEmpty());
    }

    void wordsAvoidEachOther() {
        QImage image(440, 340, QImage::Format_RGB32);
        const QRectF frame(100, 100, 40, 20);
        const auto drawnWords = [&](const std::vector<std::string>& words) {
            image.fill(Qt::gray);
            QPainter painter(&image);
            MarkBoard board([&](const MarkBoard::Draw& draw) { draw(painter); }, Theme::light());
            for (const std::string& word : words)
                board.frame(frame, area, word);
            board.finish();
            return image.copy();
        };
        const QRect first = difference(drawnWords({"", ""}), drawnWords({"one", ""}));
        const QRect second = difference(drawnWords({"one", ""}), drawnWords({"one", "two"}));
        QVERIFY(!first.isEmpty() && !second.isEmpty());
        QVERIFY(!first.intersects(second));
    }
};

POSISCOPE_WINDOW_TEST(TestMarkBoard)
#include "tst_markboard.moc"
