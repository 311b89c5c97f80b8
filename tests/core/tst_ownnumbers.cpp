// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations made of the numbers of a configuration stand before invented ones.
#include <cmath>

#include "core/identify/identify.h"
#include "tests/core/publiccase.h"
#include "tests/support/configured.h"
#include "tests/support/rows.h"

namespace {

/// A configuration with LongRoPE's lists: all ones, and 1, 1.5, 2 …
std::string longRope() {
    const auto list = [](double step) {
        std::string all;
        for (int i = 0; i < 16; ++i)
            all += (i == 0 ? "" : ", ") + std::to_string(1 + step * i);
        return "[" + all + "]";
    };
    return R"({"model_type": "phi3", "hidden_size": 128, "num_attention_heads": 4, "rope_theta": 10000,
               "max_position_embeddings": 4096, "original_max_position_embeddings": 1024,
               "rope_scaling": {"type": "longrope", "short_factor": )" +
           list(0.01) + R"(, "long_factor": )" + list(0.5) + "}}";
}

}  // namespace

class TestOwnNumbers : public StrictTest {
    Q_OBJECT

 private slots:
    /// Both lists in one array, whichever comes first.
    void listsOfLongRope_data() {
        const Rows<bool, bool, QString> row("stacked", "long first", "form");
        row("packed", false, false, "divisors-packed-short-first");
        row("packed, the long one first", false, true, "divisors-packed-long-first");
        row("stacked", true, false, "divisors-stacked-short-first");
        row("stacked, the long one first", true, true, "divisors-stacked-long-first");
    }
    void listsOfLongRope() {
        const auto [stacked, longFirst, form] = fetchRow<bool, bool, QString>();
        std::vector<double> numbers;
        for (const double step : {longFirst ? 0.5 : 0.01, longFirst ? 0.01 : 0.5})
            for (int i = 0; i < 16; ++i)
                numbers.push_back(1 + step * i);
        const std::vector<std::int64_t> shape =
            stacked ? std::vector<std::int64_t>{2, 16} : std::vector<std::int64_t>{32};
        const Expectation expected = configured(longRope().c_str());
        const Identity right = identify({arrayOf(shape, numbers, CellType::float32)}, expected);
        QVERIFY(right.asExpected);
        QCOMPARE(right.storage.form, form.toStdString());
        numbers[20] *= 1.01;
        QVERIFY(!identify({arrayOf(shape, numbers, CellType::float32)}, expected).asExpected);
    }

    /// Dynamic NTK: f = 4 · 24576 / 8192 − 3 = 9, base 10⁶ · 9^(64/62).
    void lengthOfDynamicNtk_data() {
        const Rows<double, bool> row("length", "right");
        row("a longer text", 24'576, true);
        row("the usual length", 32'768, true);
        row("no whole length", 24'576.4, false);
    }
    void lengthOfDynamicNtk() {
        const auto [length, right] = fetchRow<double, bool>();
        const Expectation expected = configured(
            R"({"model_type": "llama", "hidden_size": 256, "num_attention_heads": 4, "rope_theta": 1000000,
                "max_position_embeddings": 8192, "rope_scaling": {"type": "dynamic", "factor": 4.0}})");
        const double base = 1e6 * std::pow(4 * length / 8192 - 3, 64.0 / 62);
        std::vector<double> frequencies;
        for (int i = 0; i < 32; ++i)
            frequencies.push_back(std::pow(base, -i / 32.0));
        const Identity answer = identify({arrayOf({32}, frequencies, CellType::float32)}, expected);
        QCOMPARE(answer.asExpected, right);
    }

    /// The base of the sliding layers with the scaling of the others: no digit is missing.
    void baseOfOtherLayers() {
        const Expectation expected = configured(
            R"({"model_type": "gemma3_text", "hidden_size": 256, "num_attention_heads": 4, "head_dim": 64,
                "num_hidden_layers": 6, "rope_theta": 200000, "rope_local_base_freq": 20000,
                "sliding_window": 64, "sliding_window_pattern": 3, "max_position_embeddings": 512,
                "rope_scaling": {"rope_type": "linear", "factor": 4.0}})");
        std::vector<double> frequencies;
        for (int i = 0; i < 32; ++i)
            frequencies.push_back(std::pow(20'000, -i / 32.0) / 4);
        const Identity answer = identify({arrayOf({32}, frequencies, CellType::float32)}, expected);
        QVERIFY(!answer.asExpected);
        QCOMPARE(answer.mistakes.size(), std::size_t{1});
        QCOMPARE(answer.mistakes.front().id, std::string("base-of-other-layers"));
        QVERIFY2(textOf(answer).find("which other layers of this model have") != std::string::npos,
                 textOf(answer).c_str());
    }
};

QTEST_APPLESS_MAIN(TestOwnNumbers)
#include "tst_ownnumbers.moc"
