// SPDX-License-Identifier: GPL-3.0-or-later
// The nearest rows, against the distances of all pairs of rows and against number theory.
#include <cmath>

#include "core/analysis/nearestbyoffset.h"
#include "core/analysis/nearestbyrow.h"
#include "tests/support/encodingof.h"
#include "tests/support/matrixfield.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();

long double distanceOf(const Field& table, std::int64_t p, std::int64_t q) {
    long double sum = 0;
    for (std::int64_t j = 0; j < table.columns(); ++j) {
        const long double difference =
            static_cast<long double>(table.value(p, j)) - static_cast<long double>(table.value(q, j));
        sum += difference * difference;
    }
    return std::sqrt(sum);
}

/// The smallest distance of any two rows, from their cells.
long double smallestOf(const Field& table) {
    long double smallest = infinity;
    for (std::int64_t q = 1; q < table.rows(); ++q)
        for (std::int64_t p = 0; p < q; ++p)
            smallest = std::min(smallest, distanceOf(table, p, q));
    return smallest;
}

/// What is wrong with an answer about these rows; empty: nothing.
QString faultOf(const Model& model, const Uniqueness& found, double bound) {
    const Field& table = model.table();
    if (found.compared != table.rows() || found.leftOut != 0) return "not all rows were compared";
    if (table.rows() < 2) return found.nearest ? "one row has no other" : QString();
    if (!found.nearest) return "nothing was found";
    const NearestRows& nearest = *found.nearest;
    if (nearest.first < 0 || nearest.first >= nearest.second || nearest.second >= table.rows())
        return QStringLiteral("rows %1 and %2").arg(nearest.first).arg(nearest.second);
    const auto smallest = static_cast<double>(smallestOf(table));
    if (!(std::abs(nearest.distance - smallest) <= bound))
        return QStringLiteral("%1 instead of %2").arg(nearest.distance).arg(smallest);
    for (std::int64_t p = nearest.first; p + nearest.apart() < table.rows(); ++p) {
        const auto own = static_cast<double>(distanceOf(table, p, p + nearest.apart()));
        if (!(std::abs(own - nearest.distance) <= bound))
            return QStringLiteral("rows %1 and %2 are %3 apart, not %4")
                .arg(p)
                .arg(p + nearest.apart())
                .arg(own)
                .arg(nearest.distance);
        if (!nearest.everywhere) break;
    }
    return {};
}

/// Of the encoding with few rows, whatever decides how many they are.
std::shared_ptr<const Model> smallModel(const Encoding& encoding, Sample& sample, Given given = {}) {
    for (const auto& [key, value] : Given{{"max_len", sample.whole(1, 60)},
                                          {"d_model", 4 * sample.whole(1, 6)},
                                          {"head_dim", 2 * sample.whole(2, 10)},
                                          {"height", sample.whole(1, 6)},
                                          {"width", sample.whole(1, 6)}})
        for (const Parameter& parameter : encoding.parameters)
            if (parameter.key == key) given.insert(given.begin(), {key, value});
    return modelOf(encoding.id, given);
}

std::vector<Frequency> frequenciesOf(double base, int pairs) {
    std::vector<Frequency> all;
    for (int i = 0; i < pairs; ++i)
        all.emplace_back(DoubleDouble{std::pow(base, -static_cast<double>(i) / pairs), 0});
    return all;
}

long double sumAt(const std::vector<Frequency>& frequencies, std::int64_t offset) {
    long double sum = 0;
    for (const Frequency& each : frequencies) {
        const long double half = std::sin(static_cast<long double>(each.radians()) * offset / 2);
        sum += 4 * half * half;
    }
    return sum;
}

}  // namespace

class TestUniqueness : public StrictTest {
    Q_OBJECT

 private slots:
    void everyEncoding_data() { eachId("encoding", encodings()); }
    void everyEncoding() {
        const auto [id] = fetchRow<QString>();
        const Encoding& encoding = *findEncoding(id.toStdString());
        if (encoding.fromFile) QSKIP("its rows are those of a file");
        if (!modelOf(encoding.id, {})->hasTable()) QSKIP("it has no table");
        Sample sample(0x0417);
        for (int n = 0; n < 12; ++n) {
            const auto model = smallModel(encoding, sample);
            const QString fault = faultOf(*model, *uniquenessOf(*model), 1e-13);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
    }

    void settings_data() {
        const Rows<QString, QString, bool> row("encoding", "setting", "everywhere");
        row("half-split", "sinusoidal", "layout=half-split", true);
        row("endpoint", "sinusoidal", "spectrum=endpoint", true);
        row("first position", "sinusoidal", "first_position=1", true);
        row("base near 1", "sinusoidal", "base=1.001", true);
        row("row of zeros", "sinusoidal", "zero_first_row=true", false);
        row("a sine without cosine", "sinusoidal", "d_model=7", false);
        row("a column of zeros", "sinusoidal", "layout=half-split d_model=7", true);
        row("YaRN", "rope", "scaling=yarn factor=4", true);
        row("part of the head", "rope", "partial_rotary_factor=0.5", true);
        row("interleaved head", "rope", "rope_layout=interleaved", true);
        row("xPos", "xpos", "", false);
        row("zeros beside short waves", "sinusoidal", "zero_first_row=true base=1.001 d_model=2", false);
        row("zeros and one other row", "sinusoidal", "zero_first_row=true max_len=2", false);
        row("equal positions", "sinusoidal",
            "first_position=1000 precision=custom precision_position=bfloat16", false);
        row("table in float16", "sinusoidal", "precision=custom precision_table=float16", false);
        row("positions in bfloat16", "sinusoidal", "precision=custom precision_position=bfloat16", false);
        row("frequencies in float32", "sinusoidal", "precision=custom precision_frequency=float32", true);
        row("angles of a head", "rope", "precision=custom precision_angle=bfloat16", false);
    }
    void settings() {
        const auto [id, setting, everywhere] = fetchRow<QString, QString, bool>();
        const Encoding& encoding = *findEncoding(id.toStdString());
        Sample sample(0x5e77);
        for (int n = 0; n < 6; ++n) {
            State state = stateOf(encoding.id, {{"max_len", sample.whole(3, 200)}});
            state.set(keys::dModel, 2 * sample.whole(2, 10));
            state.set(keys::headDim, 4 * sample.whole(2, 5));
            for (const QString& each : setting.split(' ', Qt::SkipEmptyParts)) {
                const Parameter* const parameter =
                    findParameter(state, each.section('=', 0, 0).toStdString());
                QVERIFY2(parameter != nullptr, qPrintable(each));
                const auto value = parseValue(*parameter, each.section('=', 1).toStdString());
                QVERIFY2(value, qPrintable(each));
                state.values.set(parameter->key, *value);
            }
            const auto model = encoding.make(state.values);
            const Uniqueness found = *uniquenessOf(*model);
            const QString fault = faultOf(*model, found, 1e-13);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            QCOMPARE(found.nearest->everywhere, everywhere);
            QCOMPARE(found.nearest->areEqual(), QByteArray(QTest::currentDataTag()) == "equal positions");
        }
    }

    // Of each size, the formula and the cells tell the same.
    void formulaIsTable() {
        Sample sample(0x7ab1e);
        Worst worst;
        for (std::int64_t rows = 2; rows <= 300; ++rows) {
            const double base = std::exp(sample.real(0.001, 14));
            const auto model = modelOf(
                "sinusoidal", {{"max_len", rows}, {"d_model", 2 * sample.whole(1, 24)}, {"base", base}});
            const NearestRows formula = *uniquenessOf(*model)->nearest;
            const NearestRows cells = *nearestByRow(model->table(), rows, {})->nearest;
            QVERIFY(formula.everywhere && formula.first == 0);
            worst.see(std::abs(formula.distance - cells.distance),
                      [&] { return std::to_string(rows) + " rows, base " + std::to_string(base); });
        }
        VERIFY_WORST(worst, 1e-13);
    }

    // Of one pair the distance is |2 sin(Δ/2)|: the nearest offsets are the numerators of the convergents of
    // 2π = 6/1, 19/3, 25/4, 44/7, 333/53, 710/113 … (Khinchin, Continued Fractions, § 6).
    void onePairIsContinuedFraction_data() {
        const Rows<qint64, qint64> row("rows", "offset");
        row("6", 7, 6);
        row("before 44", 44, 25);
        row("44", 45, 44);
        row("before 710", 710, 333);
        row("710", 711, 710);
        row("before 103 993", 103'993, 710);
        row("103 993", 103'994, 103'993);
        row("before 312 689", 312'689, 103'993);
        row("312 689", 312'690, 312'689);
        row("the most rows", 16'777'216, 10'838'702);
    }
    void onePairIsContinuedFraction() {
        const auto [rows, offset] = fetchRow<qint64, qint64>();
        const auto model =
            modelOf("sinusoidal", {{"d_model", std::int64_t{2}}, {"max_len", std::int64_t{rows}}});
        const NearestRows nearest = *uniquenessOf(*model)->nearest;
        QCOMPARE(nearest.second, std::int64_t{offset});
        const long double distance = 2 * std::abs(std::sin(static_cast<long double>(offset) / 2));
        QVERIFY(std::abs(nearest.distance / static_cast<double>(distance) - 1) <= 1e-9);
    }

    // Every offset of a long table, with the hands of all pairs turned step by step.
    void longTables_data() {
        const Rows<double, int> row("base", "pairs");
        row("all nearly alike", 1.5, 40);
        row("dense and alike", 1.001, 64);
        row("few and fast", 3, 5);
        row("short waves", 100, 32);
        row("dense and fast", 2, 300);
        row("usual", 10000, 64);
        row("long waves", 1e6, 24);
        row("one fast, others still", 1e12, 3);
    }
    void longTables() {
        const auto [base, pairs] = fetchRow<double, int>();
        constexpr std::int64_t farthest = 200'000;
        const std::vector<Frequency> all = frequenciesOf(base, pairs);
        std::vector<long double> sine(all.size(), 0), cosine(all.size(), 1), turnSine, turnCosine;
        for (const Frequency& each : all) {
            turnSine.push_back(std::sin(static_cast<long double>(each.radians())));
            turnCosine.push_back(std::cos(static_cast<long double>(each.radians())));
        }
        long double smallest = infinity;
        for (std::int64_t offset = 1; offset <= farthest; ++offset) {
            long double sum = 0;
            for (std::size_t i = 0; i < all.size(); ++i) {
                const long double before = cosine[i];
                cosine[i] = before * turnCosine[i] - sine[i] * turnSine[i];
                sine[i] = sine[i] * turnCosine[i] + before * turnSine[i];
                sum += 2 - 2 * cosine[i];
            }
            smallest = std::min(smallest, sum);
        }
        const NearestOffset found = *nearestOffset(all, farthest, {});
        QVERIFY(found.offset >= 1 && found.offset <= farthest);
        const auto own = static_cast<double>(sumAt(all, found.offset));
        QVERIFY2(std::abs(found.squared - own) <= 1e-13 * (1 + own), qPrintable(QString::number(own)));
        QVERIFY2(std::abs(found.squared - static_cast<double>(smallest)) <= 1e-9,
                 qPrintable(QString::number(static_cast<double>(smallest))));
    }

    // Dense frequencies that are multiples of 1/46 368 of a turn: all hands are back after 46 368 positions,
    // and not before.
    void denseHandsComeBack_data() {
        const Rows<bool> row("evenly");
        row("evenly dense", true);
        row("unevenly dense", false);
    }
    void denseHandsComeBack() {
        const auto [evenly] = fetchRow<bool>();
        constexpr std::int64_t back = 46'368, turns = 28'657;  // two Fibonacci numbers
        std::vector<Frequency> all;
        for (std::int64_t i = 0; i < 64; ++i) {
            const auto multiple = static_cast<double>(turns + i + (evenly ? 0 : i * i % 5));
            all.emplace_back(twoPi * DoubleDouble{multiple, 0} / DoubleDouble{static_cast<double>(back), 0});
        }
        const NearestOffset found = *nearestOffset(all, back + 3000, {});
        QCOMPARE(found.offset, back);
        QVERIFY(found.squared < 1e-20);
    }

    // The largest table that the program allows.
    void largestTable_data() {
        const Rows<qint64, double> row("columns", "base");
        row("usual base", 8192, 10000.0);
        row("as fast as each other", 65536, 2.0);
    }
    void largestTable() {
        const auto [columns, base] = fetchRow<qint64, double>();
        const auto model = modelOf(
            "sinusoidal",
            {{"d_model", std::int64_t{columns}}, {"base", base}, {"max_len", std::int64_t{16'777'216}}});
        std::vector<double> shares;
        const NearestRows nearest = *uniquenessOf(*model, [&](double share) {
                                         shares.push_back(share);
                                         return true;
                                     })->nearest;
        // Neighbours: all further offsets turn more of the hands away.
        QCOMPARE(nearest.second, std::int64_t{1});
        std::vector<Frequency> all(model->frequencies().begin(), model->frequencies().end());
        QVERIFY(std::abs(nearest.distance - static_cast<double>(std::sqrt(sumAt(all, 1)))) <= 1e-10);
        QVERIFY(std::is_sorted(shares.begin(), shares.end()));
        QCOMPARE(shares.back(), 1.0);
    }

    // A first row of zeros keeps the closed form of the others.
    void manyRowsAfterZeros() {
        const Given given{{"max_len", std::int64_t{1'000'000}}, {"d_model", std::int64_t{64}}};
        Given zeros = given;
        zeros.emplace_back("zero_first_row", true);
        const auto model = modelOf("sinusoidal", zeros);
        const Uniqueness found = *uniquenessOf(*model);
        QVERIFY(comparesAllRows(found, *model));
        QCOMPARE(found.nearest->first, std::int64_t{1});
        QCOMPARE(found.nearest->second, std::int64_t{2});
        QCOMPARE(found.nearest->distance, uniquenessOf(*modelOf("sinusoidal", given))->nearest->distance);
    }

    void equalRows() {
        Eigen::MatrixXd cells = Eigen::MatrixXd::Random(700, 6);
        cells.row(650) = cells.row(13);
        cells.row(600) = cells.row(40);
        const NearestRows found = *nearestByRow(MatrixField(cells), 700, {})->nearest;
        QCOMPARE(found.distance, 0.0);
        QCOMPARE(found.first, std::int64_t{13});
        QCOMPARE(found.second, std::int64_t{650});
        // Pairs that turn by a quarter come back after four positions.
        const Frequency quarter(twoPi / DoubleDouble{4, 0});
        const NearestOffset offset = *nearestOffset(std::vector{quarter, quarter}, 100, {});
        QCOMPARE(offset.offset, std::int64_t{4});
        QVERIFY(offset.squared < 1e-30);
    }

    /// Of several that are as near, the first.
    void firstOfEqualPairs() {
        const NearestRows found =
            *nearestByRow(MatrixField(Eigen::MatrixXd::Identity(1100, 1100)), 1100, {})->nearest;
        QCOMPARE(found.distance, std::sqrt(2.0));
        QCOMPARE(found.first, std::int64_t{0});
        QCOMPARE(found.second, std::int64_t{1});
    }

    // Products cannot tell rows that are close together and far from 0.
    void smallDifferencesOfLargeNumbers() {
        Sample sample(0xc105e);
        Eigen::MatrixXd cells(600, 8);
        for (double& cell : cells.reshaped())
            cell = 1e8 + sample.real(-1, 1);
        cells.row(577) = cells.row(31).array() + 1e-6;
        const MatrixField field(cells);
        const NearestRows found = *nearestByRow(field, 600, {})->nearest;
        QCOMPARE(found.first, std::int64_t{31});
        QCOMPARE(found.second, std::int64_t{577});
        QCOMPARE(found.distance, static_cast<double>(distanceOf(field, 31, 577)));
    }

    void scales_data() {
        const Rows<double> row("scale");
        for (const double scale : {1e-300, 1e-170, 1e-20, 1.0, 1e20, 1e170, 1e300})
            row(qPrintable(QString::number(scale)), scale);
    }
    void scales() {
        const auto [scale] = fetchRow<double>();
        Eigen::MatrixXd cells(3, 2);
        cells << 0, 1, 3, 5, 1, 1.5;
        const NearestRows found = *nearestByRow(MatrixField(cells * scale), 3, {})->nearest;
        QCOMPARE(found.second, std::int64_t{2});
        QVERIFY(std::abs(found.distance / scale - std::hypot(1, 0.5)) <= 1e-14);
    }

    void rowsWithoutNumbers_data() {
        const Rows<QList<int>, qint64, bool> row("without", "leftOut", "found");
        row("none", {}, 0, true);
        row("one of the nearest", {1}, 1, true);
        row("all but two", {0, 1, 2}, 3, true);
        row("all but one", {0, 1, 2, 3}, 4, false);
        row("all", {0, 1, 2, 3, 4}, 5, false);
    }
    void rowsWithoutNumbers() {
        const auto [without, leftOut, expected] = fetchRow<QList<int>, qint64, bool>();
        Eigen::MatrixXd cells(5, 2);
        cells << 0, 0, 0, 1, 5, 0, 5, 3, 9, 9;
        for (const int row : without)
            cells(row, row % 2) = row % 2 == 0 ? noNumber : infinity;
        const Uniqueness found = *nearestByRow(MatrixField(cells), 5, {});
        QCOMPARE(found.leftOut, std::int64_t{leftOut});
        QCOMPARE(found.nearest.has_value(), expected);
        if (!found.nearest) return;
        for (const int row : without)
            QVERIFY(found.nearest->first != row && found.nearest->second != row);
        QCOMPARE(found.nearest->distance, without.isEmpty()     ? 1.0
                                          : without.size() == 1 ? 3.0
                                                                : std::hypot(4, 6));
    }

    void oneRowHasNoOther() {
        const auto model = modelOf("sinusoidal", {{"max_len", std::int64_t{1}}});
        const Uniqueness found = *uniquenessOf(*model);
        QVERIFY(!found.nearest);
        QVERIFY(comparesAllRows(found, *model));
    }

    void manyRowsOfATable() {
        for (const std::int64_t rows : {mostRowsCompared, mostRowsCompared + 1}) {
            const auto model = modelOf("learned", {{"max_len", rows}, {"d_model", std::int64_t{2}}});
            const Uniqueness found = *uniquenessOf(*model);
            QCOMPARE(found.compared, mostRowsCompared);
            QCOMPARE(comparesAllRows(found, *model), rows == mostRowsCompared);
            QVERIFY(found.nearest && found.nearest->second < mostRowsCompared);
        }
    }

    /// An answer that must come at once looks at fewer rows, and says of how many.
    void fewRowsOfAWideTable() {
        const auto model =
            modelOf("learned", {{"max_len", std::int64_t{2048}}, {"d_model", std::int64_t{4096}}});
        const Uniqueness found = *uniquenessOf(*model, {}, fewDifferences);
        QCOMPARE(found.compared, std::int64_t{494});  // √(10⁹ / 4096)
        QVERIFY(!comparesAllRows(found, *model));
    }

    void workCanBeStopped_data() {
        const Rows<QString> row("encoding");
        row("by offset", "sinusoidal");
        row("by row", "learned");
    }
    void workCanBeStopped() {
        const auto [encoding] = fetchRow<QString>();
        const auto model = modelOf(encoding.toStdString(), {{"max_len", std::int64_t{8000}}});
        int asked = 0;
        QVERIFY(!uniquenessOf(*model, [&](double) { return ++asked < 2; }));
        QCOMPARE(asked, 2);
    }
};

QTEST_APPLESS_MAIN(TestUniqueness)
#include "tst_uniqueness.moc"
