// SPDX-License-Identifier: GPL-3.0-or-later
// Spectra without a name: their frequencies, and what they are of the expected ones.
#include <cmath>
#include <numbers>

#include "core/identify/identitytext.h"
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

constexpr double pi = std::numbers::pi;

/// A table whose pair i turns by omega(i) a row.
StoredArray turning(const std::function<double(int)>& omega, int dimensions = 64,
                    CellType type = CellType::float32) {
    TablePlan plan{.dimensions = dimensions, .rows = 100, .base = 10000};
    plan.sine = omega;
    return arrayOf({100, dimensions}, interleavedCells(plan), type);
}

double paper(double pair, int dimensions = 64, double base = 10000) {
    return std::pow(base, -2 * pair / dimensions);
}

std::string evidenceOf(const Identity& answer) {
    std::string all;
    for (const Text& line : answer.evidence)
        all += line.english() + "\n";
    return all;
}

struct Multiplied {
    const char* name;
    double ratio;
    QString words;
};

std::vector<Multiplied> ratios(int dimensions) {
    const double step = std::pow(10000, 2.0 / dimensions);
    return {{"degrees", pi / 180, wording("identify/positions-as-degrees")},
            {"in degrees", 180 / pi, wording("identify/angles-in-degrees")},
            {"π", pi, "× π"},
            {"2π", 2 * pi, "× 2π"},
            {"one step early", step, wording("identify/exponent-step-early")},
            {"one step late", 1 / step, wording("identify/exponent-step-late")},
            {"half a step late", 1 / std::sqrt(step), wording("identify/exponent-half-step-late")},
            {"by the length", 0.01, wording("identify/divided-by-length", {"100"})},
            {"by the last position", 1 / 99.0, wording("identify/divided-by-last", {"99"})}};
}

}  // namespace

class TestSpectrumRatio : public StrictTest {
    Q_OBJECT

 private slots:
    void namedRatios_data() {
        addColumns<int, double, QString, CellType>("dimensions", "ratio", "words", "type");
        for (const int dimensions : {32, 64})
            for (const CellType type : {CellType::float64, CellType::float32})
                for (const Multiplied& each : ratios(dimensions))
                    QTest::addRow("%s, d %d, %s", each.name, dimensions, std::string(nameOf(type)).c_str())
                        << dimensions << each.ratio << each.words << type;
    }
    void namedRatios() {
        const auto [dimensions, ratio, words, type] = fetchRow<int, double, QString, CellType>();
        const StoredArray table = turning(
            [&, d = dimensions, r = ratio](int pair) { return r * paper(pair, d); }, dimensions, type);
        const Identity answer = identify({table}, expectationOf({"sinusoidal", {}, {}, {}}));
        QCOMPARE(idsOf(answer), std::string("frequencies-multiplied"));
        QVERIFY2(says(answer.mistakes[0].text.english(), "identify/frequencies-multiplied", {"", words}),
                 answer.mistakes[0].text.english().c_str());
        QVERIFY(answer.recognised && !answer.asExpected && answer.unexplainedCells == 0);
        // Nothing is called LongRoPE without a configuration.
        QVERIFY2(wordOf(identify({table}), "scaling") != "longrope", "longrope");
    }

    /// One number, the ratio, says less than columns of a wider table or a factor of many digits.
    void exponentsWithoutExpectation_data() {
        addColumns<int, double, double>("dimensions", "steps", "base");
        for (const int dimensions : {32, 64, 128})
            for (const double steps : {1.0, 0.5, -1.0})
                for (const double base : {10000.0, 500000.0})
                    QTest::addRow("d %d, %g steps late, base %g", dimensions, steps, base)
                        << dimensions << steps << base;
    }
    void exponentsWithoutExpectation() {
        const auto [dimensions, steps, base] = fetchRow<int, double, double>();
        const Identity answer = identify({turning(
            [d = dimensions, s = steps, b = base](int pair) { return paper(pair + s, d, b); }, dimensions)});
        QCOMPARE(answer.encoding, std::string("sinusoidal"));
        QCOMPARE(idsOf(answer), std::string("frequencies-multiplied"));
        QCOMPARE(numberOf(answer, "base"), base);
        QCOMPARE(numberOf(answer, "d_model"), dimensions);
        QCOMPARE(answer.unexplainedCells, 0);
        const std::string words = answer.mistakes[0].text.english();
        QVERIFY2(says(words, steps == 1     ? "identify/exponent-step-late"
                             : steps == 0.5 ? "identify/exponent-half-step-late"
                                            : "identify/exponent-step-early"),
                 words.c_str());
    }

    /// cos and sin in two arrays, halves repeated.
    void rotations_data() {
        addColumns<double, bool, QString>("ratio", "scaled", "words");
        QTest::newRow("half a step late")
            << std::pow(500000, -1.0 / 64) << false << wording("identify/exponent-half-step-late");
        QTest::newRow("multiplied by the factor")
            << 4.0 << true << wording("identify/multiplied-by-factor", {"4"});
    }
    void rotations() {
        const auto [ratio, scaled, words] = fetchRow<double, bool, QString>();
        TablePlan plan{.dimensions = 64, .rows = 128, .base = 500000};
        plan.sine = [r = ratio](int pair) { return r * paper(pair, 64, 500000); };
        Given given{{"head_dim", whole(64)}, {"base", 500000.0}};
        if (scaled) given.insert(given.end(), {{"scaling", word("linear")}, {"factor", 4.0}});
        const Identity answer = identify({arrayOf({128, 64}, repeatedHalves(plan, false), CellType::float32),
                                          arrayOf({128, 64}, repeatedHalves(plan, true), CellType::float32)},
                                         expectationOf({"rope", given, {}, {}}));
        QCOMPARE(idsOf(answer), std::string("frequencies-multiplied"));
        QVERIFY2(says(answer.mistakes[0].text.english(), "identify/frequencies-multiplied", {"", words}),
                 answer.mistakes[0].text.english().c_str());
    }

    /// Llama 3's divisors with a mistake in the ramp alone.
    void someOfAList_data() {
        QTest::addColumn<bool>("divisors");
        QTest::newRow("inv_freq") << false;
        QTest::newRow("divisors") << true;
    }
    void someOfAList() {
        QFETCH(bool, divisors);
        std::vector<double> numbers;
        for (int i = 0; i < 64; ++i) {
            const double plain = paper(i, 128, 500000), length = 2 * pi / plain;
            const double share = (8192 / length - 1) / 3;
            const double divisor = length < 2048 ? 1 : length > 8192 ? 8 : 1 / (1 - share) * 8 + share;
            numbers.push_back(divisors ? divisor : plain / divisor);
        }
        const Given given{{"head_dim", whole(128)},
                          {"base", 500000.0},
                          {"scaling", word("llama3")},
                          {"factor", 8.0},
                          {"original_max_position", whole(8192)},
                          {"low_freq_factor", 1.0},
                          {"high_freq_factor", 4.0}};
        const Identity answer =
            identify({arrayOf({64}, numbers, CellType::float32)}, expectationOf({"rope", given, {}, {}}));
        QCOMPARE(idsOf(answer), std::string("other-frequencies"));
        const std::string said = answer.mistakes[0].text.english();
        QVERIFY2(saysOnly(said, "identify/list-of-pairs-differs", {"29–34"}), said.c_str());
        QCOMPARE(answer.storage.form, std::string(divisors ? "divisors" : "inv_freq"));
    }

    /// A list that no number names, and that is what was meant.
    void rightDivisors() {
        const NumberList factors{1.03, 1.06, 1.1, 1.2, 1.35, 1.6, 2.3, 3.9, 7.5, 14,
                                 22,   31,   40,  48,  55,   59,  61,  62,  63,  63.5};
        const Given given{{"head_dim", whole(40)},
                          {"scaling", word("longrope")},
                          {"long_factor", factors},
                          {"short_factor", factors}};
        const Expectation expected = expectationOf({"rope", given, {}, {}});
        std::vector<double> numbers(factors.begin(), factors.end());
        const Identity answer = identify({arrayOf({20}, numbers, CellType::float32)}, expected);
        QCOMPARE(idsOf(answer), std::string());
        QVERIFY(answer.recognised && answer.asExpected);
        QCOMPARE(answer.storage.form, std::string("divisors"));
        numbers[7] = 4.1;
        QCOMPARE(idsOf(identify({arrayOf({20}, numbers, CellType::float32)}, expected)),
                 std::string("other-frequencies"));
    }

    /// No ratio has a name: which pairs turn otherwise, and how many times as fast.
    void otherTurns() {
        const StoredArray some =
            turning([](int pair) { return paper(pair) * (pair >= 10 && pair < 13 ? 0.5 + 0.1 * pair : 1); });
        const Identity answer = identify({some}, expectationOf({"sinusoidal", {}, {}, {}}));
        QCOMPARE(idsOf(answer), std::string("other-frequencies"));
        QCOMPARE(QString::fromStdString(answer.mistakes[0].text.english()),
                 wording("identify/pairs-turn-otherwise", {"3", "32", "10–12", "1.5, 1.6, 1.7"}));
        QVERIFY(answer.recognised && !answer.asExpected);
        QCOMPARE(answer.frequencies.size(), 32U);
        // A ramp between two factors, as YaRN's with its bounds exchanged.
        const StoredArray ramp = turning([](int pair) { return paper(pair) / (1 + 3 * (31 - pair) / 31.0); });
        const Identity all = identify({ramp}, expectationOf({"sinusoidal", {}, {}, {}}));
        QCOMPARE(idsOf(all), std::string("other-frequencies"));
        QVERIFY(saysOnly(all.mistakes[0].text.english(), "identify/pairs-turn-otherwise", {"31", "32"}));
    }

    /// Without an expectation: the kind of the list.
    void kinds_data() {
        addColumns<int, QString>("kind", "words");
        QTest::newRow("linear")
            << 0
            << QStringLiteral(
                   "a linear spectrum: from pair to pair the frequency changes by 0.392699 = 0.125 π");
        QTest::newRow("linear, with aliases")
            << 1 << QStringLiteral("a linear spectrum: from pair to pair the frequency changes by −0.165927");
        QTest::newRow("a constant ratio")
            << 2 << QStringLiteral("a geometric spectrum: each frequency is 0.749894 times the one before");
    }
    void kinds() {
        const auto [kind, words] = fetchRow<int, QString>();
        const Identity answer = identify({turning([k = kind](int pair) {
            return k == 0   ? pi / 8 * (pair + 1)
                   : k == 1 ? (2 * pi * 5 - 0.165927) * (pair + 1)
                            : paper(pair) / 77.7;
        })});
        QVERIFY(!answer.recognised);
        QVERIFY2(QString::fromStdString(evidenceOf(answer)).contains(words), evidenceOf(answer).c_str());
        QVERIFY(answer.frequencies.size() >= 24);
        QVERIFY(identityAsJson(answer).find("\"frequencies\": [\n") != std::string::npos);
    }

    /// JSON has all numbers of a list, a line of text at most 16.
    void longLists() {
        Identity answer;
        answer.recognised = true;
        answer.encoding = "rope";
        NumberList factors;
        for (int n = 1; n <= 40; ++n)
            factors.push_back(n);
        answer.options = {{"short_factor", factors}};
        QVERIFY(identityAsText(answer, {}).find("15 16, …") != std::string::npos ||
                identityAsText(answer, {}).find("15, 16, …") != std::string::npos);
        QVERIFY(identityAsText(answer, {}).find("17") == std::string::npos);
        QVERIFY(identityAsJson(answer).find("40.0") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestSpectrumRatio)
#include "tst_spectrumratio.moc"
