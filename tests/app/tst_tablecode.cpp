// Edit ▸ Copy as code: what is copied computes the numbers that are exported.
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/tablecode.h"
#include "core/models/model.h"
#include "core/parameters/keys.h"
#include "core/state/snapshot.h"
#include "tests/support/strict.h"

using namespace posiscope;

class TestTableCode : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    /// Python with NumPy runs it and prints the table; it is compared with ours.
    void numpyComputesTheTable_data() {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QString>("spectrum");
        QTest::addColumn<int>("d");
        QTest::addColumn<int>("first");
        QTest::addColumn<bool>("zero");
        for (const char* layout : {"interleaved", "half-split"})
            for (const char* spectrum : {"paper", "endpoint"})
                for (const int d : {8, 7, 2})
                    QTest::addRow("%s %s %d", layout, spectrum, d)
                        << layout << spectrum << d << d % 3 << (d == 7);
    }
    void numpyComputesTheTable() {
        QFETCH(QString, layout);
        QFETCH(QString, spectrum);
        QFETCH(int, d);
        QFETCH(int, first);
        QFETCH(bool, zero);
        State state = defaultState();
        state.set(keys::layout, layout.toStdString());
        state.set(keys::spectrum, spectrum.toStdString());
        state.set(keys::dModel, std::int64_t{d});
        state.set(keys::maxLen, std::int64_t{20});
        state.set(keys::base, 500.5);
        state.set(keys::firstPosition, std::int64_t{first});
        state.set(keys::zeroFirstRow, zero);
        repair(state);
        const auto code = tableCode(state, codeDialects().front());
        QVERIFY(code.has_value());
        QProcess python;
        python.start(
            QStringLiteral("/usr/bin/python3"),
            {QStringLiteral("-c"), QString::fromStdString(*code) +
                                       QStringLiteral("\nprint(*[repr(float(x)) for x in pe.ravel()])\n")});
        QVERIFY2(python.waitForFinished(60'000), qPrintable(python.errorString()));
        QVERIFY2(python.exitCode() == 0, python.readAllStandardError());
        const QList<QByteArray> numbers = python.readAllStandardOutput().trimmed().split(' ');
        QCOMPARE(numbers.size(), 20 * d);
        const Snapshot snapshot = makeSnapshot(state);
        constexpr double tolerance = 2e-14;  // angles below 22, rounded a few times
        for (int p = 0; p < 20; ++p)
            for (int j = 0; j < d; ++j) {
                const double ours = snapshot.model->table().value(p, j);
                const double theirs = numbers[p * d + j].toDouble();
                QVERIFY2(std::abs(ours - theirs) <= tolerance,
                         qPrintable(QStringLiteral("(%1, %2): %3, %4").arg(p).arg(j).arg(ours).arg(theirs)));
            }
    }

    void otherEncodingsHaveNone() {
        State state = defaultState();
        chooseEncoding(state, *findEncoding("alibi"));
        for (const CodeDialect& dialect : codeDialects())
            QVERIFY(!tableCode(state, dialect).has_value());
    }

    /// The code computes in float64; what rounds otherwise is not its table.
    void whatRoundsHasNone() {
        State state = defaultState();
        state.values.set("precision", Value(std::string("d2l")));
        for (const CodeDialect& dialect : codeDialects())
            QVERIFY(!tableCode(state, dialect).has_value());
    }
};

QTEST_GUILESS_MAIN(TestTableCode)
#include "tst_tablecode.moc"
