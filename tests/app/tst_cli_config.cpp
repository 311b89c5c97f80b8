// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations of models on the command line: --config FILE.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"

namespace {

const QByteArray llama =
    R"({"model_type": "llama", "hidden_size": 256, "num_attention_heads": 4, "rope_theta": 500000.0,
        "max_position_embeddings": 512})";
const QByteArray gpt2 = R"({"model_type": "gpt2", "n_embd": 48, "n_positions": 96})";
const QByteArray bloom = R"({"model_type": "bloom", "n_head": 12, "hidden_size": 96})";
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
        row("gone", "gone.json", "no such file");
        row("folder", ".", "a folder");
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
                       QStringList({"pe.npy", "it is a file of numbers (.npy) and no configuration"}));
    }

    void nothingReachesTheTerminal() {
        const QString path = folder_->filePath("config.json");
        writeBytes(path, evil);
        const Ran ran = program_.run({"describe", "--config", path});
        VERIFY_DONE(ran);
        QVERIFY2(!ran.output.contains('\x1b'), ran.text());
    }
};

QTEST_GUILESS_MAIN(TestCliConfig)
#include "tst_cli_config.moc"
