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

namespace {

/// What Python prints, or nothing where it fails.
std::optional<QByteArray> printed(const QString& program) {
    QProcess python;
    python.start(QStringLiteral("/usr/bin/python3"), {QStringLiteral("-c"), program});
    const bool done = python.waitForFinished(60'000) && python.exitCode() == 0;
    return done ? std::optional(python.readAllStandardOutput()) : std::nullopt;
}

}  // namespace

class TestTableCode : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    /// Python runs it with its library and prints the table; it is compared with ours.
    void pythonComputesTheTable_data() {
        QTest::addColumn<int>("dialect");
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QString>("spectrum");
        QTest::addColumn<int>("d");
        QTest::addColumn<int>("first");
        QTest::addColumn<bool>("zero");
        for (const int dialect : {0, 1})
            for (const char* layout : {"interleaved", "half-split"})
                for (const char* spectrum : {"paper", "endpoint"})
                    for (const int d : {8, 7, 2})
                        QTest::addRow("%s, %s %s %d",
                                      codeDialects()[static_cast<std::size_t>(dialect)].name.data(), layout,
                                      spectrum, d)
                            << dialect << layout << spectrum << d << d % 3 << (d == 7);
    }
    void pythonComputesTheTable() {
        QFETCH(int, dialect);
        // NumPy belongs to the tests; PyTorch is 700 MB large.
        static const bool torch = printed(QStringLiteral("import torch")).has_value();
        if (dialect == 1 && !torch) QSKIP("python3-torch is not installed");
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
        const auto code = tableCode(state, codeDialects()[static_cast<std::size_t>(dialect)]);
        QVERIFY(code.has_value());
        const auto output = printed(QString::fromStdString(*code) +
                                    QStringLiteral("\nprint(*[repr(float(x)) for x in pe.ravel()])\n"));
        QVERIFY2(output, code->c_str());
        const QList<QByteArray> numbers = output->trimmed().split(' ');
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
