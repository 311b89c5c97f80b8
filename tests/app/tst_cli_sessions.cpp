// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions on the command line: one line for each mistake, and options that override a sound session.
#include <sys/stat.h>

#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"

namespace {

const QByteArray sound = R"({"format": "posiscope-session", "version": 1,
 "values": {"encoding": "sinusoidal", "d_model": 8, "max_len": 40, "base": 100, "layout": "half-split",
            "position": 30, "dimensions": [1, 7], "colormap": "magma", "similarity_colormap": "gray"},
 "panes": [{"view": "heatmap"}, {"view": "waves", "viewport": [0, 10, -1, 1]}],
 "maximised": -1, "column_split": 0.5, "row_split": 0.5})";

QByteArray replaced(const char* from, const char* to) {
    return QByteArray(sound).replace(from, to);
}

}  // namespace

class TestCliSessions : public ProgramTest {
    Q_OBJECT

 private slots:
    void refused_data() {
        const Rows<QByteArray, QString> row("bytes", "mentioned");
        row("empty", {}, "errors/session-no-json");
        row("cut in half", sound.left(sound.size() / 2), "errors/session-no-json");
        row("cut by one byte", sound.left(sound.size() - 1), "errors/session-no-json");
        row("text", "d_model = 8\n", "errors/session-no-json");
        row("NUL bytes", QByteArray(4096, '\0'), "errors/session-no-json");
        row("not UTF-8", replaced("magma", "\xff\xfe"), "errors/session-no-json");
        row("other JSON", R"({"d_model": 8})", "errors/no-session");
        row("list", "[]", "errors/no-session");
        row("newer", replaced("\"version\": 1", "\"version\": 3"), "errors/newer-session");
        row("version is a text", replaced("\"version\": 1", "\"version\": \"1\""), "version");
        row("unknown field", replaced("\"maximised\"", "\"maximized\""), "maximized");
        row("unknown parameter", replaced("\"d_model\"", "\"d_modell\""), "d_modell");
        row("d_model is a text", replaced("\"d_model\": 8", "\"d_model\": \"8\""), "d_model");
        row("d_model is null", replaced("\"d_model\": 8", "\"d_model\": null"), "d_model");
        row("d_model is too large", replaced("\"d_model\": 8", "\"d_model\": 2147483648"), "65\u202f536");
        row("base is 1e400", replaced("\"base\": 100", "\"base\": 1e400"), "errors/session-no-json");
        row("base is a list", replaced("\"base\": 100", "\"base\": [100]"), "base");
        row("layout is a number", replaced("\"half-split\"", "1"), "layout");
        row("layout is unknown", replaced("half-split", "half"), "half-split");
        row("position outside", replaced("\"position\": 30", "\"position\": 40"), "position");
        row("dimensions outside", replaced("[1, 7]", "[1, 8]"), "dimensions");
        row("dimensions is a text", replaced("[1, 7]", "\"1,7\""), "dimensions");
        row("values is a list",
            replaced("\"values\": {", "\"values\": [{").replace("\"gray\"}", "\"gray\"}]"), "values");
        row("no panes",
            replaced(R"([{"view": "heatmap"}, {"view": "waves", "viewport": [0, 10, -1, 1]}])", "[]"),
            "panes");
        row("unknown view", replaced("\"waves\"", "\"tides\""), "tides");
        row("viewport upside down", replaced("[0, 10, -1, 1]", "[0, 10, 1, -1]"), "viewport");
        row("split", replaced("\"row_split\": 0.5", "\"row_split\": 7"), "row_split");
    }
    void refused() {
        const auto [bytes, mentioned] = fetchRow<QByteArray, QString>();
        QVERIFY(bytes != sound);
        writeBytes(path(), bytes);
        VERIFY_REFUSED(describe({}), 1, QStringList({path(), mentioned}));
        const QString output = folder_->filePath("x.npy");
        VERIFY_REFUSED(program_.run({"export", "--view", "heatmap", "-o", output, "--session", path()}), 1,
                       QStringList({path(), mentioned}));
        QVERIFY(!QFileInfo::exists(output));
        QCOMPARE(bytesOf(path()), bytes);
    }

    void longNames_data() {
        const Rows<QByteArray> row("session");
        const QByteArray x(900'000, 'x');
        const QByteArray begin = "{\"format\":\"posiscope-session\",\"version\":1,\"";
        row("a key", begin + "values\":{\"" + x + "\":1}}");
        row("a value", begin + "values\":{\"encoding\":\"" + x + "\"}}");
        row("a path", begin + "values\":{\"encoding\":\"table\",\"table_file\":\"" + x + "\"}}");
        row("a hidden control", begin + "hidden\":[\"" + x + "\"]}");
    }
    /// No message is longer than 500 characters and the path of the folder.
    void longNames() {
        QFETCH(QByteArray, session);
        writeBytes(path(), session);
        const Ran ran = describe({});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.errors.size() < 500 + path().size(), ran.errors.left(600));
    }

    void notAFile_data() {
        const Rows<QString, QString> row("what", "mentioned");
        row("missing", "missing", "errors/cannot-read-missing");
        row("in a missing folder", "in a missing folder", "errors/cannot-read-missing");
        row("a folder", "a folder", "errors/no-regular-file");
        row("a FIFO", "a FIFO", "errors/no-regular-file");
        row("a device", "a device", "errors/no-regular-file");
        row("100 MB of zeros", "100 MB of zeros", "errors/session-too-large");
    }
    /// None of these is waited for or read to its end.
    void notAFile() {
        const auto [what, mentioned] = fetchRow<QString, QString>();
        if (what == "in a missing folder") path() = folder_->filePath("none/my.posiscope");
        if (what == "a folder") QVERIFY(QDir().mkdir(path()));
        if (what == "a FIFO") QCOMPARE(::mkfifo(path().toLocal8Bit(), 0600), 0);
        if (what == "a device") QVERIFY(QFile::link("/dev/zero", path()));
        if (what == "100 MB of zeros") {
            writeBytes(path(), {});
            QVERIFY(QFile::resize(path(), 100'000'000));
        }
        VERIFY_REFUSED(describe({}), 1, QStringList({path(), mentioned}));
    }

    void optionsComeOnTop_data() {
        const Rows<QString, int, int, double, QString, int> row("options", "dModel", "maxLen", "base",
                                                                "layout", "position");
        row("the session alone", "", 8, 40, 100.0, "half-split", 30);
        row("d_model", "--d-model 6", 6, 40, 100.0, "half-split", 30);
        row("base and layout", "--base 50 --layout interleaved", 8, 40, 50.0, "interleaved", 30);
        row("position", "--position 39", 8, 40, 100.0, "half-split", 39);
        row("a shorter table moves the cursor", "--max-len 10", 8, 10, 100.0, "half-split", 9);
        row("a later table moves the cursor", "--first-position 50", 8, 40, 100.0, "half-split", 50);
        row("the default is an option too", "--d-model 128 --max-len 256", 128, 256, 100.0, "half-split", 30);
    }
    void optionsComeOnTop() {
        QFETCH(QString, options);
        writeBytes(path(), sound);
        const QStringList words = options.split(' ', Qt::SkipEmptyParts);
        const Ran ran = describe(QStringList{"--json"} + words);
        VERIFY_DONE(ran);
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        const QJsonObject parameters = root["parameters"].toObject();
        QTEST(parameters["d_model"].toInt(), "dModel");
        QTEST(parameters["max_len"].toInt(), "maxLen");
        QTEST(parameters["base"].toDouble(), "base");
        QTEST(parameters["layout"].toString(), "layout");
        QTEST(root["row_norm_position"].toInt(), "position");
        // The position of --session among the options is irrelevant.
        const Ran last =
            program_.run(QStringList{"describe", "--json"} + words + QStringList{"--session", path()});
        VERIFY_DONE(last);
        QCOMPARE(last.output, ran.output);
    }

    void aFlagOfTheSessionCanBeSwitchedOff() {
        writeBytes(path(), replaced("\"d_model\": 8", "\"d_model\": 8, \"zero_first_row\": true"));
        const auto firstRowIsZero = [&](const QStringList& words) {
            const Ran ran = describe(QStringList{"--json"} + words);
            return QJsonDocument::fromJson(ran.output)
                .object()["parameters"]
                .toObject()["zero_first_row"]
                .toBool();
        };
        QVERIFY(firstRowIsZero({}));
        QVERIFY(!firstRowIsZero({"--no-zero-first-row"}));
    }

    /// A picture of a session's view shows the same part as the session.
    void theViewportOfTheSessionCounts() {
        const QStringList words{"--view", "waves", "--session", path(), "--dimensions", "1"};
        writeBytes(path(), sound);
        VERIFY_DONE(program_.run(QStringList{"export", "-o", folder_->filePath("part.png")} + words));
        writeBytes(path(), replaced(", \"viewport\": [0, 10, -1, 1]", ""));
        VERIFY_DONE(program_.run(QStringList{"export", "-o", folder_->filePath("whole.png")} + words));
        QVERIFY(bytesOf(folder_->filePath("part.png")) != bytesOf(folder_->filePath("whole.png")));
    }

    void optionOutsideTheSessionsTable() {
        writeBytes(path(), sound);
        VERIFY_REFUSED(describe({"--position", "40"}), 2, QStringList({"position must be", "from 0 to 39"}));
    }

    void chosenDimensions_data() {
        const Rows<QStringList, QByteArray> row("words", "header");
        row("of the session", QStringList{}, QByteArray("\"1\",\"7\"\n"));
        row("of the option", QStringList{"--dimensions", "2-4"}, QByteArray("\"2\",\"3\",\"4\"\n"));
        row("those that are left", QStringList{"--d-model", "6"}, QByteArray("\"1\"\n"));
    }
    void chosenDimensions() {
        const auto [words, header] = fetchRow<QStringList, QByteArray>();
        writeBytes(path(), sound);
        const QString output = folder_->filePath("x.csv");
        VERIFY_DONE(program_.run(QStringList{"export", "--view", "waves", "-o", output, "--session", path()} +
                                 words));
        QVERIFY(bytesOf(output).startsWith(header));
        QCOMPARE(bytesOf(output).count('\n'), 41);
    }

    void colours() {
        writeBytes(path(), sound);
        const QStringList session{"--session", path()};
        const QStringList table{"--d-model", "8",        "--max-len",  "40",         "--base",
                                "100",       "--layout", "half-split", "--position", "30"};
        for (const char* view : {"heatmap", "similarity"}) {
            const QString own = QLatin1String(view) == QLatin1String("heatmap") ? "magma" : "gray";
            QCOMPARE(drawn(view, session), drawn(view, table + QStringList{"--colormap", own}));
            QCOMPARE(drawn(view, session + QStringList{"--colormap", "puor"}),
                     drawn(view, table + QStringList{"--colormap", "puor"}));
            QVERIFY(drawn(view, session) != drawn(view, session + QStringList{"--colormap", "puor"}));
        }
    }

 private:
    Ran describe(const QStringList& words) {
        return program_.run(QStringList{"describe", "--session", path()} + words);
    }

    QImage drawn(const QString& view, const QStringList& words) {
        const QString output = folder_->filePath("x.png");
        const Ran ran =
            program_.run(QStringList{"export", "--view", view, "-o", output, "--size", "320x240"} + words);
        [&] { VERIFY_DONE(ran); }();
        return QImage(output);
    }

    QString path() const { return folder_->filePath("my.posiscope"); }
};

QTEST_GUILESS_MAIN(TestCliSessions)
#include "tst_cli_sessions.moc"
