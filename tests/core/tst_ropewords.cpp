// SPDX-License-Identifier: GPL-3.0-or-later
// What rotary encodings say: refusals, relevance of parameters, explanations, notes.
#include "core/parameters/numbertext.h"
#include "tests/support/ropesetup.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

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
        row("odd head", wording("errors/head-dim-odd", {"7"}), "head_dim");
        row("nothing left", wording("errors/nothing-to-turn", {"0.01", "64"}), "partial_rotary_factor");
        row("short factors", wording("errors/numbers-to-hold", {"short_factor", "64", "3"}), "short_factor");
        row("long factors", wording("errors/numbers-to-hold", {"long_factor", "16", "64"}), "long_factor");
        row("llama3", wording("errors/frequencies-exchanged", {"0.5"}), "high_freq_factor");
        row("query", wording("errors/numbers-to-hold", {"query", "128", "2"}), "query");
        row("key", wording("errors/numbers-to-hold", {"key", "2", "1"}), "key");
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
        QCOMPARE(shown("proportional"), QString("factor"));
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
        const std::int64_t p = model->firstCursor() + 40;
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
        const auto part = rope({.headDim = 64, .partial = 0.5})->notes();
        QVERIFY(saysOnly(part.front().english(), "identify/part-that-turns", {"32", "64"}));
        const auto said = [](const RopeSetup& setup, const Sentence& sentence) {
            for (const Text& note : rope(setup)->notes())
                if (saysOnly(note.english(), sentence)) return true;
            return false;
        };
        QVERIFY(said({.scaling = "yarn"}, {"identify/ramp-of-yarn", {"20", "46"}}));
        QVERIFY(said({.scaling = "yarn"}, {"identify/factor-of-cells", {"1.13863…"}}));
        QVERIFY(said({.scaling = "yarn", .original = 2}, {"identify/ramp-of-yarn-empty", {"0", "−7"}}));
        QVERIFY(said({.scaling = "ntk"}, {"identify/another-base-used", {"40\u202f889.9…"}}));
        QVERIFY(said({.scaling = "dynamic", .sequence = 4096}, "identify/nothing-scaled"));
        QVERIFY(said({.scaling = "llama3"}, {"identify/pairs-of-llama3", {"36", "10", "18", "4"}}));
        QVERIFY(said({.scaling = "longrope"}, "identify/long-factors"));
        QVERIFY(said({.scaling = "longrope", .sequence = 4096}, "identify/short-factors"));
        QVERIFY(
            said({.scaling = "linear"}, {"identify/longest-wavelength", {"217\u202f641", "54\u202f410.1"}}));
        QVERIFY(said({.headDim = 64, .partial = 0.5, .scaling = "proportional"},
                     {"identify/first-of-a-head", {"64"}}));
        const auto apart = rope({.headDim = 64, .partial = 0.5, .scaling = "proportional", .factor = 2});
        QCOMPARE(apart->explain({40, 1}, 4)[1], std::string("θ = 10\u202f000^(−2/64) = 0.7499"));
        QCOMPARE(apart->explain({40, 1}, 4)[2], std::string("θ′ = θ / 2 = 0.3749"));
        const auto yarn = rope({.scaling = "yarn"});
        QCOMPARE(yarn->explain({40, 0}, 4)[2], std::string("θ′ = θ = 1"));
        QCOMPARE(yarn->explain({40, 63}, 4)[2], std::string("θ′ = θ / 4 = 2.887·10⁻⁵"));
        QCOMPARE(yarn->explain({40, 33}, 4)[2], std::string("θ′ = 0.5 θ + 0.5 θ / 4 = 0.005412"));
    }
};

QTEST_APPLESS_MAIN(TestRopeWords)
#include "tst_ropewords.moc"
