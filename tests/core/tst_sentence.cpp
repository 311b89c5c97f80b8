// SPDX-License-Identifier: GPL-3.0-or-later
// Vectors of words, and what attention makes of them.
#include "core/sentence/sentence.h"

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <fstream>
#include <random>

#include "core/analysis/dataset.h"
#include "core/math/random.h"
#include "core/parameters/keys.h"
#include "core/sentence/sentencefacts.h"
#include "core/tables/tablefile.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

State stateOf(const char* sentence, std::int64_t dModel = 24) {
    State state = defaultState();
    state.set(keys::sentence, std::string(sentence));
    state.set(keys::dModel, dModel);
    repair(state);
    return state;
}

SentenceFacts factsOf(const State& state) {
    const auto facts = sentenceFacts(makeSnapshot(state));
    if (!facts) qFatal("%s", facts.error().text.english().c_str());
    return *facts;
}

/// Whether two rows are the same in every bit.
bool sameBits(const TableMatrix& a, Eigen::Index row, const TableMatrix& b, Eigen::Index other) {
    return std::memcmp(a.data() + row * a.cols(), b.data() + other * b.cols(),
                       static_cast<std::size_t>(a.cols()) * sizeof(double)) == 0;
}

std::string randomSentence(std::mt19937& generator) {
    static const std::vector<std::string> words{"the", "dog", "bites", "a", "man", "我", "爱", "собака", ","};
    std::string sentence;
    const auto count = 2 + generator() % 14;
    for (unsigned n = 0; n < count; ++n)
        sentence += words[generator() % words.size()] + " ";
    return sentence;
}

QString written(const QTemporaryDir& folder, std::int64_t rows, std::int64_t columns) {
    const QString path = folder.filePath(QStringLiteral("words.npy"));
    Eigen::MatrixXd cells(rows, columns);
    for (Eigen::Index n = 0; n < cells.size(); ++n)
        cells.data()[n] = static_cast<double>(n) / 8;
    std::ofstream file(path.toStdString(), std::ios::binary);
    writeNpy(
        {storedMatrix(cells), {}}, NumberType::float64,
        [&](const char* bytes, std::size_t count) {
            return static_cast<bool>(file.write(bytes, static_cast<std::streamsize>(count)));
        },
        [](double) { return true; });
    return path;
}

}  // namespace

class TestSentence : public StrictTest {
    Q_OBJECT

 private slots:
    void positionsEndSentences() {
        State state = stateOf("one two three four");
        state.set(keys::maxLen, std::int64_t{3});
        repair(state);
        QCOMPARE(factsOf(state).tokens(), std::int64_t{3});
        QVERIFY(factsOf(state).sentence().tokens.cut);
    }

    void wordsKeepTheirVectors() {
        const SentenceFacts one = factsOf(stateOf("dog bites man"));
        const SentenceFacts other = factsOf(stateOf("a man , a dog"));
        QVERIFY(sameBits(one.sentence().embedding, 0, other.sentence().embedding, 4));
        QVERIFY(sameBits(one.sentence().embedding, 2, other.sentence().embedding, 1));
        QVERIFY(!sameBits(one.sentence().embedding, 0, one.sentence().embedding, 2));
        State state = stateOf("dog");
        state.set(keys::embeddingSeed, std::int64_t{2});
        QVERIFY(!sameBits(factsOf(state).sentence().embedding, 0, one.sentence().embedding, 0));
    }

    void randomVectorsHaveNormOne() {
        State state = stateOf("Transformers revolutionized the field of NLP", 4096);
        state.set(keys::embeddingScaled, false);
        const SentenceFacts plain = factsOf(state);
        state.set(keys::embeddingScaled, true);
        const SentenceFacts scaled = factsOf(state);
        for (std::int64_t t = 0; t < plain.tokens(); ++t) {
            // The standard deviation of the norm is 1/√(2d) = 0.011.
            QVERIFY(std::abs(*plain.embeddingNorm(t) - 1) < 0.06);
            QVERIFY(std::abs(*scaled.embeddingNorm(t) / 64 - *plain.embeddingNorm(t)) < 1e-12);
            QVERIFY(std::abs(*plain.encodingNorm(t) - std::sqrt(2048.0)) < 1e-9);
        }
    }

    void theEncodingIsThatOfThePosition() {
        State state = stateOf("a b c d");
        state.set(keys::firstPosition, std::int64_t{7});
        repair(state);
        const Snapshot snapshot = makeSnapshot(state);
        const SentenceFacts facts = *sentenceFacts(snapshot);
        for (Eigen::Index t = 0; t < 4; ++t)
            for (Eigen::Index j = 0; j < 24; ++j)
                QCOMPARE(facts.sentence().encoding(t, j), snapshot.model->table().value(t, j));
        QVERIFY(std::abs(facts.sentence().encoding(2, 0) - std::sin(9.0)) < 1e-15);
        const TableMatrix added = facts.sentence().input();
        QCOMPARE(added(2, 5), facts.sentence().embedding(2, 5) + facts.sentence().encoding(2, 5));
        state.set(keys::combine, std::string("concatenate"));
        const SentenceFacts both = factsOf(state);
        QCOMPARE(both.sentence().width(), std::int64_t{48});
        const TableMatrix beside = both.sentence().input();
        QCOMPARE(beside(2, 5), both.sentence().embedding(2, 5));
        QCOMPARE(beside(2, 29), both.sentence().encoding(2, 5));
        QCOMPARE(both.sentence().inputWithoutPositions()(2, 29), 0.0);
    }

    void equalWordsAreEqualToTheLastBitWithoutPositions_data() {
        QTest::addColumn<QString>("combine");
        QTest::newRow("added") << "add";
        QTest::newRow("concatenated") << "concatenate";
    }
    void equalWordsAreEqualToTheLastBitWithoutPositions() {
        QFETCH(QString, combine);
        State state = stateOf("the dog bites the man , the end", 37);
        state.set(keys::combine, combine.toStdString());
        const SentenceFacts facts = factsOf(state);
        for (const auto& [t, u] : {std::pair{0, 3}, std::pair{3, 6}, std::pair{0, 6}}) {
            QVERIFY(sameBits(facts.without().outputs, t, facts.without().outputs, u));
            QVERIFY(sameBits(facts.without().weights, t, facts.without().weights, u));
            QCOMPARE(*facts.outputGapWithout(t, u), 0.0);
            QVERIFY(*facts.outputGap(t, u) > 1e-3);
        }
        QVERIFY(*facts.outputGapWithout(0, 1) > 1e-3);
        const auto repeated = repeatedWords(facts);
        QCOMPARE(repeated.size(), std::size_t{1});
        QCOMPARE(repeated[0].text, std::string("the"));
        QVERIFY(repeated[0].tokens == (std::vector<std::int64_t>{0, 3, 6}));
        QCOMPARE(repeated[0].gapWithout, 0.0);
        QCOMPARE(repeated[0].gapWith,
                 std::max({*facts.outputGap(0, 3), *facts.outputGap(3, 6), *facts.outputGap(0, 6)}));
    }

    void permutedWordsGivePermutedOutputsBitForBit() {
        std::mt19937 generator(7);
        for (int round = 0; round < 25; ++round) {
            State state = stateOf(randomSentence(generator).c_str(), 3 + round);
            state.set(keys::attentionSize, std::int64_t{1 + round % 20});
            state.set(keys::attentionSeed, std::int64_t{round});
            state.set(keys::combine, std::string(round % 2 == 0 ? "add" : "concatenate"));
            const SentenceFacts facts = factsOf(state);
            const Sentence& sentence = facts.sentence();
            const AttentionHead head(sentence.width(), state.get(keys::attentionSize), round);
            std::vector<Eigen::Index> order(sentence.tokens.size());
            std::iota(order.begin(), order.end(), Eigen::Index{0});
            std::shuffle(order.begin(), order.end(), generator);
            const TableMatrix input = sentence.inputWithoutPositions();
            TableMatrix permuted(input.rows(), input.cols());
            std::vector<std::size_t> words;
            for (std::size_t t = 0; t < order.size(); ++t) {
                permuted.row(Eigen::Index(t)) = input.row(order[t]);
                words.push_back(sentence.tokens.indices[std::size_t(order[t])]);
            }
            const Attention after = head.attend(permuted, words);
            for (std::size_t t = 0; t < order.size(); ++t)
                QVERIFY(sameBits(after.outputs, Eigen::Index(t), facts.without().outputs, order[t]));
        }
    }

    void swappingMovesOutputsWithoutPositionsAndChangesThemWith() {
        std::mt19937 generator(11);
        for (int round = 0; round < 12; ++round) {
            const SentenceFacts facts = factsOf(stateOf(randomSentence(generator).c_str(), 18));
            for (std::int64_t t = 0; t < facts.tokens(); ++t)
                for (std::int64_t u = 0; u < facts.tokens(); ++u) {
                    QCOMPARE(*facts.swapGapWithout(t, u), 0.0);
                    QVERIFY((*facts.swapGap(t, u) > 1e-6) == (t != u));
                }
        }
        // What the number means, from two sentences that are typed.
        const SentenceFacts dog = factsOf(stateOf("dog bites man"));
        const SentenceFacts man = factsOf(stateOf("man bites dog"));
        for (const auto& [t, u] : {std::pair{0, 2}, std::pair{1, 1}, std::pair{2, 0}})
            QVERIFY(sameBits(dog.without().outputs, t, man.without().outputs, u));
        const double gap = std::max({largestGap(dog.with().outputs, 0, man.with().outputs, 2),
                                     largestGap(dog.with().outputs, 1, man.with().outputs, 1),
                                     largestGap(dog.with().outputs, 2, man.with().outputs, 0)});
        QCOMPARE(*dog.swapGap(0, 2), gap);
        QCOMPARE(*dog.swapGap(2, 0), gap);
        for (const bool positions : {false, true}) {
            const auto swapped = dog.swapped(0, 2, positions);
            QVERIFY(swapped.ok());
            QVERIFY(swapped->outputs == (positions ? man.with() : man.without()).outputs);
            QCOMPARE(swapped->places, (std::vector<std::size_t>{2, 1, 0}));
            QCOMPARE(std::ranges::max(swapped->gaps), positions ? gap : 0.0);
        }
    }

    void attentionIsWhatItsFormulaSays() {
        constexpr double tolerance = 1e-13;  // sums of at most 48 products of numbers of size about 1
        State state = stateOf("the dog bites the man", 24);
        for (const char* combine : {"add", "concatenate"}) {
            state.set(keys::combine, std::string(combine));
            const SentenceFacts facts = factsOf(state);
            const TableMatrix input = facts.sentence().input();
            const AttentionHead head(input.cols(), 16, 1);
            using Matrix = Eigen::Matrix<long double, Eigen::Dynamic, Eigen::Dynamic>;
            const Matrix x = input.cast<long double>();
            const Matrix scores = (x * head.queryWeights().cast<long double>()) *
                                  (x * head.keyWeights().cast<long double>()).transpose() / std::sqrt(16.0L);
            Matrix weights = scores.array().exp();
            for (Eigen::Index t = 0; t < weights.rows(); ++t)
                weights.row(t) /= weights.row(t).sum();
            const Matrix outputs = weights * (x * head.valueWeights().cast<long double>());
            QVERIFY((facts.with().weights.cast<long double>() - weights).cwiseAbs().maxCoeff() < tolerance);
            QVERIFY((facts.with().outputs.cast<long double>() - outputs).cwiseAbs().maxCoeff() < tolerance);
        }
    }

    void weightsOfARowSumToOne() {
        std::mt19937 generator(3);
        for (int round = 0; round < 20; ++round) {
            const SentenceFacts facts = factsOf(stateOf(randomSentence(generator).c_str(), 64));
            for (const Attention* attention : {&facts.without(), &facts.with()})
                for (Eigen::Index t = 0; t < attention->weights.rows(); ++t) {
                    QVERIFY(std::abs(attention->weights.row(t).sum() - 1) < 1e-14);
                    QVERIFY(attention->weights.row(t).minCoeff() >= 0);
                }
        }
    }

    void matricesHaveTheirDeviation() {
        const AttentionHead head(512, 64, 5);
        for (const TableMatrix* weights : {&head.queryWeights(), &head.keyWeights(), &head.valueWeights()}) {
            QCOMPARE(weights->rows(), Eigen::Index{512});
            QCOMPARE(weights->cols(), Eigen::Index{64});
            QVERIFY(std::abs(weights->squaredNorm() / 64 - 1) < 0.05);
        }
        QVERIFY((head.queryWeights() - head.keyWeights()).norm() > 1);
        const AttentionHead small(512, 8, 5);
        QVERIFY(small.queryWeights() == head.queryWeights().leftCols(8));
    }

    void embeddingsFromATable() {
        const QTemporaryDir folder;
        State state = stateOf("dog bites man dog", 24);
        state.set(keys::embeddingFile, written(folder, 5, 24).toStdString());
        state.set(keys::embeddingScaled, false);
        const SentenceFacts facts = factsOf(state);
        const auto table = *readTable(state.get(keys::embeddingFile), "");
        const std::vector<int> rows{1, 0, 2, 1};  // bites, dog, man
        for (std::size_t t = 0; t < rows.size(); ++t)
            for (int j = 0; j < 24; ++j)
                QCOMPARE(facts.sentence().embedding(Eigen::Index(t), j), table->value(rows[t], j));
        state.set(keys::embeddingScaled, true);
        QCOMPARE(factsOf(state).sentence().embedding(0, 3), table->value(1, 3) * std::sqrt(24.0));
    }

    void tablesThatDoNotFitAreRefused() {
        const QTemporaryDir folder;
        State state = stateOf("dog bites man", 24);
        const auto refusal = [&](const QString& words) {
            const auto facts = sentenceFacts(makeSnapshot(state));
            return !facts && QString::fromStdString(facts.error().text.english()).contains(words);
        };
        state.set(keys::embeddingFile, written(folder, 5, 23).toStdString());
        QVERIFY(refusal(QStringLiteral("has 23 columns, but d_model is 24")));
        state.set(keys::embeddingFile, written(folder, 2, 24).toStdString());
        QVERIFY(refusal(QStringLiteral("has 2 rows, but the sentence has 3")));
        state.set(keys::embeddingFile, folder.filePath(QStringLiteral("none.npy")).toStdString());
        QVERIFY(refusal(QStringLiteral("none.npy")));
    }

    void encodingsThatAddNothingAreRefused() {
        for (const char* id : {"alibi", "t5", "rope", "nope"}) {
            State state = stateOf("dog bites man");
            chooseEncoding(state, *findEncoding(id));
            repair(state);
            const auto facts = sentenceFacts(makeSnapshot(state));
            QVERIFY2(!facts, id);
            QVERIFY(facts.error().text.source.find("Choose Sinusoidal") != std::string::npos);
        }
    }

    void tooWideForAttention() {
        const SentenceFacts facts = factsOf(stateOf("dog bites dog", widestAttention + 2));
        QVERIFY(facts.attentionProblem().has_value());
        QVERIFY(facts.attentionProblem()->text.english().find("4096") != std::string::npos);
        QVERIFY(facts.embeddingNorm(2).ok());
        QVERIFY(!facts.outputGap(0, 2));
        QVERIFY(repeatedWords(facts).empty());
    }

    void tokensThatAreNotThereAreRefused() {
        const SentenceFacts facts = factsOf(stateOf("dog bites man"));
        for (const std::int64_t wrong : {std::int64_t{-1}, std::int64_t{3}, std::int64_t{1} << 40}) {
            QVERIFY(!facts.embeddingNorm(wrong));
            QVERIFY(!facts.encodingNorm(wrong));
            QVERIFY(!facts.outputGap(0, wrong));
            QVERIFY(!facts.outputGapWithout(wrong, 0));
            QVERIFY(!facts.swapGap(0, wrong));
            QVERIFY(!facts.swapped(wrong, 0, true));
            QVERIFY(!facts.swapGapWithout(wrong, 0));
        }
        QCOMPARE(factsOf(stateOf("")).tokens(), std::int64_t{0});
        QVERIFY(!factsOf(stateOf("")).swapGap(0, 0));
    }

    void chosenTokensStayInTheSentence() {
        State state = stateOf("dog bites man");
        QCOMPARE(state.get(keys::swapSecond), std::int64_t{2});
        state.set(keys::sentence, std::string("dog"));
        repair(state);
        QCOMPARE(state.get(keys::swapSecond), std::int64_t{0});
        state.set(keys::sentence, std::string());
        repair(state);
        const std::vector<std::string> views{"heatmap", "waves", "similarity", "offset-map"};
        QVERIFY(!checkState(state, views));
        for (const Parameter& parameter : viewParameters())
            if (parameter.key == "swap_first") {
                QCOMPARE(parameter.limitsIn(state.values).maximum, 0.0);
                state.set(keys::sentence, std::string(100'000, 'a') + std::string(100'000, ','));
                QCOMPARE(parameter.limitsIn(state.values).maximum, 63.0);
            }
    }
};

QTEST_APPLESS_MAIN(TestSentence)
#include "tst_sentence.moc"
