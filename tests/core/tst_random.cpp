// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers by their place in a sequence.
#include "core/math/random.h"

#include <cmath>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

constexpr std::uint64_t last = ~std::uint64_t{0};
constexpr int many = 1'000'000;

}  // namespace

class TestRandom : public StrictTest {
    Q_OBJECT

 private slots:
    // Computed with Python: whole numbers, and statistics.NormalDist, which uses the same rational functions.
    void knownValues_data() {
        const Rows<quint64, quint64, quint64, double, double> row("seed", "index", "bits", "uniform",
                                                                  "normal");
        row("seed 0, first", 0, 0, 0xa706dd2f4d197e6f, 0.6524484863740322, 0.3919393499913908);
        row("seed 0, second", 0, 1, 0xb382a305f4414f5e, 0.7012121095215252, 0.5278898628993066);
        row("seed 1, first", 1, 0, 0x5e41ab087439611e, 0.36818951565166946, -0.3366522922158836);
        row("seed 42, eighth", 42, 7, 0xbc16a3d4cc48678e, 0.7347204584623639, 0.6271527944595957);
        row("far along", 7, std::uint64_t{1} << 40U, 0x1cecbd853497774d, 0.1129873705109199,
            -1.210793019913064);
        row("largest", last, last, 0x445018e305810b78, 0.2668471864940366, -0.6223764333160985);
    }
    void knownValues() {
        const auto [seed, index, bits, uniform, normal] =
            fetchRow<quint64, quint64, quint64, double, double>();
        QCOMPARE(quint64{bitsAt(seed, index)}, bits);
        QVERIFY(uniformAt(seed, index) == uniform);
        QVERIFY(normalAt(seed, index) == normal);
    }

    // Computed with 40 digits.
    void quantiles_data() {
        const Rows<double, double> row("p", "quantile");
        row("the smallest that is used", 0x1p-53, -8.209536151601387);
        row("far tail", 1e-15, -7.941345326170997);
        row("tail", 1e-10, -6.361340902404057);
        row("1e-5", 1e-5, -4.264890793922825);
        row("0.001", 0.001, -3.0902323061678136);
        row("0.02425", 0.02425, -1.972961051311885);
        row("border to the middle", 0.075, -1.439531470938456);
        row("quarter", 0.25, -0.6744897501960817);
        row("near one half", 0.49, -0.025068908258711057);
        row("one half", 0.5, 0.0);
        row("three quarters", 0.75, 0.6744897501960817);
    }
    void quantiles() {
        const auto [p, quantile] = fetchRow<double, double>();
        QVERIFY(std::abs(normalQuantile(p) - quantile) <= 2e-15 * std::max(1.0, std::abs(quantile)));
    }

    // Each bound is five standard deviations of what is measured.
    void momentsOfNormals_data() { seeds(); }
    void momentsOfNormals() {
        QFETCH(quint64, seed);
        double sum = 0;
        double squares = 0;
        double fourths = 0;
        double neighbours = 0;
        for (int n = 0; n < many; ++n) {
            const double x = normalAt(seed, static_cast<std::uint64_t>(n));
            sum += x;
            squares += x * x;
            fourths += x * x * x * x;
            neighbours += x * normalAt(seed, static_cast<std::uint64_t>(n) + 1);
        }
        QVERIFY(std::abs(sum / many) < 5 / std::sqrt(many));
        QVERIFY(std::abs(squares / many - 1) < 5 * std::sqrt(2.0 / many));
        QVERIFY(std::abs(fourths / many - 3) < 5 * std::sqrt(96.0 / many));
        QVERIFY(std::abs(neighbours / many) < 5 / std::sqrt(many));
    }

    void uniformsFillTheUnitInterval_data() { seeds(); }
    void uniformsFillTheUnitInterval() {
        QFETCH(quint64, seed);
        constexpr int parts = 100;
        int counts[parts] = {};
        for (int n = 0; n < many; ++n) {
            const double x = uniformAt(seed, static_cast<std::uint64_t>(n));
            QVERIFY(x >= 0 && x < 1);
            ++counts[static_cast<int>(x * parts)];
        }
        for (const int count : counts)
            QVERIFY(std::abs(count - many / parts) < 5 * std::sqrt(many / parts));
    }

    void seedsGiveSequencesOfTheirOwn() {
        double together = 0;
        double streams = 0;
        for (std::uint64_t n = 0; n < many; ++n) {
            together += normalAt(5, n) * normalAt(6, n);
            streams += normalAt(seedOf(5, 0), n) * normalAt(seedOf(5, 1), n);
        }
        QVERIFY(std::abs(together / many) < 5 / std::sqrt(many));
        QVERIFY(std::abs(streams / many) < 5 / std::sqrt(many));
        QVERIFY(seedOf(5, 0) != seedOf(5, 1));
        QVERIFY(seedOf(5, 0) != seedOf(6, 0));
        QCOMPARE(quint64{seedOf(5, 1)}, quint64{seedOf(5, 1)});
    }

 private:
    static void seeds() {
        QTest::addColumn<quint64>("seed");
        for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{2026}, last})
            QTest::addRow("seed %llu", static_cast<unsigned long long>(seed)) << quint64{seed};
    }
};

QTEST_APPLESS_MAIN(TestRandom)
#include "tst_random.moc"
