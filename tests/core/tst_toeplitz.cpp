// SPDX-License-Identifier: GPL-3.0-or-later
// Functions of the distance, and the matrices that they make.
#include <cmath>

#include "core/bias/toeplitzfield.h"
#include "core/math/logsteps.h"
#include "tests/support/blockmean.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
// core/bias/toeplitzfield.h
constexpr double pictureError = 5e-4;
// Sums of up to a few thousand numbers in 64-bit mantissas, divided, rounded to double.
constexpr double averageError = 1e-13;

std::shared_ptr<const DistanceFunction> functionOf(const QString& name) {
    if (name == "line") return std::make_shared<LineFunction>(-0.25);
    if (name == "zero") return std::make_shared<LineFunction>(0);
    if (name == "one step")
        return std::make_shared<PiecewiseFunction>(std::vector<LinePiece>{{-1, 0, 0}, {7, 1, 0}});
    if (name == "ramp")
        return std::make_shared<PiecewiseFunction>(
            std::vector<LinePiece>{{-17, 32, 0}, {-16, 32, -1}, {16, 0, 0}});
    // As rough as it gets: another number at every distance.
    std::vector<LinePiece> rough;
    Sample sample(0x70e);
    for (std::int64_t at = -3000; at <= 3000; ++at)
        rough.push_back({at, sample.real(-1, 1), 0});
    return std::make_shared<PiecewiseFunction>(std::move(rough));
}

constexpr const char* names[] = {"line", "zero", "one step", "ramp", "rough"};

}  // namespace

class TestToeplitz : public StrictTest {
    Q_OBJECT

    static void everyFunction() {
        addColumns<QString, bool>("name", "causal");
        for (const char* name : names)
            for (const bool causal : {false, true})
                QTest::addRow("%s%s", name, causal ? ", causal" : "") << name << causal;
    }

 private slots:
    void cells_data() { everyFunction(); }
    void cells() {
        QFETCH(QString, name);
        QFETCH(bool, causal);
        const auto function = functionOf(name);
        const ToeplitzField field(function, 50, causal);
        std::vector<double> filled(50 * 50);
        field.fill({0, 50}, {0, 50}, filled.data());
        for (std::int64_t i = 0; i < 50; ++i)
            for (std::int64_t j = 0; j < 50; ++j) {
                const double cell = causal && j > i ? -infinity : function->value(i - j);
                QVERIFY(field.value(i, j) == cell);
                QVERIFY(filled[static_cast<std::size_t>(50 * i + j)] == cell);
                QVERIFY(!std::signbit(field.value(i, j)) || field.value(i, j) != 0);
            }
        std::vector<double> part(5 * 7);
        field.fill({20, 5}, {17, 7}, part.data());
        for (std::int64_t i = 0; i < 5; ++i)
            for (std::int64_t j = 0; j < 7; ++j)
                QVERIFY(part[static_cast<std::size_t>(7 * i + j)] == field.value(20 + i, 17 + j));
    }

    void piecesMeetTheFunction_data() { everyFunction(); }
    void piecesMeetTheFunction() {
        QFETCH(QString, name);
        const auto function = functionOf(name);
        for (const auto& [nearest, farthest] : {std::pair{-40, 40}, {0, 100}, {5, 6}, {-9, -3}, {16, 16}}) {
            const auto pieces = function->pieces(nearest, farthest);
            QCOMPARE(pieces.front().first, std::int64_t{nearest});
            for (std::size_t n = 0; n < pieces.size(); ++n) {
                const std::int64_t end = n + 1 < pieces.size() ? pieces[n + 1].first : farthest + 1;
                QVERIFY(pieces[n].first < end);
                for (std::int64_t at = pieces[n].first; at < end; ++at)
                    QVERIFY(std::abs(pieces[n].value +
                                     pieces[n].slope * static_cast<double>(at - pieces[n].first) -
                                     function->value(at)) < 1e-12);
            }
            const auto bounds = function->range(nearest, farthest);
            double lowest = infinity;
            double highest = -infinity;
            for (std::int64_t at = nearest; at <= farthest; ++at) {
                lowest = std::min(lowest, function->value(at));
                highest = std::max(highest, function->value(at));
            }
            QVERIFY(bounds.lowest == lowest && bounds.highest == highest);
        }
    }

    void averageIsTheMean_data() { everyFunction(); }
    void averageIsTheMean() {
        QFETCH(QString, name);
        QFETCH(bool, causal);
        const ToeplitzField field(functionOf(name), 400, causal);
        Sample sample(0x3a1);
        Worst worst;
        for (int n = 0; n < 200; ++n) {
            const IndexRange rows = sample.run(400, n % 4 == 0 ? 400 : 60);
            const IndexRange columns = sample.run(400, n % 5 == 0 ? 400 : 60);
            worst.see(difference(field.exactMean(rows, columns), meanOf(field, rows, columns)) / 100,
                      [&] { return text(rows, columns) + ", " + sample.seed(); });
        }
        VERIFY_WORST(worst, averageError);
    }

    // Runs as pictures have them, and runs of any lengths.
    void pictures_data() {
        addColumns<QString, bool, qint64>("name", "causal", "size");
        for (const char* name : names)
            for (const bool causal : {false, true})
                for (const qint64 size : {30, 700, 5000, 1'048'576, 16'777'216})
                    QTest::addRow("%s%s, %lld positions", name, causal ? ", causal" : "",
                                  static_cast<long long>(size))
                        << name << causal << size;
    }
    void pictures() {
        const auto [name, causal, size] = fetchRow<QString, bool, qint64>();
        const auto function = functionOf(name);
        const ToeplitzField field(function, size, causal);
        const auto bounds = function->range(causal ? 0 : 1 - size, size - 1);
        const double range = std::max(1e-9, bounds.highest - bounds.lowest);
        Sample sample(0x9d3);
        const qint64 shown = std::min<qint64>(size, 200);
        const std::vector<std::pair<std::vector<IndexRange>, std::vector<IndexRange>>> grids{
            {pixelRuns(0, size, shown), pixelRuns(0, size, std::min<qint64>(size, 171))},
            {pixelRuns(size / 3, size / 7 + 1, std::min<qint64>(size / 7 + 1, 120)),
             pixelRuns(size / 3, size / 5 + 1, std::min<qint64>(size / 5 + 1, 90))},
            {pixelRuns(size / 2, 1, 1), pixelRuns(0, size, shown)},
            {sample.runs(size, 40), sample.runs(size, 40)}};
        for (const auto& [rows, columns] : grids) {
            std::vector<float> means(rows.size() * columns.size());
            field.pixelMeans(rows, columns, means.data());
            Worst worst;
            const int checks = size > 100'000 ? 40 : 2000;
            for (int n = 0; n < checks; ++n) {
                const auto y =
                    static_cast<std::size_t>(sample.whole(0, static_cast<qint64>(rows.size()) - 1));
                const auto x =
                    static_cast<std::size_t>(sample.whole(0, static_cast<qint64>(columns.size()) - 1));
                worst.see(difference(static_cast<double>(means[y * columns.size() + x]),
                                     field.exactMean(rows[y], columns[x])) /
                              range,
                          [&, row = rows[y], column = columns[x]] {
                              return text(row, column) + ", " + sample.seed();
                          });
            }
            VERIFY_WORST(worst, pictureError);
        }
    }

    // 4^1 = 2^2, 8^2 = 4^3 …: borders where floating-point logarithms may err.
    void logStepsAreExact_data() {
        const Rows<qint64, qint64, qint64> row("unit", "far", "steps");
        row("T5", qint64{8}, qint64{128}, qint64{8});
        row("T5, one direction", qint64{16}, qint64{128}, qint64{16});
        row("powers of three", qint64{1}, qint64{531441}, qint64{12});
        row("powers of ten", qint64{10}, qint64{1'000'000}, qint64{5});
        row("squares", qint64{9}, qint64{900}, qint64{4});
        row("DeBERTa", qint64{128}, qint64{511}, qint64{127});
        row("many steps", qint64{512}, qint64{16'777'216}, qint64{510});
    }
    void logStepsAreExact() {
        const auto [unit, far, steps] = fetchRow<qint64, qint64, qint64>();
        const LogSteps own{unit, far, steps};
        QCOMPARE(own.floorAt(unit), std::int64_t{0});
        QCOMPARE(own.ceilAt(unit), std::int64_t{0});
        QCOMPARE(own.floorAt(far), std::int64_t{steps});
        QCOMPARE(own.ceilAt(far), std::int64_t{steps});
        for (std::int64_t r = unit; r < std::min<std::int64_t>(far, 3000); ++r) {
            const long double x = std::log(static_cast<long double>(r) / static_cast<long double>(unit)) /
                                  std::log(static_cast<long double>(far) / static_cast<long double>(unit)) *
                                  static_cast<long double>(steps);
            const long double near = std::round(x);
            if (std::abs(x - near) > 1e-12L) {
                QCOMPARE(own.floorAt(r), static_cast<std::int64_t>(std::floor(x)));
                QCOMPARE(own.ceilAt(r), static_cast<std::int64_t>(std::ceil(x)));
            } else {  // on the border, as near as 64 bits can tell
                QCOMPARE(own.floorAt(r), static_cast<std::int64_t>(near));
                QCOMPARE(own.ceilAt(r), static_cast<std::int64_t>(near));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestToeplitz)
#include "tst_toeplitz.moc"
