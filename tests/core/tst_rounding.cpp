// SPDX-License-Identifier: GPL-3.0-or-later
// Rounding to narrow types: every number of each, and an independent rounding in 113-bit arithmetic.
#include "core/math/rounding.h"

#include <bit>
#include <limits>
#include <map>

#include "tests/support/quad.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// A type by its bits: sign, exponent, fraction.
struct Form {
    NumberKind kind;
    int exponentBits, fractionBits;
    bool hasInfinity = true;

    int bias() const { return (1 << (exponentBits - 1)) - 1; }
    int bits() const { return 1 + exponentBits + fractionBits; }
    int leastExponent() const { return 1 - bias() - fractionBits; }
    /// The largest finite number.
    double largest() const {
        if (!hasInfinity) return 448;
        return std::ldexp(2 - std::ldexp(1, -fractionBits), bias());
    }
    /// The number of a pattern without its sign; NaN and infinity too.
    double number(std::uint32_t pattern) const {
        const std::uint32_t fraction = pattern & ((1U << fractionBits) - 1);
        const auto exponent = static_cast<int>(pattern >> fractionBits);
        const bool top = exponent == (1 << exponentBits) - 1;
        if (hasInfinity && top) return fraction == 0 ? infinity : std::numeric_limits<double>::quiet_NaN();
        if (!hasInfinity && top && fraction == (1U << fractionBits) - 1)
            return std::numeric_limits<double>::quiet_NaN();
        const double whole = exponent == 0 ? fraction : fraction + std::ldexp(1, fractionBits);
        return std::ldexp(whole, std::max(exponent, 1) - bias() - fractionBits);
    }
};

constexpr Form forms[] = {{NumberKind::float32, 8, 23},    {NumberKind::tf32, 8, 10},
                          {NumberKind::float16, 5, 10},    {NumberKind::bfloat16, 8, 7},
                          {NumberKind::e4m3, 4, 3, false}, {NumberKind::e5m2, 5, 2}};

void addForms(int mostBits) {
    QTest::addColumn<int>("form");
    for (int n = 0; n < static_cast<int>(std::size(forms)); ++n)
        if (forms[n].bits() <= mostBits) QTest::newRow(nameOf(forms[n].kind).c_str()) << n;
}

bool isSame(double a, double b) {
    return (std::isnan(a) && std::isnan(b)) ||
           std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

#ifdef POSISCOPE_QUAD
/// Written from the definition: the two multiples of the unit beside x, and the nearer or the even one.
double quadRounded(const Form& form, double x) {
    using truth::Quad;
    if (x == 0 || !std::isfinite(x)) return x;
    const Quad size = fabsq(x);
    int exponent = 0;
    frexpq(size, &exponent);
    const int unit = std::max(exponent - 1 - form.fractionBits, form.leastExponent());
    const Quad units = ldexpq(size, -unit);
    Quad below = floorq(units);
    const Quad rest = units - below;
    if (rest > 0.5 || (rest == 0.5 && fmodq(below, 2) == 1)) below += 1;
    const Quad rounded = ldexpq(below, unit);
    const double beyond = form.hasInfinity ? infinity : std::numeric_limits<double>::quiet_NaN();
    const double result = rounded > static_cast<Quad>(form.largest()) ? beyond : static_cast<double>(rounded);
    return std::copysign(result, x);
}
#endif

}  // namespace

class TestRounding : public StrictTest {
    Q_OBJECT

 private slots:
    void everyNumber_data() { addForms(19); }
    /// Each number of the type stays; halfway to the next one the even one wins; beside halfway the nearer.
    void everyNumber() {
        QFETCH(int, form);
        const Form& type = forms[form];
        int seen = 0;
        for (std::uint32_t pattern = 0; pattern < (1U << (type.bits() - 1)); ++pattern) {
            const double number = type.number(pattern);
            if (!std::isfinite(number)) continue;
            QVERIFY(isSame(roundTo(type.kind, number), number));
            QVERIFY(isSame(roundTo(type.kind, -number), -number));
            ++seen;
            const double next = type.number(pattern + 1);
            if (!std::isfinite(next)) continue;
            const double middle = number + (next - number) / 2;
            QCOMPARE(roundTo(type.kind, middle), pattern % 2 == 0 ? number : next);
            QCOMPARE(roundTo(type.kind, std::nextafter(middle, 0)), number);
            QCOMPARE(roundTo(type.kind, std::nextafter(middle, infinity)), next);
            QCOMPARE(roundTo(type.kind, -std::nextafter(middle, infinity)), -next);
        }
        QVERIFY(seen > 100);
    }

    void overflow_data() { addForms(32); }
    void overflow() {
        QFETCH(int, form);
        const Form& type = forms[form];
        const double largest = type.largest();
        const double unit =
            std::ldexp(1, static_cast<int>(std::floor(std::log2(largest))) - type.fractionBits);
        const double beyond = type.hasInfinity ? infinity : std::numeric_limits<double>::quiet_NaN();
        QVERIFY(isSame(roundTo(type.kind, largest), largest));
        QVERIFY(isSame(roundTo(type.kind, std::nextafter(largest + unit / 2, 0)), largest));
        QVERIFY(isSame(roundTo(type.kind, std::nextafter(largest + unit / 2, infinity)), beyond));
        // 448 is even, the largest number of the others is odd.
        QVERIFY(isSame(roundTo(type.kind, largest + unit / 2), type.hasInfinity ? beyond : largest));
        QVERIFY(isSame(roundTo(type.kind, infinity), beyond));
        QVERIFY(isSame(roundTo(type.kind, -1e300), -beyond));
        QVERIFY(std::isnan(roundTo(type.kind, std::numeric_limits<double>::quiet_NaN())));
        QVERIFY(isSame(roundTo(type.kind, -0.0), -0.0));
        QVERIFY(isSame(roundTo(type.kind, 5e-324), 0.0));
    }

    void knownNumbers_data() {
        const Rows<QString, double, double> row("type", "number", "rounded");
        row("the last whole number of bfloat16", "bfloat16", 257.0, 256.0);
        row("the last whole number of float16", "float16", 2049.0, 2048.0);
        row("15962 in bfloat16", "bfloat16", 15962.0, 15936.0);
        row("15969 in bfloat16", "bfloat16", 15969.0, 16000.0);
        row("float16 ends", "float16", 65519.0, 65504.0);
        row("e4m3 ends", "float8_e4m3", 464.0, 448.0);
        row("e5m2 ends", "float8_e5m2", 61439.0, 57344.0);
        row("the least of e4m3", "float8_e4m3", 0.0015, 0x1p-9);
        row("exact", "", 0.1, 0.1);
        row("float64", "float64", 0.1, 0.1);
        row("float32", "float32", 0.1, static_cast<double>(0.1F));
    }
    void knownNumbers() {
        const auto [type, number, rounded] = fetchRow<QString, double, double>();
        QCOMPARE(roundTo(numberKindNamed(type.toStdString()), number), rounded);
    }

    void namesReadBack() {
        for (const NumberKind kind : numberKinds())
            QVERIFY(numberKindNamed(nameOf(kind)) == kind);
    }

    void floatsAsTheProcessorRoundsThem() {
        Sample sample(0x32f);
        for (int n = 0; n < 200'000; ++n) {
            const double x = std::ldexp(sample.real(-2, 2), static_cast<int>(sample.whole(-155, 130)));
            QVERIFY2(isSame(roundTo(NumberKind::float32, x), static_cast<double>(static_cast<float>(x))),
                     sample.seed().c_str());
        }
    }

    void againstQuad_data() { addForms(32); }
    void againstQuad() {
#ifdef POSISCOPE_QUAD
        QFETCH(int, form);
        const Form& type = forms[form];
        const int from = type.leastExponent() - 3;
        const int to = static_cast<int>(std::log2(type.largest())) + 3;
        Sample sample(0x9d + static_cast<std::uint64_t>(form));
        for (int n = 0; n < 100'000; ++n) {
            double x = std::ldexp(sample.real(-2, 2), static_cast<int>(sample.whole(from, to)));
            // Every other one is halfway between two numbers of the type, or hardly beside that.
            if (n % 2 == 0) {
                x = roundTo(type.kind, x) + std::copysign(roundingAt(type.kind, x), x);
                if (const std::int64_t side = sample.whole(0, 2); side > 0)
                    x = std::nextafter(x, side == 1 ? -infinity : infinity);
            }
            QVERIFY2(isSame(roundTo(type.kind, x), quadRounded(type, x)),
                     qPrintable(QString::number(x, 'g', 17)));
        }
#else
        QSKIP("no 128-bit arithmetic");
#endif
    }
};

QTEST_APPLESS_MAIN(TestRounding)
#include "tst_rounding.moc"
