// Configurations of models on the command line: --config FILE.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/program.h"
#include "tests/support/strict.h"

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

class TestCliConfig : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    void read_data() {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QJsonObject>("parameters");
        QTest::addColumn<QString>("note");
        QTest::newRow("rotary") << llama << "rope"
                                << QJsonObject{{"head_dim", 64}, {"base", 500000}, {"max_len", 512}}
                                << "read: rope_theta 500000 → base";
        QTest::newRow("learned") << gpt2 << "learned" << QJsonObject{{"d_model", 48}, {"max_len", 96}}
                                 << "n_positions 96 → max_len";
        QTest::newRow("biases") << bloom << "alibi" << QJsonObject{{"heads", 12}} << "n_head 12 → heads";
    }
    void read() {
        QFETCH(QByteArray, config);
        QFETCH(QString, encoding);
        QFETCH(QJsonObject, parameters);
        QFETCH(QString, note);
        const QString path = folder_.filePath("config.json");
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
        // Options come on top, against the limits of what was read.
        VERIFY_DONE(program_.run({"describe", "--config", path, "--max-len", "64"}));
        VERIFY_REFUSED(program_.run({"describe", "--config", path, "--max-len", "0"}), 2,
                       QStringList({"max_len"}));
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<QString>("reason");
        for (const QJsonValue& each :
             QJsonDocument::fromJson(bytesOf(POSISCOPE_TEST_DATA "/configs/errors.json")).array())
            QTest::newRow(qPrintable(each["case"].toString()))
                << each["text"].toString().toUtf8() << each["error"].toString();
    }
    void refused() {
        QFETCH(QByteArray, config);
        QFETCH(QString, reason);
        const QString path = folder_.filePath("config.json");
        writeBytes(path, config);
        VERIFY_REFUSED(program_.run({"describe", "--json", "--config", path}), 1,
                       QStringList({"config.json", reason}));
    }

    void noFile_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("reason");
        QTest::newRow("gone") << "gone.json"
                              << "no such file";
        QTest::newRow("folder") << "."
                                << "a folder";
    }
    void noFile() {
        QFETCH(QString, name);
        QFETCH(QString, reason);
        VERIFY_REFUSED(program_.run({"describe", "--config", folder_.filePath(name)}), 1,
                       QStringList({name, reason}));
    }

    void nothingReachesTheTerminal() {
        const QString path = folder_.filePath("config.json");
        writeBytes(path, evil);
        const Ran ran = program_.run({"describe", "--config", path});
        VERIFY_DONE(ran);
        QVERIFY2(!ran.output.contains('\x1b'), ran.text());
    }

 private:
    Program program_;
    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestCliConfig)
#include "tst_cli_config.moc"
