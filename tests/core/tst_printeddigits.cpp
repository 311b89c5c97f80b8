// SPDX-License-Identifier: GPL-3.0-or-later
// The precision of a table is that of its printed digits.
#include <QTemporaryDir>
#include <cmath>

#include "core/identify/identify.h"
#include "core/identify/tablesource.h"
#include "core/tables/printeddigits.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

/// sin and cos of p·10000^(−2i/32) beside each other, printed; `shift` is added to one cell.
std::string printedTable(const char* format, double shift = 0) {
    std::string text;
    for (int p = 0; p < 50; ++p) {
        for (int j = 0; j < 32; ++j) {
            const double angle = p * std::pow(10000.0, -(j / 2) / 16.0);
            const double cell =
                (j % 2 == 0 ? std::sin(angle) : std::cos(angle)) + (p == 7 && j == 4 ? shift : 0);
            text += QString::asprintf(format, cell).toStdString() + (j < 31 ? " " : "\n");
        }
    }
    return text;
}

}  // namespace

class TestPrintedDigits : public StrictTest {
    Q_OBJECT

 private slots:
    void kinds_data() {
        const Rows<QString, QString> row("words", "kind");
        row("fixed", "0.8415 0.5403 -0.4161 0.9093 1.0000 0.1411 -0.9900 0.9996 1 nan", "%.4f");
        row("NumPy without zeros at the end",
            "0. 0.8415 0.5403 -0.4161 0.9093 0.14 -0.9899 0.9996 0.4546 0.1411", "%.4f");
        row("exponents", "8.415e-01 5.403e-01 4.161e-01 9.093e-01 1.000e+00 1.411e-01 9.900e-01 9.996e-05",
            "%.3e");
        row("two digits", "0.84 0.54 -0.42 0.91 1.00 0.14 -0.99 0.99", "");
        row("too few", "0.8415 0.5403 -0.4161", "");
        row("both", "0.8415 0.5403 0.4161 0.9093 1.0000 1.4110e-01 9.9001e-01 9.9961e-05", "");
        row("slopes of ALiBi", "0.5 0.25 0.125 0.0625 0.03125 0.015625 0.0078125 0.00390625", "");
        row("powers of ten", "1.0 0.1 0.01 0.001 0.0001 0.00001 0.000001 0.0000001", "");
        row("float32 in full",
            "0.84147096 0.5403023 -0.41614684 0.9092974 0.14112 -0.9899925 0.9996 0.4546487", "");
        row("whole numbers", "1 2 3 4 5 6 7 8 9", "");
    }
    void kinds() {
        const auto [words, kind] = fetchRow<QString, QString>();
        PrintedDigits digits;
        for (const QString& word : words.split(u' '))
            digits.add(word.toStdString());
        QCOMPARE(QString::fromStdString(nameOf(digits.kind())), kind);
    }

    // 3.14159 with 2 digits is 3.14, and 0.000123 with an exponent 1.23e-04: units by C's own printing.
    void rounding_data() {
        const Rows<int, bool, double> row("digits", "exponent", "number");
        for (const double number : {3.14159, -0.000123456, 0.0, 9.99951, 123.456, 0.5})
            for (const int digits : {1, 2, 4, 7})
                for (const bool exponent : {false, true})
                    row(qPrintable(QStringLiteral("%1 %2 %3").arg(number).arg(digits).arg(exponent)), digits,
                        exponent, number);
    }
    void rounding() {
        const auto [digits, exponent, number] = fetchRow<int, bool, double>();
        const NumberKind kind = printedKind(digits, exponent);
        const double printed = QString::asprintf(exponent ? "%.*e" : "%.*f", digits, number).toDouble();
        QVERIFY(std::abs(roundTo(kind, number) - printed) <= 1e-14 * std::abs(printed));
        QVERIFY(std::abs(number - printed) <= roundingAt(kind, number) * (1 + 1e-9));
    }

    void tables_data() {
        const Rows<QString, double, bool> row("format", "shift", "as expected");
        for (const char* format : {"%.4f", "%.6f", "%.3e", "%.4e", "%.6e", "%.18e"})
            row(format, format, 0., true);
        row("a wrong cell of 4 digits", "%.4f", 0.0002, false);
        row("a wrong cell of 4 digits and an exponent", "%.4e", 0.001, false);
    }
    void tables() {
        const auto [format, shift, asExpected] = fetchRow<QString, double, bool>();
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("t.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(printedTable(format.toLatin1().constData(), shift)));
        file.close();
        const auto arrays = readArrays(path.toStdString(), {});
        QVERIFY2(arrays.ok(), arrays ? "" : arrays.error().text.english().c_str());
        const Identity answer = identify(*arrays);
        QVERIFY(answer.recognised);
        QCOMPARE(answer.encoding, std::string("sinusoidal"));
        QCOMPARE(answer.storage.form, std::string("interleaved"));
        QCOMPARE(answer.unexplainedCells == 0, asExpected);
        QVERIFY(asExpected || answer.unexplainedCells == 1);
        std::string evidence;
        for (const Text& line : answer.evidence)
            evidence += line.english() + "\n";
        const bool few = format != QLatin1String("%.18e");
        QCOMPARE(says(evidence, "identify/printed-as", {format}), few);
        QVERIFY(!few || answer.rounding.table == format.toStdString());
    }
};

QTEST_GUILESS_MAIN(TestPrintedDigits)
#include "tst_printeddigits.moc"
