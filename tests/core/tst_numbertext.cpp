// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as people read them, and as they type them.
#include "core/parameters/numbertext.h"

#include <QTest>
#include <cmath>

#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

class TestNumberText : public StrictTest {
    Q_OBJECT

 private slots:
    void digitsAreGroupedFromFiveOn_data() {
        const Rows<qint64, QString> row("number", "text");
        row("zero", qint64{0}, QString("0"));
        row("three digits", qint64{999}, QString("999"));
        row("four digits", qint64{4703}, QString("4703"));
        row("four digits below zero", qint64{-4703}, QString("\u22124703"));
        row("five digits", qint64{65536}, QString("65\u202f536"));
        row("eight digits", qint64{16777216}, QString("16\u202f777\u202f216"));
        row("below zero", qint64{-100000}, QString("\u2212100\u202f000"));
        row("the smallest", qint64{INT64_MIN},
            QString("\u22129\u202f223\u202f372\u202f036\u202f854\u202f775\u202f808"));
    }
    void digitsAreGroupedFromFiveOn() {
        const auto [number, text] = fetchRow<qint64, QString>();
        QCOMPARE(QString::fromStdString(groupedDigits(number)), text);
    }

    void realNumbers_data() {
        const Rows<double, QString, QString> row("number", "full", "sixDigits");
        row("a base", 5e5, "500\u202f000", "500\u202f000");
        row("a whole number", 10000, "10\u202f000", "10\u202f000");
        row("four digits before the point", 1234.5, "1234.5", "1234.5");
        row("five digits before the point", 12345.625, "12\u202f345.625", "12\u202f345.6");
        row("negative", -0.11573, "\u22120.11573", "\u22120.11573");
        row("large", 10236812, "10\u202f236\u202f812", "1.02368·10⁷");
        row("a power of ten", 1e12, "10¹²", "1·10¹²");
        row("a negative number beyond", -1e15, "\u221210¹⁵", "\u22121·10¹⁵");
        row("tiny", 2.5e-15, "2.5·10⁻¹⁵", "2.5·10⁻¹⁵");
        row("infinite", -HUGE_VAL, "\u2212∞", "\u2212∞");
    }
    void realNumbers() {
        const auto [number, full, sixDigits] = fetchRow<double, QString, QString>();
        QCOMPARE(QString::fromStdString(inFull(number)), full);
        QCOMPARE(QString::fromStdString(withDigits(number, 6)), sixDigits);
        if (std::isinf(number)) return;
        const auto typed = typedNumber(inFull(number));
        QVERIFY(typed.has_value());
        QCOMPARE(std::stod(*typed), number);
    }

    void asPeopleType_data() {
        const Rows<QString, double> row("typed", "number");
        row("thousands", "10k", 10000);
        row("thousands in a capital", "64K", 64000);
        row("millions", "1.5M", 1.5e6);
        row("a power of two", "2^12", 4096);
        row("a power of ten", "10^6", 1e6);
        row("a small one", "2^-3", 0.125);
        row("underscores", "500_000", 500000);
        row("no-break spaces", "65\u202f536", 65536);
        row("commas", "1,048,576", 1048576);
        row("below zero", "\u221264k", -64000);
    }
    void asPeopleType() {
        const auto [typed, number] = fetchRow<QString, double>();
        const auto plain = typedNumber(typed.toStdString());
        QVERIFY(plain.has_value());
        QCOMPARE(std::stod(*plain), number);
        const Parameter row{.key = "x", .label = {}, .tooltip = {}, .initial = 0.0, .limits = {-1e9, 1e9}};
        QCOMPARE(std::get<double>(*parseValue(row, typed.toStdString())), number);
    }
    /// What could mean two things, or nothing, is refused by the field.
    void notAsPeopleType_data() {
        eachText("typed", {"k", "10kk", "1e3k", "10 k", "_5", "5_", "2^", "^2", "2^1.5", "2^2^2", "10m",
                           "0x10", "2^99999"});
    }
    void notAsPeopleType() {
        QFETCH(QString, typed);
        const Parameter row{.key = "x", .label = {}, .tooltip = {}, .initial = 0.0, .limits = {-1e9, 1e9}};
        QVERIFY(!parseValue(row, typed.toStdString()));
    }

    void aCommaIsNeverTakenForWhatItMayNotBe_data() {
        eachText("text", {"1,5", "1,50", "1,5000", "12,34,567", "1234,567", "0,500", ",500", "500,",
                          "1.5,000", "-,500"});
    }
    void aCommaIsNeverTakenForWhatItMayNotBe() {
        QFETCH(QString, text);
        QVERIFY(!typedNumber(text.toStdString()).has_value());
    }

    void indices() {
        QCOMPARE(writtenIndices({4, 5, 6, 65535}), std::string("4-6,65\u202f535"));
        QCOMPARE(writtenIndices({}), std::string());
    }
};

QTEST_APPLESS_MAIN(TestNumberText)
#include "tst_numbertext.moc"
