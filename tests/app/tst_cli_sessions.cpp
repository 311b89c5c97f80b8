// Session files on the command line: what is wrong is said in one line, what is right can be overruled.
#include <sys/stat.h>

#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/program.h"
#include "tests/support/strict.h"

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

class TestCliSessions : public QObject {
    Q_OBJECT

 private slots:
    void init() {
        failOnAnyWarning();
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath("my.posiscope");
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("mentioned");
        const auto row = [](const char* name, const QByteArray& bytes, const char* mentioned) {
            QTest::newRow(name) << bytes << mentioned;
        };
        row("empty", {}, "cut short");
        row("cut in half", sound.left(sound.size() / 2), "cut short");
        row("cut by one byte", sound.left(sound.size() - 1), "cut short");
        row("text", "d_model = 8\n", "not JSON");
        row("NUL bytes", QByteArray(4096, '\0'), "not JSON");
        row("not UTF-8", replaced("magma", "\xff\xfe"), "not JSON");
        row("other JSON", R"({"d_model": 8})", "not a Posiscope session");
        row("list", "[]", "not a Posiscope session");
        row("newer", replaced("\"version\": 1", "\"version\": 2"), "newer Posiscope");
        row("version is a text", replaced("\"version\": 1", "\"version\": \"1\""), "version");
        row("unknown field", replaced("\"maximised\"", "\"maximized\""), "maximized");
        row("unknown parameter", replaced("\"d_model\"", "\"d_modell\""), "d_modell");
        row("d_model is a text", replaced("\"d_model\": 8", "\"d_model\": \"8\""), "d_model");
        row("d_model is null", replaced("\"d_model\": 8", "\"d_model\": null"), "d_model");
        row("d_model is too large", replaced("\"d_model\": 8", "\"d_model\": 2147483648"), "65\u202f536");
        row("base is 1e400", replaced("\"base\": 100", "\"base\": 1e400"), "not JSON");
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
        QFETCH(QByteArray, bytes);
        QFETCH(QString, mentioned);
        QVERIFY(bytes != sound);
        writeBytes(path_, bytes);
        VERIFY_REFUSED(describe({}), 1, QStringList({path_, mentioned}));
        const QString output = folder_->filePath("x.npy");
        VERIFY_REFUSED(program_.run({"export", "--view", "heatmap", "-o", output, "--session", path_}), 1,
                       QStringList({path_, mentioned}));
        QVERIFY(!QFileInfo::exists(output));
        QCOMPARE(bytesOf(path_), bytes);
    }

    void notAFile_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("mentioned");
        QTest::newRow("missing") << "missing"
                                 << "no such file";
        QTest::newRow("in a missing folder") << "in a missing folder"
                                             << "no such file";
        QTest::newRow("a folder") << "a folder"
                                  << "not a regular file";
        QTest::newRow("a FIFO") << "a FIFO"
                                << "not a regular file";
        QTest::newRow("a device") << "a device"
                                  << "not a regular file";
        QTest::newRow("100 MB of zeros") << "100 MB of zeros"
                                         << "too large";
    }
    /// None of these is waited for or read through.
    void notAFile() {
        QFETCH(QString, what);
        QFETCH(QString, mentioned);
        if (what == "in a missing folder") path_ = folder_->filePath("none/my.posiscope");
        if (what == "a folder") QVERIFY(QDir().mkdir(path_));
        if (what == "a FIFO") QCOMPARE(::mkfifo(path_.toLocal8Bit(), 0600), 0);
        if (what == "a device") QVERIFY(QFile::link("/dev/zero", path_));
        if (what == "100 MB of zeros") {
            writeBytes(path_, {});
            QVERIFY(QFile::resize(path_, 100'000'000));
        }
        VERIFY_REFUSED(describe({}), 1, QStringList({path_, mentioned}));
    }

    void optionsComeOnTop_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("dModel");
        QTest::addColumn<int>("maxLen");
        QTest::addColumn<double>("base");
        QTest::addColumn<QString>("layout");
        QTest::addColumn<int>("position");
        QTest::newRow("the session alone") << "" << 8 << 40 << 100.0 << "half-split" << 30;
        QTest::newRow("d_model") << "--d-model 6" << 6 << 40 << 100.0 << "half-split" << 30;
        QTest::newRow("base and layout")
            << "--base 50 --layout interleaved" << 8 << 40 << 50.0 << "interleaved" << 30;
        QTest::newRow("position") << "--position 39" << 8 << 40 << 100.0 << "half-split" << 39;
        QTest::newRow("a shorter table moves the cursor")
            << "--max-len 10" << 8 << 10 << 100.0 << "half-split" << 9;
        QTest::newRow("a later table moves the cursor")
            << "--first-position 50" << 8 << 40 << 100.0 << "half-split" << 50;
        QTest::newRow("the default is an option too")
            << "--d-model 128 --max-len 256" << 128 << 256 << 100.0 << "half-split" << 30;
    }
    void optionsComeOnTop() {
        QFETCH(QString, options);
        writeBytes(path_, sound);
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
        // Where the session stands among the options does not matter.
        const Ran last =
            program_.run(QStringList{"describe", "--json"} + words + QStringList{"--session", path_});
        VERIFY_DONE(last);
        QCOMPARE(last.output, ran.output);
    }

    void aFlagOfTheSessionCanBeSwitchedOff() {
        writeBytes(path_, replaced("\"d_model\": 8", "\"d_model\": 8, \"zero_first_row\": true"));
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

    /// A picture of a session's view shows the part that the session shows.
    void theViewportOfTheSessionCounts() {
        const QStringList words{"--view", "waves", "--session", path_, "--dimensions", "1"};
        writeBytes(path_, sound);
        VERIFY_DONE(program_.run(QStringList{"export", "-o", folder_->filePath("part.png")} + words));
        writeBytes(path_, replaced(", \"viewport\": [0, 10, -1, 1]", ""));
        VERIFY_DONE(program_.run(QStringList{"export", "-o", folder_->filePath("whole.png")} + words));
        QVERIFY(bytesOf(folder_->filePath("part.png")) != bytesOf(folder_->filePath("whole.png")));
    }

    void optionOutsideTheSessionsTable() {
        writeBytes(path_, sound);
        VERIFY_REFUSED(describe({"--position", "40"}), 2, QStringList({"position must be", "from 0 to 39"}));
    }

    void chosenDimensions_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("header");
        QTest::newRow("of the session") << QStringList{} << QByteArray("\"1\",\"7\"\n");
        QTest::newRow("of the option")
            << QStringList{"--dimensions", "2-4"} << QByteArray("\"2\",\"3\",\"4\"\n");
        QTest::newRow("those that are left") << QStringList{"--d-model", "6"} << QByteArray("\"1\"\n");
    }
    void chosenDimensions() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, header);
        writeBytes(path_, sound);
        const QString output = folder_->filePath("x.csv");
        VERIFY_DONE(
            program_.run(QStringList{"export", "--view", "waves", "-o", output, "--session", path_} + words));
        QVERIFY(bytesOf(output).startsWith(header));
        QCOMPARE(bytesOf(output).count('\n'), 41);
    }

    void colours() {
        writeBytes(path_, sound);
        const QStringList session{"--session", path_};
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
        return program_.run(QStringList{"describe", "--session", path_} + words);
    }

    QImage drawn(const QString& view, const QStringList& words) {
        const QString output = folder_->filePath("x.png");
        const Ran ran =
            program_.run(QStringList{"export", "--view", view, "-o", output, "--size", "320x240"} + words);
        [&] { VERIFY_DONE(ran); }();
        return QImage(output);
    }

    Program program_;
    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
};

QTEST_GUILESS_MAIN(TestCliSessions)
#include "tst_cli_sessions.moc"
