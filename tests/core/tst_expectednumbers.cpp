// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of frequencies and of slopes that are not what was expected: their order, their sign, single numbers.
#include <cmath>

#include "core/math/random.h"
#include "tests/support/answers.h"
#include "tests/support/encodingof.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

using Numbers = std::vector<double>;
using Change = std::function<Numbers(Numbers numbers)>;

/// The frequencies of RoPE with 32 pairs, by their definition.
Numbers frequencies() {
    Numbers all;
    for (int i = 0; i < 32; ++i)
        all.push_back(std::pow(10000.0, -i / 32.0));
    return all;
}

/// ALiBi's slopes of 8 heads: 1/2 to 1/256.
Numbers slopes() {
    Numbers all;
    for (int head = 1; head <= 8; ++head)
        all.push_back(std::exp2(-head));
    return all;
}

Identity askedFor(const std::string& encoding, const Numbers& numbers, const Given& given) {
    const State state = stateOf(encoding, given);
    std::set<std::string> keys;
    for (const auto& [key, value] : given)
        keys.insert(key);
    return identify({arrayOf({static_cast<std::int64_t>(numbers.size())}, numbers, CellType::float32)},
                    Expectation{findEncoding(encoding), state.values, {keys.begin(), keys.end()}});
}

}  // namespace

Q_DECLARE_METATYPE(Change)

class TestExpectedNumbers : public StrictTest {
    Q_OBJECT

 private slots:
    void frequenciesAndSlopes_data() {
        addColumns<bool, Change, QString, Sentence>("ofHeads", "change", "id", "sentence");
        for (const bool ofHeads : {false, true}) {
            const QString list = ofHeads ? "slopes" : "frequencies";
            const auto row = [&](const char* name, const Change& change, const QString& id,
                                 const Sentence& sentence) {
                QTest::addRow("%s, %s", qPrintable(list), name) << ofHeads << change << id << sentence;
            };
            row(
                "reversed", [](Numbers all) { return Numbers(all.rbegin(), all.rend()); }, list + "-reversed",
                "identify/list-reversed");
            row(
                "two exchanged",
                [](Numbers all) {
                    std::swap(all[1], all[4]);
                    return all;
                },
                list + "-shuffled", "identify/list-reordered");
            row(
                "one of zero",
                [](Numbers all) {
                    all[2] = 0;
                    return all;
                },
                "other-" + list,
                ofHeads ? Sentence("identify/slope-of-head-differs", {"2", "0", "0.125"})
                        : Sentence("identify/number-of-pair-differs", {"2", "0", "0.5623"}));
            row("noise",
                [](Numbers all) {
                    for (std::size_t n = 0; n < all.size(); ++n)
                        all[n] *= 1 + 1e-3 * normalAt(1, n);
                    return all;
                },
                "inexact", {"identify/what-is-left", {wording("identify/cells-near")}});
        }
    }
    void frequenciesAndSlopes() {
        const auto [ofHeads, change, id, sentence] = fetchRow<bool, Change, QString, Sentence>();
        const Identity answer =
            askedFor(ofHeads ? "alibi" : "rope", change(ofHeads ? slopes() : frequencies()), {});
        QVERIFY2(answer.recognised && !answer.asExpected, wordsOf(answer).c_str());
        QCOMPARE(QString::fromStdString(answer.encoding), QString(ofHeads ? "alibi" : "rope"));
        QCOMPARE(QString::fromStdString(idsOf(answer)), id);
        QVERIFY2(says(answer.mistakes[0].text.english(), sentence),
                 answer.mistakes[0].text.english().c_str());
        QCOMPARE(answer.unexplainedCells > 0, id == "inexact");
    }

    void otherLists_data() {
        addColumns<QString, Change, QString>("encoding", "change", "id");
        const auto row = [](const char* name, const char* encoding, const Change& change, const char* id) {
            QTest::newRow(name) << encoding << change << id;
        };
        row(
            "frequencies of the other sign", "rope",
            [](Numbers all) {
                for (double& each : all)
                    each = -each;
                return all;
            },
            "frequencies-negated");
        row(
            "each twice", "rope",
            [](const Numbers& all) {
                Numbers twice;
                for (const double each : all)
                    twice.insert(twice.end(), 2, each);
                return twice;
            },
            "frequencies-repeated");
        row(
            "the list twice", "rope",
            [](Numbers all) {
                const Numbers once = all;
                all.insert(all.end(), once.begin(), once.end());
                return all;
            },
            "frequencies-repeated");
        row(
            "half of all slopes", "alibi",
            [](Numbers all) {
                for (double& each : all)
                    each /= 2;
                return all;
            },
            "another-scale");
    }
    void otherLists() {
        const auto [encoding, change, id] = fetchRow<QString, Change, QString>();
        const bool rope = encoding == "rope";
        const Identity answer = askedFor(encoding.toStdString(), change(rope ? frequencies() : slopes()),
                                         rope ? Given{{"head_dim", std::int64_t{64}}} : Given{});
        QCOMPARE(QString::fromStdString(idsOf(answer)), id);
        QCOMPARE(answer.unexplainedCells, 0);
    }

    /// Another base is another base, and not only near.
    void anotherBase() {
        Numbers others;
        for (int i = 0; i < 32; ++i)
            others.push_back(std::pow(10500.0, -i / 32.0));
        QCOMPARE(idsOf(askedFor("rope", others, {{"base", 10000.0}})), std::string("another-base"));
    }

    /// Nothing is near: no mistake is made up.
    void unlike() {
        Numbers numbers;
        for (std::size_t n = 0; n < 32; ++n)
            numbers.push_back(normalAt(1, n));
        for (const char* encoding : {"rope", "alibi"}) {
            const Identity answer = askedFor(encoding, numbers, {});
            QVERIFY2(!answer.recognised && answer.mistakes.empty(), wordsOf(answer).c_str());
        }
    }

    /// A list that stands twice has a reason where nothing was expected, too.
    void whyTwice() {
        Numbers twice = frequencies();
        twice.insert(twice.end(), twice.begin(), twice.begin() + 32);
        const Identity answer = identify({arrayOf({64}, twice, CellType::float32)});
        QVERIFY(!answer.recognised);
        QCOMPARE(QString::fromStdString(answer.evidence.back().english()), wording("identify/list-twice"));
    }
};

QTEST_APPLESS_MAIN(TestExpectedNumbers)
#include "tst_expectednumbers.moc"
