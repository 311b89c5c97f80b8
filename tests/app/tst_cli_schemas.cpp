// SPDX-License-Identifier: GPL-3.0-or-later
// What the program writes as JSON fits the schemas that it prints. Another program compares them: jsonschema.
#include <QJsonArray>
#include <csignal>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"

class TestCliSchemas : public ProgramTest {
    Q_OBJECT

    QString path(const QString& name) { return folder_->filePath(name); }
    QStringList names() {
        const QString refused = errorLine(program_.run({"help", "--schema", "?"}));
        return refused.section("one of ", 1).section(", not", 0, 0).split(", ");
    }
    void writeSchemas() {
        QVERIFY(QDir(folder_->path()).mkpath("schemas"));
        for (const QString& name : names())
            writeBytes(path("schemas/" + name + ".json"), program_.run({"help", "--schema", name}).output);
    }
    /// What jsonschema says of these files, a line each.
    QStringList said(const QStringList& files) {
        QProcess python;
        python.start("/usr/bin/python3",
                     QStringList{POSISCOPE_TEST_DATA "/../app/validate.py", path("schemas")} + files);
        python.waitForFinished(60'000);
        const QStringList lines =
            QString::fromUtf8(python.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
        if (lines.size() != files.size()) qWarning() << python.readAllStandardError();
        return lines;
    }
    /// Runs the program; the answer is the next file of the command.
    QString answerOf(const QStringList& words) {
        const Ran ran = program_.run(words + QStringList{"--json"});
        const QString file = path(QString("%1.%2.json").arg(words[0]).arg(++count_));
        writeBytes(file, ran.output);
        return file;
    }
    int count_ = 0;

 private slots:
    void schemasAreThere() {
        QCOMPARE(names().size(), 10);
        for (const QString& name : names())
            QVERIFY(QJsonDocument::fromJson(program_.run({"help", "--schema", name}).output).isObject());
    }

    void answersFit() {
        writeSchemas();
        const QStringList table{"export", "--view", "heatmap", "--d-model", "16", "--max-len", "32", "-o"};
        VERIFY_DONE(program_.run(table + QStringList{path("pe.npy")}));
        VERIFY_DONE(program_.run(table + QStringList{path("base.npy"), "--base", "500"}));
        QByteArray nan = bytesOf(path("pe.npy"));
        nan.replace(nan.size() - 8, 8, QByteArray(8, '\xff'));
        writeBytes(path("nan.npy"), nan);
        writeBytes(path("c.json"), R"({"model_type": "llama", "hidden_size": 64, "num_attention_heads": 2,
                                       "strange_rope_key": 3})");
        writeBytes(path("bad.md"), "# Nothing\n");
        QStringList files;
        const QByteArray encodings = program_.run({"list", "encodings"}).output;
        for (const QByteArray& line : encodings.split('\n')) {
            const QString id = line.split('\t')[0];
            if (id.isEmpty() || id == "table") continue;
            files << answerOf({"describe", "--encoding", id});
        }
        files << answerOf({"describe", path("pe.npy")}) << answerOf({"describe", path("c.json")});
        for (const QString& file : {path("pe.npy"), path("base.npy"), path("nan.npy")}) {
            files << answerOf({"identify", file}) << answerOf({"identify", file, "--expect", "sinusoidal"});
            files << answerOf({"identify", file, path("gone.npy")});
            files << answerOf({"compare", path("pe.npy"), file});
            files << answerOf({"compare", path("c.json"), file});
        }
        QVERIFY(QDir(folder_->path()).mkpath("model"));
        writeBytes(path("model/config.json"), bytesOf(path("c.json")));
        QVERIFY(QFile::copy(path("pe.npy"), path("model/rotary.inv_freq.npy")));
        QVERIFY(QFile::copy(path("pe.npy"), path("model/wpe.npy")));
        files << answerOf({"describe", path("model")}) << answerOf({"identify", path("model")});
        files << answerOf({"identify", path("model"), path("pe.npy")});
        files << answerOf({"convert", path("pe.npy"), "-o", path("out.npy")});
        files << answerOf({"lesson", "wavelengths", path("bad.md")});
        for (const char* list : {"views", "encodings", "colormaps", "lessons"})
            files << answerOf({"list", list});
        files << answerOf({"list", "tensors", path("pe.npy")}) << answerOf({"examples"});
        for (const QStringList& words :
             {QStringList{"identify", "gone.npy", "--json"}, {"list", "x", "--json"}}) {
            files << path(QString("error.%1.json").arg(++count_));
            writeBytes(files.back(), program_.run(words).errors);
        }
        const QStringList lines = said(files);
        QCOMPARE(lines.size(), files.size());
        for (qsizetype n = 0; n < files.size(); ++n)
            QVERIFY2(lines[n] == "ok",
                     qPrintable(files[n] + ": " + lines[n] + "\n" + bytesOf(files[n]).left(300)));
        QVERIFY(files.size() > 40);
    }

    /// Sessions of all versions, and the settings of a window that was closed.
    void filesFit() {
        writeSchemas();
        QStringList files;
        const QDir kept(POSISCOPE_TEST_DATA "/kept/0.9.0");
        for (const QString& name : kept.entryList({"*.posiscope"})) {
            files << path(QString("session.%1.json").arg(++count_));
            QVERIFY(QFile::copy(kept.filePath(name), files.back()));
        }
        QVERIFY(files.size() > 3);
        QProcess window;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("HOME", folder_->path());
        environment.insert("XDG_CONFIG_HOME", path("config"));
        window.setProcessEnvironment(environment);
        window.start(POSISCOPE_BINARY, {"--encoding", "rope", "--view", "waves,heatmap"});
        QVERIFY(window.waitForStarted());
        QTest::qWait(1500);
        ::kill(static_cast<pid_t>(window.processId()), SIGTERM);
        QVERIFY(window.waitForFinished());
        files << path("settings.window.json");
        QVERIFY(QFile::copy(path("config/posiscope/settings.json"), files.back()));
        const QJsonObject settings = QJsonDocument::fromJson(bytesOf(files.back())).object();
        files << path("session.window.json");
        writeBytes(files.back(), settings["session"].toString().toUtf8());
        const QStringList lines = said(files);
        QCOMPARE(lines, QStringList(files.size(), "ok"));
    }

    /// A schema that everything fits would be none.
    void otherAnswersDoNot_data() {
        const Rows<QString, QByteArray, QByteArray> row("from", "to", "said");
        row("a key less", "\"unsure\": false,", "", "'unsure' is a required property");
        row("a key more", "\"unsure\": false,", "\"unsure\": false, \"sure\": true,",
            "'sure' was unexpected");
        row("another type", "\"unsure\": false,", "\"unsure\": 0,", "0 is not of type 'boolean'");
        row("within an object", "\"transposed\": false", "\"transposed\": null",
            "None is not of type 'boolean'");
        row("another schema", "\"schema\": 2", "\"schema\": 1", "2 was expected");
    }
    void otherAnswersDoNot() {
        const auto [from, to, wanted] = fetchRow<QString, QByteArray, QByteArray>();
        writeSchemas();
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "-o", path("pe.npy")}));
        QByteArray answer = program_.run({"identify", path("pe.npy"), "--json"}).output;
        QVERIFY(answer.contains(from.toUtf8()));
        writeBytes(path("identify.right.json"), answer);
        writeBytes(path("identify.wrong.json"), answer.replace(from.toUtf8(), to));
        // The schema of one answer, whose errors are named one by one.
        QJsonObject schema = QJsonDocument::fromJson(bytesOf(path("schemas/identify.json"))).object();
        writeBytes(path("schemas/identify.json"), QJsonDocument(schema["anyOf"][0].toObject()).toJson());
        const QStringList lines = said({path("identify.right.json"), path("identify.wrong.json")});
        QCOMPARE(lines[0], QString("ok"));
        QVERIFY2(lines[1].contains(wanted), qPrintable(lines[1]));
    }
};

QTEST_GUILESS_MAIN(TestCliSchemas)
#include "tst_cli_schemas.moc"
