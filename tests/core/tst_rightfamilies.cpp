// SPDX-License-Identifier: GPL-3.0-or-later
// Right tables and biases of the families that tst_righttables leaves out are never called wrong.
#include <set>

#include "core/encodings/registry.h"
#include "core/identify/pairhypothesis.h"
#include "tests/support/allrows.h"
#include "tests/support/answers.h"
#include "tests/support/biasarrays.h"
#include "tests/support/encodingof.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

/// An encoding, and the values from which each parameter is drawn.
struct FamilyRow {
    const char* encoding;
    std::vector<std::pair<const char*, std::vector<Value>>> choices;
};

std::vector<Value> wholes(std::initializer_list<std::int64_t> numbers) {
    return {numbers.begin(), numbers.end()};
}
std::vector<Value> reals(std::initializer_list<double> numbers) {
    return {numbers.begin(), numbers.end()};
}
std::vector<Value> words(std::initializer_list<const char*> texts) {
    std::vector<Value> all;
    for (const char* text : texts)
        all.emplace_back(std::string(text));
    return all;
}
const std::vector<Value> either{false, true};

std::vector<FamilyRow> familyRows() {
    const auto lengths = wholes({12, 20, 33, 64, 100, 150});
    const auto heads = wholes({1, 2, 4, 8, 12});
    const auto seeds = wholes({0, 1, 2, 77, 12345});
    const auto masks = words({"causal", "none"});
    return {
        {"alibi",
         {{"max_len", lengths},
          {"heads", heads},
          {"alibi_bias_max", reals({8, 4, 16})},
          {"mask", masks},
          {"alibi_form", words({"symmetric", "one-sided"})}}},
        {"t5",
         {{"max_len", lengths},
          {"heads", heads},
          {"mask", masks},
          {"bidirectional", either},
          {"num_buckets", wholes({16, 32, 64})},
          {"max_distance", wholes({64, 128, 256})},
          {"values", words({"buckets", "bias"})},
          {"seed", seeds}}},
        {"deberta", {{"max_len", lengths}, {"mask", masks}, {"bucket_size", wholes({32, 64, 256})}}},
        {"shaw", {{"max_len", lengths}, {"mask", masks}, {"max_relative_position", wholes({2, 4, 16, 64})}}},
        {"kerple", {{"max_len", lengths}, {"heads", heads}, {"mask", masks}, {"seed", seeds}}},
        {"fire",
         {{"max_len", lengths},
          {"heads", heads},
          {"fire_c", reals({0.1, 1, 10})},
          {"fire_length", reals({16, 64, 512})},
          {"seed", seeds}}},
        {"cope",
         {{"max_len", lengths},
          {"head_dim", wholes({8, 16, 64})},
          {"npos_max", wholes({4, 16, 64})},
          {"seed", seeds}}},
        {"nope", {{"max_len", lengths}, {"mask", masks}}},
        {"learned",
         {{"max_len", lengths},
          {"d_model", wholes({8, 12, 64, 128})},
          {"standard_deviation", reals({0.02, 1, 0.5})},
          {"seed", seeds}}},
        {"fourier",
         {{"max_len", lengths},
          {"octaves", wholes({4, 6, 10, 16})},
          {"include_pi", either},
          {"include_input", either}}},
        {"xpos",
         {{"max_len", lengths},
          {"head_dim", wholes({16, 32, 64, 128})},
          {"base", reals({10000, 500000})},
          {"scale_base", reals({512, 256, 1024})}}},
    };
}

/// The same with 2 to 8 rows and, where there is a width, d from 2 to 8.
FamilyRow small(FamilyRow row) {
    for (auto& [key, values] : row.choices) {
        const std::string name(key);
        if (name == "max_len") values = wholes({2, 3, 4, 5, 6, 7, 8});
        if (name == "d_model" || name == "head_dim") values = wholes({2, 4, 6, 8});
        if (name == "octaves") values = wholes({1, 2, 3, 4});
    }
    return row;
}

Given drawn(const FamilyRow& row, ::Sample& sample) {
    Given given;
    for (const auto& [key, values] : row.choices)
        given.emplace_back(key, sample.oneOf(values));
    return given;
}

/// What the program exports: the table, or the biases of all heads. Numbers of buckets are those of any head.
StoredArray exported(const Model& model, CellType type) {
    if (model.hasTable()) return arrayOf(model.table(), type);
    return biasesOf(model, model.bias()->isBuckets() ? 1 : model.bias()->heads(), type);
}

}  // namespace

Q_DECLARE_METATYPE(FamilyRow)
Q_DECLARE_METATYPE(CellType)

class TestRightFamilies : public StrictTest {
    Q_OBJECT

 private slots:
    void everyEncodingHasARow() {
        // Drawn in tst_righttables.cpp, and rope-axes in tst_identifyaxes.cpp.
        std::set<std::string> known{"sinusoidal", "sinusoidal-2d",  "rope",
                                    "timestep",   "transformer-xl", "rope-axes"};
        for (const FamilyRow& row : familyRows())
            known.insert(row.encoding);
        for (const Encoding* encoding : encodings())
            QVERIFY2(encoding->fromFile || known.count(encoding->id) > 0,
                     ("familyRows() lacks " + encoding->id +
                      "; its tables are named by core/identify/spectra/naming.cpp or a family in "
                      "core/identify/families")
                         .c_str());
    }

    void noFalseAlarm_data() {
        addColumns<FamilyRow, CellType, bool>("row", "type", "isSmall");
        for (const FamilyRow& row : familyRows())
            for (const CellType type : testedTypes())
                for (const bool isSmall : {false, true})
                    QTest::addRow("%s %s%s", row.encoding, std::string(nameOf(type)).c_str(),
                                  isSmall ? ", small" : "")
                        << (isSmall ? small(row) : row) << type << isSmall;
    }
    void noFalseAlarm() {
        const auto [row, type, isSmall] = fetchRow<FamilyRow, CellType, bool>();
        std::string alarms;
        for (int n = 0; n < countOf(); ++n) {
            ::Sample sample(static_cast<std::uint64_t>(n));
            const Given given = drawn(row, sample);
            const State state = stateOf(row.encoding, given);
            Expectation expected{findEncoding(row.encoding), state.values, {}};
            if (!areSound(*expected.encoding, expected.values)) continue;
            for (const auto& [key, value] : given)
                expected.given.push_back(key);
            const std::vector<StoredArray> arrays{exported(*encodingOf(state).make(state.values), type)};
            const Identity meant = identify(arrays, expected);
            const Identity alone = identify(arrays);
            // A few numbers may be many things, and nothing may be recognised.
            const bool right = meant.asExpected || (isSmall && !meant.recognised);
            if (right && meant.mistakes.empty() && alone.mistakes.empty()) continue;
            alarms += "\n  " + wordsOf(given) + ": " + idsOf(meant) + " " + wordsOf(meant) +
                      "; alone: " + idsOf(alone) + " " + wordsOf(alone);
        }
        QVERIFY2(alarms.empty(), alarms.c_str());
    }

    /// A single FIRE head of 6 × 6 numbers in bfloat16 is near ALiBi with the other sign by chance.
    void oneSlopeOfFewDigits() {
        const Given given{{"max_len", std::int64_t{6}},
                          {"heads", std::int64_t{1}},
                          {"fire_c", 0.1},
                          {"fire_length", 512.0},
                          {"seed", std::int64_t{12345}}};
        const auto model = encodingOf(stateOf("fire", given)).make(stateOf("fire", given).values);
        const Identity alone = identify({exported(*model, CellType::bfloat16)});
        QVERIFY2(alone.mistakes.empty(), idsOf(alone).c_str());
    }

 private:
    /// How many of each encoding and type; POSISCOPE_RIGHT_TABLES says another number.
    static int countOf() {
        bool given = false;
        const int wanted = qEnvironmentVariableIntValue("POSISCOPE_RIGHT_TABLES", &given);
        return given ? wanted : allRows() ? 120 : 6;
    }
};

QTEST_APPLESS_MAIN(TestRightFamilies)
#include "tst_rightfamilies.moc"
