// SPDX-License-Identifier: GPL-3.0-or-later
// Codes of positions, compared with every cell and every pair of positions.
#include <Eigen/Core>
#include <algorithm>

#include "core/analysis/counting.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Eigen::MatrixXd cellsOf(const Field& field) {
    Eigen::MatrixXd cells(field.rows(), field.columns());
    for (std::int64_t row = 0; row < field.rows(); ++row)
        for (std::int64_t column = 0; column < field.columns(); ++column)
            cells(row, column) = field.value(row, column);
    return cells;
}

struct Measured {
    Interval range{infinity, -infinity};
    double nearest = infinity;
    Interval distances{infinity, -infinity};  // at the offset
};

Measured measure(const Eigen::MatrixXd& cells, std::int64_t offset) {
    Measured found;
    found.range = {cells.minCoeff(), cells.maxCoeff()};
    for (Eigen::Index p = 0; p < cells.rows(); ++p)
        for (Eigen::Index q = 0; q < cells.rows(); ++q) {
            const double distance = (cells.row(p) - cells.row(q)).norm();
            if (p != q) found.nearest = std::min(found.nearest, distance);
            if (q - p == offset)
                found.distances = {std::min(found.distances.lowest, distance),
                                   std::max(found.distances.highest, distance)};
        }
    return found;
}

void compare(const PositionFacts& facts, const Measured& found, Worst& worst, const std::string& where) {
    const auto see = [&](double a, double b) {
        worst.see(a == b ? 0 : std::abs(a - b), [&] { return where; });
    };
    see(facts.range.lowest, found.range.lowest);
    see(facts.range.highest, found.range.highest);
    see(facts.unique.nearest ? facts.unique.nearest->distance : infinity, found.nearest);
    see(facts.spacing ? facts.spacing->smallest : infinity, found.distances.lowest);
    see(facts.spacing ? facts.spacing->largest : -infinity, found.distances.highest);
}

std::string nameOf(PositionCode code) {
    return std::to_string(static_cast<int>(code));
}

}  // namespace

class TestCounting : public StrictTest {
    Q_OBJECT

 private slots:
    void bits() {
        for (const auto& [length, expected] :
             {std::pair{1, 1}, {2, 1}, {3, 2}, {4, 2}, {5, 3}, {256, 8}, {257, 9}})
            QCOMPARE(bitsFor(length), std::int64_t{expected});
        QCOMPARE(bitsFor(16'777'216), std::int64_t{24});
        QCOMPARE(writtenBits(PositionCode::binary, 40, 8), std::string("00101000"));
        QCOMPARE(writtenBits(PositionCode::gray, 40, 8), std::string("00111100"));
    }

    void rowsAreWhatTheyAreCalled() {
        const std::int64_t length = 100;
        const CountingField normalised(PositionCode::normalised, length),
            oneHot(PositionCode::oneHot, length), binary(PositionCode::binary, length),
            gray(PositionCode::gray, length);
        QCOMPARE(oneHot.columns(), length);
        QCOMPARE(binary.columns(), std::int64_t{7});
        const Eigen::MatrixXd bits = cellsOf(binary);
        const Eigen::MatrixXd codes = cellsOf(gray);
        for (std::int64_t n = 0; n < length; ++n) {
            double number = 0;
            for (std::int64_t column = 0; column < 7; ++column)
                number = 2 * number + bits(n, column);
            QCOMPARE(number, static_cast<double>(n));
            QCOMPARE(normalised.value(n, 0), static_cast<double>(n) / 99);
            if (n > 0) QCOMPARE((codes.row(n) - codes.row(n - 1)).cwiseAbs().sum(), 1.0);
            for (std::int64_t m = 0; m < n; ++m)
                QVERIFY(codes.row(m) != codes.row(n));
            for (std::int64_t column = 0; column < length; ++column)
                QCOMPARE(oneHot.value(n, column), n == column ? 1.0 : 0.0);
        }
    }

    void averagesAreMeansOfCells() {
        Sample sample(0xc0de);
        Worst worst;
        for (int n = 0; n < 400; ++n) {
            const std::int64_t length = sample.anySize(1, 300);
            for (const PositionCode code : positionCodes) {
                const CountingField field(code, length);
                const IndexRange rows = sample.run(field.rows(), length);
                const IndexRange columns = sample.run(field.columns(), field.columns());
                const double expected =
                    cellsOf(field).block(rows.first, columns.first, rows.count, columns.count).mean();
                worst.see(std::abs(field.exactMean(rows, columns) - expected) / std::max(1.0, expected),
                          [&] { return nameOf(code) + " of " + std::to_string(length); });
            }
        }
        VERIFY_WORST(worst, 1e-14);
    }

    void factsAreWhatLookingAtEverythingGives() {
        Sample sample(0xfac75);
        Worst worst;
        for (int n = 0; n < 150; ++n) {
            const std::int64_t length = sample.anySize(1, 150);
            const std::int64_t offset = sample.whole(-length - 1, length + 1);
            for (const PositionCode code : positionCodes) {
                const PositionFacts facts = factsOf(code, length, offset);
                const std::string where =
                    nameOf(code) + " of " + std::to_string(length) + ", offset " + std::to_string(offset);
                const Measured found = measure(cellsOf(CountingField(code, length)), offset);
                compare(facts, found, worst, where);
                const Measured twice = measure(cellsOf(CountingField(code, 2 * length)), offset);
                QVERIFY(*facts.rangeOfTwice == twice.range);
                if (!facts.spacing || !facts.spacingOfTwice) continue;
                worst.see(
                    std::abs(facts.deviation() - (std::max(found.distances.highest, twice.distances.highest) -
                                                  std::min(found.distances.lowest, twice.distances.lowest))),
                    [&] { return where; });
            }
        }
        VERIFY_WORST(worst, 1e-14);
    }

    void factsOfTheLadder() {
        const auto facts = [](PositionCode code) { return factsOf(code, 256, 5); };
        QVERIFY(!facts(PositionCode::integer).bounded && facts(PositionCode::normalised).bounded);
        QVERIFY(!facts(PositionCode::integer).last);
        QCOMPARE(*facts(PositionCode::oneHot).last, std::int64_t{255});
        QCOMPARE(*factsOf(PositionCode::gray, 100, 5).last, std::int64_t{127});
        QCOMPARE(facts(PositionCode::normalised).deviationOfOne(), 0.0);
        QVERIFY(std::abs(facts(PositionCode::normalised).deviation() - (5 / 255.0 - 5 / 511.0)) <= 1e-16);
        QCOMPARE(facts(PositionCode::integer).deviation(), 0.0);
        QVERIFY(facts(PositionCode::binary).deviation() > 0.5);
    }

    // The largest number of positions that the program allows.
    void largestIsExact() {
        constexpr std::int64_t most = 16'777'216;
        const PositionFacts facts = factsOf(PositionCode::binary, most, 1);
        QCOMPARE(facts.spacing->smallest, 1.0);
        QCOMPARE(facts.spacing->largest, std::sqrt(24.0));
        QCOMPARE(*facts.last, most - 1);
        for (const std::int64_t k : {std::int64_t{5}, std::int64_t{-699'051}, most - 1})
            for (const PositionCode code : {PositionCode::binary, PositionCode::gray}) {
                const Spacing spacing = *factsOf(code, most, k).spacing;
                QVERIFY(spacing.smallest >= 1 && spacing.largest <= std::sqrt(24.0));
            }
        const CountingField gray(PositionCode::gray, most);
        QCOMPARE(gray.exactMean({0, most}, {0, 24}), 0.5);
    }

    void columnsOfTheTable() {
        const CountingTable table(Positions::line(7, 20));
        QCOMPARE(table.columns(), std::int64_t{13});
        QStringList names;
        for (std::int64_t column = 0; column < table.columns(); ++column)
            names << QString::fromStdString(table.columnName(column));
        QCOMPARE(names.join(' '), QString("position integer normalised binary_4 binary_3 binary_2 binary_1 "
                                          "binary_0 gray_4 gray_3 gray_2 gray_1 gray_0"));
        const double row[] = {20, 13, 13 / 19.0, 0, 1, 1, 0, 1, 0, 1, 0, 1, 1};
        for (std::int64_t column = 0; column < table.columns(); ++column)
            QCOMPARE(table.value(13, column), row[column]);
        QVERIFY(std::abs(table.exactMean({3, 9}, {0, 13}) - cellsOf(table).block(3, 0, 9, 13).mean()) <=
                1e-14);
    }

    void tables_data() {
        const Rows<QString, QString> row("encoding", "setting");
        for (const char* layout : {"interleaved", "half-split"})
            QTest::addRow("sinusoidal %s", layout) << "sinusoidal" << layout;
        row("zero row", "sinusoidal", "zero");
        row("learned", "learned", "");
        row("yarn", "rope", "yarn");
        row("xpos", "xpos", "");
        row("fourier", "fourier", "");
        row("transformer-xl", "transformer-xl", "");
        row("2-D", "sinusoidal-2d", "");
    }
    void tables() {
        const auto [encoding, setting] = fetchRow<QString, QString>();
        Sample sample(0x7ab1e);
        Worst worst;
        for (int n = 0; n < 12; ++n) {
            Given given{{"max_len", sample.anySize(1, 120)}};
            if (encoding != "fourier") given.emplace_back("d_model", 4 * sample.whole(1, 8));
            if (encoding == "sinusoidal") given.emplace_back("d_model", sample.whole(1, 32));
            if (setting == "zero") given.emplace_back("zero_first_row", true);
            if (setting == "half-split") given.emplace_back("layout", setting.toStdString());
            if (setting == "yarn") given.emplace_back("scaling", setting.toStdString());
            const State state = stateOf(encoding.toStdString(), given);
            const auto model = encodingOf(state).make(state.values);
            const std::int64_t rows = model->table().rows();
            const std::int64_t offset = sample.whole(-rows, rows);
            const auto twice = modelOfTwice(state, *model);
            QCOMPARE(twice != nullptr, encoding != "learned" && encoding != "sinusoidal-2d");
            PositionFacts facts = *tableFacts(*model, twice.get());
            facts.spacing = spacingOf(*model, offset);
            const Measured found = measure(cellsOf(model->table()), offset);
            // Extremes of columns and squares of distances have rounding errors of their own.
            compare(facts, found, worst, std::to_string(rows) + " rows, offset " + std::to_string(offset));
        }
        VERIFY_WORST(worst, 2e-8);
    }

    void workCanBeStopped() {
        const auto model = modelOf("sinusoidal", {});
        QVERIFY(!tableFacts(*model, nullptr, [](double) { return false; }));
    }

    void whatHasNoEnd() {
        const State state = stateOf("sinusoidal", {{"max_len", std::int64_t{16'777'216}}});
        const auto model = encodingOf(state).make(state.values);
        QVERIFY(continues(state, *model));
        QVERIFY(modelOfTwice(state, *model) == nullptr);
        const State learned = stateOf("learned", {});
        QVERIFY(!continues(learned, *encodingOf(learned).make(learned.values)));
    }
};

QTEST_APPLESS_MAIN(TestCounting)
#include "tst_counting.moc"
