// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations in YAML: what they mean, what is refused, and that no text costs more than it is worth.
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "core/config/modelconfig.h"
#include "core/config/yamltext.h"
#include "core/parameters/keys.h"
#include "tests/support/bytes.h"
#include "tests/support/cputime.h"
#include "tests/support/residentmemory.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

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
        QCOMPARE(config->encoding->id, model["encoding"].get<std::string>());
        for (const auto& [key, value] : model["values"].items())
            QCOMPARE(QString::fromStdString(key + " " + shown(*config->encoding, config->values, key)),
                     QString::fromStdString(key + " " + value.get<std::string>()));
        std::string notes;
        for (const Text& note : config->notes)
            notes += note.english() + "\n";
        for (const auto& note : model["notes"])
            QVERIFY2(notes.find(note.get<std::string>()) != std::string::npos,
                     (note.get<std::string>() + "\nis not in\n" + notes).c_str());
        QVERIFY2(notes.find("ignored") == std::string::npos, notes.c_str());
    }

    void refused_data() {
        const Rows<QByteArray, QString> row("text", "reason");
        // recipes/configs/llama3_1/8B_full.yaml of torchtune has no number of its model.
        row("a name of torchtune",
            "model:\n  _component_: torchtune.models.llama3_1.llama3_1_8b\n"
            "checkpointer:\n  checkpoint_dir: /tmp/Meta-Llama-3.1-8B-Instruct/\n",
            "names torchtune.models.llama3_1.llama3_1_8b and holds none of its numbers");
        row("a vision model of torchtune",
            "model:\n  _component_: torchtune.models.llama3_2_vision.llama3_2_vision_11b\n"
            "  image_size: 560\n",
            "llama3_2_vision_11b and holds none");
        // config_hub/finetune/llama-3.1-8b/lora.yaml of LitGPT
        row("a recipe of LitGPT",
            "# The path\ncheckpoint_dir: checkpoints/meta-llama/Meta-Llama-3.1-8B\nprecision: bf16-true\n",
            "a recipe of training that holds no model’s numbers");
        row("two scalings", "rope_condense_ratio: 2\nrope_adjustments: {factor: 8.0}\n", "shows one scaling");
        row("no number", "rope_base: much\nn_embd: 64\nn_head: 2\nblock_size: 8\n", "rope_base must be");
        row("quoted", "rope_base: \"10000\"\nn_embd: 64\nn_head: 2\nblock_size: 8\n", "rope_base must be");
        row("nothing known", "a: 1\n", "nothing in it says how the model numbers positions");
        row("a list", "# list\n- 1\n- 2\n", "which is a mapping of keys in YAML");
        row("no YAML", "a: [1, 2\nb: }\n", "it is not YAML, near line 2");
        row("no such anchor", "a: *b\n", "it is not YAML, near line 1");
        row("a mapping as a key", "# x\n? {a: 1}\n: 2\n", "a key in it is a list or a mapping");
        row("deep", "a: " + QByteArray("[").repeated(100'000), "");
        row("deep and closed", "a: " + QByteArray("[").repeated(80) + QByteArray("]").repeated(80),
            "nested more than 64 deep");
        row("deep by aliases",
            "a: &a " + QByteArray("[").repeated(60) + QByteArray("]").repeated(60) + "\nb: [[[[[*a]]]]]\n",
            "nested more than 64 deep");
        row("many values", "a: [" + QByteArray("1,").repeated(150'000) + "1]", "it holds more than 100");
        row("many laughs", laughs(9), "it holds more than 100");
        const QByteArray longText = "a: &a " + QByteArray(60'000, 'x') + "\n";
        row("long aliases", longText + "b: [" + QByteArray("*a,").repeated(20'000) + "1]", "more than 16");
        row("aliases of a long key",
            "a: &a\n  ? " + QByteArray(60'000, 'x') + "\n  : 1\nb: [" + QByteArray("*a,").repeated(9'000) +
                "1]",
            "more than 16");
        QByteArray values = longText;
        for (int n = 0; n < 20'000; ++n)
            values += "k" + QByteArray::number(n) + ": *a\n";
        row("long aliases under keys", values, "more than 16");
        row("large", "a: " + QByteArray(1'000'001, 'x'), "it is larger than 1");
    }
    void refused() {
        const auto [text, reason] = fetchRow<QByteArray, QString>();
        const ResidentMemory memory;
        const auto used = CpuTime::ofThread();
        const auto config = readConfig(text.toStdString());
        QVERIFY(!config.ok());
        QVERIFY2(!memory.counts() || ResidentMemory::mostMegabytes() < 150,
                 qPrintable(QString::number(ResidentMemory::mostMegabytes())));
        const std::string sentence = config.error().text.english();
        QVERIFY2(QString::fromStdString(sentence).contains(reason), sentence.c_str());
        QVERIFY2(sentence.find('\n') == std::string::npos && sentence.size() < 400, sentence.c_str());
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
        const auto yaml = parseYaml(text.toStdString());
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
