// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest and the largest cell of a field, which limits of colours come from.
#include "core/fields/fieldends.h"

#include <QTest>
#include <cmath>
#include <functional>

#include "core/state/snapshot.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

class Made final : public Field {
 public:
    Made(std::int64_t rows, std::int64_t columns, std::function<double(std::int64_t, std::int64_t)> cell)
        : rows_(rows), columns_(columns), cell_(std::move(cell)) {}
    std::int64_t rows() const override { return rows_; }
    std::int64_t columns() const override { return columns_; }
    double value(std::int64_t row, std::int64_t column) const override { return cell_(row, column); }

 private:
    std::int64_t rows_, columns_;
    std::function<double(std::int64_t, std::int64_t)> cell_;
};

/// The products of all pairs of rows.
Interval products(const Field& a) {
    Interval ends = Interval::none();
    for (std::int64_t p = 0; p < a.rows(); ++p)
        for (std::int64_t q = 0; q <= p; ++q) {
            double sum = 0;
            for (std::int64_t j = 0; j < a.columns(); ++j)
                sum += a.value(p, j) * a.value(q, j);
            ends.include(sum);
        }
    return ends;
}

bool agree(const Interval& a, const Interval& b) {
    const double slack = 1e-6 * std::max(std::abs(b.lowest), std::abs(b.highest));
    return std::abs(a.lowest - b.lowest) <= slack && std::abs(a.highest - b.highest) <= slack;
}

}  // namespace

class TestFieldEnds : public StrictTest {
    Q_OBJECT

 private slots:
    void eachCellCounts() {
        for (const std::int64_t rows : {7, 1999})
            for (const std::int64_t columns : {9, 2000}) {
                const Made field(rows, columns, [=](std::int64_t row, std::int64_t column) {
                    if (row == rows / 2 && column == columns / 2) return -5.0;
                    if (row == rows - 1 && column == columns / 3) return 7.0;
                    return std::sin(static_cast<double>(row * columns + column));
                });
                QCOMPARE(endsOf(field), (Interval{-5, 7}));
            }
    }

    void whatIsNoNumberDoesNotCount() {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        const Made field(20, 30, [](std::int64_t row, std::int64_t column) {
            if (column % 3 == 0) return std::numeric_limits<double>::quiet_NaN();
            if (column % 3 == 1) return row % 2 == 0 ? infinity : -infinity;
            return static_cast<double>(row - column);
        });
        QCOMPARE(endsOf(field), (Interval{-29, 17}));
        QVERIFY(endsOf(Made(5, 5, [=](auto, auto) { return infinity; })).isNone());
        QVERIFY(endsOf(Made(0, 5, [](auto, auto) { return 1.0; })).isNone());
    }

    /// Of many cells the corners are looked at, and cells everywhere.
    void largeFields_data() {
        addColumns<qint64, qint64>("rows", "columns");
        for (const qint64 rows : {qint64{4096}, qint64{100'000}, qint64{16'777'216}})
            for (const qint64 columns : {qint64{1000}, qint64{8192}, qint64{65'536}})
                QTest::addRow("%lld × %lld", rows, columns) << rows << columns;
    }
    void largeFields() {
        const auto [rows, columns] = fetchRow<qint64, qint64>();
        for (const auto& [row, column] :
             {std::pair{qint64{0}, qint64{0}}, std::pair{rows - 1, qint64{0}},
              std::pair{qint64{0}, columns - 1}, std::pair{rows - 1, columns - 1}}) {
            const Made spike(rows, columns, [=, row = row, column = column](std::int64_t p, std::int64_t j) {
                return p == row && j == column ? 3.0 : 0.0;
            });
            QCOMPARE(endsOf(spike), (Interval{0, 3}));
        }
        std::int64_t seen = 0;
        const Made slope(rows, columns,
                         [rows = rows, columns = columns, &seen](std::int64_t p, std::int64_t j) {
                             ++seen;
                             return std::abs(static_cast<double>(p) / static_cast<double>(rows) - 0.5) +
                                    std::abs(static_cast<double>(j) / static_cast<double>(columns) - 0.5);
                         });
        const Interval ends = endsOf(slope);
        QVERIFY(ends.lowest < 0.02 && ends.highest > 0.99);
        QVERIFY2(seen <= 1 << 19, QByteArray::number(static_cast<qint64>(seen)));
    }

    /// A sum of cosines of the distance: at base 3 it is far below 0, over few distances only.
    void sinusoids_data() {
        addColumns<double, qint64>("base", "length");
        for (const double base : {3.0, 10'000.0})
            for (const qint64 length : {qint64{256}, qint64{4096}, qint64{65'536}})
                QTest::addRow("base %g, %lld", base, length) << base << length;
    }
    void sinusoids() {
        const auto [base, length] = fetchRow<double, qint64>();
        const auto model = modelOf(
            "sinusoidal", {{"max_len", std::int64_t{length}}, {"d_model", std::int64_t{32}}, {"base", base}});
        Interval truth = Interval::none();
        for (qint64 distance = 0; distance < length; ++distance) {
            double sum = 0;
            for (int i = 0; i < 16; ++i)
                sum += std::cos(static_cast<double>(distance) * std::pow(base, -i / 16.0));
            truth.include(sum);
        }
        const auto dot = model->similarity()->matrix(SimilarityKind::dot);
        QVERIFY(isToeplitz(*dot));
        QVERIFY(agree(endsOf(*dot), truth));
        const auto cosine = model->similarity()->matrix(SimilarityKind::cosine);
        QVERIFY(agree(endsOf(*cosine), {truth.lowest / 16, 1}));
    }

    /// A million sums of 4,096 cosines. The least of every 17th, taken by NumPy, is
    /// −272: half of it is near enough, as limits of colours tell fourths of 4,096 apart.
    void longSinusoids() {
        const auto model =
            modelOf("sinusoidal", {{"max_len", std::int64_t{1'048'576}}, {"d_model", std::int64_t{8192}}});
        const auto field = model->similarity()->matrix(SimilarityKind::dot);
        const Interval ends = endsOf(*field);
        QCOMPARE(ends.highest, 4096.0);
        QVERIFY(ends.lowest < -136 && ends.lowest > -273);
    }

    void otherTables_data() {
        const Rows<QString, QString> row("encoding", "layout");
        row("random rows", "learned", "");
        row("a sine alone", "sinusoidal", "odd");
        row("a first row of zeros", "sinusoidal", "zeros");
        row("a grid", "sinusoidal-2d", "");
        row("distances that fall", "transformer-xl", "");
    }
    void otherTables() {
        const auto [encoding, layout] = fetchRow<QString, QString>();
        Given settings{{"max_len", std::int64_t{150}}, {"d_model", std::int64_t{layout == "odd" ? 33 : 32}}};
        if (layout == "zeros") settings.emplace_back("zero_first_row", true);
        const auto model = modelOf(encoding.toStdString(), settings);
        QVERIFY(agree(endsOf(*model->similarity()->matrix(SimilarityKind::dot)), products(model->table())));
    }

    /// However small a difference is beside what it is taken of.
    void differences() {
        State state = stateOf("sinusoidal", {{"max_len", std::int64_t{300}}, {"d_model", std::int64_t{32}}});
        beginComparing(state, "similarity");
        state.variants.front().set(keys::base, 10'000.001);
        repair(state);
        const Snapshot snapshot = makeSnapshot(state);
        for (const auto& field :
             {snapshot.difference->similarity()->matrix(SimilarityKind::dot),
              std::shared_ptr<const Field>(snapshot.difference, &snapshot.difference->table())}) {
            Interval truth = Interval::none();
            for (std::int64_t row = 0; row < field->rows(); ++row)
                for (std::int64_t column = 0; column < field->columns(); ++column)
                    truth.include(field->value(row, column));
            QVERIFY(truth.highest < 1e-3 && truth.highest > 0);
            QCOMPARE(endsOf(*field), truth);
        }
    }
};

QTEST_APPLESS_MAIN(TestFieldEnds)
#include "tst_fieldends.moc"
