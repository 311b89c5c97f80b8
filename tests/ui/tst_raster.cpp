// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of fields: every pixel is the exact average of its cells.
#include <QTest>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>

#include "core/state/snapshot.h"
#include "tests/support/definition.h"
#include "tests/support/pixelgrid.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "ui/plot/meanssource.h"
#include "ui/plot/raster.h"

using namespace posiscope;

namespace {

Snapshot snapshotOf(const Setup& setup) {
    State state = defaultState();
    state.values = valuesOf(setup);
    repair(state);
    return makeSnapshot(state);
}

/// The mean of a block of cells.
using BlockMean = std::function<double(IndexRange rows, IndexRange columns)>;

BlockMean tableMean(const std::shared_ptr<definition::SinusoidRows>& table) {
    return [table](IndexRange rows, IndexRange columns) {
        const auto& means = table->means(rows);
        return std::accumulate(means.begin() + columns.first, means.begin() + columns.end(), 0.0) /
               static_cast<double>(columns.count);
    };
}

/// The map to the position `offset` further on: each pair of dimensions is turned by its angle.
BlockMean offsetMapMean(definition::SinusoidRows& table, std::int64_t offset, std::int64_t dimensions) {
    std::vector<std::vector<double>> map(static_cast<std::size_t>(dimensions),
                                         std::vector<double>(static_cast<std::size_t>(dimensions)));
    for (std::size_t sine = 0; sine < map.size(); sine += 2) {
        const auto column = static_cast<std::int64_t>(sine);
        const double sineOfTurn = table.cell(offset, column);
        const double cosineOfTurn = table.cell(offset, column + 1);
        map[sine][sine] = map[sine + 1][sine + 1] = cosineOfTurn;
        map[sine][sine + 1] = sineOfTurn;
        map[sine + 1][sine] = -sineOfTurn;
    }
    return [map](IndexRange rows, IndexRange columns) {
        double sum = 0;
        for (std::int64_t row = rows.first; row < rows.end(); ++row)
            for (std::int64_t column = columns.first; column < columns.end(); ++column)
                sum += map[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        return sum / static_cast<double>(rows.count * columns.count);
    };
}

/// A part of a field and the range of its greys.
struct Request : RasterWindow {
    double lowest = -1, highest = 1;
};

/// The grey map is linear, so a pixel's grey is the value: 0 at the lowest, 255 at the highest.
Request grey(QSize pixels, double left, double right, double top, double bottom, double lowest,
             double highest) {
    return {{pixels, left, right, top, bottom, false}, lowest, highest};
}

/// One step of 255 is what the picture may be off by (rounding to grey levels).
constexpr int pixelTolerance = 1;

void compareWithAverages(const Field& field, const BlockMean& meanOf, const Request& request) {
    const QImage image =
        paintMeans(rasterMeans(field, request), {request.lowest, request.highest, findColormap("gray")});
    const std::int64_t across = request.transposed ? field.rows() : field.columns();
    const std::int64_t down = request.transposed ? field.columns() : field.rows();
    const auto x = PixelAxis{request.left, request.right, request.pixels.width()}.cellsOfPixels(across);
    const auto y = PixelAxis{request.top, request.bottom, request.pixels.height()}.cellsOfPixels(down);
    for (int line = 0; line < request.pixels.height(); ++line) {
        for (int pixel = 0; pixel < request.pixels.width(); ++pixel) {
            const IndexRange columns =
                request.transposed ? y[static_cast<std::size_t>(line)] : x[static_cast<std::size_t>(pixel)];
            const IndexRange rows =
                request.transposed ? x[static_cast<std::size_t>(pixel)] : y[static_cast<std::size_t>(line)];
            const QRgb drawn = image.pixel(pixel, line);
            if (rows.count == 0 || columns.count == 0) {
                QCOMPARE(qAlpha(drawn), 0);
                continue;
            }
            const double share =
                (meanOf(rows, columns) - request.lowest) / (request.highest - request.lowest);
            const int wanted = static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * 255));
            QVERIFY2(std::abs(qRed(drawn) - wanted) <= pixelTolerance,
                     qPrintable(QStringLiteral("pixel %1, %2: %3 drawn, %4 wanted")
                                    .arg(pixel)
                                    .arg(line)
                                    .arg(qRed(drawn))
                                    .arg(wanted)));
        }
    }
}

/// A field whose blocks take long.
class Heavy final : public Field {
 public:
    explicit Heavy(const Field& field) : field_(field) {}
    std::int64_t rows() const override { return field_.rows(); }
    std::int64_t columns() const override { return field_.columns(); }
    double value(std::int64_t row, std::int64_t column) const override { return field_.value(row, column); }
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override {
        QThread::msleep(20);
        field_.pixelMeans(rowRuns, columnRuns, out);
    }

 private:
    const Field& field_;
};

}  // namespace

class TestRaster : public StrictTest {
    Q_OBJECT

 private slots:
    void everyCellBelongsToOnePixelWhenThereAreMoreCells_data() {
        const Rows<qint64, int> row("cells", "pixels");
        row("as many", qint64{100}, 100);
        row("some more", qint64{101}, 100);
        row("not quite twice", qint64{199}, 100);
        row("prime", qint64{7919}, 613);
        row("largest", qint64{16777216}, 1333);
    }
    void everyCellBelongsToOnePixelWhenThereAreMoreCells() {
        const auto [cells, pixels] = fetchRow<qint64, int>();
        const auto runs = pixelRuns(-0.5, static_cast<double>(cells) - 0.5, pixels, cells);
        std::int64_t next = 0;
        for (const IndexRange run : runs) {
            QCOMPARE(run.first, next);
            QVERIFY(run.count > 0);
            next = run.end();
        }
        QCOMPARE(next, cells);
    }

    void whereAPixelIsSmallerItShowsTheCellItLiesIn() {
        const auto runs = pixelRuns(-0.5, 3.5, 16, 4);
        for (int pixel = 0; pixel < 16; ++pixel)
            QCOMPARE(runs[static_cast<std::size_t>(pixel)], (IndexRange{pixel / 4, 1}));
    }

    /// Edges in tenths of cells, counted in whole numbers: one that falls on a cell's edge does so in spite
    /// of rounding.
    void edgesOfPixelsOnEdgesOfCells() {
        constexpr int pixels = 40;
        for (int first = 0; first < 10; ++first)
            for (int each = 11; each < 40; ++each) {
                const double from = first / 10.0 - 0.5;
                const auto runs = pixelRuns(from, from + pixels * each / 10.0, pixels, 1000);
                for (int n = 0; n < pixels; ++n) {
                    const std::int64_t begin = (first + n * each) / 10;
                    const std::int64_t end = (first + (n + 1) * each) / 10;
                    const IndexRange run = runs[static_cast<std::size_t>(n)];
                    QVERIFY2(run.first == begin && run.end() == end,
                             qPrintable(QString("from %1, %2 tenths, pixel %3").arg(first).arg(each).arg(n)));
                }
            }
    }

    void whatLiesOutsideIsEmpty() {
        const auto runs = pixelRuns(-10.5, 9.5, 20, 5);
        for (int pixel = 0; pixel < 20; ++pixel)
            QCOMPARE(runs[static_cast<std::size_t>(pixel)].count, std::int64_t{pixel >= 10 && pixel < 15});
    }

    void pixelsAreExactAverages_data() {
        const Rows<qint64, qint64, QString> row("rows", "columns", "layout");
        row("default", qint64{256}, qint64{128}, "interleaved");
        row("more cells than pixels", qint64{1000}, qint64{300}, "interleaved");
        row("half-split", qint64{777}, qint64{200}, "half-split");
        row("odd", qint64{99}, qint64{77}, "interleaved");
        row("huge", qint64{1048576}, qint64{8192}, "interleaved");
        row("one cell", qint64{1}, qint64{1}, "interleaved");
    }
    void pixelsAreExactAverages() {
        const auto [rows, columns, layout] = fetchRow<qint64, qint64, QString>();
        const QByteArray name = layout.toLatin1();
        const Setup setup{.dModel = columns, .maxLen = rows, .layout = name.constData()};
        const Snapshot snapshot = snapshotOf(setup);
        const BlockMean meanOf = tableMean(std::make_shared<definition::SinusoidRows>(setup));
        constexpr unsigned seed = 20250101;
        std::mt19937 random(seed);
        for (int n = 0; n < 6; ++n) {
            // The whole table first, then random parts of it that reach over its borders.
            std::uniform_real_distribution<double> part(-0.1, 1.1);
            const auto range = [&](qint64 count) {
                double a = part(random) * static_cast<double>(count);
                double b = part(random) * static_cast<double>(count);
                if (a > b) std::swap(a, b);
                return std::pair(a - 0.5, b + 0.5);
            };
            const auto [left, right] =
                n == 0 ? std::pair(-0.5, static_cast<double>(columns) - 0.5) : range(columns);
            const auto [top, bottom] =
                n == 0 ? std::pair(-0.5, static_cast<double>(rows) - 0.5) : range(rows);
            Request request = grey({41, 37}, left, right, top, bottom, -1, 1);
            compareWithAverages(snapshot.model->table(), meanOf, request);
            if (QTest::currentTestFailed()) return;
            request = grey({37, 41}, top, bottom, left, right, -1, 1);
            request.transposed = true;
            compareWithAverages(snapshot.model->table(), meanOf, request);
            if (QTest::currentTestFailed()) return;
        }
    }

    void otherFieldsToo_data() {
        addColumns<qint64, QString>("rows", "field");
        for (const qint64 rows : {60, 1000})
            for (const char* field : {"dot", "cosine", "offset map"})
                QTest::addRow("%s of %lld", field, rows) << rows << field;
    }
    void otherFieldsToo() {
        const auto [rows, field] = fetchRow<qint64, QString>();
        constexpr std::int64_t dimensions = 64;
        constexpr std::int64_t offset = 5;
        const Setup setup{.dModel = dimensions, .maxLen = rows};
        const Snapshot snapshot = snapshotOf(setup);
        const std::shared_ptr<const Field> matrix =
            field == QLatin1String("offset map")
                ? std::shared_ptr<const Field>(snapshot.model->offsetMaps()->map(offset))
                : snapshot.model->similarity()->matrix(
                      field == QLatin1String("dot") ? SimilarityKind::dot : SimilarityKind::cosine);
        definition::SinusoidRows table(setup);
        const bool dot = field == QLatin1String("dot");
        const BlockMean meanOf =
            field == QLatin1String("offset map")
                ? offsetMapMean(table, offset, dimensions)
                : BlockMean([&](IndexRange blockRows, IndexRange columns) {
                      return dot ? definition::product(table.means(blockRows), table.means(columns))
                                 : definition::product(table.unitMeans(blockRows), table.unitMeans(columns));
                  });
        const double end = static_cast<double>(matrix->rows()) - 0.5;
        const double largest = dot ? 32 : 1;
        compareWithAverages(*matrix, meanOf, grey({50, 50}, -0.5, end, -0.5, end, -largest, largest));
    }

    /// The reference itself: its means are those of its cells, added up.
    void theReferenceIsTheMeanOfItsCells_data() {
        QTest::addColumn<int>("at");
        const auto all = everyOption();
        for (std::size_t at = 0; at < all.size(); ++at)
            QTest::newRow(all[at].text().c_str()) << static_cast<int>(at);
    }
    void theReferenceIsTheMeanOfItsCells() {
        QFETCH(int, at);
        const Setup setup = everyOption()[static_cast<std::size_t>(at)];
        definition::SinusoidRows table(setup);
        for (const IndexRange run :
             {IndexRange{0, 1}, IndexRange{0, 7}, IndexRange{1, 1}, IndexRange{3, 90}}) {
            std::vector<long double> sums(static_cast<std::size_t>(setup.dModel));
            std::vector<long double> unitSums = sums;
            for (std::int64_t row = run.first; row < run.end(); ++row) {
                const auto unit = table.unitRow(row);
                for (std::size_t column = 0; column < sums.size(); ++column) {
                    sums[column] += table.cell(row, static_cast<std::int64_t>(column));
                    unitSums[column] += unit[column];
                }
            }
            for (std::size_t column = 0; column < sums.size(); ++column) {
                const auto count = static_cast<long double>(run.count);
                QVERIFY(std::abs(table.means(run)[column] - sums[column] / count) < 1e-15L);
                QVERIFY(std::abs(table.unitMeans(run)[column] - unitSums[column] / count) < 1e-14L);
            }
        }
    }

    /// While numbers take long, those of the picture before are seen.
    void theMeansBeforeStandIn() {
        const Snapshot snapshot = snapshotOf({.dModel = 64, .maxLen = 500});
        const std::shared_ptr<const Field> table(snapshot.model, &snapshot.model->table());
        const auto heavy = std::make_shared<Heavy>(*table);
        const RasterWindow before{{30, 50}, -0.5, 63.5, -0.5, 499.5, false};
        const RasterWindow now{{20, 40}, -0.5, 63.5, 99.5, 199.5, false};
        QObject receiver;
        int arrivals = 0;
        MeansSource source(
            &receiver, [&] { ++arrivals; }, [] {});
        AsyncWork::setFramePatience(-1);
        source.get(table, before, {});
        QVERIFY(source.isCurrent());
        QCOMPARE(arrivals, 0);
        AsyncWork::setFramePatience(0);
        QCOMPARE(source.get(heavy, now, {})->means, rasterMeans(*table, before).means);
        QVERIFY(!source.isCurrent());
        QTRY_COMPARE(arrivals, 1);
        QVERIFY(source.isCurrent());
        QCOMPARE(source.get(heavy, now, {})->means, rasterMeans(*heavy, now).means);
    }

    /// What was slow begins coarse: the new picture is there in its frame, and the exact one follows.
    void whatIsSlowBeginsCoarse() {
        /// A tenth of a second for averages, nothing for single cells.
        class Slow final : public Field {
         public:
            explicit Slow(double factor) : factor_(factor) {}
            std::int64_t rows() const override { return 4000; }
            std::int64_t columns() const override { return 64; }
            double value(std::int64_t row, std::int64_t column) const override {
                return factor_ * static_cast<double>(row + column);
            }
            void pixelMeans(IndexRanges down, IndexRanges across, float* out) const override {
                if (std::ranges::any_of(down, [](const IndexRange& run) { return run.count > 1; }))
                    QThread::msleep(100);
                Field::pixelMeans(down, across, out);
            }

         private:
            double factor_;
        };
        const RasterWindow window{{30, 50}, -0.5, 63.5, -0.5, 3999.5, false};
        QObject receiver;
        int arrivals = 0;
        MeansSource source(
            &receiver, [&] { ++arrivals; }, [] {});
        AsyncWork::setFramePatience(-1);
        source.get(std::make_shared<Slow>(1), window, {});
        AsyncWork::setFramePatience(50);
        const auto now = std::make_shared<Slow>(-1);
        const auto first = source.get(now, window, {});
        AsyncWork::setFramePatience(0);
        QVERIFY(!source.isCurrent());
        QCOMPARE(first->means, coarseMeans(*now, window).means);
        QVERIFY(first->means.size() < rasterMeans(*now, window).means.size());
        QCOMPARE(paintMeans(*first, {-4100, 0, findColormap("viridis")}).size(), window.pixels);
        QTRY_VERIFY(source.isCurrent());
        QCOMPARE(source.get(now, window, {})->means, rasterMeans(*now, window).means);
        // Who waits has the exact one alone.
        const auto other = std::make_shared<Slow>(2);
        QCOMPARE(source.get(other, window, {true, {}})->means, rasterMeans(*other, window).means);
    }

    void workInPartsGivesTheSameNumbersAndCanBeStopped() {
        const Snapshot snapshot = snapshotOf({.dModel = 64, .maxLen = 1000});
        const RasterWindow window{{30, 500}, -0.5, 63.5, -0.5, 999.5, false};
        const RasterMeans whole = rasterMeans(snapshot.model->table(), window);
        QList<double> shares;
        const Heavy heavy(snapshot.model->table());
        const RasterMeans parts = rasterMeans(heavy, window, {8, [&](double share) {
                                                                  shares << share;
                                                                  return true;
                                                              }});
        QCOMPARE(shares.size(), 8);
        QVERIFY(std::ranges::is_sorted(shares) && shares.front() == 0 && shares.back() < 1);
        QCOMPARE(parts.means.size(), whole.means.size());
        constexpr float singlePrecision =
            1e-5F;  // what rotations in single precision are allowed to be off by
        for (std::size_t n = 0; n < whole.means.size(); ++n)
            QVERIFY(std::abs(parts.means[n] - whole.means[n]) < singlePrecision);
        QVERIFY(rasterMeans(heavy, window, {8, [](double) { return false; }}).means.empty());
    }

    void colourMapsAreSymmetricAboutZero() {
        for (const Colormap& map : colormaps()) {
            if (!map.diverging) continue;
            const auto& low = map.colours[127];
            const auto& high = map.colours[128];
            for (std::size_t channel = 0; channel < 3; ++channel)
                QVERIFY2(std::abs(low[channel] - high[channel]) <= 8, map.id.c_str());
        }
        QVERIFY(std::count_if(colormaps().begin(), colormaps().end(),
                              [](const Colormap& map) { return map.diverging; }) >= 3);
    }
};

QTEST_GUILESS_MAIN(TestRaster)
#include "tst_raster.moc"
