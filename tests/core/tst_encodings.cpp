// SPDX-License-Identifier: GPL-3.0-or-later
// Laws that the tables of every registered encoding obey, whatever its parameters.
#include <algorithm>
#include <set>

#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/state/session.h"
#include "core/state/snapshot.h"
#include "tests/support/blockmean.h"
#include "tests/support/smallcase.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

// Relative to the range of the table: closed forms of means against sums of at most 4,096 cells.
constexpr double meanError = 1e-12;
// What core/fields/field.h promises for pictures.
constexpr double pictureError = 5e-4;
// Curves round positions to 2^-20; at whole positions they agree with the table up to rounding errors.
constexpr double curveError = 1e-9;
// core/sinusoid/sampledsine.h: below 1e-8; for tables that are scanned it is exact.
constexpr double extremesError = 1e-8;

double rangeOf(const Model& model) {
    return std::max(std::abs(model.tableRange().lowest), std::abs(model.tableRange().highest));
}

std::vector<IndexRange> moved(std::vector<IndexRange> runs, IndexRange window) {
    for (IndexRange& run : runs)
        run.first += window.first;
    return runs;
}

std::string place(std::int64_t row, std::int64_t column) {
    return "row " + std::to_string(row) + ", column " + std::to_string(column);
}

bool isSameNumber(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

/// The error of M_k between two rows with rounded cells.
double residualOfCells(const Model& model, const OffsetMap& map, std::int64_t position) {
    const std::int64_t row = position - model.firstCursor();
    const IndexRange all{0, model.table().columns()};
    std::vector<double> from(static_cast<std::size_t>(all.count)), to(from.size()), carried(from.size());
    model.table().fill({row, 1}, all, from.data());
    model.table().fill({row + map.offset(), 1}, all, to.data());
    map.apply(from, carried);
    double largest = 0;
    for (std::size_t j = 0; j < to.size(); ++j) {
        const double error = std::abs(carried[j] - to[j]);
        if (std::isnan(error)) return error;
        largest = std::max(largest, error);
    }
    return largest;
}

}  // namespace

class TestEncodings : public StrictTest {
    Q_OBJECT

 private slots:
    void shapeIsTheModels_data() { eachSmallCase(); }
    void shapeIsTheModels() {
        const auto [encoding, values, model] = fetch();
        const ModelShape shape = encoding->shape(values);
        QCOMPARE(shape.firstPosition, model->firstCursor());
        QCOMPARE(shape.positions, model->table().rows());
        QCOMPARE(shape.hasTable(), model->hasTable());
        if (model->hasTable()) QCOMPARE(shape.dimensions, model->table().columns());
        if (model->hasTable()) QCOMPARE(shape.pairs, static_cast<std::int64_t>(model->frequencies().size()));
        QCOMPARE(shape.heads, model->bias() ? model->bias()->heads() : 1);
    }

    void fillIsValue_data() { eachSmallCase(); }
    void fillIsValue() {
        const auto [encoding, values, model] = fetch();
        const Field& table = model->table();
        const IndexRange rows{0, table.rows()};
        const IndexRange columns{0, table.columns()};
        std::vector<double> cells(static_cast<std::size_t>(table.rows() * table.columns()));
        std::vector<float> rounded(cells.size());
        table.fill(rows, columns, cells.data());
        table.fill(rows, columns, rounded.data());
        std::size_t at = 0;
        for (std::int64_t row = 0; row < table.rows(); ++row)
            for (std::int64_t column = 0; column < table.columns(); ++column, ++at) {
                QCOMPARE(cells[at], table.value(row, column));
                QCOMPARE(rounded[at], static_cast<float>(cells[at]));
                QVERIFY2(std::abs(cells[at]) <= rangeOf(*model) * 2, place(row, column).c_str());
            }
    }

    void meansAreSums_data() { eachSmallCase(); }
    void meansAreSums() {
        const auto [encoding, values, model] = fetch();
        const Field& table = model->table();
        Sample sample(3);
        Worst worst;
        for (int n = 0; n < 60; ++n) {
            const IndexRange rows = sample.run(table.rows(), 64);
            const IndexRange columns = sample.run(table.columns(), 64);
            worst.see(std::abs(table.exactMean(rows, columns) - meanOf(table, rows, columns)),
                      [&] { return place(rows.first, columns.first); });
        }
        VERIFY_WORST(worst, meanError * rangeOf(*model));
    }

    void picturesAreMeans_data() { eachSmallCase(); }
    void picturesAreMeans() {
        const auto [encoding, values, model] = fetch();
        Sample sample(5);
        Worst worst;
        std::vector<std::pair<std::shared_ptr<const Field>, double>> fields{
            {{model, &model->table()}, rangeOf(*model)}};
        if (model->hasTable())
            for (const auto kind : {SimilarityKind::dot, SimilarityKind::cosine})
                fields.emplace_back(model->similarity()->matrix(kind),
                                    std::max(1e-12, model->similarity()->largest(kind)));
        for (const auto& [field, range] : fields)
            for (int n = 0; n < 8; ++n) {
                // A window of at most 64 × 64 cells, so that every cell can be examined.
                const IndexRange window = sample.run(field->rows(), 64);
                const IndexRange across = sample.run(field->columns(), 64);
                const std::vector<IndexRange> rows =
                    moved(sample.runs(window.count, sample.whole(1, 40)), window);
                const std::vector<IndexRange> columns =
                    moved(sample.runs(across.count, sample.whole(1, 40)), across);
                std::vector<float> means(rows.size() * columns.size());
                field->pixelMeans(rows, columns, means.data());
                for (std::size_t y = 0; y < rows.size(); ++y)
                    for (std::size_t x = 0; x < columns.size(); ++x)
                        worst.see(std::abs(static_cast<double>(means[y * columns.size() + x]) -
                                           meanOf(*field, rows[y], columns[x])) /
                                      range,
                                  [&] { return place(rows[y].first, columns[x].first); });
            }
        VERIFY_WORST(worst, pictureError);
    }

    void similarityIsTheProductOfRows_data() { eachSmallCase(); }
    void similarityIsTheProductOfRows() {
        const auto [encoding, values, model] = fetch();
        if (!model->hasTable()) return;
        const Field& table = model->table();
        Sample sample(9);
        const double largest = std::max(1e-12, model->similarity()->largest(SimilarityKind::dot));
        const auto dot = model->similarity()->matrix(SimilarityKind::dot);
        QCOMPARE(dot->rows(), table.rows());
        QCOMPARE(dot->columns(), table.rows());
        for (int n = 0; n < 60; ++n) {
            const std::int64_t p = sample.whole(0, table.rows() - 1);
            const std::int64_t q = sample.whole(0, table.rows() - 1);
            double sum = 0;
            double norm = 0;
            for (std::int64_t j = 0; j < table.columns(); ++j) {
                sum += table.value(p, j) * table.value(q, j);
                norm += table.value(p, j) * table.value(p, j);
            }
            QVERIFY(std::abs(dot->value(p, q) - sum) <= meanError * largest);
            QVERIFY(std::abs(model->similarity()->norm(model->firstCursor() + p) - std::sqrt(norm)) <=
                    meanError * std::sqrt(largest) + 1e-12);
            QVERIFY(sum <= largest * (1 + 1e-12));
        }
    }

    void extremesAreTrue_data() { eachSmallCase(); }
    void extremesAreTrue() {
        const auto [encoding, values, model] = fetch();
        if (!model->hasTable()) return;
        const Field& table = model->table();
        Sample sample(11);
        Worst worst;
        for (int n = 0; n < 60; ++n) {
            const std::int64_t j = sample.whole(0, table.columns() - 1);
            const IndexRange rows = sample.run(table.rows(), 64);
            double low = table.value(rows.first, j);
            double high = low;
            for (std::int64_t row = rows.first; row < rows.end(); ++row) {
                low = std::min(low, table.value(row, j));
                high = std::max(high, table.value(row, j));
            }
            const Interval ends = model->extremes(j, {model->firstCursor() + rows.first, rows.count});
            worst.see(std::max(std::abs(ends.lowest - low), std::abs(ends.highest - high)),
                      [&] { return place(rows.first, j); });
        }
        VERIFY_WORST(worst, extremesError * rangeOf(*model));
    }

    void curvesMeetTheTable_data() { eachSmallCase(); }
    void curvesMeetTheTable() {
        const auto [encoding, values, model] = fetch();
        if (!model->hasTable() || model->similarity()->norm(model->firstCursor()) == 0)
            return;  // a first row of zeros
        const Field& table = model->table();
        Worst worst;
        for (std::int64_t row = 0; row < table.rows(); ++row)
            for (std::int64_t j = 0; j < table.columns(); ++j)
                worst.see(std::abs(model->between(static_cast<double>(model->firstCursor() + row), j) -
                                   table.value(row, j)),
                          [&] { return place(row, j); });
        VERIFY_WORST(worst, curveError * rangeOf(*model));
    }

    void pairsKnowTheirDimensions_data() { eachSmallCase(); }
    void pairsKnowTheirDimensions() {
        const auto [encoding, values, model] = fetch();
        for (std::int64_t j = 0; j < model->table().columns(); ++j) {
            const Column what = model->column(j);
            if (what.role != Role::sine && what.role != Role::cosine) continue;
            QCOMPARE(model->dimensionOf(what.pair, what.role), j);
            QVERIFY(static_cast<std::size_t>(what.pair) < model->frequencies().size());
            QVERIFY(std::isfinite(model->wavelength(j)));
        }
    }

    void offsetMapsCarryRows_data() { eachSmallCase(); }
    void offsetMapsCarryRows() {
        const auto [encoding, values, model] = fetch();
        if (model->offsetMaps() == nullptr) return;
        const std::int64_t rows = model->table().rows();
        for (const std::int64_t k : {std::int64_t{0}, std::int64_t{1}, -rows / 2, rows - 1}) {
            const auto map = model->offsetMaps()->map(k);
            if (!map->exact()) continue;
            // No offset map leads from a first row of zeros to another row.
            const std::int64_t p = model->firstCursor() + rows / 2;
            if (model->similarity()->norm(p) == 0 ||
                (!model->positions().areConsecutive() && !model->similarity()->normIsConstant()) ||
                (p + k == model->firstCursor() && !model->similarity()->normIsConstant()))
                continue;
            const double residual = model->offsetMaps()->residual(*map, p);
            if (model->rounded() == nullptr)
                QVERIFY(residual <= 4e-15 * rangeOf(*model));
            else if (model->positions().areConsecutive() && p + k < model->firstCursor() + rows)
                QVERIFY(isSameNumber(residual, residualOfCells(*model, *map, p)));
            if (k == 0)
                QVERIFY((map->dense() - Eigen::MatrixXd::Identity(map->rows(), map->rows())).isZero(0));
        }
    }

    void explanationsEndWithTheValue_data() { eachSmallCase(); }
    void explanationsEndWithTheValue() {
        const auto [encoding, values, model] = fetch();
        if (!model->hasTable()) return;
        Sample sample(13);
        for (int n = 0; n < 30; ++n) {
            const std::int64_t row = sample.whole(0, model->table().rows() - 1);
            const std::int64_t j = sample.whole(0, model->table().columns() - 1);
            const auto steps = model->explain({model->firstCursor() + row, j}, 12);
            QVERIFY(!steps.empty());
            const std::string& last = steps.back();
            const double told = std::stod(typedNumber(last.substr(last.rfind("= ") + 2)).value_or("nan"));
            QVERIFY2(std::abs(told - model->table().value(row, j)) <= 1e-10 * rangeOf(*model), last.c_str());
        }
    }

 private:
    static SmallCase fetch() {
        QFETCH(QString, id);
        QFETCH(int, number);
        return smallCase(id, number);
    }
};

QTEST_APPLESS_MAIN(TestEncodings)
#include "tst_encodings.moc"
