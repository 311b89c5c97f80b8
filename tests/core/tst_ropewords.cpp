// SPDX-License-Identifier: GPL-3.0-or-later
// What rotary encodings say: refusals, relevance of parameters, explanations, notes.
#include "core/parameters/numbertext.h"
#include "tests/support/ropesetup.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

std::string sentence(const Failure& failure) {
    return failure ? failure->text.english() : std::string();
}

}  // namespace

class TestRopeWords : public StrictTest {
    Q_OBJECT

 private slots:
    void refusals_data() {
        const Rows<QString, QString> row("sentence", "field");
        row("odd head", "head_dim must be even, not 7: elements are turned in pairs", "head_dim");
        row("nothing left", "partial_rotary_factor 0.01 leaves nothing to turn of 64 elements",
            "partial_rotary_factor");
        row("short factors", "short_factor must hold 64 numbers, not 3, or none at all", "short_factor");
        row("long factors", "long_factor must hold 16 numbers, not 64, or none at all", "long_factor");
        row("llama3", "high_freq_factor must not be less than low_freq_factor, as 0.5 is",
            "high_freq_factor");
        row("query", "query must hold 128 numbers, not 2, or none at all", "query");
        row("key", "key must hold 2 numbers, not 1, or none at all", "key");
    }
    void refusals() {
        const auto [sentence, field] = fetchRow<QString, QString>();
        const std::map<std::string, RopeSetup> wrong{
            {"odd head", {.headDim = 7}},
            {"nothing left", {.headDim = 64, .partial = 0.01}},
            {"short factors", {.scaling = "longrope", .shortFactor = {1, 2, 3}}},
            {"long factors", {.partial = 0.25, .scaling = "longrope", .longFactor = counted(1, 64)}},
            {"llama3", {.scaling = "llama3", .highFreqFactor = 0.5}},
            {"query", {.vectors = "given", .query = {1, 2}}},
            {"key", {.headDim = 2, .vectors = "given", .key = {1}}}};
        const Failure failure = checked(wrong.at(QTest::currentDataTag()));
        QCOMPARE(QString::fromStdString(::sentence(failure)), sentence);
        QCOMPARE(QString::fromStdString(failure->field), field);
        // Beside another choice the same values mean nothing.
        RopeSetup harmless = wrong.at(QTest::currentDataTag());
        harmless.scaling = "none";
        harmless.vectors = "ones";
        if (!field.contains("head_dim") && !field.contains("partial")) QVERIFY(!checked(harmless));
    }

    void relevance() {
        const auto shown = [](const char* scaling, const char* vectors = "ones") {
            QStringList keys;
            const Values values = valuesOf({.scaling = scaling, .vectors = vectors});
            for (const Parameter& parameter : findEncoding("rope")->parameters)
                if (parameter.broughtBy && parameter.relevantIn(values))
                    keys << QString::fromStdString(parameter.key);
            return keys.join(' ');
        };
        QCOMPARE(shown("none"), QString());
        QCOMPARE(shown("linear"), QString("factor original_max_position"));
        QCOMPARE(shown("ntk"), QString("factor original_max_position"));
        QCOMPARE(shown("ntk-mixed"), QString("factor original_max_position mixed_b"));
        QCOMPARE(shown("dynamic"), QString("factor original_max_position sequence_length"));
        QCOMPARE(shown("yarn"), QString("factor original_max_position attention_factor beta_fast "
                                        "beta_slow truncate mscale mscale_all_dim"));
        QCOMPARE(shown("llama3"), QString("factor original_max_position low_freq_factor high_freq_factor"));
        QCOMPARE(shown("longrope"), QString("factor original_max_position sequence_length attention_factor "
                                            "short_factor long_factor"));
        QCOMPARE(shown("none", "random"), QString("seed"));
        QCOMPARE(shown("none", "given"), QString("query key"));
    }

    // The last step is the cell, and what stands before it leads there.
    void explanation_data() { ropeRows(); }
    void explanation() {
        QFETCH(int, at);
        const auto model = rope(ropeAt(at));
        const std::int64_t p = model->firstPosition() + 40;
        for (const std::int64_t j : {std::int64_t{0}, model->table().columns() - 1}) {
            const auto steps = model->explain({p, j}, 12);
            QVERIFY(steps.size() >= 4 && steps.size() <= 5);
            QVERIFY(steps.front().starts_with("R(" + groupedDigits(p) + ", " + std::to_string(j) + ") = "));
            QVERIFY(std::abs(std::stod(typedNumber(steps.back().substr(2)).value_or("nan")) -
                             model->table().value(40, j)) <= 1e-11);
            QVERIFY(
                std::ranges::none_of(steps, [](const std::string& s) { return s.find("nan") != s.npos; }));
        }
    }

    void explanationsAndNotes() {
        const auto plain = rope({});
        QCOMPARE(plain->explain({40, 11}, 6).front(),
                 std::string("R(40, 11) = cos(40 / 10\u202f000^(22/128))"));
        QVERIFY(plain->notes().empty());
        QVERIFY(rope({.headDim = 64, .partial = 0.5})
                    ->notes()
                    .front()
                    .english()
                    .starts_with("head_dim × partial_rotary_factor turns only the first 32 of 64 elements"));
        const auto said = [](const RopeSetup& setup, const char* words) {
            for (const Text& note : rope(setup)->notes())
                if (note.english().find(words) != std::string::npos) return true;
            return false;
        };
        QVERIFY(said({.scaling = "yarn"}, "ramp runs from pair 20 to pair 46"));
        QVERIFY(said({.scaling = "yarn"}, "Cosines and sines are multiplied by 1.13863"));
        QVERIFY(said({.scaling = "yarn", .original = 2}, "is empty (from 0 to −7)"));
        QVERIFY(said({.scaling = "ntk"}, "The base becomes 40\u202f889.9"));
        QVERIFY(said({.scaling = "dynamic", .sequence = 4096}, "nothing is scaled"));
        QVERIFY(said({.scaling = "llama3"},
                     "36 pairs keep their frequency, 10 are blended, 18 are divided by 4"));
        QVERIFY(said({.scaling = "longrope"}, "The long factors are in use"));
        QVERIFY(said({.scaling = "longrope", .sequence = 4096}, "The short factors are in use"));
        QVERIFY(said({.scaling = "linear"},
                     "The longest wavelength is 217\u202f641 positions, without the scaling 54\u202f410.1"));
        const auto yarn = rope({.scaling = "yarn"});
        QCOMPARE(yarn->explain({40, 0}, 4)[2], std::string("θ′ = θ = 1"));
        QCOMPARE(yarn->explain({40, 63}, 4)[2], std::string("θ′ = θ / 4 = 2.887·10⁻⁵"));
        QCOMPARE(yarn->explain({40, 33}, 4)[2], std::string("θ′ = 0.5 θ + 0.5 θ / 4 = 0.005412"));
    }
};

QTEST_APPLESS_MAIN(TestRopeWords)
#include "tst_ropewords.moc"
