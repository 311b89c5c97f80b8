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
        const Rows<Numbers, QString> row("list", "text");
        row("zeros", Numbers(64), QStringLiteral("All 64 frequencies are 0"));
        row("NaN", Numbers(64, NAN), QStringLiteral("All 64 numbers are NaN"));
        row("leftovers", leftovers(), QStringLiteral("This memory was never filled"));
        row("random bits", randomBits(), QStringLiteral("This memory was never filled"));
    }
    void lists() {
        const auto [list, text] = fetchRow<Numbers, QString>();
        const StoredArray array = arrayOf({static_cast<std::int64_t>(list.size())}, list, CellType::float32);
        for (const bool meant : {false, true}) {
            const Identity answer =
                meant ? identify({array}, expectationOf({"rope", {{"head_dim", whole(64)}}, {}, {}}))
                      : identify({array});
            QCOMPARE(idsOf(answer), std::string("never-filled"));
            QVERIFY(QString::fromStdString(answer.mistakes[0].text.english()).startsWith(text));
            QVERIFY(!answer.recognised && !answer.asExpected);
            QVERIFY(answer.notes.at(0).english().ends_with("compute it again after loading"));
        }
    }

    void counts() {
        const std::string said = evidenceOf(identify({arrayOf({32}, leftovers(), CellType::float32)}));
        QVERIFY2(said.find("of 32 numbers 28 are 0, 2 are denormal and 0 are NaN or infinite") == 0,
                 said.c_str());
        QVERIFY2(said.find("the smallest 0 and the largest 6.93·10⁻¹⁸") != std::string::npos, said.c_str());
    }

    void tables() {
        const StoredArray ones = arrayOf({2048, 128}, Numbers(2048 * 128, 1), CellType::float32);
        const StoredArray zeros = arrayOf({2048, 128}, Numbers(2048 * 128), CellType::float32);
        const Identity cache = identify({ones, zeros});
        QCOMPARE(idsOf(cache), std::string("never-filled"));
        QVERIFY(cache.mistakes[0].text.english().find("All cosines are 1 and all sines 0") == 0);
        QCOMPARE(idsOf(identify({zeros})), std::string("never-filled"));
        QVERIFY(identify({zeros}).notes.at(0).english().starts_with("Nothing was loaded into this table"));
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
        row("negative", Numbers{1, -0.5, 0.25, -0.125, 0.3, 0.7},
            QStringLiteral("no list of frequencies: some numbers are negative"));
        row("rising and falling", Numbers{0.1, 0.9, 1, 0.4, 0.3, 0.2, 0.25, 0.15},
            QStringLiteral("no list of frequencies: these begin with the largest and fall"));
        row("one NaN of many", Numbers{1, 0.9, NAN, 0.2, 0.21, 0.5, 0.1, 0.3, 0.05, 0.6, 0.02, 0.44},
            QStringLiteral("no list of frequencies: some numbers are NaN or infinite"));
        row("falling anyhow", Numbers{1, 0.9, 0.7, 0.69, 0.3, 0.29, 0.11, 0.1},
            QStringLiteral("the frequencies are of no kind that is known"));
    }
    void reasons() {
        const auto [list, reason] = fetchRow<Numbers, QString>();
        const Identity answer =
            identify({arrayOf({static_cast<std::int64_t>(list.size())}, list, CellType::float64)});
        QVERIFY2(!answer.recognised, wordsOf(answer).c_str());
        QCOMPARE(QString::fromStdString(answer.evidence.back().english()), reason);
        QVERIFY(evidenceOf(answer).find("the first number is ") == 0);
    }
};

QTEST_APPLESS_MAIN(TestNeverFilled)
#include "tst_neverfilled.moc"
