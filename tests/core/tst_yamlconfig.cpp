// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations in YAML: what they mean, what is refused, and that no text costs more than it is worth.
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "core/config/layerlines.h"
#include "core/config/modelconfig.h"
#include "core/config/yamltext.h"
#include "core/parameters/keys.h"
#include "tests/support/bytes.h"
#include "tests/support/cputime.h"
#include "tests/support/residentmemory.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

using Json = nlohmann::json;

std::string shown(const Encoding& encoding, const Values& values, const std::string& key) {
    for (const Parameter& parameter : encoding.parameters)
        if (parameter.key == key) return formatValue(parameter, values.at(key));
    return "no such parameter";
}

/// Anchors that double ten lists each time: 10^`levels` values when they are written out.
QByteArray laughs(int levels) {
    QByteArray text = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n";
    for (int n = 1; n < levels; ++n) {
        const QByteArray before = "*a" + QByteArray::number(n - 1);
        text += "a" + QByteArray::number(n) + ": &a" + QByteArray::number(n) + " [";
        for (int each = 0; each < 10; ++each)
            text += (each > 0 ? ", " : "") + before;
        text += "]\n";
    }
    return text;
}

}  // namespace

class TestYamlConfig : public StrictTest {
    Q_OBJECT

 private slots:
    void models_data() {
        QTest::addColumn<int>("row");
        for (std::size_t n = 0; n < models_.size(); ++n)
            QTest::newRow(models_[n]["model"].get<std::string>().c_str()) << static_cast<int>(n);
    }
    void models() {
        QFETCH(int, row);
        const Json& model = models_[static_cast<std::size_t>(row)];
        const auto config = readConfig(model["text"].get<std::string>());
        QVERIFY2(config.ok(), config ? "" : config.error().text.english().c_str());
        QCOMPARE(config->encoding().id, model["encoding"].get<std::string>());
        for (const auto& [key, value] : model["values"].items())
            QCOMPARE(QString::fromStdString(key + " " + shown(config->encoding(), config->values(), key)),
                     QString::fromStdString(key + " " + value.get<std::string>()));
        std::string notes;
        for (const Text& note : config->notes)
            notes += note.english() + "\n";
        for (const auto& note : model["notes"])
            QVERIFY2(notes.find(note.get<std::string>()) != std::string::npos,
                     (note.get<std::string>() + "\nis not in\n" + notes).c_str());
        QVERIFY2(notes.find("ignored") == std::string::npos, notes.c_str());
        QVERIFY2(warningOf(*config).empty(), warningOf(*config).english().c_str());
        if (!model.contains("kinds")) return;
        std::string kinds;
        for (const LayerLine& line : layerLines(*config)) {
            const std::string sort(1, line.kind[0]);
            kinds += sort;
            if (const Json bases = model.value("bases", Json::object()); bases.contains(sort))
                QCOMPARE(line.base, std::optional(bases[sort].get<double>()));
            const Json windows = model.value("windows", Json::object());
            QCOMPARE(line.window, windows.contains(sort) ? std::optional(windows[sort].get<std::int64_t>())
                                                         : std::nullopt);
        }
        QCOMPARE(QString::fromStdString(kinds), QString::fromStdString(model["kinds"].get<std::string>()));
    }

    void refused_data() {
        const Rows<QByteArray, Sentence> row("text", "sentence");
        // recipes/configs/llama3_1/8B_full.yaml of torchtune has no number of its model.
        row("a name of torchtune",
            "model:\n  _component_: torchtune.models.llama3_1.llama3_1_8b\n"
            "checkpointer:\n  checkpoint_dir: /tmp/Meta-Llama-3.1-8B-Instruct/\n",
            {"errors/torchtune-name", {"torchtune.models.llama3_1.llama3_1_8b"}});
        row("a vision model of torchtune",
            "model:\n  _component_: torchtune.models.llama3_2_vision.llama3_2_vision_11b\n"
            "  image_size: 560\n",
            {"errors/torchtune-name", {"torchtune.models.llama3_2_vision.llama3_2_vision_11b"}});
        // config_hub/finetune/llama-3.1-8b/lora.yaml of LitGPT
        row("a recipe of LitGPT",
            "# The path\ncheckpoint_dir: checkpoints/meta-llama/Meta-Llama-3.1-8B\nprecision: bf16-true\n",
            "errors/recipe-of-training");
        row("two scalings", "rope_condense_ratio: 2\nrope_adjustments: {factor: 8.0}\n",
            "errors/two-scalings");
        row("no number", "rope_base: much\nn_embd: 64\nn_head: 2\nblock_size: 8\n",
            {"errors/must-not", {"rope_base"}});
        row("quoted", "rope_base: \"10000\"\nn_embd: 64\nn_head: 2\nblock_size: 8\n",
            {"errors/must-not", {"rope_base"}});
        row("nothing known", "a: 1\n", "errors/nothing-says-positions");
        row("a list", "# list\n- 1\n- 2\n", "errors/no-yaml-mapping");
        row("no YAML", "a: [1, 2\nb: }\n", {"errors/no-yaml", {"2"}});
        row("no such anchor", "a: *b\n", {"errors/no-yaml", {"1"}});
        row("a mapping as a key", "# x\n? {a: 1}\n: 2\n", "errors/yaml-key");
        row("deep", "a: " + QByteArray("[").repeated(100'000), "errors/yaml-key");
        row("deep and closed", "a: " + QByteArray("[").repeated(80) + QByteArray("]").repeated(80),
            {"errors/nested", {"64"}});
        row("deep by aliases",
            "a: &a " + QByteArray("[").repeated(60) + QByteArray("]").repeated(60) + "\nb: [[[[[*a]]]]]\n",
            {"errors/nested", {"64"}});
        row("many values", "a: [" + QByteArray("1,").repeated(150'000) + "1]",
            {"errors/many-values", {"100\u202f000"}});
        row("many laughs", laughs(9), {"errors/many-values", {"100\u202f000"}});
        const QByteArray longText = "a: &a " + QByteArray(60'000, 'x') + "\n";
        row("long aliases", longText + "b: [" + QByteArray("*a,").repeated(20'000) + "1]",
            {"errors/long-aliases", {"16\u202f000\u202f000"}});
        row("aliases of a long key",
            "a: &a\n  ? " + QByteArray(60'000, 'x') + "\n  : 1\nb: [" + QByteArray("*a,").repeated(9'000) +
                "1]",
            {"errors/long-aliases", {"16\u202f000\u202f000"}});
        QByteArray values = longText;
        for (int n = 0; n < 20'000; ++n)
            values += "k" + QByteArray::number(n) + ": *a\n";
        row("long aliases under keys", values, {"errors/long-aliases", {"16\u202f000\u202f000"}});
        row("large", "a: " + QByteArray(1'000'001, 'x'),
            {"errors/large-configuration", {"1\u202f000\u202f000"}});
    }
    void refused() {
        const auto [text, sentence] = fetchRow<QByteArray, Sentence>();
        const ResidentMemory memory;
        const auto used = CpuTime::ofThread();
        const auto config = readConfig(text.toStdString());
        QVERIFY(!config.ok());
        QVERIFY2(!memory.counts() || ResidentMemory::mostMegabytes() < 150,
                 qPrintable(QString::number(ResidentMemory::mostMegabytes())));
        const std::string said = config.error().text.english();
        QVERIFY2(says(said, sentence), said.c_str());
        QVERIFY2(said.find('\n') == std::string::npos && said.size() < 400, said.c_str());
        QVERIFY2(used.milliseconds() < 10'000, qPrintable(QString::number(used.milliseconds())));
    }

    // By YAML 1.1, as Python's yaml.safe_load reads it; 1e5 is a number too, as people mean it.
    void words_data() {
        const Rows<QByteArray, QString> row("text", "json");
        row("whole numbers", "a: [1, -2, +3, 500_000]", R"({"a":[1,-2,3,500000]})");
        row("numbers", "a: [1.5, .5, 2., 1.0e-05, 1e5]", R"({"a":[1.5,0.5,2.0,1e-05,100000.0]})");
        row("words", "a: [true, False, yes, off, ~, null, none, x]",
            R"({"a":[true,false,true,false,null,null,"none","x"]})");
        row("no numbers", "a: [1.2.3, -, e, 1-2, '5', \"true\", 0x1F]",
            R"({"a":["1.2.3","-","e","1-2","5","true","0x1F"]})");
        row("aliases", "a: &x [1]\nb: *x", R"({"a":[1],"b":[1]})");
        row("tags", "a: !!python/object:os.system [1]\nb: !!str 5", R"({"a":[1],"b":"5"})");
        row("keys", "1: 2\ntrue: 3\n: 4", R"({"1":2,"true":3,"null":4})");
        row("two documents", "a: 1\n---\nb: 2", R"({"a":1})");
        row("a mark and lines of Windows",
            "\xef\xbb\xbf"
            "a: 1\r\nb: {c: 2}\r\n",
            R"({"a":1,"b":{"c":2}})");
    }
    void words() {
        const auto [text, json] = fetchRow<QByteArray, QString>();
        std::vector<RepeatedKey> repeated;
        const auto yaml = parseYaml(text.toStdString(), repeated);
        QVERIFY2(yaml.ok(), yaml ? "" : yaml.error().text.english().c_str());
        QCOMPARE(QString::fromStdString(yaml->dump()),
                 QString::fromStdString(Json::parse(json.toStdString()).dump()));
    }

    void whatIsYaml_data() {
        const Rows<QByteArray, bool> row("text", "yaml");
        row("keys", "rope_base: 1", true);
        row("a key of a block", "model:\n  a: 1", true);
        row("a remark", "# x", true);
        row("a mark", "---\na: 1", true);
        row("JSON", "  {\"a\": 1}", false);
        row("a list of JSON", "[1]", false);
        row("a sentence", "see http://x", false);
        row("an address", "http://x", false);
        row("a picture", QByteArray("a: \0b", 5), false);
        row("nothing", "", false);
    }
    void whatIsYaml() {
        const auto [text, yaml] = fetchRow<QByteArray, bool>();
        QCOMPARE(looksLikeYaml(text.toStdString()), yaml);
    }

 private:
    Json models_ =
        Json::parse(bytesOf(QStringLiteral(POSISCOPE_TEST_DATA "/configs/yaml.json")).toStdString());
};

QTEST_GUILESS_MAIN(TestYamlConfig)
#include "tst_yamlconfig.moc"
