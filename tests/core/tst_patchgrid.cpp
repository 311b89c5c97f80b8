// SPDX-License-Identifier: GPL-3.0-or-later
// Grids of patches in the rows of tables, and pictures of them.
#include "core/analysis/patchgrid.h"

#include <cmath>

#include "core/analysis/offsetbias.h"
#include "core/analysis/patchfields.h"
#include "core/parameters/keys.h"
#include "core/sinusoid/rowsimilarity.h"
#include "core/state/state.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

using Lists = std::vector<std::vector<Coordinate>>;

QString words(const Result<PatchGrid>& grid) {
    return QString::fromStdString(grid ? formatPatchGrid(*grid)
                                       : grid.error().field + ": " + grid.error().text.english());
}

Positions placesOn(const std::vector<const char*>& ids, const Lists& lists) {
    std::vector<PositionAxis> axes;
    for (const char* id : ids)
        axes.push_back({id, Text::asIs(id)});
    return Positions::lists(axes, lists);
}

/// Tokens at 0 on all axes, and places read frame by frame and row by row.
Lists film(std::int64_t tokens, std::int64_t frames, std::int64_t height, std::int64_t width) {
    Lists lists(3, std::vector<Coordinate>(static_cast<std::size_t>(tokens)));
    for (std::int64_t t = 0; t < frames; ++t)
        for (std::int64_t r = 0; r < height; ++r)
            for (std::int64_t c = 0; c < width; ++c) {
                lists[0].emplace_back(t);
                lists[1].emplace_back(r);
                lists[2].emplace_back(c);
            }
    return lists;
}

std::shared_ptr<const Model> axialModel(std::int64_t height, std::int64_t width) {
    State state = defaultState();
    chooseEncoding(state, *findEncoding("sinusoidal-2d"));
    state.set(keys::dModel, std::int64_t{16});
    state.set(Key<std::int64_t>{"height"}, height);
    state.set(Key<std::int64_t>{"width"}, width);
    return encodingOf(state).make(state.values);
}

/// A matrix whose cells say where they are.
class Numbered final : public Field {
 public:
    explicit Numbered(std::int64_t rows) : rows_(rows) {}
    std::int64_t rows() const override { return rows_; }
    std::int64_t columns() const override { return rows_; }
    double value(std::int64_t row, std::int64_t column) const override {
        return static_cast<double>(row * rows_ + column);
    }

 private:
    std::int64_t rows_;
};

/// The largest difference between the means of blocks and the sums of their cells, as a share of the largest.
template <class Means>
double worstMean(const Field& field, IndexRanges rows, IndexRanges columns, const Means& means) {
    double worst = 0;
    for (std::size_t y = 0; y < rows.size(); ++y)
        for (std::size_t x = 0; x < columns.size(); ++x) {
            double sum = 0;
            for (std::int64_t row = rows[y].first; row < rows[y].end(); ++row)
                for (std::int64_t column = columns[x].first; column < columns[x].end(); ++column)
                    sum += field.value(row, column);
            const double mean = sum / static_cast<double>(rows[y].count * columns[x].count);
            worst = std::max(worst, std::abs(static_cast<double>(means[y * columns.size() + x]) - mean));
        }
    return worst;
}

bool fillsItsCells(const Field& field) {
    const IndexRange rows{1, field.rows() - 1}, columns{1, field.columns() - 2};
    std::vector<double> cells(static_cast<std::size_t>(rows.count * columns.count));
    field.fill(rows, columns, cells.data());
    const double* cell = cells.data();
    for (std::int64_t row = rows.first; row < rows.end(); ++row)
        for (std::int64_t column = columns.first; column < columns.end(); ++column)
            if (*cell++ != field.value(row, column)) return false;
    return true;
}

}  // namespace

Q_DECLARE_METATYPE(Positions)

class TestPatchGrid : public StrictTest {
    Q_OBJECT

 private slots:
    /// Rows of published position tables.
    void rowsOfModels_data() {
        const Rows<int, QString> row("rows", "grid");
        row("ViT-B/32, 224 pixels", 50, "1+7x7");
        row("ViT-B/16, 224 pixels", 197, "1+14x14");
        row("MAE's decoder without the class token", 196, "14x14");
        row("DeiT with distillation", 198, "2+14x14");
        row("a class token and four registers", 201, "5+14x14");
        row("ViT-L/14, 224 pixels", 257, "1+16x16");
        row("SigLIP, 256 pixels", 256, "16x16");
        row("SigLIP, 384 pixels", 729, "27x27");
        row("ViT-B/16, 384 pixels", 577, "1+24x24");
        row("DINOv2, 518 pixels", 1370, "1+37x37");
        row("SAM", 4096, "64x64");
    }
    void rowsOfModels() {
        QFETCH(int, rows);
        QFETCH(QString, grid);
        QCOMPARE(words(patchGridOf(Positions::line(0, rows), {})), grid);
        QCOMPARE(words(patchGridOf(Positions::line(7, rows), {})), grid);
    }

    void onAxes_data() {
        const Rows<Positions, QString> row("positions", "grid");
        row("a grid", Positions::grid({10}, {14}), "10x14");
        row("counted from 1", Positions::grid({10, 1}, {14, 1}), "10x14");
        row("in halves", Positions::grid({2, 0, Coordinate::ratio(1, 2)}, {3, 0, Coordinate::ratio(1, 2)}),
            "2x3");
        row("tokens in front", Positions::grid({3}, {4}, 2), "2+3x4");
        row("a token where the grid begins too", Positions::grid({2}, {2}, 1), "1+2x2");
        row("one column", Positions::grid({5}, {1}), "5x1");
        row("a film", placesOn({"time", "height", "width"}, film(0, 4, 3, 5)), "4x3x5");
        row("a film behind text", placesOn({"time", "height", "width"}, film(7, 2, 3, 2)), "7+2x3x2");
        row("an image on three axes", placesOn({"time", "height", "width"}, film(1, 1, 3, 5)), "1+3x5");
        const Lists lists = film(0, 1, 3, 5);
        row("the faster axis first", placesOn({"x", "y"}, {lists[2], lists[1]}), "3x5");
        row("one row behind text that counts on",
            placesOn({"height", "width"}, {{0, 1, 2, 2, 2}, {0, 1, 2, 3, 4}}), "2+1x3");
        row("rows behind text that counts on",
            placesOn({"height", "width"}, {{5, 6, 7, 7, 8, 8}, {5, 6, 7, 8, 7, 8}}), "2+2x2");
        row("one row of each frame", placesOn({"time", "height", "width"}, film(0, 3, 1, 2)), "3x1x2");
        row("backwards", Positions::grid({3, 2, -1}, {4, 3, -1}), "3x4");
    }
    void onAxes() {
        QFETCH(Positions, positions);
        QFETCH(QString, grid);
        QCOMPARE(words(patchGridOf(positions, {})), grid);
    }

    void given_data() {
        const Rows<int, QString, QString> row("rows", "text", "grid");
        row("height and width", 192, "12x16", "12x16");
        row("tokens in front", 193, "1+12x16", "1+12x16");
        row("frames", 1568, "8x14x14", "8x14x14");
        row("all of them", 1569, "1+8x14x14", "1+8x14x14");
        row("as people write it", 193, " 1 + 12 × 16 ", "1+12x16");
        row("another than its own", 256, "8x32", "8x32");
        row("no token", 4, "0+2x2", "2x2");
    }
    void given() {
        QFETCH(int, rows);
        QFETCH(QString, text);
        QFETCH(QString, grid);
        QCOMPARE(words(patchGridOf(Positions::line(0, rows), text.toStdString())), grid);
        QCOMPARE(words(parsePatchGrid(grid.toStdString())), grid);
    }

    void refused_data() {
        const Rows<Positions, QString, QString> row("positions", "text", "error");
        const QString square =
            "patch_grid: the number of rows, %1, is no square with 0, 1, 2 or 5 tokens in front: give the "
            "grid, "
            "such as 1+12x16";
        row("no square", Positions::line(0, 200), "", square.arg(200));
        row("a single row", Positions::line(0, 1), "", square.arg(1));
        row("two rows", Positions::line(0, 2), "", square.arg(2));
        row("other rows", Positions::line(0, 200), "1+14x14",
            "patch_grid: a grid of 1 + 14 × 14 has 197 rows, and there are 200");
        const QString places =
            "patch_grid: these places are no grid that is read row by row: give one of %1 rows, such as "
            "1+12x16";
        Lists lists = film(0, 1, 3, 4);
        lists.erase(lists.begin());
        std::swap(lists[1][4], lists[1][5]);
        row("places exchanged", placesOn({"height", "width"}, lists), "", places.arg(12));
        row("a spiral", placesOn({"height", "width"}, {{0, 0, 1, 1}, {0, 1, 1, 0}}), "", places.arg(4));
        row("a single place", Positions::grid({1}, {1}), "", places.arg(1));
        row("text behind", placesOn({"height", "width"}, {{0, 0, 1, 1, 2}, {0, 1, 0, 1, 2}}), "",
            places.arg(5));
        const QString form =
            "patch_grid: a grid is written as 14x14 (height x width), 1+14x14 with tokens in front, or "
            "8x14x14 "
            "with frames, not as “%1”";
        for (const char* text : {"14", "14x", "1+", "x", "0x14", "-1+2x2", "1+1+2x2", "2x2x2x2", "a", "1.5x2",
                                 "1048577x1", "99999999999999999999x1"})
            row(text, Positions::line(0, 4), text, form.arg(text));
    }
    void refused() {
        QFETCH(Positions, positions);
        QFETCH(QString, text);
        QFETCH(QString, error);
        QCOMPARE(words(patchGridOf(positions, text.toStdString())), error);
    }

    void placesOfRows() {
        const PatchGrid grid{2, 3, 4, 5};
        QCOMPARE(grid.rows(), 62);
        QVERIFY(!grid.patchOf(-1) && !grid.patchOf(1) && !grid.patchOf(62));
        QVERIFY(grid.patchOf(2) == (Patch{0, 0, 0}) && grid.patchOf(61) == (Patch{2, 3, 4}));
        QVERIFY(grid.patchOf(29) == (Patch{1, 1, 2}));
        for (std::int64_t row = 2; row < 62; ++row)
            QCOMPARE(grid.rowOf(*grid.patchOf(row)), row);
    }

    /// A million rows by name, not one by one.
    void largeGridsTakeNoTime() {
        const Positions positions = Positions::grid({1024}, {1024});
        QElapsedTimer clock;
        clock.start();
        for (int n = 0; n < 10; ++n)
            QCOMPARE(words(patchGridOf(positions, {})), QStringLiteral("1024x1024"));
        QVERIFY(clock.elapsed() < 1000);
    }

    void cellsOfAPicture() {
        const PatchGrid grid{2, 3, 4, 5};
        const auto matrix = std::make_shared<Numbered>(grid.rows());
        const auto all = patchPicture(matrix, grid, 9, {0, 3});
        QCOMPARE(all->rows(), 4);
        QCOMPARE(all->columns(), 15);
        QCOMPARE(all->value(0, 0), 9.0 * 62 + 2);
        QCOMPARE(all->value(1, 0), 9.0 * 62 + 7);
        QCOMPARE(all->value(0, 5), 9.0 * 62 + 22);
        QCOMPARE(all->value(3, 14), 9.0 * 62 + 61);
        QVERIFY(fillsItsCells(*all));
        const auto last = patchPicture(matrix, grid, 0, {2, 1});
        QCOMPARE(last->columns(), 5);
        QCOMPARE(last->value(0, 0), 42.0);
        QVERIFY(fillsItsCells(*last));
    }

    void cellsOfAllPictures() {
        const PatchGrid grid{1, 2, 3, 4};
        const auto all = patchPictures(std::make_shared<Numbered>(grid.rows()), grid, 1);
        QCOMPARE(all->rows(), 9);
        QCOMPARE(all->columns(), 16);
        QCOMPARE(all->value(0, 0), 13.0 * 25 + 13);
        QCOMPARE(all->value(2, 3), 13.0 * 25 + 24);
        QCOMPARE(all->value(3, 0), 17.0 * 25 + 13);
        QCOMPARE(all->value(0, 4), 14.0 * 25 + 13);
        QCOMPARE(all->value(8, 15), 24.0 * 25 + 24);
        QVERIFY(fillsItsCells(*all));
    }

    void meansAreThoseOfCells_data() {
        const Rows<int> row("seed");
        for (int seed = 0; seed < 12; ++seed)
            row(qPrintable(QString::number(seed)), seed);
    }
    void meansAreThoseOfCells() {
        QFETCH(int, seed);
        Sample chance(static_cast<std::uint64_t>(seed));
        const PatchGrid grid{chance.whole(0, 3), chance.whole(1, 3), chance.whole(2, 7), chance.whole(2, 7)};
        const auto matrix = std::make_shared<Numbered>(grid.rows());
        const std::int64_t row = chance.whole(0, grid.rows() - 1), frame = chance.whole(0, grid.frames - 1);
        for (const auto& field :
             {patchPicture(matrix, grid, row, {0, grid.frames}), patchPicture(matrix, grid, row, {frame, 1}),
              patchPictures(matrix, grid, frame)}) {
            const auto rows = chance.runs(field->rows(), chance.whole(1, 12));
            const auto columns = chance.runs(field->columns(), chance.whole(1, 12));
            std::vector<float> pixels(rows.size() * columns.size());
            field->pixelMeans(rows, columns, pixels.data());
            const auto largest = static_cast<double>(grid.rows() * grid.rows());
            QVERIFY(worstMean(*field, rows, columns, pixels) < 1e-5 * largest);
            std::vector<double> means(pixels.size());
            field->exactMeans(rows, columns, means.data());
            QVERIFY(worstMean(*field, rows, columns, means) < 1e-12 * largest);
        }
    }

    /// Rows of published tables of biases: 7 × 7 windows of Swin, 12 × 12, 14 × 14 patches of BEiT.
    void offsetsOfModels_data() {
        const Rows<int, QString, QString> row("rows", "given", "grid");
        row("Swin", 169, "", "7x7");
        row("Swin, 384 pixels", 529, "", "12x12");
        row("BEiT", 732, "", "1+14x14");
        row("Video Swin", 2535, "8x7x7", "8x7x7");
        row("a half window", 351, "7x14", "7x14");
        row("an even square", 144, "",
            "patch_grid: the number of rows, 144, is not (2H − 1)² or three more: give the grid, such as "
            "7x14");
        row("other rows", 169, "7x14",
            "patch_grid: biases of all offsets of a grid of 7x14 patches have 351 rows, and there are 169");
        row("two tokens", 172, "2+7x7", "patch_grid: a table of biases has at most one token in front");
    }
    void offsetsOfModels() {
        QFETCH(int, rows);
        QFETCH(QString, given);
        QFETCH(QString, grid);
        QCOMPARE(words(offsetGridOf(rows, given.toStdString())), grid);
    }

    /// relative_position_index of 2 × 2 patches as Swin and BEiT compute it.
    void indexOfOffsets() {
        const int swin[4][4] = {{4, 3, 1, 0}, {5, 4, 2, 1}, {7, 6, 4, 3}, {8, 7, 5, 4}};
        const auto table = std::make_shared<Numbered>(12);
        const auto plain = offsetBias(table, {0, 1, 2, 2}, 5), token = offsetBias(table, {1, 1, 2, 2}, 5);
        const auto index = [](const Field& field, std::int64_t query, std::int64_t key) {
            return (field.value(query, key) - 5) / 12;
        };
        for (int query = 0; query < 4; ++query)
            for (int key = 0; key < 4; ++key) {
                QCOMPARE(index(*plain, query, key), double(swin[query][key]));
                QCOMPARE(index(*token, query + 1, key + 1), double(swin[query][key]));
            }
        QCOMPARE(index(*token, 0, 3), 9.0);
        QCOMPARE(index(*token, 3, 0), 10.0);
        QCOMPARE(index(*token, 0, 0), 11.0);
        // Video Swin: two frames of one patch each.
        QCOMPARE(index(*offsetBias(table, {0, 2, 1, 1}, 5), 1, 0), 2.0);
    }

    /// Rows that stay in memory have the same products, and so have those that are too many.
    void keptRows() {
        for (const SimilarityKind kind : {SimilarityKind::dot, SimilarityKind::cosine}) {
            const auto model = axialModel(5, 7);
            const auto plain = model->similarity()->matrix(kind);
            const auto kept = keepingRows(plain);
            QVERIFY(kept != plain);
            for (std::int64_t row = 0; row < 35; ++row)
                for (std::int64_t column = 0; column < 35; ++column)
                    QCOMPARE(kept->value(row, column), plain->value(row, column));
            const std::vector<IndexRange> runs{{0, 3}, {3, 1}, {7, 28}};
            std::vector<float> one(9), other(9);
            plain->pixelMeans(runs, runs, one.data());
            kept->pixelMeans(runs, runs, other.data());
            QVERIFY(one == other);
        }
        const auto many = axialModel(1024, 1024)->similarity()->matrix(SimilarityKind::cosine);
        QVERIFY(keepingRows(many) == many);
    }

    /// Of sines and cosines of the row and of the column the cosine is the mean of cos(ω Δ) over all pairs of
    /// both: ω = 1 and 1/100 for 16 dimensions, four pairs each.
    void similarityOfSinusoids() {
        const auto model = axialModel(5, 7);
        const auto grid = patchGridOf(model->positions(), {});
        QVERIFY(grid && *grid == (PatchGrid{0, 1, 5, 7}));
        const auto matrix = model->similarity()->matrix(SimilarityKind::cosine);
        const auto picture = patchPicture(matrix, *grid, grid->rowOf({0, 2, 3}), {0, 1});
        const auto all = patchPictures(matrix, *grid, 0);
        const auto score = [](std::int64_t down, std::int64_t across) {
            double sum = 0;
            for (int i = 0; i < 4; ++i)
                for (const std::int64_t way : {down, across})
                    sum += std::cos(static_cast<double>(way) * std::pow(10'000, -i / 4.0));
            return sum / 8;
        };
        for (std::int64_t row = 0; row < 5; ++row)
            for (std::int64_t column = 0; column < 7; ++column) {
                QVERIFY(std::abs(picture->value(row, column) - score(row - 2, column - 3)) < 1e-14);
                QVERIFY(std::abs(all->value(4 * 5 + row, 6 * 7 + column) - score(row - 4, column - 6)) <
                        1e-14);
            }
    }
};

QTEST_GUILESS_MAIN(TestPatchGrid)
#include "tst_patchgrid.moc"
