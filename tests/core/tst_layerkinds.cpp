// SPDX-License-Identifier: GPL-3.0-or-later
// The layers of published models: which are local, global or without positions, and with which numbers.
#include <QTemporaryDir>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/config/layerlines.h"
#include "core/parameters/keys.h"
#include "tests/support/bytes.h"
#include "tests/support/cputime.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;
using Json = nlohmann::json;

namespace {

const Json& cases() {
    static const Json all =
        Json::parse(bytesOf(QStringLiteral(POSISCOPE_TEST_DATA "/configs/layers.json")).toStdString());
    return all;
}

/// The number that the data has for this sort of layers, or nothing.
template <class Number>
std::optional<Number> expected(const Json& one, const char* key, const std::string& sort) {
    const Json numbers = one.value(key, Json::object());
    const auto found = numbers.find(sort);
    return found == numbers.end() ? std::nullopt : std::optional(found->get<Number>());
}

}  // namespace

class TestLayerKinds : public StrictTest {
    Q_OBJECT

 private slots:
    void published_data() {
        const Rows<int> row("case");
        for (std::size_t n = 0; n < cases().size(); ++n)
            row(cases()[n]["case"].get<std::string>().c_str(), static_cast<int>(n));
    }
    void published() {
        const auto [number] = fetchRow<int>();
        const Json& one = cases()[static_cast<std::size_t>(number)];
        QVERIFY(!one["source"].get<std::string>().empty());
        const auto config = readConfig(one["config"].dump());
        QVERIFY2(config.ok(), config ? "" : config.error().text.english().c_str());
        QVERIFY2(warningOf(*config).empty(), warningOf(*config).english().c_str());
        std::string notes;
        for (const Text& note : config->notes)
            notes += note.english() + "\n";
        for (const auto& told : one.value("notes", Json::array()))
            QVERIFY2(notes.find(told.get<std::string>()) != std::string::npos, notes.c_str());
        for (const auto& silent : one.value("silent", Json::array()))
            QVERIFY2(notes.find(silent.get<std::string>()) == std::string::npos, notes.c_str());
        const auto lines = layerLines(*config);
        std::string kinds;
        for (const LayerLine& line : lines) {
            QCOMPARE(line.layer, static_cast<std::int64_t>(kinds.size()));
            kinds += line.kind[0];
        }
        QCOMPARE(QString::fromStdString(kinds), QString::fromStdString(one["kinds"].get<std::string>()));
        for (const LayerLine& line : lines) {
            const std::string sort(1, line.kind[0]);
            QCOMPARE(line.encoding, std::string(sort == "n" ? "nope" : "rope"));
            QCOMPARE(line.base, expected<double>(one, "bases", sort));
            QCOMPARE(line.window, expected<std::int64_t>(one, "windows", sort));
            if (const auto scaling = expected<std::string>(one, "scalings", sort))
                QCOMPARE(line.scaling, *scaling);
            if (const auto factor = expected<double>(one, "factors", sort)) QCOMPARE(*line.factor, *factor);
            if (const auto rotated = expected<std::int64_t>(one, "rotated", sort))
                QCOMPARE(*line.rotated, *rotated);
        }
    }

    /// Frequencies of a kind, as its source has them.
    void frequencies() {
        int looked = 0;
        for (const Json& one : cases()) {
            const auto numbers = expected<std::vector<double>>(one, "frequencies", "g");
            if (!numbers) continue;
            State state = defaultState();
            showKind(state, readConfig(one["config"].dump())->shown());
            const auto found = describe(makeSnapshot(state)).pairs;
            QCOMPARE(found.size(), numbers->size());
            for (std::size_t n = 0; n < found.size(); ++n)
                QVERIFY(std::abs(found[n].frequency - (*numbers)[n]) <= 1e-14 * (*numbers)[n]);
            ++looked;
        }
        QVERIFY(looked > 0);
    }

    /// A layer that is chosen is shown, with the numbers of its kind.
    void chosen_data() { published_data(); }
    void chosen() {
        const auto [number] = fetchRow<int>();
        const Json& one = cases()[static_cast<std::size_t>(number)];
        const auto lines = layerLines(*readConfig(one["config"].dump()));
        for (const LayerLine& line : lines) {
            auto config = readConfig(one["config"].dump());
            QVERIFY(!chooseLayer(config.value(), line.layer));
            QCOMPARE(config->encoding().id, line.encoding);
            if (line.base) QCOMPARE(config->values().get(keys::base), *line.base);
            QCOMPARE(layerLines(*config).size(), lines.size());
            State state = defaultState();
            showKind(state, config->shown());
            QVERIFY(makeSnapshot(state).model->problem().empty());
        }
        auto config = readConfig(one["config"].dump());
        const auto all = static_cast<std::int64_t>(lines.size());
        for (const std::int64_t layer : {all, std::int64_t{-1}}) {
            const auto failure = chooseLayer(config.value(), layer);
            QVERIFY(failure.has_value());
            QVERIFY2(says(failure->text.english(), "errors/layer-beyond", {QString::number(all - 1)}),
                     failure->text.english().c_str());
        }
    }

    /// The report of a layer that is chosen is that of its own kind.
    void reportOfTheChosen() {
        const QTemporaryDir folder;
        const auto reportOf = [&folder](const char* json, std::int64_t layer) {
            const std::string path = folder.filePath(QStringLiteral("config.json")).toStdString();
            std::ofstream(path) << json;
            State state = defaultState();
            const auto config = openConfig(state, path, {.layer = layer});
            std::string report = config ? "" : config.error().text.english();
            for (std::size_t n = 0; config && n < config->notes.size(); ++n)
                report += config->notes[n].english() + "\n";
            return std::pair(state, QString::fromStdString(report));
        };
        const char* const gemma4 =
            R"({"model_type": "gemma4_text", "head_dim": 256, "global_head_dim": 512, "hidden_size": 2304,
                "num_attention_heads": 8, "max_position_embeddings": 131072,
                "layer_types": ["sliding_attention", "full_attention"], "rope_parameters": {
                "full_attention": {"rope_type": "proportional", "partial_rotary_factor": 0.25,
                                   "rope_theta": 1000000.0},
                "sliding_attention": {"rope_type": "default", "rope_theta": 10000.0}}})";
        const auto [global, report] = reportOf(gemma4, 1);
        QCOMPARE(global.get(keys::headDim), 512);
        QCOMPARE(global.get(keys::base), 1e6);
        QCOMPARE(global.get(keys::scaling), std::string("proportional"));
        QCOMPARE(global.get(keys::factor), 1.0);
        for (const char* told :
             {"shown: layer 1 (full_attention, 1/2 layers)", "read: global_head_dim 512 → head_dim",
              "read: rope_parameters.full_attention.rope_theta 1000000 → base", "scaling proportional",
              "not shown: layers of the type sliding_attention, with rope_theta 10000; shown: full_attention",
              "other layers (sliding_attention, 1/2 layers): --head-dim 256 --base 10000 --scaling none "
              "--partial-rotary-factor 1"})
            QVERIFY2(report.contains(QString::fromUtf8(told)), qPrintable(report));
        QVERIFY2(!report.contains("not shown: layers of the type full_attention"), qPrintable(report));
        // Without an object of its own, what said that the kind is not shown is gone.
        const char* const gemma3 =
            R"({"model_type": "gemma3_text", "head_dim": 256, "hidden_size": 2304, "num_attention_heads": 8,
                "num_hidden_layers": 6, "rope_theta": 1000000.0, "rope_local_base_freq": 10000.0})";
        const auto [local, second] = reportOf(gemma3, 0);
        QCOMPARE(local.get(keys::base), 1e4);
        QVERIFY2(!second.contains("not shown: layers with a sliding window"), qPrintable(second));
        QVERIFY2(reportOf(gemma3, 5).second.contains("not shown: layers with a sliding window"),
                 qPrintable(second));
    }

    /// Numbers that cannot be those of layers are refused with their key; nothing is guessed.
    void refused_data() {
        const Rows<QByteArray, QString, QStringList> row("config", "sentence", "words");
        const auto config = [](const char* more) {
            return QByteArray(R"({"model_type": "step3p5", "hidden_size": 64, "num_attention_heads": 4,
                                  "num_hidden_layers": 4, )") +
                   more + "}";
        };
        row("too few", config(R"("rope_theta": [1e4, 1e4])"), "errors/numbers-of-layers",
            {"rope_theta", "2", "4"});
        row("of two lengths", config(R"("rope_theta": [1e4, 1e4, 1e4, 1e4], "partial_rotary_factors": [1])"),
            "errors/numbers-of-layers", {"partial_rotary_factors", "1", "4"});
        row("words", config(R"("layer_rope_theta": ["a", "b", "c", "d"])"), "errors/list-of-numbers",
            {"layer_rope_theta"});
    }
    void refused() {
        const auto [text, sentence, words] = fetchRow<QByteArray, QString, QStringList>();
        const auto config = readConfig(text.toStdString());
        QVERIFY(!config.ok());
        const std::string error = config.error().text.english();
        QVERIFY2(says(error, qPrintable(sentence), words), error.c_str());
    }

    /// No list says which layers there are, or which of them have attention: no layer can be chosen, and none
    /// is told.
    void unknownLayers() {
        for (const char* more :
             {R"("model_type": "llama")", R"("model_type": "bamba", "num_hidden_layers": 32)",
              R"("model_type": "lfm2", "num_hidden_layers": 16, "full_attn_idxs": [])"}) {
            auto config =
                readConfig(std::string(R"({"hidden_size": 64, "num_attention_heads": 4, )") + more + "}");
            QVERIFY2(config.ok(), more);
            QVERIFY2(layerLines(*config).empty(), more);
            QVERIFY(says(chooseLayer(config.value(), 0)->text.english(), "errors/layers-not-said"));
        }
    }

    /// A key that stands twice with different values is named with both, the later one is taken, and the
    /// answer is in doubt. Equal ones and those of something else are no matter.
    void repeatedKeys_data() {
        const Rows<QByteArray, QString, double> row("text", "key", "base");
        const QByteArray llama = R"("model_type": "llama", "hidden_size": 64, "num_attention_heads": 4)";
        row("base", "{" + llama + R"(, "rope_theta": 10000.0, "rope_theta": 500000.0})", "rope_theta", 5e5);
        row("inside", "{" + llama + R"(, "rope_parameters": {"rope_theta": 1, "rope_theta": 7}})",
            "rope_parameters.rope_theta", 7);
        row("in a part",
            R"({"model_type": "x_vl", "text_config": {)" + llama + R"(, "rope_theta": 2, "rope_theta": 3}})",
            "text_config.rope_theta", 3);
        row("of two types", "{" + llama + R"(, "rope_theta": "a", "rope_theta": 500000.0})", "rope_theta",
            5e5);
        row("an object",
            "{" + llama + R"(, "rope_scaling": {"a": 1}, "rope_scaling": null, "rope_theta": 5})",
            "rope_scaling", 5);
        row("equal", "{" + llama + R"(, "rope_theta": 5.0, "rope_theta": 5.0})", "", 5);
        row("of something else", "{" + llama + R"(, "rope_theta": 5, "bos_token_id": 1, "bos_token_id": 2})",
            "", 5);
        row("YAML", "rope_theta: 10000\nhead_dim: 64\nrope_theta: 500000\n", "rope_theta", 5e5);
    }
    void repeatedKeys() {
        const auto [text, key, base] = fetchRow<QByteArray, QString, double>();
        const auto config = readConfig(text.toStdString());
        QVERIFY2(config.ok(), config ? "" : config.error().text.english().c_str());
        QCOMPARE(config->values().get(keys::base), base);
        bool told = false;
        for (const Text& note : config->notes)
            told = told || says(note.english(), "identify/repeated-key", {key});
        QCOMPARE(told, !key.isEmpty());
        QCOMPARE(config->notUnderstood,
                 key.isEmpty() ? std::vector<std::string>() : std::vector{key.toStdString()});
    }

    /// 100,000 layers take no more time each than 10,000.
    void layersWithoutEnd() {
        const auto textOf = [](int layers) {
            Json config = {{"model_type", "gemma3_text"}, {"hidden_size", 512}, {"num_attention_heads", 8}};
            config["num_hidden_layers"] = layers;
            for (int n = 0; n < layers; ++n)
                config["layer_types"].push_back(n % 6 == 5 ? "full_attention" : "sliding_attention");
            return config.dump();
        };
        const std::string few = textOf(10'000), many = textOf(100'000);
        const double soon = leastCpuTime(3, [&] { QVERIFY(!layerLines(*readConfig(few)).empty()); });
        const double late =
            leastCpuTime(2, [&] { QCOMPARE(layerLines(*readConfig(many)).size(), 100'000U); });
        QVERIFY2(late < 30 * soon, qPrintable(QStringLiteral("%1 ms, %2 ms").arg(soon).arg(late)));
    }

    void parts_data() {
        const Rows<QByteArray, QString, QString> row("config", "part", "base");
        const QByteArray both =
            R"({"model_type": "unknown_vl", "text_config": {"model_type": "llama", "hidden_size": 64,
                "num_attention_heads": 4, "rope_theta": 5e5}, "audio_config": {"hidden_size": 64,
                "num_attention_heads": 4, "rope_theta": 777.0}})";
        row("text", both, "text", "500000");
        row("audio", both, "audio", "777");
        row("by its key", both, "audio_config", "777");
        row("not named", both, "", "500000");
    }
    void parts() {
        const auto [text, part, base] = fetchRow<QByteArray, QString, QString>();
        const auto config = readConfig(text.toStdString(), part.toStdString());
        QVERIFY2(config.ok(), config ? "" : config.error().text.english().c_str());
        QCOMPARE(QString::number(config->values().get(keys::base)), base);
    }

    /// Parts for other inputs are told, unless they are what is read.
    void otherParts() {
        const std::string text =
            R"({"model_type": "unknown_vl", "text_config": {"model_type": "llama", "hidden_size": 64,
                "num_attention_heads": 4}, "vision_config": {"model_type": "siglip_vision_model",
                "hidden_size": 64, "num_attention_heads": 4, "image_size": 56, "patch_size": 14}})";
        for (const auto& [part, told] : {std::pair{"", true}, std::pair{"vision", false}}) {
            const auto config = readConfig(text, part);
            QVERIFY2(config.ok(), config ? "" : config.error().text.english().c_str());
            bool found = false;
            for (const Text& note : config->notes)
                found = found || says(note.english(), "identify/another-part", {"vision_config", "vision"});
            QCOMPARE(found, told);
        }
    }

    /// The parts of Qwen-Omni stand in thinker_config, and its pictures have rows and columns.
    void thinkerParts() {
        const std::string text =
            R"({"model_type": "qwen3_omni_moe", "thinker_config": {"text_config": {"head_dim": 64,
                "rope_theta": 1e6}, "vision_config": {"depth": 27, "hidden_size": 64, "num_heads": 4,
                "patch_size": 16, "spatial_merge_size": 2, "num_position_embeddings": 2304}}})";
        const auto words = readConfig(text, "text");
        QVERIFY2(words.ok(), words ? "" : words.error().text.english().c_str());
        QCOMPARE(words->values().get(keys::base), 1e6);
        const auto pictures = readConfig(text, "vision");
        QVERIFY(!pictures.ok());
        QVERIFY2(says(pictures.error().text.english(), "errors/rope-in-two-dimensions"),
                 pictures.error().text.english().c_str());
        bool told = false;
        const auto whole = readConfig(text);
        for (const Text& note : whole->notes)
            told = told ||
                   says(note.english(), "identify/another-part", {"thinker_config.vision_config", "vision"});
        QVERIFY(told);
    }

    /// The parts for pictures of Qwen-VL and Kimi-VL, whatever their model_type says.
    void partsForPictures_data() {
        const Rows<QByteArray> row("config");
        row("Qwen3-VL", R"({"model_type": "qwen3_vl_vision", "hidden_size": 64, "num_heads": 4})");
        row("Qwen3.5", R"({"model_type": "qwen3_5_moe", "patch_size": 16, "spatial_merge_size": 2})");
        row("Qwen2.5-VL", R"({"model_type": "qwen2_5_vl", "patch_size": 14, "spatial_merge_size": 2})");
        row("Kimi-VL", R"({"model_type": "moonvit", "hidden_size": 64, "num_attention_heads": 4})");
    }
    void partsForPictures() {
        const auto [part] = fetchRow<QByteArray>();
        const auto config = readConfig(R"({"vision_config": )" + part.toStdString() + "}", "vision");
        QVERIFY(!config.ok());
        QVERIFY2(says(config.error().text.english(), "errors/rope-in-two-dimensions"),
                 config.error().text.english().c_str());
    }

    void noSuchPart() {
        const auto config =
            readConfig(R"({"model_type": "llama", "text_config": {"rope_theta": 1}})", "vision");
        QVERIFY(!config.ok());
        QVERIFY2(says(config.error().text.english(), "errors/no-such-part", {"vision", "text_config"}),
                 config.error().text.english().c_str());
    }

    /// Mistral's and Meta's own files: their programs turn neighbours.
    void params() {
        const auto mistral = readConfig(
            R"({"dim": 4096, "n_layers": 34, "head_dim": 128, "n_heads": 32, "rope_theta": 1000000.0,
                "max_position_embeddings": 262144, "llama_4_scaling": {"beta": 0.1,
                "original_max_position_embeddings": 16384}, "yarn": {"original_max_position_embeddings": 16384,
                "factor": 16, "apply_scale": false, "beta": 32, "alpha": 1}})");
        QVERIFY2(mistral.ok(), mistral ? "" : mistral.error().text.english().c_str());
        QVERIFY2(warningOf(*mistral).empty(), warningOf(*mistral).english().c_str());
        const Values& values = mistral->values();
        QCOMPARE(values.get(keys::scaling), std::string("yarn"));
        QCOMPARE(values.get(keys::factor), 16.0);
        QCOMPARE(values.get(keys::originalMaxPosition), 16384);
        QCOMPARE(values.get(keys::attentionFactor), 1.0);
        QCOMPARE(values.get(keys::ropeLayout), std::string("interleaved"));
        QCOMPARE(layerLines(*mistral).at(33).temperature, std::string("1 + 0.1·ln(1 + ⌊p/16384⌋)"));
        const auto meta = readConfig(
            R"({"dim": 4096, "n_layers": 32, "n_heads": 32, "n_kv_heads": 8, "rope_theta": 500000.0,
                "multiple_of": 1024, "use_scaled_rope": true})");
        QCOMPARE(meta->values().get(keys::ropeLayout), std::string("interleaved"));
        QCOMPARE(meta->values().get(keys::scaling), std::string("llama3"));
    }
};

QTEST_APPLESS_MAIN(TestLayerKinds)
#include "tst_layerkinds.moc"
