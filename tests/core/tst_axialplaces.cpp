// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary caches of places of a picture, as DINOv3 and vision towers compute them.
#include <cmath>
#include <numbers>
#include <random>

#include "core/identify/identify.h"
#include "core/identify/pairhypothesis.h"
#include "core/parameters/numbertext.h"
#include "tests/core/publiccase.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"

using namespace posiscope;

namespace {

constexpr double pi = std::numbers::pi;

/// The published computations: the coordinate of a place, and the angle of pair i of d/4 at it.
struct Rule {
    const char* sentence;
    std::function<double(double place, double count, double longer, double shorter)> coordinate;
    double factor = 1;
    double base = 100;
};

/// DINOv3's RopePositionEmbedding: angles = 2π · coords / periods, periods = base^(2 arange(d/4) / (d/2)),
/// coordinates of both axes one behind the other, and all of it twice.
std::vector<StoredArray> cache(int height, int width, int d, const Rule& rule, CellType type,
                               const std::function<double(int)>& frequency = {}) {
    std::vector<StoredArray> arrays;
    for (const bool sines : {false, true}) {
        std::vector<double> cells;
        for (int n = 0; n < height * width; ++n)
            for (int j = 0; j < d; ++j) {
                const int pair = j % (d / 2), i = pair % (d / 4);
                const bool down = pair < d / 4;
                const double x = rule.coordinate(down ? n / width : n % width, down ? height : width,
                                                 std::max(height, width), std::min(height, width));
                const double turn = frequency ? frequency(i) : std::pow(rule.base, -i / (d / 4.0));
                const double angle = rule.factor * x * turn;
                cells.push_back(sines ? std::sin(angle) : std::cos(angle));
            }
        arrays.push_back(arrayOf({1, height * width, d}, cells, type));
        arrays.back().name = sines ? "sin" : "cos";
    }
    return arrays;
}

double middles(double place, double count, double, double) {
    return (place + 0.5) / count * 2 - 1;
}
/// normalize_coords "max" of the same class: both sides are divided by the longer one, and begin near −1.
double middlesOfLonger(double place, double, double longer, double) {
    return (place + 0.5) / longer * 2 - 1;
}
/// And "min".
double middlesOfShorter(double place, double, double, double shorter) {
    return (place + 0.5) / shorter * 2 - 1;
}

std::vector<Rule> rules() {
    return {{"identify/middles-each-side", middles, 2 * pi, 100},
            {"identify/middles-longer-side", middlesOfLonger, 2 * pi, 100},
            {"identify/middles-shorter-side", middlesOfShorter, 2 * pi, 100},
            {"identify/places-counted", [](double place, double, double, double) { return place; }, 1, 10000},
            {"identify/places-first-to-last",
             [](double place, double count, double, double) { return 2 * place / (count - 1) - 1; }, pi, 50}};
}

}  // namespace

Q_DECLARE_METATYPE(CellType)

class TestAxialPlaces : public StrictTest {
    Q_OBJECT

 private slots:
    void recognised_data() {
        addColumns<int, int, int, int, CellType>("rule", "height", "width", "d", "type");
        for (int rule = 0; rule < 5; ++rule)
            for (const auto& [height, width, d] : {std::tuple{14, 20, 64}, {24, 16, 128}, {7, 9, 32}})
                for (const CellType type : {CellType::float64, CellType::float32, CellType::bfloat16})
                    QTest::addRow("%s, %d × %d × %d, %s", rules()[std::size_t(rule)].sentence, height, width,
                                  d, std::string(nameOf(type)).c_str())
                        << rule << height << width << d << type;
    }
    void recognised() {
        const auto [number, height, width, d, type] = fetchRow<int, int, int, int, CellType>();
        const Rule rule = rules()[static_cast<std::size_t>(number)];
        const Identity answer = identify(cache(height, width, d, rule, type));
        QVERIFY2(answer.recognised, textOf(answer).c_str());
        QCOMPARE(answer.encoding, "axial-rope");
        QCOMPARE(answer.options[0].second, Value(std::int64_t{height}));
        QCOMPARE(answer.options[1].second, Value(std::int64_t{width}));
        QCOMPARE(answer.options[2].second, Value(rule.base));
        QCOMPARE(answer.unexplainedCells, 0);
        QVERIFY(answer.mistakes.empty());
        SAYS(answer, rule.sentence);
        SAYS(answer, "identify/places-of-picture",
             {QString::number(height), QString::number(width), QStringLiteral("0–%1").arg(d / 4 - 1)});
        QVERIFY(answer.storage.form.starts_with("apart-halves-repeated"));
    }

    /// On a square all sides are the longer one.
    void square() {
        const Identity answer = identify(cache(14, 14, 64, rules()[0], CellType::float32));
        SAYS(answer, "identify/angle-of-axis", {"2π · x / 100^(i/16)"});
        SAYS(answer, "identify/places-of-picture", {"14", "14"});
    }

    /// Cosines or sines alone, as a file may hold them.
    void oneFunction_data() {
        addColumns<int, bool>("rule", "sines");
        for (int rule = 0; rule < 3; ++rule)
            for (const bool sines : {false, true})
                QTest::addRow("%s, %s", rules()[static_cast<std::size_t>(rule)].sentence,
                              sines ? "sines" : "cosines")
                    << rule << sines;
    }
    void oneFunction() {
        const auto [number, sines] = fetchRow<int, bool>();
        const Rule rule = rules()[static_cast<std::size_t>(number)];
        const auto both = cache(14, 20, 64, rule, CellType::float32);
        const Identity answer = identify({both[sines ? 1 : 0]});
        QVERIFY2(answer.encoding == "axial-rope", textOf(answer).c_str());
        QCOMPARE(answer.options[0].second, Value(std::int64_t{14}));
        QCOMPARE(answer.options[1].second, Value(std::int64_t{20}));
        QCOMPARE(answer.options[2].second, Value(rule.base));
        QCOMPARE(answer.unexplainedCells, 0);
        QVERIFY(answer.storage.form.starts_with("alone-halves-repeated"));
        QCOMPARE(answer.storage.form.find("cosine-first") != std::string::npos, !sines);
    }

    /// Its words are true where frequencies are no series.
    void withoutFormula() {
        std::mt19937 engine(5);
        std::vector<double> frequencies;
        for (int i = 0; i < 16; ++i)
            frequencies.push_back(std::uniform_real_distribution(0.1, 0.9)(engine));
        const Identity answer = identify(
            cache(14, 20, 64, rules()[3], CellType::float32, [&](int i) { return frequencies[size_t(i)]; }));
        QVERIFY(!answer.recognised);
        SAYS(answer, "identify/places-of-picture", {"14", "20"});
        SAYS(answer, "identify/turn-down-a-row",
             {QString::fromStdString(withDigits(frequencies[0], 4)) + QStringLiteral("…")});
        QVERIFY(textOf(answer).find("no grid") == std::string::npos);
        QCOMPARE(answer.frequencies.size(), std::size_t{32});
        for (std::size_t i = 0; i < 32; ++i)
            QVERIFY(std::abs(answer.frequencies[i] - frequencies[i % 16]) < 1e-6);
    }

    /// One wrong cell in the middle is found and placed.
    void wrongCell() {
        auto arrays = cache(14, 20, 64, rules()[0], CellType::float32);
        std::vector<double> cells;
        for (std::int64_t n = 0; n < arrays[1].count(); ++n)
            cells.push_back(n == 100 * 64 + 5 ? 0.5 : arrays[1].at(n));
        arrays[1] = arrayOf({1, 280, 64}, cells, CellType::float32);
        const Identity answer = identify(arrays);
        QCOMPARE(answer.encoding, "axial-rope");
        QCOMPARE(answer.unexplainedCells, 1);
        QCOMPARE(answer.blocks.front().firstRow, 100);
    }

    /// It is not the rotary table of a sequence, and not shown as one.
    void notOfASequence() {
        const auto arrays = cache(14, 20, 64, rules()[0], CellType::float32);
        Expectation expected{findEncoding("rope"), {}, {}};
        expected.values = valuesWith(*expected.encoding, {{"head_dim", std::int64_t{64}}, {"base", 100.0}});
        const Identity answer = identify(arrays, expected);
        QVERIFY(!answer.asExpected);
        QVERIFY2(!answer.mistakes.empty(), textOf(answer).c_str());
        QVERIFY(!answer.convertible);
    }

    /// A sequence has no places.
    void sequencesAreNone() {
        const auto arrays = [] {
            std::vector<StoredArray> both;
            for (const bool sines : {false, true})
                both.push_back(made(196, 64, [sines](std::int64_t row, std::int64_t j) {
                    const double angle =
                        static_cast<double>(row) * std::pow(1e4, -static_cast<double>(j % 32) / 32);
                    return sines ? std::sin(angle) : std::cos(angle);
                }));
            return both;
        }();
        QCOMPARE(identify(arrays).encoding, "rope");
        const Identity noise = identify({made(196, 64, [](std::int64_t row, std::int64_t j) {
            return std::cos(static_cast<double>((row * 64 + j) * (row * 64 + j) % 9973));
        })});
        QVERIFY(!says(textOf(noise), "identify/places-of-picture"));
    }
};

QTEST_APPLESS_MAIN(TestAxialPlaces)
#include "tst_axialplaces.moc"
