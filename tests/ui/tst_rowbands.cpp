// SPDX-License-Identifier: GPL-3.0-or-later
// The band of a row goes from the least to the greatest value under each pixel, peaks included.
#include <QTest>

#include "core/state/snapshot.h"
#include "tests/support/encodingof.h"
#include "tests/support/matrixfield.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "ui/views/shared/rowbands.h"

using namespace posiscope;

class TestRowBands : public StrictTest {
    Q_OBJECT

 private slots:
    void cellsUnderPixels() {
        Eigen::MatrixXd cells(2, 9);
        cells.row(0).setConstant(100);
        cells.row(1) << 1, 5, 2, -3, 0, 4, std::nan(""), 7, 6;
        const RowRequest request{std::make_shared<MatrixField>(cells), 1, -0.5, 8.5, 3};
        QVERIFY(request.isDense());
        const auto bands = rowBands(request, {});
        QVERIFY(bands.ok());
        const std::vector<Interval> wanted{{1, 5}, {-3, 4}, {6, 7}};
        QVERIFY(*bands == wanted);
    }

    /// The similarity of a position to itself is the greatest of 32,768, and stays in sight.
    void thePeakStays() {
        const auto model = modelOf("rope", {{"max_len", std::int64_t{32'768}}});
        const auto field = model->similarity()->matrix(SimilarityKind::dot);
        const auto bands = rowBands({field, 16'000, -0.5, 32'767.5, 300}, {});
        QVERIFY(bands.ok());
        double greatest = 0;
        for (const Interval& band : *bands)
            greatest = std::max(greatest, band.highest);
        QCOMPARE(greatest, field->value(16'000, 16'000));
    }

    void itStops() {
        const auto field = std::make_shared<MatrixField>(Eigen::MatrixXd::Zero(1, 100));
        QVERIFY(!rowBands({field, 0, -0.5, 99.5, 10}, [](double) { return false; }).ok());
    }
};

QTEST_APPLESS_MAIN(TestRowBands)
#include "tst_rowbands.moc"
