// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of what encodings do to attention scores, of their maps and of their differences, for all that are
// registered.
#include <cmath>

#include "core/analysis/rotaryscore.h"
#include "core/models/difference.h"
#include "core/parameters/keys.h"
#include "tests/support/blockmean.h"
#include "tests/support/smallcase.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

// Sums of at most 48 products by two ways; the vectors are at most about 10 long.
constexpr double scoreError = 1e-13;
// One product of two rotations: three roundings of numbers of at most 1.
constexpr double mapError = 1e-15;
// What core/fields/field.h promises for pictures.
constexpr double pictureError = 5e-4;

bool sameNumber(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

std::string cell(std::int64_t row, std::int64_t column) {
    return "row " + std::to_string(row) + ", column " + std::to_string(column);
}

double product(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0;
    for (std::size_t n = 0; n < a.size(); ++n)
        sum += a[n] * b[n];
    return sum;
}

}  // namespace

class TestScoreLaws : public StrictTest {
    Q_OBJECT

 private slots:
    // Every cell of a bias lies where it is said to lie, and fill() gives the same.
    void biasesKeepTheirBounds_data() { eachSmallCase(); }
    void biasesKeepTheirBounds() {
        const auto [encoding, values, model] = fetch();
        const AttentionBias* const bias = model->bias();
        if (bias == nullptr) return;
        const std::int64_t length = model->table().rows();
        for (std::int64_t head = 0; head < bias->heads(); ++head) {
            const auto matrix = bias->matrix(head);
            QCOMPARE(matrix->rows(), length);
            QCOMPARE(matrix->columns(), length);
            std::vector<double> cells(static_cast<std::size_t>(length * length));
            matrix->fill({0, length}, {0, length}, cells.data());
            const double slack =
                1e-12 * std::max(std::abs(bias->range(head).lowest), std::abs(bias->range(head).highest));
            for (std::int64_t i = 0; i < length; ++i)
                for (std::int64_t j = 0; j < length; ++j) {
                    const double own = cells[static_cast<std::size_t>(i * length + j)];
                    QVERIFY2(sameNumber(own, matrix->value(i, j)), cell(i, j).c_str());
                    const bool masked = own == -std::numeric_limits<double>::infinity();
                    QVERIFY2(masked ? j > i
                                    : own >= bias->range(head).lowest - slack &&
                                          own <= bias->range(head).highest + slack,
                             cell(i, j).c_str());
                }
        }
    }

    // Where a bias has curves over the distance, its cells are on them: b(i, j) = f(p_i − p_j), in every
    // head. What is masked goes by the order of rows, which is that of positions where rows are consecutive.
    void biasesAreTheirCurves_data() { eachSmallCase(); }
    void biasesAreTheirCurves() {
        const auto [encoding, values, model] = fetch();
        const AttentionBias* const bias = model->bias();
        const DistanceCurves* const curves = model->distance();
        if (bias == nullptr || curves == nullptr) return;
        QCOMPARE(curves->count(), bias->heads());
        const std::int64_t length = model->table().rows();
        const Positions& rows = model->positions();
        // Curves begin at position 0, whatever rows there are.
        if (rows.areConsecutive()) QCOMPARE(curves->farthest(), rows.highest().numerator());
        for (std::int64_t head = 0; head < bias->heads(); ++head) {
            const auto matrix = bias->matrix(head);
            for (std::int64_t i = 0; i < length; ++i)
                for (std::int64_t j = 0; j < length; ++j) {
                    const double own = matrix->value(i, j);
                    const std::int64_t distance = (rows.at(i) - rows.at(j)).numerator();
                    const double onCurve = curves->value(head, distance);
                    if (!rows.areConsecutive() && (std::isinf(own) || std::isinf(onCurve))) {
                        QVERIFY2(std::isinf(own) ? j > i : distance < 0, cell(i, j).c_str());
                        continue;
                    }
                    QVERIFY2(sameNumber(own, onCurve), cell(i, j).c_str());
                }
        }
    }

    // A curve's extremes are those of its values, which keep to the bounds.
    void curvesKnowTheirExtremes_data() { eachSmallCase(); }
    void curvesKnowTheirExtremes() {
        const auto [encoding, values, model] = fetch();
        const DistanceCurves* const curves = model->distance();
        if (curves == nullptr) return;
        const double range =
            std::max({std::abs(curves->range().lowest), std::abs(curves->range().highest), 1e-300});
        for (std::int64_t curve = 0; curve < curves->count(); ++curve) {
            double low = std::numeric_limits<double>::infinity();
            double high = -low;
            for (std::int64_t at = curves->nearest(); at <= curves->farthest(); ++at) {
                low = std::min(low, curves->value(curve, at));
                high = std::max(high, curves->value(curve, at));
            }
            const Interval ends = curves->range(curve, curves->nearest(), curves->farthest());
            QVERIFY(std::abs(ends.lowest - low) <= 1e-4 * range &&
                    std::abs(ends.highest - high) <= 1e-4 * range);
            QVERIFY(low >= curves->range().lowest - 1e-12 * range &&
                    high <= curves->range().highest + 1e-12 * range);
        }
    }

    // The score of a turned query with a turned key depends on their distance alone, and is the curve.
    void scoresDependOnTheDistance_data() { eachSmallCase(); }
    void scoresDependOnTheDistance() {
        const auto [encoding, values, model] = fetch();
        const RotaryEmbedding* const rotary = model->rotary();
        // Those on several axes have no curve over the distance: tst_ropeaxes.cpp.
        if (rotary == nullptr || model->distance() == nullptr) return;
        const DistanceCurves& curve = *model->distance();
        const double scale =
            values.get(keys::scoreScaled) ? std::sqrt(static_cast<double>(rotary->headDimensions())) : 1;
        const Positions& rows = model->positions();
        const std::int64_t length = rows.rows();
        const double reach = std::max({1.0, std::abs(curve.range().lowest), std::abs(curve.range().highest)});
        for (std::int64_t p = 0; p < length; ++p)
            for (std::int64_t q = 0; q < length; ++q) {
                const std::int64_t distance = (rows.at(p) - rows.at(q)).numerator();
                if (distance < curve.nearest() || distance > curve.farthest()) continue;
                // Where rotations round, scores depend on both positions: the curve is that of the first
                // ones.
                if (rotary->rounded() != nullptr && rows.at(p) > rows.lowest() && rows.at(q) > rows.lowest())
                    continue;
                const double score =
                    product(turned(*rotary, false, rows.at(p)), turned(*rotary, true, rows.at(q))) / scale;
                QVERIFY2(std::abs(score - curve.value(0, distance)) <= scoreError * reach,
                         cell(p, q).c_str());
            }
    }

    // M_a · M_b = M_(a + b).
    void mapsAdd_data() { eachSmallCase(); }
    void mapsAdd() {
        const auto [encoding, values, model] = fetch();
        if (!model->offsetMaps() || !model->offsetMaps()->map(1)->exact()) return;
        for (const auto& [a, b] :
             {std::pair{1, 1}, std::pair{3, -3}, std::pair{-2, 7}, std::pair{0, 5}, std::pair{100, 23}}) {
            const Eigen::MatrixXd together = model->offsetMaps()->map(a + b)->dense();
            const Eigen::MatrixXd apart =
                model->offsetMaps()->map(a)->dense() * model->offsetMaps()->map(b)->dense();
            const double range = std::max({1.0, together.cwiseAbs().maxCoeff(),
                                           model->offsetMaps()->map(a)->dense().cwiseAbs().maxCoeff() *
                                               model->offsetMaps()->map(b)->dense().cwiseAbs().maxCoeff()});
            QVERIFY2((together - apart).cwiseAbs().maxCoeff() <= mapError * range, cell(a, b).c_str());
        }
    }

    // A − B of any two encodings: what both have is subtracted, and nothing else is made up.
    void differencesSubtract_data() { eachSmallCase(); }
    void differencesSubtract() {
        const auto [encoding, values, a] = fetch();
        Sample sample(17);
        for (int n = 0; n < 6; ++n) {
            const auto all = encodings();
            const Encoding* const other = n < 2 ? encoding
                                                : all[static_cast<std::size_t>(sample.whole(
                                                      0, static_cast<std::int64_t>(all.size()) - 1))];
            const auto b =
                smallCase(QString::fromStdString(other->id), static_cast<int>(sample.whole(0, 11))).model;
            const auto difference = differenceModel(a, b);
            QCOMPARE(difference->hasTable(), a->hasTable() && b->hasTable());
            QCOMPARE(difference->bias() != nullptr, a->bias() != nullptr && b->bias() != nullptr);
            QCOMPARE(difference->distance() != nullptr, a->distance() != nullptr && b->distance() != nullptr);
            const auto subtracted = [&](const Field& field, const Field& ours, const Field& theirs) {
                QCOMPARE(field.rows(), std::min(ours.rows(), theirs.rows()));
                QCOMPARE(field.columns(), std::min(ours.columns(), theirs.columns()));
                for (std::int64_t row = 0; row < field.rows(); ++row)
                    for (std::int64_t column = 0; column < field.columns(); ++column) {
                        const double x = ours.value(row, column);
                        const double y = theirs.value(row, column);
                        QVERIFY2(sameNumber(field.value(row, column), x == y ? 0 : x - y),
                                 cell(row, column).c_str());
                    }
            };
            if (difference->hasTable()) subtracted(difference->table(), a->table(), b->table());
            if (difference->bias() != nullptr) {
                QCOMPARE(difference->bias()->heads(), std::min(a->bias()->heads(), b->bias()->heads()));
                const std::int64_t head = difference->bias()->heads() - 1;
                subtracted(*difference->bias()->matrix(head), *a->bias()->matrix(head),
                           *b->bias()->matrix(head));
            }
            if (QTest::currentTestFailed()) return;
        }
    }

    // What a picture is said to take grows with what is looked at, and is a number.

    // Pictures of biases are means of their cells, −∞ where one of these is masked.
    void picturesOfBiasesAreMeans_data() { eachSmallCase(); }
    void picturesOfBiasesAreMeans() {
        const auto [encoding, values, model] = fetch();
        const AttentionBias* const bias = model->bias();
        if (bias == nullptr) return;
        const std::int64_t length = model->table().rows();
        Sample sample(23);
        for (int n = 0; n < 40; ++n) {
            const std::int64_t head = sample.whole(0, bias->heads() - 1);
            const auto matrix = bias->matrix(head);
            const IndexRange rows = sample.run(length, 24);
            const IndexRange columns = sample.run(length, 24);
            const double mean = meanOf(*matrix, rows, columns);
            float picture = 0;
            matrix->pixelMeans(std::span(&rows, 1), std::span(&columns, 1), &picture);
            const Interval ends = bias->range(head);
            const double range =
                std::max({std::abs(ends.lowest), std::abs(ends.highest), ends.highest - ends.lowest, 1e-12});
            QVERIFY2(difference(static_cast<double>(picture), mean) <= pictureError * range,
                     text(rows, columns).c_str());
        }
    }

 private:
    static SmallCase fetch() {
        QFETCH(QString, id);
        QFETCH(int, number);
        return smallCase(id, number);
    }
};

QTEST_APPLESS_MAIN(TestScoreLaws)
#include "tst_scorelaws.moc"
