// fill() gives the cells of value(), bit for bit.
#include <bit>

#include "tests/support/sample.h"
#include "tests/support/setup.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

std::shared_ptr<const Field> fieldOf(const std::shared_ptr<const Model>& model, const QString& kind) {
    if (kind == "table") return {model, &model->table()};
    if (kind == "dot") return model->similarity(SimilarityKind::dot);
    if (kind == "cosine") return model->similarity(SimilarityKind::cosine);
    return model->offsetMap(-37);
}

/// Nothing, or the first cell of the block that differs from value() in any bit.
QString difference(const Field& field, Run rows, Run columns) {
    constexpr double untouched = 4711;
    std::vector<double> cells(static_cast<std::size_t>(rows.count * columns.count) + 1, untouched);
    field.fill(rows, columns, cells.data());
    if (cells.back() != untouched) return QStringLiteral("wrote behind the block");
    std::size_t at = 0;
    for (std::int64_t row = rows.first; row < rows.end(); ++row)
        for (std::int64_t column = columns.first; column < columns.end(); ++column, ++at)
            if (std::bit_cast<std::uint64_t>(cells[at]) !=
                std::bit_cast<std::uint64_t>(field.value(row, column)))
                return QStringLiteral("row %1, column %2 of the block from %3, %4: %5, not %6")
                    .arg(row)
                    .arg(column)
                    .arg(rows.first)
                    .arg(columns.first)
                    .arg(cells[at], 0, 'g', 17)
                    .arg(field.value(row, column), 0, 'g', 17);
    return {};
}

}  // namespace

class TestFill : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    void blocks_data() {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("kind");
        const auto all = everyOption();
        for (std::size_t at = 0; at < all.size(); ++at)
            for (const char* kind : {"table", "dot", "cosine", "offset map"})
                QTest::newRow((std::string(kind) + ", " + all[at].text()).c_str())
                    << static_cast<int>(at) << kind;
    }
    void blocks() {
        QFETCH(int, at);
        QFETCH(QString, kind);
        Setup setup = everyOption()[static_cast<std::size_t>(at)];
        setup.maxLen = 100;
        const auto field = fieldOf(sinusoidal(setup), kind);
        Sample sample(0xf111 + static_cast<std::uint64_t>(at));
        for (int n = 0; n < 25; ++n) {
            const Run rows = sample.run(field->rows(), 40);
            const Run columns = sample.run(field->columns(), 40);
            const QString wrong = difference(*field, rows, columns);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong + ", " + QString::fromStdString(sample.seed())));
        }
        for (const Run rows : {Run{0, 1}, Run{field->rows() - 1, 1}, Run{0, field->rows()}})
            for (const Run columns : {Run{0, 1}, Run{field->columns() - 1, 1}, Run{0, field->columns()}})
                QCOMPARE(difference(*field, rows, columns), QString());
    }

    // Far out in the largest table, over the borders of the 32 positions that share an anchor.
    void largest_data() {
        QTest::addColumn<QString>("layout");
        QTest::newRow("interleaved") << "interleaved";
        QTest::newRow("half-split") << "half-split";
    }
    void largest() {
        QFETCH(QString, layout);
        const QByteArray name = layout.toLatin1();
        const auto model = sinusoidal(
            {.dModel = 65'536, .maxLen = 16'777'216, .layout = name.constData(), .firstPosition = 5});
        for (const Run rows : {Run{16'777'216 - 40, 40}, Run{8'388'600, 9}})
            for (const Run columns : {Run{0, 3}, Run{32'760, 17}, Run{65'533, 3}})
                QCOMPARE(difference(model->table(), rows, columns), QString());
        const auto similarity = model->similarity(SimilarityKind::dot);
        QCOMPARE(difference(*similarity, {16'777'200, 2}, {2, 2}), QString());
        QCOMPARE(difference(*similarity, {2, 2}, {16'777'210, 2}), QString());
    }
};

QTEST_APPLESS_MAIN(TestFill)
#include "tst_fill.moc"
