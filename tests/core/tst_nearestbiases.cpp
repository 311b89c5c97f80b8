// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices of biases that are nearly those that were expected: noise, quantised numbers, other signs, damaged
// cells, constants that softmax does not see.
#include <cmath>

#include "core/math/random.h"
#include "tests/support/answers.h"
#include "tests/support/biasarrays.h"
#include "tests/support/encodingof.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

constexpr std::int64_t length = 48;

using Change = std::function<double(double cell, std::int64_t head, std::int64_t query, std::int64_t key)>;

/// The biases of two heads of an encoding, or of its first one, as they were expected, and changed.
struct Changed {
    State state;
    std::int64_t heads;
    std::vector<double> cells;

    Changed(const std::string& encoding, bool oneHead, const Change& change)
        : state(stateOf(encoding, {{"heads", std::int64_t{oneHead ? 1 : 2}},
                                   {"mask", std::string("causal")},
                                   {"max_len", length}})),
          heads(oneHead ? 1 : 2) {
        const auto model = encodingOf(state).make(state.values);
        for (std::int64_t head = 0; head < heads; ++head) {
            const auto matrix = model->bias()->matrix(head);
            for (std::int64_t query = 0; query < length; ++query)
                for (std::int64_t key = 0; key < length; ++key) {
                    const double cell = matrix->value(query, key);
                    cells.push_back(key > query ? cell : change(cell, head, query, key));
                }
        }
    }

    Identity answer(CellType type) const {
        const StoredArray array = heads == 1 ? arrayOf({length, length}, cells, type)
                                             : arrayOf({heads, length, length}, cells, type);
        return identify(
            {array},
            Expectation{findEncoding(state.values.get(keys::encoding)), state.values, {"heads", "mask"}});
    }
};

double noiseAt(std::int64_t head, std::int64_t query, std::int64_t key) {
    return normalAt(1, static_cast<std::uint64_t>((head * length + query) * length + key));
}

/// One of ten cells.
bool isDamaged(std::int64_t head, std::int64_t query, std::int64_t key) {
    return (3 * head + 7 * query + 4 * key) % 10 == 0;
}

}  // namespace

Q_DECLARE_METATYPE(Change)

class TestNearestBiases : public StrictTest {
    Q_OBJECT

 private slots:
    /// What is left is told: no name of another encoding, and not “learned”.
    void nearly_data() {
        addColumns<QString, bool, Change, QString, Sentence>("encoding", "oneHead", "change", "id",
                                                             "sentence");
        for (const char* encoding : {"alibi", "kerple", "fire"})
            for (const bool oneHead : {true, false}) {
                const auto row = [&](const char* name, const Change& change, const char* id,
                                     const Sentence& sentence) {
                    QTest::addRow("%s of %s, %s", encoding, oneHead ? "one head" : "two heads", name)
                        << encoding << oneHead << change << id << sentence;
                };
                row("noise",
                    [](double cell, std::int64_t head, std::int64_t query, std::int64_t key) {
                        return cell + 1e-3 * noiseAt(head, query, key);
                    },
                    "inexact", {"identify/what-is-left", {wording("identify/cells-near")}});
                row("steps of 0.001",
                    [](double cell, std::int64_t, std::int64_t, std::int64_t) {
                        return std::nearbyint(1000 * cell) / 1000;
                    },
                    "quantised", {"identify/quantised", {"", "", "0.001"}});
                row(
                    "negated", [](double cell, std::int64_t, std::int64_t, std::int64_t) { return -cell; },
                    encoding == std::string("alibi") && !oneHead ? "other-sign" : "negated",
                    encoding == std::string("alibi") && !oneHead ? "identify/other-sign-of-bias"
                                                                 : "identify/other-sign");
                row(
                    "damaged",
                    [](double cell, std::int64_t head, std::int64_t query, std::int64_t key) {
                        return cell + (isDamaged(head, query, key) ? noiseAt(head, query, key) : 0);
                    },
                    "other-cells", "identify/other-cells");
            }
    }
    void nearly() {
        const auto [encoding, oneHead, change, id, sentence] =
            fetchRow<QString, bool, Change, QString, Sentence>();
        const Changed table(encoding.toStdString(), oneHead, change);
        const Identity answer = table.answer(CellType::float64);
        QVERIFY2(answer.recognised && !answer.asExpected, wordsOf(answer).c_str());
        QCOMPARE(QString::fromStdString(answer.encoding), encoding);
        QCOMPARE(QString::fromStdString(idsOf(answer)), id);
        QVERIFY2(says(answer.mistakes[0].text.english(), sentence),
                 answer.mistakes[0].text.english().c_str());
    }

    /// The deviations are those that the cells have.
    void deviationsAreTrue() {
        double squares = 0, largest = 0, count = 0;
        const Changed table("kerple", false,
                            [&](double cell, std::int64_t head, std::int64_t query, std::int64_t key) {
                                const double off = 0.01 * noiseAt(head, query, key);
                                squares += off * off;
                                largest = std::max(largest, std::abs(off));
                                ++count;
                                return cell + off;
                            });
        const Identity answer = table.answer(CellType::float64);
        QVERIFY2(std::abs(answer.rmsDeviation - std::sqrt(squares / count)) < 1e-12, wordsOf(answer).c_str());
        QVERIFY(std::abs(answer.largestDeviation - largest) < 1e-12);
        QVERIFY(answer.unexplainedCells > 0);
    }

    /// The damaged cells are counted.
    void damageIsCounted() {
        std::int64_t damaged = 0;
        const Changed table("fire", true,
                            [&](double cell, std::int64_t head, std::int64_t query, std::int64_t key) {
                                damaged += isDamaged(head, query, key) ? 1 : 0;
                                return isDamaged(head, query, key) ? 7.5 : cell;
                            });
        QCOMPARE(table.answer(CellType::float32).unexplainedCells, damaged);
    }

    /// Softmax does not see what all keys of a query have in addition: the table is right.
    void constants_data() {
        addColumns<QString, CellType, bool>("encoding", "type", "byRow");
        for (const char* encoding : {"alibi", "kerple", "fire"})
            for (const CellType type : {CellType::float64, CellType::float32})
                for (const bool byRow : {false, true})
                    QTest::addRow("%s, %s, of each %s", encoding, std::string(nameOf(type)).c_str(),
                                  byRow ? "row" : "head")
                        << encoding << type << byRow;
    }
    void constants() {
        const auto [encoding, type, byRow] = fetchRow<QString, CellType, bool>();
        const bool rows = byRow;
        const Changed table(encoding.toStdString(), false,
                            [rows](double cell, std::int64_t head, std::int64_t query, std::int64_t) {
                                const double constant = rows ? std::sin(static_cast<double>(query)) : 1.5;
                                return cell + constant + static_cast<double>(rows ? 0 : head) / 4;
                            });
        const Identity answer = table.answer(type);
        QVERIFY2(answer.asExpected && answer.unexplainedCells == 0, wordsOf(answer).c_str());
        QCOMPARE(QString::fromStdString(answer.encoding), encoding);
        QVERIFY2(answer.alternatives.empty(), wordsOf(answer).c_str());
        QCOMPARE(answer.notes.size(), 1U);
        QCOMPARE(QString::fromStdString(answer.notes[0].english()),
                 rows ? wording("identify/constant-of-row", {"1"})
                      : wording("identify/constant-of-head", {"1.75"}));
    }

    /// A column or a cell that differs is seen by softmax.
    void noConstants() {
        const Changed table("kerple", false, [](double cell, std::int64_t, std::int64_t, std::int64_t key) {
            return cell + (key == 5 ? 0.25 : 0);
        });
        const Identity answer = table.answer(CellType::float64);
        QVERIFY(!answer.asExpected);
        QCOMPARE(answer.unexplainedCells, 2 * (length - 5));
    }

    /// Too far to be called near.
    void farOff() {
        const Changed table("fire", false,
                            [](double, std::int64_t head, std::int64_t query, std::int64_t key) {
                                return noiseAt(head, query, key);
                            });
        const Identity answer = table.answer(CellType::float64);
        QVERIFY(!answer.asExpected);
        QVERIFY2(answer.encoding != "fire", wordsOf(answer).c_str());
    }
};

QTEST_APPLESS_MAIN(TestNearestBiases)
#include "tst_nearestbiases.moc"
