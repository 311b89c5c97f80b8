// SPDX-License-Identifier: GPL-3.0-or-later
// With an expectation every difference is a mistake: a wrong table never passes.
#include <cmath>

#include "core/identify/identitytext.h"
#include "tests/support/answers.h"
#include "tests/support/madetable.h"
#include "tests/support/orders.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;
using namespace mistakes;
using namespace orders;

namespace {

/// A sinusoid of 128 × 64, or a rotary table of that size.
TablePlan plan() {
    return {.dimensions = 64, .rows = 128, .base = 10000};
}

StoredArray sinusoid(const std::vector<double>& cells, std::int64_t rows = 128) {
    return arrayOf({rows, 64}, cells, CellType::float32);
}

std::vector<double> each(std::vector<double> cells, const std::function<double(double)>& change) {
    for (double& cell : cells)
        cell = change(cell);
    return cells;
}

/// cos and sin with their halves repeated, in arrays of these names.
std::vector<StoredArray> cache(const TablePlan& made, const char* first = "cos", const char* second = "sin",
                               bool exchanged = false) {
    std::vector<StoredArray> both{
        arrayOf({made.rows, made.dimensions}, repeatedHalves(made, exchanged), CellType::float32),
        arrayOf({made.rows, made.dimensions}, repeatedHalves(made, !exchanged), CellType::float32)};
    both[0].name = first;
    both[1].name = second;
    return both;
}

/// The columns of both arrays in this order, in each half.
std::vector<StoredArray> inOrder(const Order& pairs) {
    Order columns = pairs;
    for (const std::int64_t pair : pairs)
        columns.push_back(pair + 32);
    std::vector<StoredArray> both;
    for (const bool sine : {false, true})
        both.push_back(taken(repeatedHalves(plan(), sine), 64, all(128), columns, CellType::float32));
    return both;
}

const Given meantSinusoid{{"d_model", whole(64)},
                          {"max_len", whole(128)},
                          {"base", 10000.0},
                          {"layout", std::string("interleaved")}};
const Given meantRope{{"head_dim", whole(64)}, {"base", 10000.0}, {"rope_layout", std::string("half-split")}};

Given with(Given given, const Given& more) {
    given.insert(given.end(), more.begin(), more.end());
    return given;
}

struct Case {
    const char* name;
    const char* encoding;
    Given given;
    std::vector<StoredArray> (*arrays)();
    const char* ids;  ///< of the mistakes
};

std::vector<Case> wrongSinusoids() {
    return {
        {"no cosines", "sinusoidal", meantSinusoid,
         [] { return std::vector{sinusoid(repeatedNeighbours(plan(), true))}; }, "no-cosines"},
        {"frequencies reversed", "sinusoidal", meantSinusoid,
         [] {
             TablePlan wrong = plan();
             wrong.sine = [](int pair) { return plan().paper(31 - pair); };
             return std::vector{sinusoid(interleavedCells(wrong))};
         },
         "columns-permuted"},
        {"columns shuffled", "sinusoidal", meantSinusoid,
         [] {
             return std::vector{
                 taken(interleavedCells(plan()), 64, all(128), shuffled(64, 1), CellType::float32)};
         },
         "columns-permuted"},
        {"rows shuffled", "sinusoidal", meantSinusoid,
         [] {
             return std::vector{
                 taken(interleavedCells(plan()), 64, shuffled(128, 1), all(64), CellType::float32)};
         },
         "rows-shuffled"},
        {"rows reversed", "sinusoidal", meantSinusoid,
         [] {
             return std::vector{
                 taken(interleavedCells(plan()), 64, reversed(128), all(64), CellType::float32)};
         },
         "rows-reversed"},
        {"every second row", "sinusoidal", meantSinusoid,
         [] {
             TablePlan longer = plan();
             longer.rows = 256;
             return std::vector{
                 taken(interleavedCells(longer), 64, every(256, 2), all(64), CellType::float32)};
         },
         "rows-missing"},
        {"half", "sinusoidal", meantSinusoid,
         [] { return std::vector{sinusoid(each(interleavedCells(plan()), [](double x) { return x / 2; }))}; },
         "another-scale"},
        {"64 rows", "sinusoidal", meantSinusoid,
         [] {
             return std::vector{
                 taken(interleavedCells(plan()), 64, between(0, 64), all(64), CellType::float32)};
         },
         "another-length"},
        {"base 3000", "sinusoidal", meantSinusoid,
         [] {
             TablePlan wrong = plan();
             wrong.base = 3000;
             return std::vector{sinusoid(interleavedCells(wrong))};
         },
         "another-base"},
        {"base 3000, and no base given",
         "sinusoidal",
         {},
         [] {
             TablePlan wrong = plan();
             wrong.base = 3000;
             return std::vector{sinusoid(interleavedCells(wrong))};
         },
         "another-base"},
        {"a block of other cells", "sinusoidal", meantSinusoid,
         [] {
             std::vector<double> cells = interleavedCells(plan());
             for (std::size_t n = 6400; n < 6410; ++n)
                 cells[n] += 0.3;
             return std::vector{sinusoid(cells)};
         },
         "other-cells"},
        {"a timestep embedding times 1000",
         "timestep",
         {{"d_model", whole(64)}},
         [] {
             const auto model = modelOf("timestep", {{"d_model", whole(64)}, {"timestep_scale", 1000.0}});
             return std::vector{arrayOf(model->table(), CellType::float32)};
         },
         "another-timestep-scale"}};
}

std::vector<Case> wrongRotations() {
    return {
        {"cos and sin exchanged", "rope", meantRope, [] { return cache(plan(), "cos", "sin", true); },
         "sine-and-cosine-exchanged"},
        {"names of a model exchanged", "rope", meantRope,
         [] { return cache(plan(), "freqs_sin", "freqs_cos"); }, "sine-and-cosine-exchanged"},
        {"pairs permuted", "rope", meantRope, [] { return inOrder(shuffled(32, 1)); }, "columns-permuted"},
        {"half an exponent late",
         "rope",
         {{"head_dim", whole(64)}, {"base", 500000.0}},
         [] {
             TablePlan wrong = plan();
             wrong.sine = [](int pair) { return std::pow(500000, -(2.0 * pair + 1) / 64); };
             return cache(wrong);
         },
         "frequencies-multiplied"},
        {"multiplied by the factor", "rope",
         with(meantRope, {{"scaling", std::string("linear")}, {"factor", 4.0}}),
         [] {
             TablePlan wrong = plan();
             wrong.position = [](std::int64_t row) { return 4.0 * static_cast<double>(row); };
             return cache(wrong);
         },
         "frequencies-multiplied"},
        {"scaled and not meant to be", "rope", meantRope,
         [] {
             TablePlan wrong = plan();
             wrong.position = [](std::int64_t row) { return static_cast<double>(row) / 4; };
             return cache(wrong);
         },
         "another-scaling"},
        {"half", "rope", meantRope,
         [] {
             TablePlan wrong = plan();
             wrong.amplitude = 0.5;
             return cache(wrong);
         },
         "another-scale"},
        {"another attention factor",
         "rope",
         {{"head_dim", whole(64)},
          {"scaling", std::string("yarn")},
          {"factor", 4.0},
          {"original_max_position", whole(32768)}},
         [] {
             const auto model = modelOf("rope", {{"head_dim", whole(64)},
                                                 {"scaling", std::string("yarn")},
                                                 {"factor", 4.0},
                                                 {"original_max_position", whole(32768)},
                                                 {"attention_factor", 1.3}});
             return std::vector{arrayOf(model->table(), CellType::float32)};
         },
         "another-attention-factor"},
        {"sines twice", "rope", meantRope,
         [] {
             const StoredArray sines = sinusoid(repeatedHalves(plan(), true));
             return std::vector{sines, sines};
         },
         "same-array-twice"},
        {"inv_freq in reverse order", "rope", meantRope,
         [] {
             std::vector<double> frequencies;
             for (int pair = 32; pair-- > 0;)
                 frequencies.push_back(plan().paper(pair));
             return std::vector{arrayOf({32}, frequencies, CellType::float32)};
         },
         "frequencies-reversed"},
        {"64 rows", "rope", with(meantRope, {{"max_len", whole(128)}}),
         [] {
             TablePlan wrong = plan();
             wrong.rows = 64;
             return cache(wrong);
         },
         "another-length"}};
}

std::vector<Case> otherWrongTables() {
    return {
        {"64 buckets",
         "t5",
         {{"heads", whole(8)}},
         [] {
             const auto model = modelOf("t5", {{"heads", whole(8)}, {"num_buckets", whole(64)}});
             return std::vector{arrayOf(*model->bias()->matrix(0), CellType::float32)};
         },
         "another-num-buckets"},
        {"slopes of twice as many heads",
         "alibi",
         {{"heads", whole(8)}},
         [] {
             std::vector<double> slopes;
             for (int head = 1; head <= 8; ++head)
                 slopes.push_back(std::exp2(-head / 2.0));
             return std::vector{arrayOf({8}, slopes, CellType::float32)};
         },
         "another-alibi-bias-max"},
        {"a grid upside down",
         "sinusoidal-2d",
         {{"form", std::string("mae")}, {"height", whole(7)}, {"width", whole(9)}, {"d_model", whole(64)}},
         [] {
             const auto model = modelOf("sinusoidal-2d", {{"form", std::string("mae")},
                                                          {"height", whole(7)},
                                                          {"width", whole(9)},
                                                          {"d_model", whole(64)}});
             Order places;
             for (std::int64_t y = 7; y-- > 0;)
                 for (std::int64_t x = 0; x < 9; ++x)
                     places.push_back(9 * y + x);
             return std::vector{taken(cellsOf(model->table()), 64, places, all(64), CellType::float32)};
         },
         "rows-shuffled"}};
}

std::vector<Case> wrongTables() {
    std::vector<Case> tables = wrongSinusoids();
    for (auto* const more : {wrongRotations, otherWrongTables})
        for (Case& table : more())
            tables.push_back(std::move(table));
    return tables;
}

Expectation meantBy(const char* encoding, const Given& given) {
    return expectationOf({encoding, given, {}, {}});
}

}  // namespace

Q_DECLARE_METATYPE(Case)

class TestDifferences : public StrictTest {
    Q_OBJECT

 private slots:
    void wrongNeverPasses_data() {
        QTest::addColumn<Case>("table");
        for (const Case& table : wrongTables())
            QTest::addRow("%s, %s", table.encoding, table.name) << table;
    }
    void wrongNeverPasses() {
        QFETCH(Case, table);
        const Identity answer = identify(table.arrays(), meantBy(table.encoding, table.given));
        QVERIFY2(idsOf(answer) == table.ids, wordsOf(answer).c_str());
        QVERIFY(!answer.asExpected);
        for (const Text& line : answer.evidence)
            QVERIFY2(!line.english().starts_with("expected"), line.english().c_str());
    }

    /// What may be any is said, and is not wrong.
    void whatIsNotCompared_data() {
        addColumns<QString, Given, QString>("encoding", "given", "free");
        QTest::newRow("nothing given") << "sinusoidal" << Given{} << "d_model, max_len, first_position";
        QTest::newRow("all given") << "sinusoidal" << with(meantSinusoid, {{"first_position", whole(0)}})
                                   << "";
        QTest::newRow("a part") << "sinusoidal" << Given{{"d_model", whole(64)}} << "max_len, first_position";
    }
    void whatIsNotCompared() {
        const auto [encoding, given, free] = fetchRow<QString, Given, QString>();
        const Identity answer =
            identify({sinusoid(interleavedCells(plan()))}, meantBy(encoding.toStdString().c_str(), given));
        QVERIFY2(answer.asExpected, wordsOf(answer).c_str());
        QStringList told;
        for (const std::string& each : answer.notCompared)
            told << QString::fromStdString(each);
        QCOMPARE(told.join(QStringLiteral(", ")), free);
    }

    /// Half of a cache is as expected: the other half stands in another file.
    void halfOfACache() {
        std::vector<StoredArray> both = cache(plan());
        const Identity cosines = identify({both[0]}, meantBy("rope", meantRope));
        QVERIFY2(cosines.asExpected, wordsOf(cosines).c_str());
        QCOMPARE(cosines.notCompared.back(), std::string("sines"));
        std::swap(both[0].name, both[1].name);
        QCOMPARE(idsOf(identify({both[0]}, meantBy("rope", meantRope))),
                 std::string("sine-and-cosine-exchanged"));
    }

    /// A half of the columns turns: the head is twice as wide.
    void partOfAHead() {
        const Identity answer =
            identify({arrayOf({128, 64}, rotaryCells(plan()), CellType::float32)},
                     meantBy("rope", {{"partial_rotary_factor", 0.5}, {"base", 10000.0}}));
        QVERIFY2(answer.asExpected, wordsOf(answer).c_str());
        QCOMPARE(numberOf(answer, "head_dim"), 128);
    }

    /// A script reads why the status is 3.
    void inJson() {
        TablePlan wrong = plan();
        wrong.base = 3000;
        const std::string text = identityAsJson(
            identify({sinusoid(interleavedCells(wrong))}, meantBy("sinusoidal", meantSinusoid)));
        QVERIFY(text.find("\"as_expected\": false") != std::string::npos);
        QVERIFY(text.find("\"another-base\"") != std::string::npos);
        QVERIFY(text.find("\"not_compared\": [\n    \"first_position\"\n  ]") != std::string::npos);
    }

    /// Amplitudes of DeepSeek's YaRN, whose two scales cancel out.
    void attentionFactorsByFormula_data() {
        const double one = 0.1 * std::log(40) + 1, part = 0.1 * 0.707 * std::log(40) + 1;
        const Rows<double, QString, Sentence> row("factor", "id", "sentence");
        const auto another = [](const char* made, const QString& reason) {
            return Sentence("identify/another-attention-factor", {made, "1", reason});
        };
        row("as meant", 1.0, QString(), {});
        row("one scale alone", part, QStringLiteral("another-attention-factor"),
            another("", wording("identify/mscale-alone")));
        row("without scales", one, QStringLiteral("given-factor-ignored"), "identify/factor-given-ignored");
        row("twice", one * one, QStringLiteral("another-attention-factor"),
            another("", wording("identify/applied-twice")));
        row("any other", 1.7, QStringLiteral("another-attention-factor"),
            {"identify/value-not-meant", {"attention_factor", "1.7", "1"}});
    }
    void attentionFactorsByFormula() {
        const auto [factor, id, sentence] = fetchRow<double, QString, Sentence>();
        Given given{
            {"head_dim", whole(64)},  {"rope_layout", std::string("interleaved")}, {"scaling", word("yarn")},
            {"factor", 40.0},         {"original_max_position", whole(4096)},      {"mscale", 0.707},
            {"mscale_all_dim", 0.707}};
        Given made = given;
        made.insert(made.end(), {{"attention_factor", factor}, {"max_len", whole(256)}});
        const auto model = modelOf("rope", made);
        // Halves repeated, as transformers stores a model that pairs neighbours.
        const auto column = [&model](std::int64_t pair, Role role) {
            for (std::int64_t j = 0; j < model->table().columns(); ++j)
                if (model->column(j).pair == pair && model->column(j).role == role) return j;
            return std::int64_t{-1};
        };
        std::vector<StoredArray> both;
        for (const Role role : {Role::cosine, Role::sine}) {
            std::vector<double> cells;
            for (std::int64_t row = 0; row < 256; ++row)
                for (std::int64_t j = 0; j < 64; ++j)
                    cells.push_back(model->table().value(row, column(j % 32, role)));
            both.push_back(arrayOf({256, 64}, cells, CellType::float32));
        }
        const Identity answer = identify(both, meantBy("rope", given));
        QCOMPARE(QString::fromStdString(idsOf(answer)), id);
        QCOMPARE(answer.asExpected, id.isEmpty());
        if (id.isEmpty()) return;
        QVERIFY2(says(answer.mistakes[0].text.english(), sentence),
                 answer.mistakes[0].text.english().c_str());
    }
};

QTEST_APPLESS_MAIN(TestDifferences)
#include "tst_differences.moc"
