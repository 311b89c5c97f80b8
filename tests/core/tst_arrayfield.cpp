// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays of any shape as matrices.
#include "core/analysis/arrayfield.h"

#include <numeric>

#include "core/fields/tablematrix.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

class TestArrayField : public StrictTest {
    Q_OBJECT

 private slots:
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
        Eigen::MatrixXd cells(24 / shape.back(), shape.back());
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

QTEST_GUILESS_MAIN(TestArrayField)
#include "tst_arrayfield.moc"
