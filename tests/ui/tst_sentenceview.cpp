// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences in the window.
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QToolButton>
#include <fstream>

#include "core/sentence/inputcode.h"
#include "core/sentence/sentencefacts.h"
#include "core/sentence/sentenceparameters.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/sentencepicture.h"
#include "tests/ui/slowpane.h"
#include "ui/export/figure.h"
#include "ui/translation/translated.h"
#include "ui/views/sentence/embeddingfile.h"
#include "ui/views/sentence/sentenceparts.h"
#include "ui/views/shared/picturewidget.h"

using namespace posiscope;

namespace {

PictureOf<SentencePicture>* canvas(const WindowFixture& fixture) {
    return static_cast<PictureOf<SentencePicture>*>(fixture.find<QWidget>(QStringLiteral("sentence")));
}
QLineEdit* field(const WindowFixture& fixture) {
    return fixture.find<QLineEdit>(QStringLiteral("sentenceEdit"));
}
QString description(const WindowFixture& fixture) {
    return fixture.window->panes()->card(0)->description();
}
std::string sentenceOf(const WindowFixture& fixture) {
    return fixture.store.state().get(keys::sentence);
}

}  // namespace

class TestSentenceView : public StrictTest {
    Q_OBJECT

 private slots:
    /// As code, for the sentence that is typed; where nothing is added to words the entries say why.
    void copiedAsCode() {
        const WindowFixture fixture(sentenceState());
        for (const CodeDialect& dialect : codeDialects()) {
            auto* const entry =
                fixture.find<QAction>("copyInputAs_" + QString::fromLatin1(dialect.id.data()));
            QVERIFY(entry->isEnabled() && entry->text().contains(QLatin1String(dialect.name.data())));
            entry->trigger();
            QCOMPARE(QGuiApplication::clipboard()->text().toStdString(),
                     inputCode(fixture.store.snapshot(), dialect));
            QVERIFY(QGuiApplication::clipboard()->text().contains(
                R"(tokens = ["the", "dog", "bites", "the", "man"])"));
        }
        const WindowFixture turned(encodingState("rope", {"rotation"}));
        auto* const entry = turned.find<QAction>("copyInputAs_numpy");
        QVERIFY(!entry->isEnabled());
        QVERIFY2(entry->toolTip().contains("RoPE"), qPrintable(entry->toolTip()));
        QVERIFY(turned.find<QAction>("copyAs_numpy")->isEnabled());
    }

    void init() { AsyncWork::setFramePatience(AsyncWork::usualFramePatience); }

    void aSentenceIsTypedWithTheKeyboard() {
        WindowFixture fixture(sentenceState(""));
        QVERIFY(description(fixture).contains(QStringLiteral("Type one above")));
        QVERIFY(canvas(fixture)->picture().reason.contains(QStringLiteral("The sentence is empty")));
        field(fixture)->setFocus();
        QTest::keyClicks(field(fixture), QStringLiteral("man, dog"));
        fixture.settle();
        QCOMPARE(sentenceOf(fixture), std::string("man, dog"));
        const auto& tokens = canvas(fixture)->picture().result->tokens();
        QCOMPARE(tokens.texts, (std::vector<std::string>{"man", ",", "dog"}));
        QVERIFY(fixture.subtitle(0).contains(QStringLiteral("3 tokens")));
        // One step, by the window's own command.
        QCOMPARE(fixture.store.history().count(), 1);
        QTest::keyClick(field(fixture), Qt::Key_Z, Qt::ControlModifier);
        fixture.settle();
        QCOMPARE(sentenceOf(fixture), std::string());
        QCOMPARE(field(fixture)->text(), QString());
        fixture.store.history().redo();
        fixture.settle();
        QCOMPARE(field(fixture)->text(), QStringLiteral("man, dog"));
    }

    void leavingTheFieldEndsTheStep() {
        WindowFixture fixture(sentenceState("a"));
        field(fixture)->setFocus();
        field(fixture)->end(false);
        QTest::keyClicks(field(fixture), QStringLiteral(" b"));
        QTest::keyClick(field(fixture), Qt::Key_Return);
        QTest::keyClicks(field(fixture), QStringLiteral(" c"));
        fixture.settle();
        QCOMPARE(sentenceOf(fixture), std::string("a b c"));
        QCOMPARE(fixture.store.history().count(), 2);
    }

    void thePanelHasNoSecondField() {
        const WindowFixture fixture(sentenceState());
        QVERIFY(fixture.window->findChild<QWidget*>(QStringLiteral("sentenceField")) == nullptr);
        QVERIFY(fixture.find<QWidget>(QStringLiteral("attention_sizeField"))->isVisible());
        QVERIFY(fixture.find<QWidget>(QStringLiteral("combine_concatenate"))->isVisible());
        QVERIFY(field(fixture)->isVisible());
        QVERIFY(field(fixture)->focusPolicy() & Qt::TabFocus);
    }

    void theFieldCanBeHidden() {
        State state = sentenceState();
        state.hidden.insert("sentence");
        const WindowFixture fixture(state);
        QVERIFY(!field(fixture)->isVisible());
    }

    void factsAreInTheDescription() {
        WindowFixture fixture(sentenceState());
        const SentenceFacts facts = *sentenceFacts(fixture.store.snapshot());
        const QString text = description(fixture);
        QVERIFY2(text.contains(QStringLiteral("“the” at 0 and 3")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("0 without positions, %1 with positions")
                                   .arg(readable(*facts.outputGap(0, 3), 3))),
                 qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("“the” at 0 and “bites” at 2 swapped")), qPrintable(text));
        QVERIFY2(text.contains(readable(*facts.swapGap(0, 2), 3)), qPrintable(text));
        QVERIFY2(text.contains(readable(*facts.embeddingNorm(1), 3)), qPrintable(text));
        fixture.store.update([](State& state) { state.set(keys::swapFirst, std::int64_t{1}); },
                             QStringLiteral("swap"));
        QVERIFY(description(fixture).contains(QStringLiteral("“dog” at 1 and “bites” at 2 swapped")));
        fixture.store.update([](State& state) { state.set(keys::sentence, std::string("dog bites man")); },
                             QStringLiteral("edit"));
        QVERIFY(description(fixture).contains(QStringLiteral("No word occurs twice")));
    }

    void theMouseMovesTheCursor() {
        WindowFixture fixture(sentenceState());
        PictureOf<SentencePicture>* widget = canvas(fixture);
        const SentenceLayout layout = layOutSentence(widget->picture(), widget->area());
        for (const QRectF& map : layout.maps)
            QVERIFY(!map.isEmpty());
        // Row 3, in the middle of dimension 32 of 128.
        const QPoint at(int(layout.maps[1].left() + layout.maps[1].width() * 32.5 / 128),
                        int(layout.maps[1].top() + layout.maps[1].height() * 3.5 / 5));
        fixture.moveMouse(widget, at);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::position), std::int64_t{3});
        QVERIFY(std::abs(fixture.store.state().get(keys::dimension) - 32) <= 1);
        QCOMPARE(fixture.store.history().count(), 0);
        // In the matrix of weights: row 4 looks at column 2.
        const QPoint weight(int(layout.heads[1].left() + layout.heads[1].width() * 2.5 / 5),
                            int(layout.heads[1].top() + layout.heads[1].height() * 4.5 / 5));
        fixture.moveMouse(widget, weight);
        fixture.press(widget, weight);
        fixture.release(widget, weight);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::position), std::int64_t{4});
        QCOMPARE(fixture.store.state().get(keys::reference), std::int64_t{2});
        QCOMPARE(canvas(fixture)->picture().token, 4);
        QCOMPARE(canvas(fixture)->picture().key, 2);
    }

    void positionsBeginWhereTheEncodingBegins() {
        State state = sentenceState();
        state.set(keys::firstPosition, std::int64_t{10});
        state.set(keys::position, std::int64_t{12});
        repair(state);
        QCOMPARE(pictureOf(state).token, 2);
        state.set(keys::position, std::int64_t{40});
        QCOMPARE(pictureOf(state).token, -1);
    }

    void picturesFitAtEverySize_data() {
        const Rows<QSize, bool, bool> row("size", "attention", "facts");
        row("pane", QSize(560, 270), true, false);
        row("on a projector", QSize(790, 235), true, false);
        row("large", QSize(1100, 740), true, true);
        row("tall", QSize(560, 640), true, true);
        row("flat", QSize(900, 120), false, false);
    }
    void picturesFitAtEverySize() {
        const auto [size, attention, facts] = fetchRow<QSize, bool, bool>();
        for (const char* sentence : {"the dog bites the man", "我 爱 你", "собака кусает человека",
                                     "a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h"}) {
            const SentencePicture picture = pictureOf(sentenceState(sentence));
            const SentenceLayout layout = layOutSentence(picture, size);
            const QRectF all(QPointF(), size);
            std::vector<QRectF> parts{layout.facts, layout.notes, layout.values};
            for (const auto& rect : layout.maps)
                parts.push_back(rect);
            for (const auto& rect : layout.heads)
                parts.push_back(rect);
            for (std::size_t n = 0; n < parts.size(); ++n) {
                if (parts[n].isEmpty()) continue;
                QVERIFY(all.contains(parts[n]));
                for (std::size_t m = 0; m < n; ++m)
                    QVERIFY(!parts[m].intersects(parts[n]));
            }
            QVERIFY(!layout.maps[2].isEmpty());
            QCOMPARE(!layout.heads[3].isEmpty(), attention);
            QCOMPARE(!layout.facts.isEmpty(), facts);
        }
    }

    // A lesson asks for parts: its audience sees the same ones whatever height the text leaves for the
    // picture.
    void partsAskedForStayAtEveryHeight_data() {
        const Rows<std::string, bool> row("parts", "attention");
        row("tables", "tables", false);
        row("attention", "attention", true);
    }
    void partsAskedForStayAtEveryHeight() {
        const auto [parts, attention] = fetchRow<std::string, bool>();
        State state = sentenceState();
        state.set(keys::sentenceParts, parts);
        const SentencePicture picture = pictureOf(state);
        for (const int height : {150, 190, 250, 400, 740}) {
            const SentenceLayout layout = layOutSentence(picture, {900, height});
            QCOMPARE(layout.maps[2].isEmpty(), attention);
            QCOMPARE(layout.values.isEmpty(), attention);
            QCOMPARE(layout.heads[3].isEmpty(), !attention);
            QCOMPARE(layout.facts.isEmpty(), !attention);
            QVERIFY(layout.chips.empty() && !layout.cards);
            QCOMPARE(layout.headBars[1].isEmpty(), !attention);
        }
    }
    /// A part that is drawn alone is not compared with others: its strongest number has the strongest colour,
    /// and the bar beside it says which.
    void aPartAloneHasItsOwnScale() {
        State state = lessonState("embedding");
        const SentencePicture words = pictureOf(state);
        const SentenceResult& result = *words.result;
        state.set(keys::sentenceParts, std::string("attention-without"));
        const SentencePicture attention = pictureOf(state);
        for (const QSize size : {QSize(400, 200), QSize(480, 330), QSize(900, 400)}) {
            const SentenceLayout of = layOutSentence(words, size);
            QVERIFY(!of.maps[0].isEmpty() && of.maps[1].isEmpty() && of.maps[2].isEmpty());
            QVERIFY(of.norms[0].isEmpty() && of.heads[0].isEmpty() && !of.bar.isEmpty());
            const SentenceLayout heads = layOutSentence(attention, size);
            QVERIFY(heads.maps[0].isEmpty() && heads.heads[1].isEmpty() && heads.heads[3].isEmpty());
            for (const QRectF& rect : {heads.heads[0], heads.heads[2], heads.headBars[0], heads.headBars[1]})
                QVERIFY(!rect.isEmpty());
        }
        const auto isReachOf = [](double reach, const Field& field) {
            double largest = 0;
            for (std::int64_t row = 0; row < field.rows(); ++row)
                for (std::int64_t column = 0; column < field.columns(); ++column)
                    largest = std::max(largest, std::abs(field.value(row, column)));
            return largest <= reach && largest > reach / 2.6;
        };
        QVERIFY(isReachOf(result.embeddingReach, *result.embedding));
        QVERIFY(isReachOf(result.weightReachWithout, *result.weightsWithout));
        QVERIFY(isReachOf(result.outputReachWithout, *result.outputsWithout));
        // Which is why: beside the outputs with positions, those without are pale.
        QVERIFY(!isReachOf(result.outputReach, *result.outputsWithout));
    }

    /// With little room the sentences below go before the rows: at first all but the last one.
    void rowsComeBeforeFacts() {
        State state = sentenceState();
        state.set(keys::sentence, std::string("the dog bites the man"));
        state.set(keys::swapFirst, std::int64_t{1});
        state.set(keys::swapSecond, std::int64_t{4});
        state.set(keys::sentenceParts, std::string("attention"));
        repair(state);
        const SentencePicture picture = pictureOf(state);
        QCOMPARE(picture.facts.size(), std::size_t{2});
        for (const auto& [height, first] : {std::pair{400, 0}, {185, 1}, {150, 1}, {115, 2}}) {
            const SentenceLayout layout = layOutSentence(picture, {900, height});
            QVERIFY2(layout.firstFact == static_cast<std::size_t>(first), QByteArray::number(height));
            QVERIFY2(layout.heads[0].height() >= 30, QByteArray::number(layout.heads[0].height()));
            QCOMPARE(layout.facts.isEmpty(), first == 2);
        }
    }

    /// In a lesson, with the cursor beyond the sentence, no numbers are written: the tables have their room.
    void noRoomIsKeptForNumbersThatAreNotWritten() {
        State state = sentenceState();
        state.set(keys::sentenceParts, std::string("tables"));
        SentencePicture picture = pictureOf(state);
        picture.pointing = false;
        picture.token = 0;
        const SentenceLayout written = layOutSentence(picture, {900, 120});
        picture.token = -1;
        const SentenceLayout bare = layOutSentence(picture, {900, 120});
        QVERIFY(!written.values.isEmpty() && bare.values.isEmpty());
        QVERIFY(bare.maps[0].height() >= written.maps[0].height() + 20);
    }
    void withoutAttentionItsReasonIsGiven() {
        State state = sentenceState();
        state.set(keys::sentenceParts, std::string("attention"));
        state.set(keys::dModel, std::int64_t{8192});
        repair(state);
        const SentenceLayout layout = layOutSentence(pictureOf(state), {900, 400});
        QVERIFY(!layout.notes.isEmpty() && !layout.maps[0].isEmpty() && layout.heads[0].isEmpty());
    }

    void aLessonGivesItsOwnOrders() {
        State state = sentenceState("dog bites man");
        state.set(keys::swapSecond, std::int64_t{0});
        QCOMPARE(pictureOf(state).facts.size(), std::size_t{2});
        state.hidden.insert("panel");
        QVERIFY(pictureOf(state).facts.empty());
        state.set(keys::swapSecond, std::int64_t{2});
        QCOMPARE(pictureOf(state).facts.size(), std::size_t{1});
    }

    void whatIsLeftOutIsSaid() {
        State state = sentenceState("one two three four five");
        state.set(keys::maxLen, std::int64_t{3});
        repair(state);
        const SentencePicture few = pictureOf(state);
        QCOMPARE(few.result->tokens().size(), std::size_t{3});
        QVERIFY(few.notes.join(u' ').contains(QStringLiteral("3 positions (max_len)")));
        state = sentenceState();
        state.set(keys::dModel, std::int64_t{8192});
        repair(state);
        const SentencePicture wide = pictureOf(state);
        QVERIFY(wide.notes.join(u' ').contains(QStringLiteral("at most 4096")));
        QVERIFY(wide.facts.empty());
        QVERIFY(!layOutSentence(wide, {700, 500}).notes.isEmpty());
    }

    void anEncodingWithoutATableSaysWhatToChoose() {
        State state = sentenceState();
        chooseEncoding(state, *findEncoding("alibi"));
        repair(state);
        const Text reason = whyUnavailable(*findViewType("sentence"), makeSnapshot(state));
        QVERIFY(translated(reason).contains(QStringLiteral("Choose Sinusoidal")));
    }

    void embeddingsOfAFileAndBack() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("words.csv"));
        std::ofstream file(path.toStdString());
        // The first column must not count the rows: it would be read as their positions.
        for (int row = 0; row < 8; ++row)
            for (int j = 0; j < 128; ++j)
                file << 2 * row + j / 128.0 << (j == 127 ? '\n' : ',');
        file.close();
        State state = sentenceState();
        state.set(keys::embeddingFile, path.toStdString());
        state.set(keys::embeddingScaled, false);
        WindowFixture fixture(state);
        QTRY_VERIFY(canvas(fixture)->picture().result != nullptr);
        QCOMPARE(canvas(fixture)->picture().result->embedding->value(1, 64), 2.5);  // "dog" is word 1
        auto* back = fixture.find<QAction>(QStringLiteral("randomEmbeddings"));
        QVERIFY(back->isEnabled());
        back->trigger();
        fixture.settle();
        QVERIFY(fixture.store.state().get(keys::embeddingFile).empty());
        QVERIFY(canvas(fixture)->picture().result->embedding->value(1, 64) != 2.5);
        QVERIFY(!back->isEnabled());
        QVERIFY(!fixture.find<QToolButton>(QStringLiteral("tool_randomEmbeddings"))->isEnabled());
        // One that does not fit says why, and the field is still there.
        fixture.store.update(
            [&](State& edited) {
                edited.set(keys::embeddingFile, path.toStdString());
                edited.set(keys::dModel, std::int64_t{64});
            },
            QStringLiteral("open"));
        QTRY_VERIFY(
            canvas(fixture)->picture().reason.contains(QStringLiteral("128 columns, but d_model is 64")));
        QVERIFY(field(fixture)->isVisible());
    }

    void aFileIsLookedAtBeforeItIsTaken() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("words.csv"));
        std::ofstream(path.toStdString()) << "1,2\n3,4\n";
        const auto chosen = chooseTable(path, 2, nullptr);
        QVERIFY(chosen.ok() && chosen->has_value());
        QCOMPARE((*chosen)->file, path.toStdString());
        std::ofstream(path.toStdString()) << "no numbers\nhere\n";
        QVERIFY(!chooseTable(path, 2, nullptr));
        QVERIFY(!chooseTable(folder.filePath(QStringLiteral("none.npy")), 2, nullptr));
    }

    void slowSentencesDoNotStopTheWindow() {
        State state = sentenceState();
        state.set(keys::dModel, std::int64_t{4096});
        state.set(keys::attentionSize, std::int64_t{256});
        WindowFixture fixture(state);
        fixture.store.update([](State& edited) { edited.set(keys::attentionSeed, std::int64_t{9}); },
                             QStringLiteral("seed"));
        QTRY_VERIFY(description(fixture).contains(QStringLiteral("swapped")));
        QTRY_VERIFY(isComplete(fixture) || canvas(fixture)->picture().late.isEmpty());
    }

    void longWordsAreShortenedInFacts() {
        const QString word(500, u'x');
        const SentencePicture picture =
            pictureOf(sentenceState(QStringLiteral("%1 a %1 b").arg(word).toUtf8().constData()));
        QCOMPARE(picture.facts.size(), std::size_t{2});
        for (const SentenceFact& fact : picture.facts)
            QVERIFY2(fact.sentence.size() < 160, qPrintable(fact.sentence));
        QVERIFY(picture.facts[0].claim.contains(QStringLiteral("at 0 and 2")));
    }

    void numbersHaveTheSameDecimals() {
        QCOMPARE(fixedNumber(0.12345, 3, 1.5), QStringLiteral("0.123"));
        QCOMPARE(fixedNumber(-11.54, 2, 11.5), QStringLiteral("−11.5"));
        QCOMPARE(fixedNumber(-0.0004, 2, 2), QStringLiteral("0.00"));
        QCOMPARE(fixedNumber(0.00012361, 3, 0.0005), QStringLiteral("0.0001236"));
        QCOMPARE(fixedNumber(12345, 2, 20'000), QStringLiteral("12345"));
    }

    void vectorFilesHoldTheWords() {
        FigureRequest request;
        request.snapshot = makeSnapshot(sentenceState("собака кусает человека"));
        request.panes = {{"sentence", {}}};
        request.size = {1100, 800};
        const auto figure = drawForFile(request, QStringLiteral("svg"));
        QVERIFY(figure.ok());
        const QByteArray svg = encode(*figure).value();
        QVERIFY(svg.contains("кусает"));
        QVERIFY(svg.contains("<image"));
    }

    void dataIsTheInput() {
        State state = sentenceState();
        state.set(keys::combine, std::string("concatenate"));
        const Snapshot snapshot = makeSnapshot(state);
        const Dataset data = findViewType("sentence")->data(snapshot);
        QCOMPARE(data.field->rows(), std::int64_t{5});
        QCOMPARE(data.field->columns(), std::int64_t{256});
        QVERIFY(!data.prepare({}));
        const TableMatrix input = sentenceFacts(snapshot)->sentence().input();
        for (int t = 0; t < 5; ++t)
            for (int j = 0; j < 256; ++j)
                QCOMPARE(data.field->value(t, j), input(t, j));
        QCOMPARE(data.columnName(3), std::string("embedding_3"));
        QCOMPARE(data.columnName(130), std::string("encoding_2"));
        const Dataset none = findViewType("sentence")->data(makeSnapshot(sentenceState("")));
        QVERIFY(none.prepare({}).has_value());
    }
};

POSISCOPE_WINDOW_TEST(TestSentenceView)
#include "tst_sentenceview.moc"
