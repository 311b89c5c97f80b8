// SPDX-License-Identifier: GPL-3.0-or-later
// The similarity matrix against its definition.
#include "core/sinusoid/similarity.h"
#include "core/sinusoid/similaritybyoffset.h"

#include <Eigen/Core>

#include "core/parameters/keys.h"
#include "core/sinusoid/spectrum.h"
#include "core/state/snapshot.h"
#include "tests/support/optionrows.h"
#include "tests/support/quad.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

// A dot product of d/2 pairs: each pair's cosine is good to 4e-16, and so are the table's values that the
// explicit product multiplies; sums of up to 33 terms round a few times more. Relative to d/2.
constexpr double productError = 4e-15;
// A cosine is a quotient of such a dot product and two square roots.
constexpr double unitError = 1e-15;

constexpr SimilarityKind kinds[] = {SimilarityKind::dot, SimilarityKind::cosine};

Eigen::MatrixXd matrixOf(const Field& field) {
    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> all(field.rows(), field.columns());
    field.fill({0, field.rows()}, {0, field.columns()}, all.data());
    return all;
}

/// PE·PEᵀ, and the same with every row scaled to length 1 (rows of zeros stay zeros).
Eigen::MatrixXd byDefinition(const Model& model, SimilarityKind kind) {
    Eigen::MatrixXd table = matrixOf(model.table());
    if (kind == SimilarityKind::cosine)
        for (auto row : table.rowwise())
            if (row.norm() > 0) row /= row.norm();
    return table * table.transpose();
}

}  // namespace

class TestSimilarity : public StrictTest {
    Q_OBJECT

 private slots:
    void equalsTheProduct_data() { optionRows(); }
    void equalsTheProduct() {
        QFETCH(int, at);
        const auto model = prepare(at);
        for (const SimilarityKind kind : kinds) {
            const Eigen::MatrixXd ours = matrixOf(*model->similarity()->matrix(kind));
            const Eigen::MatrixXd expected = byDefinition(*model, kind);
            const double range = std::max(1.0, model->similarity()->largest(kind));
            Worst worst;
            for (Eigen::Index p = 0; p < ours.rows(); ++p)
                for (Eigen::Index q = 0; q < ours.cols(); ++q)
                    worst.see(std::abs(ours(p, q) - expected(p, q)) / range, [&] {
                        return "rows " + std::to_string(p) + " and " + std::to_string(q) +
                               (kind == SimilarityKind::dot ? ", dot" : ", cosine");
                    });
            VERIFY_WORST(worst, productError);
        }
    }

    void symmetric_data() { optionRows(); }
    void symmetric() {
        QFETCH(int, at);
        const auto model = prepare(at);
        for (const SimilarityKind kind : kinds) {
            const Eigen::MatrixXd matrix = matrixOf(*model->similarity()->matrix(kind));
            QVERIFY(matrix == matrix.transpose());
        }
    }

    /// Of one column the scaled rows are signs; a sine is 0 at whole and at half turns.
    void signsOfALoneSine_data() {
        QTest::addColumn<double>("turns");
        for (const double turns : {0.5, 0.25, 0.375, 0.125, 0.0625, 0.03125, 0.3})
            QTest::addRow("%g turns a position", turns) << turns;
    }
    void signsOfALoneSine() {
        QFETCH(double, turns);
        const Frequency frequency(twoPi * DoubleDouble{turns, 0}, DoubleDouble{turns / 2, 0});
        for (const std::int64_t first : {0, 1, 7, 8, 9, 62, 1000})
            for (const std::int64_t rows : {1, 2, 3, 8, 33}) {
                const auto table = std::make_shared<SinusoidTable>(std::vector<Frequency>{frequency},
                                                                   PairLayout(1, Layout::interleaved),
                                                                   SinusoidTable::Shape{rows, first});
                const SinusoidSimilarity similarity(table, SimilarityKind::cosine);
                const double mean = matrixOf(similarity).mean();
                const double exact = similarity.exactMean({0, rows}, {0, rows});
                QVERIFY2(std::abs(exact - mean) <= unitError,
                         qPrintable(QStringLiteral("%1 rows from %2: %3 is not %4")
                                        .arg(rows)
                                        .arg(first)
                                        .arg(exact)
                                        .arg(mean)));
            }
    }

    void diagonal_data() { optionRows(); }
    void diagonal() {
        QFETCH(int, at);
        const auto model = prepare(at);
        const auto dot = model->similarity()->matrix(SimilarityKind::dot);
        const auto cosine = model->similarity()->matrix(SimilarityKind::cosine);
        for (std::int64_t row = 0; row < dot->rows(); ++row) {
            const double norm = model->similarity()->norm(model->firstCursor() + row);
            const double scale = static_cast<double>(setup_.dModel) / 2;
            if (setup_.dModel % 2 == 0 && norm > 0) QVERIFY(dot->value(row, row) == scale);
            QVERIFY(std::abs(dot->value(row, row) - norm * norm) <= productError * std::max(1.0, scale));
            // An alone sine that is 0 at position 0 makes a row of zeros, which has no direction.
            QVERIFY(std::abs(cosine->value(row, row) - (norm > 0 ? 1 : 0)) <= unitError);
        }
    }

    void cosineStaysInRange_data() { optionRows(); }
    void cosineStaysInRange() {
        QFETCH(int, at);
        const auto model = prepare(at);
        const Eigen::MatrixXd matrix = matrixOf(*model->similarity()->matrix(SimilarityKind::cosine));
        QVERIFY(matrix.maxCoeff() <= 1 + unitError);
        QVERIFY(matrix.minCoeff() >= -1 - unitError);
        QCOMPARE(model->similarity()->largest(SimilarityKind::cosine), 1.0);
        const Eigen::MatrixXd dot = matrixOf(*model->similarity()->matrix(SimilarityKind::dot));
        QVERIFY(dot.maxCoeff() <= model->similarity()->largest(SimilarityKind::dot) * (1 + unitError));
    }

    // Complete pairs, no row of zeros: the same on every diagonal, in every bit.
    void offsetAloneCounts_data() { optionRows(); }
    void offsetAloneCounts() {
        QFETCH(int, at);
        const auto model = prepare(at);
        const bool alone = !setup_.loneSine() && !setup_.zeroFirstRow;
        const Eigen::MatrixXd matrix = matrixOf(*model->similarity()->matrix(SimilarityKind::dot));
        bool same = true;
        for (Eigen::Index p = 1; p < matrix.rows(); ++p)
            for (Eigen::Index q = 1; q < matrix.cols(); ++q)
                same = same && matrix(p, q) == matrix(p - 1, q - 1);
        if (setup_.layout == std::string("half-split") && setup_.dModel == 1) return;  // all zeros
        QCOMPARE(same, alone);
        QCOMPARE(model->similarity()->normIsConstant(), alone);
    }

    void zeroFirstRow() {
        const auto model = sinusoidal({.dModel = 16, .maxLen = 50, .firstPosition = 4, .zeroFirstRow = true});
        for (const SimilarityKind kind : kinds) {
            const Eigen::MatrixXd matrix = matrixOf(*model->similarity()->matrix(kind));
            QVERIFY(matrix.row(0).isZero(0));
            QVERIFY(matrix.col(0).isZero(0));
            QVERIFY(matrix(1, 1) != 0);
        }
    }

#ifdef POSISCOPE_QUAD
    // c(Δ) = Σ cos(ω_i Δ) over 256 pairs; the header promises 4e-16 per frequency, 1e-13 in all.
    void kernel_data() {
        QTest::addColumn<int>("first");
        QTest::newRow("offsets 0 to 8191") << 0;
        QTest::newRow("8,192 offsets that start between anchors, far out") << 16'000'007;
    }
    void kernel() {
        constexpr double kernelError = 1e-13;
        constexpr std::int64_t count = 8192;
        constexpr std::int64_t every = 7;  // a few samples of each block of 32 are enough
        QFETCH(int, first);
        const Setup setup{.dModel = 512};
        std::vector<truth::Quad> omega;
        for (std::int64_t pair = 0; pair < 256; ++pair)
            omega.push_back(truth::omega(setup, pair));
        std::vector<double> ours(count);
        similarityByOffset(geometricSpectrum(10000, 2, 512, 256), {first, count}, ours.data());
        Worst worst;
        for (std::int64_t at = 0; at < count; at += every) {
            truth::Quad sum = 0;
            for (const truth::Quad& each : omega)
                sum += cosq(each * static_cast<truth::Quad>(first + at));
            worst.see(truth::distance(ours[static_cast<std::size_t>(at)], sum),
                      [&] { return "offset " + std::to_string(first + at); });
        }
        VERIFY_WORST(worst, kernelError);
    }
#endif

    // The largest table: a cell is the kernel of its offset.
    void farOut() {
        const auto model = sinusoidal({.dModel = 512, .maxLen = 16'777'216});
        const auto matrix = model->similarity()->matrix(SimilarityKind::dot);
        const auto spectrum = geometricSpectrum(10000, 2, 512, 256);
        Sample sample(0xfa7);
        for (int n = 0; n < 20; ++n) {
            const std::int64_t p = sample.whole(0, matrix->rows() - 1);
            const std::int64_t q = sample.whole(0, matrix->rows() - 1);
            double kernel = 0;
            similarityByOffset(spectrum, {std::abs(p - q), 1}, &kernel);
            QVERIFY2(matrix->value(p, q) == kernel, sample.seed().c_str());
        }
    }

 private:
    std::shared_ptr<const Model> prepare(int at) {
        setup_ = optionAt(at, 120);
        return sinusoidal(setup_);
    }

    Setup setup_;
};

QTEST_APPLESS_MAIN(TestSimilarity)
#include "tst_similarity.moc"
