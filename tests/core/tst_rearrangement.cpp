// SPDX-License-Identifier: GPL-3.0-or-later
// What the cells of one table are to those of another, and arrays of any shape as matrices.
#include "core/analysis/rearrangement.h"

#include <cmath>
#include <numeric>

#include "core/analysis/arrayfield.h"
#include "core/fields/tablematrix.h"
#include "core/math/random.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;
using Kind = Rearrangement::Kind;
using Matrix = Eigen::MatrixXd;

namespace {

Matrix randomMatrix(Eigen::Index rows, Eigen::Index columns, std::uint64_t seed = 7) {
    Matrix all(rows, columns);
    for (Eigen::Index r = 0; r < rows; ++r)
        for (Eigen::Index c = 0; c < columns; ++c)
            all(r, c) = normalAt(seed, static_cast<std::uint64_t>(r * columns + c));
    return all;
}

/// Sines and cosines: many columns are nearly equal.
Matrix sinusoid(Eigen::Index rows, Eigen::Index columns) {
    Matrix all(rows, columns);
    for (Eigen::Index r = 0; r < rows; ++r)
        for (Eigen::Index c = 0; c < columns; ++c) {
            const double pair = static_cast<double>(c / 2 * 2) / static_cast<double>(columns);
            const double angle = static_cast<double>(r) * std::pow(10000.0, -pair);
            all(r, c) = static_cast<float>(c % 2 == 0 ? std::sin(angle) : std::cos(angle));
        }
    return all;
}

Matrix halves(const Matrix& interleaved) {
    Matrix all(interleaved.rows(), interleaved.cols());
    const Eigen::Index half = all.cols() / 2;
    for (Eigen::Index c = 0; c < half; ++c) {
        all.col(c) = interleaved.col(2 * c);
        all.col(half + c) = interleaved.col(2 * c + 1);
    }
    return all;
}

}  // namespace

class TestRearrangement : public StrictTest {
    Q_OBJECT

 private slots:
    void found_data() {
        const Rows<Matrix, Matrix, double, int> row("a", "b", "tolerance", "kind");
        const auto add = [&row](const char* name, const Matrix& a, const Matrix& b, Kind kind,
                                double tolerance = 0) { row(name, a, b, tolerance, static_cast<int>(kind)); };
        const Matrix waves = sinusoid(64, 32), noise = randomMatrix(20, 6);
        add("halves", waves, halves(waves), Kind::columnsReordered);
        add("halves with an error", waves, halves(waves) + 1e-9 * randomMatrix(64, 32),
            Kind::columnsReordered, 1e-8);
        add("an error too large", waves, halves(waves) + 1e-6 * randomMatrix(64, 32), Kind::none, 1e-8);
        add("columns reversed", noise, noise.rowwise().reverse(), Kind::columnsReordered);
        add("rows reversed", noise, noise.colwise().reverse(), Kind::rowsReordered);
        add("transposed", noise, noise.transpose(), Kind::transposed);
        const Matrix square = randomMatrix(9, 9);
        add("square, transposed", square, square.transpose(), Kind::transposed);
        add("scaled", noise, 1.25 * noise, Kind::scaled, 1e-12);
        add("negated", noise, -noise, Kind::scaled);
        add(
            "scaled but for one cell", noise,
            [&] {
                Matrix other = 1.25 * noise;
                other(3, 2) += 0.1;
                return other;
            }(),
            Kind::none, 1e-6);
        add("moved", noise.topRows(15), noise.middleRows(3, 15), Kind::rowsMoved);
        add("moved back", noise.middleRows(3, 15), noise.topRows(15), Kind::rowsMoved);
        add("moved, and longer", noise.topRows(15), noise.middleRows(3, 17), Kind::rowsMoved);
        add("another", noise, randomMatrix(20, 6, 8), Kind::none);
        add("of other columns", noise, randomMatrix(20, 5), Kind::none);
        Matrix hole = noise.rowwise().reverse();
        hole(0, 0) = std::nan("");
        add("a hole", noise, hole, Kind::none);
    }
    void found() {
        const auto [a, b, tolerance, kind] = fetchRow<Matrix, Matrix, double, int>();
        const Rearrangement found = rearrangementOf(*storedMatrix(a), *storedMatrix(b), tolerance);
        QCOMPARE(static_cast<int>(found.kind), kind);
        QCOMPARE(wordsOf(found).empty(), found.kind == Kind::none);
        QCOMPARE(QByteArray(nameOf(found.kind)).isEmpty(), found.kind == Kind::none);
        for (std::size_t j = 0; found.kind == Kind::columnsReordered && j < found.order.size(); ++j)
            QVERIFY((a.col(found.order[j]) - b.col(static_cast<Eigen::Index>(j))).cwiseAbs().maxCoeff() <=
                    tolerance);
        for (std::size_t r = 0; found.kind == Kind::rowsReordered && r < found.order.size(); ++r)
            QVERIFY(a.row(found.order[r]) == b.row(static_cast<Eigen::Index>(r)));
    }

    void numbersOfIt() {
        const Matrix noise = randomMatrix(20, 6);
        const auto words = [](const Matrix& a, const Matrix& b) {
            return QString::fromStdString(
                wordsOf(rearrangementOf(*storedMatrix(a), *storedMatrix(b), 1e-12)).english());
        };
        QCOMPARE(words(noise.topRows(15), noise.middleRows(3, 15)), wording("compare/rows-later", {"3"}));
        QCOMPARE(words(noise.middleRows(3, 15), noise.topRows(15)), wording("compare/rows-earlier", {"3"}));
        QCOMPARE(words(noise, 1.25 * noise), wording("compare/times", {"1.25"}));
    }

    // Numbers 0 … 23 in the order of the axes, stored in another.
    void arraysInAnyOrder_data() {
        const Rows<QList<int>, QList<int>> row("shape", "axes in memory");
        row("rows", {2, 3, 4}, {0, 1, 2});
        row("columns first", {2, 3, 4}, {2, 1, 0});
        row("two exchanged", {2, 3, 4}, {1, 0, 2});
        row("a list", {24}, {0});
        row("ones between", {1, 4, 1, 6}, {0, 1, 2, 3});
    }
    void arraysInAnyOrder() {
        const auto [shape, axes] = fetchRow<QList<int>, QList<int>>();
        StoredArray array{"", "float64", false, {}, {}, nullptr};
        for (const int size : shape)
            array.shape.push_back(size);
        array.steps.assign(array.shape.size(), 1);
        std::int64_t step = 1;
        for (qsizetype n = axes.size(); n-- > 0; step *= shape[axes[n]])
            array.steps[static_cast<std::size_t>(axes[n])] = step;
        Matrix cells(24 / shape.back(), shape.back());
        for (std::int64_t number = 0; number < 24; ++number) {
            std::int64_t rest = number, place = 0;
            for (std::size_t n = array.shape.size(); n-- > 0; rest /= array.shape[n])
                place += rest % array.shape[n] * array.steps[n];
            cells(place / cells.cols(), place % cells.cols()) = static_cast<double>(number);
        }
        array.cells = storedMatrix(cells);
        for (const StoredArray& each : {array, squeezed(array)}) {
            const ArrayField field(each);
            QCOMPARE(field.columns(), std::int64_t{shape.back()});
            std::vector<double> all(24), expected(24);
            field.fill({0, field.rows()}, {0, field.columns()}, all.data());
            std::iota(expected.begin(), expected.end(), 0.0);
            QCOMPARE(all, expected);
            QCOMPARE(field.value(field.rows() - 1, 1), 24.0 - shape.back() + 1);
        }
        QCOMPARE(squeezed(array).shape.size(), static_cast<std::size_t>(shape.size() - shape.count(1)));
    }
};

QTEST_GUILESS_MAIN(TestRearrangement)
#include "tst_rearrangement.moc"
