// SPDX-License-Identifier: GPL-3.0-or-later
// Outputs of attention in the window: as bars, one as a sum, and before and after two words change places.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/sentence/sentencefacts.h"
#include "tests/support/paintrecord.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/sentencepicture.h"
#include "tests/ui/windowfixture.h"
#include "ui/views/sentence/sentencebars.h"
#include "ui/views/sentence/sentencepainter.h"

using namespace posiscope;

namespace {

/// The words of a picture of this size, with the size of their letters.
std::vector<Painted> wordsOf(const SentencePicture& picture, QSize size) {
    PaintRecord record(size);
    QCPPainter painter;
    painter.setMode(QCPPainter::pmVectorized);
    painter.begin(&record);
    if (!SentencePainter().draw(painter, size, picture, Theme::light())) return {};
    painter.end();
    std::vector<Painted> words = record.all();
    std::erase_if(words, [](const Painted& each) {
        return each.kind != Painted::Kind::words || each.text.trimmed().isEmpty();
    });
    return words;
}

QImage imageOf(const SentencePicture& picture, QSize size) {
    QImage image(size, QImage::Format_RGB32);
    QCPPainter painter(&image);
    if (!SentencePainter().draw(painter, size, picture, Theme::light())) return {};
    return image;
}

/// How many pixels of this colour a column of an image has, from one height to another.
int barIn(const QImage& image, int x, const QRectF& row, const QColor& colour) {
    int pixels = 0;
    for (int y = static_cast<int>(std::ceil(row.top())); y < static_cast<int>(row.bottom()); ++y)
        if (image.pixelColor(x, y) == colour) ++pixels;
    return pixels;
}

/// A row for each choice of parts that a lesson names.
void addParts() {
    const Rows<std::string> row("parts");
    for (const char* parts : {"embedding", "sum", "tables", "attention-without", "attention",
                              "output-without", "swap-without", "swap"})
        row(parts, parts);
}

}  // namespace

class TestSentenceSwap : public StrictTest {
    Q_OBJECT

 private slots:
    /// What is drawn without positions is told without them.
    void wordsAreOfThePartsThatAreDrawn_data() {
        const Rows<std::string, bool> row("parts", "positions");
        row("embedding", "embedding", false);
        row("sum", "sum", true);
        row("attention without positions", "attention-without", false);
        row("attention", "attention", true);
        row("swap without positions", "swap-without", false);
        row("swap", "swap", true);
    }
    void wordsAreOfThePartsThatAreDrawn() {
        const auto [parts, positions] = fetchRow<std::string, bool>();
        const State state = lessonState(parts);
        const QString facts = pictureOf(state).facts.back().sentence;
        QCOMPARE(facts.contains(QStringLiteral("with positions")), positions);
        QVERIFY(facts.contains(QStringLiteral("0 without positions")));
        const WindowFixture fixture(state);
        const PaneCard* const card = fixture.window->panes()->card(0);
        QVERIFY(QTest::qWaitFor(
            [&] { return card->description().contains(QStringLiteral("0 without positions")); }, patience));
        QCOMPARE(card->description().contains(QStringLiteral("with positions")), positions);
        QCOMPARE(card->description().contains(QStringLiteral("encoding")), positions);
        QCOMPARE(card->view()->subtitle(fixture.store.snapshot()).contains(QStringLiteral("encoding")),
                 positions);
    }

    /// A line joins the output of a word with its output after the swap: whole where they are equal.
    void linesJoinEqualOutputs_data() {
        const Rows<std::string, int, bool> row("parts", "second", "whole");
        row("without positions", "swap-without", 2, true);
        row("with positions", "swap", 2, false);
        row("with positions, nothing swapped", "swap", 0, true);
    }
    void linesJoinEqualOutputs() {
        const auto [parts, second, whole] = fetchRow<std::string, int, bool>();
        State state = lessonState(parts);
        state.set(keys::swapSecond, std::int64_t{second});
        const SentencePicture picture = pictureOf(state);
        for (const QSize size : {QSize(430, 320), QSize(900, 500)}) {
            const SentenceLayout layout = layOutSentence(picture, size);
            const QRectF before = layout.heads[parts == "swap" ? 3 : 2], after = layout.swapped;
            QVERIFY(!before.isEmpty() && !after.isEmpty() && before.right() < after.left());
            QImage image(size, QImage::Format_RGB32);
            QCPPainter painter(&image);
            QVERIFY(SentencePainter().draw(painter, size, picture, Theme::light()));
            painter.end();
            for (const qint64 t : {0, 1, 2}) {
                const qint64 there = t == 0 ? second : t == second ? 0 : t;
                const QLineF line(before.right(), SentenceLayout::row(before, t, 3).center().y(),
                                  after.left(), SentenceLayout::row(after, there, 3).center().y());
                const auto isDrawn = [&](double share) {
                    const QPoint at = line.pointAt(share).toPoint();
                    constexpr int near = 4;  // the line begins a little way from the table
                    for (int x = at.x() - near; x <= at.x() + near; ++x) {
                        const QColor colour = image.pixelColor(x, at.y());
                        if (colour.blue() - colour.red() > 40) return true;
                    }
                    return false;
                };
                QVERIFY(isDrawn(0.2) && isDrawn(0.8));
                QCOMPARE(isDrawn(0.5), whole);
                // The mouse finds the word on both sides.
                const auto tokenAt = [&](const QRectF& table, qint64 row) {
                    return placeAt(SentenceLayout::row(table, row, 3).center(), picture, layout).token;
                };
                QCOMPARE(tokenAt(before, t), std::optional<qint64>(t));
                QCOMPARE(tokenAt(after, there), std::optional<qint64>(t));
            }
        }
    }

    /// A bar is as high as its number: against the largest number of the pictures that it is compared with.
    void barsAreNumbers_data() {
        const Rows<std::string> row("parts");
        row("before and after a swap", "swap-without");
        row("with positions", "swap");
        row("beside the weights", "attention-without");
    }
    void barsAreNumbers() {
        const auto [parts] = fetchRow<std::string>();
        const SentencePicture picture = pictureOf(lessonState(parts));
        const SentenceResult& result = *picture.result;
        constexpr QSize size(900, 600);
        const SentenceLayout layout = layOutSentence(picture, size);
        const QImage image = imageOf(picture, size);
        const bool with = parts == "swap";
        const Attention& before = with ? result.facts.with() : result.facts.without();
        double largest = std::max(0.0, before.outputs.maxCoeff());
        double least = std::min(0.0, before.outputs.minCoeff());
        if (parts != "attention-without") {
            const auto after = result.facts.swapped(0, 2, with);
            largest = std::max(largest, after->outputs.maxCoeff());
            least = std::min(least, after->outputs.minCoeff());
        }
        const QRectF& table = layout.heads[with ? 3 : 2];
        const double width = table.width() / 16;
        for (int t = 0; t < 3; ++t)
            for (int c = 0; c < 16; ++c) {
                const QRectF row = SentenceLayout::row(table, t, 3);
                const double wanted =
                    std::abs(before.outputs(t, c)) / (largest - least) * 0.92 * row.height();
                const int x = static_cast<int>(table.left() + width * (c + 0.5));
                const int bar = barIn(image, x, row, colourOfToken(result, std::size_t(t), Theme::light()));
                // A cursor's frame may cover a pixel or two.
                QVERIFY2(std::abs(bar - wanted) <= 4,
                         qPrintable(QStringLiteral("%1 %2: %3 for %4").arg(t).arg(c).arg(bar).arg(wanted)));
            }
    }

    /// What has changed after a swap has the colour of text: nothing without positions, a part of each output
    /// with them.
    void changesAreSeen_data() {
        const Rows<std::string, bool> row("parts", "changed");
        row("without positions", "swap-without", false);
        row("with positions", "swap", true);
    }
    void changesAreSeen() {
        const auto [parts, changed] = fetchRow<std::string, bool>();
        const SentencePicture picture = pictureOf(lessonState(parts));
        const SentenceLayout layout = layOutSentence(picture, {900, 600});
        const QImage image = imageOf(picture, {900, 600});
        for (int t = 0; t < 3; ++t) {
            int seen = 0;
            const QRect row = SentenceLayout::row(layout.swapped, t, 3).toRect().adjusted(4, 4, -4, -4);
            for (int y = row.top(); y <= row.bottom(); ++y)
                for (int x = row.left(); x <= row.right(); ++x)
                    seen += image.pixelColor(x, y) == Theme::light().text ? 1 : 0;
            QVERIFY2((seen > 100) == changed, qPrintable(QString::number(seen)));
        }
    }

    /// Where bars have no room, and beside tables with positions, there are colours.
    void barsNeedRoom() {
        const SentencePicture alone = pictureOf(lessonState("swap-without"));
        QVERIFY(hasOutputBars(alone, QRectF(0, 0, 200, 120)));
        QVERIFY(!hasOutputBars(alone, QRectF(0, 0, 40, 120)));
        QVERIFY(!hasOutputBars(alone, QRectF(0, 0, 200, 50)));
        QVERIFY(!hasOutputBars(pictureOf(lessonState("attention")), QRectF(0, 0, 200, 120)));
    }

    /// Equal words have equal colours, and up to seven words different ones.
    void coloursOfWords() {
        State state = lessonState("swap-without");
        state.set(keys::sentence, std::string("the dog bites the man"));
        const SentencePicture picture = pictureOf(state);
        const auto colour = [&](std::size_t t) { return colourOfToken(*picture.result, t, Theme::light()); };
        QCOMPARE(colour(0), colour(3));
        QVERIFY(colour(0) != colour(1) && colour(1) != colour(2) && colour(0) != colour(2));
    }

    /// One output as a sum: a row for each word with its weight, and the sum; the bars of a column add up.
    void anOutputIsASum_data() {
        const Rows<std::int64_t, QSize> row("token", "size");
        row("dog", 0, QSize(900, 600));
        row("man", 2, QSize(900, 600));
        row("on a projector", 0, QSize(432, 380));
    }
    void anOutputIsASum() {
        const auto [token, size] = fetchRow<std::int64_t, QSize>();
        State state = lessonState("output-without");
        state.set(keys::position, token);
        const SentencePicture picture = pictureOf(state);
        const SentenceResult& result = *picture.result;
        const Attention& attention = result.facts.without();
        // As core/sentence/attention.h says.
        const auto sum = (attention.weights.row(token) * attention.values).eval();
        QVERIFY((sum - attention.outputs.row(token)).cwiseAbs().maxCoeff() < 1e-12);
        const SentenceLayout layout = layOutSentence(picture, size);
        QVERIFY(!layout.addends.isEmpty() && layout.heads[0].isEmpty() && layout.maps[0].isEmpty());
        QString said;
        for (const Painted& each : wordsOf(picture, size)) {
            said += each.text + u'\n';
            QVERIFY2(each.type >= 10, qPrintable(each.text));
        }
        double weights = 0;
        for (int key = 0; key < 3; ++key) {
            const QString weight = QString::number(attention.weights(token, key), 'f', 2);
            weights += attention.weights(token, key);
            QVERIFY2(said.contains(weight + QStringLiteral(" × ") + result.word(std::size_t(key))),
                     qPrintable(said));
        }
        QVERIFY(std::abs(weights - 1) < 1e-12);
        QVERIFY2(said.contains(QStringLiteral("output of “%1”").arg(result.word(std::size_t(token)))),
                 qPrintable(said));
        QVERIFY2(resultInWords(result, makeSnapshot(state)).contains(QStringLiteral(" × bites + ")),
                 qPrintable(resultInWords(result, makeSnapshot(state))));
        const QImage image = imageOf(picture, size);
        const double height = (layout.addends.height() - 10) / 4;
        const double values = attention.values.cwiseAbs().maxCoeff();
        // The same number of pixels for each unit, in the rows of the words and in that of the sum.
        std::vector<double> scales;
        const auto measure = [&](int n, double top, double number, int c, const QColor& colour) {
            const int x = static_cast<int>(layout.addends.left() + layout.addends.width() / 16 * (c + 0.5));
            const int bar = barIn(image, x, QRectF(0, top, 1, height), colour);
            if (std::abs(number) > values / 6) scales.push_back(bar / std::abs(number));
            QVERIFY2(number == 0 || bar > 0 || std::abs(number) < values / 12,
                     qPrintable(QString::number(n)));
        };
        for (int c = 0; c < 16; ++c) {
            for (int n = 0; n < 3; ++n)
                measure(n, layout.addends.top() + n * height,
                        attention.weights(token, n) * attention.values(n, c), c,
                        colourOfToken(result, std::size_t(n), Theme::light()));
            measure(3, layout.addends.bottom() - height, attention.outputs(token, c), c, Theme::light().text);
        }
        QVERIFY(scales.size() > 4);
        const auto [low, high] = std::ranges::minmax(scales);
        QVERIFY2(high - low < 0.2 * high, qPrintable(QStringLiteral("%1 to %2").arg(low).arg(high)));
    }

    /// On a projector no type is smaller than 10 of its pixels: 24 of 1080.
    void typeIsLarge_data() { addParts(); }
    void typeIsLarge() {
        const auto [parts] = fetchRow<std::string>();
        for (const char* sentence : {"dog bites man", "the dog bites the man", "C A D B A F E B A"}) {
            State state = lessonState(parts);
            state.set(keys::sentence, std::string(sentence));
            const SentencePicture picture = pictureOf(state);
            for (const QSize size : {QSize(432, 380), QSize(432, 300)})
                for (const Painted& each : wordsOf(picture, size))
                    QVERIFY2(each.type >= 10 - 1e-6, qPrintable(each.text));
        }
    }

    /// No word lies over another one.
    void wordsKeepApart_data() { addParts(); }
    void wordsKeepApart() {
        const auto [parts] = fetchRow<std::string>();
        for (const char* sentence : {"dog bites man", "the dog bites the man"}) {
            State state = lessonState(parts);
            state.set(keys::sentence, std::string(sentence));
            const SentencePicture picture = pictureOf(state);
            for (const QSize size : {QSize(432, 380), QSize(700, 500), QSize(1010, 740)}) {
                const auto words = wordsOf(picture, size);
                for (std::size_t n = 0; n < words.size(); ++n)
                    for (std::size_t m = 0; m < n; ++m) {
                        const QRectF common = words[n].box & words[m].box;
                        QVERIFY2(common.width() < 1.5 || common.height() < 1.5,
                                 qPrintable(words[n].text + u'|' + words[m].text));
                    }
            }
        }
    }

    /// A high pane has tables with positions below those without, where all are larger so.
    void twoRowsOfTables() {
        const SentencePicture picture = pictureOf(lessonState("attention"));
        const SentenceLayout high = layOutSentence(picture, {432, 380});
        for (const int n : {0, 2}) {
            const QRectF &without = high.heads[std::size_t(n)], &with = high.heads[std::size_t(n + 1)];
            QCOMPARE(without.left(), with.left());
            QCOMPARE(without.size(), with.size());
            QVERIFY(with.top() > without.bottom() && with.bottom() < 380);
            QVERIFY(without.width() > 120);
        }
        QCOMPARE(placeAt(high.lowerHeadLabels.center(), picture, high).token, std::optional<qint64>(1));
        QVERIFY(high.facts.isEmpty() || high.facts.top() > high.heads[3].bottom() + 36);
        const SentenceLayout flat = layOutSentence(picture, {900, 300});
        QCOMPARE(flat.heads[0].top(), flat.heads[1].top());
        QVERIFY(flat.lowerHeadLabels.isEmpty());
    }

    /// A fact that comes with an answer does not make the tables lower.
    void factsHaveTheirRoom_data() {
        const Rows<std::string, QSize> row("parts", "size");
        row("swap", "swap-without", QSize(432, 380));
        row("swap, at a desk", "swap", QSize(1010, 740));
        row("attention", "attention-without", QSize(432, 380));
    }
    void factsHaveTheirRoom() {
        const auto [parts, size] = fetchRow<std::string, QSize>();
        State state = lessonState(parts);
        state.set(keys::swapSecond, std::int64_t{0});
        const SentencePicture before = pictureOf(state);
        state.set(keys::swapSecond, std::int64_t{2});
        const SentencePicture after = pictureOf(state);
        QVERIFY(before.facts.empty() && !after.facts.empty());
        const SentenceLayout one = layOutSentence(before, size), other = layOutSentence(after, size);
        const std::size_t n = parts == "swap" ? 3 : 2;
        QCOMPARE(one.heads[n], other.heads[n]);
    }

    /// Three words use the room of a large pane.
    void fewWordsFillThePane_data() {
        const Rows<std::string> row("parts");
        for (const char* parts : {"embedding", "sum", "tables", "attention-without", "attention",
                                  "output-without", "swap-without"})
            row(parts, parts);
    }
    void fewWordsFillThePane() {
        const auto [parts] = fetchRow<std::string>();
        constexpr QSize size(1010, 740);
        const SentenceLayout layout = layOutSentence(pictureOf(lessonState(parts)), size);
        double bottom = 0;
        for (const QRectF& rect : {layout.maps[0], layout.heads[0], layout.heads[1], layout.heads[2],
                                   layout.heads[3], layout.addends})
            bottom = std::max(bottom, rect.bottom());
        QVERIFY2(bottom > 0.85 * size.height(), qPrintable(QString::number(bottom)));
    }
};

POSISCOPE_WINDOW_TEST(TestSentenceSwap)
#include "tst_sentenceswap.moc"
