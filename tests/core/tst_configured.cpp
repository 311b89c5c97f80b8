// SPDX-License-Identifier: GPL-3.0-or-later
// Tables against a model's configuration with properties that are no parameters.
#include "tests/support/answers.h"
#include "tests/support/configured.h"
#include "tests/support/mistakerows.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;
using namespace mistakes;

namespace {

constexpr const char* gemma4 =
    R"({"model_type": "gemma4_text", "head_dim": 256, "global_head_dim": 512, "hidden_size": 2304,
        "num_attention_heads": 8, "max_position_embeddings": 131072, "rope_parameters": {
            "full_attention": {"rope_type": "proportional", "partial_rotary_factor": 0.25, "rope_theta": 1e6},
            "sliding_attention": {"rope_type": "default", "rope_theta": 10000}}})";
constexpr const char* globalOnly =
    R"({"model_type": "gemma4_text", "head_dim": 512, "hidden_size": 2304, "num_attention_heads": 8,
        "max_position_embeddings": 131072, "rope_parameters": {
            "rope_type": "proportional", "partial_rotary_factor": 0.25, "rope_theta": 1e6}})";

constexpr const char* qwen2 =
    R"({"model_type": "qwen2_vl", "hidden_size": 3584, "num_attention_heads": 28, "rope_theta": 1e6,
        "max_position_embeddings": 32768,
        "rope_scaling": {"type": "mrope", "mrope_section": [16, 24, 24]}})";
constexpr const char* qwen3 =
    R"({"model_type": "qwen3_vl_text", "hidden_size": 4096, "num_attention_heads": 32, "head_dim": 128,
        "max_position_embeddings": 262144, "rope_theta": 5e6,
        "rope_scaling": {"rope_type": "default", "mrope_interleaved": true, "mrope_section": [24, 20, 20]}})";

Identity answerFor(const MadeTable& table, const char* json) {
    return identify({arrayOf(table.shape, table.arrays[0], CellType::float32)}, configured(json));
}

}  // namespace

class TestConfigured : public StrictTest {
    Q_OBJECT

 private slots:
    void proportionalForm_data() {
        QTest::addColumn<QByteArray>("config");
        QTest::newRow("two kinds of layers") << QByteArray(gemma4);
        QTest::newRow("one kind of layers") << QByteArray(globalOnly);
    }
    /// 64 frequencies 1e6^(−2i/512), then 192 zeros.
    void proportionalForm() {
        QFETCH(QByteArray, config);
        const TablePlan all{.dimensions = 512, .rows = 100, .base = 1e6};
        TablePlan right = all;
        right.sine = [all](int i) { return i < 64 ? all.paper(i) : 0; };
        TablePlan part = all;
        part.dimensions = 128;
        for (const bool list : {false, true}) {
            const auto made = [list](const TablePlan& plan) {
                return list ? frequencyList(plan) : rotary(plan);
            };
            const Identity asMeant = answerFor(made(right), config);
            QVERIFY2(asMeant.asExpected, idsOf(asMeant).c_str());
            QCOMPARE(idsOf(asMeant), std::string());
            QCOMPARE(idsOf(answerFor(made(all), config)), std::string("partial-for-proportional"));
            QCOMPARE(idsOf(answerFor(made(part), config)), std::string("partial-for-proportional"));
        }
    }

    /// A table as transformers 4 or 5 makes it from the same file, where that is not what was meant.
    void readByAnotherProgram_data() {
        const Rows<QByteArray, double, Sentence> row("keys", "base", "said");
        const QByteArray llama = R"("model_type": "llama", )";
        const QByteArray plain = R"("rope_parameters": {"rope_type": "default", "rope_theta": 300000.0})";
        const QByteArray linear =
            R"("rope_parameters": {"rope_type": "linear", "factor": 4.0, "rope_theta": 300000.0})";
        const auto wholly = [](const QString& program) {
            return Sentence{"identify/read-as-whole",
                            {program, wording("identify/reading",
                                              {"10 000", wording("identify/no-scaling"), "128 of 128"})}};
        };
        row("the default of a class", R"("model_type": "qwen2_vl_text", )" + plain, 1e6,
            {"identify/read-by-program", {"1 000 000", "300 000", "transformers 4"}});
        row("a base at the top", R"("rope_theta": 20000.0, )" + llama + plain, 20000,
            {"identify/read-by-program", {"20 000", "300 000", "transformers 4"}});
        row("another base without the scaling", llama + linear, 1e4, wholly("transformers 4"));
        row("the whole head", llama + R"("partial_rotary_factor": 0.5)", 1e4, wholly("transformers 5"));
        row("a base that none reads", llama + plain, 77777, {});
    }
    void readByAnotherProgram() {
        const auto [keys, base, said] = fetchRow<QByteArray, double, Sentence>();
        const QByteArray config = R"({"hidden_size": 512, "num_attention_heads": 4,
            "max_position_embeddings": 4096, )" +
                                  keys + "}";
        const TablePlan plan{.dimensions = 128, .rows = 100, .base = base};
        const Identity answer = answerFor(rotary(plan), config.constData());
        QVERIFY(!answer.asExpected);
        QCOMPARE(idsOf(answer) == "read-by-another-program", !said.name.isEmpty());
        if (said.name.isEmpty()) return;
        const QString text = QString::fromStdString(answer.mistakes.front().text.english());
        QVERIFY2(saysOnly(text, said), qPrintable(text));
    }

    /// The layers that are shown come first in the expectation.
    void otherLayers() {
        const TablePlan sliding{.dimensions = 256, .rows = 100, .base = 10000};
        QVERIFY(answerFor(rotary(sliding), gemma4).asExpected);
        TablePlan global = sliding;
        global.base = 1e6;
        QCOMPARE(idsOf(answerFor(rotary(global), gemma4)), std::string("one-base-for-all-layers"));
    }

    /// Tables for text and images.
    void severalPositions_data() {
        const Rows<QByteArray, bool> row("config", "alternating");
        row("Qwen2-VL", QByteArray(qwen2), false);
        row("Qwen3-VL", QByteArray(qwen3), true);
    }
    void severalPositions() {
        QFETCH(QByteArray, config);
        QFETCH(bool, alternating);
        const TablePlan plan{.dimensions = 128, .rows = 700, .base = alternating ? 5e6 : 1e6};
        const auto answer = [&](const std::function<int(int pair)>& map) {
            return answerFor(placed(plan, alternating, map), config);
        };
        const auto turns20 = [](int i) { return i < 60 ? i % 3 : 0; };
        const auto blocks = [](int time, int side) {
            return [time, side](int i) { return i < time ? 0 : i < time + side ? 1 : 2; };
        };
        const Identity right = alternating ? answer(turns20) : answer(blocks(16, 24));
        QVERIFY2(right.asExpected, idsOf(right).c_str());
        QCOMPARE(right.encoding, std::string("rope"));
        QVERIFY(!right.convertible);
        QVERIFY(right.evidence.front().english().find(alternating ? "THWTHWTHW" : "TTTTTTTTTTTTTTTTHHHH") !=
                std::string::npos);
        const Identity wrong = alternating ? answer(blocks(24, 20)) : answer([](int i) { return i % 3; });
        QCOMPARE(idsOf(wrong), std::string("sections-in-blocks-for-alternating-ones"));
        QVERIFY(answerFor(rotary(plan), config).asExpected);
        TablePlan other = plan;
        other.base = 10000;
        QVERIFY(!answerFor(rotary(other), config).asExpected);
    }

    void factorOfTheProportionalForm() {
        constexpr const char* divided =
            R"({"model_type": "gemma4_text", "head_dim": 64, "hidden_size": 512, "num_attention_heads": 8,
                "rope_parameters": {"rope_type": "proportional", "partial_rotary_factor": 0.5, "factor": 8,
                                    "rope_theta": 10000}})";
        const TablePlan plain{.dimensions = 64, .rows = 50, .base = 10000};
        TablePlan right = plain;
        right.sine = [plain](int i) { return i < 16 ? plain.paper(i) / 8 : 0; };
        QVERIFY(answerFor(rotary(right), divided).asExpected);
        right.sine = [plain](int i) { return i < 16 ? plain.paper(i) : 0; };
        QVERIFY(!answerFor(rotary(right), divided).asExpected);
    }
};

QTEST_APPLESS_MAIN(TestConfigured)
#include "tst_configured.moc"
