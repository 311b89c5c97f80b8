// SPDX-License-Identifier: GPL-3.0-or-later
// Encodings whose computation rounds, as models.
#include "core/analysis/clocks.h"
#include "core/encodings/precisionparameters.h"
#include "core/models/encoding.h"
#include "core/parameters/keys.h"
#include "core/precision/roundedtable.h"
#include "core/sinusoid/sinusoidtable.h"
#include "core/state/state.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

struct StageType {
    const char* key;
    const char* word;
};

Values valuesOf(const char* encoding, std::int64_t maxLen, const std::vector<StageType>& choices,
                std::int64_t dimensions = 32) {
    Values values = defaultState().values;
    values.set(keys::encoding, std::string(encoding));
    values.set(keys::maxLen, maxLen);
    values.set(keys::dModel, dimensions);
    values.set(keys::headDim, dimensions);
    if (!choices.empty()) values.set(keys::precision, std::string("custom"));
    for (const StageType& choice : choices)
        values.set(choice.key, Value(std::string(choice.word)));
    return values;
}

std::shared_ptr<const Model> modelOf(const Values& values) {
    return findEncoding(values.get(keys::encoding))->make(values);
}

/// The choices of a row of data, from "precision_angle=float32 precision_table=float16".
std::vector<StageType> choicesOf(const QList<QByteArray>& words) {
    std::vector<StageType> all;
    for (qsizetype n = 0; n + 1 < words.size(); n += 2)
        all.push_back({words[n].constData(), words[n + 1].constData()});
    return all;
}

void addStages() {
    addColumns<QByteArray, QList<QByteArray>>("encoding", "stages");
    using Words = QList<QByteArray>;
    for (const char* encoding : {"sinusoidal", "rope", "timestep"}) {
        const auto row = [&](const char* name, const Words& words) {
            QTest::addRow("%s, %s", encoding, name) << QByteArray(encoding) << words;
        };
        row("position bfloat16", {"precision_position", "bfloat16"});
        row("position float16, angle float32",
            {"precision_position", "float16", "precision_angle", "float32"});
        row("angle float32", {"precision_angle", "float32"});
        row("table float8", {"precision_table", "float8_e4m3"});
        row("all bfloat16",
            {"precision_frequency", "bfloat16", "precision_position", "bfloat16", "precision_angle",
             "bfloat16", "precision_sine", "bfloat16", "precision_table", "bfloat16"});
        row("running product", {"precision_order", "running-product", "precision_angle", "float32",
                                "precision_arithmetic", "float32"});
    }
}

}  // namespace

class TestRoundedModels : public StrictTest {
    Q_OBJECT

 private slots:
    void exactIsUntouched_data() {
        QTest::addColumn<QByteArray>("encoding");
        for (const char* encoding : {"sinusoidal", "rope", "timestep"})
            QTest::newRow(encoding) << QByteArray(encoding);
    }
    /// Custom types that are all exact give the model with exact numbers, in closed form.
    void exactIsUntouched() {
        QFETCH(QByteArray, encoding);
        const Values exact = valuesOf(encoding.constData(), 64, {});
        Values custom = exact;
        custom.set(keys::precision, std::string("custom"));
        QVERIFY(pipelineOf(custom).exact());
        const auto a = modelOf(exact);
        const auto b = modelOf(custom);
        QVERIFY(dynamic_cast<const SinusoidTable*>(&b->table()) != nullptr && b->rounded() == nullptr);
        for (std::int64_t row = 0; row < 64; ++row)
            for (std::int64_t j = 0; j < 32; ++j)
                QCOMPARE(a->table().value(row, j), b->table().value(row, j));
        QCOMPARE(a->explain({3, 4}, 12), b->explain({3, 4}, 12));
    }

    /// With rounded frequencies alone, closed forms hold at any size.
    void roundedFrequenciesAreOtherFrequencies() {
        for (const char* encoding : {"sinusoidal", "rope", "timestep"}) {
            const auto model =
                modelOf(valuesOf(encoding, 16'777'216, {{"precision_frequency", "bfloat16"}}, 128));
            const auto exact = modelOf(valuesOf(encoding, 16'777'216, {}, 128));
            QVERIFY(model->problem().empty() && model->rounded() == nullptr);
            QVERIFY(dynamic_cast<const SinusoidTable*>(&model->table()) != nullptr);
            for (std::size_t i = 0; i < model->frequencies().size(); ++i)
                QCOMPARE(model->frequencies()[i].radians(),
                         roundTo(NumberKind::bfloat16, exact->frequencies()[i].radians()));
            const auto map = model->offsetMaps()->map(17);
            QVERIFY(model->offsetMaps()->residual(*map, 100'000) < 1e-15);
        }
    }

    void cells_data() { addStages(); }
    /// Single cells, rows and blocks agree, and means are means of cells.
    void cells() {
        QFETCH(QByteArray, encoding);
        QFETCH(QList<QByteArray>, stages);
        constexpr std::int64_t rows = 3000;
        const auto model = modelOf(valuesOf(encoding.constData(), rows, choicesOf(stages)));
        const Field& table = model->table();
        QVERIFY(model->rounded() != nullptr && model->problem().empty());
        std::vector<double> all(static_cast<std::size_t>(rows * table.columns()));
        table.fill({0, rows}, {0, table.columns()}, all.data());
        const auto cell = [&](std::int64_t row, std::int64_t j) {
            return all[static_cast<std::size_t>(row * table.columns() + j)];
        };
        Sample sample(0x5e11);
        for (int n = 0; n < 300; ++n) {
            const std::int64_t row = sample.whole(0, rows - 1);
            const std::int64_t j = sample.whole(0, table.columns() - 1);
            QCOMPARE(table.value(row, j), cell(row, j));
            const Column what = model->column(j);
            if (what.role == Role::zero) continue;
            const SinCos both = model->rounded()->at(row, what.pair);
            QCOMPARE(cell(row, j), what.role == Role::sine ? both.sine : both.cosine);
        }
        Worst worst;
        for (int n = 0; n < 60; ++n) {
            const IndexRange block = sample.run(rows, rows);
            const IndexRange columns = sample.run(table.columns(), table.columns());
            double sum = 0;
            for (std::int64_t row = block.first; row < block.end(); ++row)
                for (std::int64_t j = columns.first; j < columns.end(); ++j)
                    sum += cell(row, j);
            const double mean = sum / static_cast<double>(block.count * columns.count);
            float pixel = 0;
            table.pixelMeans({&block, 1}, {&columns, 1}, &pixel);
            worst.see(std::abs(table.exactMean(block, columns) - mean), [] { return "mean"; });
            worst.see(std::abs(static_cast<double>(pixel) - mean) - 1e-7, [] { return "pixel"; });
        }
        QVERIFY2(worst.within(1e-12), worst.message(1e-12));
        const Interval ends = model->extremes(5, {100, 900});
        double lowest = cell(100, 5);
        double highest = lowest;
        for (std::int64_t row = 100; row < 1000; ++row) {
            lowest = std::min(lowest, cell(row, 5));
            highest = std::max(highest, cell(row, 5));
        }
        QCOMPARE(ends.lowest, lowest);
        QCOMPARE(ends.highest, highest);
    }

    /// bfloat16 has few positions, so a table of millions of rows has hundreds of different ones.
    void fewPositionsAreCheapAtAnySize() {
        const auto model = modelOf(valuesOf("sinusoidal", 16'777'216, {{"precision_position", "bfloat16"}}));
        QVERIFY(model->problem().empty());
        const auto& table = dynamic_cast<const RoundedTable&>(model->table());
        QVERIFY(table.differentCells() < 2400 * 32);
        // 2^20 positions from 2^23 on are 16 numbers, 65,536 each but for the ties at both ends.
        const auto few = model->rounded()->differentPositions({std::int64_t{1} << 23, 1 << 20});
        QCOMPARE(few, std::int64_t{17});
        const double mean = table.exactMean({1 << 20, 1 << 20}, {0, 1});
        double sum = 0;
        for (std::int64_t p = 1 << 20; p < 1 << 21; ++p)
            sum += std::sin(roundTo(NumberKind::bfloat16, static_cast<double>(p)));
        QVERIFY(std::abs(mean - sum / (1 << 20)) < 1e-12);
    }

    void runsOfEqualPositions_data() {
        QTest::addColumn<QByteArray>("type");
        for (const NumberKind kind : numberKinds())
            QTest::addRow("positions in %s", nameOf(kind).c_str())
                << QByteArray::fromStdString(kind == NumberKind::exact ? "exact" : nameOf(kind));
    }
    void runsOfEqualPositions() {
        QFETCH(QByteArray, type);
        const auto model = modelOf(valuesOf(
            "rope", 100, {{"precision_position", type.constData()}, {"precision_angle", "float64"}}));
        const RoundedPairs& pairs = *model->rounded();
        const NumberKind kind = numberKindNamed(type == "exact" ? "" : type.toStdString());
        const auto rounded = [&](std::int64_t p) { return roundTo(kind, static_cast<double>(p)); };
        std::int64_t count = 0;
        for (std::int64_t from = 0; from < 70'000; ++count) {
            std::int64_t end = from + 1;
            while (end < 70'000 &&
                   (rounded(end) == rounded(from) || (std::isnan(rounded(end)) && std::isnan(rounded(from)))))
                ++end;
            QCOMPARE(pairs.sameUntil(from, 70'000), end);
            from = end;
        }
        QCOMPARE(pairs.differentPositions({0, 70'000}), count);
    }

    void tooManyCellsSayWhy() {
        const auto model = modelOf(valuesOf("rope", 16'777'216, {{"precision_table", "bfloat16"}}));
        QVERIFY(says(model->problem().english(), "errors/too-many-cells"));
    }

    /// A float16 position beyond 65,504 is infinite, and its cells are NaN: counted, not hidden.
    void overflowIsSeen() {
        const auto model = modelOf(valuesOf("sinusoidal", 70'000, {{"precision_position", "float16"}}));
        QVERIFY(!model->table().finite());
        QVERIFY(std::isfinite(model->table().value(65'519, 0)));
        QVERIFY(std::isnan(model->table().value(65'520, 0)));
    }

    void offsetMapsFailAsTheCellsSay() {
        const Values values = valuesOf("rope", 4096, {{"precision_table", "bfloat16"}});
        const auto model = modelOf(values);
        const auto map = model->offsetMaps()->map(5);
        const double residual = model->offsetMaps()->residual(*map, 1000);
        QVERIFY(residual > 1e-4 && residual < 0.02);
    }

    void clocksShowTheRoundedHands() {
        const auto model = modelOf(valuesOf("sinusoidal", 4096, {{"precision_angle", "bfloat16"}}));
        const Clocks clocks(model);
        QCOMPARE(clocks.hands(1, 3001, 0).here.sine, model->table().value(3001, 2));
    }

    /// Scores of rotated vectors depend on both positions.
    void scoresAreThoseOfRotatedVectors() {
        Values values = valuesOf("rope", 4096, {{"precision_position", "bfloat16"}});
        const auto model = modelOf(values);
        const auto exact = modelOf(exactly(values));
        QCOMPARE(model->distance()->value(0, 200), exact->distance()->value(0, 200));
        QVERIFY(std::abs(model->distance()->value(0, 3001) - exact->distance()->value(0, 3008)) < 1e-9);
        for (std::int64_t distance = -4095; distance <= 4095; distance += 7) {
            const double score = model->distance()->value(0, distance);
            QVERIFY(score <= model->distance()->range().highest &&
                    score >= model->distance()->range().lowest);
        }
    }

    void alibi_data() {
        const Rows<QByteArray, QByteArray, QByteArray> row("slope", "distance", "bias");
        row("slopes alone", QByteArray("bfloat16"), QByteArray("exact"), QByteArray("exact"));
        row("bfloat16", QByteArray("bfloat16"), QByteArray("bfloat16"), QByteArray("bfloat16"));
        row("bias float16", QByteArray("float32"), QByteArray("exact"), QByteArray("float16"));
        row("distance bfloat16", QByteArray("exact"), QByteArray("bfloat16"), QByteArray("exact"));
        row("float32", QByteArray("float32"), QByteArray("float32"), QByteArray("float32"));
    }
    void alibi() {
        const auto [slope, distance, bias] = fetchRow<QByteArray, QByteArray, QByteArray>();
        const auto kind = [](const QByteArray& word) {
            return numberKindNamed(word == "exact" ? "" : word.toStdString());
        };
        // 12 heads have slopes that are no powers of two.
        Values values = valuesOf("alibi", 1500,
                                 {{"precision_slope", slope.constData()},
                                  {"precision_distance", distance.constData()},
                                  {"precision_bias", bias.constData()}});
        values.set("heads", Value(std::int64_t{12}));
        const auto model = modelOf(values);
        const auto exact = modelOf(exactly(values));
        constexpr std::int64_t head = 9;
        const double slopes = roundTo(kind(slope), -exact->distance()->value(head, 1));
        double sum = 0;
        for (std::int64_t d = 0; d < 1500; ++d) {
            const double expected =
                roundTo(kind(bias), -slopes * roundTo(kind(distance), static_cast<double>(d))) + 0.0;
            QCOMPARE(model->distance()->value(head, d), expected);
            sum += expected;
        }
        // The mean over a column of the matrix is that of its cells.
        const auto matrix = model->bias()->matrix(head);
        const double mean = matrix->exactMean({0, 1500}, {0, 1});
        QVERIFY(std::abs(mean - sum / 1500) < 1e-4 * std::abs(mean));
    }

    /// A choice that another encoding does not have is not transferred.
    void presetsStayWithTheirEncodings() {
        State state = defaultState();
        chooseEncoding(state, *findEncoding("rope"));
        state.set(keys::precision, std::string("llama"));
        chooseEncoding(state, *findEncoding("sinusoidal"));
        QCOMPARE(state.get(keys::precision), std::string("exact"));
        state.set(keys::precision, std::string("custom"));
        chooseEncoding(state, *findEncoding("alibi"));
        QCOMPARE(state.get(keys::precision), std::string("custom"));
    }

    void oddTablesSaySo() {
        const auto model = modelOf(valuesOf("sinusoidal", 64, {{"precision_table", "bfloat16"}}, 31));
        QCOMPARE(model->notes(), modelOf(valuesOf("sinusoidal", 64, {}, 31))->notes());
        QVERIFY(!model->notes().empty() && !model->offsetMaps()->map(1)->exact());
    }

    void explanationsNameTheTypes() {
        Values values = valuesOf("rope", 64, {});
        values.set(keys::precision, std::string("transformers-4.37"));
        std::string all;
        for (const std::string& step : modelOf(values)->explain({40, 3}, 8))
            all += step + "\n";
        QVERIFY2(all.find("(bfloat16)") != std::string::npos, all.c_str());
    }
};

QTEST_APPLESS_MAIN(TestRoundedModels)
#include "tst_roundedmodels.moc"
