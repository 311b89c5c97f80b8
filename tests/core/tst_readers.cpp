// SPDX-License-Identifier: GPL-3.0-or-later
// What transformers 4 and 5 read from the same configuration. The numbers are those of their own classes,
// which were run.
#include "core/config/readers.h"

#include <QSet>
#include <cmath>

#include "core/config/modelconfig.h"
#include "core/config/readerclasses.h"
#include "core/config/readerlines.h"
#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;
using Json = nlohmann::json;

namespace {

const Json& cases() {
    static const Json all =
        Json::parse(bytesOf(QStringLiteral(POSISCOPE_TEST_DATA "/configs/readers.json")).toStdString());
    return all;
}

template <class Number>
std::optional<Number> expected(const Json& row, const char* key) {
    const auto found = row.find(key);
    return found == row.end() ? std::nullopt : std::optional(found->get<Number>());
}

/// A file with these keys beside the sizes of a model with heads of 128.
Json withSizes(const char* keys) {
    Json config = Json::parse(keys);
    config.update({{"hidden_size", 512}, {"num_attention_heads", 4}});
    return config;
}

constexpr Reader readers[] = {Reader::transformers4, Reader::transformers5};

}  // namespace

class TestReaders : public StrictTest {
    Q_OBJECT

 private slots:
    void worked_data() {
        const Rows<int> row("case");
        for (std::size_t n = 0; n < cases().size(); ++n)
            row(cases()[n]["case"].get<std::string>().c_str(), static_cast<int>(n));
    }
    void worked() {
        const auto [number] = fetchRow<int>();
        const Json& one = cases()[static_cast<std::size_t>(number)];
        QVERIFY(!one["source"].get<std::string>().empty());
        const std::vector<ProgramReading> programs = programReadings(one["config"]);
        QCOMPARE(programs.size(), std::size_t{2});
        for (const ProgramReading& program : programs) {
            const Json& rows = one[program.program];
            QCOMPARE(program.layers.size(), rows.size());
            QCOMPARE(program.unknown.empty(), !rows.empty());
            for (std::size_t n = 0; n < rows.size(); ++n) {
                const ReadRope& read = program.layers[n];
                const Json& row = rows[n];
                QCOMPARE(read.layerType, row["type"].get<std::string>());
                QVERIFY(!read.why.empty());
                QCOMPARE(read.fails(), row.contains("fails"));
                if (read.fails()) continue;
                QVERIFY(std::abs(*read.base / row["base"].get<double>() - 1) < 1e-12);
                QCOMPARE(read.scaling, row["scaling"].get<std::string>());
                QCOMPARE(read.factor, expected<double>(row, "factor"));
                QCOMPARE(read.original, expected<std::int64_t>(row, "original"));
                QCOMPARE(read.rotated, expected<std::int64_t>(row, "rotated"));
            }
        }
    }

    void classDefaults_data() {
        const Rows<QByteArray, double, double> row("type", "four", "five");
        constexpr double none = 0;
        row("Llama", "llama", 1e4, 1e4);
        row("Mixtral", "mixtral", 1e6, 1e6);
        row("Qwen 3-VL", "qwen3_vl_text", 5e6, 5e5);
        row("Cohere", "cohere", 1e4, 5e5);
        row("Persimmon", "persimmon", 25000, 1e4);
        row("Falcon-H1", "falcon_h1", 1e5, 1e4);
        row("SmolLM 3", "smollm3", 2e6, 2e6);
        row("Nomic BERT", "nomic_bert", none, 1e3);
        row("MiniMax-M2", "minimax_m2", none, 5e6);
        row("Ministral 3", "ministral3", none, 1e6);
        row("a program of its own", "baichuan", none, none);
        row("no such type", "llama-of-tomorrow", none, none);
    }
    void classDefaults() {
        const auto [type, four, five] = fetchRow<QByteArray, double, double>();
        const double bases[] = {four, five};
        Json config = withSizes("{}");
        config["model_type"] = type.toStdString();
        for (const Reader reader : readers) {
            const auto layers = readBy(reader, config);
            const double base = bases[reader == Reader::transformers4 ? 0 : 1];
            QCOMPARE(layers.empty(), base == 0);
            if (base != 0) QCOMPARE(*layers.front().base, base);
        }
    }

    /// Text models within others, and keys that do not reach them.
    void nested_data() {
        const Rows<QByteArray, double, double> row("config", "four", "five");
        row("the keys of the text model", R"({"model_type": "gemma3", "rope_theta": 5, "text_config":
            {"model_type": "gemma3_text", "head_dim": 256, "rope_theta": 2e6}})",
            2e6, 2e6);
        row("its type is that of the whole",
            R"({"model_type": "llama4", "text_config": {"rope_theta": 7e5}})", 7e5, 7e5);
        row("any text_config", R"({"model_type": "llava", "text_config": {"model_type": "llama",
            "rope_parameters": {"rope_theta": 7e5, "rope_type": "default"}}})",
            1e4, 7e5);
        row("flat, handed on", R"({"model_type": "qwen2_vl", "rope_theta": 3e6})", 3e6, 3e6);
        row("flat, not handed on by 5", R"({"model_type": "fuyu", "rope_theta": 5e4})", 5e4, 1e4);
    }
    void nested() {
        const auto [config, four, five] = fetchRow<QByteArray, double, double>();
        const Json json = Json::parse(config.toStdString());
        QCOMPARE(*readBy(Reader::transformers4, json).front().base, four);
        QCOMPARE(*readBy(Reader::transformers5, json).front().base, five);
    }

    /// The sentence that says why a program fails.
    void failures_data() {
        const Rows<int, QByteArray, QByteArray> row("version", "keys", "why");
        const char* const base = R"({"model_type": "llama", "rope_theta": null})";
        row("4, a base of null", 4, base, "fails: rope_theta is null and no number");
        row("5, a base of null", 5, base, "fails: rope_theta is null and no number");
        row("a base in words", 4, R"({"model_type": "llama", "rope_theta": "1e4"})",
            "fails: rope_theta is “1e4” and no number");
        row("a base of another type", 5, R"({"model_type": "llama", "rope_parameters": {"rope_theta": [1]}})",
            "fails: rope_parameters.rope_theta is 1 numbers and no number");
        row("4, a list", 4, R"({"model_type": "llama", "rope_scaling": [1, 2]})",
            "fails: rope_scaling is 2 numbers and no object");
        row("5, a number", 5, R"({"model_type": "llama", "rope_parameters": 3})",
            "fails: rope_parameters is 3 and no object");
        row("4, nothing in it", 4, R"({"model_type": "llama", "rope_scaling": {}})",
            "fails: rope_scaling.rope_type is missing");
        row("4, type of null", 4,
            R"({"model_type": "llama", "rope_scaling": {"type": null, "rope_type": "yarn", "factor": 4}})",
            "fails: null is not known as a rope_type");
        row("no factor", 5, R"({"model_type": "llama", "rope_scaling": {"rope_type": "linear"}})",
            "fails: rope_scaling.factor is missing");
        row("an unknown word", 5, R"({"model_type": "llama", "rope_scaling": {"type": "mrope"}})",
            "fails: “mrope” is not known as a rope_type");
        row("two keys", 4, R"({"model_type": "olmo", "rope_scaling": {"type": "linear", "factor": 2}})",
            "fails: rope_scaling must have exactly the keys type (linear, dynamic), factor (> 1.0)");
        row("three keys", 4, R"({"model_type": "phi3", "rope_scaling": {"type": "longrope", "factor": 2}})",
            "fails: rope_scaling must have exactly the keys type (longrope), short_factor, long_factor");
        row("a width that is not computed", 4,
            R"({"model_type": "mixtral", "rope_scaling": {"type": "yarn", "factor": 2.0}})",
            "fails: head_dim is missing");
        row("Gemma 4, an old key", 5, R"({"model_type": "gemma4_text", "rope_scaling": {"factor": 2}})",
            "fails: rope_scaling.full_attention is missing");
        row("default alone", 5,
            R"({"model_type": "recurrent_gemma", "rope_scaling": {"rope_type": "linear", "factor": 2}})",
            "fails: the class takes no rope_type but default");
    }
    void failures() {
        const auto [version, keys, why] = fetchRow<int, QByteArray, QByteArray>();
        const auto layers =
            readBy(version == 4 ? Reader::transformers4 : Reader::transformers5, withSizes(keys));
        QVERIFY(!layers.empty());
        QVERIFY(layers.front().fails());
        QVERIFY(!layers.front().base && !layers.front().rotated);
        QCOMPARE(layers.front().why.english(), why.toStdString());
    }

    /// Nothing that stands in a file breaks the readers.
    void anyValue_data() {
        const TextRows<> row("key");
        for (const char* key :
             {"rope_theta", "rope_scaling", "rope_parameters", "partial_rotary_factor", "head_dim",
              "hidden_size", "num_attention_heads", "max_position_embeddings", "rope_local_base_freq",
              "original_max_position_embeddings", "qk_rope_head_dim", "rotary_dim", "text_config",
              "model_type", "rotary_pct", "attn_config", "global_head_dim", "use_long_context"})
            row(key);
    }
    void anyValue() {
        const auto [key] = fetchRow<QString>();
        const Json file = Json::parse(readersJson());
        const char* const values[] = {
            "null",
            "true",
            "-1",
            "0",
            "1e300",
            "\"x\"",
            "[]",
            "[1, 2]",
            "{}",
            R"({"rope_theta": {}, "factor": null, "rope_type": 3})",
            R"({"rope_type": "longrope", "short_factor": 1, "long_factor": [],
                                    "original_max_position_embeddings": 1e300})",
            R"({"full_attention": null, "sliding_attention": 3, "main": [1]})",
            R"({"rope_type": "yarn", "factor": 1e300, "partial_rotary_factor": -7})"};
        for (const Json& row : file.at("classes"))
            for (const Json& type : row.at("types"))
                for (const char* value : values) {
                    Json config = withSizes("{}");
                    config["model_type"] = type;
                    config[key.toStdString()] = Json::parse(value);
                    for (const ProgramReading& program : programReadings(config)) {
                        QVERIFY(program.layers.empty() != program.unknown.empty());
                        for (const ReadRope& read : program.layers) {
                            QCOMPARE(read.fails(), read.why.english().starts_with("fails: "));
                            QCOMPARE(read.fails(), !read.base.has_value());
                        }
                    }
                }
    }

    /// Every row of the data is read whole, and says where its numbers stand.
    void rowsHaveTheKeysThatAreRead() {
        const QSet<QString> known{"base",
                                  "base_keys",
                                  "local_base",
                                  "local_base_key",
                                  "compress_base",
                                  "share",
                                  "share_key",
                                  "words",
                                  "layers",
                                  "reads_share",
                                  "share_forced",
                                  "scaling",
                                  "mrope",
                                  "alpha",
                                  "head_dim",
                                  "long_context",
                                  "original_inside",
                                  "mscales",
                                  "rotary_dim",
                                  "rotated",
                                  "original",
                                  "needs_head_dim",
                                  "global_head_dim",
                                  "nope_dim",
                                  "handed_on",
                                  "keeps_parameters",
                                  "at"};
        const Json file = Json::parse(readersJson());
        QSet<QString> types;
        for (const Json& row : file.at("classes")) {
            for (const Json& type : row.at("types")) {
                const QString name = QString::fromStdString(type.get<std::string>());
                QVERIFY2(!types.contains(name), qPrintable(name));
                types.insert(name);
            }
            for (const char* version : {"transformers 4", "transformers 5"}) {
                QVERIFY(file.at(version).at("commit").get<std::string>().size() == 40);
                if (!row.contains(version)) continue;
                for (const auto& [key, value] : row[version].items())
                    QVERIFY2(known.contains(QString::fromStdString(key)), row.dump().c_str());
                for (const Json& at : row[version].at("at"))
                    QVERIFY2(at.get<std::string>().find(".py:") != std::string::npos, row.dump().c_str());
                const ReaderClass* const read = findReaderClass(row.at("types").front().get<std::string>());
                const auto& reading = version[13] == '4' ? read->four : read->five;
                QVERIFY2(reading->words <= ScalingWords::unread, row.dump().c_str());
                QVERIFY2(reading->layers <= LayerRule::mainAndCompress, row.dump().c_str());
            }
        }
    }

    /// A line where both agree, a table where they do not.
    void lines() {
        const auto linesOf = [](const char* config) {
            return QString::fromStdString(programLines(programReadings(withSizes(config))));
        };
        QCOMPARE(linesOf(R"({"model_type": "llama"})"),
                 QStringLiteral("programs         transformers 4 and 5 read the same: base 10 000, no "
                                "scaling, 128 of 128 rotated\n"));
        QCOMPARE(linesOf(R"({"model_type": "llama", "max_position_embeddings": 8192, "rope_parameters":
                       {"rope_type": "yarn", "factor": 4.0, "rope_theta": 5e5}})"),
                 QStringLiteral(
                     "programs         transformers 4 (4.57.6) and 5 (5.16) read this file differently\n"
                     "transformers 4   layers  base    scaling         rotated\n"
                     "                 all     10 000   none            128 of 128\n"
                     "                   base: the default of the class; not read: rope_parameters\n"
                     "transformers 5   layers  base    scaling         rotated\n"
                     "                 all     500 000  yarn 4 of 8192  128 of 128\n"
                     "                   base: rope_parameters.rope_theta; scaling: rope_parameters\n"));
        QCOMPARE(linesOf(R"({"model_type": "baichuan"})"),
                 QStringLiteral("programs         transformers 4 and 5: not known: there is no class for "
                                "model_type “baichuan”\n"));
        QVERIFY(linesOf(R"({"model_type": "gemma4_text"})")
                    .startsWith("transformers 4   not known: there is no class for model_type “gemma4_text”\n"
                                "transformers 5   layers "));
        QCOMPARE(programLines({}), std::string());
    }

    /// Only a config.json with rotary layers is read by these programs.
    void onlyRotaryFiles() {
        const auto programsOf = [](const char* config) { return readConfig(config)->programs.size(); };
        QCOMPARE(programsOf(R"({"model_type": "llama", "hidden_size": 512, "num_attention_heads": 4})"),
                 std::size_t{2});
        QCOMPARE(programsOf(R"({"model_type": "gpt2", "n_embd": 512, "n_positions": 64})"), std::size_t{0});
        QCOMPARE(programsOf("block_size: 64\nn_embd: 512\nn_head: 4\nrope_base: 10000\n"), std::size_t{0});
    }
};

QTEST_GUILESS_MAIN(TestReaders)
#include "tst_readers.moc"
