// SPDX-License-Identifier: GPL-3.0-or-later
// Means of blocks: closed forms against sums, pictures against closed forms.
#include "tests/support/blockmean.h"
#include "tests/support/optionrows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

// All relative to the largest value. The closed forms multiply a few factors, each good to a few units in the
// last place; cosines of rows of varying length add up a series of about twenty such products (measured
// 6e-15).
constexpr double averageError = 1e-14;
// core/fields/field.h promises 1e-4 of the range for pictures and core/sinusoid/phasorsweep.h an error of
// 1e-5 for every mean of sines; measured 5e-6.
constexpr double pictureError = 1e-5;

double rangeOf(const Model& model, const QString& kind) {
    if (kind == "dot") return std::max(1.0, model.similarity()->largest(SimilarityKind::dot));
    return 1;  // or 2, from −1 to 1: the bounds hold for the half as well
}

}  // namespace

class TestAverages : public StrictTest {
    Q_OBJECT

 private slots:
    void averageIsTheMean_data() { fieldRows(); }
    void averageIsTheMean() {
        QFETCH(int, at);
        QFETCH(QString, kind);
        const auto model = sinusoidal(optionAt(at, 150));
        const auto field = fieldOf(model, kind, 11);
        const IndexRange allRows{0, field->rows()};
        const IndexRange allColumns{0, field->columns()};
        Sample sample(0xa7e + static_cast<std::uint64_t>(at));
        std::vector<std::pair<IndexRange, IndexRange>> blocks{
            {allRows, allColumns},
            {{0, 1}, allColumns},
            {allRows, {field->columns() - 1, 1}},
            {{0, std::min<std::int64_t>(2, field->rows())}, {0, 1}},
            {{field->rows() - 1, 1}, {field->columns() - 1, 1}}};
        for (int n = 0; n < 25; ++n)
            blocks.emplace_back(sample.run(field->rows(), field->rows()),
                                sample.run(field->columns(), field->columns()));
        for (int n = 0; n < 10; ++n)
            blocks.emplace_back(sample.run(field->rows(), 1), sample.run(field->columns(), 1));
        Worst worst;
        for (const auto& [rowRun, columnRun] : blocks)
            worst.see(std::abs(field->exactMean(rowRun, columnRun) - meanOf(*field, rowRun, columnRun)) /
                          rangeOf(*model, kind),
                      [&, rowRun = rowRun, columnRun = columnRun] {
                          return text(rowRun, columnRun) + ", " + sample.seed();
                      });
        VERIFY_WORST(worst, averageError);
    }

    void pictures_data() { fieldRows(); }
    void pictures() {
        QFETCH(int, at);
        QFETCH(QString, kind);
        Sample sample(0x91c + static_cast<std::uint64_t>(at));
        for (const std::int64_t maxLen : {40, 5000, 16'777'216}) {
            const auto model = sinusoidal(optionAt(at, maxLen));
            const auto field = fieldOf(model, kind, 11);
            // Single cells, then irregular runs, up to some hundreds of pixels.
            for (const std::int64_t pixels : {std::int64_t{300}, std::int64_t{10}, std::int64_t{1}}) {
                const auto rowRuns = sample.runs(field->rows(), std::min(pixels, field->rows()));
                const auto columnRuns =
                    sample.runs(field->columns(), std::min(kind == "table" ? pixels : 30, field->columns()));
                Worst worst;
                compare(*field, rowRuns, columnRuns, rangeOf(*model, kind), sample, worst);
                VERIFY_WORST(worst, pictureError);
            }
        }
    }

    // Every pixel is one cell wide, as for a table that fits into the window.
    void singleCells_data() { fieldRows(); }
    void singleCells() {
        QFETCH(int, at);
        QFETCH(QString, kind);
        const auto model = sinusoidal(optionAt(at, 200));
        const auto field = fieldOf(model, kind, 11);
        const auto single = [](std::int64_t first, std::int64_t count) {
            std::vector<IndexRange> runs;
            for (std::int64_t cell = first; cell < first + count; ++cell)
                runs.push_back({cell, 1});
            return runs;
        };
        Sample sample(0);
        for (const std::int64_t first : {std::int64_t{0}, field->rows() / 2}) {
            Worst worst;
            compare(*field, single(first, field->rows() - first), single(0, field->columns()),
                    rangeOf(*model, kind), sample, worst);
            VERIFY_WORST(worst, pictureError);
        }
        // A window far from the diagonal of a similarity matrix, on both sides of it.
        if (field->columns() < 100) return;
        for (const auto& [down, across] : {std::pair{0, 90}, std::pair{90, 0}}) {
            Worst worst;
            compare(*field, single(down, 8), single(across, 8), rangeOf(*model, kind), sample, worst);
            VERIFY_WORST(worst, pictureError);
        }
    }

    // Nearly equal frequencies in 65,536 columns: the cells of a row are nearly the same, so the rounding
    // errors of a long sum would all have the same sign.
    void wideRuns_data() {
        QTest::addColumn<double>("base");
        QTest::newRow("base 1.0000001") << 1.0000001;
        QTest::newRow("base 10000") << 10000.0;
    }
    void wideRuns() {
        QFETCH(double, base);
        const auto model = sinusoidal({.dModel = 65'536, .maxLen = 64, .base = base, .layout = "half-split"});
        Sample sample(0);
        Worst worst;
        compare(model->table(), {{0, 1}, {1, 1}, {2, 1}, {3, 5}, {20, 1}}, {{0, 32'768}, {32'768, 32'768}}, 1,
                sample, worst);
        compare(model->table(), {{0, 1}, {1, 1}, {2, 1}, {3, 5}, {20, 1}}, {{0, 65'536}}, 1, sample, worst);
        VERIFY_WORST(worst, pictureError);
    }

    // 16,777,216 × 65,536 cells would take 8 TiB: only closed forms can average them.
    void largestTable() {
        const auto model = sinusoidal({.dModel = 65'536, .maxLen = 16'777'216});
        const Field& table = model->table();
        Sample sample(0xb16);
        Worst worst;
        for (int n = 0; n < 20; ++n) {
            const IndexRange rowRun{sample.whole(16'000'000, 16'777'216 - 300), sample.whole(1, 300)};
            const IndexRange columnRun{sample.whole(0, 65'536 - 9), sample.whole(1, 9)};
            worst.see(std::abs(table.exactMean(rowRun, columnRun) - meanOf(table, rowRun, columnRun)),
                      [&] { return text(rowRun, columnRun) + ", " + sample.seed(); });
        }
        // The mean of millions of rows is composed of the means of its parts.
        for (int n = 0; n < 20; ++n) {
            const IndexRange rowRun = sample.run(16'777'216, 16'777'216);
            const IndexRange columnRun = sample.run(65'536, 20);
            const std::int64_t cut = sample.whole(1, rowRun.count);
            const double above = table.exactMean({rowRun.first, cut}, columnRun);
            double parts = above * static_cast<double>(cut);
            if (cut < rowRun.count)
                parts += table.exactMean({rowRun.first + cut, rowRun.count - cut}, columnRun) *
                         static_cast<double>(rowRun.count - cut);
            parts /= static_cast<double>(rowRun.count);
            worst.see(std::abs(table.exactMean(rowRun, columnRun) - parts),
                      [&] { return "cut of " + text(rowRun, columnRun) + ", " + sample.seed(); });
        }
        VERIFY_WORST(worst, averageError);

        const double all = table.exactMean({0, table.rows()}, {0, table.columns()});
        QVERIFY(std::isfinite(all) && all > 0 && all < 1);  // the slow cosines stay near 1
        const auto similarity = model->similarity()->matrix(SimilarityKind::cosine);
        const double mean = similarity->exactMean({0, table.rows()}, {0, table.rows()});
        QVERIFY(std::isfinite(mean) && mean > 0 && mean < 1);
    }

    // One column of many positions, summed cell by cell.
    void longRun() {
        const auto model = sinusoidal({.dModel = 16, .maxLen = 16'777'216, .firstPosition = 16'777'216});
        const IndexRange rowRun{16'000'000, 500'000};
        Worst worst;
        for (const std::int64_t column : {0, 1, 8, 15})
            worst.see(std::abs(model->table().exactMean(rowRun, {column, 1}) -
                               meanOf(model->table(), rowRun, {column, 1})),
                      [&] {
                          return text(rowRun, {column, 1});
                      });
        VERIFY_WORST(worst, averageError);
    }

 private:
    /// pixelMeans() against exactMean(), for every block.
    static void compare(const Field& field, const std::vector<IndexRange>& rowRuns,
                        const std::vector<IndexRange>& columnRuns, double range, Sample& sample,
                        Worst& worst) {
        std::vector<float> picture(rowRuns.size() * columnRuns.size());
        field.pixelMeans(rowRuns, columnRuns, picture.data());
        std::size_t pixel = 0;
        // Closed forms of similarities are slow, so only some pixels are compared.
        const std::size_t stride = 1 + picture.size() / 1500;
        for (const IndexRange rowRun : rowRuns)
            for (const IndexRange columnRun : columnRuns) {
                if (pixel % stride == 0)
                    worst.see(std::abs(picture[pixel] - field.exactMean(rowRun, columnRun)) / range,
                              [&] { return text(rowRun, columnRun) + ", " + sample.seed(); });
                ++pixel;
            }
    }
};

QTEST_APPLESS_MAIN(TestAverages)
#include "tst_averages.moc"
