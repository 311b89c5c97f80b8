// SPDX-License-Identifier: GPL-3.0-or-later
// Folders of models on the command line: describe FOLDER, identify FOLDER.
#include <QJsonArray>

#include "tests/app/programtest.h"
#include "tests/support/modelfiles.h"
#include "tests/support/rows.h"

using namespace posiscope;

class TestCliFolder : public ProgramTest {
    Q_OBJECT

    QString path(const QString& name) { return folder_->filePath(name); }
    /// A folder with these files.
    QString write(const QString& name, const std::string& config, const std::vector<ModelTensor>& tensors) {
        [&] { QVERIFY(QDir(folder_->path()).mkpath(name)); }();
        if (!config.empty()) writeBytes(path(name + "/config.json"), QByteArray::fromStdString(config));
        writeBytes(path(name + "/model.safetensors"), QByteArray::fromStdString(modelFile(tensors)));
        return path(name);
    }
    static QJsonObject json(const Ran& ran) { return QJsonDocument::fromJson(ran.output).object(); }

    const ModelTensor global_ = frequenciesOf("model.rotary_emb.inv_freq", 1e6, 32);
    const ModelTensor local_ = frequenciesOf("model.rotary_emb_local.inv_freq", 1e4, 32);
    const ModelTensor wrong_ = frequenciesOf("model.rotary_emb_local.inv_freq", 1e6, 32);
    const ModelTensor weights_{"lm_head.weight", {2, 2}, {1, 2, 3, 4}};

 private slots:
    void identified() {
        const QString right = write("right", gemma3Config, {global_, local_, weights_});
        const Ran ran = program_.run({"identify", right});
        VERIFY_DONE(ran);
        const QList<QByteArray> lines = ran.output.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[0].startsWith("config.json: RoPE"), ran.text());
        for (const QByteArray& line : lines.mid(1))
            QVERIFY2(line.contains("recognised: RoPE (rope); as the configuration says"), ran.text());
        QVERIFY2(lines[2].contains(local_.name.c_str()) && lines[2].contains("4/6 layers"), ran.text());

        const QString wrong = write("wrong", gemma3Config, {global_, wrong_});
        const Ran found = program_.run({"identify", wrong, "--json"});
        QCOMPARE(found.status, 3);
        const QJsonObject root = json(found);
        QCOMPARE(root["config"].toString(), QString("config.json"));
        const QJsonArray tensors = root["tensors"].toArray();
        QCOMPARE(tensors.size(), 2);
        QCOMPARE(tensors[0]["status"].toInt(), 0);
        QCOMPARE(tensors[0]["holds"].toString(), QString("frequencies"));
        QCOMPARE(tensors[0]["shape"].toArray(), QJsonArray{16});
        QVERIFY(tensors[0]["as_expected"].toBool());
        QCOMPARE(tensors[0]["layer_kind"].toString(), QString("full_attention"));
        QCOMPARE(tensors[1]["status"].toInt(), 3);
        QCOMPARE(tensors[1]["names"].toArray(), QJsonArray{QString::fromStdString(wrong_.name)});
        QVERIFY(!tensors[1]["mistakes"].toArray().isEmpty());
        QVERIFY(root["problems"].toArray().isEmpty());
    }

    /// Layers of one kind have no name.
    void layersOfOneKind() {
        const QString folder =
            write("model", R"({"model_type": "gpt_neox", "hidden_size": 128, "num_attention_heads": 4,
                               "rotary_pct": 0.25, "num_hidden_layers": 2})",
                  {frequenciesOf("layers.0.attention.rotary_emb.inv_freq", 1e4, 8),
                   frequenciesOf("layers.1.attention.rotary_emb.inv_freq", 1e4, 8)});
        const Ran ran = program_.run({"identify", folder});
        VERIFY_DONE(ran);
        QVERIFY2(ran.output.contains("inv_freq and 1 more: recognised: "), ran.text());
        const QJsonObject tensor =
            json(program_.run({"identify", folder, "--json"}))["tensors"][0].toObject();
        QCOMPARE(tensor["names"].toArray().size(), 2);
        QCOMPARE(tensor["layers"].toArray(), (QJsonArray{0, 1}));
        QVERIFY(tensor["layer_kind"].isNull());
    }

    /// Options come in place of the folder's configuration.
    void anotherExpectation() {
        const QString folder = write("model", gemma3Config, {global_});
        writeBytes(path("other.json"), R"({"model_type": "llama", "hidden_size": 64, "num_attention_heads": 2,
                                           "rope_theta": 500000})");
        VERIFY_DONE(program_.run({"identify", folder}));
        QCOMPARE(program_.run({"identify", folder, "--config", path("other.json")}).status, 3);
        QCOMPARE(program_.run({"identify", folder, "--expect", "rope", "--head-dim", "32"}).status, 3);
        VERIFY_DONE(
            program_.run({"identify", folder, "--expect", "rope", "--head-dim", "32", "--base", "1000000"}));
        // The configuration of a folder is one of a table, too.
        VERIFY_DONE(program_.run({"identify", folder + ":" + global_.name.c_str(), "--config", folder}));
        const QString table = write("table", "", {learnedNumbers("wpe.weight", 8, 4, 1)});
        VERIFY_REFUSED(program_.run({"identify", folder, "--original", table}), 2,
                       QStringList({"--original"}));
        VERIFY_REFUSED(program_.run({"identify", folder, "--markdown"}), 2, QStringList({"--markdown"}));
    }

    void severalFolders() {
        const QString right = write("right", gemma3Config, {global_, local_});
        const QString wrong = write("wrong", gemma3Config, {wrong_});
        const QString learned = write("learned", gpt2Config, {learnedNumbers("wpe.weight", 96, 48, 0.02)});
        VERIFY_DONE(program_.run({"identify", right, learned}));
        const Ran ran = program_.run({"identify", right, wrong, learned, "--json"});
        QCOMPARE(ran.status, 3);
        const QJsonArray all = QJsonDocument::fromJson(ran.output).array();
        QCOMPARE(all.size(), 3);
        QCOMPARE(all[1]["file"].toString(), wrong);
        QCOMPARE(all[2]["tensors"][0]["encoding"].toString(), QString("learned"));
        const Ran text = program_.run({"identify", right, wrong});
        QCOMPARE(text.status, 3);
        for (const QByteArray& line : text.output.trimmed().split('\n'))
            QVERIFY2(line.startsWith(right.toUtf8() + ": ") || line.startsWith(wrong.toUtf8() + ": "),
                     text.text());
    }

    void nothingToIdentify() {
        const QString rotary = write("rotary", gemma3Config, {weights_});
        Ran ran = program_.run({"identify", rotary});
        QCOMPARE(ran.status, 1);
        QVERIFY2(says(ran.errors, "errors/no-tensor-about-positions", {rotary, "1"}), ran.text());
        const QString learned = write("learned", gpt2Config, {weights_});
        ran = program_.run({"identify", learned});
        QCOMPARE(ran.status, 4);
        QVERIFY2(says(ran.output, "identify/no-tensor-of-numbers", {"Learned (untrained) (learned)"}),
                 ran.text());
        QVERIFY(json(program_.run({"identify", learned, "--json"}))["missing"].isString());
    }

    /// What cannot be read keeps nothing else from being told.
    void aShardIsMissing() {
        const QString folder = write("model", gemma3Config, {global_});
        writeBytes(path("model/model.safetensors.index.json"),
                   R"({"weight_map": {"a": "model.safetensors", "b": "gone.safetensors"}})");
        for (const char* command : {"identify", "describe"}) {
            const Ran ran = program_.run({command, folder});
            QCOMPARE(ran.status, 1);
            QVERIFY2(ran.output.contains(global_.name.c_str()), ran.text());
            QVERIFY2(
                says(ran.errors, "errors/about-file", {"gone.safetensors", wording("errors/no-such-file")}),
                ran.text());
        }
        QCOMPARE(json(program_.run({"identify", folder, "--json"}))["problems"].toArray().size(), 1);
    }

    void described() {
        const QString folder = write("model", gemma3Config, {global_, local_, weights_});
        const Ran ran = program_.run({"describe", folder});
        VERIFY_DONE(ran);
        QVERIFY2(
            ran.output.contains("tensor           model.rotary_emb.inv_freq: frequencies, 16, float32\n"),
            ran.text());
        // All else is what the configuration says.
        QByteArray without;
        for (const QByteArray& line : ran.output.split('\n'))
            if (!line.isEmpty() && !line.startsWith("tensor ")) without += line + '\n';
        QCOMPARE(without, program_.run({"describe", folder + "/config.json"}).output);
        const QJsonArray tensors = json(program_.run({"describe", folder, "--json"}))["tensors"].toArray();
        QCOMPARE(tensors.size(), 2);
        QCOMPARE(tensors[1]["name"].toString(), QString::fromStdString(local_.name));
        QCOMPARE(tensors[1]["layer_kind"].toString(), QString("with a sliding window"));
        VERIFY_DONE(program_.run({"describe", folder, "--layer", "2"}));
        VERIFY_DONE(program_.run({"describe", "--config", folder}));
        // Without a configuration it is the table that it holds.
        const QString table = write("table", "", {learnedNumbers("wpe.weight", 8, 4, 1)});
        QVERIFY(program_.run({"describe", table}).output.contains("wpe.weight"));
    }
};

QTEST_GUILESS_MAIN(TestCliFolder)
#include "tst_cli_folder.moc"
