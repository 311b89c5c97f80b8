// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of offset maps that are rotations, for every encoding that has them. Those of xPos also stretch:
// tst_xpos.
#include <Eigen/Dense>

#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/setup.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

// Rows of the table have an error of 4e-16 and rotations of 1.2e-16. A rotated row adds two of each, with
// weights of at most √2, and two roundings.
constexpr double carriedError = 2e-15;
// Products of two rotations: the same with 1.2e-16 only.
constexpr double productError = 1e-15;

std::vector<Setup> setups() {
    std::vector<Setup> all = everyOption();
    for (Setup& setup : all)
        setup.maxLen = 16'777'216;
    return all;
}

Eigen::VectorXd rowOf(const Model& model, std::int64_t row) {
    Eigen::VectorXd values(model.table().columns());
    model.table().fill({row, 1}, {0, model.table().columns()}, values.data());
    return values;
}

Eigen::VectorXd carry(const OffsetMap& map, const Eigen::VectorXd& from) {
    Eigen::VectorXd to(from.size());
    map.apply({from.data(), static_cast<std::size_t>(from.size())},
              {to.data(), static_cast<std::size_t>(to.size())});
    return to;
}

/// Whether dimension j belongs to a pair that has a sine and a cosine (or is a column of zeros).
bool hasMap(const Model& model, std::int64_t j) {
    const Column own = model.column(j);
    if (own.role != Role::sine) return true;
    for (std::int64_t other = 0; other < model.table().columns(); ++other)
        if (model.column(other).pair == own.pair && model.column(other).role == Role::cosine) return true;
    return false;
}

}  // namespace

class TestOffsetMap : public StrictTest {
    Q_OBJECT

 private slots:
    void identity_data() { rows(); }
    void identity() {
        QFETCH(QString, encoding);
        QFETCH(int, at);
        prepare(encoding, at);
        const Eigen::MatrixXd map = model_->offsetMaps()->map(0)->dense();
        QVERIFY(map == Eigen::MatrixXd::Identity(map.rows(), map.cols()));
        QCOMPARE(map.rows(), static_cast<Eigen::Index>(model_->table().columns()));
    }

    void composition_data() { rows(); }
    void composition() {
        QFETCH(QString, encoding);
        QFETCH(int, at);
        prepare(encoding, at);
        Sample sample(0xc0);
        Worst worst;
        for (int n = 0; n < 20; ++n) {
            const std::int64_t a = anyOffset(sample, n);
            const std::int64_t b = anyOffset(sample, n / 2);
            const Eigen::MatrixXd both =
                model_->offsetMaps()->map(a)->dense() * model_->offsetMaps()->map(b)->dense();
            const Eigen::MatrixXd sum = model_->offsetMaps()->map(a + b)->dense();
            for (Eigen::Index i = 0; i < sum.rows(); ++i)
                for (Eigen::Index j = 0; j < sum.cols(); ++j)
                    if (hasMap(*model_, i) && hasMap(*model_, j))
                        worst.see(std::abs(both(i, j) - sum(i, j)), [&] {
                            return "M_" + std::to_string(a) + " M_" + std::to_string(b) + ", " +
                                   sample.seed();
                        });
        }
        if (model_->table().columns() == 1 && !hasMap(*model_, 0)) return;  // nothing that has a map
        VERIFY_WORST(worst, productError);
    }

    void transpose_data() { rows(); }
    void transpose() {
        QFETCH(QString, encoding);
        QFETCH(int, at);
        prepare(encoding, at);
        Sample sample(0x7a);
        for (int n = 0; n < 20; ++n) {
            const std::int64_t k = anyOffset(sample, n);
            // Sine is odd and cosine even in every bit; single sines have cosines on the diagonal.
            QVERIFY2(
                model_->offsetMaps()->map(-k)->dense() == model_->offsetMaps()->map(k)->dense().transpose(),
                ("k " + std::to_string(k) + ", " + sample.seed()).c_str());
        }
    }

    void carriesRows_data() { rows(); }
    void carriesRows() {
        QFETCH(QString, encoding);
        QFETCH(int, at);
        prepare(encoding, at);
        Sample sample(0xca);
        const std::int64_t last = model_->table().rows() - 1;
        const std::int64_t first = setup_.zeroFirstRow ? 1 : 0;
        Worst worst;
        for (int n = 0; n < 60; ++n) {
            const std::int64_t from = n % 3 == 0 ? sample.whole(first, last) : sample.anySize(first, last);
            const std::int64_t to = n % 2 == 0 ? sample.whole(first, last) : sample.anySize(first, last);
            const auto map = model_->offsetMaps()->map(to - from);
            const Eigen::VectorXd carried = carry(*map, rowOf(*model_, from));
            const Eigen::VectorXd expected = rowOf(*model_, to);
            for (Eigen::Index j = 0; j < expected.size(); ++j)
                if (map->exact() || hasMap(*model_, j))
                    worst.see(std::abs(carried[j] - expected[j]), [&] {
                        return "row " + std::to_string(from) + " to " + std::to_string(to) + ", dimension " +
                               std::to_string(j) + ", " + sample.seed();
                    });
        }
        if (model_->table().columns() == 1 && !hasMap(*model_, 0)) return;
        VERIFY_WORST(worst, carriedError);
    }

    void applyIsDenseTimesVector_data() { rows(); }
    void applyIsDenseTimesVector() {
        QFETCH(QString, encoding);
        QFETCH(int, at);
        prepare(encoding, at);
        constexpr double roundings = 4e-16;  // two products and a sum of numbers below 1, in any order
        Sample sample(0xad);
        Worst worst;
        for (int n = 0; n < 10; ++n) {
            const auto map = model_->offsetMaps()->map(anyOffset(sample, n));
            Eigen::VectorXd vector(map->columns());
            for (double& each : vector)
                each = sample.real(-1, 1);
            worst.see((carry(*map, vector) - map->dense() * vector).cwiseAbs().maxCoeff(),
                      [&] { return "k " + std::to_string(map->offset()) + ", " + sample.seed(); });
        }
        VERIFY_WORST(worst, roundings);
    }

    void viewsAgree_data() { rows(); }
    void viewsAgree() {
        QFETCH(QString, encoding);
        QFETCH(int, at);
        prepare(encoding, at);
        const auto map = model_->offsetMaps()->map(-41);
        QCOMPARE(map->offset(), std::int64_t{-41});
        const Eigen::MatrixXd dense = map->dense();
        Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> filled(dense.rows(),
                                                                                      dense.cols());
        map->fill({0, map->rows()}, {0, map->columns()}, filled.data());
        QVERIFY(dense == filled);
        for (Eigen::Index i = 0; i < dense.rows(); ++i)
            for (Eigen::Index j = 0; j < dense.cols(); ++j)
                QVERIFY(map->value(i, j) == dense(i, j));
    }

    void exactUnlessASineIsAlone_data() { rows(); }
    void exactUnlessASineIsAlone() {
        QFETCH(QString, encoding);
        QFETCH(int, at);
        prepare(encoding, at);
        bool all = true;
        for (std::int64_t j = 0; j < model_->table().columns(); ++j)
            all = all && hasMap(*model_, j);
        QCOMPARE(model_->offsetMaps()->map(5)->exact(), all);
        if (encoding == "sinusoidal") QCOMPARE(all, !setup_.loneSine());
    }

    // max |M_k·PE(p) − PE(p+k)| by hand, from the table's rows; p + k inside, where the table has it.
    void residual_data() { rows(); }
    void residual() {
        QFETCH(QString, encoding);
        QFETCH(int, at);
        prepare(encoding, at);
        Sample sample(0x4e);
        const std::int64_t last = model_->table().rows() - 1;
        Worst worst;
        for (int n = 0; n < 40; ++n) {
            const std::int64_t from = n < 3 ? 0 : sample.whole(0, last);
            const std::int64_t to = n > 36 ? 0 : sample.anySize(0, last);
            const auto map = model_->offsetMaps()->map(to - from);
            const double byHand =
                (map->dense() * rowOf(*model_, from) - rowOf(*model_, to)).cwiseAbs().maxCoeff();
            const double told = model_->offsetMaps()->residual(*map, model_->firstCursor() + from);
            worst.see(std::abs(told - byHand), [&] {
                return "row " + std::to_string(from) + " to " + std::to_string(to) + ", " + sample.seed();
            });
            if (map->exact() && !setup_.zeroFirstRow) QVERIFY2(told <= carriedError, sample.seed().c_str());
        }
        VERIFY_WORST(worst, productError);
    }

    // No map holds from or to a first row of zeros, and the residual shows it.
    void residualOfZeroRow() {
        const auto model = sinusoidal({.dModel = 8, .maxLen = 100, .firstPosition = 1, .zeroFirstRow = true});
        const auto onwards = model->offsetMaps()->map(10);
        const auto back = model->offsetMaps()->map(-10);
        QCOMPARE(model->offsetMaps()->residual(*onwards, 1), rowOf(*model, 10).cwiseAbs().maxCoeff());
        QVERIFY(model->offsetMaps()->residual(*back, 11) > 0.5);
        QVERIFY(model->offsetMaps()->residual(*onwards, 2) <= carriedError);
        QVERIFY(model->offsetMaps()->residual(*back, 12) <= carriedError);
    }

    // Outside the table the formula goes on.
    void residualOutsideTheTable() {
        const auto model = sinusoidal({.dModel = 32, .maxLen = 16});
        for (const std::int64_t offset : {16'777'216, -16'777'216, 17, -17})
            QVERIFY(model->offsetMaps()->residual(*model->offsetMaps()->map(offset), 15) <= carriedError);
    }

    // The single sine gets cos(ωk), which is exact only for k = 0.
    void loneSine() {
        const auto model = sinusoidal({.dModel = 5});
        const auto map = model->offsetMaps()->map(40);
        const double angle = 40 * model->frequencies().back().radians();
        constexpr double libraryError = 4e-16;
        QVERIFY(std::abs(map->value(4, 4) - std::cos(angle)) <= libraryError);
        for (std::int64_t j = 0; j < 4; ++j)
            QVERIFY(map->value(4, j) == 0 && map->value(j, 4) == 0);
        QVERIFY(model->offsetMaps()->residual(*map, 3) > 1e-3);
        QCOMPARE(model->offsetMaps()->residual(*model->offsetMaps()->map(0), 3), 0.0);
    }

    void denseRefusesWhatDoesNotFit() {
        const auto model = sinusoidal({.dModel = 16'386});
        QVERIFY_THROWS_EXCEPTION(std::length_error, model->offsetMaps()->map(1)->dense());
    }

 private:
    static std::shared_ptr<const Model> modelOf(const Encoding& encoding, std::size_t at) {
        return encoding.make(valuesOf(setups()[at]));
    }
    /// Whether the encoding has offset maps that are rotations.
    static bool rotates(const Encoding& encoding, std::size_t at) {
        const auto model = modelOf(encoding, at);
        return model->offsetMaps() != nullptr && model->offsetMaps()->rotates();
    }
    static void rows() {
        addColumns<QString, int>("encoding", "at");
        const auto all = setups();
        for (const Encoding* encoding : encodings())
            for (std::size_t at = 0; at < all.size() && rotates(*encoding, at); ++at)
                QTest::newRow((encoding->id + ", " + all[at].text()).c_str())
                    << QString::fromStdString(encoding->id) << static_cast<int>(at);
    }

    void prepare(const QString& encoding, int at) {
        setup_ = setups()[static_cast<std::size_t>(at)];
        model_ = modelOf(*findEncoding(encoding.toStdString()), static_cast<std::size_t>(at));
    }

    /// Offsets of both signs and all sizes.
    static std::int64_t anyOffset(Sample& sample, int n) {
        const std::int64_t size = sample.anySize(0, 16'777'216);
        return n % 2 == 0 ? size : -size;
    }

    Setup setup_;
    std::shared_ptr<const Model> model_;
};

QTEST_APPLESS_MAIN(TestOffsetMap)
#include "tst_offsetmap.moc"
