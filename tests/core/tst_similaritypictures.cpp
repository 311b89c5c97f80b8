// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of similarity matrices: regular grids of pixels, as the window draws them, against the definition
// written out in the test and against sums of all cells.
#include "core/sinusoid/similarity.h"
#include "tests/support/definition.h"
#include "tests/support/optionrows.h"
#include "tests/support/pixelgrid.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/setup.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

// All relative to the largest value. Where pixels are small, the means are read from a curve that has every
// distance: what is left is the rounding of single precision, and 4e-6 of interpolating slow waves.
constexpr double fineError = 1e-5;
// From here on (the smaller side of a pixel, in positions) the curve is a straight line between its points,
// to within 5e-4: core/sinusoid/similaritypixelmeans.h, core/sinusoid/toeplitzpixelmeans.h.
constexpr std::int64_t coarse = 64;
constexpr double coarseError = 5e-4;
// One step of a screen's colours.
static_assert(coarseError < 1.0 / 255);
// Of means in double precision.
[[maybe_unused]] constexpr double referenceError = 1e-13;

constexpr SimilarityKind kinds[] = {SimilarityKind::dot, SimilarityKind::cosine};

/// The largest value that the definition allows; 1 for a table of zeros.
double rangeOf(const Setup& setup, SimilarityKind kind) {
    const auto largest = static_cast<double>(setup.completePairs() + (setup.loneSine() ? 1 : 0));
    return kind == SimilarityKind::cosine || largest == 0 ? 1 : largest;
}

double boundOf(std::int64_t smallerSide) {
    return smallerSide < coarse ? fineError : coarseError;
}

/// The smaller side of the pixels, borders left out.
std::int64_t smallerSide(const std::vector<IndexRange>& rows, const std::vector<IndexRange>& columns) {
    const auto side = [](const std::vector<IndexRange>& runs) { return runs[runs.size() / 2].count; };
    return std::min(side(rows), side(columns));
}

/// The mean of a block: the product of the mean rows.
double exactMean(definition::SinusoidRows& table, SimilarityKind kind, IndexRange rows, IndexRange columns) {
    return kind == SimilarityKind::dot ? definition::product(table.means(rows), table.means(columns))
                                       : definition::product(table.unitMeans(rows), table.unitMeans(columns));
}

struct Window {
    PixelAxis rows, columns;
    std::string text() const { return "rows " + rows.text() + ", columns " + columns.text(); }
};

/// Pixels of three shapes, from a fraction of a cell to many of them, whole or a part, which may reach beyond
/// the borders, on the diagonal or elsewhere.
Window randomWindow(Sample& sample, std::int64_t cells) {
    const double shape = sample.oneOf(std::vector<double>{1, 1, 2.5, 0.25});
    const int width = static_cast<int>(sample.whole(1, 300));
    Window window{randomAxis(sample, cells, 300), wholeAxis(cells, width)};
    const double cellsPerPixel = window.rows.cellsPerPixel();
    if (sample.whole(0, 4) == 0) return window;
    const double middle = (window.rows.from + window.rows.to) / 2;
    const double other = sample.flag()   ? middle
                         : sample.flag() ? middle + sample.real(-300, 300) * cellsPerPixel
                                         : sample.real(0, 1) * static_cast<double>(cells);
    window.columns = axisAround(other, cellsPerPixel * shape, width);
    return window;
}

/// The pixels of a picture that are compared: those in which a chosen row meets a chosen column.
struct Chosen {
    std::vector<std::size_t> rows, columns;
};

/// Borders, pixels near the diagonal, and others.
Chosen choose(Sample& sample, const std::vector<IndexRange>& rows, const std::vector<IndexRange>& columns,
              int most) {
    const auto clamped = [](std::int64_t at, const std::vector<IndexRange>& runs) {
        return static_cast<std::size_t>(std::clamp<std::int64_t>(at, 0, std::ssize(runs) - 1));
    };
    Chosen chosen;
    for (const std::int64_t border : {0, 1}) {
        chosen.rows.push_back(clamped(border, rows));
        chosen.rows.push_back(clamped(std::ssize(rows) - 1 - border, rows));
        chosen.columns.push_back(clamped(border, columns));
        chosen.columns.push_back(clamped(std::ssize(columns) - 1 - border, columns));
    }
    for (int n = 0; n < most; ++n) {
        const std::int64_t y = sample.whole(0, std::ssize(rows) - 1);
        const std::int64_t position = rows[static_cast<std::size_t>(y)].first;
        const auto met = std::partition_point(columns.begin(), columns.end(),
                                              [&](IndexRange run) { return run.end() <= position; });
        const std::int64_t x = n % 2 == 0 ? met - columns.begin() + sample.whole(-2, 2)
                                          : sample.whole(0, std::ssize(columns) - 1);
        chosen.rows.push_back(static_cast<std::size_t>(y));
        chosen.columns.push_back(clamped(x, columns));
    }
    return chosen;
}

}  // namespace

class TestSimilarityPictures : public StrictTest {
    Q_OBJECT

 private slots:
    void pictures_data() {
        addColumns<int, int>("maxLen", "dModel");
        for (const int maxLen : {100, 1000, 65'536, 1'000'003, 16'777'216})
            for (const int dModel : {1, 2, 3, 16, 33, 512, 513})
                QTest::addRow("max_len %d, d_model %d", maxLen, dModel) << maxLen << dModel;
    }
    void pictures() {
        constexpr int windows = 30;
        QFETCH(int, maxLen);
        QFETCH(int, dModel);
        Sample sample(static_cast<std::uint64_t>(maxLen) * 1000 + static_cast<std::uint64_t>(dModel));
        for (int n = 0; n < windows; ++n) {
            const Setup setup = randomSetup(sample, maxLen, dModel);
            const SimilarityKind kind = kinds[sample.whole(0, 1)];
            compare(sample, setup, kind, randomWindow(sample, maxLen));
            if (QTest::currentTestFailed()) return;
        }
    }

    // What asks the most of the bounds.
    void hardest_data() {
        QTest::addColumn<int>("at");
        const auto all = hardestPictures();
        for (std::size_t at = 0; at < all.size(); ++at)
            QTest::newRow(all[at].name) << static_cast<int>(at);
    }
    void hardest() {
        QFETCH(int, at);
        const Picture picture = hardestPictures()[static_cast<std::size_t>(at)];
        Sample sample(0x4a2d);
        compare(sample, picture.setup, picture.kind, picture.window);
    }

    // One row of pixels with many columns and the other way round; up to a few lines each is a profile of its
    // own, without a curve.
    void profiles_data() {
        QTest::addColumn<int>("dModel");
        for (const int dModel : {1, 2, 3, 16, 33, 512, 513})
            QTest::addRow("d_model %d", dModel) << dModel;
    }
    void profiles() {
        QFETCH(int, dModel);
        Sample sample(0x920f + static_cast<std::uint64_t>(dModel));
        for (const std::int64_t maxLen : {100, 65'536, 16'777'216})
            for (const int lines : {1, 2, 4, 5}) {
                const PixelAxis many = randomAxis(sample, maxLen, 700);
                const double longest = std::max(1.0, static_cast<double>(maxLen) / lines / 2);
                const double middle = sample.flag() ? (many.from + many.to) / 2
                                                    : sample.real(0, 1) * static_cast<double>(maxLen);
                const PixelAxis few =
                    axisAround(middle, std::exp2(sample.real(0, std::log2(longest))), lines);
                const Setup setup = randomSetup(sample, maxLen, dModel);
                for (const SimilarityKind kind : kinds) {
                    compare(sample, setup, kind, {few, many});
                    if (QTest::currentTestFailed()) return;
                    compare(sample, setup, kind, {many, few});
                    if (QTest::currentTestFailed()) return;
                }
            }
    }

    // Every pixel against the sum of its cells.
    void sumsOfCells_data() { optionRows({33, 100, 700}); }
    void sumsOfCells() {
        QFETCH(int, at);
        QFETCH(int, maxLen);
        const Setup setup = optionAt(at, maxLen);
        const auto model = sinusoidal(setup);
        Sample sample(0x5c7 + static_cast<std::uint64_t>(at));
        for (const SimilarityKind kind : kinds) {
            const auto field = model->similarity()->matrix(kind);
            CellSums sums(*field);
            for (int n = 0; n < 4; ++n) {
                const Window window = randomWindow(sample, maxLen);
                const auto rows = window.rows.runs(maxLen);
                const auto columns = window.columns.runs(maxLen);
                if (rows.empty() || columns.empty()) continue;
                const auto pixels = drawn(*field, rows, columns, rows.size());
                Worst worst;
                for (std::size_t pixel = 0; pixel < pixels.size(); ++pixel) {
                    const IndexRange row = rows[pixel / columns.size()];
                    const IndexRange column = columns[pixel % columns.size()];
                    worst.see(std::abs(pixels[pixel] - sums.mean(row, column)) / rangeOf(setup, kind), [&] {
                        return text(row, column) + " of " + window.text() + ", " + sample.seed();
                    });
                }
                VERIFY_WORST(worst, boundOf(smallerSide(rows, columns)));
            }
        }
    }

 private:
    struct Picture {
        const char* name;
        Setup setup;
        SimilarityKind kind;
        Window window;
    };
    static std::vector<Picture> hardestPictures() {
        constexpr std::int64_t longest = 16'777'216;
        const auto endpoint = [](std::int64_t dModel, std::int64_t maxLen, double base) {
            return Setup{.dModel = dModel, .maxLen = maxLen, .base = base, .spectrum = "endpoint"};
        };
        return {
            {"waves that half fit the line between two points",
             endpoint(4, 40'000, 1.48595),
             SimilarityKind::dot,
             {axisAround(20'000, 98, 6), axisAround(20'000, 98, 8)}},
            {"the same with three waves",
             endpoint(6, 40'000, 1.48595),
             SimilarityKind::dot,
             {axisAround(20'000, 97, 6), axisAround(20'000, 97, 8)}},
            {"a wave as long as a few of 20,011 pixels",
             endpoint(4, longest, 400),
             SimilarityKind::dot,
             {axisAround(16'000'000, longest / 20'011.0, 40), wholeAxis(longest, 20'011)}},
            {"a wave as long as a few of 32,768 pixels",
             endpoint(4, longest, 200),
             SimilarityKind::dot,
             {axisAround(16'000'000, 512, 40), wholeAxis(longest, 32'768)}},
            {"rows of single positions, columns of 16,777",
             {.dModel = 2, .maxLen = longest},
             SimilarityKind::dot,
             {axisAround(100'000, 1, 100), wholeAxis(longest, 1000)}},
            {"columns of 13 positions, rows of 16,777",
             {.dModel = 4, .maxLen = longest},
             SimilarityKind::dot,
             {wholeAxis(longest, 1000), axisAround(8'000'000, 12.8, 100)}},
            {"a norm that varies, short rows",
             endpoint(3, 65'536, 10'000),
             SimilarityKind::cosine,
             {{4710.301798, 4847.536541, 40}, {5403.748920, 5548.703116, 169}}},
            {"a norm that varies faster",
             endpoint(33, 65'536, 98.6842),
             SimilarityKind::cosine,
             {axisAround(100, 3, 100), axisAround(230, 3, 100)}},
            {"a norm that varies, long rows",
             endpoint(3, 65'536, 67'368.4),
             SimilarityKind::cosine,
             {axisAround(21'000, 128, 100), axisAround(21'000, 128, 100)}},
            {"32,768 pairs of nearly the same frequency",
             {.dModel = 65'536, .maxLen = 65'536, .base = 1.0000001, .layout = "half-split"},
             SimilarityKind::dot,
             {axisAround(5000, 1, 20), axisAround(5000, 1, 700)}},
        };
    }

    static Setup randomSetup(Sample& sample, std::int64_t maxLen, std::int64_t dModel) {
        return {.dModel = dModel,
                .maxLen = maxLen,
                .base = sample.oneOf(std::vector<double>{1.0001, 2, 10'000, 1e12}),
                .layout = sample.flag() ? "interleaved" : "half-split",
                .spectrum = sample.flag() ? "paper" : "endpoint",
                .firstPosition = sample.flag() ? 0 : 16'777'216,
                .zeroFirstRow = sample.whole(0, 3) == 0};
    }

    static void compare(Sample& sample, const Setup& setup, SimilarityKind kind, const Window& window) {
        const auto rows = window.rows.runs(setup.maxLen);
        const auto columns = window.columns.runs(setup.maxLen);
        if (rows.empty() || columns.empty()) return;
        const auto model = sinusoidal(setup);
        const auto field = model->similarity()->matrix(kind);
        const auto pixels = drawn(*field, rows, columns, sample.flag() ? 64 : rows.size());

        // Rows of varying norm have means that are series: dear.
        const bool dear =
            (kind == SimilarityKind::cosine && setup.loneSine() && setup.dModel > 3) || setup.dModel > 1000;
        const Chosen chosen = choose(sample, rows, columns, dear ? 8 : 48);
        definition::SinusoidRows table(setup);
        const double range = rangeOf(setup, kind);
        Worst worst;
        for (std::size_t a = 0; a < chosen.rows.size(); ++a)
            for (std::size_t b = 0; b < chosen.columns.size(); ++b) {
                const double exact = exactMean(table, kind, rows[chosen.rows[a]], columns[chosen.columns[b]]);
                const float pixel = pixels[chosen.rows[a] * columns.size() + chosen.columns[b]];
                worst.see(std::abs(pixel - exact) / range, [&] {
                    return text(rows[chosen.rows[a]], columns[chosen.columns[b]]) + " of " + window.text() +
                           ", " + setup.text() + (kind == SimilarityKind::dot ? ", dot, " : ", cosine, ") +
                           sample.seed();
                });
            }
        VERIFY_WORST(worst, boundOf(smallerSide(rows, columns)));

#ifdef POSISCOPE_QUAD
        // What is read at the cursor and in differences.
        const IndexRange row = rows[chosen.rows[0]];
        const IndexRange column = columns[chosen.columns[0]];
        QVERIFY(std::abs(field->exactMean(row, column) - exactMean(table, kind, row, column)) <=
                referenceError * range);
#endif
    }
};

QTEST_APPLESS_MAIN(TestSimilarityPictures)
#include "tst_similaritypictures.moc"
