// SPDX-License-Identifier: GPL-3.0-or-later
// Memory that was never written is called that, with counts; every list that is not recognised gets a reason.
#include <cmath>

#include "core/math/random.h"
#include "tests/support/answers.h"
#include "tests/support/madetable.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;
using namespace mistakes;

namespace {

using Numbers = std::vector<double>;

Numbers falling(std::size_t turning, std::size_t all) {
    Numbers list(all);
    for (std::size_t i = 0; i < turning; ++i)
        list[i] = std::pow(10000, -static_cast<double>(i) / static_cast<double>(all));
    return list;
}

std::string evidenceOf(const Identity& answer) {
    std::string all;
    for (const Text& line : answer.evidence)
        all += line.english() + "\n";
    return all;
}

/// What a buffer holds that was never written: pointers and counters, read as float32.
Numbers leftovers() {
    Numbers list(32);
    list[0] = list[2] = 6.93e-18;
    list[1] = list[3] = 4.57e-41;
    return list;
}

Numbers randomBits() {
    Numbers list;
    for (std::uint64_t n = 0; n < 64; ++n)
        list.push_back(std::bit_cast<float>(static_cast<std::uint32_t>(uniformAt(5, n) * 0x1p32)));
    list[7] = list[20] = list[33] = list[40] = list[41] = list[50] = list[60] = NAN;
    return list;
}

}  // namespace

Q_DECLARE_METATYPE(Numbers)

class TestNeverFilled : public StrictTest {
    Q_OBJECT

 private slots:
    void lists_data() {
        const Rows<Numbers, Sentence> row("list", "sentence");
        row("zeros", Numbers(64), {"identify/all-frequencies-zero", {"64"}});
        row("NaN", Numbers(64, NAN), {"identify/all-numbers-nan", {"64"}});
        row("leftovers", leftovers(), "identify/never-filled");
        row("random bits", randomBits(), "identify/never-filled");
    }
    void lists() {
        const auto [list, sentence] = fetchRow<Numbers, Sentence>();
        const StoredArray array = arrayOf({static_cast<std::int64_t>(list.size())}, list, CellType::float32);
        for (const bool meant : {false, true}) {
            const Identity answer =
                meant ? identify({array}, expectationOf({"rope", {{"head_dim", whole(64)}}, {}, {}}))
                      : identify({array});
            QCOMPARE(idsOf(answer), std::string("never-filled"));
            QVERIFY(saysOnly(answer.mistakes[0].text.english(), sentence));
            QVERIFY(!answer.recognised && !answer.asExpected);
            QVERIFY(saysOnly(answer.notes.at(0).english(), "identify/buffer-after-loading"));
        }
    }

    void counts() {
        const std::string said = evidenceOf(identify({arrayOf({32}, leftovers(), CellType::float32)}));
        QVERIFY2(
            said.find(wording("identify/counts-of-leftovers", {"32", "28", "2", "0"}).toStdString()) == 0,
            said.c_str());
        QVERIFY2(says(said, "identify/first-smallest-largest", {"", "0", "6.93·10⁻¹⁸"}), said.c_str());
    }

    void tables() {
        const StoredArray ones = arrayOf({2048, 128}, Numbers(2048 * 128, 1), CellType::float32);
        const StoredArray zeros = arrayOf({2048, 128}, Numbers(2048 * 128), CellType::float32);
        const Identity cache = identify({ones, zeros});
        QCOMPARE(idsOf(cache), std::string("never-filled"));
        QVERIFY(saysOnly(cache.mistakes[0].text.english(), "identify/no-angles"));
        QCOMPARE(idsOf(identify({zeros})), std::string("never-filled"));
        QVERIFY(saysOnly(identify({zeros}).notes.at(0).english(), "identify/not-loaded"));
        QCOMPARE(idsOf(identify({zeros}, expectationOf({"learned", {}, {}, {}}))),
                 std::string("never-filled"));
        QCOMPARE(idsOf(identify({arrayOf({50, 32}, Numbers(1600, NAN))})), std::string("never-filled"));
        const Identity alike = identify({ones}, expectationOf({"sinusoidal", {}, {}, {}}));
        QCOMPARE(idsOf(alike), std::string("all-alike"));
        QVERIFY(!alike.recognised);
    }

    /// Numbers that mean something.
    void whatIsFilled_data() {
        QTest::addColumn<Numbers>("list");
        QTest::newRow("frequencies") << falling(32, 32);
        QTest::newRow("half of them still") << falling(8, 32);
        QTest::newRow("slopes") << Numbers{0.5,     0.25,     0.125,     0.0625,
                                           0.03125, 0.015625, 0.0078125, 0.00390625};
    }
    void whatIsFilled() {
        QFETCH(Numbers, list);
        for (const CellType type : {CellType::float32, CellType::float16, CellType::bfloat16}) {
            const Identity answer = identify({arrayOf({static_cast<std::int64_t>(list.size())}, list, type)});
            QVERIFY2(answer.recognised && idsOf(answer).find("never") == std::string::npos,
                     wordsOf(answer).c_str());
        }
        // A matrix of zeros adds nothing to any score.
        QCOMPARE(identify({arrayOf({16, 16}, Numbers(256))}).encoding, std::string("nope"));
    }

    void reasons_data() {
        const Rows<Numbers, QString> row("list", "reason");
        row("negative", Numbers{1, -0.5, 0.25, -0.125, 0.3, 0.7}, wording("identify/list-negative"));
        row("rising and falling", Numbers{0.1, 0.9, 1, 0.4, 0.3, 0.2, 0.25, 0.15},
            wording("identify/list-not-falling"));
        row("one NaN of many", Numbers{1, 0.9, NAN, 0.2, 0.21, 0.5, 0.1, 0.3, 0.05, 0.6, 0.02, 0.44},
            wording("identify/list-nan"));
        row("falling anyhow", Numbers{1, 0.9, 0.7, 0.69, 0.3, 0.29, 0.11, 0.1},
            wording("identify/list-unknown"));
    }
    void reasons() {
        const auto [list, reason] = fetchRow<Numbers, QString>();
        const Identity answer =
            identify({arrayOf({static_cast<std::int64_t>(list.size())}, list, CellType::float64)});
        QVERIFY2(!answer.recognised, wordsOf(answer).c_str());
        QCOMPARE(QString::fromStdString(answer.evidence.back().english()), reason);
        QVERIFY(saysOnly(answer.evidence.front().english(), "identify/first-smallest-largest"));
    }
};

QTEST_APPLESS_MAIN(TestNeverFilled)
#include "tst_neverfilled.moc"
