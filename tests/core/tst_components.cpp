// SPDX-License-Identifier: GPL-3.0-or-later
// Principal components against direct singular value decompositions, and against known results.
#include "core/analysis/components.h"

#include <Eigen/QR>
#include <Eigen/SVD>
#include <algorithm>
#include <numbers>
#include <vector>

#include "core/fields/zerofield.h"
#include "core/math/random.h"
#include "tests/support/matrixfield.h"
#include "tests/support/rows.h"
#include "tests/support/setup.h"
#include "tests/support/strict.h"

using namespace posiscope;
using Eigen::MatrixXd;
using Eigen::VectorXd;

namespace {

MatrixXd randomMatrix(Eigen::Index rows, Eigen::Index columns, std::uint64_t seed) {
    MatrixXd matrix(rows, columns);
    for (Eigen::Index n = 0; n < matrix.size(); ++n)
        matrix.data()[n] = normalAt(seed, static_cast<std::uint64_t>(n));
    return matrix;
}

Components componentsOf(const MatrixXd& matrix) {
    const auto answer = principalComponents(MatrixField(matrix));
    if (!answer) qFatal("%s", answer.error().text.english().c_str());
    return *answer;
}

MatrixXd centred(const MatrixXd& matrix) {
    return matrix.rowwise() - matrix.colwise().mean();
}

double apart(const MatrixXd& a, const MatrixXd& b) {
    return (a - b).cwiseAbs().maxCoeff();
}

MatrixXd circle(int positions) {
    MatrixXd table(positions, 2);
    for (int p = 0; p < positions; ++p)
        table.row(p) << std::sin(2 * std::numbers::pi * p / positions),
            std::cos(2 * std::numbers::pi * p / positions);
    return table;
}

constexpr double rounding = 1e-13;  // of the largest singular value

}  // namespace

Q_DECLARE_METATYPE(MatrixXd)

class TestComponents : public StrictTest {
    Q_OBJECT

    static void shapes() {
        addColumns<int, int>("rows", "columns");
        for (const auto& [rows, columns] : {std::pair{200, 40},
                                            {40, 200},
                                            {64, 64},
                                            {65, 64},
                                            {300, 3},
                                            {3, 300},
                                            {50, 2},
                                            {2, 50},
                                            {7, 1},
                                            {1, 7},
                                            {1, 1},
                                            {2, 1},
                                            {500, 130},
                                            {3000, 20},
                                            {20, 3000}})
            QTest::addRow("%d x %d", rows, columns) << rows << columns;
    }

 private slots:
    void agreesWithADirectDecomposition_data() { shapes(); }
    void agreesWithADirectDecomposition() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        const MatrixXd table = randomMatrix(rows, columns, 1);
        const Components found = componentsOf(table);
        const Eigen::JacobiSVD<MatrixXd> direct(centred(table), Eigen::ComputeThinU | Eigen::ComputeThinV);
        const VectorXd& values = direct.singularValues();
        const double error = rounding * std::max(1.0, values[0]);
        QCOMPARE(found.singularValues.size(), values.size());
        QVERIFY(apart(found.singularValues, values) <= error);
        QCOMPARE(found.scores.rows(), rows);
        QCOMPARE(found.scores.cols(), 3);
        const double noise = std::max(rows, columns) * std::numeric_limits<double>::epsilon() * values[0];
        QCOMPARE(found.rank, (values.array() > noise).count());
        for (int i = 0; i < 3; ++i) {
            if (i >= found.rank) {
                QVERIFY(found.scores.col(i).isZero(0));
                continue;
            }
            VectorXd loadings = direct.matrixV().col(i);
            Eigen::Index largest = 0;
            loadings.cwiseAbs().maxCoeff(&largest);
            const double sign = loadings[largest] < 0 ? -1 : 1;
            const VectorXd scores = sign * values[i] * direct.matrixU().col(i);
            // The error of a vector depends on the distance of its singular value to the next.
            const double gap = i + 1 < values.size() ? values[i] - values[i + 1] : values[i];
            QVERIFY(apart(found.scores.col(i), scores) <= error * std::max(1.0, 10 * values[i] / gap));
            QVERIFY(std::abs(found.share(i) - values[i] * values[i] / values.squaredNorm()) <= 1e-12);
        }
    }

    void scoresAreThePartsAlongRightAngles_data() { shapes(); }
    void scoresAreThePartsAlongRightAngles() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        const Components found = componentsOf(randomMatrix(rows, columns, 2));
        const MatrixXd products = found.scores.transpose() * found.scores;
        for (int i = 0; i < std::min<int>(3, static_cast<int>(found.rank)); ++i) {
            const double square = found.singularValues[i] * found.singularValues[i];
            QVERIFY(std::abs(products(i, i) - square) <= 1e-12 * square);
            QVERIFY(std::abs(found.scores.col(i).sum()) <= 1e-11 * found.singularValues[0]);
            for (int other = 0; other < i; ++other)
                QVERIFY(std::abs(products(i, other)) <= 1e-11 * products(0, 0));
        }
    }

    // u·vᵀ has one singular value, ‖v‖ times the norm of u minus its mean.
    void aProductOfTwoVectorsHasOneComponent() {
        const VectorXd u = randomMatrix(100, 1, 3);
        const VectorXd v = randomMatrix(20, 1, 4);
        const Components found = componentsOf(u * v.transpose());
        const VectorXd apartFromMean = u.array() - u.mean();
        const double wanted = apartFromMean.norm() * v.norm();
        QVERIFY(std::abs(found.singularValues[0] - wanted) <= rounding * wanted);
        QVERIFY(found.singularValues[1] <= rounding * wanted);
        QCOMPARE(found.rank, std::int64_t{1});
        QVERIFY(std::abs(found.share(0) - 1) <= 1e-14);
        QCOMPARE(found.countFor(0.99), std::int64_t{1});
        QVERIFY(found.scores.rightCols(2).isZero(0));
        Eigen::Index largest = 0;
        v.cwiseAbs().maxCoeff(&largest);
        const double sign = v[largest] < 0 ? -1 : 1;
        QVERIFY(apart(found.scores.col(0), sign * v.norm() * apartFromMean) <= rounding * wanted);
    }

    // A pair over whole cycles is a circle: both components explain one half, and each is a sine.
    void aCircleHasTwoEqualComponents() {
        constexpr int positions = 100;
        const Components found = componentsOf(circle(positions));
        const double wanted = std::sqrt(positions / 2.0);
        QVERIFY(std::abs(found.singularValues[0] - wanted) <= rounding * wanted);
        QVERIFY(std::abs(found.singularValues[1] - wanted) <= rounding * wanted);
        QVERIFY(std::abs(found.share(0) - 0.5) <= 1e-13);
        QVERIFY(std::abs(found.scoredShare() - 1) <= 1e-13);
        for (int p = 0; p < positions; ++p) {
            QVERIFY(std::abs(found.scores.row(p).head(2).norm() - 1) <= 1e-12);
            // A sine of that frequency satisfies s(p+1) + s(p−1) = 2·cos ω·s(p).
            for (int i = 0; i < 2; ++i) {
                const double beside =
                    found.scores((p + 1) % positions, i) + found.scores((p + positions - 1) % positions, i);
                QVERIFY(std::abs(beside - 2 * std::cos(2 * std::numbers::pi / positions) *
                                              found.scores(p, i)) <= 1e-12);
            }
        }
    }

    void turnedColumnsAndAConstantRowChangeNothing() {
        const MatrixXd table = randomMatrix(120, 30, 5);
        const Components found = componentsOf(table);
        const MatrixXd rotation = Eigen::HouseholderQR<MatrixXd>(randomMatrix(30, 30, 6)).householderQ();
        const Components turned = componentsOf(table * rotation);
        const Components moved = componentsOf(table.rowwise() + randomMatrix(1, 30, 7).row(0));
        QVERIFY(apart(found.singularValues, turned.singularValues) <= rounding * found.singularValues[0]);
        QVERIFY(apart(found.singularValues, moved.singularValues) <= rounding * found.singularValues[0]);
        QVERIFY(apart(found.scores, moved.scores) <= 1e-10);
        // The sign of a component follows its loadings.
        QVERIFY(apart(found.scores.cwiseAbs(), turned.scores.cwiseAbs()) <= 1e-10);
    }

    void permutedRowsPermuteTheScores() {
        const MatrixXd table = randomMatrix(90, 25, 8);
        const Components found = componentsOf(table);
        const Components backwards = componentsOf(table.colwise().reverse());
        QVERIFY(apart(found.singularValues, backwards.singularValues) <= rounding * found.singularValues[0]);
        QVERIFY(apart(found.scores.colwise().reverse(), backwards.scores) <= 1e-10);
    }

    void tablesWithoutDifferencesHaveNone() {
        for (const double each : {0.0, 0.1, -1e200, 1e-300}) {
            const Components found = componentsOf(MatrixXd::Constant(100, 7, each));
            QVERIFY(found.singularValues.isZero(0));
            QVERIFY(found.scores.isZero(0));
            QCOMPARE(found.rank, std::int64_t{0});
            QCOMPARE(found.share(0), 0.0);
            QCOMPARE(found.countFor(0.9), std::int64_t{0});
        }
    }

    void sizesOfNumbersDoNotMatter() {
        const MatrixXd table = randomMatrix(60, 20, 9);
        const Components found = componentsOf(table);
        for (const double factor : {std::ldexp(1.0, 900), std::ldexp(1.0, -900)}) {
            const Components scaled = componentsOf(table * factor);
            QVERIFY(apart(found.singularValues, scaled.singularValues / factor) <= rounding);
            QVERIFY(apart(found.scores, scaled.scores / factor) <= rounding);
        }
    }

    // The slowest pairs of a sinusoidal table are nearly equal: its small singular values are rounding
    // errors, and reported to be that small.
    void smallSingularValuesAreNotLost() {
        const auto model = sinusoidal({.dModel = 64, .maxLen = 256});
        const auto found = principalComponents(model->table());
        QVERIFY(found.ok());
        MatrixXd all(256, 64);
        for (int p = 0; p < 256; ++p)
            for (int j = 0; j < 64; ++j)
                all(p, j) = model->table().value(p, j);
        const VectorXd direct = Eigen::JacobiSVD<MatrixXd>(centred(all)).singularValues();
        QVERIFY(apart(found->singularValues, direct) <= 1e-14 * direct[0]);
        QVERIFY(found->singularValues[63] <= 1e-15 * direct[0]);
        QVERIFY(std::abs(found->rank - 34) <= 1);  // the mean removes one of 35
    }

    void singularValuesAreExact_data() {
        QTest::addColumn<MatrixXd>("table");
        MatrixXd sinusoids(256, 64);
        const auto model = sinusoidal({.dModel = 64, .maxLen = 256});
        for (int p = 0; p < 256; ++p)
            for (int j = 0; j < 64; ++j)
                sinusoids(p, j) = model->table().value(p, j);
        QTest::newRow("sinusoidal 256 x 64") << sinusoids;
        QTest::newRow("random 400 x 90") << randomMatrix(400, 90, 12);
        QTest::newRow("random 1500 x 40, in two blocks of rows") << randomMatrix(1500, 40, 13);
        QTest::newRow("random 50 x 200") << randomMatrix(50, 200, 14);
    }
    // What resources/manual/precision.md promises, against 64 bits of mantissa.
    void singularValuesAreExact() {
        using Exact = Eigen::Matrix<long double, Eigen::Dynamic, Eigen::Dynamic>;
        QFETCH(MatrixXd, table);
        Exact exact = table.cast<long double>();
        exact.rowwise() -= exact.colwise().mean().eval();
        if (exact.rows() < exact.cols()) exact.transposeInPlace();
        const auto truth = Eigen::JacobiSVD<Exact>(exact).singularValues().eval();
        const auto found = componentsOf(table).singularValues.cast<long double>().eval();
        const auto error = static_cast<double>((found - truth).cwiseAbs().maxCoeff() / truth[0]);
        qInfo("%.1e of the largest", error);
        QVERIFY2(error <= 5e-15, qPrintable(QString::number(error)));
    }

    void stops() {
        const MatrixField table(randomMatrix(5000, 20, 10));
        std::vector<double> shares;
        QVERIFY(principalComponents(table, [&](double share) {
                    shares.push_back(share);
                    return true;
                }).ok());
        QVERIFY(std::ranges::is_sorted(shares));
        QVERIFY(shares.size() >= 5 && shares.back() <= 1 && shares.back() > 0.95);
        for (std::size_t after = 0; after < shares.size(); ++after) {
            std::size_t calls = 0;
            const auto stopped = principalComponents(table, [&](double) { return ++calls <= after; });
            QVERIFY(!stopped.ok());
            QCOMPARE(calls, after + 1);
        }
    }

    void refused() {
        MatrixXd table = randomMatrix(10, 4, 11);
        for (const double strange :
             {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
            table(7, 2) = strange;
            const auto answer = principalComponents(MatrixField(table));
            QVERIFY(!answer.ok());
            QVERIFY(answer.error().text.english().find("finite") != std::string::npos);
        }
        QVERIFY(!componentsProblem(33'554'432, 1));
        QVERIFY(!componentsProblem(4096, 8192));
        QVERIFY(!componentsProblem(8192, 4096));
        for (const auto& [rows, columns, limit] : {std::tuple{33'554'433, 1, "33\u202f554\u202f432"},
                                                   {1, 33'554'433, "33\u202f554\u202f432"},
                                                   {4097, 4097, "4096"}}) {
            const auto model = ZeroField(rows, columns);
            const auto answer = principalComponents(model);
            QVERIFY(!answer.ok());
            const std::string sentence = answer.error().text.english();
            QVERIFY2(sentence.find(limit) != std::string::npos, sentence.c_str());
            QVERIFY2(sentence.find('%') == std::string::npos, sentence.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestComponents)
#include "tst_components.moc"
