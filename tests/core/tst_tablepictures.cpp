// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of encoding tables: regular grids of pixels, as the window draws them, against closed forms in
// double precision and against sums of all cells.
#include "tests/support/optionrows.h"
#include "tests/support/pixelgrid.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/setup.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

// The bound of core/sinusoid/phasorsweep.h for 64 runs. 1.03e-5 was seen on arm64.
constexpr double pictureError = 1.2e-5;

Setup randomSetup(Sample& sample, std::int64_t maxLen, std::int64_t dModel) {
    return {.dModel = dModel,
            .maxLen = maxLen,
            .base = sample.oneOf(std::vector<double>{1.0001, 2, 10'000, 1e12}),
            .layout = sample.flag() ? "interleaved" : "half-split",
            .spectrum = sample.flag() ? "paper" : "endpoint",
            .firstPosition = sample.flag() ? 0 : 16'777'216,
            .zeroFirstRow = sample.whole(0, 3) == 0};
}

}  // namespace

class TestTablePictures : public StrictTest {
    Q_OBJECT

 private slots:
    void pictures_data() {
        addColumns<int, int>("maxLen", "dModel");
        for (const int maxLen : {100, 1000, 65'536, 1'000'003, 16'777'216})
            for (const int dModel : {1, 2, 3, 16, 33, 512, 513, 8192})
                QTest::addRow("max_len %d, d_model %d", maxLen, dModel) << maxLen << dModel;
    }
    void pictures() {
        constexpr int windows = 12;
        QFETCH(int, maxLen);
        QFETCH(int, dModel);
        Sample sample(static_cast<std::uint64_t>(maxLen) * 10'000 + static_cast<std::uint64_t>(dModel));
        for (int n = 0; n < windows; ++n) {
            const Setup setup = randomSetup(sample, maxLen, dModel);
            compare(sample, setup, randomAxis(sample, maxLen, 300), randomAxis(sample, dModel, 300));
            if (QTest::currentTestFailed()) return;
        }
    }

    // 64 GiB of cells in a window, and parts of them.
    void largePictures_data() { eachText("layout", {"interleaved", "half-split"}); }
    void largePictures() {
        QFETCH(QString, layout);
        const QByteArray name = layout.toLatin1();
        const Setup setup{.dModel = 8192, .maxLen = 1'048'576, .layout = name.constData()};
        Sample sample(0xb19);
        for (const int width : {700, 300, 1}) {
            compare(sample, setup, wholeAxis(setup.maxLen, 500), wholeAxis(setup.dModel, width));
            if (QTest::currentTestFailed()) return;
            compare(sample, setup, axisAround(1'048'000, 3.7, 400), axisAround(8100, 1, width));
            if (QTest::currentTestFailed()) return;
        }
    }

    // Every pixel against the sum of its cells.
    void sumsOfCells_data() { optionRows({33, 100, 5000}); }
    void sumsOfCells() {
        QFETCH(int, at);
        QFETCH(int, maxLen);
        const Setup setup = optionAt(at, maxLen);
        const auto model = sinusoidal(setup);
        CellSums sums(model->table());
        Sample sample(0x7ab + static_cast<std::uint64_t>(at));
        for (int n = 0; n < 6; ++n) {
            const auto rows = randomAxis(sample, maxLen, 300).runs(maxLen);
            const auto columns = randomAxis(sample, setup.dModel, 100).runs(setup.dModel);
            if (rows.empty() || columns.empty()) continue;
            const auto pixels = drawn(model->table(), rows, columns, sample.flag() ? 64 : rows.size());
            Worst worst;
            for (std::size_t pixel = 0; pixel < pixels.size(); ++pixel) {
                const IndexRange row = rows[pixel / columns.size()];
                const IndexRange column = columns[pixel % columns.size()];
                worst.see(std::abs(pixels[pixel] - sums.mean(row, column)),
                          [&] { return text(row, column) + ", " + sample.seed(); });
            }
            VERIFY_WORST(worst, pictureError);
        }
    }

 private:
    static void compare(Sample& sample, const Setup& setup, const PixelAxis& rowAxis,
                        const PixelAxis& columnAxis) {
        const auto rows = rowAxis.runs(setup.maxLen);
        const auto columns = columnAxis.runs(setup.dModel);
        if (rows.empty() || columns.empty()) return;
        const auto model = sinusoidal(setup);
        const auto pixels = drawn(model->table(), rows, columns, sample.flag() ? 64 : rows.size());
        // A closed form costs a sine for each column of a pixel.
        constexpr std::int64_t affordable = 100'000;
        const std::int64_t across = columns[columns.size() / 2].count;
        const std::int64_t comparisons = std::clamp<std::int64_t>(affordable / across, 30, 2000);
        Worst worst;
        for (std::int64_t n = 0; n < comparisons; ++n) {
            const std::size_t y = anyOf(sample, rows);
            const std::size_t x = anyOf(sample, columns);
            worst.see(
                std::abs(pixels[y * columns.size() + x] - model->table().exactMean(rows[y], columns[x])),
                [&] {
                    return text(rows[y], columns[x]) + " of rows " + rowAxis.text() + ", columns " +
                           columnAxis.text() + ", " + setup.text() + ", " + sample.seed();
                });
        }
        VERIFY_WORST(worst, pictureError);
    }

    /// Every fourth one at a border.
    static std::size_t anyOf(Sample& sample, const std::vector<IndexRange>& runs) {
        if (sample.whole(0, 3) == 0) return sample.flag() ? 0 : runs.size() - 1;
        return static_cast<std::size_t>(sample.whole(0, std::ssize(runs) - 1));
    }
};

QTEST_APPLESS_MAIN(TestTablePictures)
#include "tst_tablepictures.moc"
