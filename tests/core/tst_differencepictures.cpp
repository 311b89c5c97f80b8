// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the difference of nearly equal encodings: as precise as the difference itself, and empty where
// the encodings are equal.
#include <functional>

#include "core/fields/field.h"
#include "core/fields/storedtable.h"
#include "core/models/difference.h"
#include "core/models/tablemodel.h"
#include "tests/support/encodingof.h"
#include "tests/support/pixelgrid.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/setup.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

// A thousandth of the difference's own range is a third of a step of the colours.
constexpr double pictureError = 1e-3;
// Values have an error of 4e-16 of the largest, and so have means; a difference has two such errors.
constexpr double valueError = 8 * 4e-16;

using FieldOf = std::function<std::shared_ptr<const Field>(const Model&)>;

std::shared_ptr<const Field> tableOf(const Model& model) {
    return {std::shared_ptr<const Field>(), &model.table()};
}

/// The model's cells as a file would contain them.
template <class Number>
std::shared_ptr<const Model> stored(const Model& model, CellType type) {
    const Field& table = model.table();
    const auto count = static_cast<std::size_t>(table.rows() * table.columns());
    auto bytes = roomForCells(count * sizeof(Number));
    table.fill({0, table.rows()}, {0, table.columns()}, reinterpret_cast<Number*>(bytes.get()));
    return std::make_shared<TableModel>(
        std::make_shared<StoredTable>("table", type, table.rows(), table.columns(), std::move(bytes)),
        model.firstCursor(), Interval{-1, 1});
}

struct Pair {
    std::shared_ptr<const Model> a, b;
};

/// Blocks of a picture of all cells, or of a part.
std::vector<IndexRange> runsOf(Sample& sample, std::int64_t cells, int pixels) {
    const PixelAxis axis = sample.flag() ? wholeAxis(cells, pixels) : randomAxis(sample, cells, pixels);
    std::vector<IndexRange> runs = axis.runs(cells);
    return runs.empty() ? wholeAxis(cells, pixels).runs(cells) : runs;
}

void comparePictures(Sample& sample, const std::shared_ptr<const Field>& a,
                     const std::shared_ptr<const Field>& b, double largest, int pixels, std::int64_t most) {
    const DifferenceField difference(a, b);
    std::vector<IndexRange> rows = runsOf(sample, difference.rows(), pixels);
    std::vector<IndexRange> columns = runsOf(sample, difference.columns(), pixels);
    // Only blocks that are small enough to add up.
    while (cellsIn(rows) * cellsIn(columns) > static_cast<double>(most) && rows.size() > 1)
        rows.resize(rows.size() / 2);
    while (cellsIn(rows) * cellsIn(columns) > static_cast<double>(most) && columns.size() > 1)
        columns.resize(columns.size() / 2);
    if (cellsIn(rows) * cellsIn(columns) > static_cast<double>(most)) return;
    std::vector<float> picture(rows.size() * columns.size());
    difference.pixelMeans(rows, columns, picture.data());
    std::vector<double> truth;
    double range = 0;
    // A row of blocks at once: each call has a cost of its own.
    const IndexRange across{columns.front().first, columns.back().end() - columns.front().first};
    for (const IndexRange row : rows) {
        std::vector<double> cells(static_cast<std::size_t>(row.count * across.count));
        difference.fill(row, across, cells.data());
        for (const IndexRange column : columns) {
            long double sum = 0;
            for (std::int64_t r = 0; r < row.count; ++r)
                for (std::int64_t j = column.first; j < column.end(); ++j)
                    sum += cells[static_cast<std::size_t>(r * across.count + j - across.first)];
            truth.push_back(static_cast<double>(sum / static_cast<long double>(row.count * column.count)));
            range = std::max(range, std::abs(truth.back()));
        }
    }
    const double allowed = pictureError * range + valueError * largest;
    for (std::size_t n = 0; n < truth.size(); ++n)
        QVERIFY2(std::abs(picture[n] - truth[n]) <= allowed,
                 qPrintable(QString("%1: block %2 of %3 × %4 is %5, not %6, in a range of %7")
                                .arg(QString::fromStdString(sample.seed()))
                                .arg(n)
                                .arg(rows.size())
                                .arg(columns.size())
                                .arg(picture[n])
                                .arg(truth[n])
                                .arg(range)));
}

}  // namespace

class TestDifferencePictures : public StrictTest {
    Q_OBJECT

 private slots:
    void nearlyEqual_data() {
        const Rows<Pair, FieldOf, double> row("pair", "field", "largest");
        const FieldOf table = tableOf;
        for (const double nearly : {1e-4, 1e-8, 1e-11})
            for (const int size : {64, 513, 3000}) {
                const auto sines = [&](double base, const char* layout) {
                    return sinusoidal({.dModel = size / 2, .maxLen = size, .base = base, .layout = layout});
                };
                QTest::addRow("sinusoidal bases, %g, %d", nearly, size)
                    << Pair{sines(10'000, "interleaved"), sines(10'000 * (1 + nearly), "interleaved")}
                    << table << 1.0;
                for (const auto kind : {SimilarityKind::dot, SimilarityKind::cosine})
                    QTest::addRow("similarity %d, %g, %d", static_cast<int>(kind), nearly, size)
                        << Pair{sines(10'000, "half-split"), sines(10'000 * (1 + nearly), "half-split")}
                        << FieldOf([kind](const Model& model) { return model.similarity()->matrix(kind); })
                        << (kind == SimilarityKind::dot ? size / 4.0 : 1.0);
                const auto rope = [&](double factor) {
                    return modelOf("rope", {{"head_dim", std::int64_t{128}},
                                            {"max_len", std::int64_t{size}},
                                            {"scaling", std::string("linear")},
                                            {"factor", factor}});
                };
                QTest::addRow("rope scaling, %g, %d", nearly, size)
                    << Pair{rope(1), rope(1 + nearly)} << table << 1.0;
                const auto alibi = [&](double most) {
                    return modelOf("alibi", {{"max_len", std::int64_t{size}},
                                             {"alibi_bias_max", most},
                                             {"mask", std::string("none")}});
                };
                QTest::addRow("bias, %g, %d", nearly, size)
                    << Pair{alibi(8), alibi(8 * (1 + nearly))}
                    << FieldOf([](const Model& model) { return model.bias()->matrix(2); })
                    << static_cast<double>(size);
            }
        for (const int size : {64, 513}) {
            const auto formula = sinusoidal({.dModel = size / 2, .maxLen = size, .firstPosition = 1});
            const auto file = stored<float>(*formula, CellType::float32);
            QTest::addRow("float32 against formula, %d", size) << Pair{file, formula} << table << 1.0;
            QTest::addRow("similarity of float32 against formula, %d", size)
                << Pair{file, formula}
                << FieldOf([](const Model& model) { return model.similarity()->matrix(SimilarityKind::dot); })
                << size / 4.0;
        }
        const auto large = [](double base) {
            return sinusoidal({.dModel = 512, .maxLen = 1'048'576, .base = base});
        };
        row("a million positions", Pair{large(10'000), large(10'000 * (1 + 1e-9))}, table, 1.0);
    }
    void nearlyEqual() {
        const auto [pair, field, largest] = fetchRow<Pair, FieldOf, double>();
        Sample sample(static_cast<std::uint64_t>(qHash(QByteArray(QTest::currentDataTag()))));
        const auto a = field(*pair.a);
        const auto b = field(*pair.b);
        for (int n = 0; n < 6; ++n) {
            comparePictures(sample, a, b, largest, n < 3 ? 60 : 200, 3'000'000);
            if (QTest::currentTestFailed()) return;
        }
    }

    /// The closed forms that large pictures are made of, against the cells.
    void closedForms_data() { nearlyEqual_data(); }
    void closedForms() {
        QFETCH(Pair, pair);
        QFETCH(FieldOf, field);
        QFETCH(double, largest);
        Sample sample(1);
        const auto a = field(*pair.a);
        for (int n = 0; n < 20; ++n) {
            const IndexRange row = sample.run(a->rows(), 400);
            const IndexRange column = sample.run(a->columns(), 400);
            std::vector<double> cells(static_cast<std::size_t>(row.count * column.count));
            a->fill(row, column, cells.data());
            long double sum = 0;
            for (const double cell : cells)
                sum += cell;
            double mean = 0;
            a->exactMeans({&row, 1}, {&column, 1}, &mean);
            const auto truth = static_cast<double>(sum / static_cast<long double>(cells.size()));
            QVERIFY2(std::abs(mean - truth) <= valueError * largest,
                     qPrintable(QString("%1 instead of %2").arg(mean, 0, 'g', 17).arg(truth, 0, 'g', 17)));
        }
    }

    void equalIsNothing_data() {
        addColumns<Pair, FieldOf>("pair", "field");
        const FieldOf table = tableOf;
        const FieldOf similarity = [](const Model& model) {
            return model.similarity()->matrix(SimilarityKind::cosine);
        };
        const FieldOf bias = [](const Model& model) { return model.bias()->matrix(0); };
        for (const int size : {256, 4096, 100'000}) {
            const auto sines = [&] {
                return sinusoidal({.dModel = 130, .maxLen = size, .firstPosition = 3});
            };
            QTest::addRow("sinusoidal, %d", size) << Pair{sines(), sines()} << table;
            QTest::addRow("similarity, %d", size) << Pair{sines(), sines()} << similarity;
            QTest::addRow("float64 file against formula, %d", size)
                << Pair{stored<double>(*sines(), CellType::float64), sines()} << table;
        }
        for (const char* encoding :
             {"rope", "xpos", "sinusoidal-2d", "fourier", "learned", "transformer-xl"}) {
            const auto model = [&] { return modelOf(encoding, {}); };
            QTest::addRow("%s", encoding) << Pair{model(), model()} << table;
        }
        for (const char* encoding : {"alibi", "kerple", "t5", "fire", "deberta"}) {
            const auto model = [&] { return modelOf(encoding, {}); };
            QTest::addRow("%s", encoding) << Pair{model(), model()} << bias;
        }
    }
    void equalIsNothing() {
        const auto [pair, field] = fetchRow<Pair, FieldOf>();
        const DifferenceField difference(field(*pair.a), field(*pair.b));
        for (const int pixels : {7, 100, 300}) {
            const auto rows = wholeAxis(difference.rows(), pixels).runs(difference.rows());
            const auto columns = wholeAxis(difference.columns(), pixels).runs(difference.columns());
            std::vector<float> picture(rows.size() * columns.size());
            difference.pixelMeans(rows, columns, picture.data());
            QVERIFY(std::all_of(picture.begin(), picture.end(), [](float mean) { return mean == 0; }));
        }
    }
};

QTEST_APPLESS_MAIN(TestDifferencePictures)
#include "tst_differencepictures.moc"
