// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations of models on the command line: --config FILE.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"

using namespace posiscope;

namespace {

const QByteArray llama =
    R"({"model_type": "llama", "hidden_size": 256, "num_attention_heads": 4, "rope_theta": 500000.0,
        "max_position_embeddings": 512})";
const QByteArray gpt2 = R"({"model_type": "gpt2", "n_embd": 48, "n_positions": 96})";
const QByteArray bloom = R"({"model_type": "bloom", "n_head": 12, "hidden_size": 96})";
const QByteArray gemma3 =
    R"({"model_type": "gemma3", "vision_config": {"model_type": "siglip_vision_model", "hidden_size": 64,
        "num_attention_heads": 4, "image_size": 56, "patch_size": 14}, "text_config": {
        "model_type": "gemma3_text", "head_dim": 8, "hidden_size": 256, "num_attention_heads": 8,
        "max_position_embeddings": 64, "num_hidden_layers": 3, "sliding_window": 32, "layer_types":
        ["sliding_attention", "full_attention", "sliding_attention"], "rope_parameters": {
            "full_attention": {"rope_type": "linear", "factor": 8.0, "rope_theta": 1000000.0},
            "sliding_attention": {"rope_type": "default", "rope_theta": 10000.0}}}})";
const QByteArray evil =
    R"({"model_type": "llama", "hidden_size": 8, "num_attention_heads": 1, "max_position_embeddings": 16,
        "position_embedding_type": "evil\u001b[31m\u000aname"})";

}  // namespace

class TestCliConfig : public ProgramTest {
    Q_OBJECT

 private slots:
    void read_data() {
        const Rows<QByteArray, QString, QJsonObject, QString> row("config", "encoding", "parameters", "note");
        row("rotary", llama, "rope", QJsonObject{{"head_dim", 64}, {"base", 500000}, {"max_len", 512}},
            "read: rope_theta 500000 → base");
        row("learned", gpt2, "learned", QJsonObject{{"d_model", 48}, {"max_len", 96}},
            "n_positions 96 → max_len");
        row("biases", bloom, "alibi", QJsonObject{{"heads", 12}}, "n_head 12 → heads");
    }
    void read() {
        const auto [config, encoding, parameters, note] =
            fetchRow<QByteArray, QString, QJsonObject, QString>();
        const QString path = folder_->filePath("config.json");
        writeBytes(path, config);
        const Ran ran = program_.run({"describe", "--json", "--config", path});
        VERIFY_DONE(ran);
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        QCOMPARE(root["encoding"].toString(), encoding);
        for (auto each = parameters.begin(); each != parameters.end(); ++each)
            QCOMPARE(root["parameters"][each.key()], each.value());
        bool told = false;
        for (const QJsonValue& line : root["configuration"].toArray())
            told = told || line.toString().contains(note);
        QVERIFY2(told, ran.output.constData());
        const Ran text = program_.run({"describe", "--config", path});
        VERIFY_DONE(text);
        QVERIFY2(text.output.contains("configuration    ") && text.output.contains(note.toUtf8()),
                 text.text());
        // Options override the configuration and are checked against its limits.
        VERIFY_DONE(program_.run({"describe", "--config", path, "--max-len", "64"}));
        VERIFY_REFUSED(program_.run({"describe", "--config", path, "--max-len", "0"}), 2,
                       QStringList({"max_len"}));
    }

    void refused_data() {
        const Rows<QByteArray, QString> row("config", "reason");
        for (const QJsonValue& each :
             QJsonDocument::fromJson(bytesOf(POSISCOPE_TEST_DATA "/configs/errors.json")).array())
            row(qPrintable(each["case"].toString()), each["text"].toString().toUtf8(),
                each["error"].toString());
    }
    void refused() {
        const auto [config, reason] = fetchRow<QByteArray, QString>();
        const QString path = folder_->filePath("config.json");
        writeBytes(path, config);
        VERIFY_REFUSED(program_.run({"describe", "--json", "--config", path}), 1,
                       QStringList({"config.json", reason}));
    }

    void noFile_data() {
        const Rows<QString, QString> row("name", "reason");
        row("gone", "gone.json", "errors/no-such-file");
        row("folder", ".", "errors/folder");
    }
    void noFile() {
        const auto [name, reason] = fetchRow<QString, QString>();
        VERIFY_REFUSED(program_.run({"describe", "--config", folder_->filePath(name)}), 1,
                       QStringList({name, reason}));
    }

    /// A table is no configuration that is cut short.
    void aTable() {
        const QString path = folder_->filePath("pe.npy");
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--d-model", "4", "-o", path}));
        VERIFY_REFUSED(program_.run({"describe", "--config", path}), 1,
                       QStringList({"pe.npy", wording("errors/file-of-numbers", {".npy"})}));
    }

    void nothingReachesTheTerminal() {
        const QString path = folder_->filePath("config.json");
        writeBytes(path, evil);
        const Ran ran = program_.run({"describe", "--config", path});
        QCOMPARE(ran.status, 3);
        QVERIFY2(ran.errors.isEmpty() && ran.output.contains("position_embedding_type"), ran.text());
        QVERIFY2(!ran.output.contains('\x1b'), ran.text());
    }

    /// Published configurations are understood; with one more key about positions none is.
    void unknownKey_data() {
        const Rows<QJsonObject, QString> row("config", "key");
        const QStringList keys{"rope_wobble", "swa_rotary_low", "xdrope_part", "layer_theta",
                               "nope_every",  "position_wide",  "ropeSections"};
        int n = 0;
        for (const char* file : {"models", "rotary", "tables", "pictures", "scores"}) {
            const QString path = QStringLiteral(POSISCOPE_TEST_DATA "/configs/%1.json").arg(file);
            for (const QJsonValue& each : QJsonDocument::fromJson(bytesOf(path)).array())
                row(qPrintable(each["model"].toString()), each["config"].toObject(), keys[n++ % keys.size()]);
        }
    }
    void unknownKey() {
        auto [config, key] = fetchRow<QJsonObject, QString>();
        const QString path = folder_->filePath("config.json");
        writeBytes(path, QJsonDocument(config).toJson());
        const Ran right = program_.run({"describe", "--config", path});
        VERIFY_DONE(right);
        config[key] = 3;
        writeBytes(path, QJsonDocument(config).toJson());
        const Ran doubtful = program_.run({"describe", "--config", path});
        QCOMPARE(doubtful.status, 3);
        const QByteArray first = doubtful.output.left(doubtful.output.indexOf('\n'));
        QVERIFY2(says(first, "identify/not-understood", {key}), first.constData());
        // Behind it, and the note of the key, everything is as it was.
        const QString ignored = wording("identify/key-ignored", {key, "3"});
        const QByteArray note = "configuration    " + ignored.toUtf8() + '\n';
        QVERIFY2(doubtful.output.contains(note), doubtful.text());
        QCOMPARE(doubtful.output.mid(first.size() + 1).replace(note, ""), right.output);
    }

    /// Every layer with its kind and numbers; every pair with its dimensions.
    void layersAndPairs() {
        const QString path = folder_->filePath("config.json");
        writeBytes(path, gemma3);
        const Ran ran = program_.run({"describe", path, "--json"});
        VERIFY_DONE(ran);
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        const QJsonArray layers = root["layers"].toArray();
        QCOMPARE(layers.size(), 3);
        for (qsizetype n = 0; n < 3; ++n) {
            const QJsonObject layer = layers[n].toObject();
            const bool global = n == 1;
            QCOMPARE(layer["layer"].toInteger(), n);
            QCOMPARE(layer["kind"].toString(), QString(global ? "global" : "local"));
            QCOMPARE(layer["type"].toString(), QString(global ? "full_attention" : "sliding_attention"));
            QCOMPARE(layer["base"].toDouble(), global ? 1e6 : 1e4);
            QCOMPARE(layer["scaling"].toString(), QString(global ? "linear" : "none"));
            QCOMPARE(layer["factor"], global ? QJsonValue(8) : QJsonValue());
            QCOMPARE(layer["window"], global ? QJsonValue() : QJsonValue(32));
            QCOMPARE(layer["rotated"].toInteger(), 8);
        }
        const QJsonArray pairs = root["pairs"].toArray();
        QCOMPARE(pairs.size(), 4);
        for (qsizetype n = 0; n < 4; ++n) {
            const QJsonObject pair = pairs[n].toObject();
            QCOMPARE(pair["pair"].toInteger(), n);
            QCOMPARE(pair["dimensions"].toArray(), (QJsonArray{n, n + 4}));
            QCOMPARE(pair["frequency"], root["wavelengths"]["pairs"][n]["frequency"]);
        }
        // Without a configuration there are no layers; neighbours, and a dimension without a partner.
        const Ran plain = program_.run({"describe", "--d-model", "5", "--max-len", "4", "--json"});
        const QJsonObject other = QJsonDocument::fromJson(plain.output).object();
        QVERIFY(!other.contains("layers"));
        QCOMPARE(other["pairs"][1]["dimensions"].toArray(), (QJsonArray{2, 3}));
        QCOMPARE(other["pairs"][2]["dimensions"].toArray(), (QJsonArray{4, QJsonValue()}));
    }

    /// What transformers 4 and 5 take from the same file: 4 does not read rope_parameters.
    void readers() {
        const QString path = folder_->filePath("config.json");
        writeBytes(path, gemma3);
        const Ran json = program_.run({"describe", path, "--json"});
        VERIFY_DONE(json);
        const QJsonArray programs = QJsonDocument::fromJson(json.output).object()["readers"].toArray();
        QCOMPARE(programs.size(), 2);
        for (const bool five : {false, true}) {
            const QJsonObject program = programs[five ? 1 : 0].toObject();
            QCOMPARE(program["program"].toString(), QString(five ? "transformers 5" : "transformers 4"));
            QCOMPARE(program["unknown"], QJsonValue());
            const QJsonArray layers = program["layers"].toArray();
            QCOMPARE(layers.size(), 2);
            for (const bool local : {false, true}) {
                const QJsonObject layer = layers[local ? 1 : 0].toObject();
                const bool scaled = five && !local;
                QCOMPARE(layer["type"].toString(), QString(local ? "sliding_attention" : "full_attention"));
                QCOMPARE(layer["base"].toDouble(), local ? 1e4 : 1e6);
                QCOMPARE(layer["scaling"].toString(), QString(scaled ? "linear" : "none"));
                QCOMPARE(layer["factor"], scaled ? QJsonValue(8) : QJsonValue());
                QCOMPARE(layer["rotated"].toInteger(), 8);
                QCOMPARE(layer["why"].toString().contains("not read: rope_parameters"), !five);
            }
        }
        const Ran text = program_.run({"describe", path});
        QVERIFY2(
            text.output.contains("\nprograms         transformers 4 (4.57.6) and 5 (5.16) read this file "
                                 "differently\ntransformers 4   layers "),
            text.text());
        writeBytes(path, llama);
        QVERIFY(program_.run({"describe", path})
                    .output.endsWith("\nprograms         transformers 4 and 5 read the same: base "
                                     "500000, no scaling, 64 of 64 rotated\n"));
        writeBytes(path, gpt2);
        QVERIFY(!program_.run({"describe", path}).output.contains("transformers"));
        QVERIFY(!program_.run({"describe", path, "--json"}).output.contains("readers"));
    }

    /// A layer, and a part of the model, can be chosen.
    void chosen_data() {
        const Rows<QStringList, int, QString> row("options", "status", "said");
        row("global", {"--layer", "1"}, 0, "base             1000000\n");
        row("local", {"--layer", "2"}, 0, "base             10000\n");
        row("beyond", {"--layer", "3"}, 1, wording("errors/layer-beyond", {"2"}));
        row("no number", {"--layer", "last"}, 2, "layer");
        row("the part that is read anyway", {"--part", "text"}, 0, "base             1000000\n");
        row("another part", {"--part", "vision"}, 0, "Learned");
        row("no such part", {"--part", "audio"}, 1, "audio");
    }
    void chosen() {
        const auto [options, status, said] = fetchRow<QStringList, int, QString>();
        const QString path = folder_->filePath("config.json");
        writeBytes(path, gemma3);
        const Ran ran = program_.run(QStringList{"describe", "--config", path} + options);
        QCOMPARE(ran.status, status);
        QVERIFY2(QString::fromUtf8(ran.output + ran.errors).contains(said), ran.text());
    }

    void chosenOfNothing() {
        for (const QStringList& words :
             {QStringList{"describe", "--layer", "1"}, QStringList{"identify", "x.npy", "--part", "text"}})
            VERIFY_REFUSED(program_.run(words), 2, QStringList({words.at(words.size() - 2), "--config"}));
    }

    /// The table of a layer is checked against that layer.
    void identifiedByLayer() {
        const QString path = folder_->filePath("config.json"), table = folder_->filePath("global.npy");
        writeBytes(path, gemma3);
        VERIFY_DONE(
            program_.run({"export", "--view", "heatmap", "--config", path, "--layer", "1", "-o", table}));
        VERIFY_DONE(program_.run({"identify", table, "--config", path, "--layer", "1"}));
        const Ran local = program_.run({"identify", table, "--config", path, "--layer", "0"});
        QVERIFY2(local.output.contains("full_attention"), local.text());
    }

    /// describe and export do what was asked, and say that it may be wrong.
    void doubtful_data() {
        const Rows<QJsonObject, QJsonArray> row("config", "keys");
        for (const QJsonValue& each :
             QJsonDocument::fromJson(bytesOf(POSISCOPE_TEST_DATA "/configs/doubtful.json")).array())
            row(qPrintable(each["model"].toString()), each["config"].toObject(), each["keys"].toArray());
    }
    void doubtful() {
        const auto [config, keys] = fetchRow<QJsonObject, QJsonArray>();
        const QString path = folder_->filePath("config.json");
        writeBytes(path, QJsonDocument(config).toJson());
        const Ran json = program_.run({"describe", "--json", "--config", path});
        QCOMPARE(json.status, 3);
        const QString warning = QJsonDocument::fromJson(json.output).object()["warning"].toString();
        for (const QJsonValue& key : keys)
            QVERIFY2(warning.contains(key.toString()), qPrintable(warning));
        for (const char* name : {"a.npy", "a.svg"}) {
            const QString to = folder_->filePath(name);
            const Ran ran = program_.run({"export", "--view", "heatmap", "--config", path, "--max-len", "16",
                                          "--size", "200x200", "-o", to});
            QCOMPARE(ran.status, 3);
            QCOMPARE(QString::fromUtf8(ran.errors), "posiscope: note: " + warning + "\n");
            QVERIFY(QFile::exists(to));
        }
        const Ran compared = program_.run({"compare", path, path});
        QCOMPARE(compared.status, 3);
        QVERIFY2(compared.output.startsWith("in A " + warning.toUtf8()), compared.text());
    }
};

QTEST_GUILESS_MAIN(TestCliConfig)
#include "tst_cli_config.moc"
