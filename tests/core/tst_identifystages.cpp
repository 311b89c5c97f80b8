// SPDX-License-Identifier: GPL-3.0-or-later
// The rounding stages of a table, identified in tables that are computed as programs compute them.
#include "core/encodings/precisionparameters.h"
#include "core/identify/expectedrow.h"
#include "core/precision/presets.h"
#include "tests/support/encodingof.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;

Q_DECLARE_METATYPE(NumberKind)

namespace {

const char* encodingFor(PresetFor use) {
    if (use == PresetFor::sinusoidal) return "sinusoidal";
    return use == PresetFor::rotary ? "rope" : "timestep";
}

/// The type that a file has for cells of this kind.
CellType typeFor(NumberKind table) {
    if (table == NumberKind::float64) return CellType::float64;
    if (table == NumberKind::bfloat16) return CellType::bfloat16;
    return table == NumberKind::float16 ? CellType::float16 : CellType::float32;
}

Given settings(const char* encoding, std::int64_t dimensions, std::int64_t rows) {
    const bool rope = std::string(encoding) == "rope";
    return {{rope ? "head_dim" : "d_model", Value(dimensions)}, {"max_len", Value(rows)}};
}

/// float64 is as good as exact where cells are no finer.
std::string told(NumberKind kind) {
    return kind == NumberKind::float64 ? std::string() : nameOf(kind);
}

std::string stagesOf(const RoundingNames& names) {
    return "frequency " + names.frequency + ", position " + names.position + ", angle " + names.angle +
           ", sine " + names.sine;
}

bool gives(const Identity& answer, const std::string& key, double number) {
    return std::any_of(answer.options.begin(), answer.options.end(), [&](const auto& option) {
        return option.first == key && option.second == Value(number);
    });
}

}  // namespace

class TestIdentifyStages : public StrictTest {
    Q_OBJECT

 private slots:
    void everyPreset_data() {
        addColumns<QString, NumberKind>("id", "type");
        for (const PipelinePreset& preset : pipelinePresets())
            for (const NumberKind type : {NumberKind::float32, NumberKind::bfloat16, NumberKind::float16}) {
                if (!preset.ofModelType && type != NumberKind::float32) continue;
                QTest::addRow("%s%s", preset.id, preset.ofModelType ? (", " + nameOf(type)).c_str() : "")
                    << QString(preset.id) << type;
            }
    }
    /// The table of every program is identified with the program's stages. It has none if no cell differs
    /// from the exact numbers stored in the type of the table.
    void everyPreset() {
        const auto [id, type] = fetchRow<QString, NumberKind>();
        const PipelinePreset& preset = *findPreset(id.toStdString());
        const char* const encoding = encodingFor(preset.use);
        const Pipeline pipeline = preset.pipeline(type);
        Given given = settings(encoding, 128, 4096);
        given.emplace_back("precision", Value(std::string(preset.id)));
        // Otherwise it is the sinusoidal table of the endpoint spectrum.
        if (preset.use == PresetFor::timestep) given.emplace_back("flip_sin_to_cos", true);
        if (preset.ofModelType) given.emplace_back("model_type", Value(nameOf(type)));
        const StoredArray array = arrayOf(modelOf(encoding, given)->table(), typeFor(pipeline.table));
        const Identity answer = identify({array});
        QVERIFY2(answer.recognised, wordsOf(answer).c_str());
        QVERIFY2(answer.encoding == encoding, wordsOf(answer).c_str());
        QVERIFY2(names(answer, encoding, stateOf(encoding, given).values), wordsOf(answer).c_str());
        const bool asExact = told(pipeline.frequency).empty();
        const std::string words = stagesOf(answer.rounding) + " of " + wordsOf(answer);
        QVERIFY2(answer.rounding.frequency == told(pipeline.frequency), words.c_str());
        QVERIFY2(answer.rounding.position == told(pipeline.position), words.c_str());
        QVERIFY2(answer.rounding.angle == told(pipeline.angle), words.c_str());
        QVERIFY2(answer.rounding.sine == told(pipeline.sine), words.c_str());
        QCOMPARE(answer.rounding.table, std::string(nameOf(typeFor(pipeline.table))));
        QCOMPARE(answer.unexplainedCells, 0);
        if (asExact) QVERIFY(answer.mistakes.empty());
    }

    /// Exact numbers that were rounded only when they were stored have no stages.
    void keptOnly_data() {
        QTest::addColumn<int>("rows");
        for (const int rows : {64, 1024, 20'000})
            QTest::addRow("%d rows", rows) << rows;
    }
    void keptOnly() {
        QFETCH(int, rows);
        for (const char* encoding : {"sinusoidal", "rope", "timestep"})
            for (const CellType type : {CellType::float64, CellType::float32, CellType::bfloat16}) {
                const auto model = modelOf(encoding, settings(encoding, 64, rows));
                const Identity answer = identify({arrayOf(model->table(), type)});
                QCOMPARE(stagesOf(answer.rounding), std::string("frequency , position , angle , sine "));
            }
    }

    void oneStageAlone_data() { eachText("stage", {"frequency", "angle"}); }
    /// Tables in float32 with one other stage in float32.
    void oneStageAlone() {
        QFETCH(QString, stage);
        for (const char* encoding : {"sinusoidal", "rope", "timestep"}) {
            Given given = settings(encoding, 64, 4096);
            given.emplace_back("precision", Value(std::string("custom")));
            given.emplace_back("precision_" + stage.toStdString(), Value(std::string("float32")));
            const Identity answer = identify({arrayOf(modelOf(encoding, given)->table(), CellType::float32)});
            const bool frequency = stage == QLatin1String("frequency");
            QCOMPARE(answer.rounding.frequency, std::string(frequency ? "float32" : ""));
            QCOMPARE(answer.rounding.angle, std::string(frequency ? "" : "float32"));
            QCOMPARE(answer.rounding.position, std::string());
        }
    }

    void rowsInTheirOrder_data() {
        QTest::addColumn<int>("number");
        const char* const names[] = {"plain",
                                     "amplitude and negated sines",
                                     "rows count down",
                                     "zero rows",
                                     "a growing envelope",
                                     "positions in bfloat16",
                                     "angles in bfloat16",
                                     "angles in float16, far",
                                     "all in tf32, negated"};
        for (int n = 0; n < 9; ++n)
            QTest::newRow(names[n]) << n;
    }
    /// The comparison of all cells takes rows in order, and they equal the recipe's.
    void rowsInTheirOrder() {
        QFETCH(int, number);
        Recipe recipe;
        for (int i = 0; i < 40; ++i)
            recipe.sines.push_back({std::pow(10000.0, -i / 40.0), 0});
        using enum NumberKind;
        if (number == 1 || number == 8) recipe.sineSign = -1, recipe.amplitude = 1.25;
        if (number == 2) recipe.first = 500, recipe.step = -1;
        if (number == 3) recipe.zeroRows = 3;
        if (number == 4) recipe.growth.assign(40, -0.001), recipe.centre = 100;
        if (number == 5) recipe.stages.position = bfloat16;
        if (number == 6) recipe.stages.angle = bfloat16;
        if (number == 7) recipe.first = 65'000, recipe.stages.angle = float16;
        if (number == 8) recipe.stages = {tf32, tf32, tf32, tf32};
        const RecipeRows rows(recipe);
        StreamedRows streamed(recipe, true);
        std::vector<double> sine(40), cosine(40), ownSine(40), ownCosine(40);
        for (std::int64_t row = 0; row < 700; ++row) {
            rows.at(row, sine.data(), cosine.data());
            streamed.at(row, ownSine.data(), ownCosine.data());
            for (std::size_t i = 0; i < 40; ++i) {
                const auto same = [](double a, double b) {
                    return (std::isnan(a) && std::isnan(b)) || std::abs(a - b) < 4e-15;
                };
                QVERIFY2(same(sine[i], ownSine[i]) && same(cosine[i], ownCosine[i]),
                         qPrintable(QString("row %1, pair %2").arg(row).arg(i)));
            }
        }
    }

    void farRowsOfNarrowAngles_data() {
        addColumns<NumberKind, std::int64_t>("kind", "first");
        using enum NumberKind;
        for (const NumberKind kind : {bfloat16, float16, tf32})
            for (const std::int64_t first : {32'700LL, 65'400LL, 1'048'000LL, 16'777'000LL})
                QTest::addRow("%s, row %lld", nameOf(kind).c_str(), static_cast<long long>(first))
                    << kind << first;
    }
    /// Angles that are looked up give the cells of those that are computed, bit for bit: where the table of
    /// angles ends, where float16 ends, and at the last row of the longest tables.
    void farRowsOfNarrowAngles() {
        QFETCH(NumberKind, kind);
        QFETCH(std::int64_t, first);
        Recipe recipe;
        recipe.first = first;
        recipe.stages.angle = kind;
        for (int i = -4; i < 40; ++i)
            recipe.sines.push_back({std::pow(10000.0, -i / 40.0), 0});
        const std::size_t pairs = recipe.pairs();
        const RecipeRows rows(recipe);
        StreamedRows streamed(recipe, true);
        std::vector<double> sine(pairs), cosine(pairs), ownSine(pairs), ownCosine(pairs);
        const auto same = [](double a, double b) { return (std::isnan(a) && std::isnan(b)) || a == b; };
        for (std::int64_t row = 0; row < 300; ++row) {
            rows.at(row, sine.data(), cosine.data());
            streamed.at(row, ownSine.data(), ownCosine.data());
            for (std::size_t i = 0; i < pairs; ++i)
                QVERIFY2(same(sine[i], ownSine[i]) && same(cosine[i], ownCosine[i]),
                         qPrintable(QString("row %1, pair %2").arg(row).arg(i)));
        }
    }

    /// Cosines without sines, halves repeated, as one of the two tables of transformers.
    void cosinesAlone() {
        Given given = settings("rope", 64, 4096);
        given.emplace_back("precision", Value(std::string("transformers-4.38")));
        given.emplace_back("model_type", Value(std::string("float32")));
        const auto model = modelOf("rope", given);
        std::vector<double> cells;
        for (std::int64_t p = 0; p < 4096; ++p)
            for (std::int64_t j = 0; j < 64; ++j)
                cells.push_back(model->table().value(p, model->dimensionOf(j % 32, Role::cosine)));
        const Identity answer = identify({arrayOf({4096, 64}, cells, CellType::float32)});
        QCOMPARE(answer.encoding, std::string("rope"));
        QCOMPARE(stagesOf(answer.rounding),
                 std::string("frequency float32, position float32, angle float32, sine float32"));
    }

    /// deepspeedai/Megatron-DeepSpeed before pull request 206, as PyTorch computes it: float32 angles turn to
    /// float16, and their cosines are computed in float32 and then turn to float16.
    void cosinesOfFloat16Angles() {
        constexpr int pairs = 64, rows = 4096;
        std::vector<double> cells;
        for (int p = 0; p < rows; ++p)
            for (const bool cosine : {true, false})
                for (int i = 0; i < pairs; ++i) {
                    const float product =
                        static_cast<float>(p) * static_cast<float>(std::pow(1e4, -i / double(pairs)));
                    const auto angle = static_cast<float>(roundTo(NumberKind::float16, product));
                    cells.push_back(roundTo(NumberKind::float16, cosine ? std::cos(angle) : std::sin(angle)));
                }
        const Identity answer = identify({arrayOf({rows, 2 * pairs}, cells, CellType::float16)});
        QCOMPARE(answer.encoding, std::string("rope"));
        QCOMPARE(answer.rounding.angle, std::string("float16"));
        QCOMPARE(answer.unexplainedCells, 0);
    }

    void ownFrequencies_data() {
        QTest::addColumn<bool>("roundedAngle");
        QTest::newRow("angles in float32") << true;
        QTest::newRow("angles in float64") << false;
    }
    /// Frequencies in float32 with errors of up to 3 units, as another library has them.
    void ownFrequencies() {
        QFETCH(bool, roundedAngle);
        constexpr int pairs = 64, rows = 4096;
        std::vector<double> cells;
        for (int p = 0; p < rows; ++p)
            for (int i = 0; i < pairs; ++i) {
                auto radians = static_cast<float>(std::pow(500000.0, -i / double(pairs)));
                for (int units = i * 7 % 4; units > 0; --units)
                    radians = std::nextafter(radians, i % 2 == 0 ? 2.0F : 0.0F);
                const double product = static_cast<double>(radians) * p;
                const double angle = roundedAngle ? static_cast<float>(product) : product;
                cells.push_back(std::sin(angle));
                cells.push_back(std::cos(angle));
            }
        const Identity answer = identify({arrayOf({rows, 2 * pairs}, cells, CellType::float32)});
        QCOMPARE(answer.encoding, std::string("sinusoidal"));
        QVERIFY2(gives(answer, "base", 500000.0), wordsOf(answer).c_str());
        QCOMPARE(answer.rounding.frequency, std::string("float32"));
        QCOMPARE(answer.rounding.angle, std::string(roundedAngle ? "float32" : ""));
        QCOMPARE(answer.unexplainedCells, 0);
    }
};

QTEST_APPLESS_MAIN(TestIdentifyStages)
#include "tst_identifystages.moc"
