// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong tables of many kinds, each asked with what was meant: none passes as it.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <random>

#include "core/identify/identify.h"
#include "core/identify/pairhypothesis.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

constexpr int rows = 128, columns = 64, pairs = columns / 2;
constexpr double pi = std::numbers::pi;

using Cell = std::function<double(int row, int column)>;

double paper(int pair, double base = 10000) {
    return std::pow(base, -2.0 * pair / columns);
}

/// The published table, interleaved; a frequency and a position may be others.
double right(int row, int column, const std::function<double(int)>& frequency = {},
             const std::function<double(double)>& position = {}) {
    const double omega = frequency ? frequency(column / 2) : paper(column / 2);
    const double angle = omega * (position ? position(row) : row);
    return column % 2 == 0 ? std::sin(angle) : std::cos(angle);
}

Cell frequencies(std::function<double(int pair)> omega) {
    return [omega = std::move(omega)](int r, int j) { return right(r, j, omega); };
}
Cell positions(std::function<double(double row)> position) {
    return [position = std::move(position)](int r, int j) { return right(r, j, {}, position); };
}
Cell cells(std::function<double(double cell)> change) {
    return [change = std::move(change)](int r, int j) { return change(right(r, j)); };
}
Cell fromRow(std::function<int(int row)> from) {
    return [from = std::move(from)](int r, int j) { return right(from(r), j); };
}
Cell fromColumn(std::function<int(int column)> from) {
    return [from = std::move(from)](int r, int j) { return right(r, from(j)); };
}
/// The right cell but for those that are chosen.
Cell someCells(std::function<bool(int, int)> chosen, std::function<double(double)> change) {
    return [chosen = std::move(chosen), change = std::move(change)](int r, int j) {
        return chosen(r, j) ? change(right(r, j)) : right(r, j);
    };
}
Cell sinesAnd(std::function<double(double sine)> sine, std::function<double(double cosine)> cosine) {
    return [sine = std::move(sine), cosine = std::move(cosine)](int r, int j) {
        return j % 2 == 0 ? sine(right(r, j)) : cosine(right(r, j));
    };
}

std::vector<int> shuffled(int count) {
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), std::mt19937(7));
    return order;
}

double noise(int r, int j) {
    std::mt19937 engine(static_cast<unsigned>(r * 1000 + j));
    return std::normal_distribution<double>()(engine);
}

struct Kind {
    QString name;
    Cell cell;
    int height = rows, width = columns;
};

std::vector<Kind> sinusoidKinds() {
    const auto same = [](double x) { return x; };
    const auto zero = [](double) { return 0.0; };
    const std::vector<int> rowOrder = shuffled(rows), columnOrder = shuffled(columns);
    std::vector<Kind> all;
    const auto kind = [&all](const char* name, Cell cell, int height = rows, int width = columns) {
        all.push_back({name, std::move(cell), height, width});
    };
    // Frequencies.
    for (const double base : {9000.0, 10010.0, 1000.0, 500000.0, 100.0})
        kind(qPrintable(QStringLiteral("base %1").arg(base)),
             frequencies([base](int i) { return paper(i, base); }));
    kind("exponent i/d", frequencies([](int i) { return paper(i, 100); }));
    kind("exponent 4i/d", frequencies([](int i) { return paper(2 * i); }));
    kind("exponent ends at 1", frequencies([](int i) { return std::pow(1e4, -double(i) / (pairs - 1)); }));
    for (const double off : {1.0, -1.0, 0.5, -0.5, 0.25})
        kind(qPrintable(QStringLiteral("exponent off by %1").arg(off)),
             frequencies([off](int i) { return std::pow(1e4, -(i + off) / pairs); }));
    kind("frequencies reversed", frequencies([](int i) { return paper(pairs - 1 - i); }));
    kind("one frequency of 32", frequencies([](int i) { return paper(i) * (i == 9 ? 1.1 : 1); }));
    kind("half of the frequencies doubled", frequencies([](int i) { return paper(i) * (i < 16 ? 2 : 1); }));
    kind("linear frequencies", frequencies([](int i) { return 0.05 * (i + 1); }));
    kind("linear frequencies, fast", frequencies([](int i) { return 31.25 * i; }));
    kind("octaves", frequencies([](int i) { return std::exp2(-i); }));
    kind("one frequency for all", frequencies([](int) { return 0.1; }));
    kind("random frequencies", frequencies([](int i) { return std::abs(noise(1, i)); }));
    kind("frequencies rounded to 2 digits",
         frequencies([](int i) { return std::round(100 * paper(i)) / 100; }));
    kind("a ramp of divisors", frequencies([](int i) { return paper(i) / (1 + std::max(0, i - 16)); }));
    kind("cosines of the next pair",
         [](int r, int j) { return right(r, j, [j](int i) { return paper(i + j % 2); }); });
    // Positions.
    for (const double factor :
         {pi / 180, 180 / pi, pi, 2 * pi, 1.0 / rows, 1.0 / (rows - 1), 2.0, 0.5, 0.25, 1.01, 1000.0})
        kind(qPrintable(QStringLiteral("positions times %1").arg(factor)),
             positions([factor](double p) { return factor * p; }));
    kind("squares of positions", positions([](double p) { return p * p / 10; }));
    kind("roots of positions", positions([](double p) { return std::sqrt(p); }));
    kind("logarithms of positions", positions([](double p) { return std::log1p(p); }));
    kind("positions and a half", positions([](double p) { return p + 0.5; }));
    kind("positions from 5 on", positions([](double p) { return p + 5; }));
    kind("negative positions", positions([](double p) { return -p; }));
    kind("clipped positions", positions([](double p) { return std::min(p, 100.0); }));
    kind("positions begin again", positions([](double p) { return std::fmod(p, 64); }));
    kind("every position twice", positions([](double p) { return std::floor(p / 2); }));
    kind("rounded positions", positions([](double p) { return 4 * std::round(p / 4); }));
    // Rows.
    kind("rows reversed", fromRow([](int r) { return rows - 1 - r; }));
    kind("rows shuffled", fromRow([rowOrder](int r) { return rowOrder[static_cast<std::size_t>(r)]; }));
    kind("two rows exchanged", fromRow([](int r) { return r == 30 ? 90 : r == 90 ? 30 : r; }));
    kind("a row left out", fromRow([](int r) { return r < 50 ? r : r + 1; }));
    kind("a row twice", fromRow([](int r) { return r < 50 ? r : r - 1; }));
    kind("rows moved by one, the last first", fromRow([](int r) { return (r + rows - 1) % rows; }));
    for (const int k : {0, 3, 200})
        kind(qPrintable(QStringLiteral("all rows are row %1").arg(k)), fromRow([k](int) { return k; }));
    kind("fewer rows", fromRow([](int r) { return r; }), 64);
    kind("more rows", fromRow([](int r) { return r; }), 256);
    kind("the last row is empty", someCells([](int r, int) { return r == rows - 1; }, zero));
    kind("the first row is empty", someCells([](int r, int) { return r == 0; }, zero));
    kind("half of the rows are empty", someCells([](int r, int) { return r >= 64; }, zero));
    // Columns.
    kind("columns reversed", fromColumn([](int j) { return columns - 1 - j; }));
    kind("columns shuffled",
         fromColumn([columnOrder](int j) { return columnOrder[static_cast<std::size_t>(j)]; }));
    kind("two pairs exchanged", fromColumn([](int j) {
             return j / 2 == 3 ? j + 8 : j / 2 == 7 ? j - 8 : j;
         }));
    kind("half-split", fromColumn([](int j) { return j % pairs * 2 + j / pairs; }));
    kind("half interleaved, half split",
         fromColumn([](int j) { return j < 32 ? j : 32 + (j - 32) % 16 * 2 + (j - 32) / 16; }));
    kind("cosines first", fromColumn([](int j) { return j ^ 1; }));
    kind("sines alone", fromColumn([](int j) { return j & ~1; }));
    kind("cosines alone", fromColumn([](int j) { return j | 1; }));
    kind("half of the columns", fromColumn([](int j) { return j; }), rows, 32);
    kind("columns moved by one", fromColumn([](int j) { return (j + 1) % columns; }));
    kind("a dead column", someCells([](int, int j) { return j == 31; }, zero));
    kind("a dead pair", someCells([](int, int j) { return j / 2 == 5; }, zero));
    kind(
        "rows and columns exchanged", [](int r, int j) { return right(j, r); }, columns, rows);
    // Cells.
    for (const double scale : {0.5, 2.0, 0.99, 8.0, 0.125, -1.0})
        kind(qPrintable(QStringLiteral("cells times %1").arg(scale)),
             cells([scale](double x) { return scale * x; }));
    kind("sines negated", sinesAnd([](double x) { return -x; }, same));
    kind("cosines negated", sinesAnd(same, [](double x) { return -x; }));
    kind("sines halved", sinesAnd([](double x) { return x / 2; }, same));
    kind("from 0 to 1", cells([](double x) { return (x + 1) / 2; }));
    kind("moved by 0.1", cells([](double x) { return x + 0.1; }));
    kind("absolute", cells([](double x) { return std::abs(x); }));
    kind("squared", cells([](double x) { return x * x; }));
    kind("signs alone", cells([](double x) { return x < 0 ? -1.0 : 1.0; }));
    kind("clipped", cells([](double x) { return std::clamp(x, -0.9, 0.9); }));
    kind("int8", cells([](double x) { return std::round(x * 127) / 127; }));
    kind("4 bits", cells([](double x) { return std::round(x * 7) / 7; }));
    kind("bfloat16 in float32", cells([](double x) { return rounded(NumberKind::bfloat16, x); }));
    kind("float16 in float32", cells([](double x) { return rounded(NumberKind::float16, x); }));
    for (const double size : {1e-4, 1e-3, 1e-2, 0.1})
        kind(qPrintable(QStringLiteral("noise of %1").arg(size)),
             [size](int r, int j) { return right(r, j) + size * noise(r, j); });
    kind("one cell", someCells([](int r, int j) { return r == 40 && j == 20; }, zero));
    kind("one NaN", someCells([](int r, int j) { return r == 40 && j == 20; }, [](double) { return NAN; }));
    kind("one infinity",
         someCells([](int r, int j) { return r == 40 && j == 20; }, [](double) { return double(INFINITY); }));
    kind("a block",
         someCells([](int r, int j) { return r / 4 == 20 && j / 8 == 3; }, [](double x) { return x + 0.3; }));
    kind("phases of 0.1", [](int r, int j) {
        const double angle = r * paper(j / 2) + 0.1;
        return j % 2 == 0 ? std::sin(angle) : std::cos(angle);
    });
    kind("fading", [](int r, int j) { return right(r, j) * std::exp(-r / 100.0); });
    kind("a triangle for the sine", [](int r, int j) {
        const double angle = r * paper(j / 2) + (j % 2 == 0 ? 0 : pi / 2);
        return std::asin(std::sin(angle)) * 2 / pi;
    });
    kind("tangents", [](int r, int j) { return std::tan(0.4 * right(r, j)); });
    kind("differences of rows", [](int r, int j) { return right(r + 1, j) - right(r, j); });
    kind("sums of two tables", [](int r, int j) { return right(r, j) + right(r + 7, j); });
    kind("turned by the row", [](int r, int j) { return right(r, (j + 2 * r) % columns); });
    // Tables of something else.
    kind("zeros", [](int, int) { return 0.0; });
    kind("ones", [](int, int) { return 1.0; });
    kind("identity", [](int r, int j) { return r % columns == j ? 1.0 : 0.0; });
    kind("ramp", [](int r, int) { return r / 128.0; });
    kind("angles", [](int r, int j) { return r * paper(j / 2); });
    kind("normal random numbers", [](int r, int j) { return 0.02 * noise(r, j); });
    return all;
}

/// cos and sin, half-split, base 500000, factor 4 of linear scaling; each may be otherwise.
struct Rotary {
    QString name;
    std::function<double(int pair)> frequency = {};
    std::function<int(int column)> pair = [](int j) { return j % pairs; };
    double cosine = 1, sine = 1;  ///< factors
    bool exchanged = false, twice = false, reversed = false;
    std::function<double(int row)> position = [](int r) { return r; };
};

std::vector<Rotary> rotaryKinds() {
    const std::vector<int> order = shuffled(pairs);
    const auto scaled = [](int i) { return paper(i, 5e5) / 4; };
    return {
        {.name = "without the scaling", .frequency = [](int i) { return paper(i, 5e5); }},
        {.name = "factor 2", .frequency = [](int i) { return paper(i, 5e5) / 2; }},
        {.name = "factor twice", .frequency = [](int i) { return paper(i, 5e5) / 16; }},
        {.name = "factor multiplied", .frequency = [](int i) { return paper(i, 5e5) * 4; }},
        {.name = "base 10000", .frequency = [](int i) { return paper(i) / 4; }},
        {.name = "base 499000", .frequency = [](int i) { return paper(i, 499000) / 4; }},
        {.name = "NTK in place of linear",
         .frequency = [](int i) { return paper(i, 5e5 * std::pow(4, 64.0 / 62)); }},
        {.name = "half of the pairs scaled",
         .frequency = [](int i) { return paper(i, 5e5) / (i < 16 ? 1 : 4); }},
        {.name = "head_dim 128", .frequency = [](int i) { return std::pow(5e5, -i / 64.0) / 4; }},
        {.name = "half a step late", .frequency = [](int i) { return std::pow(5e5, -(i + 0.5) / 32) / 4; }},
        {.name = "pairs permuted",
         .frequency = scaled,
         .pair = [order](int j) { return order[static_cast<std::size_t>(j % pairs)]; }},
        {.name = "pairs reversed", .frequency = scaled, .pair = [](int j) { return pairs - 1 - j % pairs; }},
        {.name = "neighbours", .frequency = scaled, .pair = [](int j) { return j / 2; }},
        {.name = "the first half for both",
         .frequency = scaled,
         .pair = [](int j) { return j % (pairs / 2); }},
        {.name = "exchanged", .frequency = scaled, .exchanged = true},
        {.name = "sines twice", .frequency = scaled, .twice = true},
        {.name = "sines negated", .frequency = scaled, .sine = -1},
        {.name = "cosines negated", .frequency = scaled, .cosine = -1},
        {.name = "halved", .frequency = scaled, .cosine = 0.5, .sine = 0.5},
        {.name = "sines halved", .frequency = scaled, .sine = 0.5},
        {.name = "an attention factor", .frequency = scaled, .cosine = 1.2608, .sine = 1.2608},
        {.name = "rows reversed", .frequency = scaled, .reversed = true},
        {.name = "every second position", .frequency = scaled, .position = [](int r) { return 2 * r; }},
        {.name = "positions begin again", .frequency = scaled, .position = [](int r) { return r % 64; }},
        {.name = "squares of positions", .frequency = scaled, .position = [](int r) { return r * r / 10.0; }},
    };
}

std::vector<StoredArray> arraysOf(const Rotary& kind) {
    std::vector<double> both[2];
    for (int n = 0; n < rows; ++n)
        for (int j = 0; j < columns; ++j) {
            const double angle =
                kind.position(kind.reversed ? rows - 1 - n : n) * kind.frequency(kind.pair(j));
            both[0].push_back(kind.twice ? std::sin(angle) : kind.cosine * std::cos(angle));
            both[1].push_back(kind.sine * std::sin(angle));
        }
    std::vector<StoredArray> arrays;
    for (const bool sines : {kind.exchanged, !kind.exchanged}) {
        arrays.push_back(arrayOf({rows, columns}, both[sines ? 1 : 0], CellType::float32));
        arrays.back().name = arrays.size() == 1 ? "cos" : "sin";
    }
    return arrays;
}

/// ALiBi of 8 heads, causal.
struct Biased {
    const char* name;
    std::function<double(int head, int query, int key)> cell;
};

std::vector<Biased> biasKinds() {
    const auto slope = [](int h) { return std::exp2(-(h + 1)); };
    return {
        {"other sign", [slope](int h, int q, int k) { return slope(h) * (q - k); }},
        {"heads reversed", [slope](int h, int q, int k) { return slope(7 - h) * (k - q); }},
        {"slopes of 16 heads", [](int h, int q, int k) { return std::exp2(-(h + 1) / 2.0) * (k - q); }},
        {"slopes of 1/h", [](int h, int q, int k) { return (k - q) / (h + 1.0); }},
        {"one slope for all", [](int, int q, int k) { return 0.5 * (k - q); }},
        {"slopes halved", [slope](int h, int q, int k) { return slope(h) / 2 * (k - q); }},
        {"squares of distances", [slope](int h, int q, int k) { return -slope(h) * (q - k) * (q - k); }},
        {"logarithms of distances", [slope](int h, int q, int k) { return -slope(h) * std::log1p(q - k); }},
        {"clipped distances", [slope](int h, int q, int k) { return -slope(h) * std::min(q - k, 10); }},
        {"distances divided by the length",
         [slope](int h, int q, int k) { return slope(h) * (k - q) / 24.0; }},
        {"a block",
         [slope](int h, int q, int k) {
             return slope(h) * (k - q) + (h == 3 && q / 4 == 4 && k / 4 == 2 ? 0.3 : 0);
         }},
        {"zeros", [](int, int, int) { return 0.0; }},
    };
}

Expectation expectationOf(const char* encoding, const OptionValues& given) {
    Expectation expected{findEncoding(encoding), {}, {}};
    expected.values = valuesWith(*expected.encoding, given);
    for (const auto& [key, value] : given)
        expected.given.push_back(key);
    return expected;
}

std::string word(const char* text) {
    return text;
}

/// A wrong table passes where it is recognised, as expected, and nothing is called wrong.
bool passes(const Identity& answer) {
    return answer.recognised && answer.asExpected;
}

}  // namespace

class TestWrongTables : public StrictTest {
    Q_OBJECT

 private slots:
    void thereAreManyKinds() {
        QVERIFY(sinusoidKinds().size() + rotaryKinds().size() + biasKinds().size() >= 120);
    }

    void sinusoids_data() {
        QTest::addColumn<int>("number");
        const auto kinds = sinusoidKinds();
        for (std::size_t n = 0; n < kinds.size(); ++n)
            QTest::newRow(qPrintable(kinds[n].name)) << static_cast<int>(n);
    }
    void sinusoids() {
        QFETCH(int, number);
        const Kind kind = sinusoidKinds()[static_cast<std::size_t>(number)];
        std::vector<double> numbers;
        for (int r = 0; r < kind.height; ++r)
            for (int j = 0; j < kind.width; ++j)
                numbers.push_back(kind.cell(r, j));
        const Expectation expected = expectationOf("sinusoidal", {{"d_model", std::int64_t{columns}},
                                                                  {"max_len", std::int64_t{rows}},
                                                                  {"base", 10000.0},
                                                                  {"layout", word("interleaved")},
                                                                  {"first_position", std::int64_t{0}}});
        const Identity answer =
            identify({arrayOf({kind.height, kind.width}, numbers, CellType::float32)}, expected);
        QVERIFY2(!passes(answer), wordsOf(answer).c_str());
        // What is recognised and not as expected says why.
        QVERIFY2(!answer.recognised || !answer.mistakes.empty(), wordsOf(answer).c_str());
    }

    void rotaries_data() {
        QTest::addColumn<int>("number");
        const auto kinds = rotaryKinds();
        for (std::size_t n = 0; n < kinds.size(); ++n)
            QTest::newRow(qPrintable(kinds[n].name)) << static_cast<int>(n);
    }
    void rotaries() {
        QFETCH(int, number);
        const Rotary kind = rotaryKinds()[static_cast<std::size_t>(number)];
        const Expectation expected = expectationOf("rope", {{"head_dim", std::int64_t{columns}},
                                                            {"max_len", std::int64_t{rows}},
                                                            {"base", 500000.0},
                                                            {"scaling", word("linear")},
                                                            {"factor", 4.0},
                                                            {"rope_layout", word("half-split")}});
        const Identity answer = identify(arraysOf(kind), expected);
        QVERIFY2(!passes(answer), wordsOf(answer).c_str());
        QVERIFY2(!answer.recognised || !answer.mistakes.empty(), wordsOf(answer).c_str());
    }

    void biases_data() {
        addColumns<int, bool>("number", "hidden");
        const auto kinds = biasKinds();
        for (std::size_t n = 0; n < kinds.size(); ++n)
            for (const bool hidden : {true, false})
                QTest::addRow("%s, %s", kinds[n].name, hidden ? "the future hidden" : "the future 0")
                    << static_cast<int>(n) << hidden;
    }
    void biases() {
        const auto [number, hidden] = fetchRow<int, bool>();
        constexpr int heads = 8, length = 24;
        const Biased kind = biasKinds()[static_cast<std::size_t>(number)];
        std::vector<double> numbers;
        for (int head = 0; head < heads; ++head)
            for (int query = 0; query < length; ++query)
                for (int key = 0; key < length; ++key)
                    numbers.push_back(key <= query ? kind.cell(head, query, key) : hidden ? -INFINITY : 0);
        const Identity answer = identify({arrayOf({heads, length, length}, numbers, CellType::float32)},
                                         expectationOf("alibi", {{"heads", std::int64_t{heads}}}));
        QVERIFY2(!passes(answer), wordsOf(answer).c_str());
    }
};

QTEST_APPLESS_MAIN(TestWrongTables)
#include "tst_wrongtables.moc"
