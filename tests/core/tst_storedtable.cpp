// SPDX-License-Identifier: GPL-3.0-or-later
// Tables in memory: every type of number, means, extremes; names made safe to show.
#include "core/fields/storedtable.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include "core/base/printable.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

/// Sign, exponent and fraction as IEEE 754 defines them.
double byDefinition(std::uint16_t bits, int exponentBits) {
    const int fractionBits = 15 - exponentBits;
    const int bias = (1 << (exponentBits - 1)) - 1;
    const int fraction = bits & ((1 << fractionBits) - 1);
    const int exponent = (bits >> fractionBits) & ((1 << exponentBits) - 1);
    const double sign = (bits & 0x8000) != 0 ? -1 : 1;
    if (exponent == (1 << exponentBits) - 1)
        return fraction != 0 ? std::nan("") : sign * std::numeric_limits<double>::infinity();
    if (exponent == 0) return sign * std::ldexp(fraction, 1 - bias - fractionBits);
    return sign * std::ldexp(fraction + (1 << fractionBits), exponent - bias - fractionBits);
}

bool same(double a, double b) {
    return std::isnan(a) ? std::isnan(b) : std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

template <class Number>
StoredTable tableOf(CellType type, std::int64_t rows, std::int64_t columns,
                    const std::vector<Number>& numbers) {
    auto cells = roomForCells(numbers.size() * sizeof(Number));
    std::memcpy(cells.get(), numbers.data(), numbers.size() * sizeof(Number));
    return {"t", type, rows, columns, std::move(cells)};
}

/// Random bytes as numbers of the type, of which small ones are more likely for floats.
StoredTable randomTable(Sample& sample, CellType type, std::int64_t rows, std::int64_t columns) {
    const std::size_t count = static_cast<std::size_t>(rows * columns);
    auto cells = roomForCells(count * bytesOf(type));
    for (std::size_t n = 0; n < count; ++n) {
        const double real = sample.real(-2, 2);
        const auto single = static_cast<float>(real);
        std::uint64_t bits = static_cast<std::uint64_t>(sample.whole(0, INT32_MAX)) * 0x100000001ULL;
        if (type == CellType::float64) bits = std::bit_cast<std::uint64_t>(real);
        if (type == CellType::float32) bits = std::bit_cast<std::uint32_t>(single);
        if (type == CellType::bfloat16) bits = std::bit_cast<std::uint32_t>(single) >> 16U;
        if (type == CellType::float16) bits = (bits & 0x83ffU) | 0x3800U;
        std::memcpy(cells.get() + n * bytesOf(type), &bits, bytesOf(type));
    }
    return {"t", type, rows, columns, std::move(cells)};
}

constexpr CellType everyType[] = {CellType::float64, CellType::float32, CellType::float16, CellType::bfloat16,
                                  CellType::int64,   CellType::int32,   CellType::int16,   CellType::int8,
                                  CellType::uint64,  CellType::uint32,  CellType::uint16,  CellType::uint8,
                                  CellType::boolean};

void typeRows() {
    QTest::addColumn<int>("type");
    for (const CellType type : everyType)
        QTest::newRow(std::string(nameOf(type)).c_str()) << static_cast<int>(type);
}

}  // namespace

class TestStoredTable : public StrictTest {
    Q_OBJECT

 private slots:
    void everyHalf() {
        for (int pattern = 0; pattern < 65'536; ++pattern) {
            const auto bits = static_cast<std::uint16_t>(pattern);
            QVERIFY2(same(toDouble(Float16{bits}), byDefinition(bits, 5)),
                     qPrintable(QString::number(pattern)));
            QVERIFY2(same(toDouble(BFloat16{bits}), byDefinition(bits, 8)),
                     qPrintable(QString::number(pattern)));
        }
    }

    void wholeNumbers() {
        const auto wide = tableOf<std::int64_t>(CellType::int64, 1, 3, {INT64_MIN, -1, INT64_MAX});
        QCOMPARE(wide.value(0, 0), -0x1p63);
        QCOMPARE(wide.value(0, 1), -1.0);
        QCOMPARE(wide.value(0, 2), 0x1p63);
        const auto natural = tableOf<std::uint64_t>(CellType::uint64, 1, 2, {0, UINT64_MAX});
        QCOMPARE(natural.value(0, 1), 0x1p64);
        QCOMPARE(natural.largest(), 0x1p64);
        const auto truth = tableOf<std::uint8_t>(CellType::boolean, 1, 3, {0, 1, 7});
        QCOMPARE(truth.value(0, 0) + truth.value(0, 1) + truth.value(0, 2), 2.0);
        const auto small = tableOf<std::int8_t>(CellType::int8, 1, 2, {-128, 127});
        QCOMPARE(small.smallest(), -128.0);
        QCOMPARE(small.largest(), 127.0);
    }

    void facts() {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        const double nan = std::nan("");
        std::vector<double> cells(1000, 0.5);
        cells[3] = nan;
        cells[998] = nan;
        cells[17] = infinity;
        cells[999] = -infinity;
        cells[20] = -7;
        cells[996] = 1e300;
        const auto table = tableOf<double>(CellType::float64, 8, 125, cells);
        QCOMPARE(table.notANumber(), std::int64_t{2});
        QCOMPARE(table.infinite(), std::int64_t{2});
        QCOMPARE(table.smallest(), -7.0);
        QCOMPARE(table.largest(), 1e300);
        QCOMPARE(table.type(), std::string("float64"));
        QCOMPARE(table.name(), std::string("t"));
        const auto nothing = tableOf<double>(CellType::float64, 1, 2, {nan, infinity});
        QCOMPARE(nothing.smallest(), 0.0);
        QCOMPARE(nothing.largest(), 0.0);
    }

    // By brute force, over runs shorter than the blocks of rows that are known and longer ones.
    void extremesOfColumns_data() { typeRows(); }
    void extremesOfColumns() {
        QFETCH(int, type);
        Sample sample(0xe7);
        const StoredTable table = randomTable(sample, static_cast<CellType>(type), 1100, 3);
        for (int n = 0; n < 60; ++n) {
            const IndexRange rows = n == 0 ? IndexRange{0, 1100} : sample.run(1100, 1100);
            for (std::int64_t column = 0; column < 3; ++column) {
                double least = table.value(rows.first, column);
                double most = least;
                for (std::int64_t row = rows.first; row < rows.end(); ++row) {
                    least = std::min(least, table.value(row, column));
                    most = std::max(most, table.value(row, column));
                }
                const Interval ends = table.extremes(column, rows);
                QCOMPARE(ends.lowest, least);
                QCOMPARE(ends.highest, most);
            }
        }
    }

    void extremesOfTheUnusual() {
        const double nan = std::nan("");
        std::vector<double> cells(600, nan);
        cells[300] = std::numeric_limits<double>::infinity();
        const auto nothing = tableOf<double>(CellType::float64, 600, 1, cells);
        QVERIFY(std::isnan(nothing.extremes(0, {0, 600}).lowest));
        QVERIFY(std::isnan(nothing.extremes(0, {0, 600}).highest));
        QCOMPARE(nothing.largestSquaredNorm(), 0.0);
        cells[10] = -3;
        cells[520] = 2;
        const auto two = tableOf<double>(CellType::float64, 600, 1, cells);
        QCOMPARE(two.extremes(0, {0, 600}).lowest, -3.0);
        QCOMPARE(two.extremes(0, {0, 600}).highest, 2.0);
        QCOMPARE(two.extremes(0, {11, 589}).lowest, 2.0);
        QCOMPARE(two.largestSquaredNorm(), 9.0);
    }

    void fill_data() { typeRows(); }
    void fill() {
        QFETCH(int, type);
        Sample sample(0xf1);
        const StoredTable table = randomTable(sample, static_cast<CellType>(type), 37, 53);
        for (int n = 0; n < 50; ++n) {
            const IndexRange rows = sample.run(37, 37);
            const IndexRange columns = sample.run(53, 53);
            std::vector<double> wide(static_cast<std::size_t>(rows.count * columns.count));
            std::vector<float> narrow(wide.size());
            table.fill(rows, columns, wide.data());
            table.fill(rows, columns, narrow.data());
            std::size_t at = 0;
            for (std::int64_t row = rows.first; row < rows.end(); ++row)
                for (std::int64_t column = columns.first; column < columns.end(); ++column, ++at) {
                    QVERIFY(same(wide[at], table.value(row, column)));
                    QCOMPARE(narrow[at], static_cast<float>(table.value(row, column)));
                }
        }
    }

    // Means by brute force, over runs that touch, have gaps, or overlap.
    void means_data() { typeRows(); }
    void means() {
        QFETCH(int, type);
        Sample sample(0x3e);
        Worst worst;
        for (const auto& [rows, columns] : {std::pair{37, 53}, {5, 6000}, {900, 3}, {1, 1}}) {
            const StoredTable table = randomTable(sample, static_cast<CellType>(type), rows, columns);
            const double size = std::max(std::abs(table.smallest()), std::abs(table.largest()));
            for (int n = 0; n < 8; ++n) {
                std::vector<IndexRange> down = sample.runs(rows, sample.whole(1, 20));
                std::vector<IndexRange> across = sample.runs(columns, sample.whole(1, 20));
                if (n == 7) {  // zoomed in: neighbouring pixels within the same cells
                    down = {{0, 1}, {0, 1}, {0, std::min(2, rows)}};
                    across = {{0, 1}, {0, 1}, {0, std::min(3, columns)}, {0, columns}};
                }
                std::vector<float> means(down.size() * across.size());
                table.pixelMeans(down, across, means.data());
                std::size_t at = 0;
                for (const IndexRange rowRun : down)
                    for (const IndexRange columnRun : across) {
                        long double sum = 0;
                        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row)
                            for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column)
                                sum += table.value(row, column);
                        const auto mean = static_cast<double>(
                            sum / (static_cast<long double>(rowRun.count) * columnRun.count));
                        const auto where = [&] { return sample.seed() + " " + std::to_string(n); };
                        worst.see(std::abs(means[at++] - mean) / size, where);
                        worst.see(std::abs(table.exactMean(rowRun, columnRun) - mean) / size * 1e6, where);
                    }
            }
        }
        VERIFY_WORST(worst, 1e-7);
    }

    void meansOfTheUnusual() {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        constexpr double most = std::numeric_limits<double>::max();
        const double nan = std::nan("");
        const auto table = tableOf<double>(CellType::float64, 3, 4,
                                           {1, nan, 3, 4,               //
                                            infinity, 2, -infinity, 8,  //
                                            most, most, -most, -most});
        QVERIFY(std::isnan(table.exactMean({0, 1}, {0, 2})));
        QCOMPARE(table.exactMean({0, 1}, {2, 2}), 3.5);
        QCOMPARE(table.exactMean({1, 1}, {0, 2}), infinity);
        QVERIFY(std::isnan(table.exactMean({1, 1}, {0, 3})));
        QCOMPARE(table.exactMean({2, 1}, {0, 2}), most);
        QCOMPARE(table.exactMean({2, 1}, {0, 4}), 0.0);
        const std::vector<IndexRange> rows{{0, 1}, {1, 1}, {2, 1}};
        const std::vector<IndexRange> columns{{0, 2}, {2, 2}};
        float means[6];
        table.pixelMeans(rows, columns, means);
        QVERIFY(std::isnan(means[0]));
        QCOMPARE(means[1], 3.5F);
        QCOMPARE(double{means[2]}, infinity);
        QCOMPARE(double{means[3]}, -infinity);
    }

    /// A table that repeats a row or a column says the same as one that holds all cells.
    void repeated_data() {
        const Rows<bool, bool> row("rows", "columns");
        row("rows", true, false);
        row("columns", false, true);
        row("both", true, true);
    }
    void repeated() {
        const auto [rows, columns] = fetchRow<bool, bool>();
        constexpr std::int64_t height = 600;
        constexpr std::int64_t width = 7;
        std::vector<float> held(static_cast<std::size_t>((rows ? 1 : height) * (columns ? 1 : width)));
        Sample sample(0x5e);
        for (float& each : held)
            each = static_cast<float>(sample.real(-2, 2));
        if (held.size() > 2) held[2] = std::nanf("");
        std::vector<float> all;
        for (std::int64_t row = 0; row < height; ++row)
            for (std::int64_t column = 0; column < width; ++column)
                all.push_back(held[static_cast<std::size_t>((rows ? 0 : row) * (columns ? 1 : width) +
                                                            (columns ? 0 : column))]);
        const StoredTable plain = tableOf(CellType::float32, height, width, all);
        auto cells = roomForCells(held.size() * sizeof(float));
        std::memcpy(cells.get(), held.data(), held.size() * sizeof(float));
        const StoredTable table("t", CellType::float32, height, width, std::move(cells), {}, {rows, columns});

        QCOMPARE(table.smallest(), plain.smallest());
        QCOMPARE(table.largest(), plain.largest());
        QCOMPARE(table.notANumber(), plain.notANumber());
        QCOMPARE(table.largestSquaredNorm(), plain.largestSquaredNorm());
        const std::vector<IndexRange> down{{0, 1}, {1, 300}, {301, 299}};
        const std::vector<IndexRange> across{{0, 2}, {3, 4}};
        float own[6];
        float wanted[6];
        table.pixelMeans(down, across, own);
        plain.pixelMeans(down, across, wanted);
        for (int n = 0; n < 6; ++n)
            QVERIFY(std::isnan(wanted[n]) ? std::isnan(own[n]) : std::abs(own[n] - wanted[n]) < 1e-6F);
        std::vector<double> filled(10 * 3);
        std::vector<double> alike(filled.size());
        table.fill({295, 10}, {2, 3}, filled.data());
        plain.fill({295, 10}, {2, 3}, alike.data());
        QVERIFY(std::equal(filled.begin(), filled.end(), alike.begin(), same));
        for (std::int64_t column = 0; column < width; ++column)
            for (const IndexRange run : {IndexRange{0, 600}, {3, 590}, {300, 1}}) {
                QVERIFY(same(table.extremes(column, run).lowest, plain.extremes(column, run).lowest));
                QVERIFY(same(table.extremes(column, run).highest, plain.extremes(column, run).highest));
            }
        const auto some = table.taken(3, 2, [](std::int64_t n) { return n * 601 % (height * width); });
        const auto others = plain.taken(3, 2, [](std::int64_t n) { return n * 601 % (height * width); });
        for (std::int64_t n = 0; n < 6; ++n)
            QVERIFY(same(some->value(n / 2, n % 2), others->value(n / 2, n % 2)));
    }

    void printable_data() {
        const Rows<std::string, std::string> row("text", "shown");
        row("plain", "wpe.weight", "wpe.weight");
        row("letters", "Überlänge 位置 🙂", "Überlänge 位置 🙂");
        row("html stays text", "<b>&amp;</b>", "<b>&amp;</b>");
        row("control", "a\nb\tc\x1b[31m\x7f", "a\\u000ab\\u0009c\\u001b[31m\\u007f");
        row("null", std::string("a\0b", 3), "a\\u0000b");
        row("c1", "\xc2\x85", "\\u0085");
        row("bidi", "\xe2\x80\xaetxet\xe2\x81\xa6", "\\u202etxet\\u2066");
        row("line separator", "\xe2\x80\xa8", "\\u2028");
        row("tag", "\xf3\xa0\x81\x81", "\\ue0041");
        row("no utf-8", "a\xff\xc0\xaf z", "a��� z");
        row("cut utf-8", "a\xe2\x80", "a��");
        row("surrogate", "\xed\xa0\x80", "���");
        row("exactly as long", std::string(80, 'x'), std::string(80, 'x'));
        row("longer", std::string(81, 'x'), std::string(79, 'x') + "…");
        row("longer, escaped", std::string(100, '\n'), [] {
            std::string shown;
            for (int n = 0; n < 13; ++n)
                shown += "\\u000a";
            return shown + "…";
        }());
    }
    void printable() {
        const auto [text, shown] = fetchRow<std::string, std::string>();
        QCOMPARE(posiscope::printable(text), shown);
    }
};

QTEST_APPLESS_MAIN(TestStoredTable)
#include "tst_storedtable.moc"
